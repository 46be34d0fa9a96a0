//! Which sounds belong to which happening.

use crate::app::sound::Cue;
use crate::app::sound::cue::{BREATH, at_once};
use crate::foley::Sound;
use crate::rules::dont_go_in::{CardType, Happening};
use std::time::Duration;

/// What happened before, as far as it matters for the sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoFar {
    /// Number of ghosts that came since the last meeple was placed.
    ghosts: u8,
}

impl SoFar {
    /// The state after this happening.
    pub fn and(self, happening: &Happening) -> SoFar {
        match happening {
            Happening::Placed { .. } => SoFar::default(),
            Happening::Ghosts { change, .. } => SoFar { ghosts: self.ghosts.wrapping_add(notes(*change)) },
            _ => self,
        }
    }
}

/// Time between two ghosts that come together.
const DRIFT: Duration = Duration::from_millis(75);

/// The pause before a meeple that took its card is heard at home.
const HOME: Duration = Duration::from_millis(180);

/// The pause before the bells of the end, so that what was dispelled at last is heard before them.
const LAST: Duration = Duration::from_millis(900);

/// The sounds of a happening.
pub fn cues(happening: &Happening, so_far: SoFar) -> Vec<Cue> {
    match happening {
        Happening::Dealt { .. } => at_once(Sound::CardsDealt),
        Happening::Placed { space, .. } => at_once(Sound::StairCreaks(*space)),
        Happening::Ghosts { change: ..0, .. } => at_once(Sound::GhostsFreed),
        Happening::Ghosts { change, .. } => {
            let ghost = |number: u8| Sound::ghost(so_far.ghosts.wrapping_add(number));
            (0..notes(*change)).map(|number| Cue { sound: ghost(number), after: DRIFT * number.into() }).collect()
        }
        Happening::TurnedUp { .. } => at_once(Sound::CardTurnedUp),
        Happening::Rolled { roll, .. } | Happening::RolledAgain { again: true, roll, .. } => {
            at_once(Sound::dice(roll.len()))
        }
        Happening::DieTurned { die: Some(_), .. } => at_once(Sound::DieTurned),
        Happening::Took { card, .. } => {
            let home = Cue { sound: Sound::MeepleHome, after: HOME };
            let voice = voice(card.of).map(|sound| Cue { sound, after: BREATH });
            at_once(Sound::CardTaken).into_iter().chain([home]).chain(voice).collect()
        }
        Happening::Passed { .. } => at_once(Sound::DrawnIn),
        Happening::Dispelled { why: CardType::Clock, .. } => followed(Sound::ClockStrikes),
        Happening::Dispelled { why: CardType::MusicBox, .. } => followed(Sound::MusicBox),
        Happening::Dispelled { .. } => at_once(Sound::Dispelled),
        Happening::Removed { .. } => at_once(Sound::DoorShuts),
        Happening::Over(_) => vec![Cue { sound: Sound::Victory, after: LAST }],
        // Who looks at a card does so quietly, and the ghosts and cards that follow the others have sounds of their
        // own.
        Happening::MayLook { .. }
        | Happening::RolledAgain { again: false, .. }
        | Happening::DieTurned { die: None, .. }
        | Happening::TypeChosen { .. }
        | Happening::TurnEnded { .. }
        | Happening::Scored(_) => Vec::new(),
    }
}

/// So many ghosts are heard when they come: no more than there are notes.
fn notes(change: i16) -> u8 {
    change.clamp(0, Sound::GHOSTS.into()) as u8
}

/// The sound of a card of this type, if it has one.
fn voice(of: CardType) -> Option<Sound> {
    match of {
        CardType::Mirror => Some(Sound::Glass),
        CardType::MusicBox => Some(Sound::MusicBox),
        _ => None,
    }
}

/// A sound, and after a pause the cards that it dispels.
fn followed(sound: Sound) -> Vec<Cue> {
    at_once(sound).into_iter().chain([Cue { sound: Sound::Dispelled, after: BREATH }]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::dont_go_in::table::TUMBLING;
    use crate::foley::TUMBLE;
    use crate::rules::dont_go_in::{Card, Outcome, Roll, Room, Scores, Seats, Set, Slot, Why};
    use std::collections::BTreeSet;

    const ROOM: Room = Room::Attic;

    fn ghosts(change: i16) -> Happening {
        Happening::Ghosts { player: 0, change, now: 9, why: Why::Roll }
    }

    fn took(of: CardType) -> Happening {
        Happening::Took { player: 0, room: ROOM, space: 1, slot: 1, card: Card { of, value: 2 }, legal: 3 }
    }

    fn dispelled(why: CardType) -> Happening {
        Happening::Dispelled { player: 0, of: why, cards: Set::of([3, 4]), why }
    }

    fn roll() -> Roll {
        [true, false, false, true].into_iter().collect()
    }

    /// All happenings, each with its sounds.
    fn known() -> Vec<(Happening, Vec<Sound>)> {
        let (player, roll) = (0, roll());
        let card = Card { of: CardType::Cat, value: 1 };
        let taken = [Sound::CardTaken, Sound::MeepleHome];
        vec![
            (Happening::Dealt { room: ROOM, cards: [Slot::FaceUp(card); 3] }, vec![Sound::CardsDealt]),
            (Happening::Placed { player, room: ROOM, space: 3, legal: 2 }, vec![Sound::StairCreaks(3)]),
            (ghosts(1), vec![Sound::GhostComes(0)]),
            (ghosts(3), (0..3).map(Sound::GhostComes).collect()),
            (ghosts(6), (0..Sound::GHOSTS).map(Sound::GhostComes).collect()),
            (ghosts(-4), vec![Sound::GhostsFreed]),
            (Happening::MayLook { player }, vec![]),
            (Happening::TurnedUp { card }, vec![Sound::CardTurnedUp]),
            (Happening::Rolled { player, room: ROOM, roll }, vec![Sound::DiceTumble(4)]),
            (Happening::RolledAgain { player, again: true, roll, legal: 2 }, vec![Sound::DiceTumble(4)]),
            (Happening::RolledAgain { player, again: false, roll, legal: 2 }, vec![]),
            (Happening::DieTurned { player, die: Some(2), roll, legal: 5 }, vec![Sound::DieTurned]),
            (Happening::DieTurned { player, die: None, roll, legal: 5 }, vec![]),
            (took(CardType::Cat), taken.to_vec()),
            (took(CardType::Mirror), [&taken[..], &[Sound::Glass]].concat()),
            (took(CardType::MusicBox), [&taken[..], &[Sound::MusicBox]].concat()),
            (Happening::Passed { from: 0, to: 1, ghosts: 2, now: [0, 2] }, vec![Sound::DrawnIn]),
            (Happening::TypeChosen { player, of: CardType::Cat, legal: 2 }, vec![]),
            (dispelled(CardType::Tome), vec![Sound::Dispelled]),
            (dispelled(CardType::Clock), vec![Sound::ClockStrikes, Sound::Dispelled]),
            (dispelled(CardType::MusicBox), vec![Sound::MusicBox, Sound::Dispelled]),
            (Happening::Removed { room: ROOM }, vec![Sound::DoorShuts]),
            (Happening::TurnEnded { turn: 1, player }, vec![]),
            (Happening::Scored(Scores::default()), vec![]),
            (Happening::Over(Outcome { winners: Seats::NONE }), vec![Sound::Victory]),
        ]
    }

    /// A number for each variant. For a new variant, add the next number here and a line above.
    fn number(happening: &Happening) -> usize {
        match happening {
            Happening::Dealt { .. } => 0,
            Happening::Placed { .. } => 1,
            Happening::Ghosts { .. } => 2,
            Happening::MayLook { .. } => 3,
            Happening::TurnedUp { .. } => 4,
            Happening::Rolled { .. } => 5,
            Happening::RolledAgain { .. } => 6,
            Happening::DieTurned { .. } => 7,
            Happening::Took { .. } => 8,
            Happening::Passed { .. } => 9,
            Happening::TypeChosen { .. } => 10,
            Happening::Dispelled { .. } => 11,
            Happening::Removed { .. } => 12,
            Happening::TurnEnded { .. } => 13,
            Happening::Scored(_) => 14,
            Happening::Over(_) => 15,
        }
    }

    #[test]
    fn everything_that_happens_is_heard_as_it_should_be() {
        for (happening, wanted) in known() {
            let heard: Vec<Sound> = cues(&happening, SoFar::default()).iter().map(|cue| cue.sound).collect();
            assert_eq!(heard, wanted, "{happening:?}");
        }
        let numbers: BTreeSet<usize> = known().iter().map(|(happening, _)| number(happening)).collect();
        assert_eq!(numbers, (0..16).collect());
    }

    /// HROLL-4: the ghosts of one roll go on with the chord, and the next meeple begins it anew.
    #[test]
    fn ghosts_of_a_turn_are_a_chord() {
        let placed = Happening::Placed { player: 0, room: ROOM, space: 2, legal: 4 };
        let mut so_far = SoFar::default();
        let mut heard = Vec::new();
        for happening in [ghosts(2), ghosts(1), ghosts(-1), ghosts(1), placed, ghosts(1)] {
            heard.extend(cues(&happening, so_far).iter().map(|cue| cue.sound));
            so_far = so_far.and(&happening);
        }
        heard.retain(|sound| matches!(sound, Sound::GhostComes(_)));
        assert_eq!(heard, [0, 1, 2, 3, 0].map(Sound::GhostComes));
    }

    #[test]
    fn dice_are_heard_as_long_as_they_are_seen_to_tumble() {
        assert_eq!((TUMBLE * 1000.0).round(), TUMBLING.as_secs_f32() * 1000.0);
    }
}
