//! Decides what no person has to: where there is only one choice, and for the seats that the computer plays.

use super::{AtTable, Decide, Playback, Shown};
use crate::app::shell::menu::Covered;
use crate::app::shell::settings::Chosen;
use bevy::prelude::*;
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
    mut thought: Local<Duration>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    if !playback.caught_up() || table.is_changed() {
        *thought = Duration::ZERO;
    }
    if !playback.caught_up() {
        return;
    }
    if let Some(action) = table.position().decides_itself() {
        decisions.write(Decide::Act(action));
    } else if !table.persons_turn() && !covered.is_covered() {
        // Behind a menu nobody would see it, so the computer waits.
        *thought += time.delta();
        if *thought >= THINKING.mul_f32(chosen.pace())
            && let Some(action) = table.sitting.computer_decides()
        {
            decisions.write(Decide::Act(action));
        }
    }
}
