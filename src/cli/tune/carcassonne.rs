//! Tuning for the competitive game: each candidate plays against the weights in the middle, the same games from every
//! seat.

use super::Tune;
use super::evolution::Evolution;
use super::sum::Sum;
use super::written::{place, rounded, write};
use crate::cli::simulate::Interval;
use crate::cli::{Failure, say};
use crate::guide::carcassonne::{Weights, ahead, quick, win_chance};
use crate::guide::{Guided, PlayoutError, play_out};
use crate::rules::Game;
use crate::rules::carcassonne::{Carcassonne, Phase, Refusal, Setup};
use crate::table::carcassonne::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use ron::ser::PrettyConfig;
use std::ops::Range;

const HEAD: &str = "\
// What the guide's quick player looks for in the competitive game; written by `mists tune`. What each number means is
// told in src/guide/carcassonne/sense/weights.rs.
";
/// Without a number of players, so many.
const PLAYERS: u8 = 2;
/// Numbers that do not change how the quick player decides.
const FIXED: [&str; 2] = ["spread", "spread_tile"];
/// So many points ahead count for three quarters of a game. Who only just wins is told apart from who wins by far.
const CLEAR: f32 = 20.0;

/// A position at the beginning of a turn: how far ahead the player was, tiles to come, and whether they won.
type Seen = (f32, u8, bool);

/// Better weights, or the old ones if none are found.
pub(super) fn tune(tune: &Tune) -> Result<(), Failure> {
    if !tune.level.is_empty() {
        return Err(Failure("--level is for --game mists".to_owned()));
    }
    if tune.pile.is_some() {
        return Err(Failure("--pile is for --game mists".to_owned()));
    }
    let (out, what) = (place(&tune.out)?, "the weights of the competitive game");
    let old = tune.first_weights(Weights::shipped(), what, Weights::parse)?;
    let setup = Setup::with_players(shipped::deck()?, tune.players.unwrap_or(PLAYERS).into());
    setup.check()?;
    let seats = setup.seats.len() as u64;
    let mut random = ChaCha8Rng::seed_from_u64(tune.seed);
    let mut evolution = Evolution::from(old.numbers(), Weights::NAMES, &FIXED);
    for round in 0..tune.rounds {
        let candidates = evolution.candidates(tune.candidates as usize, &mut random);
        let weights: Vec<Weights> = candidates.iter().map(|&numbers| Weights::with_numbers(numbers)).collect();
        let what = format!("round {} of {}", round + 1, tune.rounds);
        let middle = Weights::with_numbers(evolution.middle());
        let sums = play(tune, &setup, &weights, &middle, tune.games_of(round), what)?;
        let scores: Vec<f32> = sums.iter().map(|sum| sum.score).collect();
        evolution.follow(&candidates, &scores);
    }
    let new = Weights::with_numbers(rounded(evolution.middle()));
    let sum = play(tune, &setup, &[new], &old, tune.compared(), "comparing".to_owned())?.remove(0);
    let is_better = sum.won * seats > sum.games;
    let percent = 100.0 * sum.won as f64 / sum.games as f64;
    let which = if is_better { "" } else { ": the old ones stay" };
    let interval = Interval::of(sum.won, sum.games);
    // What was seen was seen with the new weights.
    let stays = if is_better { calibrated(new, &sum.seen) } else { old };
    // Before anything is said of it: whoever listens may have left.
    write(&stays, HEAD, PrettyConfig::new(), &out)?;
    say(format_args!("new weights won {percent:.1} % of {} games against old ones ({interval}){which}", sum.games));
    Ok(())
}

/// Lets each of the candidates play the same games from every seat; all others play by the weights of their rival.
fn play(
    tune: &Tune,
    setup: &Setup,
    candidates: &[Weights],
    rival: &Weights,
    games: Range<u64>,
    what: String,
) -> Result<Vec<Sum<Seen>>, Failure> {
    let seats = setup.seats.len() as u64;
    tune.play(candidates.len(), (games.end - games.start) * seats, what, |candidate, game| {
        let (seed, seat) = (tune.seed_of(games.start + game / seats), (game % seats) as usize);
        play_one(setup, &candidates[candidate], rival, seat, seed)
    })
}

/// Plays one game with the candidate on this seat.
fn play_one(setup: &Setup, weights: &Weights, rival: &Weights, seat: usize, seed: u64) -> Result<Sum<Seen>, Failure> {
    let mut random = ChaCha8Rng::seed_from_u64(!seed);
    let game = Carcassonne::begin(setup, seed, &mut Vec::new())?;
    let choose = |game: &Carcassonne, legal: &[_]| {
        let weights = if game.acting() == seat { weights } else { rival };
        quick::choose(game, legal, weights, &mut random)
    };
    let mut seen: Vec<Seen> = Vec::new();
    let end = play_out(game, choose, |game, _, _| {
        if game.phase() == Phase::LayTile && game.acting() == seat {
            seen.push((ahead(game, seat, weights), game.tiles_left(), false));
        }
        Ok::<(), PlayoutError<Refusal>>(())
    })?;
    let won = end.has_won(seat) == Some(true);
    seen.iter_mut().for_each(|seen| seen.2 = won);
    let by = ahead(&end, seat, weights);
    let score = 0.5 * f32::from(u8::from(won)) + 0.5 / (1.0 + (-by / CLEAR).exp());
    Ok(Sum::of_one(won, score, seen))
}

/// The weights with the spreads with which the games that were won could be told best.
fn calibrated(weights: Weights, seen: &[Seen]) -> Weights {
    let surprise = |weights: &Weights| -> f64 {
        let of_one = |&(ahead, tiles, won): &Seen| {
            let chance = f64::from(win_chance(ahead, tiles, weights)).clamp(1e-6, 1.0 - 1e-6);
            -(if won { chance } else { 1.0 - chance }).ln()
        };
        seen.iter().map(of_one).sum()
    };
    let spreads = (1..=20).flat_map(|spread| (0..=40).map(move |tile| (spread as f32, 0.02 * tile as f32)));
    let tried = spreads.map(|(spread, spread_tile)| Weights { spread, spread_tile, ..weights });
    let best = tried.map(|weights| (surprise(&weights), weights)).min_by(|one, other| one.0.total_cmp(&other.0));
    Weights::with_numbers(rounded(best.map_or(weights, |(_, weights)| weights).numbers()))
}
