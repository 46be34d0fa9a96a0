//! Plays the requested sounds, if there is a sound device.

use super::loudness::Kind;
use super::night::Night;
use super::voices::Voices;
use super::workshop::{Piece, Workshop};
use super::{Play, device};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::foley::Sound;
use crate::foley::ambience::Layer;
use crate::table::settings::Settings;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioApp, AudioChannel, AudioControl, Decibels};
use bevy_kira_audio::{AudioPlugin, AudioSource};
use std::collections::HashMap;
use std::time::Duration;

/// Opens the sound device. Without one the game is silent.
pub fn plugin(app: &mut App) {
    if !device::is_there() {
        info!("no sound device: playing silently");
        return;
    }
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<AtTheTable>()
        .add_audio_channel::<Ghostly>()
        .add_audio_channel::<Animal>()
        .add_audio_channel::<Calm>()
        .add_audio_channel::<Indoors>()
        .add_audio_channel::<Uneasy>()
        .add_audio_channel::<Dread>();
    app.init_resource::<Recordings>();
    app.add_systems(OnExit(Screen::Loading), |mut commands: Commands| commands.insert_resource(Workshop::open()));
    app.add_systems(
        Update,
        (take_in.run_if(resource_exists::<Workshop>), set_volumes, set_night, play).chain().in_set(FrameSystems::Move),
    );
}

/// The channels. Each one has its own volume.
#[derive(Resource)]
struct AtTheTable;
#[derive(Resource)]
struct Ghostly;
#[derive(Resource)]
struct Animal;
#[derive(Resource)]
struct Calm;
#[derive(Resource)]
struct Indoors;
#[derive(Resource)]
struct Uneasy;
#[derive(Resource)]
struct Dread;

#[derive(SystemParam)]
struct Channels<'w> {
    table: Res<'w, AudioChannel<AtTheTable>>,
    ghosts: Res<'w, AudioChannel<Ghostly>>,
    animals: Res<'w, AudioChannel<Animal>>,
    calm: Res<'w, AudioChannel<Calm>>,
    indoors: Res<'w, AudioChannel<Indoors>>,
    uneasy: Res<'w, AudioChannel<Uneasy>>,
    dread: Res<'w, AudioChannel<Dread>>,
}

impl Channels<'_> {
    fn play(&self, sound: Sound, source: Handle<AudioSource>) {
        match Kind::of(sound) {
            Kind::Ghosts => self.ghosts.play(source),
            Kind::Animals => self.animals.play(source),
            Kind::Table | Kind::Night => self.table.play(source),
        };
    }

    fn set_volumes(&self, settings: &Settings) {
        self.table.set_volume(decibels(Kind::Table.amplitude(settings))).linear_fade_in(SETS_IN);
        self.ghosts.set_volume(decibels(Kind::Ghosts.amplitude(settings))).linear_fade_in(SETS_IN);
        self.animals.set_volume(decibels(Kind::Animals.amplitude(settings))).linear_fade_in(SETS_IN);
    }

    fn set_layer(&self, layer: Layer, amplitude: f32) {
        let volume = decibels(amplitude);
        match layer {
            Layer::Calm => self.calm.set_volume(volume).linear_fade_in(SETS_IN),
            Layer::Indoors => self.indoors.set_volume(volume).linear_fade_in(SETS_IN),
            Layer::Uneasy => self.uneasy.set_volume(volume).linear_fade_in(SETS_IN),
            Layer::Dread => self.dread.set_volume(volume).linear_fade_in(SETS_IN),
        };
    }

    fn begin(&self, layer: Layer, source: Handle<AudioSource>) {
        let mut playing = match layer {
            Layer::Calm => self.calm.play(source),
            Layer::Indoors => self.indoors.play(source),
            Layer::Uneasy => self.uneasy.play(source),
            Layer::Dread => self.dread.play(source),
        };
        playing.looped().linear_fade_in(FALLS_IN);
    }
}

/// Duration of a change of volume. An instant change would click.
const SETS_IN: Duration = Duration::from_millis(50);

/// Duration of the fade-in of the night.
const FALLS_IN: Duration = Duration::from_secs(3);

/// The sounds that are ready to play.
#[derive(Resource, Default)]
struct Recordings {
    sounds: HashMap<Sound, Handle<AudioSource>>,
    layers: HashMap<Layer, Handle<AudioSource>>,
}

fn take_in(
    mut workshop: ResMut<Workshop>,
    mut recordings: ResMut<Recordings>,
    mut sources: ResMut<Assets<AudioSource>>,
    channels: Channels,
) {
    for (piece, source) in workshop.take_finished() {
        let source = sources.add(source);
        let layer = match piece {
            Piece::Sound(sound) => {
                recordings.sounds.insert(sound, source);
                continue;
            }
            Piece::Night(layer) => layer,
        };
        recordings.layers.insert(layer, source);
        // All layers start together, when the last one is ready, so that they stay in step.
        if recordings.layers.len() == Layer::ALL.len() {
            recordings.layers.iter().for_each(|(layer, source)| channels.begin(*layer, source.clone()));
        }
    }
}

fn set_volumes(chosen: Res<Chosen>, channels: Channels) {
    if chosen.is_changed() {
        channels.set_volumes(&chosen.settings);
    }
}

fn set_night(chosen: Res<Chosen>, night: Res<Night>, channels: Channels) {
    if !chosen.is_changed() && !night.is_changed() {
        return;
    }
    let whole = Kind::Night.amplitude(&chosen.settings) * night.presence;
    for layer in Layer::ALL {
        channels.set_layer(layer, whole * layer.share(night.danger, night.indoors));
    }
}

fn play(
    mut plays: MessageReader<Play>,
    recordings: Res<Recordings>,
    channels: Channels,
    time: Res<Time<Real>>,
    mut voices: Local<Voices>,
) {
    for Play(sound) in plays.read() {
        if let Some(source) = recordings.sounds.get(sound).filter(|_| voices.admit(*sound, time.elapsed())) {
            channels.play(*sound, source.clone());
        }
    }
}

fn decibels(amplitude: f32) -> Decibels {
    if amplitude <= 0.001 { Decibels::SILENCE } else { Decibels(20.0 * amplitude.log10()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volumes_are_what_they_say() {
        for amplitude in [0.002, 0.1, 0.5, 1.0] {
            assert!((decibels(amplitude).as_amplitude() - amplitude).abs() < 1e-4);
        }
        assert_eq!(decibels(0.0).as_amplitude(), 0.0);
    }
}
