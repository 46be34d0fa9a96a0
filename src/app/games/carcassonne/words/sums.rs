//! What a region is worth to whom, in numbers: the value, less what the own ghosts cost (RSCORE-4, REND-3).

use super::People;
use crate::app::words::{number, say};
use crate::guide::carcassonne::RegionNow;
use crate::rules::Colour;
use crate::rules::carcassonne::Scoring;

/// "8", or "8 − 2 = 6" where ghosts cost something.
pub(in super::super) fn sum(value: u16, points: i16) -> String {
    match i32::from(value) - i32::from(points) {
        0 => value.to_string(),
        cost => format!("{value} − {cost} = {}", number(points)),
    }
}

/// Each player in a region and what they would get: "Maura 8 − 2 = 6, Alix outnumbered". Empty if nobody stands there.
pub(super) fn shares(region: &RegionNow, people: People) -> String {
    let there = people.colours().filter(|&colour| region.counts[colour] > 0);
    let share = |colour| match region.points[colour] {
        Some(points) => say!("rival-share", name = people.name(colour), sum = sum(region.value, points)),
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
