//! Cursed cards: they are dealt, taken from the wall, turned up and dispelled, and some of them have a voice.

use super::Samples;
use super::envelope::{glide, held, rise, strike, swell};
use super::take::{Part, Room, Take, changing};
use fundsp::prelude64::*;

/// Three cards are hung up from left to right.
pub fn dealt() -> Samples {
    let hung = |take: Take, number: u8| {
        let (at, side) = (0.115 * f32::from(number), 0.4 * f32::from(number) - 0.4);
        let pitch = [1.0, 0.94, 1.06][usize::from(number % 3)];
        let seed = 201 + u64::from(number);
        let brush = noise().seed(seed) | changing(move |t| pitch * glide(1200.0, 2600.0, t / 0.07)) | dc(1.0);
        take.with(Part::new(0.07, 0.25).at(at).pan(side), brush >> bandpass(), swell(0.05, 0.07))
            .with(
                Part::new(0.08, 0.5).at(at + 0.06).pan(side),
                noise().seed(seed + 10) >> bandpass_hz(1500.0 * pitch, 1.2),
                strike(0.001, 0.007),
            )
            .with(Part::new(0.1, 0.5).at(at + 0.06).pan(side), sine_hz(330.0 * pitch), strike(0.002, 0.013))
    };
    (0..3).fold(Take::lasting(0.46), hung).finish(0.06)
}

/// A card comes off its nail and slides away.
pub fn taken() -> Samples {
    let slide = noise().seed(221) | changing(|t| glide(2900.0, 1300.0, t / 0.16)) | dc(1.0);
    Take::lasting(0.28)
        .with(Part::new(0.06, 0.5), noise().seed(222) >> bandpass_hz(2200.0, 1.6), strike(0.001, 0.005))
        .with(Part::new(0.1, 0.35), sine_hz(610.0), strike(0.001, 0.009))
        .with(Part::new(0.17, 0.30).at(0.03).pan(0.1), slide >> bandpass(), swell(0.06, 0.17))
        .finish(0.055)
}

/// A card is turned slowly, and what is on it breathes in two close low tones.
pub fn turned_up() -> Samples {
    let turns = noise().seed(231) | changing(|t| glide(900.0, 2700.0, t / 0.2)) | dc(1.2);
    let low = |tone: f32| sine_hz(tone) & (0.3 * sine_hz(tone * 2.01));
    Take::lasting(1.1)
        .with(Part::new(0.22, 0.30).pan(-0.15), turns >> bandpass(), swell(0.16, 0.22))
        .with(Part::new(0.1, 0.6).at(0.2), noise().seed(232) >> bandpass_hz(1300.0, 1.2), strike(0.001, 0.009))
        .with(Part::new(0.15, 0.5).at(0.2), sine_hz(247.0), strike(0.002, 0.020))
        .with(Part::new(0.75, 0.16).at(0.22).pan(-0.4), low(220.0), held(0.12, 0.5, 0.75))
        .with(Part::new(0.75, 0.14).at(0.22).pan(0.4), low(233.08), held(0.12, 0.5, 0.75))
        .in_room(Room { time: 1.0, wet: 0.22 })
        .finish(0.065)
}

/// A sound that runs backwards: out of nothing it swells, is cut off, and only air is left.
pub fn dispelled() -> Samples {
    const CUT: f32 = 0.55;
    let backwards = |half: f32| move |t: f32| ((t - CUT) / half).exp2() * rise((CUT - t) / 0.03);
    let air = |seed| (noise().seed(seed) | changing(|t| glide(420.0, 2300.0, t / CUT)) | dc(1.1)) >> bandpass();
    let tone = |from: f32| changing(move |t| glide(from, from * 1.5, t / CUT)) >> sine();
    Take::lasting(1.2)
        .with(Part::new(CUT, 0.45).pan(-0.5), air(241), backwards(0.12))
        .with(Part::new(CUT, 0.45).pan(0.5), air(242), backwards(0.12))
        .with(Part::new(CUT, 0.22), tone(293.66), backwards(0.14))
        .with(Part::new(CUT, 0.10).pan(0.2), tone(440.0), backwards(0.10))
        .with(Part::new(0.5, 0.06).at(CUT), noise().seed(243) >> bandpass_hz(1500.0, 0.8), swell(0.06, 0.5))
        .in_room(Room { time: 1.5, wet: 0.3 })
        .finish(0.065)
}

/// A few teeth of a music box, the last one late, as if the spring ran down.
pub fn music_box() -> Samples {
    const D: f32 = 1174.66;
    const NOTES: [(f32, f32, f32); 6] = [
        (0.0, 1.0, 1.0),
        (0.17, 1.5, 0.8),
        (0.34, 1.1892, 0.9),
        (0.52, 2.0, 0.7),
        (0.73, 1.5, 0.75),
        (1.02, 1.1892, 0.6),
    ];
    let plucked = NOTES.into_iter().enumerate().fold(Take::lasting(2.0), |take, (number, (at, ratio, gain))| {
        let side = if number % 2 == 0 { -0.25 } else { 0.25 };
        let part = |lasts, share: f32| Part::new(lasts, share * gain).at(at).pan(side);
        // A tooth that is held at one end rings a little in its second mode.
        take.with(part(0.9, 0.50), sine_hz(D * ratio), strike(0.002, 0.130))
            .with(part(0.5, 0.16), sine_hz(D * ratio * 2.003), strike(0.002, 0.060))
            .with(part(0.1, 0.07), sine_hz(D * ratio * 6.27), strike(0.001, 0.012))
    });
    plucked.in_room(Room { time: 1.1, wet: 0.22 }).finish(0.06)
}

/// A fingernail on the glass of a mirror. Its tones tremble.
pub fn glass() -> Samples {
    const MODES: [(f32, f32, f32); 4] =
        [(1864.0, 0.45, 0.150), (2973.0, 0.22, 0.110), (4410.0, 0.10, 0.070), (6120.0, 0.05, 0.040)];
    let rung = MODES.into_iter().enumerate().fold(Take::lasting(1.3), |take, (number, (tone, share, half))| {
        let side = if number % 2 == 0 { -0.3 } else { 0.3 };
        // Two tones side by side beat against each other.
        let part = Part::new(1.1, share).pan(side);
        take.with(part, sine_hz(tone), strike(0.002, half)).with(
            Part { gain: 0.7 * share, ..part.pan(-side) },
            sine_hz(tone + 7.0),
            strike(0.002, half),
        )
    });
    rung.with(Part::new(0.05, 0.18), noise().seed(251) >> bandpass_hz(3600.0, 1.0), strike(0.001, 0.004))
        .in_room(Room { time: 1.3, wet: 0.25 })
        .finish(0.05)
}
