//! How likely the target of a pile is reached with so many points and tiles left, and how likely a game is won that
//! shows such signs: found out from positions of whole games.

use super::regression::{Odds, regression};
use crate::guide::mists::{Reach, Signs};
use std::ops::Range;

/// How much large numbers are held back: with few games all of them may have been won or lost.
const RIDGE: f64 = 1e-3;
/// The same for the signs: there are many, and few games of the last level are won.
const MANY_SIGNS: f64 = 20.0;

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
    /// The signs that count at the last level.
    pub signs: Option<Signs>,
}

/// How a game ended, and its positions.
#[derive(Clone)]
pub(super) struct Ended {
    /// How many targets were reached.
    pub reached: u8,
    pub won: bool,
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
    let known: Vec<([f32; 2], bool)> = seen.iter().map(|it| ([it.points, it.tiles.into()], it.reached)).collect();
    let Odds { factors: [by_points, by_tiles], rest } = regression(&known, RIDGE);
    let [tile, even, spread] = [by_tiles, -rest, 1.0].map(|number| (number / by_points) as f32);
    let usable = by_points > 0.0 && [tile, even, spread].iter().all(|number| (-1000.0..=1000.0).contains(number));
    if usable { Reach { tile, even, spread, ..old } } else { old }
}

/// What each sign was worth in games of these piles. Where games tell nothing it is as it was, and so it is for piles
/// before.
pub(super) fn signs_worth(old: [Signs; 3], piles: Range<u8>, games: &[Ended]) -> [Signs; 3] {
    let mut found = old;
    for pile in piles {
        let seen: Vec<([f32; Signs::COUNT], bool)> = games
            .iter()
            .flat_map(|game| game.seen.iter().map(|seen| (seen, game.won)))
            .filter(|(seen, _)| seen.pile == pile)
            .filter_map(|(seen, won)| Some((seen.signs?.numbers(), won)))
            .collect();
        if !seen.is_empty() {
            let Odds { factors, rest } = regression(&seen, MANY_SIGNS);
            let mut worth = Signs::with_numbers(factors.map(|factor| factor as f32));
            worth.table.base += rest as f32;
            found[usize::from(pile)] = worth;
        }
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
            Seen { points, pile: 1, tiles, reached, signs: None }
        });
        let mut games = [0, 1, 1, 2, 2, 2, 3, 3].map(|reached| Ended { reached, won: reached == 3, seen: Vec::new() });
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
        let games = [2, 2, 3].map(|reached| Ended { reached, won: reached == 3, seen: Vec::new() });
        let found = calibrated(old, 2..3, &games);
        assert_eq!((found[0].after, found[1].after, found[2].after), (0.2, 0.2, 1.0));
    }

    #[test]
    fn a_sign_that_won_games_show_is_worth_much() {
        let with = |supply: f32| {
            let mut signs = Signs::default();
            (signs.table.base, signs.table.supply) = (1.0, supply);
            vec![Seen { points: 0.0, pile: 1, tiles: 5, reached: true, signs: Some(signs) }; 50]
        };
        let game = |won, supply| Ended { reached: 2, won, seen: with(supply) };
        let games = [game(true, 8.0), game(true, 7.0), game(false, 2.0), game(false, 7.5), game(true, 2.5)];
        let worth = signs_worth([Signs::default(); 3], 0..3, &games);
        assert!(worth[1].table.supply > 0.0, "{:?}", worth[1].table);
        let chance = |supply| worth[1].chance(&with(supply)[0].signs.expect("signs"));
        assert!(chance(8.0) > 0.5 && chance(2.0) < 0.5, "{} and {}", chance(8.0), chance(2.0));
        // No game showed anything of the other piles.
        assert_eq!((worth[0], worth[2]), (Signs::default(), Signs::default()));
    }

    #[test]
    fn games_that_tell_nothing_change_no_line() {
        let old = [Reach { even: 3.0, after: 1.0, ..Reach::default() }; 3];
        assert_eq!(calibrated(old, 0..3, &[]).map(|pile| Reach { after: 1.0, ..pile }), old);
    }
}
