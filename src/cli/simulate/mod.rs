//! `mists simulate`: lets policies play many games, and tells how they end.

mod carcassonne;
mod dont_go_in;
mod mists;

use super::crowd::Crowd;
use super::trace_file::TraceFile;
use super::{Failure, GameName};
use crate::guide::{Guided, PlayoutError, Policy, play_out};
use crate::table::trace::{Trace, Traced};
use clap::{Args, ValueEnum};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Simulate {
    /// The game
    #[arg(long, value_enum, default_value_t = GameName::Mists)]
    game: GameName,
    /// The level of the cooperative game, 1 to 6; 1 unless told
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    level: Option<u8>,
    /// How many players; 3 in the cooperative game and 4 in the others unless told
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    players: Option<u8>,
    /// Play with the Spell Circles
    #[arg(long)]
    spell_circles: bool,
    /// Play the competitive game without farmers
    #[arg(long)]
    no_farmers: bool,
    /// Play the competitive game with abbots
    #[arg(long)]
    abbot: bool,
    /// Who plays. Where everybody plays for themselves: player 1, all others play at random
    #[arg(long, value_enum, default_value_t = Player::Beginner)]
    policy: Player,
    #[command(flatten)]
    crowd: Crowd,
    /// Write all games down as a trace (JSON Lines)
    #[arg(long)]
    trace: Option<PathBuf>,
}

/// The policies, as the command line calls them.
#[derive(Clone, Copy, ValueEnum)]
enum Player {
    /// Any legal action
    Random,
    /// What looks best at once; also called cautious
    #[value(alias = "cautious")]
    Beginner,
}

impl Player {
    fn policy(self) -> Policy {
        match self {
            Player::Random => Policy::Random,
            Player::Beginner => Policy::Beginner,
        }
    }
}

impl Simulate {
    pub fn run(&self) -> Result<(), Failure> {
        match self.game {
            GameName::Mists => mists::simulate(self),
            GameName::Carcassonne => carcassonne::simulate(self),
            GameName::DontGoIn => dont_go_in::simulate(self),
        }
    }

    /// Plays all games with this setup. `result` looks at the end of each where it was played, `add` gets the results in
    /// the order of the games.
    fn play<G: Guided + Traced, R: Send>(
        &self,
        setup: &G::Setup,
        result: impl Fn(&G) -> R + Sync,
        mut add: impl FnMut(R),
    ) -> Result<(), Failure>
    where
        G::Setup: Sync,
        G::Line: Send,
    {
        let mut written = self.trace.as_deref().map(TraceFile::create).transpose()?;
        self.crowd.play(
            |number| {
                let (game, trace) = self.play_one::<G>(setup, self.crowd.seed_of(number))?;
                Ok((result(&game), trace))
            },
            |(result, trace)| {
                add(result);
                match (&mut written, &trace) {
                    (Some(file), Some(trace)) => file.add(trace),
                    _ => Ok(()),
                }
            },
        )?;
        written.map_or(Ok(()), TraceFile::close)
    }

    fn play_one<G: Guided + Traced>(&self, setup: &G::Setup, seed: u64) -> Result<(G, Option<Trace<G>>), Failure> {
        let mut random = ChaCha8Rng::seed_from_u64(!seed);
        let mut happenings = Vec::new();
        let game = G::begin(setup, seed, &mut happenings).map_err(|error| Failure(error.to_string()))?;
        let mut trace = self.trace.as_ref().map(|_| Trace::begin(setup, seed, &game, &happenings));
        let choose = |game: &G, legal: &[G::Action]| self.policy_of(game).choose(game, legal, &mut random);
        let game = play_out(game, choose, |game, _, happenings| {
            if let Some(trace) = &mut trace {
                trace.add(game, happenings);
            }
            Ok::<(), PlayoutError<G::Refusal>>(())
        });
        let game = game.map_err(|error| Failure(format!("seed {seed}: {error}")))?;
        Ok((game, trace))
    }

    /// Who decides: the policy, but the opponents play at random where everybody plays for themselves.
    fn policy_of<G: Guided>(&self, game: &G) -> Policy {
        match self.game {
            GameName::Carcassonne | GameName::DontGoIn if game.acting() > 0 => Policy::Random,
            GameName::Mists | GameName::Carcassonne | GameName::DontGoIn => self.policy.policy(),
        }
    }
}
