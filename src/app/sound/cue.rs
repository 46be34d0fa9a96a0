//! A sound that belongs to a happening, and some that follow each other.

use crate::foley::Sound;
use std::time::Duration;

/// A sound, and its delay after the happening was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cue {
    /// The sound.
    pub sound: Sound,
    /// The delay.
    pub after: Duration,
}

/// A tile touches the table halfway through its motion.
const LANDS: Duration = Duration::from_millis(60);

/// Time between two steps of the score marker.
pub(in crate::app) const STEP: Duration = Duration::from_millis(65);

/// Pause after a sound that should be heard alone, before those that follow.
pub(in crate::app) const BREATH: Duration = Duration::from_millis(250);

/// The sound of the tile with this number in the game, when it lands.
pub(in crate::app) fn lands(number: u8) -> Vec<Cue> {
    vec![Cue { sound: Sound::tile(number), after: LANDS }]
}

/// A sound without delay.
pub(in crate::app) fn at_once(sound: Sound) -> Vec<Cue> {
    vec![Cue { sound, after: Duration::ZERO }]
}

/// A sound, and after a pause a step for each point.
pub(in crate::app) fn with_steps(sound: Sound, points: u16) -> Vec<Cue> {
    at_once(sound).into_iter().chain(steps(points, BREATH)).collect()
}

/// A step for each point, up to the end of the scale.
pub(in crate::app) fn steps(points: u16, after: Duration) -> Vec<Cue> {
    let heard = points.min(u16::from(Sound::STEPS)) as u8;
    (0..heard).map(|step| Cue { sound: Sound::ScoreStep(step), after: after + STEP * u32::from(step) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_come_one_after_the_other() {
        let cues = steps(4, BREATH);
        assert_eq!((cues.len(), cues[0].after), (4, BREATH));
        assert!(cues.windows(2).all(|pair| pair[1].after == pair[0].after + STEP));
        assert_eq!(steps(40, BREATH).len(), usize::from(Sound::STEPS));
    }
}
