//! Step 3: Rufus and Ronja. They come when their space is reached, calm ghosts around the meeple they join, and score
//! when it is scored (HOUND-1 to HOUND-8).

use super::markers;
use crate::rules::mists::position::Standing;
use crate::rules::mists::step::Said;
use crate::rules::mists::to_do::Calming;
use crate::rules::mists::{Action, Banished, Happening, Haunt, Hound, Mists, Phase, Refusal, Whereabouts};
use crate::rules::tiles::{PartName, Square};

/// The next hound whose meeple went home scores and leaves, Rufus first (HOUND-6).
pub(super) fn score(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    let Some((hound, colour)) = game.to_do().next_scored_hound() else { return Said::Nothing };
    let points = u16::from(game.ghosts_on_board());
    let Some(marking) = markers::give(game, colour.into(), points) else { return Said::Asks(Phase::MoveMarker) };
    game.to_do_mut().scored_hounds[hound] = None;
    game.set_hound(hound, Whereabouts::Gone);
    if let Some(marker) = marking.first_marker() {
        happenings.push(Happening::HoundScored { hound, points, marker });
    }
    markers::see_goal(game)
}

/// The first hound whose space was reached comes, and joins the only meeple or the one that the table chooses (HOUND-1,
/// HOUND-2, HOUND-7).
pub(super) fn come(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    let Some(hound) = game.reached_hound() else { return Said::Nothing };
    match *game.standing() {
        // Nobody to join: it leaves the game, but the piles move all the same (HOUND-5).
        [] => {
            game.set_hound(hound, Whereabouts::Gone);
            happenings.push(Happening::HoundCame { hound, to: None, legal: 0 });
            change_pile(game, happenings);
        }
        [only] => join(game, hound, only, happenings),
        _ => return Said::Asks(Phase::PlaceHound),
    }
    Said::Did
}

/// Asks for ghosts around the hound as long as there are any that may leave (HOUND-3).
pub(super) fn calm(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    match game.to_do().calming {
        None => Said::Nothing,
        Some(calming) if ghosts_in_reach(game, calming).next().is_some() => Said::Asks(Phase::CalmGhosts),
        Some(calming) => {
            finish(game, calming, happenings);
            Said::Did
        }
    }
}

pub(in crate::rules::mists) fn list(game: &Mists, actions: &mut Vec<Action>) {
    let standing = game.standing().iter().map(|meeple| Action::PlaceHound { meeple: game.name_of(meeple.part) });
    actions.extend(standing);
}

pub(in crate::rules::mists) fn apply(
    game: &mut Mists,
    meeple: PartName,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let Some(hound) = game.reached_hound() else { return Err(Refusal::NotNow(Phase::PlaceHound)) };
    let meeple = game.meeple_on(meeple).ok_or(Refusal::NobodyForHound(hound))?;
    join(game, hound, meeple, happenings);
    Ok(())
}

fn join(game: &mut Mists, hound: Hound, meeple: Standing, happenings: &mut Vec<Happening>) {
    game.set_hound(hound, Whereabouts::With(meeple.part));
    game.to_do_mut().calming = Some(Calming { hound, calmed: Default::default() });
    let (to, legal) = (Some((meeple.colour, game.name_of(meeple.part))), game.standing().len() as u8);
    happenings.push(Happening::HoundCame { hound, to, legal });
}

/// The meeple with which a hound stands.
fn meeple_of(game: &Mists, hound: Hound) -> Option<Standing> {
    game.standing().iter().copied().find(|meeple| game.hound_is_with(hound, meeple.part))
}

/// The square of the meeple with which a hound stands.
fn square_of(game: &Mists, hound: Hound) -> Option<Square> {
    meeple_of(game, hound).map(|meeple| game.name_of(meeple.part).at)
}

/// Where the ghosts of a square are counted, if any may still leave it: at most three each from two squares (HOUND-3).
fn slot(calmed: &[Banished; 2], at: Square) -> Result<usize, Refusal> {
    let known = calmed.iter().position(|banished| banished.from == Some(at));
    match known.or_else(|| calmed.iter().position(|banished| banished.from.is_none())) {
        Some(slot) if calmed[slot].is_full() => Err(Refusal::FourthGhost(at)),
        Some(slot) => Ok(slot),
        None => Err(Refusal::ThirdSquare(at)),
    }
}

/// Ghosts on the hound's square and the eight around it that may leave.
fn ghosts_in_reach(game: &Mists, calming: Calming) -> impl Iterator<Item = (Square, Haunt)> {
    let around = square_of(game, calming.hound);
    let squares = around.into_iter().flat_map(|at| std::iter::once(at).chain(at.surroundings()));
    let open = squares.filter(move |&at| slot(&calming.calmed, at).is_ok());
    open.flat_map(|at| game.loose_ghosts_on(at).map(move |(haunt, _)| (at, haunt)))
}

pub(in crate::rules::mists) fn list_ghosts(game: &Mists, actions: &mut Vec<Action>) {
    if let Some(calming) = game.to_do().calming {
        actions.extend(ghosts_in_reach(game, calming).map(|(at, haunt)| Action::Banish { at, haunt }));
    }
    actions.push(Action::StopBanishing);
}

pub(in crate::rules::mists) fn banish(
    game: &mut Mists,
    at: Square,
    haunt: Haunt,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let Some(mut calming) = game.to_do().calming else { return Err(Refusal::NotNow(Phase::CalmGhosts)) };
    haunt.lets_go(at)?;
    if !square_of(game, calming.hound).is_some_and(|around| around == at || around.surrounds(at)) {
        return Err(Refusal::NotAroundHound(at));
    }
    let slot = slot(&calming.calmed, at)?;
    if !game.take_ghost(at, haunt, happenings) {
        return Err(Refusal::NoGhostForHound(at));
    }
    calming.calmed[slot].add(at, haunt);
    game.to_do_mut().calming = Some(calming);
    Ok(())
}

pub(in crate::rules::mists) fn stop_banishing(
    game: &mut Mists,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    if let Some(calming) = game.to_do().calming {
        finish(game, calming, happenings);
    }
    Ok(())
}

/// The hound is done with the ghosts around it.
fn finish(game: &mut Mists, Calming { hound, calmed }: Calming, happenings: &mut Vec<Happening>) {
    game.to_do_mut().calming = None;
    if let Some(meeple) = meeple_of(game, hound) {
        let (to, legal) = ((meeple.colour, game.name_of(meeple.part)), game.standing().len() as u8);
        happenings.push(Happening::HoundCalmed { hound, to, legal, calmed });
    }
    change_pile(game, happenings);
}

/// The rest of the active pile goes on the next (HOUND-4).
fn change_pile(game: &mut Mists, happenings: &mut Vec<Happening>) {
    game.change_pile();
    happenings.push(Happening::PileChanged { active: game.active_pile(), tiles: game.tiles_left() });
}
