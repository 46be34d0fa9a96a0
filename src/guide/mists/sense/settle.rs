//! Goes on from an action to a position that can be judged: ghosts that are due have come or left.

use crate::rules::Game;
use crate::rules::mists::{Action, Happening, Mists, Phase};

/// Plays on while only ghosts come or leave. Whatever is to be chosen there makes little difference.
pub(super) fn settle(game: &mut Mists, actions: &mut Vec<Action>, happenings: &mut Vec<Happening>) {
    loop {
        let choose = match game.phase() {
            Phase::Bury
            | Phase::DrawIn
            | Phase::PlaceCat
            | Phase::SpareGhost
            | Phase::HauntCemetery
            | Phase::HauntMist => first,
            Phase::PlaceHound => most_ghosts_around,
            Phase::Banish | Phase::CalmGhosts => most_ghosts,
            Phase::LayTile
            | Phase::PlaceMeeple
            | Phase::PickScoring
            | Phase::TakeScore
            | Phase::MoveMarker
            | Phase::LayFaceDown
            | Phase::Over => return,
        };
        game.list_legal_actions(actions);
        let Some(action) = choose(game, actions) else { return };
        if game.apply(action, happenings).is_err() {
            return;
        }
    }
}

fn first(_: &Mists, actions: &[Action]) -> Option<Action> {
    actions.first().copied()
}

/// A ghost of the fullest square; none only if none is left.
fn most_ghosts(game: &Mists, actions: &[Action]) -> Option<Action> {
    let ghosts = |action: &Action| match *action {
        Action::Banish { at, .. } => 1 + game.loose_count_on(at),
        _ => 0,
    };
    actions.iter().copied().max_by_key(ghosts)
}

/// The meeple with most ghosts around it.
fn most_ghosts_around(game: &Mists, actions: &[Action]) -> Option<Action> {
    let ghosts = |action: &Action| match *action {
        Action::PlaceHound { meeple } => {
            let around = meeple.at.surroundings().into_iter().map(|at| game.loose_count_on(at));
            game.loose_count_on(meeple.at) + around.sum::<u8>()
        }
        _ => 0,
    };
    actions.iter().copied().max_by_key(ghosts)
}
