//! Tuning for the cooperative game, level by level: all candidates play the same games.

use super::Tune;
use super::calibration::{Ended, Seen, calibrated};
use super::evolution::Evolution;
use super::sum::Sum;
use super::written::{place, rounded, write};
use crate::cli::{Failure, say};
use crate::guide::mists::{LevelWeights, Reach, Weights, points, progress, quick};
use crate::guide::{PlayoutError, play_out};
use crate::rules::Game;
use crate::rules::mists::{Mists, Outcome, Phase, Refusal, Setup};
use crate::table::mists::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use ron::ser::PrettyConfig;
use std::ops::Range;
use std::path::PathBuf;

const HEAD: &str = "\
// What the guide's quick player looks for, level by level; written by `mists tune`. What each number means is told in
// src/guide/mists/sense/weights.rs.
";
/// A lost game in which the goal was nearly reached counts so much of a win: so losses can be told apart too.
const NEARLY: f32 = 0.4;
/// Without a number of players, so many.
const PLAYERS: u8 = 3;

/// Better weights for each of the levels.
pub(super) fn tune(tune: &Tune) -> Result<(), Failure> {
    let mut weights = tune.first_weights(Weights::shipped(), "the weights of six levels", Weights::parse)?;
    let style = PrettyConfig::new().separate_tuple_members(true);
    let (out, all): (PathBuf, Vec<u8>) = (place(&tune.out)?, (1..=6).collect());
    for &level in if tune.level.is_empty() { &all } else { &tune.level } {
        let at = usize::from(level) - 1;
        let tuned = tune_level(tune, level, weights.levels[at], weights.piles[at])?;
        (weights.levels[at], weights.piles[at]) = tuned.weights;
        // After each level, so that a long run can be ended in between, and before anything is said of it: whoever
        // listens may have left.
        write(&weights, HEAD, style.clone(), &out)?;
        tuned.told.iter().for_each(|line| say(format_args!("{line}")));
    }
    Ok(())
}

/// What was found for a level.
struct Tuned {
    /// Better weights, or the old ones if none were found, and how likely its targets are reached with them.
    weights: (LevelWeights, [Reach; 3]),
    /// What is said of it, in lines.
    told: [String; 2],
}

fn tune_level(tune: &Tune, level: u8, old: LevelWeights, piles: [Reach; 3]) -> Result<Tuned, Failure> {
    let players = tune.players.unwrap_or(PLAYERS);
    let setup = Setup::with_players(shipped::level(level)?, shipped::deck()?, players.into());
    setup.check()?;
    let mut random = ChaCha8Rng::seed_from_u64(tune.seed.wrapping_add(level.into()));
    let mut evolution = Evolution::from(old.numbers(), LevelWeights::NAMES, &[]);
    for round in 0..tune.rounds {
        let candidates = evolution.candidates(tune.candidates as usize, &mut random);
        let what = format!("level {level}, round {} of {}", round + 1, tune.rounds);
        let weights: Vec<_> = candidates.iter().map(|&numbers| LevelWeights::with_numbers(numbers)).collect();
        let sums = play(tune, &setup, &weights, tune.games_of(round), what)?;
        let scores: Vec<f32> = sums.iter().map(|sum| sum.score).collect();
        evolution.follow(&candidates, &scores);
    }
    let new = LevelWeights::with_numbers(rounded(evolution.middle()));
    let sums = play(tune, &setup, &[old, new], tune.compared(), format!("level {level}, comparing"))?;
    let (before, after) = (&sums[0], &sums[1]);
    let is_better = after.score > before.score;
    let stay = if is_better { "" } else { ": the old ones stay" };
    let told = [
        format!("level {level}  old weights won {before}, {}", targets(before)),
        format!("         new weights won {after}, {}{stay}", targets(after)),
    ];
    let (stays, sum) = if is_better { (new, after) } else { (old, before) };
    let reach = |pile: Reach| Reach::with_numbers(rounded(pile.numbers()));
    Ok(Tuned { weights: (stays, calibrated(piles, setup.level.piles, &sum.seen).map(reach)), told })
}

fn targets(sum: &Sum<Ended>) -> String {
    let reached: f64 = sum.seen.iter().map(|game| f64::from(game.reached)).sum();
    format!("{:.2} targets a game", reached / sum.games as f64)
}

/// Lets each of the candidates play the same games.
fn play(
    tune: &Tune,
    setup: &Setup,
    candidates: &[LevelWeights],
    games: Range<u64>,
    what: String,
) -> Result<Vec<Sum<Ended>>, Failure> {
    tune.play(candidates.len(), games.end - games.start, what, |candidate, game| {
        play_one(setup, &candidates[candidate], tune.seed_of(games.start + game))
    })
}

/// Plays one game.
fn play_one(setup: &Setup, weights: &LevelWeights, seed: u64) -> Result<Sum<Ended>, Failure> {
    let mut random = ChaCha8Rng::seed_from_u64(!seed);
    let game = Mists::begin(setup, seed, &mut Vec::new())?;
    let choose = |game: &Mists, legal: &[_]| quick::choose(game, legal, weights, &mut random);
    let mut seen = Vec::new();
    let end = play_out(game, choose, |game, _, _| {
        if game.phase() == Phase::LayTile {
            let (pile, tiles) = (game.active_pile(), game.tiles_left());
            seen.push(Seen { points: points(game, weights), pile, tiles, reached: false });
        }
        Ok::<(), PlayoutError<Refusal>>(())
    })?;
    let won = end.outcome() == Some(Outcome::Victory);
    let reached = if won { setup.level.piles } else { end.active_pile() };
    seen.iter_mut().for_each(|seen| seen.reached = seen.pile < reached);
    let score = if won { 1.0 } else { NEARLY * progress(&end) };
    Ok(Sum::of_one(won, score, vec![Ended { reached, seen }]))
}
