//! Dice: they tumble on wood and come to rest, and one of them is turned over.

use super::Samples;
use super::envelope::strike;
use super::take::{Part, Take};
use fundsp::prelude64::{bandpass_hz, noise, sine_hz};

/// The time until all dice lie still, in seconds.
pub const TUMBLE: f32 = 0.7;

/// How often a die hits the table.
const HITS: u8 = 6;

/// Each gap between two hits, and the strength of each hit, as a share of the one before.
const SHRINKS: f32 = 0.66;

/// So many dice fall, bounce lower and lower, and lie still. More dice make it denser.
pub fn tumble(dice: u8) -> Samples {
    let mut take = Take::lasting(TUMBLE + 0.2);
    for die in 0..dice {
        let number = f32::from(die);
        let side = 0.9 * (number + 0.5) / f32::from(dice) - 0.45;
        // They leave the hand one after the other, and the last one lies still last.
        let (begins, rests) = (0.028 * number, TUMBLE - 0.06 - 0.035 * f32::from(dice - 1 - die));
        for hit in 0..HITS {
            let share = (1.0 - SHRINKS.powi(hit.into())) / (1.0 - SHRINKS.powi(i32::from(HITS) - 1));
            // Each time, another edge or corner of the die hits.
            let pitch = 1.0 + 0.16 * (2.4 * number + 1.9 * f32::from(hit)).sin();
            let gain = 0.9 * SHRINKS.powf(0.55 * f32::from(hit));
            take = click(take, begins + (rests - begins) * share, side, pitch, gain);
        }
    }
    take.finish(0.085)
}

/// A die is lifted, tipped over and set down: a light click, then a firmer one.
pub fn turned() -> Samples {
    let lifted = click(Take::lasting(0.32), 0.0, -0.1, 1.2, 0.35);
    click(lifted, 0.14, 0.1, 0.95, 1.0).finish(0.07)
}

/// A small hard body on a table of wood.
fn click(take: Take, at: f32, side: f32, pitch: f32, gain: f32) -> Take {
    let part = |lasts, share: f32| Part::new(lasts, share * gain).at(at).pan(side);
    take.with(part(0.10, 0.34), sine_hz(410.0 * pitch), strike(0.0015, 0.011))
        .with(part(0.08, 0.30), sine_hz(1480.0 * pitch), strike(0.001, 0.007))
        .with(part(0.06, 0.24), sine_hz(2870.0 * pitch), strike(0.001, 0.005))
        .with(part(0.05, 0.22), noise().seed(161) >> bandpass_hz(2300.0 * pitch, 0.9), strike(0.001, 0.004))
}
