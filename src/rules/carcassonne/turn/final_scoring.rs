//! The final scoring: every region that holds a meeple, all at once (REND-2 to REND-5).

use crate::rules::carcassonne::{Carcassonne, Happening, Outcome, When};
use crate::rules::tiles::{Kind, PartId, RegionId};
use crate::rules::{ByColour, Colour, Colours};

/// Scores what is left, and says who has won. In which order the regions come makes no difference (REND-4).
pub(super) fn score_all(game: &mut Carcassonne, happenings: &mut Vec<Happening>) {
    let mut sums = ByColour::<i16>::default();
    let regions = occupied(game);
    for (region, due) in regions.iter().zip((1..=regions.len()).rev()) {
        // The number of a region is that of one of its parts.
        let name = game.name_of(PartId(region.0));
        let scoring = game.scoring(*region, name, When::AtEnd, due as u8);
        for colour in Colour::ALL {
            sums[colour] += scoring.points[colour].unwrap_or_default();
        }
        happenings.push(Happening::FinallyScored(scoring));
    }
    for colour in Colour::ALL {
        game.give_points(colour, sums[colour]);
    }
    let outcome = Outcome { winners: winners(game) };
    game.set_outcome(outcome);
    happenings.push(Happening::Over(outcome));
}

/// Every region that holds a meeple, each once; a cemetery is not scored at the end (RCEM-4).
fn occupied(game: &Carcassonne) -> Vec<RegionId> {
    let mut regions = Vec::new();
    for meeple in game.meeples() {
        let region = game.board().region_of(meeple.part);
        if game.board().region(region).kind != Kind::Cemetery && !regions.contains(&region) {
            regions.push(region);
        }
    }
    regions
}

/// Everybody with the highest score (REND-5).
fn winners(game: &Carcassonne) -> Colours {
    let score = |&colour: &Colour| game.score(colour);
    let best = game.seats().iter().map(score).max().unwrap_or_default();
    game.seats().iter().copied().filter(|colour| score(colour) == best).collect()
}
