//! `mists tune`: looks for better weights for the quick player of a game, and writes them. Here is what both games have
//! in common.

mod calibration;
mod carcassonne;
mod evolution;
mod mists;
mod sum;
mod written;

use self::sum::Sum;
use super::crowd::{MOST_JOBS, share_out, style};
use super::number::number;
use super::{Failure, GameName};
use crate::rules::DataError;
use crate::table::{files, seed_in_series};
use clap::Args;
use indicatif::ProgressBar;
use std::ops::Range;
use std::path::PathBuf;

/// The old and the new weights play so many games for each game of a candidate, to be compared.
const COMPARED: u64 = 8;

#[derive(Args)]
pub(super) struct Tune {
    /// The game
    #[arg(long, value_enum, default_value_t = GameName::Mists)]
    game: GameName,
    /// The levels of the cooperative game whose weights are tuned, with commas between; all unless told
    #[arg(long, value_delimiter = ',', value_parser = number::<u8>(1..=6))]
    level: Vec<u8>,
    /// The pile whose weights are tuned, in games that begin with it; all of a level have the same ones unless told
    #[arg(long, value_parser = number::<u8>(1..=3))]
    pile: Option<u8>,
    /// How many players; 3 in the cooperative game and 2 in the competitive one unless told
    #[arg(long, value_parser = number::<u8>(1..=6))]
    players: Option<u8>,
    /// How often the candidates play and the best are followed; with 0 only the chance of winning is found
    #[arg(long, default_value_t = 10, value_parser = number::<u32>(0..=1000))]
    rounds: u32,
    /// How many candidates play in each round
    #[arg(long, default_value_t = 24, value_parser = number::<u32>(4..=1000))]
    candidates: u32,
    /// How many games each candidate plays in a round; all play the same ones
    #[arg(long, default_value_t = 40, value_parser = number::<u64>(1..=100_000))]
    games: u64,
    /// The number or word that decides everything that is left to chance
    #[arg(long, default_value = "1", value_parser = super::seed)]
    seed: u64,
    /// Games at the same time; as many as there are processors unless told
    #[arg(long, value_parser = number::<u16>(MOST_JOBS))]
    jobs: Option<u16>,
    /// The weights to begin with; the shipped ones unless told
    #[arg(long)]
    from: Option<PathBuf>,
    /// Where to write the weights
    #[arg(long)]
    out: PathBuf,
}

impl Tune {
    pub fn run(&self) -> Result<(), Failure> {
        self.players.map_or(Ok(()), |players| self.game.check_players(players))?;
        match self.game {
            GameName::Mists => mists::tune(self),
            GameName::Carcassonne => carcassonne::tune(self),
            GameName::DontGoIn => Err(Failure("--game: expected mists or carcassonne".to_owned())),
        }
    }

    /// The pile with which games begin, from 0.
    fn first_pile(&self) -> u8 {
        self.pile.map_or(0, |pile| pile - 1)
    }

    /// The weights to begin with: those of the file, which should hold `what`, or else the shipped ones.
    fn first_weights<W: Clone>(
        &self,
        shipped: &W,
        what: &str,
        parse: impl Fn(&str, &str) -> Result<W, DataError>,
    ) -> Result<W, Failure> {
        let Some(path) = &self.from else { return Ok(shipped.clone()) };
        let name = path.display().to_string();
        let text = files::text(path, files::MOST_BYTES, what).map_err(|fault| Failure(format!("{name}: {fault}")))?;
        Ok(parse(&text, &name)?)
    }

    /// The numbers of the games that all candidates of a round play.
    fn games_of(&self, round: u32) -> Range<u64> {
        let first = (u64::from(round) + 1) * self.games;
        first..first + self.games
    }

    /// The numbers of the games in which old and new weights are compared: those after all rounds.
    fn compared(&self) -> Range<u64> {
        let first = self.games_of(self.rounds).start;
        first..first + COMPARED * self.games
    }

    /// The seed of a game, by its number.
    fn seed_of(&self, game: u64) -> u64 {
        seed_in_series(self.seed, game)
    }

    /// Lets so many candidates play `each` games: `play` gets a candidate and the number of its game.
    fn play<S: Send>(
        &self,
        candidates: usize,
        each: u64,
        what: String,
        play: impl Fn(usize, u64) -> Result<Sum<S>, Failure> + Sync,
    ) -> Result<Vec<Sum<S>>, Failure> {
        let bar = ProgressBar::new(candidates as u64 * each)
            .with_style(style("{msg} {bar:40} {pos}/{len} games, {per_sec}, {eta} left"))
            .with_message(what);
        let mut sums: Vec<_> = (0..candidates).map(|_| Sum::NONE).collect();
        let mut number = 0;
        share_out(
            &bar,
            self.jobs,
            |number| play((number / each) as usize, number % each),
            |played| {
                sums[(number / each) as usize].add(played);
                number += 1;
                Ok(())
            },
        )?;
        Ok(sums)
    }
}
