//! Limits how many sounds of one kind start together, because together they would be louder than anything else.

use crate::foley::Sound;
use std::mem::{Discriminant, discriminant};
use std::time::Duration;

/// Sounds of one kind that start within this time count as together.
const TOGETHER: Duration = Duration::from_millis(60);

/// How many sounds of one kind may start together.
const MOST: usize = 2;

/// The sounds that started lately.
#[derive(Default)]
pub struct Voices(Vec<(Discriminant<Sound>, Duration)>);

impl Voices {
    /// Whether a sound may start at this time. If so, it is counted.
    pub fn admit(&mut self, sound: Sound, now: Duration) -> bool {
        self.0.retain(|(_, began)| *began + TOGETHER > now);
        let kind = discriminant(&sound);
        let free = self.0.iter().filter(|(other, _)| *other == kind).count() < MOST;
        if free {
            self.0.push((kind, now));
        }
        free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_of_a_kind_at_a_time_and_others_beside_them() {
        let at = Duration::from_millis;
        let mut voices = Voices::default();
        assert!(voices.admit(Sound::GhostComes(0), at(0)));
        assert!(voices.admit(Sound::GhostComes(1), at(10)));
        assert!(!voices.admit(Sound::GhostComes(2), at(20)));
        assert!(voices.admit(Sound::Button, at(20)));
        assert!(!voices.admit(Sound::GhostComes(3), at(59)));
        assert!(voices.admit(Sound::GhostComes(3), at(60)));
        assert!(!voices.admit(Sound::GhostComes(0), at(61)));
    }
}
