//! Step 2a, with the Spell Circles: ghosts of meeples around are drawn into the circles of the laid tile, and the rest
//! is filled from the supply (RCIRC-2 to RCIRC-4).

use crate::rules::carcassonne::step::Said;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Meeple, Phase, Refusal};
use crate::rules::tiles::{ByArea, PartName};

/// Counts the circles to be filled. Those in mist that the tile breaks stay empty (RCIRC-7).
pub(super) fn count(game: &mut Carcassonne) -> Said {
    if !game.spell_circles() {
        return Said::Nothing;
    }
    let mut circles = ByArea::default();
    for part in game.laid_face().mist_parts() {
        let bank = game.bank_of(game.last_laid(), part.index);
        if bank.is_some_and(|bank| !game.to_do().met.broken.contains(&bank)) {
            circles[part.index] = part.circles;
        }
    }
    let ghosts: u8 = around(game).map(|meeple| meeple.ghosts).sum();
    let to_do = game.to_do_mut();
    to_do.circles = circles;
    to_do.drawn_in = ghosts.min(circles.sum());
    Said::Did
}

/// The meeples with ghosts on the eight squares around the laid tile, of all players.
fn around(game: &Carcassonne) -> impl Iterator<Item = &Meeple> {
    let at = game.laid().at;
    game.meeples().iter().filter(move |meeple| meeple.ghosts > 0 && at.surrounds(game.square_of(meeple.part)))
}

/// The next ghost is drawn in, as many as possible (RCIRC-3).
pub(super) fn draw_in(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    if game.to_do().drawn_in == 0 {
        return Said::Nothing;
    }
    let mut meeples = around(game);
    match (meeples.next(), meeples.next()) {
        (None, _) => Said::Nothing,
        (Some(_), Some(_)) => Said::Asks(Phase::DrawIn),
        (Some(&only), None) => {
            drop(meeples);
            draw_one_in(game, only, happenings);
            Said::Did
        }
    }
}

/// A ghost from the supply comes to the next empty circle; with none left it stays empty (RCIRC-4).
pub(super) fn fill(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    let Some(area) = game.to_do_mut().circles.take_first() else { return Said::Nothing };
    if game.take_ghost_from_supply() {
        game.put_in_circle(game.last_laid(), area);
        happenings.push(Happening::CircleFilled { to: game.laid().at, area });
    }
    Said::Did
}

pub(in crate::rules::carcassonne) fn list(game: &Carcassonne, actions: &mut Vec<Action>) {
    actions.extend(around(game).map(|meeple| Action::DrawIn { meeple: game.name_of(meeple.part) }));
}

pub(in crate::rules::carcassonne) fn apply(
    game: &mut Carcassonne,
    meeple: PartName,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let part = game.part_named(meeple).ok_or(Refusal::NotToDrawIn)?;
    let chosen = around(game).copied().find(|meeple| meeple.part == part).ok_or(Refusal::NotToDrawIn)?;
    draw_one_in(game, chosen, happenings);
    Ok(())
}

/// A ghost goes to the first circle that is still to be filled.
fn draw_one_in(game: &mut Carcassonne, meeple: Meeple, happenings: &mut Vec<Happening>) {
    let legal = around(game).count() as u8;
    game.to_do_mut().drawn_in -= 1;
    let Some(area) = game.to_do_mut().circles.take_first() else { return };
    game.take_from_meeple(meeple.part);
    game.put_in_circle(game.last_laid(), area);
    let from = game.name_of(meeple.part);
    happenings.push(Happening::GhostDrawnIn { from, to: game.laid().at, area, legal });
}
