//! Decides what no person has to: where there is only one choice, and for the seats that the computer plays.

use super::{AtTable, Decide, Playback, Shown};
use crate::app::shell::background::background;
use crate::app::shell::menu::Covered;
use crate::app::shell::settings::Chosen;
use crate::guide::Policy;
use bevy::prelude::*;
use bevy::tasks::{Task, futures::check_ready};
use std::time::Duration;

/// How long the computer seems to think before each decision, at the calm pace. People need it to follow.
const THINKING: Duration = Duration::from_millis(600);

/// Takes the only possible decision, or the computer's one, after everything before it was shown.
pub(super) fn decide<G: Shown>(
    table: Res<AtTable<G>>,
    playback: Res<Playback<G>>,
    time: Res<Time>,
    chosen: Res<Chosen>,
    covered: Covered,
    mut thought: Local<Thought<G::Action>>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    if !playback.caught_up() || table.is_changed() {
        *thought = Thought::default();
    }
    if !playback.caught_up() {
        return;
    }
    if let Some(action) = table.position().decides_itself() {
        decisions.write(Decide::Act(action));
    } else if !table.persons_turn() && !covered.is_covered() {
        // Behind a menu nobody would see it, so the computer waits.
        thought.time += time.delta();
        let takes_time = table.sitting.policy_to_decide().is_some_and(Policy::takes_time);
        if takes_time {
            thought.guide.go_on(&table);
        }
        if thought.time >= THINKING.mul_f32(chosen.pace()) {
            let decided = if takes_time { thought.guide.decided() } else { table.sitting.computer_decides() };
            decisions.write_batch(decided.map(Decide::Act));
        }
    }
}

/// How far the computer is with its decision.
pub(super) struct Thought<A> {
    time: Duration,
    guide: GuideThinks<A>,
}

impl<A> Default for Thought<A> {
    fn default() -> Self {
        Thought { time: Duration::ZERO, guide: GuideThinks::NotYet }
    }
}

/// A decision of the guide. It takes longer than a frame, so it is thought in the background.
enum GuideThinks<A> {
    NotYet,
    UnderWay(Task<Option<A>>),
    Decided(Option<A>),
}

impl<A: Copy + Send + 'static> GuideThinks<A> {
    /// Begins to think, or looks whether that is done.
    fn go_on<G: Shown<Action = A>>(&mut self, table: &AtTable<G>) {
        match self {
            GuideThinks::NotYet => {
                if let Some(thought) = table.sitting.thought_of_computer() {
                    *self = GuideThinks::UnderWay(background().spawn(async move { thought() }));
                }
            }
            GuideThinks::UnderWay(task) => {
                // A task that is done must not be asked again.
                if let Some(decided) = check_ready(task) {
                    *self = GuideThinks::Decided(decided);
                }
            }
            GuideThinks::Decided(_) => {}
        }
    }

    fn decided(&self) -> Option<A> {
        match self {
            GuideThinks::Decided(decided) => *decided,
            GuideThinks::NotYet | GuideThinks::UnderWay(_) => None,
        }
    }
}
