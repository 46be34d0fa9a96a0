//! `mists soak`: plays many games with all kinds of players, checks everything that must hold, and counts what
//! happened.

mod circles;
mod tally;

use super::crowd::Crowd;
use super::trace_file::TraceFile;
use super::{Failure, say};
use crate::guide::{Policy, play_out};
use crate::rules::Game;
use crate::rules::mists::{Action, Happening, Level, Mists, Outcome, Setup};
use crate::rules::tiles::{Deck, DeckPrint, FaceId};
use crate::table::again;
use crate::table::mists::{audit, shipped};
use crate::table::trace::Trace;
use clap::Args;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::PathBuf;
use std::sync::Arc;
use tally::{Tally, Variant};

/// One game in this many is checked after every action. In the others, one action in this many is checked.
const THOROUGH: u64 = 10;
/// In one game in this many, players hardly place meeples. It shares no divisor with the other cycles.
const SHY: u64 = 11;
/// Such players refuse to place a meeple this many times in ten.
const KEPT: u8 = 9;
/// One game in this many is saved to a file and loaded.
const SAVED: u64 = 50;

#[derive(Args)]
pub(super) struct Soak {
    #[command(flatten)]
    crowd: Crowd,
    /// The level, 1 to 6; all in turn unless told
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    level: Option<u8>,
    /// Only with the Spell Circles, or `--spell-circles=false` only without; both in turn unless told
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    spell_circles: Option<bool>,
    /// How many players, 1 to 5; all in turn unless told
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: Option<u8>,
    /// Write all games down as a trace (JSON Lines)
    #[arg(long)]
    trace: Option<PathBuf>,
}

/// The plan for one game.
struct Plan {
    variant: Variant,
    setup: Setup,
    seed: u64,
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
struct Played {
    tally: Tally,
    trace: Option<Trace<Mists>>,
}

impl Soak {
    pub fn run(&self) -> Result<(), Failure> {
        let variants = self.variants()?;
        let deck = shipped::deck()?;
        let gentle = Arc::new(gentler(&deck, 3, 1)?);
        let generous = Arc::new(gentler(&deck, 3, 5)?);
        let calm = Arc::new(gentler(&deck, 0, 5)?);
        let decks = [deck, gentle, generous, calm];
        let mut written = self.trace.as_deref().map(TraceFile::create).transpose()?;
        let mut sum = Tally::default();
        self.crowd.play(
            |number| self.plan(number, &variants, &decks).play(),
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
        sum.print(&variants);
        match sum.missed(&variants) {
            Some((what, count)) => Err(Failure(format!("\"{what}\" came up only {count} times"))),
            None => Ok(()),
        }
    }

    /// The variants to play, level by level.
    fn variants(&self) -> Result<Vec<Variant>, Failure> {
        let levels: Vec<Level> =
            self.level.map_or(1..=6, |level| level..=level).map(shipped::level).collect::<Result<_, _>>()?;
        let with_and_without = [false, true].into_iter().filter(|with| self.spell_circles.is_none_or(|it| it == *with));
        let variants = |level| with_and_without.clone().map(move |spell_circles| Variant { level, spell_circles });
        Ok(levels.into_iter().flat_map(variants).collect())
    }

    fn plan(&self, number: u64, variants: &[Variant], decks: &[Arc<Deck>; 4]) -> Plan {
        let players = self.players.map_or(1 + number % 5, u64::from) as usize;
        // Eighty games cover all players, decks and senses. Then the next variant follows.
        let variant = variants[(number / 80) as usize % variants.len()];
        let deck = decks[(number / 5 % 4) as usize].clone();
        Plan {
            setup: Setup { spell_circles: variant.spell_circles, ..Setup::with_players(variant.level, deck, players) },
            variant,
            seed: self.crowd.seed_of(number),
            sense: [10, 0, 9, 7][(number / 20 % 4) as usize],
            shy: number % SHY == SHY - 1,
            every: if number.is_multiple_of(THOROUGH) { 1 } else { 1 + (number % THOROUGH) as usize * 4 },
            traced: self.trace.is_some(),
            saved: number.is_multiple_of(SAVED),
        }
    }
}

/// The deck with few ghosts, several of them together, and with more shields in each part of a city. Its games last
/// until the goal or the last tile, and three ghosts can leave one square. With many shields, one city can bring both
/// hounds.
fn gentler(deck: &Deck, ghosts: u8, shields: u8) -> Result<Deck, Failure> {
    let mut print = DeckPrint::from(deck.clone());
    for (at, tile) in print.tiles.iter_mut().enumerate() {
        for area in tile.face.mist.iter_mut().filter(|area| area.circles == 0) {
            area.symbols = if at % 6 == 1 { ghosts } else { 0 };
        }
        for city in &mut tile.face.cities {
            city.shields += shields;
        }
    }
    Ok(Deck::try_from(print)?)
}

impl Plan {
    fn play(&self) -> Result<Played, Failure> {
        let mut actions = Vec::new();
        self.play_through(&mut actions).map_err(|Failure(what)| {
            let (seed, players) = (self.seed, self.setup.seats.len());
            let deck = self.setup.deck.faces().iter().map(|named| named.face.symbols()).map(u32::from).sum::<u32>();
            Failure(format!(
                "{what}; seed {seed}, {players} players, {deck} ghost symbols on the faces, after {} actions: {actions:?}",
                actions.len()
            ))
        })
    }

    fn play_through(&self, actions: &mut Vec<Action>) -> Result<Played, Failure> {
        let random = &mut ChaCha8Rng::seed_from_u64(!self.seed);
        let (mut happenings, mut prints) = (Vec::new(), Vec::new());
        let (mut tally, mut set_aside) = (Tally::of_game(&self.variant), Vec::new());
        let game = Mists::begin(&self.setup, self.seed, &mut happenings)?;
        let mut trace = self.traced.then(|| Trace::begin(&self.setup, self.seed, &game, &happenings));
        tally.count(None, &game, &happenings);
        set_aside.extend(happenings.iter().filter_map(face_set_aside));
        audit::audit(&game, &self.setup, &set_aside)?;
        prints.push(game.fingerprint());
        let choose = |game: &Mists, legal: &[Action]| self.choose(game, legal, random);
        let game = play_out(game, choose, |game, action, happenings| {
            actions.push(action);
            tally.count(Some(action), game, happenings);
            set_aside.extend(happenings.iter().filter_map(face_set_aside));
            if let Some(trace) = &mut trace {
                trace.add(game, happenings);
            }
            prints.push(game.fingerprint());
            if actions.len().is_multiple_of(self.every) || game.outcome().is_some() {
                audit::audit(game, &self.setup, &set_aside)?;
            }
            Ok::<(), Failure>(())
        })?;
        tally.count_end(game.totals());
        if game.outcome() == Some(Outcome::PileEmpty) {
            tally.count_pile_empty(game.active_pile());
        }
        self.check_again(actions, &prints, random.random_range(0..prints.len()))?;
        Ok(Played { tally, trace })
    }

    fn choose(&self, game: &Mists, legal: &[Action], random: &mut impl Rng) -> Option<Action> {
        let policy = if random.random_range(0..10) < self.sense { Policy::Beginner } else { Policy::Random };
        match legal.last() {
            Some(&Action::SkipMeeple) if self.shy && random.random_range(0..10) < KEPT => Some(Action::SkipMeeple),
            _ => policy.choose(game, legal, random),
        }
    }

    /// Checks that setup, seed and actions alone lead to every position again, and so do a take-back and a save.
    fn check_again(&self, actions: &[Action], fingerprints: &[u64], left: usize) -> Result<(), Failure> {
        let game = again::Game::<Mists> { setup: &self.setup, seed: self.seed, actions, fingerprints };
        let folder = self.saved.then(tempfile::tempdir).transpose()?;
        let file = folder.as_ref().map(|folder| folder.path().join("soak.save"));
        Ok(game.check(left, file.as_deref())?)
    }
}

fn face_set_aside(happening: &Happening) -> Option<FaceId> {
    match happening {
        &Happening::SetAside { face } => Some(face),
        _ => None,
    }
}
