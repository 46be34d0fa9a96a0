//! The markers outside the ring. Those that would hide each other stand side by side, each with a line to its space.

use super::{Ring, SPACES};
use crate::app::games::carcassonne::panels::PlayerRow;
use crate::app::theme::{INK, Pen, Thing, faint};
use egui::Stroke;
use std::f32::consts::PI;

/// The height of a marker, and how far outside the ring its middle is, in layout pixels.
const HIGH: f32 = 32.0;
const OUTSIDE: f32 = 27.0;
/// Two markers are at least this many spaces apart.
const APART: f32 = 1.45;
/// A marker that is moved aside by more than this many spaces gets a line to its space.
const ASIDE: f32 = 0.3;

pub(super) fn show(pen: &mut Pen, ring: &Ring, players: &[PlayerRow]) {
    let resting: Vec<&PlayerRow> = players.iter().filter(|row| !walks(row)).collect();
    let spaces: Vec<f32> = resting.iter().map(|row| f32::from(row.points % SPACES)).collect();
    let beside = side_by_side(&spaces);
    for (space, there) in spaces.iter().zip(&beside).filter(|(space, there)| (*space - *there).abs() > ASIDE) {
        let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.6));
        pen.painter().line_segment([ring.at(*space, 8.0), ring.at(*there, 18.0)], line);
    }
    for (row, there) in resting.into_iter().zip(beside) {
        stand(pen, ring, row, there, 0.0);
    }
    // A marker on its way goes in front of all others and hops from space to space.
    for row in players.iter().filter(|row| walks(row)) {
        let hop = 9.0 * (row.stands.fract() * PI).sin().abs();
        stand(pen, ring, row, row.stands, hop);
    }
}

fn walks(row: &PlayerRow) -> bool {
    (row.stands - f32::from(row.points)).abs() > 0.01
}

fn stand(pen: &mut Pen, ring: &Ring, row: &PlayerRow, space: f32, hop: f32) {
    let laps = (row.stands.max(0.0) / f32::from(SPACES)).floor() as u8;
    let feet = ring.at(space, OUTSIDE) + pen.size(-1.0, 13.0 - hop);
    pen.stand(Thing::Marker(row.colour, laps), feet, HIGH);
}

/// Where markers on these spaces stand so that none hides another: round the ring in the same order, pushed apart where
/// they are too near.
fn side_by_side(spaces: &[f32]) -> Vec<f32> {
    const ROUNDS: u8 = 60;
    let mut at = spaces.to_vec();
    let mut order: Vec<usize> = (0..at.len()).collect();
    order.sort_by(|&one, &other| spaces[one].total_cmp(&spaces[other]));
    for _ in 0..ROUNDS {
        for (number, &one) in order.iter().enumerate() {
            let (next, round) = match order.get(number + 1) {
                Some(&next) => (next, 0.0),
                None => (order[0], f32::from(SPACES)),
            };
            let missing = APART - (at[next] + round - at[one]);
            if missing > 0.0 && next != one {
                at[one] -= missing / 2.0;
                at[next] += missing / 2.0;
            }
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nearest(at: &[f32]) -> f32 {
        let spaces = f32::from(SPACES);
        let pairs =
            at.iter().enumerate().flat_map(|(number, one)| at[number + 1..].iter().map(move |next| (one, next)));
        pairs
            .map(|(one, next)| (one - next).rem_euclid(spaces).min((next - one).rem_euclid(spaces)))
            .fold(spaces, f32::min)
    }

    // RSETUP-4, RSCORE-5
    #[test]
    fn markers_on_one_space_or_on_neighbours_stand_side_by_side() {
        for spaces in [&[0.0; 6][..], &[49.0, 0.0, 1.0], &[7.0, 7.0], &[3.0, 4.0, 5.0, 5.0, 30.0, 31.0], &[12.0], &[]] {
            let at = side_by_side(spaces);
            assert!(at.len() < 2 || nearest(&at) > 0.93 * APART, "{spaces:?}: {at:?}");
            for (space, there) in spaces.iter().zip(&at) {
                assert!((space - there).abs() <= 2.6 * APART, "{spaces:?}: {at:?}");
            }
        }
    }

    #[test]
    fn markers_with_room_stay_on_their_spaces() {
        assert_eq!(side_by_side(&[10.0, 20.0, 12.0]), [10.0, 20.0, 12.0]);
    }
}
