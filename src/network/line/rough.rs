//! Rough lines, for trials.

use rand::RngExt;
use std::time::Duration;
use tokio::time::sleep;

/// A rough line, for trials: messages are held up, and connections break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rough {
    /// The longest time that a message is held up.
    pub delay: Duration,
    /// One message in this many is held up.
    pub held_up: u32,
    /// Before one message in this many the connection breaks.
    pub breaks: u32,
}

impl Rough {
    /// Holds a message up, or says that the connection breaks.
    pub(super) async fn carries_on(self) -> bool {
        let (held_up, delay, breaks) = {
            let mut random = rand::rng();
            let chance = |one_in: u32, random: &mut rand::rngs::ThreadRng| random.random_ratio(1, one_in.max(1));
            let held_up = chance(self.held_up, &mut random);
            (held_up, self.delay.mul_f32(random.random()), chance(self.breaks, &mut random))
        };
        if held_up {
            sleep(delay).await;
        }
        !breaks
    }
}
