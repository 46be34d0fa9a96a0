//! The town: the bell of a monastery, a guard's spear on stone, and the chime of a full round on the track.

use super::Samples;
use super::envelope::strike;
use super::take::{Part, Room, Take};
use fundsp::prelude64::{bandpass_hz, lowpass_hz, noise, sine_hz};

/// Two calm strokes of a small bell, with the minor third that bells of churches have.
pub fn monastery_bell() -> Samples {
    let stroke = |take: Take, at: f32, gain: f32| {
        const TONE: f32 = 466.16;
        const MODES: [(f32, f32, f32); 6] = [
            (0.5, 0.26, 0.55),
            (1.0, 0.42, 0.40),
            (1.2, 0.20, 0.30),
            (1.5, 0.12, 0.22),
            (2.0, 0.26, 0.20),
            (2.67, 0.08, 0.10),
        ];
        let rung = MODES.into_iter().fold(take, |take, (ratio, share, half)| {
            take.with(Part::new(1.5, gain * share).at(at).pan(-0.15), sine_hz(TONE * ratio), strike(0.004, half))
        });
        let clapper = Part::new(0.08, 0.05 * gain).at(at).pan(-0.15);
        rung.with(clapper, noise().seed(141) >> bandpass_hz(TONE * 4.0, 1.0), strike(0.002, 0.008))
    };
    stroke(stroke(Take::lasting(2.2), 0.0, 1.0), 0.62, 0.7).in_room(Room { time: 1.8, wet: 0.25 }).finish(0.085)
}

/// The foot of a spear on a stone floor, and the ring of its head.
pub fn guard_comes() -> Samples {
    Take::lasting(0.6)
        .with(Part::new(0.2, 0.55), sine_hz(172.0), strike(0.002, 0.022))
        .with(Part::new(0.12, 0.30), noise().seed(151) >> lowpass_hz(900.0, 0.8), strike(0.002, 0.010))
        .with(Part::new(0.5, 0.10).at(0.012).pan(0.2), sine_hz(1864.0), strike(0.002, 0.070))
        .with(Part::new(0.4, 0.07).at(0.012).pan(0.2), sine_hz(2967.0), strike(0.002, 0.045))
        .with(Part::new(0.3, 0.04).at(0.012).pan(0.2), sine_hz(4310.0), strike(0.002, 0.025))
        .finish(0.085)
}

/// Four plucked notes that run up a chord.
pub fn lap() -> Samples {
    const D: f32 = 587.33;
    let notes = [(0.0, 1.0), (0.075, 1.25), (0.15, 1.5), (0.225, 2.0)];
    let run = notes.into_iter().fold(Take::lasting(1.1), |take, (at, ratio)| {
        let side = 0.5 * (ratio - 1.4);
        take.with(Part::new(0.8, 0.5).at(at).pan(side), sine_hz(D * ratio), strike(0.003, 0.110)).with(
            Part::new(0.5, 0.16).at(at).pan(side),
            sine_hz(D * ratio * 2.001),
            strike(0.002, 0.060),
        )
    });
    run.in_room(Room { time: 1.1, wet: 0.2 }).finish(0.09)
}
