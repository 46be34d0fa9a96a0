//! Makes all sounds in the background, after the title is shown.

use crate::app::shell::background::background;
use crate::foley::ambience::{self, Layer};
use crate::foley::{self, RATE, Samples, Sound};
use bevy::prelude::*;
use bevy::tasks::Task;
use bevy::tasks::futures_lite::future::yield_now;
use bevy_kira_audio::AudioSource;
use bevy_kira_audio::prelude::{Frame, StaticSoundData, StaticSoundSettings};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};

/// Something to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A single sound.
    Sound(Sound),
    /// A loop of the night.
    Night(Layer),
}

/// The background work that makes the sounds.
#[derive(Resource)]
pub struct Workshop {
    finished: Mutex<Receiver<(Piece, AudioSource)>>,
    /// The work stops when this is dropped.
    _work: Task<()>,
}

impl Workshop {
    /// Starts to make all sounds. The long loops of the night come last.
    pub fn open() -> Workshop {
        let (sender, finished) = channel();
        let _work = background().spawn(make_all(sender));
        Workshop { finished: Mutex::new(finished), _work }
    }

    /// The sounds that were finished since the last call.
    pub fn take_finished(&mut self) -> Vec<(Piece, AudioSource)> {
        self.finished.get_mut().map(|finished| finished.try_iter().collect()).unwrap_or_default()
    }
}

async fn make_all(sender: Sender<(Piece, AudioSource)>) {
    let pieces = Sound::every().map(Piece::Sound).chain(Layer::ALL.map(Piece::Night));
    for piece in pieces {
        let samples = match piece {
            Piece::Sound(sound) => foley::make(sound),
            Piece::Night(layer) => ambience::make(layer),
        };
        if sender.send((piece, source(&samples))).is_err() {
            return;
        }
        // The same threads paint tiles, and players wait for those.
        yield_now().await;
    }
}

fn source(samples: &Samples) -> AudioSource {
    let frames = samples.frames.iter().map(|[left, right]| Frame { left: *left, right: *right }).collect();
    AudioSource {
        sound: StaticSoundData { sample_rate: RATE, frames, settings: StaticSoundSettings::new(), slice: None },
    }
}
