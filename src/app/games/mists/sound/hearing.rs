//! Asks for sounds: when a happening is shown, together with its motion, when the tile in hand is turned, when
//! something is refused, and when a button is pressed.
//!
//! The only hook for the table is [`Happened`]. Playback triggers it, and it also moves the figures. When the table is
//! rebuilt, there are no happenings and so no sounds.

use super::Play;
use super::cues::{SoFar, cues};
use crate::app::games::mists::table::{Happened, Rebuilt};
use crate::app::hand::{Hand, Rotate};
use crate::app::shell::frame::FrameSystems;
use crate::app::table::Refused;
use crate::app::theme;
use crate::foley::Sound;
use crate::rules::tiles::Rotation;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hearing>().add_observer(follow).add_observer(fall_silent);
    app.add_systems(Update, (speak, turned, refused, pressed).chain().in_set(FrameSystems::Follow));
}

/// The sounds so far, and those that are waiting.
#[derive(Resource, Default)]
struct Hearing {
    so_far: SoFar,
    /// Each waiting sound, and the time until it starts.
    soon: Vec<(Duration, Sound)>,
}

fn follow(happened: On<Happened>, mut hearing: ResMut<Hearing>) {
    let cues = cues(&happened.0, hearing.so_far);
    hearing.soon.extend(cues.into_iter().map(|cue| (cue.after, cue.sound)));
    hearing.so_far = hearing.so_far.and(&happened.0);
}

/// Cancels waiting sounds after a take-back.
fn fall_silent(_: On<Rebuilt>, mut hearing: ResMut<Hearing>) {
    *hearing = Hearing::default();
}

fn speak(time: Res<Time>, mut hearing: ResMut<Hearing>, mut plays: MessageWriter<Play>) {
    if hearing.soon.is_empty() {
        return;
    }
    hearing.soon.retain_mut(|(left, sound)| {
        *left = left.saturating_sub(time.delta());
        if left.is_zero() {
            plays.write(Play(*sound));
        }
        !left.is_zero()
    });
}

/// Plays a sound when the player turns the tile. A tile that turns by itself to fit a square is silent.
fn turned(
    mut rotations: MessageReader<Rotate>,
    hand: Res<Hand>,
    mut before: Local<Rotation>,
    mut plays: MessageWriter<Play>,
) {
    let asked = rotations.read().count() > 0;
    if asked && hand.turn != *before {
        plays.write(Play(Sound::TileTurned));
    }
    *before = hand.turn;
}

fn refused(mut refusals: MessageReader<Refused>, mut plays: MessageWriter<Play>) {
    if refusals.read().count() > 0 {
        plays.write(Play(Sound::Refused));
    }
}

fn pressed(mut contexts: EguiContexts, mut plays: MessageWriter<Play>) {
    if contexts.ctx_mut().is_ok_and(|ctx| theme::take_pressed(ctx)) {
        plays.write(Play(Sound::Button));
    }
}
