//! What stands between a lamp and the rest of a stage: the depth of the parts, seen as a landscape from the lamp.

use crate::painter::noise::smoothstep;

/// For every direction from a lamp, how high the parts rise up to each distance.
#[derive(Clone, Debug)]
pub(super) struct Horizon {
    lamp: (f32, f32, f32),
    /// Direction by direction, the steepest rise up to each step.
    rises: Vec<f32>,
    steps: usize,
}

/// Directions in each quarter.
const QUARTER: usize = 96;

/// Units between two samples.
const STEP: f32 = 2.0;

impl Horizon {
    /// What a lamp sees between its fitting and its reach, both in units, in a landscape whose depth at a place in
    /// units is `depth`.
    pub fn seen((x, y, z): (f32, f32, f32), (fitting, reach): (f32, f32), depth: impl Fn(f32, f32) -> f32) -> Horizon {
        let steps = (reach / STEP) as usize + 1;
        let mut rises = Vec::with_capacity(4 * QUARTER * steps);
        for direction in 0..4 * QUARTER {
            let (dx, dy) = unit(direction as f32 / QUARTER as f32);
            let mut steepest = f32::MIN;
            for step in 0..steps {
                rises.push(steepest);
                let distance = (step as f32 + 0.5) * STEP;
                if distance > fitting {
                    steepest = steepest.max((depth(x + dx * distance, y + dy * distance) - z) / distance);
                }
            }
        }
        Horizon { lamp: (x, y, z), rises, steps }
    }

    /// How much of the lamp's light reaches a place: 0 in full shadow.
    pub fn open(&self, (x, y, z): (f32, f32, f32)) -> f32 {
        let (dx, dy) = (x - self.lamp.0, y - self.lamp.1);
        let distance = (dx * dx + dy * dy).sqrt();
        let step = (distance / STEP - 2.0).max(0.0);
        let (step, share) = (step as usize, step - step as usize as f32);
        if step + 1 >= self.steps {
            return 1.0;
        }
        let turn = turn(dx, dy) * QUARTER as f32;
        let (direction, aside) = (turn as usize, turn - turn as usize as f32);
        let along = |direction: usize| {
            let at = direction % (4 * QUARTER) * self.steps + step;
            let rise = self.rises[at].max(-9.0);
            rise + (self.rises[at + 1].max(-9.0) - rise) * share
        };
        let covered = |rise: f32| smoothstep(2.0, 15.0, rise * distance - (z - self.lamp.2));
        let dark = covered(along(direction)) * (1.0 - aside) + covered(along(direction + 1)) * aside;
        1.0 - dark
    }
}

/// A direction as a number in 0..4 that grows clockwise from the east, without trigonometry.
fn turn(dx: f32, dy: f32) -> f32 {
    let part = dy.abs() / (dx.abs() + dy.abs()).max(1e-6);
    match (dx >= 0.0, dy >= 0.0) {
        (true, true) => part,
        (false, true) => 2.0 - part,
        (false, false) => 2.0 + part,
        (true, false) => 4.0 - part,
    }
}

/// The unit vector of a [`turn`].
fn unit(turn: f32) -> (f32, f32) {
    let part = turn % 1.0;
    let (x, y) = match turn as u32 {
        0 => (1.0 - part, part),
        1 => (-part, 1.0 - part),
        2 => (part - 1.0, -part),
        _ => (part, part - 1.0),
    };
    let length = (x * x + y * y).sqrt();
    (x / length, y / length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_and_their_vectors_belong_together() {
        for i in 0..40 {
            let number = i as f32 * 0.1;
            let (x, y) = unit(number);
            assert!((turn(x, y) - number).abs() < 1e-4, "{number}: {x}, {y}");
        }
    }

    #[test]
    fn a_post_shades_the_wall_behind_it_and_nothing_before_it() {
        let post = |x: f32, _: f32| if (40.0..50.0).contains(&x) { 30.0 } else { 0.0 };
        let horizon = Horizon::seen((0.0, 0.0, 60.0), (8.0, 200.0), post);
        assert_eq!(horizon.open((30.0, 0.0, 0.0)), 1.0);
        assert!(horizon.open((70.0, 0.0, 0.0)) < 0.2);
        assert_eq!(horizon.open((120.0, 0.0, 0.0)), 1.0, "the shadow ends");
        assert_eq!(horizon.open((70.0, 0.0, 30.0)), 1.0, "what stands as high is lit");
        assert_eq!(horizon.open((-70.0, 0.0, 0.0)), 1.0);
    }
}
