//! `mists soak`: plays many games with all kinds of players, checks everything that must hold, and counts what
//! happened. What all games share is here; each game has a tally and plans of its own.

mod carcassonne;
mod dont_go_in;
mod mists;

use super::crowd::Crowd;
use super::number::number;
use super::policy::PolicyName;
use super::trace_file::TraceFile;
use super::{Failure, GameName, say};
use crate::guide::{Guided, Policy, play_out};
use crate::table::again;
use crate::table::save::Save;
use crate::table::trace::{Trace, Traced};
use clap::Args;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::PathBuf;

/// One game in this many is checked after every action, the others after some. Like the next two, it shares no divisor
/// with the cycles of players, decks and options, so that all of these are checked.
const THOROUGH: u64 = 7;
/// In one game in this many, players hardly place meeples.
const SHY: u64 = 11;
/// Such players refuse to place a meeple this many times in ten.
const KEPT: u8 = 9;
/// One game in this many is saved to a file and loaded.
const SAVED: u64 = 47;

#[derive(Args)]
pub(super) struct Soak {
    /// The game
    #[arg(long, value_enum, default_value_t = GameName::Mists)]
    game: GameName,
    #[command(flatten)]
    crowd: Crowd,
    /// The level of the cooperative game, 1 to 6; all in turn unless told
    #[arg(long, value_parser = number::<u8>(1..=6))]
    level: Option<u8>,
    /// Only with the Spell Circles, or `--spell-circles=false` only without; both in turn unless told
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    spell_circles: Option<bool>,
    /// The competitive game only with farmers, or `--farmers=false` only without; both in turn unless told
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    farmers: Option<bool>,
    /// The competitive game only with the abbot, or `--abbot=false` only without; both in turn unless told
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    abbot: Option<bool>,
    /// How many players; all numbers in turn unless told
    #[arg(long, value_parser = number::<u8>(1..=6))]
    players: Option<u8>,
    /// Who plays at every seat; a mix of random and sensible players unless told. With a policy it does not matter how
    /// often each thing happened
    #[arg(long, value_enum)]
    policy: Option<PolicyName>,
    /// Write all games down as a trace (JSON Lines)
    #[arg(long)]
    trace: Option<PathBuf>,
}

/// A game that can be soaked.
trait Soaked: Guided + Save + Traced {
    /// What is counted.
    type Tally: Tally<Self>;
    /// What can leave the game so that no position knows it any more.
    type Gone;

    /// What leaves the game with a happening.
    fn gone(happening: &Self::Happening) -> Option<Self::Gone>;

    /// Checks a position; `gone` is what has left the game.
    fn audit(&self, setup: &Self::Setup, gone: &[Self::Gone]) -> Result<(), Failure>;

    /// Whether an action puts no meeple.
    fn is_skip(action: Self::Action) -> bool;
}

/// Counts how often each kind of thing happened.
trait Tally<G: Soaked>: Clone + Default + Send + Sync {
    /// Counts a decision and its happenings. `game` is the position after it.
    fn count(&mut self, action: Option<G::Action>, game: &G, happenings: &[G::Happening]);

    /// Counts what the end of a game shows.
    fn count_end(&mut self, game: &G);

    /// Adds another tally.
    fn merge(&mut self, other: &Self);
}

/// The plan for one game.
struct Plan<G: Soaked> {
    setup: G::Setup,
    /// An empty tally for this game.
    tally: G::Tally,
    /// The table in words, for messages.
    table: String,
    seed: u64,
    /// Who takes all decisions, instead of a mix.
    policy: Option<PolicyName>,
    /// How many decisions in ten a beginner takes. The others are random.
    sense: u8,
    /// Whether meeples are hardly ever placed. Then there is nobody to bury, to join or to score, and the tiles run out
    /// before the goal is reached.
    shy: bool,
    /// How often to check: after every action whose number is a multiple of this.
    every: usize,
    traced: bool,
    saved: bool,
}

/// The result of one game.
struct Played<G: Soaked> {
    tally: G::Tally,
    trace: Option<Trace<G>>,
}

impl Soak {
    pub fn run(&self) -> Result<(), Failure> {
        self.players.map_or(Ok(()), |players| self.game.check_players(players))?;
        match self.game {
            GameName::Mists => mists::soak(self),
            GameName::Carcassonne => carcassonne::soak(self),
            GameName::DontGoIn => dont_go_in::soak(self),
        }
    }

    /// Plays all games. Returns what was counted.
    fn play<G: Soaked>(&self, plan: impl Fn(u64) -> Plan<G> + Sync) -> Result<G::Tally, Failure>
    where
        G::Line: Send,
    {
        let mut written = self.trace.as_deref().map(TraceFile::create).transpose()?;
        // Some games are saved for a moment.
        let folder = std::env::temp_dir();
        tempfile::tempfile_in(&folder).map_err(|error| Failure::not_written(&folder, &error))?;
        let mut sum = G::Tally::default();
        self.crowd.play(
            |number| plan(number).play(),
            |played| {
                sum.merge(&played.tally);
                match (&mut written, &played.trace) {
                    (Some(file), Some(trace)) => file.add(trace),
                    _ => Ok(()),
                }
            },
        )?;
        written.map_or(Ok(()), TraceFile::close)?;
        say(format_args!("{:>10}  games, everything in order", self.crowd.games));
        Ok(sum)
    }

    /// The plan for the game with this number, with sense in so many tenths.
    fn plan<G: Soaked>(&self, number: u64, setup: G::Setup, tally: G::Tally, table: String, sense: u8) -> Plan<G> {
        Plan {
            setup,
            tally,
            table,
            seed: self.crowd.seed_of(number),
            policy: self.policy,
            sense,
            shy: number % SHY == SHY - 1,
            every: 1 + (number % THOROUGH) as usize * 6,
            traced: self.trace.is_some(),
            saved: number.is_multiple_of(SAVED),
        }
    }
}

impl<G: Soaked> Plan<G> {
    fn play(self) -> Result<Played<G>, Failure> {
        let mut actions = Vec::new();
        self.play_through(&mut actions).map_err(|Failure(what)| {
            let (seed, table) = (self.seed, &self.table);
            Failure(format!("{what}; seed {seed}, {table}, after {} actions: {actions:?}", actions.len()))
        })
    }

    fn play_through(&self, actions: &mut Vec<G::Action>) -> Result<Played<G>, Failure> {
        let random = &mut ChaCha8Rng::seed_from_u64(!self.seed);
        let (mut happenings, mut prints) = (Vec::new(), Vec::new());
        let (mut tally, mut gone) = (self.tally.clone(), Vec::new());
        let game = G::begin(&self.setup, self.seed, &mut happenings).map_err(|error| Failure(error.to_string()))?;
        let mut trace = self.traced.then(|| Trace::begin(&self.setup, self.seed, &game, &happenings));
        tally.count(None, &game, &happenings);
        gone.extend(happenings.iter().filter_map(G::gone));
        game.audit(&self.setup, &gone)?;
        prints.push(game.fingerprint());
        let choose = |game: &G, legal: &[G::Action]| self.choose(game, legal, random);
        let game = play_out(game, choose, |game, action, happenings| {
            actions.push(action);
            tally.count(Some(action), game, happenings);
            gone.extend(happenings.iter().filter_map(G::gone));
            if let Some(trace) = &mut trace {
                trace.add(game, happenings);
            }
            prints.push(game.fingerprint());
            if actions.len().is_multiple_of(self.every) || game.outcome().is_some() {
                game.audit(&self.setup, &gone)?;
            }
            Ok::<(), Failure>(())
        })?;
        tally.count_end(&game);
        self.check_again(actions, &prints, random.random_range(0..prints.len()))?;
        Ok(Played { tally, trace })
    }

    fn choose(&self, game: &G, legal: &[G::Action], random: &mut impl Rng) -> Option<G::Action> {
        if let Some(policy) = self.policy {
            return policy.choose(game, legal, None, random);
        }
        let policy = if random.random_range(0..10) < self.sense { Policy::Beginner } else { Policy::Random };
        match legal.iter().find(|action| G::is_skip(**action)) {
            Some(&skip) if self.shy && random.random_range(0..10) < KEPT => Some(skip),
            _ => policy.choose(game, legal, random),
        }
    }

    /// Checks that setup, seed and actions alone lead to every position again, and so do a take-back and a save.
    fn check_again(&self, actions: &[G::Action], fingerprints: &[u64], left: usize) -> Result<(), Failure> {
        let game = again::Game::<G> { setup: &self.setup, seed: self.seed, actions, fingerprints };
        let folder = self.saved.then(tempfile::tempdir).transpose()?;
        let file = folder.as_ref().map(|folder| folder.path().join("soak.save"));
        Ok(game.check(left, file.as_deref())?)
    }
}
