//! What is heard of this game: which sounds belong to its happenings, and how close its end is.

mod cues;

use crate::app::sound::{self, Cue, Heard};
use crate::rules::carcassonne::{Carcassonne, Happening};
use bevy::prelude::*;
use cues::SoFar;

pub(super) fn plugin(app: &mut App) {
    sound::game::<Carcassonne>(app);
}

/// The last tiles of the supply, with which the night grows darker.
const LAST_TILES: f32 = 12.0;

impl Heard for Carcassonne {
    type SoFar = SoFar;

    fn so_far(&self) -> SoFar {
        SoFar::at(self.scores())
    }

    fn cues(happening: &Happening, so_far: SoFar) -> Vec<Cue> {
        cues::cues(happening, so_far)
    }

    fn and(so_far: SoFar, happening: &Happening) -> SoFar {
        so_far.and(happening)
    }

    /// Ghosts lose no game here, so they make the night half as dark; the last tiles make it wholly dark.
    fn danger(&self) -> f32 {
        let out = 1.0 - f32::from(self.ghosts_in_supply()) / f32::from(Carcassonne::GHOSTS);
        let used_up = 1.0 - f32::from(self.tiles_left()) / LAST_TILES;
        (0.5 * out).max(used_up).clamp(0.0, 1.0)
    }
}
