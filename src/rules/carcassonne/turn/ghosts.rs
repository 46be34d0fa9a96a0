//! A ghost comes to a meeple (RGHOST-1 to RGHOST-3). Extending and breaking mist both need it.

use crate::rules::carcassonne::step::Said;
use crate::rules::carcassonne::to_do::Coming;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Meeple, Phase, Refusal, Source, Why};
use crate::rules::tiles::{PartName, RegionId, TileId};

/// Whom the next ghost can come to.
fn eligible(game: &Carcassonne, to_opponent: bool) -> impl Iterator<Item = &Meeple> {
    let active = game.active_colour();
    let is_meant = move |meeple: &&Meeple| meeple.piece.can_be_haunted() && (meeple.colour != active) == to_opponent;
    game.meeples().iter().filter(is_meant)
}

/// Whether any meeple can take a ghost.
pub(super) fn anybody(game: &Carcassonne, coming: Coming) -> bool {
    eligible(game, coming.to_opponent()).next().is_some()
}

/// A ghost comes: to the only meeple that can take it, or the player is asked which. Somebody has to be eligible.
pub(super) fn give(game: &mut Carcassonne, coming: Coming, happenings: &mut Vec<Happening>) -> Said {
    let mut meeples = eligible(game, coming.to_opponent());
    match (meeples.next().copied(), meeples.next()) {
        (None, _) => Said::Nothing,
        (Some(only), None) => {
            drop(meeples);
            arrive(game, coming, only, happenings);
            Said::Did
        }
        (Some(_), Some(_)) => {
            drop(meeples);
            game.to_do_mut().coming = Some(coming);
            Said::Asks(if coming.to_opponent() { Phase::HauntOpponent } else { Phase::HauntOwn })
        }
    }
}

/// The next ghost in the circles of a bank. With nobody to take it the rest returns to the supply (RCIRC-6, RCIRC-8).
pub(super) fn give_all(game: &mut Carcassonne, bank: RegionId, why: Why, happenings: &mut Vec<Happening>) -> Said {
    let Some((tile, area, _)) = game.circled_in(bank).next() else { return Said::Nothing };
    let coming = Coming { why, from: circle(game, tile, area, 1) };
    if anybody(game, coming) {
        return give(game, coming, happenings);
    }
    let areas: Vec<(TileId, u8, u8)> = game.circled_in(bank).collect();
    for (tile, area, _) in areas {
        let (at, ghosts) = (game.board().tile(tile).at, game.empty_circles(tile, area));
        happenings.push(Happening::Released { at, area, ghosts });
    }
    Said::Did
}

/// A circle as the place that a ghost comes from; `areas` is how many there were to choose from.
pub(super) fn circle(game: &Carcassonne, tile: TileId, area: u8, areas: u8) -> Source {
    Source::Circle { at: game.board().tile(tile).at, area, areas }
}

pub(in crate::rules::carcassonne) fn list(game: &Carcassonne, actions: &mut Vec<Action>) {
    let Some(coming) = game.to_do().coming else { return };
    let meeples = eligible(game, coming.to_opponent());
    actions.extend(meeples.map(|meeple| Action::GiveGhost { meeple: game.name_of(meeple.part) }));
}

pub(in crate::rules::carcassonne) fn apply(
    game: &mut Carcassonne,
    place: PartName,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let Some(coming) = game.to_do().coming else { return Err(Refusal::NotNow(game.phase_now())) };
    let meeple = game.meeple_on(place).ok_or(Refusal::NobodyThere)?;
    if !meeple.piece.can_be_haunted() {
        return Err(Refusal::Guard);
    }
    match (coming.to_opponent(), meeple.colour == game.active_colour()) {
        (true, true) => return Err(Refusal::OwnMeeple(coming.rule())),
        (false, false) => return Err(Refusal::OpponentsMeeple(coming.rule())),
        (true, false) | (false, true) => {}
    }
    game.to_do_mut().coming = None;
    arrive(game, coming, meeple, happenings);
    Ok(())
}

/// A ghost leaves its place and comes to a meeple; with its third one the meeple goes home (RGHOST-3).
fn arrive(game: &mut Carcassonne, coming: Coming, meeple: Meeple, happenings: &mut Vec<Happening>) {
    let legal = eligible(game, coming.to_opponent()).count() as u8;
    let left = match coming.from {
        Source::Supply => game.take_ghost_from_supply(),
        Source::Circle { at, area, .. } => {
            game.board().tile_at(at).is_some_and(|tile| game.take_from_circle(tile, area))
        }
    };
    if !left {
        return;
    }
    let to = game.name_of(meeple.part);
    happenings.push(Happening::GhostGiven { why: coming.why, from: coming.from, to, legal });
    if game.put_with_meeple(meeple.part) == Meeple::CHASED {
        game.send_home(Meeple { ghosts: Meeple::CHASED, ..meeple });
        happenings.push(Happening::Chased { colour: meeple.colour, piece: meeple.piece, from: to });
    }
}
