//! The keys that work in every phase: take back, and do again.

use super::{Decide, Shown};
use crate::app::input::{Want, Wanted};
use crate::app::shell::menu::Covered;
use bevy::prelude::*;

pub(super) fn decide<G: Shown>(wanted: Res<Wanted>, covered: Covered, mut decisions: MessageWriter<Decide<G::Action>>) {
    if covered.is_covered() {
        return;
    }
    if wanted.now(Want::Redo) {
        decisions.write(Decide::Redo);
    } else if wanted.now(Want::TakeBack) {
        decisions.write(Decide::TakeBack);
    }
}
