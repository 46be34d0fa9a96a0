//! Goes on from an action to a position that can be judged: ghosts that are due have come or left.

use crate::guide::carcassonne::ghost::is_about_ghosts;
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Meeple, Phase};
use crate::rules::tiles::Kind;

/// About the points that a ghost costs, and what a meeple is worth that comes home without them.
const GHOST: u16 = 2;
/// What a meeple loses about that a third ghost chases from a field or a cemetery.
const OTHER: u16 = 6;

/// Plays on while only ghosts come or leave. They go where a sensible player would send them at a glance.
pub(super) fn settle(game: &mut Carcassonne, actions: &mut Vec<Action>, happenings: &mut Vec<Happening>) {
    while is_about_ghosts(game.phase()) {
        game.list_legal_actions(actions);
        let actions = actions.iter().copied();
        let chosen = match game.phase() {
            Phase::HauntOpponent => actions.max_by_key(|&action| loss(game, action)),
            Phase::HauntOwn => actions.min_by_key(|&action| loss(game, action)),
            _ => actions.max_by_key(|&action| relief(game, action)),
        };
        let Some(action) = chosen else { return };
        if game.apply(action, happenings).is_err() {
            return;
        }
    }
}

/// The points that the owner of a meeple loses about by one more ghost.
fn loss(game: &Carcassonne, action: Action) -> u16 {
    let Action::GiveGhost { meeple } = action else { return 0 };
    let Some(meeple) = game.meeple_on(meeple) else { return 0 };
    let region = game.board().region(game.board().region_of(meeple.part));
    if meeple.ghosts + 1 < Meeple::CHASED || region.meeples > 1 {
        return GHOST;
    }
    let size = u16::from(region.size()) + region.shields;
    match region.kind {
        Kind::City if region.finished() => 2 * size,
        Kind::City | Kind::Road => size,
        Kind::Monastery => 9 - region.open,
        Kind::Castle => u16::from(region.misty),
        Kind::Cemetery | Kind::Field | Kind::Mist => OTHER,
    }
}

/// Ghosts are drawn from own meeples first, and of them the one nearest to be chased.
fn relief(game: &Carcassonne, action: Action) -> (bool, u8) {
    let Action::DrawIn { meeple } = action else { return (false, 0) };
    game.meeple_on(meeple).map_or((false, 0), |meeple| (meeple.colour == game.active_colour(), meeple.ghosts))
}
