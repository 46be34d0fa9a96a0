//! The mouse wheel turns the tile in hand: over a legal square, and over its panel.

use super::{Hand, Rotate};
use crate::app::board::Pointer;
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use std::time::Duration;

/// How many notches turn the tile. A touch pad reports small fractions of a notch.
const ENOUGH: f32 = 0.5;

/// How long a wheel with notches is ignored after it has turned the tile. Some wheels, for example those of remote
/// desktops, report each notch twice.
const NOTCH_RESTS: Duration = Duration::from_millis(40);

/// The same for a touch pad. Its gliding motion would otherwise turn the tile again and again.
const PAD_RESTS: Duration = Duration::from_millis(150);

/// How far the wheel has moved since it last turned the tile, in notches, and when that was.
#[derive(Clone, Default)]
pub(in crate::app) struct Wheel {
    moved: f32,
    turned: Option<Duration>,
}

impl Wheel {
    /// Moves the wheel by so much, in notches or pixels. Returns the direction in which the tile turns, if it does.
    pub(in crate::app) fn scroll(&mut self, unit: MouseScrollUnit, by: f32, now: Duration) -> Option<i8> {
        let (notches, rest) = match unit {
            MouseScrollUnit::Line => (by, NOTCH_RESTS),
            MouseScrollUnit::Pixel => (by / 100.0, PAD_RESTS),
        };
        self.turns(notches, rest, now)
    }

    /// The same in notches. The wheel rests after it has turned the tile.
    fn turns(&mut self, notches: f32, rest: Duration, now: Duration) -> Option<i8> {
        if self.turned.is_some_and(|before| now < before + rest) {
            self.moved = 0.0;
            return None;
        }
        self.moved += notches;
        if self.moved.abs() < ENOUGH {
            return None;
        }
        let step = if self.moved < 0.0 { 1 } else { -1 };
        *self = Wheel { moved: 0.0, turned: Some(now) };
        Some(step)
    }
}

/// Turns the tile when the wheel moves over a legal square.
pub(super) fn turn_with_wheel(
    scroll: Option<Res<AccumulatedMouseScroll>>,
    time: Res<Time<Real>>,
    pointer: Res<Pointer>,
    hand: Res<Hand>,
    mut wheel: Local<Wheel>,
    mut rotations: MessageWriter<Rotate>,
) {
    let Some(scroll) = scroll.filter(|scroll| scroll.delta.y != 0.0) else { return };
    if pointer.over_panel || !hand.is_under(&pointer) {
        return;
    }
    if let Some(step) = wheel.scroll(scroll.unit, scroll.delta.y, time.elapsed()) {
        rotations.write(Rotate(step));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The turns of the tile for these movements, each at its time in milliseconds.
    fn turned(moved: &[(f32, u64)], rest: Duration) -> Vec<Option<i8>> {
        let mut wheel = Wheel::default();
        moved.iter().map(|&(notches, at)| wheel.turns(notches, rest, Duration::from_millis(at))).collect()
    }

    #[test]
    fn a_notch_that_is_told_of_twice_turns_the_tile_once() {
        let moved = [(-1.0, 0), (-1.0, 12), (-1.0, 60), (-1.0, 72), (1.0, 120)];
        assert_eq!(turned(&moved, NOTCH_RESTS), [Some(1), None, Some(1), None, Some(-1)]);
    }

    #[test]
    fn a_touch_pad_that_glides_turns_the_tile_a_few_times_a_second() {
        let gliding: Vec<(f32, u64)> = (0..60).map(|frame| (-0.3, frame * 16)).collect();
        let times = turned(&gliding, PAD_RESTS).into_iter().flatten().count();
        assert_eq!(times, 6);
    }

    #[test]
    fn what_the_wheel_moves_while_it_rests_is_forgotten() {
        let moved = [(-1.0, 0), (-0.4, 10), (-0.4, 50), (-0.4, 60)];
        assert_eq!(turned(&moved, NOTCH_RESTS), [Some(1), None, None, Some(1)]);
    }
}
