//! The score track: a plucked note for each step.

use super::envelope::strike;
use super::take::{Part, Room, Take};
use super::{Samples, Sound};
use fundsp::prelude64::{bandpass_hz, noise, sine_hz};

/// The scale of the markers: five notes per octave that sound well in any combination.
const SCALE: [f32; 5] = [1.0, 9.0 / 8.0, 5.0 / 4.0, 3.0 / 2.0, 5.0 / 3.0];

/// D above middle C.
const LOWEST: f32 = 293.66;

/// A small plucked note. Higher steps have higher notes.
pub fn step(step: u8) -> Samples {
    let step = usize::from(step.min(Sound::STEPS - 1));
    let tone = LOWEST * SCALE[step % SCALE.len()] * (1 << (step / SCALE.len())) as f32;
    let side = 0.06 * step as f32 - 0.27;
    Take::lasting(0.5)
        .with(Part::new(0.42, 0.60).pan(side), sine_hz(tone), strike(0.003, 0.060))
        .with(Part::new(0.30, 0.22).pan(side), sine_hz(tone * 2.001), strike(0.002, 0.032))
        .with(Part::new(0.20, 0.10).pan(side), sine_hz(tone * 3.004), strike(0.002, 0.018))
        .with(Part::new(0.05, 0.07).pan(side), noise().seed(81) >> bandpass_hz(tone * 2.0, 1.0), strike(0.001, 0.004))
        .in_room(Room { time: 0.7, wet: 0.15 })
        .finish(0.065)
}
