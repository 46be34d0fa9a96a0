//! Which sounds belong to which happening.

use crate::app::sound::Cue;
use crate::app::sound::cue::{BREATH, at_once, lands, steps, with_steps};
use crate::foley::Sound;
use crate::rules::mists::{Happening, Taken};
use std::time::Duration;

/// What happened before, as far as it matters for the sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoFar {
    /// Number of tiles laid.
    tiles: u8,
    /// Number of ghosts that came since the last tile.
    ghosts: u8,
}

impl SoFar {
    /// The state after this happening.
    pub fn and(self, happening: &Happening) -> SoFar {
        match happening {
            Happening::TileLaid { .. } => SoFar { tiles: self.tiles.wrapping_add(1), ghosts: 0 },
            Happening::GhostPlaced { .. } => SoFar { ghosts: self.ghosts.wrapping_add(1), ..self },
            _ => self,
        }
    }
}

/// The sounds of a happening.
pub fn cues(happening: &Happening, so_far: SoFar) -> Vec<Cue> {
    match happening {
        Happening::TileLaid { .. } => lands(so_far.tiles),
        Happening::SetAside { .. } | Happening::PileChanged { .. } => at_once(Sound::TileTurned),
        Happening::BankFinished { parts } => {
            let freed = parts.iter().any(|(_, ghosts)| *ghosts > 0);
            let rising = freed.then_some(Cue { sound: Sound::GhostsFreed, after: BREATH });
            at_once(Sound::BankBurnsOff).into_iter().chain(rising).collect()
        }
        Happening::CemeteryClosed { ghosts: 0, .. } => Vec::new(),
        Happening::CemeteryClosed { .. } | Happening::GhostBanished { .. } => at_once(Sound::GhostsFreed),
        Happening::Buried { .. } => at_once(Sound::Buried),
        Happening::GhostPlaced { .. } => at_once(Sound::ghost(so_far.ghosts)),
        Happening::GhostDrawnIn { .. } => at_once(Sound::DrawnIn),
        Happening::CatMoved { .. } => at_once(Sound::Purr),
        Happening::MeeplePlaced { .. } => at_once(Sound::MeepleSet),
        Happening::MeepleReturned { .. } => at_once(Sound::MeepleHome),
        Happening::Scored(scoring) => match scoring.taken {
            Taken::Points(points) => steps(points, Duration::ZERO),
            // Each ghost already had its own sound when it left.
            Taken::Ghosts(_) => Vec::new(),
        },
        Happening::HoundScored { hound, points, .. } => with_steps(Sound::HoundBark(*hound), *points),
        Happening::CatScored { points, .. } => with_steps(Sound::Purr, *points),
        Happening::HoundCame { hound, .. } => at_once(Sound::HoundBark(*hound)),
        Happening::FaceDownLaid { .. } => at_once(Sound::FaceDown),
        Happening::Over(outcome) => at_once(if outcome.won() { Sound::Victory } else { Sound::Defeat }),
        // The meeple with which a hound leaves has a sound. A drawn tile has none.
        Happening::HoundLeft { .. }
        | Happening::HoundCalmed { .. }
        | Happening::Drew { .. }
        | Happening::MeepleSkipped { .. }
        | Happening::TurnEnded { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::mists::{Banished, Haunt, Hound, Outcome, Scoring};
    use crate::rules::tiles::{FaceId, Kind, PartName, Rotation, Square};
    use crate::rules::{Colour, Colours};
    use crate::table::mists::shipped;
    use std::collections::BTreeSet;

    /// Any face: it makes no difference to the sound.
    fn face() -> FaceId {
        shipped::deck().expect("the deck").find("road-straight-clear").expect("a road")
    }

    const AT: Square = Square::new(1, 2);
    const ON: PartName = PartName { at: AT, kind: Kind::City, index: 0 };
    const WHO: Colour = Colour::ALL[0];

    fn scored(taken: Taken) -> Happening {
        let colours = Colours::default();
        Happening::Scored(Scoring { region: ON, value: 3, colours, taken, moves: Default::default(), due: 1 })
    }

    /// All happenings, each with its sounds.
    fn known() -> Vec<(Happening, Vec<Sound>)> {
        let face = face();
        let hound = Hound::Ronja;
        vec![
            (Happening::Drew { face, fits: 3 }, vec![]),
            (Happening::SetAside { face }, vec![Sound::TileTurned]),
            (Happening::TileLaid { face, at: AT, turn: Rotation::default() }, vec![Sound::TileLaid(0)]),
            (Happening::BankFinished { parts: vec![(ON, 0)] }, vec![Sound::BankBurnsOff]),
            (Happening::BankFinished { parts: vec![(ON, 0), (ON, 2)] }, vec![Sound::BankBurnsOff, Sound::GhostsFreed]),
            (Happening::CemeteryClosed { at: AT, ghosts: 0 }, vec![]),
            (Happening::CemeteryClosed { at: AT, ghosts: 2 }, vec![Sound::GhostsFreed]),
            (Happening::Buried { colour: WHO, from: None, at: AT, legal: 1 }, vec![Sound::Buried]),
            (Happening::HoundLeft { hound }, vec![]),
            (Happening::GhostPlaced { at: AT, haunt: Haunt::Cemetery }, vec![Sound::GhostComes(0)]),
            (Happening::GhostDrawnIn { from: AT, haunt: Haunt::Mist(0), to: AT, area: 0 }, vec![Sound::DrawnIn]),
            (Happening::CatMoved { to: None, legal: 0 }, vec![Sound::Purr]),
            (Happening::MeeplePlaced { colour: WHO, on: ON, legal: 2 }, vec![Sound::MeepleSet]),
            (Happening::MeepleSkipped { legal: 2 }, vec![]),
            (Happening::GhostBanished { at: AT, haunt: Haunt::Mist(0) }, vec![Sound::GhostsFreed]),
            (scored(Taken::Points(0)), vec![]),
            (scored(Taken::Points(3)), (0..3).map(Sound::ScoreStep).collect()),
            (scored(Taken::Points(40)), (0..Sound::STEPS).map(Sound::ScoreStep).collect()),
            (scored(Taken::Ghosts(Banished::default())), vec![]),
            (Happening::MeepleReturned { colour: WHO, from: ON }, vec![Sound::MeepleHome]),
            (
                Happening::HoundScored { hound, points: 2, marker: WHO },
                vec![Sound::HoundBark(hound), Sound::ScoreStep(0), Sound::ScoreStep(1)],
            ),
            (Happening::CatScored { points: 1, marker: WHO }, vec![Sound::Purr, Sound::ScoreStep(0)]),
            (Happening::HoundCame { hound, to: None, legal: 0 }, vec![Sound::HoundBark(hound)]),
            (Happening::HoundCalmed { hound, to: (WHO, ON), legal: 1, calmed: Default::default() }, vec![]),
            (Happening::PileChanged { active: 1, tiles: 20 }, vec![Sound::TileTurned]),
            (Happening::FaceDownLaid { at: AT, legal: 3 }, vec![Sound::FaceDown]),
            (Happening::TurnEnded { turn: 1, player: 0 }, vec![]),
            (Happening::Over(Outcome::Victory), vec![Sound::Victory]),
            (Happening::Over(Outcome::OutOfTiles), vec![Sound::Defeat]),
            (Happening::Over(Outcome::PileEmpty), vec![Sound::Defeat]),
            (Happening::Over(Outcome::OutOfGhosts), vec![Sound::Defeat]),
        ]
    }

    /// A number for each variant. For a new variant, add the next number here and a line above.
    fn number(happening: &Happening) -> usize {
        match happening {
            Happening::Drew { .. } => 0,
            Happening::SetAside { .. } => 1,
            Happening::TileLaid { .. } => 2,
            Happening::BankFinished { .. } => 3,
            Happening::CemeteryClosed { .. } => 4,
            Happening::Buried { .. } => 5,
            Happening::HoundLeft { .. } => 6,
            Happening::GhostPlaced { .. } => 7,
            Happening::GhostDrawnIn { .. } => 8,
            Happening::CatMoved { .. } => 9,
            Happening::MeeplePlaced { .. } => 10,
            Happening::MeepleSkipped { .. } => 11,
            Happening::GhostBanished { .. } => 12,
            Happening::Scored(_) => 13,
            Happening::MeepleReturned { .. } => 14,
            Happening::HoundScored { .. } => 15,
            Happening::CatScored { .. } => 16,
            Happening::HoundCame { .. } => 17,
            Happening::HoundCalmed { .. } => 18,
            Happening::PileChanged { .. } => 19,
            Happening::FaceDownLaid { .. } => 20,
            Happening::TurnEnded { .. } => 21,
            Happening::Over(_) => 22,
        }
    }

    #[test]
    fn everything_that_happens_is_heard_as_it_should_be() {
        for (happening, wanted) in known() {
            let heard: Vec<Sound> = cues(&happening, SoFar::default()).iter().map(|cue| cue.sound).collect();
            assert_eq!(heard, wanted, "{happening:?}");
        }
        let numbers: BTreeSet<usize> = known().iter().map(|(happening, _)| number(happening)).collect();
        assert_eq!(numbers, (0..23).collect());
    }

    #[test]
    fn ghosts_in_a_row_are_a_chord_that_begins_anew_with_each_tile() {
        let ghost = Happening::GhostPlaced { at: AT, haunt: Haunt::Mist(0) };
        let tile = Happening::TileLaid { face: face(), at: AT, turn: Rotation::default() };
        let mut so_far = SoFar::default();
        let mut heard = Vec::new();
        for happening in [&tile, &ghost, &ghost, &ghost, &tile, &ghost] {
            heard.extend(cues(happening, so_far).iter().map(|cue| cue.sound));
            so_far = so_far.and(happening);
        }
        let wanted = [
            Sound::TileLaid(0),
            Sound::GhostComes(0),
            Sound::GhostComes(1),
            Sound::GhostComes(2),
            Sound::TileLaid(1),
            Sound::GhostComes(0),
        ];
        assert_eq!(heard, wanted);
    }
}
