//! Counts how often each kind of thing happened.

use super::circles::Errands;
use crate::cli::say;
use crate::rules::mists::{
    Action, Banished, Cemeteries, Happening, Haunt, Hound, Level, Mists, Outcome, Scoring, Taken,
};
use crate::rules::tiles::Kind;
use std::collections::BTreeMap;

/// A level with or without the Spell Circles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variant {
    pub level: Level,
    pub spell_circles: bool,
}

/// Whether a kind of thing can happen in a variant.
type Known = fn(&Variant) -> bool;

const EVERYWHERE: Known = |_| true;
const CASTLES: Known = |variant| variant.level.castles;
const CEMETERIES: Known = |variant| variant.level.cemeteries != Cemeteries::None;
const OPEN: Known = |variant| variant.level.cemeteries == Cemeteries::Open;
const HAUNTED: Known = |variant| variant.level.cemeteries == Cemeteries::Haunted;
const ONE_PILE: Known = |variant| variant.level.piles == 1;
const HOUNDS: Known = |variant| variant.level.hounds.is_some();
const MARKERS: Known = |variant| variant.level.markers > 1;
const CIRCLES: Known = |variant| variant.spell_circles;
const CIRCLES_AND_OPEN: Known = |variant| variant.spell_circles && OPEN(variant);
const CIRCLES_AND_GRAVES: Known = |variant| variant.spell_circles && CEMETERIES(variant);
const CIRCLES_AND_HOUNDS: Known = |variant| variant.spell_circles && HOUNDS(variant);

/// Everything that can happen, and where. A soak must find everything that its variants can do.
const KNOWN: [(&str, Known); 60] = [
    ("tile drawn", EVERYWHERE),
    ("tile set aside (PLACE-4)", EVERYWHERE),
    ("tile laid", EVERYWHERE),
    ("bank finished (MIST-4)", EVERYWHERE),
    ("cemetery closed (CEM-2, L5-2)", CEMETERIES),
    ("meeple buried, chosen (CEM-3)", CEMETERIES),
    ("ghost placed", EVERYWHERE),
    ("ghost spared by choice (GHOST-4)", EVERYWHERE),
    ("ghost on a cemetery (CEM-6)", OPEN),
    ("ghost on a chosen cemetery (CEM-6)", OPEN),
    ("ghost called by a cemetery (L5-3)", HAUNTED),
    ("meeple placed", EVERYWHERE),
    ("meeple placed in a castle", CASTLES),
    ("meeple skipped by choice (MEEPLE-4)", EVERYWHERE),
    ("no meeple possible", EVERYWHERE),
    ("road scored (SCORE-2)", EVERYWHERE),
    ("city scored (SCORE-3)", EVERYWHERE),
    ("castle scored (SCORE-4)", CASTLES),
    ("scored jointly (SCORE-6)", EVERYWHERE),
    ("scored for points", EVERYWHERE),
    ("scored for no ghost", EVERYWHERE),
    ("scored for 1 ghost", EVERYWHERE),
    ("scored for 2 ghosts", EVERYWHERE),
    ("scored for 3 ghosts", EVERYWHERE),
    ("ghost removed from a cemetery (SCORE-7)", OPEN),
    ("one of several scorings (SCORE-8)", EVERYWHERE),
    ("marker chosen (L6-2)", MARKERS),
    ("first marker moved", MARKERS),
    ("second marker moved", MARKERS),
    ("third marker moved", MARKERS),
    ("Rufus came (HOUND-1)", HOUNDS),
    ("Ronja came (HOUND-1)", HOUNDS),
    ("hound joined a chosen meeple (HOUND-2)", HOUNDS),
    ("hound calmed no square (HOUND-3)", HOUNDS),
    ("hound calmed one square (HOUND-3)", HOUNDS),
    ("hound calmed two squares (HOUND-3)", HOUNDS),
    ("Rufus scored (HOUND-6)", HOUNDS),
    ("Ronja scored (HOUND-6)", HOUNDS),
    ("second pile (HOUND-4)", HOUNDS),
    ("third pile (HOUND-4)", HOUNDS),
    ("tile laid face down, chosen (L5-4)", HAUNTED),
    ("tile laid face down, the only square", HAUNTED),
    ("turn ended", EVERYWHERE),
    ("victory (END-1)", EVERYWHERE),
    ("out of tiles (END-2)", ONE_PILE),
    ("first pile empty (PILE-2)", HOUNDS),
    ("out of ghosts (GHOST-5)", EVERYWHERE),
    ("cemetery closed by a face-down tile (L5-9)", HAUNTED),
    ("ghost drawn into a circle (SPELL-2)", CIRCLES),
    ("ghost drawn in, chosen (SPELL-2)", CIRCLES),
    ("ghost drawn in from a cemetery (SPELL-2)", CIRCLES_AND_OPEN),
    ("circle filled from the supply (SPELL-2)", CIRCLES),
    ("circle tile brings a cemetery ghost (SPELL-6)", CIRCLES_AND_OPEN),
    ("bank finished with ghosts in circles (SPELL-4)", CIRCLES),
    ("Eloise came (CAT-2)", CIRCLES),
    ("Eloise joined a chosen meeple (CAT-2)", CIRCLES),
    ("Eloise waits (CAT-3)", CIRCLES),
    ("Eloise joined a meeple just placed (CAT-3)", CIRCLES),
    ("Eloise scored (CAT-4)", CIRCLES),
    ("Eloise moved on after the scorings (CAT-5)", CIRCLES),
];

/// These are counted too, but are too rare to be required. Scenarios test them.
const RARE: [(&str, Known); 15] = [
    ("meeple buried, the only one standing", CEMETERIES),
    ("meeple buried from a supply (CEM-4)", CEMETERIES),
    ("two burials by one tile (CEM-9)", CEMETERIES),
    ("hound buried with its meeple (CEM-8)", HOUNDS),
    ("ghost called to chosen mist (L5-3)", HAUNTED),
    ("both hounds came in one turn (HOUND-7)", HOUNDS),
    ("hound joined the only meeple", HOUNDS),
    ("hound found nobody (HOUND-5)", HOUNDS),
    ("cemetery closed with ghosts (CEM-5)", OPEN),
    ("third pile empty (PILE-2)", HOUNDS),
    ("second pile empty (PILE-2)", HOUNDS),
    ("circles left empty in finished mist (SPELL-5)", CIRCLES),
    ("meeple of Eloise buried (CAT-6)", CIRCLES_AND_GRAVES),
    ("Eloise and a hound scored with one meeple (CAT-4)", CIRCLES_AND_HOUNDS),
    ("circle tile left a cemetery alone (SPELL-6)", CIRCLES_AND_OPEN),
];

/// How often each kind must occur in 10 000 games of the levels where it can happen.
const WANTED: u64 = 100;
/// Fewer games prove nothing about rare things.
const ENOUGH_GAMES: u64 = 10_000;

/// The key of a variant: the level's number, and whether it is played with the Spell Circles.
type Key = (u8, bool);

/// The counts by variant and kind.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    of: Key,
    pub(super) errands: Errands,
    games: BTreeMap<Key, u64>,
    counts: BTreeMap<(Key, &'static str), u64>,
}

impl Variant {
    fn key(&self) -> Key {
        (self.level.number, self.spell_circles)
    }
}

impl Tally {
    /// An empty tally for one game.
    pub(super) fn of_game(variant: &Variant) -> Tally {
        let of = variant.key();
        Tally { of, games: BTreeMap::from([(of, 1)]), ..Tally::default() }
    }

    /// Counts a decision and its happenings. `game` is the position after it.
    pub fn count_action(&mut self, action: Option<Action>, game: &Mists, happenings: &[Happening]) {
        match action {
            Some(Action::SpareGhost { .. }) => self.add("ghost spared by choice (GHOST-4)"),
            Some(Action::HauntCemetery { .. }) => self.add("ghost on a chosen cemetery (CEM-6)"),
            Some(Action::HauntMist { .. }) => self.add("ghost called to chosen mist (L5-3)"),
            Some(Action::MoveMarker { .. }) => self.add("marker chosen (L6-2)"),
            Some(Action::DrawIn { .. }) => self.add("ghost drawn in, chosen (SPELL-2)"),
            Some(Action::PlaceCat { .. }) => self.add("Eloise joined a chosen meeple (CAT-2)"),
            _ => {}
        }
        happenings.iter().for_each(|happening| self.count_one(happening));
        let so_many = |kind: fn(&Happening) -> bool| happenings.iter().filter(|happening| kind(happening)).count();
        let closed = so_many(|happening| matches!(happening, Happening::CemeteryClosed { .. }));
        if closed > 1 {
            self.add("two burials by one tile (CEM-9)");
        }
        if so_many(|happening| matches!(happening, Happening::FaceDownLaid { .. })) > 0 && closed > 0 {
            self.add("cemetery closed by a face-down tile (L5-9)");
        }
        if so_many(|happening| matches!(happening, Happening::PileChanged { .. })) > 1 {
            self.add("both hounds came in one turn (HOUND-7)");
        }
        self.count_called(happenings);
        for what in self.errands.count(game, happenings) {
            self.add(what);
        }
    }

    /// Counts ghosts that come to mist beside the tile just laid: its cemetery called them.
    fn count_called(&mut self, happenings: &[Happening]) {
        let Some(laid) = happenings.iter().find_map(|happening| match happening {
            Happening::TileLaid { at, .. } => Some(*at),
            _ => None,
        }) else {
            return;
        };
        let called = |happening: &&Happening| matches!(happening, Happening::GhostPlaced { at, haunt: Haunt::Mist(_) } if *at != laid);
        (0..happenings.iter().filter(called).count()).for_each(|_| self.add("ghost called by a cemetery (L5-3)"));
    }

    fn count_one(&mut self, happening: &Happening) {
        match happening {
            Happening::Drew { .. } => self.add("tile drawn"),
            Happening::SetAside { .. } => self.add("tile set aside (PLACE-4)"),
            Happening::TileLaid { .. } => self.add("tile laid"),
            Happening::BankFinished { .. } => self.add("bank finished (MIST-4)"),
            Happening::CemeteryClosed { ghosts, .. } => {
                self.add("cemetery closed (CEM-2, L5-2)");
                if *ghosts > 0 {
                    self.add("cemetery closed with ghosts (CEM-5)");
                }
            }
            Happening::Buried { from: None, .. } => self.add("meeple buried from a supply (CEM-4)"),
            Happening::Buried { legal: 1, .. } => self.add("meeple buried, the only one standing"),
            Happening::Buried { .. } => self.add("meeple buried, chosen (CEM-3)"),
            Happening::HoundLeft { .. } => self.add("hound buried with its meeple (CEM-8)"),
            // Counted in `circles`.
            Happening::GhostPlaced { haunt: Haunt::Circle(_), .. }
            | Happening::GhostDrawnIn { .. }
            | Happening::CatMoved { .. }
            | Happening::CatScored { .. } => {}
            Happening::GhostPlaced { haunt: Haunt::Cemetery, .. } => self.add("ghost on a cemetery (CEM-6)"),
            Happening::GhostPlaced { .. } => self.add("ghost placed"),
            Happening::MeeplePlaced { on, .. } => {
                self.add("meeple placed");
                if on.kind == Kind::Castle {
                    self.add("meeple placed in a castle");
                }
            }
            Happening::MeepleSkipped { legal: 0 } => self.add("no meeple possible"),
            Happening::MeepleSkipped { .. } => self.add("meeple skipped by choice (MEEPLE-4)"),
            Happening::Scored(scoring) => self.count_scoring(scoring),
            Happening::HoundCame { hound, to, legal } => {
                self.add(if *hound == Hound::Rufus { "Rufus came (HOUND-1)" } else { "Ronja came (HOUND-1)" });
                self.add(match (to, legal) {
                    (None, _) => "hound found nobody (HOUND-5)",
                    (_, 1) => "hound joined the only meeple",
                    _ => "hound joined a chosen meeple (HOUND-2)",
                });
            }
            Happening::HoundCalmed { calmed, .. } => {
                self.add(match calmed.iter().filter(|banished| banished.count() > 0).count() {
                    0 => "hound calmed no square (HOUND-3)",
                    1 => "hound calmed one square (HOUND-3)",
                    _ => "hound calmed two squares (HOUND-3)",
                });
            }
            Happening::HoundScored { hound: Hound::Rufus, .. } => self.add("Rufus scored (HOUND-6)"),
            Happening::HoundScored { hound: Hound::Ronja, .. } => self.add("Ronja scored (HOUND-6)"),
            Happening::PileChanged { active: 1, .. } => self.add("second pile (HOUND-4)"),
            Happening::PileChanged { .. } => self.add("third pile (HOUND-4)"),
            Happening::FaceDownLaid { legal: 1, .. } => self.add("tile laid face down, the only square"),
            Happening::FaceDownLaid { .. } => self.add("tile laid face down, chosen (L5-4)"),
            Happening::TurnEnded { .. } => self.add("turn ended"),
            Happening::Over(Outcome::Victory) => self.add("victory (END-1)"),
            Happening::Over(Outcome::OutOfTiles) => self.add("out of tiles (END-2)"),
            Happening::Over(Outcome::OutOfGhosts) => self.add("out of ghosts (GHOST-5)"),
            // The end of the game shows which pile it was.
            Happening::Over(Outcome::PileEmpty) => {}
            Happening::GhostBanished { .. } | Happening::MeepleReturned { .. } => {}
        }
    }

    fn count_scoring(&mut self, scoring: &Scoring) {
        self.add(match scoring.region.kind {
            Kind::City => "city scored (SCORE-3)",
            Kind::Castle => "castle scored (SCORE-4)",
            Kind::Road | Kind::Mist | Kind::Monastery | Kind::Cemetery | Kind::Field => "road scored (SCORE-2)",
        });
        if scoring.colours.len() > 1 {
            self.add("scored jointly (SCORE-6)");
        }
        if scoring.due > 1 {
            self.add("one of several scorings (SCORE-8)");
        }
        match scoring.taken {
            Taken::Points(_) => self.add("scored for points"),
            Taken::Ghosts(banished) => self.count_banished(&banished),
        }
    }

    fn count_banished(&mut self, banished: &Banished) {
        self.add(match banished.count() {
            0 => "scored for no ghost",
            1 => "scored for 1 ghost",
            2 => "scored for 2 ghosts",
            _ => "scored for 3 ghosts",
        });
        if banished.haunts().any(|haunt| haunt == Haunt::Cemetery) {
            self.add("ghost removed from a cemetery (SCORE-7)");
        }
    }

    /// Counts what the end of a game shows: how far each marker moved.
    pub fn count_totals(&mut self, totals: &[u16]) {
        let names = ["first marker moved", "second marker moved", "third marker moved"];
        for (name, _) in names.into_iter().zip(totals).filter(|&(_, &total)| totals.len() > 1 && total > 0) {
            self.add(name);
        }
    }

    /// Counts a defeat because of an empty pile.
    pub fn count_pile_empty(&mut self, pile: u8) {
        self.add(match pile {
            0 => "first pile empty (PILE-2)",
            1 => "second pile empty (PILE-2)",
            _ => "third pile empty (PILE-2)",
        });
    }

    pub(super) fn add(&mut self, what: &'static str) {
        *self.counts.entry((self.of, what)).or_default() += 1;
    }

    /// Adds another tally.
    pub fn add_all(&mut self, other: &Tally) {
        for (&variant, games) in &other.games {
            *self.games.entry(variant).or_default() += games;
        }
        for (&what, count) in &other.counts {
            *self.counts.entry(what).or_default() += count;
        }
    }

    /// Prints a line for each kind of these variants. With several levels, it prints them level by level.
    pub(super) fn print(&self, variants: &[Variant]) {
        let levels: Vec<&[Variant]> = variants.chunk_by(|a, b| a.level.number == b.level.number).collect();
        if levels.len() > 1 {
            let head = |of: &&[Variant]| format!("{:>9}", format!("level {}", of[0].level.number));
            say(format_args!("{:>10} {}", "all", levels.iter().map(head).collect::<String>()));
        }
        for (what, known) in KNOWN.into_iter().chain(RARE) {
            if !variants.iter().any(known) {
                continue;
            }
            let column = |of: &&[Variant]| match of.iter().any(known) {
                true => format!("{:>9}", self.of(of, what)),
                false => format!("{:>9}", "-"),
            };
            let columns: String = if levels.len() > 1 { levels.iter().map(column).collect() } else { String::new() };
            say(format_args!("{:>10} {columns}  {what}", self.of(variants, what)));
        }
    }

    fn of(&self, variants: &[Variant], what: &'static str) -> u64 {
        variants.iter().filter_map(|variant| self.counts.get(&(variant.key(), what))).sum()
    }

    /// The first kind that was too rare for the number of games in which it could happen, with its count. Every level
    /// must be won often enough, too.
    pub(super) fn missed(&self, variants: &[Variant]) -> Option<(String, u64)> {
        if self.games.values().sum::<u64>() < ENOUGH_GAMES {
            return None;
        }
        let games = |of: &[Variant]| of.iter().filter_map(|variant| self.games.get(&variant.key())).sum::<u64>();
        let rare = |of: &[Variant], what| self.of(of, what) * ENOUGH_GAMES < WANTED * games(of);
        for (what, known) in KNOWN {
            let here: Vec<Variant> = variants.iter().copied().filter(known).collect();
            if !here.is_empty() && rare(&here, what) {
                return Some((what.to_owned(), self.of(&here, what)));
            }
        }
        let victory = "victory (END-1)";
        let lost = variants.chunk_by(|a, b| a.level.number == b.level.number).find(|of| rare(of, victory))?;
        Some((format!("{victory} at level {}", lost[0].level.number), self.of(lost, victory)))
    }
}
