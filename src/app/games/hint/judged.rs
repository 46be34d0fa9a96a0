//! Was that good? The guide compares the last decision of a person with what it would have done itself.

use super::thinking::Thinking;
use super::{Asked, Hinted, STAYS, said};
use crate::app::games::told::Told;
use crate::app::panels::AskGuide;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, KeySystems, OfGame, at_table};
use crate::app::words::say;
use crate::guide::Guided;
use crate::guide::search::{Considered, Effort, compare, search};
use bevy::prelude::*;
use std::sync::atomic::AtomicBool;

pub(super) fn game<G: Hinted>(app: &mut App) {
    app.init_resource::<Judgement<G::Action>>();
    app.add_systems(
        Update,
        (forget::<G>, ask::<G>, arrive::<G>)
            .chain()
            .in_set(KeySystems::Hint)
            .in_set(OfGame::of::<G>())
            .run_if(at_table::<G>)
            .ambiguous_with(KeySystems::Hint),
    );
    app.add_systems(OnExit(Screen::Table), |mut judgement: ResMut<Judgement<G::Action>>| judgement.0 = None);
}

/// What the guide says to a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Judged<A> {
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

/// A judgement that is being thought about.
#[derive(Resource)]
struct Judgement<A: Send + Sync + 'static>(Option<Thinking<Option<Judged<A>>>>);

impl<A: Send + Sync + 'static> Default for Judgement<A> {
    fn default() -> Self {
        Judgement(None)
    }
}

/// What the guide thinks of an action in a position. `None` if it was stopped at once.
fn judge<G: Guided>(
    game: &G,
    taken: G::Action,
    effort: Effort,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Judged<G::Action>> {
    // Half of the effort finds the best action, and the other half compares it with the one that was taken.
    let best = *search(game, effort.halved(), seed, stop).first()?;
    if best.action == taken {
        return Some(Judged::Same(best));
    }
    match compare(game, &[taken, best.action], effort.halved(), seed, stop)[..] {
        [taken, best] => Some(Judged::Other { taken, best }),
        _ => None,
    }
}

fn forget<G: Hinted>(table: Res<AtTable<G>>, mut judgement: ResMut<Judgement<G::Action>>, mut told: ResMut<Told>) {
    if table.is_changed() && judgement.0.take().is_some() {
        told.put_away();
    }
}

fn ask<G: Hinted>(
    mut asked: Asked,
    table: Res<AtTable<G>>,
    time: Res<Time<Real>>,
    mut judgement: ResMut<Judgement<G::Action>>,
    mut told: ResMut<Told>,
) {
    if !asked.is(AskGuide::Judgement) || judgement.0.is_some() {
        return;
    }
    let last = table.sitting.last_of_person(|position| position.decides_itself().is_some());
    match last {
        Some((position, taken)) => {
            let seed = table.sitting.played().len() as u64;
            let thought = move |effort, stop: &AtomicBool| judge(&position, taken, effort, seed, stop);
            judgement.0 = Some(Thinking::about(thought));
            told.say(say!("hint-thinks"), time.elapsed() + STAYS);
        }
        None => told.say(say!("judged-nothing"), time.elapsed() + STAYS),
    }
}

fn arrive<G: Hinted>(time: Res<Time<Real>>, mut judgement: ResMut<Judgement<G::Action>>, mut told: ResMut<Told>) {
    let Some(judged) = judgement.bypass_change_detection().0.as_mut().and_then(Thinking::result) else { return };
    judgement.0 = None;
    match judged {
        Some(judged) => told.say(&said::judgement(&judged), time.elapsed() + STAYS),
        None => told.put_away(),
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
