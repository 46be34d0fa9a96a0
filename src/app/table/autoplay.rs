//! Decides where nobody has to. Later, companions and opponents decide here as well.

use super::{AtTable, Decide, Playback, Shown};
use bevy::prelude::*;

/// Takes the decision that is none, once everything before it was shown.
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
