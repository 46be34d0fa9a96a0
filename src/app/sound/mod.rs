//! Sound. The games ask for sounds with [`Play`] messages, whether or not anybody can hear them. In a window,
//! `speakers` plays them if there is a sound device.
//!
//! Data flows in one direction. `hearing` follows what is shown and asks for sounds. `night` follows how close the end
//! is. `captions` tells sounds in words. `workshop` makes the sounds in the background. `loudness` knows the volume of
//! each kind. Which sounds belong to a happening is known to its game, which is [`Heard`].

mod captions;
pub(in crate::app) mod cue;
mod device;
mod hearing;
mod loudness;
mod night;
mod speakers;
mod voices;
mod workshop;

use crate::app::table::Shown;
use crate::foley::Sound;
use bevy::prelude::*;

pub(in crate::app) use cue::Cue;
pub(in crate::app) use speakers::plugin as speakers;

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<Play>().add_plugins((captions::plugin, hearing::plugin, night::plugin));
}

/// What one game needs to be heard.
pub(in crate::app) fn game<G: Heard>(app: &mut App) {
    hearing::game::<G>(app);
    night::game::<G>(app);
}

/// A game that can be heard.
pub(in crate::app) trait Heard: Shown {
    /// What happened so far, as far as the sounds depend on it.
    type SoFar: Copy + Default + Send + Sync + 'static;

    /// Whether the game is played in a house: then the night is heard from inside.
    const INDOORS: bool = false;

    /// The state when the table is built again at this position.
    fn so_far(&self) -> Self::SoFar {
        Self::SoFar::default()
    }

    /// The sounds of a happening.
    fn cues(happening: &Self::Happening, so_far: Self::SoFar) -> Vec<Cue>;

    /// The state after this happening.
    fn and(so_far: Self::SoFar, happening: &Self::Happening) -> Self::SoFar;

    /// How close the end of the game is, from 0 to 1.
    fn danger(&self) -> f32;
}

/// A sound that should play now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play(pub Sound);
