//! Paper and card: a tile is turned in the hand, a button is pressed.

use super::Samples;
use super::envelope::{glide, strike, swell};
use super::take::{Part, Take, changing};
use fundsp::prelude64::*;

/// A light flick: the card brushes past the fingers and snaps.
pub fn tile_turned() -> Samples {
    let brush = noise().seed(31) | changing(|t| glide(1500.0, 3400.0, t / 0.08)) | dc(1.1);
    Take::lasting(0.17)
        .with(Part::new(0.085, 0.35).pan(-0.12), brush >> bandpass(), swell(0.06, 0.085))
        .with(
            Part::new(0.08, 0.6).at(0.07).pan(0.12),
            noise().seed(32) >> bandpass_hz(1900.0, 1.2),
            strike(0.001, 0.006),
        )
        .with(Part::new(0.08, 0.5).at(0.07), noise().seed(33) >> bandpass_hz(520.0, 1.5), strike(0.002, 0.010))
        .finish(0.045)
}

/// A tick of paper.
pub fn button() -> Samples {
    Take::lasting(0.09)
        .with(Part::new(0.06, 0.4), noise().seed(36) >> bandpass_hz(1700.0, 1.2), strike(0.0015, 0.005))
        .with(Part::new(0.08, 0.8), noise().seed(37) >> bandpass_hz(560.0, 1.6), strike(0.002, 0.009))
        .finish(0.05)
}
