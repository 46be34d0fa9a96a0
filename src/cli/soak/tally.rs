//! How often each kind of thing happened.

use crate::rules::{Action, Happening, Kind, Outcome, Scoring, Taken};
use std::collections::BTreeMap;

/// Everything that can happen at level 1. A soak has to have met all of it.
const KNOWN: [&str; 22] = [
    "tile drawn",
    "tile set aside (PLACE-4)",
    "tile laid",
    "bank finished (MIST-4)",
    "ghost placed",
    "ghost spared by choice (GHOST-4)",
    "meeple placed",
    "meeple skipped by choice (MEEPLE-4)",
    "no meeple possible",
    "road scored (SCORE-2)",
    "city scored (SCORE-3)",
    "scored jointly (SCORE-6)",
    "scored for points",
    "scored for no ghost",
    "scored for 1 ghost",
    "scored for 2 ghosts",
    "scored for 3 ghosts",
    "one of several scorings (SCORE-8)",
    "turn ended",
    "victory (END-1)",
    "out of tiles (END-2)",
    "out of ghosts (GHOST-5)",
];

/// So often has each kind to come up in 10 000 games.
const WANTED: u64 = 100;
/// Fewer games prove nothing about rare things.
const ENOUGH_GAMES: u64 = 10_000;

/// Counts by kind.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    counts: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// Counts a decision and what it made happen.
    pub fn count(&mut self, action: Option<Action>, happenings: &[Happening]) {
        if let Some(Action::SpareGhost { .. }) = action {
            self.add("ghost spared by choice (GHOST-4)");
        }
        for happening in happenings {
            match happening {
                Happening::Drew { .. } => self.add("tile drawn"),
                Happening::SetAside { .. } => self.add("tile set aside (PLACE-4)"),
                Happening::TileLaid { .. } => self.add("tile laid"),
                Happening::BankFinished { .. } => self.add("bank finished (MIST-4)"),
                Happening::GhostPlaced { .. } => self.add("ghost placed"),
                Happening::MeeplePlaced { .. } => self.add("meeple placed"),
                Happening::MeepleSkipped { legal: 0 } => self.add("no meeple possible"),
                Happening::MeepleSkipped { .. } => self.add("meeple skipped by choice (MEEPLE-4)"),
                Happening::Scored(scoring) => self.count_scoring(scoring),
                Happening::TurnEnded { .. } => self.add("turn ended"),
                Happening::Over(Outcome::Victory) => self.add("victory (END-1)"),
                Happening::Over(Outcome::OutOfTiles) => self.add("out of tiles (END-2)"),
                Happening::Over(Outcome::OutOfGhosts) => self.add("out of ghosts (GHOST-5)"),
                Happening::GhostBanished { .. } | Happening::MeepleReturned { .. } => {}
            }
        }
    }

    fn count_scoring(&mut self, scoring: &Scoring) {
        self.add(if scoring.region.kind == Kind::City { "city scored (SCORE-3)" } else { "road scored (SCORE-2)" });
        if scoring.colours.len() > 1 {
            self.add("scored jointly (SCORE-6)");
        }
        if scoring.due > 1 {
            self.add("one of several scorings (SCORE-8)");
        }
        self.add(match scoring.taken {
            Taken::Points(_) => "scored for points",
            Taken::Ghosts(banished) => match banished.areas().len() {
                0 => "scored for no ghost",
                1 => "scored for 1 ghost",
                2 => "scored for 2 ghosts",
                _ => "scored for 3 ghosts",
            },
        });
    }

    fn add(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// Adds another tally.
    pub fn merge(&mut self, other: &Tally) {
        for (&what, count) in &other.counts {
            *self.counts.entry(what).or_default() += count;
        }
    }

    /// Prints a line for each kind.
    pub fn print(&self) {
        for what in KNOWN {
            println!("{:>10}  {what}", self.of(what));
        }
    }

    fn of(&self, what: &str) -> u64 {
        self.counts.get(what).copied().unwrap_or_default()
    }

    /// The first kind that came up too rarely in so many games, with its count.
    pub fn missed(&self, games: u64) -> Option<(&'static str, u64)> {
        let rare = |what: &'static str| self.of(what) * ENOUGH_GAMES < WANTED * games;
        let what = KNOWN.into_iter().find(|what| games >= ENOUGH_GAMES && rare(what))?;
        Some((what, self.of(what)))
    }
}
