//! What the guide shows is a button: the key that confirms takes it, as it takes a place that is lit on the board.

use super::{Hint, Hinted};
use crate::app::input::{Want, Wanted};
use crate::app::shell::menu::Covered;
use crate::app::spots::Offer;
use crate::app::table::{AtTable, Decide, Playback};
use bevy::prelude::*;

pub(super) fn take_shown<G: Hinted>(
    wanted: Res<Wanted>,
    covered: Covered,
    hint: Res<Hint<G::Action>>,
    offer: Res<Offer<G::Action>>,
    table: Res<AtTable<G>>,
    playback: Res<Playback<G>>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    let reads = covered.is_covered() || table.reads();
    if !wanted.now(Want::Confirm) || reads || offer.is_chosen() || !playback.caught_up() {
        return;
    }
    let shown = hint.shown().filter(|&action| G::on_button(&table.sitting, action).is_some());
    decisions.write_batch(shown.map(Decide::Act));
}
