//! Sound. The game asks for sounds with [`Play`] messages, whether or not anybody can hear them. In a window,
//! `speakers` plays them if there is a sound device.
//!
//! Data flows in one direction. `hearing` follows what is shown and asks for sounds. `night` follows how close the end
//! is. `workshop` makes the sounds in the background. `loudness` knows the volume of each kind.

mod cues;
mod device;
mod hearing;
mod loudness;
mod night;
mod speakers;
mod voices;
mod workshop;

use crate::foley::Sound;
use bevy::prelude::*;

pub(in crate::app) use speakers::plugin as speakers;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Play>().add_plugins((hearing::plugin, night::plugin));
}

/// A sound that should play now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play(pub Sound);
