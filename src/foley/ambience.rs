//! The background sounds of the night: loops of the same length, mixed according to how close the end is, and whether
//! we are outdoors or in a house.
//!
//! A loop has no seam. Tones fit a whole number of times, noise is blended into its own beginning, and strikes near the
//! end continue to ring at the start.

use super::envelope::{rise, strike, swell};
use super::take::{Part, Take, changing, render, samples_in};
use super::{RATE, Samples};
use fundsp::prelude64::*;

/// The length of a loop, in seconds.
pub const SECONDS: f32 = 24.0;

/// The duration of the blend of noise into its beginning, in seconds.
const FADES: f32 = 1.5;

/// The time for filters to settle before the sound is used, in seconds.
const SETTLES: f32 = 0.5;

/// A layer of the night.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// Night air, distant crickets, an owl, a low fifth.
    Calm,
    /// Instead of the calm one in a house: a slow clock, wind round the walls, wood that settles.
    Indoors,
    /// A third that makes the chord minor, and breaths.
    Uneasy,
    /// A low pulsing tone, wind, a cold second.
    Dread,
}

impl Layer {
    /// All, the calmest first.
    pub const ALL: [Layer; 4] = [Layer::Calm, Layer::Indoors, Layer::Uneasy, Layer::Dread];

    /// The volume of the layer at a danger from 0 to 1. `indoors` is 0 outdoors and 1 in a house.
    pub fn share(self, danger: f32, indoors: f32) -> f32 {
        let calm = 1.0 - 0.75 * rise((danger - 0.25) / 0.75);
        match self {
            Layer::Calm => calm * (1.0 - indoors),
            Layer::Indoors => calm * indoors,
            Layer::Uneasy => rise((danger - 0.10) / 0.45) * (1.0 - 0.3 * rise((danger - 0.7) / 0.3)),
            Layer::Dread => rise((danger - 0.50) / 0.50),
        }
    }
}

/// Makes the loop of a layer.
pub fn make(layer: Layer) -> Samples {
    match layer {
        Layer::Calm => calm(),
        Layer::Indoors => indoors(),
        Layer::Uneasy => uneasy(),
        Layer::Dread => dread(),
    }
}

fn calm() -> Samples {
    let air = |seed| noise().seed(seed) >> lowpass_hz(420.0, 0.6) >> highpass_hz(60.0, 0.7);
    let bed = Take::lasting(SECONDS)
        .looped(0.08, -0.7, &mut air(201), |t| 0.75 + 0.25 * turns(t, 2))
        .looped(0.08, 0.7, &mut air(202), |t| 0.75 - 0.25 * turns(t, 3))
        .tuned(0.070, -0.2, 73.42, |t| 0.7 + 0.3 * turns(t, 1))
        .tuned(0.055, 0.2, 110.0, |t| 0.7 - 0.3 * turns(t, 2))
        .tuned(0.014, 0.4, 220.0, |t| 0.5 + 0.5 * turns(t, 3));
    let trills =
        [(0.8, 0.6), (3.1, 0.6), (4.6, -0.75), (8.2, 0.55), (10.9, -0.7), (15.0, 0.65), (18.4, -0.8), (23.6, 0.6)];
    let crickets = trills.into_iter().fold(bed, |take, (at, side)| trill(take, at, side));
    owl(crickets, 12.6).finish_loop(0.110)
}

fn indoors() -> Samples {
    let wind = |seed, tone| noise().seed(seed) >> bandpass_hz(tone, 1.8) >> lowpass_hz(700.0, 0.6);
    let bed = Take::lasting(SECONDS)
        .looped(0.11, -0.7, &mut wind(261, 260.0), |t| 0.65 + 0.35 * turns(t, 2))
        .looped(0.11, 0.7, &mut wind(262, 190.0), |t| 0.65 - 0.35 * turns(t, 3))
        .tuned(0.060, -0.2, 73.42, |t| 0.7 + 0.3 * turns(t, 1))
        .tuned(0.045, 0.2, 110.0, |t| 0.7 - 0.3 * turns(t, 2));
    let ticked = (0..TICKS).fold(bed, tick);
    [(6.3, -0.6), (17.4, 0.7)].into_iter().fold(ticked, |take, (at, side)| settling(take, at, side)).finish_loop(0.100)
}

/// How often the clock ticks in a loop: slowly, and an even number of times, because a tick is followed by a tock.
const TICKS: u8 = 16;

/// A tick or a tock of a tall clock in the next room.
fn tick(take: Take, number: u8) -> Take {
    let pitch = if number.is_multiple_of(2) { 1.0 } else { 0.84 };
    let part =
        |lasts, gain| Part::new(lasts, gain).at(SECONDS / f32::from(TICKS) * (f32::from(number) + 0.5)).pan(0.35);
    take.with(part(0.12, 0.10), sine_hz(520.0 * pitch), strike(0.002, 0.014))
        .with(part(0.08, 0.06), sine_hz(1340.0 * pitch), strike(0.002, 0.008))
        .with(part(0.05, 0.05), noise().seed(263) >> bandpass_hz(1900.0 * pitch, 1.0), strike(0.001, 0.004))
}

/// Old wood settles: two soft knocks.
fn settling(take: Take, at: f32, side: f32) -> Take {
    let knock = |take: Take, at: f32, tone: f32| {
        take.with(Part::new(0.2, 0.12).at(at).pan(side), sine_hz(tone), strike(0.004, 0.030))
    };
    knock(knock(take, at, 176.0), at + 0.21, 151.0)
}

fn uneasy() -> Samples {
    let breath = |seed, tone| noise().seed(seed) >> bandpass_hz(tone, 1.6) >> lowpass_hz(1600.0, 0.6);
    Take::lasting(SECONDS)
        .tuned(0.10, -0.3, 146.83, |t| 0.6 + 0.4 * turns(t, 2))
        .tuned(0.08, 0.3, 174.61, |t| 0.6 - 0.4 * turns(t, 3))
        .tuned(0.05, -0.1, 220.0, |t| 0.5 + 0.5 * turns(t, 5))
        .looped(0.08, -0.6, &mut breath(211, 520.0), |t| (0.5 + 0.5 * turns(t, 3)).powi(2))
        .looped(0.08, 0.6, &mut breath(212, 390.0), |t| (0.5 - 0.5 * turns(t, 4)).powi(2))
        .finish_loop(0.105)
}

fn dread() -> Samples {
    let wind = |seed, tone| noise().seed(seed) >> bandpass_hz(tone, 2.8) >> lowpass_hz(900.0, 0.6);
    Take::lasting(SECONDS)
        .tuned(0.16, -0.2, 73.42, |t| 0.8 + 0.2 * turns(t, 3))
        .tuned(0.14, 0.2, 74.0, |t| 0.8 - 0.2 * turns(t, 2))
        .tuned(0.045, -0.5, 146.83, |t| 0.5 + 0.5 * turns(t, 4))
        .tuned(0.035, 0.5, 155.56, |t| 0.5 + 0.5 * turns(t, 7))
        .looped(0.13, 0.7, &mut wind(221, 300.0), |t| (0.5 + 0.5 * turns(t, 3)).powi(2))
        .looped(0.13, -0.7, &mut wind(222, 215.0), |t| (0.5 - 0.5 * turns(t, 2)).powi(2))
        .finish_loop(0.120)
}

/// A wave that fits into the loop this many times.
fn turns(t: f32, times: u8) -> f32 {
    (t / SECONDS * f32::from(times) * std::f32::consts::TAU).sin()
}

/// A cricket: three short chirps, soft and distant.
fn trill(take: Take, at: f32, side: f32) -> Take {
    let chirps = (0..3).map(|number| at + 0.055 * number as f32);
    chirps
        .fold(take, |take, at| take.with(Part::new(0.045, 0.016).at(at).pan(side), sine_hz(4150.0), swell(0.02, 0.045)))
}

/// An owl: one long call, then a shorter answer.
fn owl(take: Take, at: f32) -> Take {
    let hoot = |take: Take, at: f32, lasts: f32| {
        let tone = || changing(move |t| 372.0 - 18.0 * t + 2.0 * (t * 34.0).sin()) >> sine();
        let echo = Part::new(lasts, 0.014).at(at + 0.27).pan(0.7);
        take.with(Part::new(lasts, 0.045).at(at).pan(0.45), tone(), swell(lasts * 0.35, lasts)).with(
            echo,
            tone(),
            swell(lasts * 0.35, lasts),
        )
    };
    let called = hoot(hoot(take, at, 0.38), at + 0.62, 0.24);
    hoot(called, at + 0.92, 0.62)
}

impl Take {
    /// Adds a tone, tuned so that it fits into the loop a whole number of times.
    fn tuned(self, gain: f32, pan: f32, tone: f32, envelope: impl Fn(f32) -> f32) -> Take {
        let tone = (tone * SECONDS).round() / SECONDS;
        self.with(Part::new(SECONDS, gain).pan(pan), sine_hz(tone), envelope)
    }

    /// Adds noise that is blended into its own beginning.
    fn looped(self, gain: f32, pan: f32, voice: &mut dyn AudioUnit, envelope: impl Fn(f32) -> f32) -> Take {
        let played = render(voice, SETTLES + SECONDS + FADES);
        let (length, fades) = (samples_in(SECONDS), samples_in(FADES));
        let played = &played[samples_in(SETTLES)..];
        let joined = |number: usize| {
            let share = number as f32 / fades as f32;
            let angle = share.min(1.0) * std::f32::consts::FRAC_PI_2;
            let over = played.get(number + length).map_or(0.0, |sample| sample * angle.cos());
            played[number] * angle.sin() + over
        };
        let noise = Wave::from_samples(f64::from(RATE), &(0..length).map(joined).collect::<Vec<_>>());
        self.with(Part::new(SECONDS, gain).pan(pan), playwave(&noise.into(), 0, None), envelope)
    }
}
