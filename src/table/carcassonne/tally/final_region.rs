//! The regions of the final scoring, in the order in which people count them.

use super::Line;
use crate::rules::carcassonne::Scoring;
use crate::rules::tiles::PartName;
use crate::rules::{ByColour, Colour};

/// A region of the final scoring (REND-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalRegion {
    /// A part of the region.
    pub region: PartName,
    /// What the region is worth, whatever ghosts stand in it.
    pub value: u16,
    /// Meeples of each player in it (RSCORE-3).
    pub counts: ByColour<u8>,
    /// What each player with the majority gets: the value less 1 for each own ghost (REND-3).
    pub points: ByColour<Option<i16>>,
    /// What each player with the majority loses to ghosts, 0 or more. `points` already counts it.
    pub ghosts: ByColour<u16>,
    /// Everybody's score from before the final scoring and all points up to this region. This may be below 0, because
    /// only the score after the last region is kept at 0 (REND-4).
    pub totals: ByColour<i32>,
}

impl FinalRegion {
    /// These scorings by kind: roads, cities, monasteries, castles, fields. Within a kind they stay in their order.
    pub(super) fn in_order(mut scorings: Vec<Scoring>, scores_before: &ByColour<u16>) -> Vec<FinalRegion> {
        scorings.sort_by_key(|scoring| Line::of(scoring.region.kind).map(|line| line as u8));
        let mut totals = ByColour(scores_before.0.map(i32::from));
        let counted = scorings.into_iter().map(|scoring| {
            let mut ghosts = ByColour::default();
            for colour in Colour::ALL {
                if let Some(points) = scoring.points[colour] {
                    totals[colour] += i32::from(points);
                    ghosts[colour] = scoring.value.saturating_add_signed(-points);
                }
            }
            let Scoring { region, value, counts, points, .. } = scoring;
            FinalRegion { region, value, counts, points, ghosts, totals }
        });
        counted.collect()
    }
}
