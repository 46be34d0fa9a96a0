//! Makes every sound in the background, once the title is shown.

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

/// Something to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A sound of its own.
    Sound(Sound),
    /// A loop of the night.
    Night(Layer),
}

/// Where sounds are made, and whence they are fetched.
#[derive(Resource)]
pub struct Workshop {
    finished: Mutex<Receiver<(Piece, AudioSource)>>,
    /// Work stops when this goes.
    _work: Task<()>,
}

impl Workshop {
    /// Begins to make everything, the shortest first.
    pub fn open() -> Workshop {
        let (sender, finished) = channel();
        let _work = background().spawn(make_all(sender));
        Workshop { finished: Mutex::new(finished), _work }
    }

    /// What was finished since the last time.
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
        // Tiles are painted by the same hands, and are waited for.
        yield_now().await;
    }
}

fn source(samples: &Samples) -> AudioSource {
    let frames = samples.frames.iter().map(|[left, right]| Frame { left: *left, right: *right }).collect();
    AudioSource {
        sound: StaticSoundData { sample_rate: RATE, frames, settings: StaticSoundSettings::new(), slice: None },
    }
}
