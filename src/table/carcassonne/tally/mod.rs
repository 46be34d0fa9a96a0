//! Where the points of a game came from: for the table of points, the chart and the final scoring, region by region.

mod account;
mod final_region;

pub use account::{Account, Line};
pub use final_region::FinalRegion;

use super::Sitting;
use crate::rules::carcassonne::{Happening, Scoring};
use crate::rules::tiles::Kind;
use crate::rules::{ByColour, Colour};

/// The points of a game so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All scores; 0 for colours that nobody plays.
    scores: ByColour<u16>,
    in_play: ByColour<Account>,
    after_turns: Vec<ByColour<u16>>,
    final_regions: Vec<FinalRegion>,
}

impl Tally {
    /// The points of a sitting.
    pub fn of(sitting: &Sitting) -> Tally {
        Tally::of_happenings(sitting.happenings())
    }

    /// The points of everything that happened since the beginning of a game, or of a first part of it.
    pub fn of_happenings<'a>(happenings: impl IntoIterator<Item = &'a Happening>) -> Tally {
        let mut tally = Tally { after_turns: vec![ByColour::default()], ..Tally::default() };
        let mut at_end = Vec::new();
        for happening in happenings {
            match *happening {
                Happening::Scored(scoring) => tally.score(&scoring),
                Happening::AbbotRecalled { colour, value, points, total, .. } => {
                    tally.give(colour, Kind::Monastery, (value, points), total);
                }
                Happening::TurnEnded { .. } => tally.after_turns.push(tally.scores),
                Happening::FinallyScored(scoring) => at_end.push(scoring),
                Happening::Drew { .. }
                | Happening::SetAside { .. }
                | Happening::TileLaid { .. }
                | Happening::GhostDrawnIn { .. }
                | Happening::CircleFilled { .. }
                | Happening::GhostGiven { .. }
                | Happening::Chased { .. }
                | Happening::Released { .. }
                | Happening::MeeplePlaced { .. }
                | Happening::MeepleSkipped { .. }
                | Happening::GuardCame { .. }
                | Happening::MeepleReturned { .. }
                | Happening::Over(_) => {}
            }
        }
        tally.final_regions = FinalRegion::in_order(at_end, &tally.scores);
        tally
    }

    /// Everybody's score before the final scoring; 0 for colours that nobody plays.
    pub fn scores_in_play(&self) -> ByColour<u16> {
        self.scores
    }

    /// Everybody's scores when the last region of the final scoring is counted (REND-4).
    pub fn scores_at_end(&self) -> ByColour<u16> {
        let all = self.final_regions.len();
        let mut scores = self.scores;
        for colour in Colour::ALL {
            scores[colour] = scores[colour].saturating_add_signed(self.at_end(colour, all).total() as i16);
        }
        scores
    }

    /// A player's points before the final scoring. Their sum is the score then.
    pub fn in_play(&self, colour: Colour) -> Account {
        self.in_play[colour]
    }

    /// A player's points from the first so many regions of the final scoring. Only when all are counted, the line
    /// [`Line::KeptAtZero`] is filled in (REND-4); the sum is then what the score rose by in the end.
    pub fn at_end(&self, colour: Colour, regions: usize) -> Account {
        let mut account = Account::default();
        for region in self.final_regions.iter().take(regions) {
            if let Some(points) = region.points[colour] {
                account.enter(region.region.kind, region.value, points);
            }
        }
        if regions >= self.final_regions.len() {
            account[Line::KeptAtZero] = -(i32::from(self.scores[colour]) + account.total()).min(0);
        }
        account
    }

    /// All scores turn by turn: first those before the first turn, then those after each. The final scoring is not in
    /// it.
    pub fn after_turns(&self) -> &[ByColour<u16>] {
        &self.after_turns
    }

    /// The regions of the final scoring by kind: roads, cities, monasteries, castles, fields. Empty while the game goes
    /// on.
    pub fn final_regions(&self) -> &[FinalRegion] {
        &self.final_regions
    }

    fn score(&mut self, scoring: &Scoring) {
        for colour in Colour::ALL {
            if let Some(points) = scoring.points[colour] {
                self.give(colour, scoring.region.kind, (scoring.value, points), scoring.totals[colour]);
            }
        }
    }

    /// Enters what a region in play brought a player, whose score is `total` after it.
    fn give(&mut self, colour: Colour, kind: Kind, (value, points): (u16, i16), total: u16) {
        let without_limit = i32::from(self.scores[colour]) + i32::from(points);
        let account = &mut self.in_play[colour];
        account.enter(kind, value, points);
        account[Line::KeptAtZero] += i32::from(total) - without_limit;
        self.scores[colour] = total;
    }
}
