//! Was that good? An action that was taken is compared with the one that the guide would have taken.

use super::{Considered, Effort, compare, search};
use crate::guide::Guided;
use std::sync::atomic::AtomicBool;

/// What the guide says to a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Judged<A> {
    /// It would have taken it too.
    Same(Considered<A>),
    /// It would have taken another one. Both were tried in the same imagined games.
    Other {
        /// The one that was taken.
        taken: Considered<A>,
        /// The one that it would have taken.
        best: Considered<A>,
    },
}

/// What the guide thinks of an action that was taken in a position. Half of the effort finds the best action, and the
/// other half compares it with that one, in other imagined games: so luck that made it look best does not count twice.
/// `None` if the game is over.
pub fn judge<G: Guided>(
    game: &G,
    taken: G::Action,
    effort: Effort,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Judged<G::Action>> {
    let best = *search(game, effort.halved(), seed, stop).first()?;
    if best.action == taken {
        return Some(Judged::Same(best));
    }
    match compare(game, &[taken, best.action], effort.halved(), !seed, stop)[..] {
        [taken, best] => Some(Judged::Other { taken, best }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::dont_go_in::{DontGoIn, Setup};

    #[test]
    fn the_best_choice_is_judged_the_same_and_the_others_are_compared_with_it() {
        let game = DontGoIn::begin(&Setup::with_players(3), 5, &mut Vec::new()).expect("a game");
        let (effort, stop) = (Effort::simulations(128), AtomicBool::new(false));
        let judged = |taken| judge(&game, taken, effort, 1, &stop).expect("time to think");
        let all: Vec<_> = game.legal_actions().into_iter().map(judged).collect();
        let same = all.iter().filter(|judged| matches!(judged, Judged::Same(_))).count();
        assert_eq!(same, 1, "{all:?}");
        for judged in all {
            if let Judged::Other { taken, best } = judged {
                assert!(taken.action != best.action && taken.visits == best.visits && taken.visits > 0, "{judged:?}");
            }
        }
    }
}
