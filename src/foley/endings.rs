//! The end of a game: bells for a victory, wind for a defeat.

use super::Samples;
use super::envelope::{glide, held, strike, swell};
use super::take::{Part, Room, Take, changing};
use fundsp::prelude64::*;

/// Three bells that climb, then all of them together.
pub fn victory() -> Samples {
    const D: f32 = 293.66;
    let rung = [
        (0.0, D, 0.8, -0.3),
        (0.26, D * 1.25, 0.7, 0.2),
        (0.52, D * 1.5, 0.75, -0.1),
        (0.98, D * 2.0, 0.8, 0.3),
        (1.0, D, 0.55, -0.4),
        (1.02, D * 1.25, 0.4, 0.4),
        (1.04, D * 1.5, 0.4, 0.0),
    ];
    let pealed =
        rung.into_iter().fold(Take::lasting(4.0), |take, (at, tone, gain, side)| bell(take, at, tone, gain, side));
    pealed.in_room(Room { time: 2.6, wet: 0.3 }).finish(0.13)
}

/// A warm bell. It has a major third, so that a chord of bells sounds happy.
fn bell(take: Take, at: f32, tone: f32, gain: f32, side: f32) -> Take {
    const MODES: [(f32, f32, f32); 6] = [
        (0.5, 0.30, 0.75),
        (1.0, 0.50, 0.50),
        (1.25, 0.10, 0.30),
        (2.0, 0.30, 0.26),
        (3.0, 0.10, 0.13),
        (4.2, 0.05, 0.07),
    ];
    let struck = MODES.into_iter().fold(take, |take, (ratio, share, half)| {
        let part = Part::new(2.9, gain * share).at(at).pan(side);
        take.with(part, sine_hz(tone * ratio), strike(0.004, half))
    });
    struck.with(
        Part::new(0.1, 0.04 * gain).at(at).pan(side),
        noise().seed(121) >> bandpass_hz(tone * 3.0, 1.0),
        strike(0.002, 0.010),
    )
}

/// Two gusts of wind over a low falling tone.
pub fn defeat() -> Samples {
    const END: f32 = 4.2;
    let gust = |seed, low: f32, high: f32, slow: f32| {
        let howl = move |t: f32| low + (high - low) * (0.5 - 0.5 * (t * slow).cos());
        (noise().seed(seed) | changing(howl) | dc(2.6)) >> bandpass()
    };
    let sinking = |from: f32| changing(move |t| glide(from, from * 0.89, t / END)) >> sine();
    Take::lasting(END + 0.3)
        .with(Part::new(2.6, 0.5).pan(-0.6), gust(131, 210.0, 520.0, 2.1), swell(1.1, 2.6))
        .with(Part::new(2.8, 0.45).at(1.4).pan(0.6), gust(132, 180.0, 430.0, 1.7), swell(1.0, 2.8))
        .with(Part::new(END, 0.25), noise().seed(133) >> lowpass_hz(170.0, 0.7), swell(1.6, END))
        .with(Part::new(END, 0.10).pan(-0.2), sinking(146.83), held(0.5, 2.4, END))
        .with(Part::new(END, 0.07).pan(0.2), sinking(174.61), held(0.8, 2.4, END))
        .with(Part::new(END, 0.14), sinking(73.42), held(0.5, 2.2, END))
        .in_room(Room { time: 2.2, wet: 0.3 })
        .finish(0.12)
}
