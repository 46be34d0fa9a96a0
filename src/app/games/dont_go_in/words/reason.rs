//! What speaks for a choice of the guide, in words, from what the screen may show to all who sit before it (HHIDE-1).

use super::numbers::average;
use crate::app::words::say;
use crate::guide::dont_go_in::odds;
use crate::rules::dont_go_in::{Action, View};

/// The reasons, the strongest first. There may be none.
pub fn reasons(view: &View, action: Action) -> Vec<String> {
    let reason = match action {
        Action::Place { .. } => fewer_ghosts(view, action),
        Action::Take { .. } => fewest_curses(view, action),
        _ => None,
    };
    reason.into_iter().collect()
}

/// The dice bring fewer ghosts there than on most other spaces (HROLL-4).
fn fewer_ghosts(view: &View, action: Action) -> Option<String> {
    let ghosts = |action: Action| match action {
        Action::Place { room, space } => odds(view, room, space).map(|odds| odds.ghosts),
        _ => None,
    };
    let own = ghosts(action)?;
    let all: Vec<f32> = view.legal_actions().into_iter().filter_map(ghosts).collect();
    let more = all.iter().filter(|&&other| other > own).count();
    (2 * more > all.len()).then(|| say!("reason-fewer-ghosts-here", ghosts = average(own)))
}

/// No other face-up card leaves its player so few Curses, those counted that it dispels (HTAKE-1).
fn fewest_curses(view: &View, action: Action) -> Option<String> {
    let table = view.table();
    let (board, (_, player)) = (table.board_resolved()?, table.next_to_take()?);
    let curses = |action: Action| match action {
        Action::Take { slot } => {
            let after = table.if_taken(board.room(), slot, player, board.slot(slot).card()?);
            Some(after.tableau(player).curses())
        }
        _ => None,
    };
    let own = curses(action)?;
    let others = || view.legal_actions().into_iter().filter(|&other| other != action);
    let is_least = others().count() > 0 && others().all(|other| curses(other).is_some_and(|other| other > own));
    is_least.then(|| say!("reason-fewest-curses", curses = own))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::dont_go_in::{DontGoIn, Setup};

    // HROLL-4, HTAKE-1
    #[test]
    fn a_reason_is_told_of_some_choices_and_never_of_all() {
        let mut game = DontGoIn::begin(&Setup::with_players(4), 3, &mut Vec::new()).expect("a game");
        let (mut places, mut cards) = (0, 0);
        while game.table().outcome().is_none() {
            let legal = game.legal_actions();
            let view = game.view(game.table().acting());
            let told: Vec<_> = legal.iter().filter(|&&action| !reasons(&view, action).is_empty()).collect();
            assert!(2 * told.len() <= legal.len().max(2), "{told:?} of {legal:?}");
            places += told.iter().filter(|action| matches!(action, Action::Place { .. })).count();
            cards += told.iter().filter(|action| matches!(action, Action::Take { .. })).count();
            game.apply(legal[0], &mut Vec::new()).expect("it is legal");
        }
        assert!(places > 5 && cards > 2, "{places} spaces, {cards} cards");
    }
}
