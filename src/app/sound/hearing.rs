//! Asks for sounds: when a happening is shown, together with its motion, when the tile in hand is turned, when
//! something is refused, and when a button is pressed.
//!
//! The only hook for the table is [`Happened`]. Playback triggers it, and it also moves the figures. When the table is
//! rebuilt, there are no happenings and so no sounds.

use super::{Heard, Play};
use crate::app::hand::{Hand, Rotate};
use crate::app::shell::frame::FrameSystems;
use crate::app::table::{AtTable, Happened, Rebuilt, Refused};
use crate::app::theme;
use crate::foley::Sound;
use crate::rules::tiles::Rotation;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Soon>();
    app.add_systems(Update, (speak, turned, refused, pressed).chain().in_set(FrameSystems::Follow));
}

/// What is heard of one game.
pub(super) fn game<G: Heard>(app: &mut App) {
    app.init_resource::<SoFar<G>>().add_observer(follow::<G>).add_observer(fall_silent::<G>);
}

/// What happened in a game so far, as far as its sounds depend on it.
#[derive(Resource)]
struct SoFar<G: Heard>(G::SoFar);

impl<G: Heard> Default for SoFar<G> {
    fn default() -> Self {
        SoFar(G::SoFar::default())
    }
}

/// Each waiting sound, and the time until it starts.
#[derive(Resource, Default)]
struct Soon(Vec<(Duration, Sound)>);

fn follow<G: Heard>(happened: On<Happened<G>>, mut so_far: ResMut<SoFar<G>>, mut soon: ResMut<Soon>) {
    let cues = G::cues(&happened.what, so_far.0);
    soon.0.extend(cues.into_iter().map(|cue| (cue.after, cue.sound)));
    so_far.0 = G::and(so_far.0, &happened.what);
}

/// Cancels waiting sounds after a take-back.
fn fall_silent<G: Heard>(
    _: On<Rebuilt<G>>,
    table: Option<Res<AtTable<G>>>,
    mut so_far: ResMut<SoFar<G>>,
    mut soon: ResMut<Soon>,
) {
    so_far.0 = table.map_or_else(Default::default, |table| table.position().so_far());
    soon.0.clear();
}

fn speak(time: Res<Time>, mut soon: ResMut<Soon>, mut plays: MessageWriter<Play>) {
    if soon.0.is_empty() {
        return;
    }
    soon.0.retain_mut(|(left, sound)| {
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
