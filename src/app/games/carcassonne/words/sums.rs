//! What a region is worth to whom, in numbers: the value, less what the own ghosts cost (RSCORE-4, REND-3).

use super::People;
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::carcassonne::{Carcassonne, Scoring};
use crate::rules::tiles::RegionId;

/// A number with a true minus sign.
pub(super) fn number(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// "8", or "8 − 2 = 6" where ghosts cost something.
pub(super) fn sum(value: u16, points: i16) -> String {
    match i32::from(value) - i32::from(points) {
        0 => value.to_string(),
        cost => format!("{value} − {cost} = {}", number(points)),
    }
}

/// What each player with the majority would get from a region: at once if it is complete, else at the end.
pub(super) fn points_in(position: &Carcassonne, region: RegionId) -> Vec<(Colour, i16)> {
    let cost = if position.board().region(region).finished() { 2 } else { 1 };
    let (value, majority) = (position.value_of(region) as i16, position.majority_in(region));
    let ghosts = |colour| -> i16 {
        let own = position.meeples_in(region).filter(|meeple| meeple.colour == colour);
        own.map(|meeple| i16::from(meeple.ghosts)).sum()
    };
    let seats = position.seats().iter().copied().filter(|&colour| majority.contains(colour));
    seats.map(|colour| (colour, value - cost * ghosts(colour))).collect()
}

/// Each player in a region and what they would get: "Maura 8 − 2 = 6, Alix outnumbered". Empty if nobody stands there.
pub(super) fn shares(position: &Carcassonne, region: RegionId, people: People) -> String {
    let (value, points, counts) = (position.value_of(region), points_in(position, region), position.counts_in(region));
    let there = people.colours().filter(|&colour| counts[colour] > 0);
    let share = |colour| match points.iter().find(|&&(of, _)| of == colour) {
        Some(&(_, points)) => say!("rival-share", name = people.name(colour), sum = sum(value, points)),
        None => say!("rival-share-outnumbered", name = people.name(colour)),
    };
    there.map(share).collect::<Vec<_>>().join(", ")
}

/// The lines of a scoring, one for each player in the region: whose it is, and what it brought.
pub(super) fn scored(scoring: &Scoring, people: People) -> Vec<(Colour, Option<String>)> {
    let there = people.colours().filter(|&colour| scoring.counts[colour] > 0);
    there.map(|colour| (colour, scoring.points[colour].map(|points| sum(scoring.value, points)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    // RSCORE-4: a result can be negative.
    #[test]
    fn a_sum_tells_what_ghosts_cost() {
        assert_eq!(sum(8, 8), "8");
        assert_eq!(sum(8, 6), "8 − 2 = 6");
        assert_eq!(sum(0, -2), "0 − 2 = −2");
    }
}
