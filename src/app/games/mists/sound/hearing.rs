//! Asks for sounds: when a happening is shown, with the motion that goes with it, when the tile is turned in the hand,
//! when something is refused, and when a button is pressed.
//!
//! The one hook for the table is [`Happened`], which playback triggers and which moves the figures too. Where the table
//! is set up anew there are no happenings, and so nothing is heard.

use super::Play;
use super::cues::{SoFar, cues};
use crate::app::games::mists::hand::{Hand, Rotate};
use crate::app::games::mists::table::Happened;
use crate::app::shell::frame::FrameSystems;
use crate::app::table::{Rebuilt, Refused};
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

/// What has been heard, and what is about to be.
#[derive(Resource, Default)]
struct Hearing {
    so_far: SoFar,
    /// Each sound, and how long until it is heard.
    soon: Vec<(Duration, Sound)>,
}

fn follow(happened: On<Happened>, mut hearing: ResMut<Hearing>) {
    let cues = cues(&happened.0, hearing.so_far);
    hearing.soon.extend(cues.into_iter().map(|cue| (cue.after, cue.sound)));
    hearing.so_far = hearing.so_far.and(&happened.0);
}

/// What was taken back is not heard any more.
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

/// Only what the player turns is heard; a tile that turns by itself to fit a square is not.
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
