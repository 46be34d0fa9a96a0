//! A take: parts are mixed, put into a room, brought to a loudness and faded.

use super::samples::{RATE, Samples};
use fundsp::prelude64::{
    An, AudioNode, AudioUnit, U0, U1, Wave, dcblock_hz, highpass_hz, highshelf_hz, lfo, multipass, reverb_stereo,
};

/// The largest sample in a finished take.
const CEILING: f32 = 0.7;

/// The length over which loudness is measured, in samples: about as long as the ear sums up sound.
const HEARD_AT_ONCE: usize = RATE as usize / 10;

/// When and how loud a part is played.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Its start, in seconds.
    pub at: f32,
    /// Its length, in seconds.
    pub lasts: f32,
    /// Its volume. 1 is as loud as a full sine, for any voice.
    pub gain: f32,
    /// From -1, left, to 1, right.
    pub pan: f32,
}

impl Part {
    /// A part in the middle that starts at once.
    pub const fn new(lasts: f32, gain: f32) -> Part {
        Part { at: 0.0, lasts, gain, pan: 0.0 }
    }

    /// The same part, starting at this time.
    pub const fn at(self, at: f32) -> Part {
        Part { at, ..self }
    }

    /// The same part, moved to one side.
    pub const fn pan(self, pan: f32) -> Part {
        Part { pan, ..self }
    }
}

/// A room with reverb.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// How long the reverb can be heard, in seconds.
    pub time: f32,
    /// The amount of reverb.
    pub wet: f32,
}

/// The recording so far.
pub struct Take {
    left: Vec<f32>,
    right: Vec<f32>,
}

impl Take {
    /// Silence of this length.
    pub fn lasting(seconds: f32) -> Take {
        let silence = vec![0.0; samples_in(seconds)];
        Take { left: silence.clone(), right: silence }
    }

    /// Adds one voice with its envelope. What is longer than the take continues at its beginning, so that a loop has no
    /// seam.
    pub fn with(mut self, part: Part, mut voice: impl AudioUnit, envelope: impl Fn(f32) -> f32) -> Take {
        let played = even(render(&mut voice, part.lasts));
        let (start, length) = (samples_in(part.at), self.left.len());
        let angle = (part.pan + 1.0) * std::f32::consts::FRAC_PI_4;
        let (left, right) = (part.gain * angle.cos(), part.gain * angle.sin());
        for (number, sample) in played.into_iter().enumerate() {
            let shaped = sample * envelope(number as f32 / RATE as f32);
            let at = (start + number) % length;
            self.left[at] += left * shaped;
            self.right[at] += right * shaped;
        }
        self
    }

    /// Adds the reverb of a room.
    pub fn in_room(self, room: Room) -> Take {
        let seconds = self.left.len() as f64 / f64::from(RATE);
        let mut dry = Wave::new(0, f64::from(RATE));
        dry.push_channel(&self.left);
        dry.push_channel(&self.right);
        let mut answer = multipass() & (room.wet * reverb_stereo(12.0, room.time, 0.6));
        let mut wet = dry.filter(seconds, &mut answer);
        Take { right: wet.remove_channel(1), left: wet.remove_channel(0) }
    }

    /// A sound that begins and ends in silence. `loudness` is the level of its loudest tenth of a second.
    pub fn finish(mut self, loudness: f32) -> Samples {
        for side in [&mut self.left, &mut self.right] {
            *side = filtered(side, dcblock_hz(16.0));
        }
        self.fade(samples_in(0.002), samples_in(0.02).max(self.left.len() / 8));
        self.level(loudness)
    }

    /// A loop with this loudness. Its parts already join without a seam.
    pub fn finish_loop(self, loudness: f32) -> Samples {
        self.level(loudness)
    }

    fn fade(&mut self, at_beginning: usize, at_end: usize) {
        let length = self.left.len();
        for side in [&mut self.left, &mut self.right] {
            for (number, sample) in side.iter_mut().enumerate() {
                let (before, after) =
                    (number as f32 / at_beginning as f32, (length - 1 - number) as f32 / at_end as f32);
                *sample *= super::envelope::rise(before.min(after));
            }
        }
    }

    fn level(self, loudness: f32) -> Samples {
        let gain = loudness / self.loudness().max(1e-6);
        let limit = |sample: f32| CEILING * (sample * gain / CEILING).tanh();
        let frames = self.left.iter().zip(&self.right).map(|(left, right)| [limit(*left), limit(*right)]);
        Samples { frames: frames.collect() }
    }

    /// The level of its loudest tenth of a second, weighted like the ear (ITU-R BS.1770: less of the lows, more of the
    /// highs).
    fn loudness(&self) -> f32 {
        let weighted = |side: &[f32]| filtered(side, highpass_hz(60.0, 0.5) >> highshelf_hz(1500.0, 0.7, 1.58));
        let (left, right) = (weighted(&self.left), weighted(&self.right));
        let power: Vec<f32> = left.iter().zip(&right).map(|(left, right)| left * left + right * right).collect();
        let stretch = HEARD_AT_ONCE.min(power.len());
        let loudest = power.chunks(stretch / 2).collect::<Vec<_>>();
        let mean = |pair: &[&[f32]]| {
            let sum: f32 = pair.iter().flat_map(|chunk| chunk.iter()).sum();
            sum / stretch as f32
        };
        loudest.windows(2).map(mean).fold(0.0, f32::max).sqrt()
    }
}

/// A number that changes over time. `course` gets the seconds since the start.
pub fn changing(course: impl Fn(f32) -> f32 + Clone + Send + Sync) -> An<impl AudioNode<Inputs = U0, Outputs = U1>> {
    lfo(move |t: f64| f64::from(course(t as f32)))
}

/// The samples of a voice alone.
pub fn render(voice: &mut dyn AudioUnit, seconds: f32) -> Vec<f32> {
    // Seeds of noise take effect only after this.
    voice.reset();
    Wave::render(f64::from(RATE), f64::from(seconds), voice).remove_channel(0)
}

/// Scales samples to the power of a full sine, so that gains of tones and noise can be compared.
fn even(played: Vec<f32>) -> Vec<f32> {
    let power: f32 = played.iter().map(|sample| sample * sample).sum::<f32>() / played.len() as f32;
    let gain = (0.5 / power.max(1e-12)).sqrt();
    played.into_iter().map(|sample| sample * gain).collect()
}

/// Samples after a filter.
fn filtered(samples: &[f32], mut filter: impl AudioUnit) -> Vec<f32> {
    let rate = f64::from(RATE);
    Wave::from_samples(rate, samples).filter(samples.len() as f64 / rate, &mut filter).remove_channel(0)
}

/// The number of samples in this many seconds.
pub fn samples_in(seconds: f32) -> usize {
    (seconds * RATE as f32).round() as usize
}
