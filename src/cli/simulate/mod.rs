//! `mists simulate`: lets policies play many games, and tells how they end.

mod carcassonne;
mod dont_go_in;
mod interval;
mod mists;
mod table;

pub(super) use self::interval::Interval;
use super::crowd::Crowd;
use super::number::number;
use super::policy::{self, PolicyName};
use super::trace_file::TraceFile;
use super::{Failure, GameName, say};
use crate::guide::{Guided, PlayoutError, play_out};
use crate::table::trace::{Trace, Traced};
use clap::Args;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::PathBuf;
use std::time::Duration;

/// Without a number of players, so many: in the cooperative game and in the others.
const PLAYERS: [u8; 2] = [3, 4];

#[derive(Args)]
pub(super) struct Simulate {
    /// The game
    #[arg(long, value_enum, default_value_t = GameName::Mists)]
    game: GameName,
    /// The level of the cooperative game, 1 to 6, or several with commas between; 1 unless told
    #[arg(long, value_delimiter = ',', value_parser = number::<u8>(1..=6))]
    level: Vec<u8>,
    /// How many players, or several numbers with commas between; 3 in the cooperative game and 4 in the others unless
    /// told
    #[arg(long, value_delimiter = ',', value_parser = number::<u8>(1..=6))]
    players: Vec<u8>,
    /// Play with the Spell Circles
    #[arg(long)]
    spell_circles: bool,
    /// Play the competitive game without farmers
    #[arg(long)]
    no_farmers: bool,
    /// Play the competitive game with abbots
    #[arg(long)]
    abbot: bool,
    /// Who plays; several, with commas between, play the same games. Where everybody plays for themselves, it is
    /// player 1. With several policies, levels or numbers of players, a table tells of all together
    #[arg(long, value_enum, value_delimiter = ',', default_value = "beginner")]
    policy: Vec<PolicyName>,
    /// Who plays against player 1, where everybody plays for themselves; random unless told
    #[arg(long, value_enum)]
    against: Option<PolicyName>,
    /// How long whoever thinks ahead may think about each decision, as 100ms or 2s; a number of imagined games unless
    /// told. What is found then depends on the machine
    #[arg(long, value_parser = policy::time)]
    think: Option<Duration>,
    #[command(flatten)]
    crowd: Crowd,
    /// Write all games down as a trace (JSON Lines)
    #[arg(long)]
    trace: Option<PathBuf>,
}

impl Simulate {
    pub fn run(&self) -> Result<(), Failure> {
        let (mists, carcassonne) = (self.game == GameName::Mists, self.game == GameName::Carcassonne);
        for (is_told, is_for_this, what) in [
            (!self.level.is_empty(), mists, "--level is for --game mists"),
            (self.spell_circles, mists || carcassonne, "--spell-circles is not for --game dont-go-in"),
            (self.no_farmers, carcassonne, "--no-farmers is for --game carcassonne"),
            (self.abbot, carcassonne, "--abbot is for --game carcassonne"),
            (self.against.is_some(), !mists, "--against is not for --game mists, where all play together"),
        ] {
            if is_told && !is_for_this {
                return Err(Failure(what.to_owned()));
            }
        }
        self.players.iter().try_for_each(|&players| self.game.check_players(players))?;
        match self.cases()[..] {
            [case] => self.told(case)?.iter().for_each(|(what, found)| say(format_args!("{what:<28} {found}"))),
            _ if self.trace.is_some() => {
                return Err(Failure(
                    "--trace: expected a single policy, level and number of players with it".to_owned(),
                ));
            }
            ref cases => table::print(cases, self.game, |case| self.told(case))?,
        }
        Ok(())
    }

    /// All that is asked for, level by level.
    fn cases(&self) -> Vec<Case> {
        let or = |told: &[u8], usual| if told.is_empty() { vec![usual] } else { told.to_vec() };
        let (levels, players) =
            (or(&self.level, 1), or(&self.players, PLAYERS[usize::from(self.game != GameName::Mists)]));
        let mut cases = Vec::new();
        for &players in &players {
            for &level in &levels {
                cases.extend(self.policy.iter().map(|&policy| Case { players, level, policy }));
            }
        }
        cases
    }

    fn told(&self, case: Case) -> Result<Told, Failure> {
        match self.game {
            GameName::Mists => mists::simulate(self, case),
            GameName::Carcassonne => carcassonne::simulate(self, case),
            GameName::DontGoIn => dont_go_in::simulate(self, case),
        }
    }

    /// Plays all games with this setup. `result` looks at the end of each where it was played, `add` gets the results
    /// in the order of the games.
    fn play<G: Guided + Traced, R: Send>(
        &self,
        policy: PolicyName,
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
                let (game, trace) = self.play_one::<G>(policy, setup, self.crowd.seed_of(number))?;
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

    fn play_one<G: Guided + Traced>(
        &self,
        policy: PolicyName,
        setup: &G::Setup,
        seed: u64,
    ) -> Result<(G, Option<Trace<G>>), Failure> {
        let mut random = ChaCha8Rng::seed_from_u64(!seed);
        let mut happenings = Vec::new();
        let game = G::begin(setup, seed, &mut happenings).map_err(|error| Failure(error.to_string()))?;
        let mut trace = self.trace.as_ref().map(|_| Trace::begin(setup, seed, &game, &happenings));
        let choose =
            |game: &G, legal: &[G::Action]| self.who_decides(policy, game).choose(game, legal, self.think, &mut random);
        let game = play_out(game, choose, |game, _, happenings| {
            if let Some(trace) = &mut trace {
                trace.add(game, happenings);
            }
            Ok::<(), PlayoutError<G::Refusal>>(())
        });
        let game = game.map_err(|error| Failure(format!("seed {seed}: {error}")))?;
        Ok((game, trace))
    }

    /// Who decides: the policy, but its opponents where everybody plays for themselves.
    fn who_decides<G: Guided>(&self, policy: PolicyName, game: &G) -> PolicyName {
        match self.game {
            GameName::Carcassonne | GameName::DontGoIn if game.acting() > 0 => {
                self.against.unwrap_or(PolicyName::Random)
            }
            GameName::Mists | GameName::Carcassonne | GameName::DontGoIn => policy,
        }
    }
}

/// What is played.
#[derive(Clone, Copy)]
struct Case {
    players: u8,
    /// Of the cooperative game only.
    level: u8,
    policy: PolicyName,
}

/// What was found out, each with its name.
type Told = Vec<(&'static str, String)>;

/// How often player 1 won where everybody plays for themselves, and how often nobody else won with them.
fn told_wins(won: u64, alone: u64, games: u64) -> Told {
    vec![("games", games.to_string()), ("won by player 1", share(won, games)), ("won alone", percent(alone, games))]
}

/// A share of the games in percent, with its interval.
fn share(count: u64, games: u64) -> String {
    format!("{} ({})", percent(count, games), Interval::of(count, games))
}

fn percent(count: u64, games: u64) -> String {
    format!("{:.1} %", 100.0 * count as f64 / games as f64)
}

fn mean(sum: u64, games: u64) -> String {
    format!("{:.1}", sum as f64 / games as f64)
}
