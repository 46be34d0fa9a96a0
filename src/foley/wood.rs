//! Wood: a card lands on the table, meeples, and the knock of a refusal.

use super::Samples;
use super::envelope::{glide, strike};
use super::take::{Part, Take, changing};
use fundsp::prelude64::*;

/// A soft thud: the body of the table, the knock of wood, the slap of the card, and its other edge landing.
pub fn tile_laid(variation: u8) -> Samples {
    let pitch = [1.0, 0.94, 1.07, 0.98][usize::from(variation % 4)];
    let seed = 11 + u64::from(variation);
    let settles = 0.052 + 0.009 * f32::from(variation % 3);
    let body = changing(move |t| pitch * glide(165.0, 92.0, t / 0.06)) >> sine();
    Take::lasting(0.34)
        .with(Part::new(0.3, 0.8), body, strike(0.004, 0.026))
        .with(Part::new(0.2, 0.65), noise().seed(seed) >> bandpass_hz(310.0 * pitch, 2.5), strike(0.003, 0.017))
        .with(Part::new(0.1, 0.13), noise().seed(seed + 40) >> lowpass_hz(1900.0, 0.7), strike(0.002, 0.007))
        .with(
            Part::new(0.1, 0.2).at(settles).pan(0.25),
            noise().seed(seed + 80) >> bandpass_hz(430.0 * pitch, 2.0),
            strike(0.003, 0.010),
        )
        .finish(0.13)
}

/// A tick: a small hard body with three modes on a larger one.
pub fn meeple_set() -> Samples {
    tick(Take::lasting(0.22), 0.0, 1.0, 1.0).finish(0.10)
}

/// Two lighter ticks: the meeple is picked up and put down elsewhere.
pub fn meeple_home() -> Samples {
    tick(tick(Take::lasting(0.36), 0.0, 0.82, 0.5), 0.105, 1.12, 0.8).finish(0.075)
}

/// Adds a tick to a take.
pub(super) fn tick(take: Take, at: f32, pitch: f32, gain: f32) -> Take {
    let mode = |lasts, share: f32| Part::new(lasts, share * gain).at(at);
    take.with(mode(0.16, 0.22), sine_hz(235.0 * pitch), strike(0.002, 0.020))
        .with(mode(0.12, 0.50), sine_hz(790.0 * pitch), strike(0.0015, 0.013))
        .with(mode(0.10, 0.34), sine_hz(1560.0 * pitch), strike(0.001, 0.008))
        .with(mode(0.08, 0.15), sine_hz(2430.0 * pitch), strike(0.001, 0.005))
        .with(mode(0.06, 0.14), noise().seed(5) >> bandpass_hz(1200.0 * pitch, 0.8), strike(0.001, 0.004))
}

/// A dull knock, twice.
pub fn refused() -> Samples {
    let knock = |take: Take, at: f32, gain: f32| {
        take.with(Part::new(0.2, gain).at(at), sine_hz(128.0), strike(0.005, 0.030)).with(
            Part::new(0.15, 0.5 * gain).at(at),
            noise().seed(21) >> lowpass_hz(330.0, 0.9),
            strike(0.005, 0.018),
        )
    };
    knock(knock(Take::lasting(0.36), 0.0, 1.0), 0.115, 0.7).finish(0.075)
}
