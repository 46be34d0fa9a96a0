//! Tuning for the cooperative game, level by level, or one pile of a level: all candidates play the same games.

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
// What the guide's quick player looks for, level by level and pile by pile; written by `mists tune`. What each number
// means is told in src/guide/mists/sense/weights.rs.
";
/// A lost game in which the goal was nearly reached counts so much of a win: so losses can be told apart too.
const NEARLY: f32 = 0.4;
/// So often a game is begun anew until one comes to the pile that is tuned.
const MOST_ATTEMPTS: u64 = 1000;
/// Without a number of players, so many.
const PLAYERS: u8 = 3;

/// Better weights for each of the levels.
pub(super) fn tune(tune: &Tune) -> Result<(), Failure> {
    let mut weights = tune.first_weights(Weights::shipped(), "the weights of six levels", Weights::parse)?;
    let style = PrettyConfig::new().separate_tuple_members(true);
    let (out, all): (PathBuf, Vec<u8>) = (place(&tune.out)?, (1..=6).collect());
    for &level in if tune.level.is_empty() { &all } else { &tune.level } {
        let at = usize::from(level) - 1;
        let tuned = tune_level(tune, level, weights.levels[at].clone(), weights.piles[at])?;
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
    weights: (Vec<LevelWeights>, [Reach; 3]),
    /// What is said of it, in lines.
    told: [String; 2],
}

fn tune_level(tune: &Tune, level: u8, old: Vec<LevelWeights>, reaches: [Reach; 3]) -> Result<Tuned, Failure> {
    let players = tune.players.unwrap_or(PLAYERS);
    let setup = Setup::with_players(shipped::level(level)?, shipped::deck()?, players.into());
    setup.check()?;
    let piles = setup.level.piles;
    if let Some(pile) = tune.pile.filter(|&pile| pile > piles) {
        return Err(Failure(format!("--pile {pile}: level {level} has {piles}: expected a number from 1 to {piles}")));
    }
    let (first, with) = (LevelWeights::of_pile(&old, tune.first_pile()), |numbers| with_pile(&old, tune.pile, numbers));
    let mut random = ChaCha8Rng::seed_from_u64(tune.seed.wrapping_add(level.into()));
    let mut evolution = Evolution::from(first.numbers(), LevelWeights::NAMES, &[]);
    for round in 0..tune.rounds {
        let candidates = evolution.candidates(tune.candidates as usize, &mut random);
        let what = format!("level {level}, round {} of {}", round + 1, tune.rounds);
        let weights: Vec<_> = candidates.iter().map(|&numbers| with(numbers)).collect();
        let begun = begun(tune, &setup, &old, tune.games_of(round))?;
        let sums = play(tune, &begun, &weights, what)?;
        let scores: Vec<f32> = sums.iter().map(|sum| sum.score).collect();
        evolution.follow(&candidates, &scores);
    }
    let new = with(rounded(evolution.middle()));
    let begun = begun(tune, &setup, &old, tune.compared())?;
    let sums = play(tune, &begun, &[old.clone(), new.clone()], format!("level {level}, comparing"))?;
    let (before, after) = (&sums[0], &sums[1]);
    let is_better = after.score > before.score;
    let stay = if is_better { "" } else { ": the old ones stay" };
    let told = [
        format!("level {level}  old weights won {before}, {}", targets(before)),
        format!("         new weights won {after}, {}{stay}", targets(after)),
    ];
    let (stays, sum) = if is_better { (new, after) } else { (old.clone(), before) };
    let reach = |pile: Reach| Reach::with_numbers(rounded(pile.numbers()));
    Ok(Tuned { weights: (stays, calibrated(reaches, tune.first_pile()..piles, &sum.seen).map(reach)), told })
}

/// The weights of a level with other numbers for one pile, from 1, or else for all of it.
fn with_pile(old: &[LevelWeights], pile: Option<u8>, numbers: [f32; LevelWeights::NAMES.len()]) -> Vec<LevelWeights> {
    let new = LevelWeights::with_numbers(numbers);
    let Some(pile) = pile else { return vec![new] };
    let piles = usize::from(pile).max(old.len()) as u8;
    (1..=piles).map(|at| if at == pile { new } else { LevelWeights::of_pile(old, at - 1) }).collect()
}

/// The positions in which the candidates take over the games with these numbers.
fn begun(tune: &Tune, setup: &Setup, old: &[LevelWeights], games: Range<u64>) -> Result<Vec<Mists>, Failure> {
    games.map(|number| begin(tune, setup, old, number)).collect()
}

/// A game at its beginning, or where the pile that is tuned begins: up to there the old weights play. A game that is
/// lost before is begun anew with another order of tiles.
fn begin(tune: &Tune, setup: &Setup, old: &[LevelWeights], number: u64) -> Result<Mists, Failure> {
    for attempt in 0..MOST_ATTEMPTS {
        let seed = tune.seed_of(number).wrapping_add(attempt << 32);
        let mut random = ChaCha8Rng::seed_from_u64(!seed);
        let mut game = Mists::begin(setup, seed, &mut Vec::new())?;
        while game.active_pile() < tune.first_pile() && game.outcome().is_none() {
            let weights = LevelWeights::of_pile(old, game.active_pile());
            let action = quick::choose(&game, &game.legal_actions(), &weights, &mut random);
            game.apply(action.ok_or(PlayoutError::<Refusal>::Stuck)?, &mut Vec::new())
                .map_err(PlayoutError::Refused)?;
        }
        if game.outcome().is_none() {
            return Ok(game);
        }
    }
    let pile = tune.first_pile() + 1;
    Err(Failure(format!("--pile {pile}: none of {MOST_ATTEMPTS} games came so far: expected a pile that is reached")))
}

fn targets(sum: &Sum<Ended>) -> String {
    let reached: f64 = sum.seen.iter().map(|game| f64::from(game.reached)).sum();
    format!("{:.2} targets a game", reached / sum.games as f64)
}

/// Lets each of the candidates go on with the same games.
fn play(
    tune: &Tune,
    begun: &[Mists],
    candidates: &[Vec<LevelWeights>],
    what: String,
) -> Result<Vec<Sum<Ended>>, Failure> {
    tune.play(candidates.len(), begun.len() as u64, what, |candidate, game| {
        play_one(begun[game as usize].clone(), &candidates[candidate], game)
    })
}

/// Plays a game to its end.
fn play_one(game: Mists, weights: &[LevelWeights], seed: u64) -> Result<Sum<Ended>, Failure> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let piles = game.level().piles;
    let choose = |game: &Mists, legal: &[_]| {
        quick::choose(game, legal, &LevelWeights::of_pile(weights, game.active_pile()), &mut random)
    };
    let mut seen = Vec::new();
    let end = play_out(game, choose, |game, _, _| {
        if game.phase() == Phase::LayTile {
            let (pile, tiles) = (game.active_pile(), game.tiles_left());
            let points = points(game, &LevelWeights::of_pile(weights, pile));
            seen.push(Seen { points, pile, tiles, reached: false });
        }
        Ok::<(), PlayoutError<Refusal>>(())
    })?;
    let won = end.outcome() == Some(Outcome::Victory);
    let reached = if won { piles } else { end.active_pile() };
    seen.iter_mut().for_each(|seen| seen.reached = seen.pile < reached);
    let score = if won { 1.0 } else { NEARLY * progress(&end) };
    Ok(Sum::of_one(won, score, vec![Ended { reached, seen }]))
}
