//! The house: a stair creaks under a meeple, a door shuts for good, and a clock strikes.

use super::envelope::{glide, held, rise, strike, swell};
use super::take::{Part, Room, Take, changing};
use super::wood::tick;
use super::{Samples, Sound};
use fundsp::prelude64::*;

/// A meeple is set on a step, and the step gives way with a creak. Step 1 is at the top: the higher, the higher it
/// sounds.
pub fn stair(step: u8) -> Samples {
    let below = f32::from(step.clamp(1, Sound::STAIRS) - 1);
    let pitch = 1.3_f32.powf(1.5 - below);
    let set = tick(Take::lasting(0.62), 0.0, 0.7 * pitch, 0.8);
    creak(set, Creak { at: 0.05, lasts: 0.42, pitch, gain: 0.42, side: 0.3 - 0.2 * below, seed: 171 })
        .in_room(Room { time: 0.6, wet: 0.18 })
        .finish(0.085)
}

/// A hinge turns, the door falls into its frame, and the latch snaps in.
pub fn door() -> Samples {
    const SHUT: f32 = 0.58;
    let body = changing(|t| glide(104.0, 58.0, t / 0.12)) >> sine();
    let hinge = Creak { at: 0.0, lasts: 0.5, pitch: 1.15, gain: 0.16, side: -0.35, seed: 181 };
    creak(Take::lasting(1.6), hinge)
        .with(Part::new(0.5, 1.0).at(SHUT), body, strike(0.004, 0.055))
        .with(Part::new(0.3, 0.6).at(SHUT), noise().seed(182) >> lowpass_hz(420.0, 0.8), strike(0.003, 0.030))
        .with(Part::new(0.2, 0.25).at(SHUT), noise().seed(183) >> bandpass_hz(900.0, 1.4), strike(0.002, 0.012))
        .with(Part::new(0.1, 0.10).at(SHUT + 0.07).pan(0.2), sine_hz(2140.0), strike(0.001, 0.008))
        .with(
            Part::new(0.1, 0.16).at(SHUT + 0.07).pan(0.2),
            noise().seed(184) >> bandpass_hz(1700.0, 1.2),
            strike(0.001, 0.006),
        )
        .in_room(Room { time: 1.4, wet: 0.25 })
        .finish(0.11)
}

/// The hammer is drawn back, then two strokes on the rod of an old clock.
pub fn clock() -> Samples {
    let stroke = |take: Take, at: f32, gain: f32| {
        const TONE: f32 = 392.0;
        // A rod rings in tones that are no harmonics.
        const MODES: [(f32, f32, f32); 5] =
            [(0.5, 0.20, 0.50), (1.0, 0.50, 0.42), (1.51, 0.10, 0.25), (2.76, 0.20, 0.14), (5.40, 0.07, 0.05)];
        let rung = MODES.into_iter().fold(take, |take, (ratio, share, half)| {
            take.with(Part::new(1.7, gain * share).at(at).pan(0.2), sine_hz(TONE * ratio), strike(0.003, half))
        });
        let hammer = Part::new(0.08, 0.10 * gain).at(at).pan(0.2);
        rung.with(hammer, noise().seed(191) >> bandpass_hz(1300.0, 0.9), strike(0.002, 0.010))
    };
    let ratchet = |t: f32| (0.5 + 0.5 * (t * 150.0).sin()).powi(6) * held(0.02, 0.05, 0.22)(t);
    let drawn =
        Take::lasting(2.8).with(Part::new(0.22, 0.14).pan(0.2), noise().seed(192) >> bandpass_hz(2600.0, 1.2), ratchet);
    stroke(stroke(drawn, 0.24, 1.0), 1.0, 0.8).in_room(Room { time: 1.6, wet: 0.25 }).finish(0.085)
}

/// Wood that rubs on wood: it sticks and slips, faster and faster.
struct Creak {
    at: f32,
    lasts: f32,
    pitch: f32,
    gain: f32,
    side: f32,
    seed: u64,
}

fn creak(take: Take, creak: Creak) -> Take {
    let Creak { at, lasts, pitch, gain, side, seed } = creak;
    let slips = move |t: f32| pitch * glide(31.0, 58.0, rise(t / lasts)) * (1.0 + 0.09 * (t * 47.0).sin());
    // The board, its edge, and the air under it.
    const BODY: [(f32, f32); 3] = [(540.0, 1.0), (930.0, 0.55), (1730.0, 0.2)];
    let whole = swell(0.45 * lasts, lasts);
    BODY.into_iter().enumerate().fold(take, |take, (number, (ring, share))| {
        let rubs = (changing(slips) >> poly_saw()) & (0.12 * noise().seed(seed + number as u64));
        let voice = rubs >> bandpass_hz(ring * pitch, 6.0) >> lowpass_hz(3600.0, 0.6);
        let part = Part::new(lasts, gain * share).at(at).pan(side);
        take.with(part, voice, |t| whole(t) * (0.7 + 0.3 * (t * 26.0).sin()))
    })
}
