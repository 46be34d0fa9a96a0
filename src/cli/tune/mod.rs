//! `mists tune`: looks for better weights for the quick player of the cooperative game, and writes them.

mod calibration;
mod evolution;
mod written;

use self::calibration::{Seen, calibrated};
use self::evolution::Evolution;
use super::crowd::{MOST_JOBS, share_out, style};
use super::simulate::Interval;
use super::{Failure, say};
use crate::guide::mists::{LevelWeights, Weights, points, progress, quick};
use crate::guide::{PlayoutError, play_out};
use crate::rules::Game;
use crate::rules::mists::{Mists, Outcome, Phase, Refusal, Setup};
use crate::table::files;
use crate::table::mists::shipped;
use clap::Args;
use indicatif::ProgressBar;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::PathBuf;

/// A lost game in which the goal was nearly reached counts so much of a win: so losses can be told apart too.
const NEARLY: f32 = 0.4;
/// The old and the new weights play so many games for each game of a candidate, to be compared.
const COMPARED: u64 = 8;

#[derive(Args)]
pub(super) struct Tune {
    /// The levels whose weights are tuned, with commas between; all unless told
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u8).range(1..=6))]
    level: Vec<u8>,
    /// How many players
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,
    /// How often the candidates play and the best are followed; with 0 only the chance of winning is found
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(0..=1000))]
    rounds: u32,
    /// How many candidates play in each round
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u32).range(4..=1000))]
    candidates: u32,
    /// How many games each candidate plays in a round; all play the same ones
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,
    /// The number or word that decides everything that is left to chance
    #[arg(long, default_value = "1", value_parser = super::seed)]
    seed: u64,
    /// Games at the same time; as many as there are processors unless told
    #[arg(long, value_parser = clap::value_parser!(u16).range(MOST_JOBS))]
    jobs: Option<u16>,
    /// The weights to begin with; the shipped ones unless told
    #[arg(long)]
    from: Option<PathBuf>,
    /// Where to write the weights
    #[arg(long)]
    out: PathBuf,
}

/// How games ended, and their positions.
#[derive(Clone, Default)]
struct Sum {
    games: u64,
    won: u64,
    score: f32,
    /// How many targets were reached in each game.
    ended: Vec<u8>,
    seen: Vec<Seen>,
}

/// How one game ended, and its positions.
struct Played {
    /// What it counts.
    score: f32,
    /// How many targets were reached.
    reached: u8,
    seen: Vec<Seen>,
}

impl Tune {
    pub fn run(&self) -> Result<(), Failure> {
        let mut weights = match &self.from {
            None => Weights::shipped().clone(),
            Some(path) => {
                let name = path.display().to_string();
                let text = files::text(path, files::MOST_BYTES, "the weights of six levels")
                    .map_err(|fault| Failure(format!("{name}: {fault}")))?;
                Weights::parse(&text, &name)?
            }
        };
        let all: Vec<u8> = (1..=6).collect();
        for &level in if self.level.is_empty() { &all } else { &self.level } {
            let at = usize::from(level) - 1;
            weights.levels[at] = self.tune(level, weights.levels[at])?;
            // After each level, so that a long run can be ended in between.
            written::write(&weights, &self.out)?;
        }
        Ok(())
    }

    /// Better weights for a level, or the old ones if none are found.
    fn tune(&self, level: u8, old: LevelWeights) -> Result<LevelWeights, Failure> {
        let setup = Setup::with_players(shipped::level(level)?, shipped::deck()?, self.players.into());
        setup.check()?;
        let mut random = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(level.into()));
        let mut evolution = Evolution::from(old);
        for round in 0..self.rounds {
            let candidates = evolution.candidates(self.candidates as usize, &mut random);
            let what = format!("level {level}, round {} of {}", round + 1, self.rounds);
            let first = (u64::from(round) + 1) * self.games;
            let sums = self.play(&setup, &candidates, first, self.games, what)?;
            let scores: Vec<f32> = sums.iter().map(|sum| sum.score).collect();
            evolution.follow(&candidates, &scores);
        }
        let new = written::rounded(evolution.middle());
        let (first, games) = (u64::from(self.rounds + 1) * self.games, COMPARED * self.games);
        let sums = self.play(&setup, &[old, new], first, games, format!("level {level}, comparing"))?;
        let (before, after) = (&sums[0], &sums[1]);
        let is_better = after.score > before.score;
        say(format_args!("level {level}  old weights won {before}"));
        say(format_args!("         new weights won {after}{}", if is_better { "" } else { ": the old ones stay" }));
        let (stays, sum) = if is_better { (new, after) } else { (old, before) };
        Ok(written::rounded(calibrated(stays, setup.level.piles, &sum.ended, &sum.seen)))
    }

    /// Lets each of the candidates play the same games, from this number on.
    fn play(
        &self,
        setup: &Setup,
        candidates: &[LevelWeights],
        first: u64,
        games: u64,
        what: String,
    ) -> Result<Vec<Sum>, Failure> {
        let bar = ProgressBar::new(candidates.len() as u64 * games)
            .with_style(style("{msg} {bar:40} {pos}/{len} games, {per_sec}, {eta} left"))
            .with_message(what);
        let mut sums = vec![Sum::default(); candidates.len()];
        let mut number = 0;
        share_out(
            &bar,
            self.jobs,
            |number| {
                let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(first + number % games);
                play_one(setup, &candidates[(number / games) as usize], seed)
            },
            |played| {
                sums[(number / games) as usize].add(played);
                number += 1;
                Ok(())
            },
        )?;
        Ok(sums)
    }
}

/// Plays one game.
fn play_one(setup: &Setup, weights: &LevelWeights, seed: u64) -> Result<Played, Failure> {
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
    Ok(Played { score: if won { 1.0 } else { NEARLY * progress(&end) }, reached, seen })
}

impl Sum {
    /// A game more.
    fn add(&mut self, game: Played) {
        self.games += 1;
        self.won += u64::from(game.score >= 1.0);
        self.score += game.score;
        self.ended.push(game.reached);
        self.seen.extend(game.seen);
    }
}

impl std::fmt::Display for Sum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let percent = 100.0 * self.won as f64 / self.games as f64;
        let reached = self.ended.iter().copied().map(f32::from).sum::<f32>() / self.games as f32;
        let interval = Interval::of(self.won, self.games);
        write!(f, "{percent:>5.1} % of {} games ({interval}), {reached:.2} targets reached a game", self.games)
    }
}
