//! Decides when there is only one choice. Later, companions and opponents will decide here as well.

use super::{AtTable, Decide, Playback, Shown};
use bevy::prelude::*;

/// Takes the only possible decision after everything before it was shown.
pub(super) fn decide<G: Shown>(
    table: Res<AtTable<G>>,
    playback: Res<Playback<G>>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    if playback.caught_up()
        && let Some(action) = table.position().decides_itself()
    {
        decisions.write(Decide::Act(action));
    }
}
