//! What is heard of this game: which sounds belong to its happenings, and how close its end is.

mod cues;
mod danger;

use crate::app::sound::{self, Cue, Heard};
use crate::rules::mists::{Happening, Mists};
use bevy::prelude::*;
use cues::SoFar;

pub(super) fn plugin(app: &mut App) {
    sound::game::<Mists>(app);
}

impl Heard for Mists {
    type SoFar = SoFar;

    fn cues(happening: &Happening, so_far: SoFar) -> Vec<Cue> {
        cues::cues(happening, so_far)
    }

    fn and(so_far: SoFar, happening: &Happening) -> SoFar {
        so_far.and(happening)
    }

    fn danger(&self) -> f32 {
        danger::danger(self)
    }
}
