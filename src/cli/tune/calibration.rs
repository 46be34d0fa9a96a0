//! How likely the target of a pile is reached with so many points and tiles left: logistic regression over positions of
//! whole games.

use crate::guide::mists::Reach;
use std::ops::Range;

/// Steps of Newton's method; it stands still long before.
const STEPS: usize = 30;
/// How much large numbers are held back: with few games all of them may have been won or lost.
const RIDGE: f64 = 1e-3;

/// A position at the beginning of a turn, and how its game went on.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    /// What it is worth in points.
    pub points: f32,
    /// The active pile, from 0.
    pub pile: u8,
    /// Tiles left in it.
    pub tiles: u8,
    /// Whether its target was reached.
    pub reached: bool,
}

/// How a game ended, and its positions.
#[derive(Clone)]
pub(super) struct Ended {
    /// How many targets were reached.
    pub reached: u8,
    pub seen: Vec<Seen>,
}

/// The chances that were seen in games of these piles. Where games tell nothing they are as they were, and so are those
/// of piles before.
pub(super) fn calibrated(old: [Reach; 3], piles: Range<u8>, games: &[Ended]) -> [Reach; 3] {
    let mut found = old;
    let mut after = 1.0;
    for pile in piles.rev() {
        let of_pile: Vec<Seen> =
            games.iter().flat_map(|game| &game.seen).filter(|it| it.pile == pile).copied().collect();
        let reach = &mut found[usize::from(pile)];
        *reach = Reach { after, ..line(*reach, &of_pile) };
        let [begun, reached] =
            [pile, pile + 1].map(|least| games.iter().filter(|it| it.reached >= least).count() as f32);
        // One game more that was won and one that was lost: nothing is certain.
        after *= (reached + 1.0) / (begun + 2.0);
    }
    found
}

/// The chance that the target of a pile was reached.
fn line(old: Reach, seen: &[Seen]) -> Reach {
    let points = Scale::of(seen.iter().map(|it| f64::from(it.points)));
    let tiles = Scale::of(seen.iter().map(|it| f64::from(it.tiles)));
    let known: Vec<([f64; 3], f64)> = seen
        .iter()
        .map(|it| {
            let known = [points.scaled(it.points.into()), tiles.scaled(it.tiles.into()), 1.0];
            (known, f64::from(u8::from(it.reached)))
        })
        .collect();
    let [by_points, by_tiles, rest] = regression(&known);
    // Back from the scales to points and tiles.
    let (by_points, by_tiles, rest) = (
        by_points / points.spread,
        by_tiles / tiles.spread,
        rest - by_points * points.mean / points.spread - by_tiles * tiles.mean / tiles.spread,
    );
    let [tile, even, spread] = [by_tiles, -rest, 1.0].map(|number| (number / by_points) as f32);
    let usable = by_points > 0.0 && [tile, even, spread].iter().all(|number| (-1000.0..=1000.0).contains(number));
    if usable { Reach { tile, even, spread, ..old } } else { old }
}

/// The factors with which won games (1) and lost ones (0) are told apart best, by Newton's method.
fn regression(seen: &[([f64; 3], f64)]) -> [f64; 3] {
    let mut line = [0.0_f64; 3];
    for _ in 0..STEPS {
        let (mut slope, mut bend) = (line.map(|factor| -RIDGE * factor), [[0.0_f64; 3]; 3]);
        for (known, won) in seen {
            let sum: f64 = known.iter().zip(line).map(|(known, factor)| known * factor).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            for row in 0..3 {
                slope[row] += (won - chance) * known[row];
                for column in 0..3 {
                    bend[row][column] += chance * (1.0 - chance) * known[row] * known[column];
                }
            }
        }
        (0..3).for_each(|at| bend[at][at] += RIDGE);
        let step = solved(bend, slope);
        line.iter_mut().zip(step).for_each(|(factor, step)| *factor += step.clamp(-1.0, 1.0));
    }
    line
}

/// How numbers are brought around 0, about as large as 1.
struct Scale {
    mean: f64,
    spread: f64,
}

impl Scale {
    fn of(numbers: impl ExactSizeIterator<Item = f64> + Clone) -> Scale {
        let count = numbers.len().max(1) as f64;
        let mean = numbers.clone().sum::<f64>() / count;
        let around = numbers.map(|number| (number - mean).powi(2)).sum::<f64>() / count;
        Scale { mean, spread: around.sqrt().max(1.0) }
    }

    fn scaled(&self, number: f64) -> f64 {
        (number - self.mean) / self.spread
    }
}

/// Solves three equations by Gauss's elimination; the ridge keeps the diagonal from vanishing.
fn solved(mut rows: [[f64; 3]; 3], mut right: [f64; 3]) -> [f64; 3] {
    for at in 0..3 {
        let pivot = rows[at];
        for below in at + 1..3 {
            let factor = rows[below][at] / pivot[at];
            rows[below].iter_mut().zip(pivot).for_each(|(number, above)| *number -= factor * above);
            right[below] -= factor * right[at];
        }
    }
    let mut found = [0.0; 3];
    for at in (0..3).rev() {
        let known: f64 = (at + 1..3).map(|column| rows[at][column] * found[column]).sum();
        found[at] = (right[at] - known) / rows[at][at];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_that_was_seen_is_found() {
        // Even at 50 points with no tile to come, and every tile is worth half a point.
        let seen = (0..2000).map(|number| {
            let (points, tiles) = ((number % 100) as f32, (number % 7) as u8 * 5);
            let ahead = (points + 0.5 * f32::from(tiles) - 50.0) / 8.0;
            let chance = 1.0 / (1.0 + (-ahead).exp());
            let reached = ((number % 101 * 37 % 101) as f32 / 101.0) < chance;
            Seen { points, pile: 1, tiles, reached }
        });
        let mut games = [0, 1, 1, 2, 2, 2, 3, 3].map(|reached| Ended { reached, seen: Vec::new() });
        games[0].seen = seen.collect();
        let found = calibrated([Reach::default(); 3], 0..3, &games);
        assert!((45.0..55.0).contains(&found[1].even), "even {}", found[1].even);
        assert!((0.3..0.7).contains(&found[1].tile), "tile {}", found[1].tile);
        assert!((6.0..10.0).contains(&found[1].spread), "spread {}", found[1].spread);
        // Of 5 that began the last pile 2 were won, of 7 that began the second 5 came to the last.
        let after = [3.0 / 7.0 * 6.0 / 9.0, 3.0 / 7.0, 1.0];
        found.iter().zip(after).for_each(|(pile, after)| assert!((pile.after - after).abs() < 1e-6));
    }

    #[test]
    fn games_that_begin_with_a_later_pile_change_nothing_of_those_before() {
        let old = [Reach { after: 0.2, ..Reach::default() }; 3];
        let games = [2, 2, 3].map(|reached| Ended { reached, seen: Vec::new() });
        let found = calibrated(old, 2..3, &games);
        assert_eq!((found[0].after, found[1].after, found[2].after), (0.2, 0.2, 1.0));
    }

    #[test]
    fn games_that_tell_nothing_change_no_line() {
        let old = [Reach { even: 3.0, after: 1.0, ..Reach::default() }; 3];
        assert_eq!(calibrated(old, 0..3, &[]).map(|pile| Reach { after: 1.0, ..pile }), old);
    }
}
