//! Ghosts and mist: a ghost comes, leaves or is drawn into a circle, and a bank burns off.

use super::Samples;
use super::envelope::{glide, held, rise, strike, swell};
use super::take::{Part, Room, Take, changing};
use fundsp::prelude64::*;

/// D, F, A and C. Four ghosts one after another make a chord that sounds unfinished.
const CHORD: [f32; 4] = [587.33, 698.46, 880.0, 1046.5];

/// A breath with a faint tone of glass.
pub fn ghost_comes(note: u8) -> Samples {
    let number = usize::from(note) % CHORD.len();
    let tone = CHORD[number];
    let side = [-0.3, 0.25, -0.1, 0.35][number];
    let trembling = move |ratio: f32| changing(move |t| tone * ratio * (1.0 + 0.003 * (t * 31.0).sin())) >> sine();
    let breath = noise().seed(41 + u64::from(note)) >> bandpass_hz(tone * 1.6, 1.8) >> lowpass_hz(3200.0, 0.6);
    Take::lasting(1.3)
        .with(Part::new(0.75, 0.30).pan(side), breath, swell(0.22, 0.75))
        .with(Part::new(1.1, 0.26).pan(side), trembling(1.0), strike(0.14, 0.17))
        .with(Part::new(0.9, 0.045).pan(-side), trembling(2.76), strike(0.09, 0.09))
        .with(Part::new(1.1, 0.10).pan(-side), trembling(0.5), strike(0.16, 0.20))
        .in_room(Room { time: 1.6, wet: 0.35 })
        .finish(0.062)
}

/// Rising lights: small bells up a scale, softer and softer, over an opening breath.
pub fn ghosts_freed() -> Samples {
    const RISING: [f32; 8] = [587.33, 659.26, 880.0, 987.77, 1174.7, 1318.5, 1760.0, 1975.5];
    let air = noise().seed(51) | changing(|t| glide(700.0, 2600.0, t / 0.9)) | dc(1.4);
    let mut take = Take::lasting(1.7).with(Part::new(1.0, 0.11), air >> bandpass(), swell(0.45, 1.0));
    for (number, tone) in RISING.into_iter().enumerate() {
        let place = number as f32;
        let side = if number % 2 == 0 { -0.1 - 0.05 * place } else { 0.1 + 0.05 * place };
        let part = Part::new(0.7, 0.42 - 0.035 * place).at(0.068 * place).pan(side);
        take = take.with(part, sine_hz(tone), strike(0.012, 0.085));
        take = take.with(Part { gain: part.gain * 0.16, ..part }, sine_hz(tone * 2.005), strike(0.008, 0.045));
    }
    take.in_room(Room { time: 1.8, wet: 0.4 }).finish(0.08)
}

/// A falling swirl that closes. It moves from side to side, faster and faster.
pub fn drawn_in() -> Samples {
    const END: f32 = 0.85;
    let turning = |t: f32| (t * (14.0 + 16.0 * t)).sin();
    let air = |seed| {
        let fall = changing(|t| glide(1700.0, 330.0, t / END));
        (noise().seed(seed) | fall | dc(2.2)) >> bandpass()
    };
    let tone = changing(|t| glide(784.0, 294.0, t / END) * (1.0 + 0.012 * (t * 38.0).sin())) >> sine();
    let whole = swell(0.3, END);
    Take::lasting(1.15)
        .with(Part::new(END, 0.5).pan(-0.7), air(61), |t| whole(t) * (0.5 + 0.5 * turning(t)))
        .with(Part::new(END, 0.5).pan(0.7), air(62), |t| whole(t) * (0.5 - 0.5 * turning(t)))
        .with(Part::new(END, 0.15), tone, swell(0.2, END))
        .with(Part::new(0.3, 0.2).at(END - 0.08), sine_hz(293.66), strike(0.012, 0.06))
        .in_room(Room { time: 1.0, wet: 0.25 })
        .finish(0.07)
}

/// A warm whoosh that becomes bright.
pub fn bank_burns_off() -> Samples {
    const END: f32 = 1.5;
    let colour = |t: f32| glide(260.0, 1300.0, rise(t / 0.6)) * (1.0 - 0.55 * rise((t - 0.6) / 0.9));
    let fire = |seed| (noise().seed(seed) | changing(colour) | dc(0.8)) >> lowpass();
    let warmth = |tone: f32| sine_hz(tone) & (0.25 * sine_hz(tone * 2.0));
    Take::lasting(2.0)
        .with(Part::new(END, 0.5).pan(-0.5), fire(71), swell(0.5, END))
        .with(Part::new(END, 0.5).pan(0.5), fire(72), swell(0.56, END))
        .with(Part::new(END, 0.08), warmth(146.83), held(0.4, 0.9, END))
        .with(Part::new(END, 0.07).pan(0.3), warmth(220.0), held(0.5, 0.8, END))
        .with(Part::new(END, 0.05).pan(-0.3), warmth(369.99), held(0.6, 0.7, END))
        .in_room(Room { time: 1.4, wet: 0.25 })
        .finish(0.10)
}
