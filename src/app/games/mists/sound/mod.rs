//! What is heard. The game asks for sounds as [`Play`] messages, whether or not anybody can hear them; in a window
//! `speakers` plays them, if there is a sound device.
//!
//! One direction of flow: `hearing` follows what is shown and asks; `night` follows how close the end is;
//! `workshop` makes the sounds in the background; `loudness` says how loud each kind is.

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

/// A sound is to be heard now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play(pub Sound);
