//! Counts how often each kind of thing happened.

use crate::cli::say;
use crate::rules::dont_go_in::{Action, CardType, DontGoIn, Happening, Room, Scores, Why};
use std::collections::BTreeMap;

/// How often most kinds must occur in 10 000 games.
const OFTEN: u64 = 100;
/// Fewer games prove nothing about rare things.
const ENOUGH_GAMES: u64 = 10_000;

/// Everything that can happen, and how often a soak must find it in 10 000 games. Rare things come up some eight times
/// as often in games of all sizes, and three times as often in games of two, so that no seed misses them by bad luck.
const KNOWN: [(&str, u64); 60] = [
    ("filling of the attic (HSETUP-6)", OFTEN),
    ("filling of the nursery (HSETUP-6)", OFTEN),
    ("filling of the basement (HSETUP-6)", OFTEN),
    ("filling of the hallway (HSETUP-6)", OFTEN),
    ("filling of the library (HROOM-50)", OFTEN),
    ("filling of the secret passage (HROOM-60)", OFTEN),
    ("meeple placed (HPLACE-2)", OFTEN),
    ("third meeple placed (HPLACE-4)", OFTEN),
    ("ghost from the attic (HROOM-10)", OFTEN),
    ("ghost discarded in the nursery (HROOM-20)", OFTEN),
    ("nursery without a ghost to discard (HROOM-20)", OFTEN),
    ("right to look (HROOM-61)", OFTEN),
    ("right to look for one who had it (HROOM-61)", OFTEN),
    ("card turned up (HROOM-62)", OFTEN),
    ("dice rolled (HROLL-1)", OFTEN),
    ("3 dice rolled (HROLL-1)", OFTEN),
    ("6 dice rolled (HROLL-1)", OFTEN),
    ("rolled again (HROOM-30)", OFTEN),
    ("not rolled again (HROOM-30)", OFTEN),
    ("ghost turned to a blank (HROOM-40)", OFTEN),
    ("blank turned to a ghost (HROOM-40)", OFTEN),
    ("no die turned over (HROOM-40)", OFTEN),
    ("ghosts from the dice (HROLL-4)", OFTEN),
    ("card taken (HTAKE-1)", OFTEN),
    ("last card taken (HTAKE-1)", OFTEN),
    ("ghost for the left card (HROOM-51)", OFTEN),
    ("ghost discarded for the right card (HROOM-52)", OFTEN),
    ("right card without a ghost to discard (HROOM-52)", OFTEN),
    ("ghosts passed by a mask (HCARD-60)", OFTEN),
    ("fewer ghosts passed than there are masks (HCARD-4)", OFTEN),
    ("ghost from a mirror (HCARD-70)", OFTEN),
    ("ghosts discarded for holy water (HCARD-50)", OFTEN),
    ("fourth holy water (HCARD-50)", OFTEN),
    ("clocks dispelled (HCARD-30)", OFTEN),
    ("clocks worth 8 without effect (HCARD-31)", OFTEN),
    ("2 dolls dispelled (HCARD-40)", OFTEN),
    ("3 dolls dispelled (HCARD-40)", OFTEN),
    ("4 dolls dispelled (HCARD-40)", 2),
    ("mirrors dispelled (HCARD-71)", OFTEN),
    ("rings dispelled (HCARD-100)", OFTEN),
    ("twins dispelled (HCARD-120)", OFTEN),
    ("type chosen (HCARD-110)", OFTEN),
    ("type chosen with one option (HCARD-111)", OFTEN),
    ("fourth tome (HCARD-110)", OFTEN),
    ("cards dispelled by a tome (HCARD-111)", OFTEN),
    ("tome without effect (HCARD-112)", OFTEN),
    ("amulets dispelled at the end (HCARD-10)", OFTEN),
    ("cats dispelled at the end (HCARD-20)", OFTEN),
    ("cats kept with ten ghosts (HCARD-20)", OFTEN),
    ("music boxes dispelled at the end (HCARD-80)", OFTEN),
    ("tied music boxes (HCARD-81)", OFTEN),
    ("portraits dispelled at the end (HCARD-90)", OFTEN),
    ("board removed (HTAKE-5)", OFTEN),
    ("turn ended (HPLACE-1)", OFTEN),
    ("curses from ghosts (HEND-3)", OFTEN),
    ("tied for the most ghosts (HEND-3)", OFTEN),
    ("won by curses (HEND-5)", OFTEN),
    ("won by fewer ghosts (HEND-5)", OFTEN),
    ("game over (HEND-1)", OFTEN),
    ("victory shared (HEND-5)", 10),
];

/// The counts by kind.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    games: u64,
    counts: BTreeMap<&'static str, u64>,
}

impl super::super::Tally<DontGoIn> for Tally {
    fn count(&mut self, _action: Option<Action>, game: &DontGoIn, happenings: &[Happening]) {
        for (at, happening) in happenings.iter().enumerate() {
            self.count_one(happening, &happenings[at + 1..], game);
        }
    }

    fn count_end(&mut self, game: &DontGoIn) {
        let table = game.table();
        for seat in 0..table.players() {
            let cats = table.tableau(seat).face_up[CardType::Cat].len();
            if cats > 1 {
                self.add("cats kept with ten ghosts (HCARD-20)");
            }
        }
    }

    fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        for (&what, count) in &other.counts {
            *self.counts.entry(what).or_default() += count;
        }
    }
}

impl Tally {
    /// An empty tally for one game.
    pub(super) fn of_game() -> Tally {
        Tally { games: 1, ..Tally::default() }
    }

    /// Counts a happening; `rest` are those after it, `game` is the position after all of them.
    fn count_one(&mut self, happening: &Happening, rest: &[Happening], game: &DontGoIn) {
        match *happening {
            Happening::Dealt { room, .. } => self.add(match room {
                Room::Attic => "filling of the attic (HSETUP-6)",
                Room::Nursery => "filling of the nursery (HSETUP-6)",
                Room::Basement => "filling of the basement (HSETUP-6)",
                Room::Hallway => "filling of the hallway (HSETUP-6)",
                Room::Library => "filling of the library (HROOM-50)",
                Room::SecretPassage => "filling of the secret passage (HROOM-60)",
            }),
            Happening::Placed { room, space, .. } => self.count_placed(room, space, rest),
            Happening::Ghosts { why, .. } => self.add(match why {
                Why::Attic => "ghost from the attic (HROOM-10)",
                Why::Nursery => "ghost discarded in the nursery (HROOM-20)",
                Why::Roll => "ghosts from the dice (HROLL-4)",
                Why::Left => "ghost for the left card (HROOM-51)",
                Why::Right => "ghost discarded for the right card (HROOM-52)",
                Why::Mirror => "ghost from a mirror (HCARD-70)",
                Why::HolyWater => "ghosts discarded for holy water (HCARD-50)",
            }),
            Happening::MayLook { player } => {
                self.add("right to look (HROOM-61)");
                let own = game.table().board(Room::SecretPassage).into_iter().flat_map(|board| board.meeples());
                if own.filter(|&(_, owner)| owner == player).count() == 2 {
                    self.add("right to look for one who had it (HROOM-61)");
                }
            }
            Happening::TurnedUp { .. } => self.add("card turned up (HROOM-62)"),
            Happening::Rolled { roll, .. } => {
                self.add("dice rolled (HROLL-1)");
                match roll.len() {
                    3 => self.add("3 dice rolled (HROLL-1)"),
                    6 => self.add("6 dice rolled (HROLL-1)"),
                    _ => {}
                }
            }
            Happening::RolledAgain { again, .. } => {
                self.add(if again { "rolled again (HROOM-30)" } else { "not rolled again (HROOM-30)" });
            }
            Happening::DieTurned { die: None, .. } => self.add("no die turned over (HROOM-40)"),
            Happening::DieTurned { die: Some(die), roll, .. } => {
                let is_ghost = roll.faces().nth(usize::from(die) - 1) == Some(true);
                let what = "ghost turned to a blank (HROOM-40)";
                self.add(if is_ghost { "blank turned to a ghost (HROOM-40)" } else { what });
            }
            Happening::Took { player, room, slot, card, legal, .. } => {
                self.add("card taken (HTAKE-1)");
                if legal == 1 {
                    self.add("last card taken (HTAKE-1)");
                }
                if room == Room::Library && slot == 3 && !is_ghosts(rest.first(), Why::Right) {
                    self.add("right card without a ghost to discard (HROOM-52)");
                }
                self.count_taken(player, card.of, rest, game);
            }
            Happening::Passed { from, ghosts, .. } => {
                self.add("ghosts passed by a mask (HCARD-60)");
                if usize::from(ghosts) < game.table().tableau(from).face_up[CardType::Mask].len() {
                    self.add("fewer ghosts passed than there are masks (HCARD-4)");
                }
            }
            Happening::TypeChosen { legal, .. } => {
                self.add("type chosen (HCARD-110)");
                if legal == 1 {
                    self.add("type chosen with one option (HCARD-111)");
                }
            }
            Happening::Dispelled { of, cards, why, .. } => self.count_dispelled(of, cards.len(), why, rest),
            Happening::Removed { .. } => self.add("board removed (HTAKE-5)"),
            Happening::TurnEnded { .. } => self.add("turn ended (HPLACE-1)"),
            Happening::Scored(scores) => self.count_scores(&scores, game),
            Happening::Over(_) => self.add("game over (HEND-1)"),
        }
    }

    fn count_placed(&mut self, room: Room, space: u8, rest: &[Happening]) {
        self.add("meeple placed (HPLACE-2)");
        if rest.iter().any(|it| matches!(it, Happening::Rolled { .. })) {
            self.add("third meeple placed (HPLACE-4)");
        }
        if room == Room::Nursery && space == 4 && !is_ghosts(rest.first(), Why::Nursery) {
            self.add("nursery without a ghost to discard (HROOM-20)");
        }
    }

    /// What a card does that no happening of its own tells.
    fn count_taken(&mut self, player: usize, of: CardType, rest: &[Happening], game: &DontGoIn) {
        let set = game.table().tableau(player).face_up[of];
        match of {
            CardType::Clock => {
                let is_struck = matches!(rest.first(), Some(Happening::Dispelled { of: CardType::Clock, .. }));
                if set.sum() >= 8 && !is_struck && game.table().clock_spent_by().is_some() {
                    self.add("clocks worth 8 without effect (HCARD-31)");
                }
            }
            CardType::HolyWater if set.len() == 4 => self.add("fourth holy water (HCARD-50)"),
            CardType::Tome if set.len().is_multiple_of(2) => {
                if game.table().choosing() != Some(player) {
                    self.add("tome without effect (HCARD-112)");
                } else if set.len() == 4 {
                    self.add("fourth tome (HCARD-110)");
                }
            }
            CardType::Amulet
            | CardType::Cat
            | CardType::Doll
            | CardType::HolyWater
            | CardType::Mask
            | CardType::Mirror
            | CardType::MusicBox
            | CardType::Portrait
            | CardType::Ring
            | CardType::Tome
            | CardType::Twin => {}
        }
    }

    fn count_dispelled(&mut self, of: CardType, cards: usize, why: CardType, rest: &[Happening]) {
        match (why, cards) {
            (CardType::Tome, _) => self.add("cards dispelled by a tome (HCARD-111)"),
            (CardType::Clock, _) => self.add("clocks dispelled (HCARD-30)"),
            (CardType::Doll, 2) => self.add("2 dolls dispelled (HCARD-40)"),
            (CardType::Doll, 3) => self.add("3 dolls dispelled (HCARD-40)"),
            (CardType::Doll, _) => self.add("4 dolls dispelled (HCARD-40)"),
            (CardType::Mirror, _) => self.add("mirrors dispelled (HCARD-71)"),
            (CardType::Ring, _) => self.add("rings dispelled (HCARD-100)"),
            (CardType::Twin, _) => self.add("twins dispelled (HCARD-120)"),
            (CardType::Amulet, _) => self.add("amulets dispelled at the end (HCARD-10)"),
            (CardType::Cat, _) => self.add("cats dispelled at the end (HCARD-20)"),
            (CardType::MusicBox, _) => {
                self.add("music boxes dispelled at the end (HCARD-80)");
                if matches!(rest.first(), Some(Happening::Dispelled { of: next, .. }) if *next == of) {
                    self.add("tied music boxes (HCARD-81)");
                }
            }
            (CardType::Portrait, _) => self.add("portraits dispelled at the end (HCARD-90)"),
            // These never dispel anything.
            (CardType::HolyWater | CardType::Mask, _) => {}
        }
    }

    fn count_scores(&mut self, scores: &Scores, game: &DontGoIn) {
        let players = 0..game.table().players();
        let most = scores.ghosts.into_iter().max().unwrap_or_default();
        if scores.penalty.into_iter().any(|curses| curses > 0) {
            self.add("curses from ghosts (HEND-3)");
        }
        if players.clone().filter(|&seat| scores.ghosts[seat] == most).count() > 1 {
            self.add("tied for the most ghosts (HEND-3)");
        }
        let fewest = players.clone().map(|seat| scores.curses[seat]).min();
        let tied = players.filter(|&seat| Some(scores.curses[seat]) == fewest).count();
        self.add(match (tied, scores.outcome(game.table().players()).winners.len()) {
            (1, _) => "won by curses (HEND-5)",
            (_, 1) => "won by fewer ghosts (HEND-5)",
            (_, _) => "victory shared (HEND-5)",
        });
    }

    fn add(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// Prints a line for each kind.
    pub(super) fn print(&self) {
        KNOWN.iter().for_each(|(what, _)| say(format_args!("{:>10}  {what}", self.of(what))));
    }

    fn of(&self, what: &str) -> u64 {
        self.counts.get(what).copied().unwrap_or_default()
    }

    /// The first kind that was too rare for the number of games, with its count.
    pub(super) fn missed(&self) -> Option<(&'static str, u64)> {
        if self.games < ENOUGH_GAMES {
            return None;
        }
        let rare = |&&(what, wanted): &&(&'static str, u64)| self.of(what) * ENOUGH_GAMES < wanted * self.games;
        KNOWN.iter().find(rare).map(|&(what, _)| (what, self.of(what)))
    }
}

/// Whether a happening is ghosts for this reason.
fn is_ghosts(happening: Option<&Happening>, of: Why) -> bool {
    matches!(happening, Some(Happening::Ghosts { why, .. }) if *why == of)
}
