//! Which sounds belong to which happening.

use crate::app::sound::Cue;
use crate::app::sound::cue::{BREATH, at_once, lands, steps, with_steps};
use crate::foley::Sound;
use crate::rules::ByColour;
use crate::rules::carcassonne::{Happening, Scoring};
use crate::rules::tiles::Kind;
use std::time::Duration;

/// What happened before, as far as it matters for the sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoFar {
    /// Number of tiles laid.
    tiles: u8,
    /// Number of ghosts that came since the last tile.
    ghosts: u8,
    /// All scores.
    totals: ByColour<u16>,
}

impl SoFar {
    /// The state with these scores.
    pub fn at(totals: ByColour<u16>) -> SoFar {
        SoFar { totals, ..SoFar::default() }
    }

    /// The state after this happening.
    pub fn and(self, happening: &Happening) -> SoFar {
        match happening {
            Happening::TileLaid { .. } => SoFar { tiles: self.tiles.wrapping_add(1), ghosts: 0, ..self },
            Happening::GhostGiven { .. } | Happening::CircleFilled { .. } => {
                SoFar { ghosts: self.ghosts.wrapping_add(1), ..self }
            }
            Happening::Scored(scoring) => SoFar { totals: scoring.totals, ..self },
            Happening::AbbotRecalled { colour, total, .. } => {
                let mut totals = self.totals;
                totals[*colour] = *total;
                SoFar { totals, ..self }
            }
            _ => self,
        }
    }
}

/// So many spaces make a round of the track (RSCORE-5).
const ROUND: u16 = 50;

/// The pause before the chime of a full round: by then most steps have been heard.
const ROUND_DONE: Duration = Duration::from_millis(700);

/// The sounds of a happening.
pub fn cues(happening: &Happening, so_far: SoFar) -> Vec<Cue> {
    match happening {
        Happening::TileLaid { .. } => lands(so_far.tiles),
        Happening::SetAside { .. } => at_once(Sound::TileTurned),
        Happening::GhostDrawnIn { .. } => at_once(Sound::DrawnIn),
        Happening::GhostGiven { .. } | Happening::CircleFilled { .. } => at_once(Sound::ghost(so_far.ghosts)),
        Happening::Chased { .. } => {
            let home = Cue { sound: Sound::MeepleHome, after: BREATH };
            at_once(Sound::GhostsFreed).into_iter().chain([home]).collect()
        }
        Happening::Released { .. } => at_once(Sound::GhostsFreed),
        Happening::MeeplePlaced { .. } => at_once(Sound::MeepleSet),
        Happening::AbbotRecalled { colour, points, total, .. } => {
            let mut heard = with_steps(Sound::MeepleHome, gained(*points));
            heard.extend(rounds(so_far.totals[*colour], *total));
            heard
        }
        Happening::Scored(scoring) => scored(scoring, so_far),
        Happening::GuardCame { .. } => at_once(Sound::GuardComes),
        Happening::MeepleReturned { .. } => at_once(Sound::MeepleHome),
        Happening::Over(_) => at_once(Sound::Victory),
        // The final count lets its regions be heard itself.
        Happening::FinallyScored(_)
        | Happening::Drew { .. }
        | Happening::MeepleSkipped { .. }
        | Happening::TurnEnded { .. } => Vec::new(),
    }
}

/// As many steps as the best of its players gets; a monastery rings first.
fn scored(scoring: &Scoring, so_far: SoFar) -> Vec<Cue> {
    let best = scoring.points.0.into_iter().flatten().max().unwrap_or_default();
    let mut heard = match scoring.region.kind {
        Kind::Monastery => with_steps(Sound::MonasteryBell, gained(best)),
        _ => steps(gained(best), Duration::ZERO),
    };
    let round = so_far.totals.0.into_iter().zip(scoring.totals.0).find_map(|(before, after)| rounds(before, after));
    heard.extend(round);
    heard
}

fn gained(points: i16) -> u16 {
    points.max(0).unsigned_abs()
}

/// The chime, if a marker has gone round.
fn rounds(before: u16, after: u16) -> Option<Cue> {
    (after / ROUND > before / ROUND).then_some(Cue { sound: Sound::Lap, after: ROUND_DONE })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Colour;
    use crate::rules::carcassonne::{Outcome, Piece, Source, Why};
    use crate::rules::tiles::{PartName, Square};

    const AT: Square = Square::new(1, 2);
    const WHO: Colour = Colour::Blue;

    fn part(kind: Kind) -> PartName {
        PartName::new(AT, kind, 0)
    }

    fn scored(kind: Kind, points: i16, total: u16) -> Happening {
        let (mut each, mut totals) = (ByColour::default(), ByColour::default());
        (each[WHO], totals[WHO]) = (Some(points), total);
        let scoring = Scoring {
            region: part(kind),
            value: points.unsigned_abs(),
            counts: ByColour::default(),
            points: each,
            totals,
            due: 1,
        };
        Happening::Scored(scoring)
    }

    fn heard(happening: &Happening, so_far: SoFar) -> Vec<Sound> {
        cues(happening, so_far).iter().map(|cue| cue.sound).collect()
    }

    /// RGHOST-3, RCEM-3: a meeple that is chased away runs home, and a guard is heard.
    #[test]
    fn meeples_that_run_home_and_guards_that_come_are_heard() {
        let so_far = SoFar::default();
        let (piece, from) = (Piece::Ordinary, part(Kind::City));
        let chased = Happening::Chased { colour: WHO, piece, from };
        assert_eq!(heard(&chased, so_far), [Sound::GhostsFreed, Sound::MeepleHome]);
        assert_eq!(heard(&Happening::GuardCame { colour: WHO, reserve: 2 }, so_far), [Sound::GuardComes]);
        let winners = [WHO].into_iter().collect();
        assert_eq!(heard(&Happening::Over(Outcome { winners }), so_far), [Sound::Victory]);
    }

    /// RSCORE-4, RSCORE-5: points are steps, a loss is silent, and a full round of the track chimes once.
    #[test]
    fn points_are_steps_and_a_full_round_chimes() {
        let so_far = SoFar::default();
        assert_eq!(heard(&scored(Kind::Road, 2, 2), so_far), [Sound::ScoreStep(0), Sound::ScoreStep(1)]);
        assert!(heard(&scored(Kind::Road, -2, 0), so_far).is_empty());
        assert_eq!(heard(&scored(Kind::Monastery, 1, 1), so_far), [Sound::MonasteryBell, Sound::ScoreStep(0)]);
        let so_far = so_far.and(&scored(Kind::City, 49, 49));
        assert_eq!(heard(&scored(Kind::Road, 1, 50), so_far), [Sound::ScoreStep(0), Sound::Lap]);
        let so_far = so_far.and(&scored(Kind::Road, 1, 50));
        assert_eq!(heard(&scored(Kind::Road, 1, 51), so_far), [Sound::ScoreStep(0)]);
    }

    /// RMIST-4: the ghosts of one tile make a chord.
    #[test]
    fn ghosts_of_a_tile_are_a_chord() {
        let given = Happening::GhostGiven { why: Why::Extend, from: Source::Supply, to: part(Kind::City), legal: 2 };
        let mut so_far = SoFar::default();
        let mut notes = Vec::new();
        for _ in 0..3 {
            notes.extend(heard(&given, so_far));
            so_far = so_far.and(&given);
        }
        assert_eq!(notes, [Sound::GhostComes(0), Sound::GhostComes(1), Sound::GhostComes(2)]);
    }
}
