//! The barks of Rufus and Ronja, and Eloise's purr.

use super::Samples;
use super::envelope::{held, rise};
use super::take::{Part, Room, Take, changing};
use crate::rules::mists::Hound;
use fundsp::prelude64::*;
use std::f32::consts::PI;

/// The parameters of a hound's voice.
struct Voice {
    /// The highest pitch of a bark, in hertz.
    pitch: f32,
    /// The length of a bark, in seconds.
    lasts: f32,
    /// The resonances of throat and mouth, in hertz, and their strength.
    throat: [(f32, f32); 3],
    /// The start of each bark, in seconds, and its volume.
    barks: [(f32, f32); 2],
    side: f32,
}

/// Rufus is broad and low, Ronja lean and higher.
fn voice(hound: Hound) -> Voice {
    match hound {
        Hound::Rufus => Voice {
            pitch: 168.0,
            lasts: 0.21,
            throat: [(360.0, 1.0), (690.0, 0.55), (1500.0, 0.10)],
            barks: [(0.0, 1.0), (0.34, 0.75)],
            side: -0.25,
        },
        Hound::Ronja => Voice {
            pitch: 345.0,
            lasts: 0.13,
            throat: [(720.0, 1.0), (1350.0, 0.6), (2500.0, 0.16)],
            barks: [(0.0, 1.0), (0.23, 0.85)],
            side: 0.25,
        },
    }
}

/// Two barks.
pub fn bark(hound: Hound) -> Samples {
    let Voice { pitch, lasts, throat, barks, side } = voice(hound);
    let mut take = Take::lasting(barks[1].0 + lasts + 0.45);
    for (number, (at, loud)) in barks.into_iter().enumerate() {
        for (ring, share) in throat {
            // The pitch jumps up and falls. The throat makes it rough.
            let bend = move |t: f32| {
                let share = t / lasts;
                pitch * (0.62 + 0.38 * (PI * share.clamp(0.0, 1.0).powf(0.6)).sin()) * (1.0 + 0.02 * (t * 430.0).sin())
            };
            let cords = (changing(bend) >> poly_saw()) & (0.7 * noise().seed(91 + number as u64));
            let voice = cords >> bandpass_hz(ring, 3.2) >> lowpass_hz(ring * 2.2, 0.7);
            let part = Part::new(lasts, loud * share).at(at).pan(side);
            take = take.with(part, voice, held(0.014, lasts * 0.65, lasts));
        }
    }
    take.in_room(Room { time: 0.9, wet: 0.22 }).finish(0.11)
}

/// Eloise breathes in and out, and her throat beats about twenty times a second.
pub fn purr() -> Samples {
    const END: f32 = 1.5;
    let beating = |t: f32, rate: f32| (0.5 + 0.5 * (t * rate * std::f32::consts::TAU).sin()).powi(3);
    let breathing = |t: f32| {
        let (breath_in, breath_out) = (rise(t / 0.15) * rise((0.68 - t) / 0.15), rise((t - 0.74) / 0.18));
        breath_in.max(0.8 * breath_out) * rise((END - t) / 0.35)
    };
    let rumble = |seed, low: f32| noise().seed(seed) >> bandpass_hz(low, 0.9) >> lowpass_hz(low * 3.0, 0.7);
    Take::lasting(END + 0.05)
        .with(Part::new(END, 1.0).pan(-0.15), rumble(95, 150.0), |t| breathing(t) * beating(t, 23.0))
        .with(Part::new(END, 0.4).pan(0.15), rumble(96, 330.0), |t| breathing(t) * beating(t, 23.0))
        .with(Part::new(END, 0.05), rumble(97, 900.0), breathing)
        .finish(0.06)
}
