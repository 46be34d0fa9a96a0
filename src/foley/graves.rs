//! Graves: earth on a meeple, and a tile that lands face down.

use super::Samples;
use super::envelope::{glide, strike, swell};
use super::take::{Part, Room, Take, changing};
use fundsp::prelude64::*;

/// Earth falls twice, then a small distant bell.
pub fn buried() -> Samples {
    let earth = |take: Take, at: f32, seed: u64, gain: f32| {
        take.with(Part::new(0.5, 0.8 * gain).at(at), noise().seed(seed) >> lowpass_hz(210.0, 0.8), strike(0.018, 0.075))
            .with(
                Part::new(0.4, 0.07 * gain).at(at + 0.02),
                noise().seed(seed + 9) >> bandpass_hz(900.0, 0.7),
                strike(0.03, 0.05),
            )
            .with(Part::new(0.4, 0.5 * gain).at(at), sine_hz(72.0), strike(0.010, 0.060))
    };
    let fallen = earth(earth(Take::lasting(2.3), 0.0, 101, 1.0), 0.30, 102, 0.75);
    // The modes of a bell: hum, strike, minor third, fifth, octave.
    let modes = [(0.5, 0.07, 0.5), (1.0, 0.15, 0.34), (1.2, 0.07, 0.26), (1.5, 0.04, 0.18), (2.0, 0.07, 0.14)];
    let rung = modes.into_iter().fold(fallen, |take, (ratio, gain, half)| {
        let part = Part::new(1.6, gain).at(0.62).pan(0.3);
        take.with(part, sine_hz(622.25 * ratio), strike(0.004, half))
    });
    rung.in_room(Room { time: 1.8, wet: 0.3 }).finish(0.11)
}

/// A cold, dark thump, then a ripple that moves away, slower and slower.
pub fn face_down() -> Samples {
    let fall = changing(|t| glide(96.0, 47.0, t / 0.16)) >> sine();
    let ripple = |t: f32| {
        let beat = 0.5 - 0.5 * (t * (42.0 - 13.0 * t)).cos();
        beat * swell(0.22, 1.3)(t)
    };
    let cold = |tone: f32| sine_hz(tone) & (0.3 * sine_hz(tone * 2.01));
    Take::lasting(1.8)
        .with(Part::new(0.7, 1.0), fall, strike(0.005, 0.080))
        .with(Part::new(0.4, 0.45), noise().seed(111) >> lowpass_hz(240.0, 0.9), strike(0.005, 0.035))
        .with(Part::new(1.3, 0.11).at(0.06).pan(-0.5), cold(220.0), ripple)
        .with(Part::new(1.3, 0.10).at(0.09).pan(0.5), cold(233.08), ripple)
        .with(Part::new(1.3, 0.10).at(0.06), noise().seed(112) >> bandpass_hz(620.0, 2.5), ripple)
        .in_room(Room { time: 1.5, wet: 0.3 })
        .finish(0.12)
}
