//! Counts how often each kind of thing happened.

use crate::cli::say;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Piece, Scoring, Source, Why};
use crate::rules::tiles::Kind;
use std::collections::BTreeMap;

/// The options of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Options {
    pub farmers: bool,
    pub spell_circles: bool,
    pub abbot: bool,
}

/// Whether a kind of thing can happen with these options.
type Known = fn(&Options) -> bool;

const EVERYWHERE: Known = |_| true;
const FARMERS: Known = |options| options.farmers;
const CIRCLES: Known = |options| options.spell_circles;
const ABBOT: Known = |options| options.abbot;

/// Everything that can happen, and where. A soak must find everything that its options can do.
const KNOWN: [(&str, Known); 50] = [
    ("tile drawn", EVERYWHERE),
    ("tile set aside (RPLACE-2)", EVERYWHERE),
    ("tile laid", EVERYWHERE),
    ("ghost to an opponent by extending (RMIST-1)", EVERYWHERE),
    ("ghost to an own meeple by breaking (RMIST-2)", EVERYWHERE),
    ("extended and broke with one tile (RMIST-4)", EVERYWHERE),
    ("opponent's meeple chosen (RMIST-1)", EVERYWHERE),
    ("own meeple chosen (RMIST-2)", EVERYWHERE),
    ("third ghost (RGHOST-3)", EVERYWHERE),
    ("ordinary meeple placed", EVERYWHERE),
    ("guard placed", EVERYWHERE),
    ("abbot placed (RABBOT-1)", ABBOT),
    ("meeple on a road", EVERYWHERE),
    ("meeple in a city", EVERYWHERE),
    ("meeple in a monastery", EVERYWHERE),
    ("meeple on a castle", EVERYWHERE),
    ("meeple on a cemetery", EVERYWHERE),
    ("meeple on a field", FARMERS),
    ("meeple skipped by choice (RMEEPLE-5)", EVERYWHERE),
    ("no meeple possible", EVERYWHERE),
    ("abbot recalled (RABBOT-2)", ABBOT),
    ("road scored (RROAD-1)", EVERYWHERE),
    ("city scored (RCITY-1)", EVERYWHERE),
    ("monastery scored (RABBEY-1)", EVERYWHERE),
    ("castle scored (RCASTLE-1)", EVERYWHERE),
    ("cemetery scored (RCEM-2)", EVERYWHERE),
    ("guard came (RCEM-3)", EVERYWHERE),
    ("majority (RSCORE-3)", EVERYWHERE),
    ("tie (RSCORE-3)", EVERYWHERE),
    ("negative result (RSCORE-4)", EVERYWHERE),
    ("ghosts went home with a meeple (RSCORE-6)", EVERYWHERE),
    ("one of several scorings, chosen (RSCORE-7)", EVERYWHERE),
    ("road in the final scoring (REND-2)", EVERYWHERE),
    ("city in the final scoring (REND-2)", EVERYWHERE),
    ("monastery in the final scoring (REND-2)", EVERYWHERE),
    ("castle in the final scoring (REND-2)", EVERYWHERE),
    ("field in the final scoring (REND-2)", FARMERS),
    ("field without a city in the final scoring (REND-3)", FARMERS),
    ("turn ended", EVERYWHERE),
    ("game over", EVERYWHERE),
    ("ghost drawn in (RCIRC-3)", CIRCLES),
    ("ghost drawn in, chosen (RCIRC-3)", CIRCLES),
    ("circle filled from the supply (RCIRC-4)", CIRCLES),
    ("ghost from a circle by extending (RCIRC-5)", CIRCLES),
    ("circle chosen (RCIRC-5)", CIRCLES),
    ("ghost from finished mist (RCIRC-6)", CIRCLES),
    ("ghost for a circle of the tile (RCIRC-7)", CIRCLES),
    ("ghost from broken mist (RCIRC-8)", CIRCLES),
    ("ghosts released (RCIRC-6, RCIRC-8)", CIRCLES),
    ("ghosts left in circles at the end (RCIRC-10)", CIRCLES),
];

/// These are counted too, but are too rare to be required. Scenarios test them.
const RARE: [(&str, Known); 3] = [
    ("several winners (REND-5)", EVERYWHERE),
    ("cemetery scored with an empty reserve (RCEM-3)", EVERYWHERE),
    ("ended by tiles that fit nowhere (RPLACE-3)", EVERYWHERE),
];

/// How often each kind must occur in 10 000 games in which it can happen.
const WANTED: u64 = 100;
/// Fewer games prove nothing about rare things.
const ENOUGH_GAMES: u64 = 10_000;

/// The counts by options and kind.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    of: Options,
    games: BTreeMap<Options, u64>,
    counts: BTreeMap<(Options, &'static str), u64>,
}

impl super::super::Tally<Carcassonne> for Tally {
    fn count(&mut self, action: Option<Action>, _game: &Carcassonne, happenings: &[Happening]) {
        match action {
            Some(Action::DrawIn { .. }) => self.add("ghost drawn in, chosen (RCIRC-3)"),
            Some(Action::TakeFromCircle { .. }) => self.add("circle chosen (RCIRC-5)"),
            Some(Action::ScoreNext { .. }) => self.add("one of several scorings, chosen (RSCORE-7)"),
            Some(Action::GiveGhost { .. }) => {
                let to_own =
                    matches!(happenings.first(), Some(Happening::GhostGiven { why: Why::Break | Why::Circles, .. }));
                self.add(if to_own { "own meeple chosen (RMIST-2)" } else { "opponent's meeple chosen (RMIST-1)" });
            }
            Some(Action::LayTile { .. } | Action::PlaceMeeple { .. } | Action::SkipMeeple | Action::RecallAbbot)
            | None => {}
        }
        happenings.iter().for_each(|happening| self.count_one(happening));
        self.count_together(happenings);
    }

    fn count_end(&mut self, game: &Carcassonne) {
        if game.ghosts_in_circles() > 0 {
            self.add("ghosts left in circles at the end (RCIRC-10)");
        }
    }

    fn merge(&mut self, other: &Tally) {
        for (&options, games) in &other.games {
            *self.games.entry(options).or_default() += games;
        }
        for (&what, count) in &other.counts {
            *self.counts.entry(what).or_default() += count;
        }
    }
}

impl Tally {
    /// An empty tally for one game.
    pub(super) fn of_game(options: &Options) -> Tally {
        Tally { of: *options, games: BTreeMap::from([(*options, 1)]), ..Tally::default() }
    }

    /// Counts what only several happenings together show.
    fn count_together(&mut self, happenings: &[Happening]) {
        let any = |kind: fn(&Happening) -> bool| happenings.iter().any(kind);
        let extended = any(|it| matches!(it, Happening::GhostGiven { why: Why::Extend, .. }));
        if extended && any(|it| matches!(it, Happening::GhostGiven { why: Why::Break, .. })) {
            self.add("extended and broke with one tile (RMIST-4)");
        }
        for (at, happening) in happenings.iter().enumerate() {
            let next = happenings.get(at + 1);
            if let Happening::Scored(Scoring { region, .. }) = happening
                && region.kind == Kind::Cemetery
                && !matches!(next, Some(Happening::GuardCame { .. }))
            {
                self.add("cemetery scored with an empty reserve (RCEM-3)");
            }
            let ends = matches!(next, Some(Happening::FinallyScored(_) | Happening::Over(_)));
            if ends && matches!(happening, Happening::SetAside { .. }) {
                self.add("ended by tiles that fit nowhere (RPLACE-3)");
            }
        }
    }

    fn count_one(&mut self, happening: &Happening) {
        match happening {
            Happening::Drew { .. } => self.add("tile drawn"),
            Happening::SetAside { .. } => self.add("tile set aside (RPLACE-2)"),
            Happening::TileLaid { .. } => self.add("tile laid"),
            Happening::GhostDrawnIn { .. } => self.add("ghost drawn in (RCIRC-3)"),
            Happening::CircleFilled { .. } => self.add("circle filled from the supply (RCIRC-4)"),
            Happening::GhostGiven { why, from, .. } => self.add(match (why, from) {
                (Why::Extend, Source::Supply) => "ghost to an opponent by extending (RMIST-1)",
                (Why::Extend, Source::Circle { .. }) => "ghost from a circle by extending (RCIRC-5)",
                (Why::Finish, _) => "ghost from finished mist (RCIRC-6)",
                (Why::Break, Source::Supply) => "ghost to an own meeple by breaking (RMIST-2)",
                (Why::Break, Source::Circle { .. }) => "ghost from broken mist (RCIRC-8)",
                (Why::Circles, _) => "ghost for a circle of the tile (RCIRC-7)",
            }),
            Happening::Chased { .. } => self.add("third ghost (RGHOST-3)"),
            Happening::Released { .. } => self.add("ghosts released (RCIRC-6, RCIRC-8)"),
            Happening::MeeplePlaced { piece, on, .. } => {
                self.add(match piece {
                    Piece::Ordinary => "ordinary meeple placed",
                    Piece::Guard => "guard placed",
                    Piece::Abbot => "abbot placed (RABBOT-1)",
                });
                self.add(match on.kind {
                    Kind::City => "meeple in a city",
                    Kind::Monastery => "meeple in a monastery",
                    Kind::Castle => "meeple on a castle",
                    Kind::Cemetery => "meeple on a cemetery",
                    Kind::Field => "meeple on a field",
                    Kind::Road | Kind::Mist => "meeple on a road",
                });
            }
            Happening::MeepleSkipped { legal: 0 } => self.add("no meeple possible"),
            Happening::MeepleSkipped { .. } => self.add("meeple skipped by choice (RMEEPLE-5)"),
            Happening::AbbotRecalled { .. } => self.add("abbot recalled (RABBOT-2)"),
            Happening::Scored(scoring) => self.count_scoring(scoring),
            Happening::GuardCame { .. } => self.add("guard came (RCEM-3)"),
            Happening::MeepleReturned { ghosts: 1.., .. } => self.add("ghosts went home with a meeple (RSCORE-6)"),
            Happening::MeepleReturned { .. } => {}
            Happening::TurnEnded { .. } => self.add("turn ended"),
            Happening::FinallyScored(scoring) => {
                self.count_majority(scoring);
                self.count_final(scoring);
            }
            Happening::Over(outcome) => {
                self.add("game over");
                if outcome.winners.len() > 1 {
                    self.add("several winners (REND-5)");
                }
            }
        }
    }

    fn count_scoring(&mut self, scoring: &Scoring) {
        self.add(match scoring.region.kind {
            Kind::City => "city scored (RCITY-1)",
            Kind::Monastery => "monastery scored (RABBEY-1)",
            Kind::Castle => "castle scored (RCASTLE-1)",
            Kind::Cemetery => "cemetery scored (RCEM-2)",
            Kind::Road | Kind::Mist | Kind::Field => "road scored (RROAD-1)",
        });
        self.count_majority(scoring);
        if scoring.points.0.iter().flatten().any(|&points| points < 0) {
            self.add("negative result (RSCORE-4)");
        }
    }

    fn count_majority(&mut self, scoring: &Scoring) {
        let there = scoring.counts.0.iter().filter(|&&count| count > 0).count();
        match scoring.points.0.iter().flatten().count() {
            2.. => self.add("tie (RSCORE-3)"),
            _ if there > 1 => self.add("majority (RSCORE-3)"),
            _ => {}
        }
    }

    fn count_final(&mut self, Scoring { region, value, .. }: &Scoring) {
        match region.kind {
            Kind::Road | Kind::Mist | Kind::Cemetery => self.add("road in the final scoring (REND-2)"),
            Kind::City => self.add("city in the final scoring (REND-2)"),
            Kind::Monastery => self.add("monastery in the final scoring (REND-2)"),
            Kind::Castle => self.add("castle in the final scoring (REND-2)"),
            Kind::Field => {
                self.add("field in the final scoring (REND-2)");
                if *value == 0 {
                    self.add("field without a city in the final scoring (REND-3)");
                }
            }
        }
    }

    fn add(&mut self, what: &'static str) {
        *self.counts.entry((self.of, what)).or_default() += 1;
    }

    /// Prints a line for each kind that these options can bring.
    pub(super) fn print(&self, options: &[Options]) {
        for (what, known) in KNOWN.into_iter().chain(RARE) {
            if options.iter().any(known) {
                say(format_args!("{:>10}  {what}", self.of(what)));
            }
        }
    }

    fn of(&self, what: &'static str) -> u64 {
        self.counts.iter().filter(|((_, kind), _)| *kind == what).map(|(_, count)| count).sum()
    }

    /// The first kind that was too rare for the number of games in which it could happen, with its count.
    pub(super) fn missed(&self, options: &[Options]) -> Option<(&'static str, u64)> {
        if self.games.values().sum::<u64>() < ENOUGH_GAMES {
            return None;
        }
        let rare = |&&(what, known): &&(&'static str, Known)| {
            let games: u64 = options.iter().filter(|it| known(it)).filter_map(|it| self.games.get(it)).sum();
            games > 0 && self.of(what) * ENOUGH_GAMES < WANTED * games
        };
        KNOWN.iter().find(rare).map(|&(what, _)| (what, self.of(what)))
    }
}
