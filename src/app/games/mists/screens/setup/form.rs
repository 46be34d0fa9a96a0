//! The form before a game as data: players, colours and seed, and what does not go together.

use super::SetupIntent;
use crate::app::games::opening::Plan;
use crate::app::screens::sitting_down::{self, unused_name};
use crate::app::words::say;
use crate::guide::{Policy, Strength};
use crate::rules::Colour;
use crate::rules::mists::{Level, Mists, Setup};
use crate::rules::tiles::Deck;
use crate::table::mists::last_setup::{LastSeat, LastSetup};
use crate::table::mists::puzzle::Puzzle;
use crate::table::mists::shipped;
use crate::table::{self, seed_of};
use std::sync::Arc;

/// The largest number of players.
pub(super) const MOST: usize = 5;
/// Suggested names.
const NAMES: [&str; MOST] = ["Alix", "Guilhem", "Maura", "Bertran", "Aélis"];
/// How the computer plays with somebody who has just learned the game.
const COMPANION: Policy = Policy::Guide(Strength::Good);

/// A player in the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The name.
    pub name: String,
    /// The colours, in the order in which they were chosen.
    pub colours: Vec<Colour>,
    /// A person, or how the computer plays.
    pub played_by: table::Seat,
}

/// The form. No colour can be given twice: the form then refuses with a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupForm {
    /// The level's number.
    pub level: u8,
    /// The players.
    pub seats: Vec<Seat>,
    /// At a level with three score markers: their colours, in the order in which they were chosen.
    chosen: Vec<Colour>,
    /// The seed as the player wrote it.
    pub seed: String,
    /// Whether to play with the Spell Circles.
    pub spell_circles: bool,
    /// Whether the next form begins with its players: not with the one person of a puzzle, and not once its game has
    /// begun, for others may have sat down since.
    pub(super) hands_on: bool,
    /// Why the last change was refused.
    pub refusal: Option<String>,
}

impl SetupForm {
    /// How long the game can be, in words: at most a turn for each tile (SETUP-1, SPELL-1).
    pub fn length(&self) -> String {
        let tiles = shipped::level(self.level).ok().zip(shipped::deck().ok());
        let tiles = tiles.map(|(level, deck)| level.tiles_in(&deck, self.spell_circles).len());
        tiles.map_or_else(String::new, |turns| say!("setup-length-at-most", turns = turns))
    }

    /// A form for this many players (1 to 5), with names and colours filled in.
    pub fn new(level: u8, players: usize, seed: u64) -> SetupForm {
        let mut form = SetupForm {
            level,
            seats: Vec::new(),
            chosen: Vec::new(),
            seed: seed.to_string(),
            spell_circles: false,
            hands_on: true,
            refusal: None,
        };
        form.seat(players);
        form
    }

    /// A form for one person with two companions.
    pub fn with_companions(level: u8, seed: u64) -> SetupForm {
        let mut form = SetupForm::new(level, 3, seed);
        form.seats[1..].iter_mut().for_each(|seat| seat.played_by = table::Seat::Computer(COMPANION));
        form
    }

    /// A form for the players and options of a game before.
    pub fn again(level: u8, before: &LastSetup, seed: String) -> SetupForm {
        let mut form = SetupForm::new(level, before.seats.len(), 0);
        form.seat_again(&before.seats);
        SetupForm { seed, spell_circles: before.spell_circles, ..form }
    }

    /// A form for a puzzle: one person plays it, who sat first in the game before.
    pub(super) fn for_puzzle(puzzle: Puzzle, before: Option<LastSetup>) -> SetupForm {
        let mut form = SetupForm::new(puzzle.level(), 1, 0);
        if let Some(before) = before {
            form.seat_again(&before.seats);
        }
        form.seats.iter_mut().for_each(|seat| seat.played_by = table::Seat::Person);
        SetupForm { spell_circles: puzzle.spell_circles(), seed: puzzle.seed_word(), hands_on: false, ..form }
    }

    /// Seats the same players again. Names are always kept. Colours are kept if the number of players is the same and
    /// no colour occurs twice.
    pub fn seat_again(&mut self, before: &[LastSeat]) {
        for (seat, before) in self.seats.iter_mut().zip(before) {
            seat.name.clone_from(&before.name);
            seat.played_by = before.played_by;
        }
        self.name_newcomers(before.len());
        let each = Setup::colours_each(self.seats.len());
        let all: Vec<Colour> = before.iter().flat_map(|seat| seat.colours.iter().copied()).collect();
        let once = all.iter().enumerate().all(|(at, colour)| !all[..at].contains(colour));
        let as_many = before.len() == self.seats.len() && before.iter().all(|seat| seat.colours.len() == each);
        if once && as_many {
            for (seat, before) in self.seats.iter_mut().zip(before) {
                seat.colours.clone_from(&before.colours);
            }
        }
        self.chosen.clear();
        self.fill_markers();
    }

    /// Gives all players from this seat on a name that nobody else has.
    fn name_newcomers(&mut self, from: usize) {
        for index in from..self.seats.len() {
            self.seats[index].name.clear();
            self.seats[index].name = unused_name(&NAMES, &self.names());
        }
    }

    /// The players of this form.
    pub fn as_last(&self) -> LastSetup {
        let seat = |seat: &Seat| LastSeat::of(&seat.name, &seat.colours, seat.played_by);
        LastSetup { seats: self.seats.iter().map(seat).collect(), spell_circles: self.spell_circles }
    }

    /// Changes the form, or notes why not. The caller handles going back, rolling the seed, favourites and starting.
    pub fn answer(&mut self, intent: &SetupIntent) {
        self.refusal = None;
        match intent {
            SetupIntent::Players(players) => self.seat(*players),
            SetupIntent::Name(seat, name) => {
                if let Some(seat) = self.seats.get_mut(*seat) {
                    seat.name.clone_from(name);
                }
            }
            SetupIntent::Colour(seat, colour) => self.give(*seat, *colour),
            SetupIntent::PlayedBy(seat, played_by) => {
                if let Some(seat) = self.seats.get_mut(*seat) {
                    seat.played_by = *played_by;
                }
            }
            SetupIntent::Marker(colour) => self.mark(*colour),
            SetupIntent::SpellCircles(with) => self.spell_circles = *with,
            SetupIntent::Seed(seed) => self.seed.clone_from(seed),
            SetupIntent::RollSeed | SetupIntent::Begin | SetupIntent::Back | SetupIntent::Favourite(_) => {}
        }
    }

    /// The written seed, a number or a word. `None` if the field is empty.
    fn seed(&self) -> Option<u64> {
        seed_of(&self.seed)
    }

    /// The game that the form describes, with this level and this deck.
    ///
    /// # Errors
    /// Returns an error if there is no seed.
    pub fn plan(&self, level: Level, deck: Arc<Deck>) -> Result<Plan<Mists>, String> {
        let seed = self.seed().ok_or(say!("setup-no-seed"))?;
        let seats = self.seats.iter().map(|seat| seat.colours.clone()).collect();
        let setup = Setup { level, deck, seats, markers: self.markers(), spell_circles: self.spell_circles };
        let names = self.seats.iter().map(|seat| seat.name.trim().to_owned()).collect();
        let seats = self.seats.iter().map(|seat| seat.played_by).collect();
        Ok(Plan { setup, seed, names, seats })
    }

    /// The colours of the score markers, in the order of play: the first unused colour (SETUP-4), or the three chosen
    /// ones (L6-1).
    pub fn markers(&self) -> Vec<Colour> {
        if self.has_one_marker() {
            return Colour::ALL.into_iter().find(|&colour| self.owner(colour).is_none()).into_iter().collect();
        }
        self.played().filter(|colour| self.chosen.contains(colour)).collect()
    }

    /// Whether the level has a single score marker, in a colour that nobody plays.
    pub fn has_one_marker(&self) -> bool {
        self.wanted_markers() == 1
    }

    fn wanted_markers(&self) -> usize {
        shipped::level(self.level).map_or(1, |level| level.markers.into())
    }

    /// The colours in play, in the order of play.
    pub fn played(&self) -> impl Iterator<Item = Colour> {
        self.seats.iter().flat_map(|seat| seat.colours.iter().copied())
    }

    /// The player with a colour.
    pub fn owner(&self, colour: Colour) -> Option<usize> {
        self.seats.iter().position(|seat| seat.colours.contains(&colour))
    }

    /// Why the game cannot start with this form, as a sentence.
    pub fn trouble(&self) -> Option<String> {
        sitting_down::trouble(&self.names(), &self.seed)
    }

    /// Why the last change was refused, or else why the game cannot start.
    pub fn complaint(&self) -> Option<String> {
        self.refusal.clone().or_else(|| self.trouble())
    }

    fn seat(&mut self, players: usize) {
        let players = players.clamp(1, MOST);
        let each = Setup::colours_each(players);
        let before = std::mem::take(&mut self.seats);
        for (index, colours) in Colour::ALL.chunks(each).take(players).enumerate() {
            let before = before.get(index);
            let name = before.map_or_else(|| unused_name(&NAMES, &self.names()), |seat| seat.name.clone());
            let played_by = before.map_or(table::Seat::Person, |seat| seat.played_by);
            self.seats.push(Seat { name, colours: colours.to_vec(), played_by });
        }
        self.chosen.clear();
        self.fill_markers();
    }

    /// Gives a colour a marker. The marker chosen first is removed.
    fn mark(&mut self, colour: Colour) {
        if self.has_one_marker() || self.chosen.contains(&colour) || self.owner(colour).is_none() {
            return;
        }
        self.chosen.remove(0);
        self.chosen.push(colour);
    }

    /// Removes markers of colours that are no longer in play, and gives them to colours in play.
    fn fill_markers(&mut self) {
        let played: Vec<Colour> = self.played().collect();
        self.chosen.retain(|colour| played.contains(colour));
        let wanted = if self.has_one_marker() { 0 } else { self.wanted_markers() };
        for colour in played {
            if self.chosen.len() < wanted && !self.chosen.contains(&colour) {
                self.chosen.push(colour);
            }
        }
    }

    fn names(&self) -> Vec<&str> {
        self.seats.iter().map(|seat| &*seat.name).collect()
    }

    /// Gives a player a colour. The colour chosen first is removed.
    fn give(&mut self, index: usize, colour: Colour) {
        match self.owner(colour) {
            Some(owner) if owner == index => {}
            Some(owner) => {
                let whose = self.seats[owner].name.trim();
                let whose = if whose.is_empty() { say!("setup-player", seat = owner + 1) } else { whose.to_owned() };
                self.refusal = Some(say!("setup-colour-taken", name = whose, colour = colour.name()));
            }
            None => {
                if let Some(seat) = self.seats.get_mut(index)
                    && !seat.colours.is_empty()
                {
                    seat.colours.remove(0);
                    seat.colours.push(colour);
                    self.fill_markers();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_gets_their_colours_and_one_is_left_for_the_marker() {
        for players in 1..=MOST {
            let form = SetupForm::new(1, players, 7);
            assert_eq!(form.seats.len(), players);
            assert!(form.seats.iter().all(|seat| seat.colours.len() == Setup::colours_each(players)));
            let markers = form.markers();
            assert_eq!(markers.len(), 1);
            assert_eq!(form.owner(markers[0]), None);
            assert_eq!(form.trouble(), None);
        }
    }

    // L6-1
    #[test]
    fn three_of_the_colours_in_play_have_markers_at_level_six() {
        for players in 1..=MOST {
            let mut form = SetupForm::new(6, players, 7);
            let played: Vec<Colour> = form.played().collect();
            assert_eq!(form.markers(), played[..3]);
            let last = played[played.len() - 1];
            form.answer(&SetupIntent::Marker(last));
            form.answer(&SetupIntent::Marker(Colour::Pink));
            assert!(form.markers().len() == 3 && form.markers().contains(&last));
            assert!(!form.markers().contains(&Colour::Pink));
        }
    }

    // L6-1
    #[test]
    fn a_marker_follows_when_its_colour_is_given_away() {
        let mut form = SetupForm::new(6, 3, 7);
        form.answer(&SetupIntent::Colour(0, Colour::Black));
        assert_eq!(form.markers(), [Colour::Black, Colour::Green, Colour::Blue]);
        form.answer(&SetupIntent::Players(5));
        form.answer(&SetupIntent::Marker(Colour::Yellow));
        assert_eq!(form.markers(), [Colour::Green, Colour::Blue, Colour::Yellow]);
    }

    // SETUP-4, L6-1
    #[test]
    fn the_same_people_sit_down_again_at_any_level() {
        for players in 1..=MOST {
            let mut first = SetupForm::new(1, players, 7);
            first.answer(&SetupIntent::Name(0, "Zoé".to_owned()));
            let free =
                Colour::ALL.into_iter().rev().find(|&colour| first.owner(colour).is_none()).expect("a free colour");
            first.answer(&SetupIntent::Colour(0, free));
            for level in 1..=6 {
                let mut again = SetupForm::new(level, players, 8);
                again.seat_again(&first.as_last().seats);
                assert_eq!(again.seats, first.seats);
                assert_eq!(again.trouble(), None);
                assert_eq!(again.markers().len(), if level == 6 { 3 } else { 1 });
                assert!(again.markers().iter().all(|&marker| again.owner(marker).is_some() == (level == 6)));
            }
            for others in (1..=MOST).filter(|&others| others != players) {
                let mut again = SetupForm::new(6, others, 8);
                again.seat_again(&first.as_last().seats);
                assert_eq!(again.seats[0].name, "Zoé");
                assert_eq!((again.trouble(), again.played().count()), (None, others * Setup::colours_each(others)));
            }
        }
    }

    #[test]
    fn a_colour_is_never_given_twice() {
        let mut form = SetupForm::new(1, 3, 7);
        let before = form.seats.clone();
        form.answer(&SetupIntent::Colour(1, Colour::Red));
        assert_eq!(form.seats, before);
        assert_eq!(form.complaint().as_deref(), Some("Alix already has red: each colour belongs to one player."));
        form.answer(&SetupIntent::Colour(1, Colour::Pink));
        assert_eq!(form.seats[1].colours, [Colour::Pink]);
        assert_eq!(form.complaint(), None);
    }

    #[test]
    fn names_stay_when_somebody_joins_and_doubles_are_named() {
        let mut form = SetupForm::new(1, 2, 7);
        form.answer(&SetupIntent::Name(0, "Guilhem".to_owned()));
        assert!(form.trouble().is_some_and(|trouble| trouble.contains("called Guilhem")));
        form.answer(&SetupIntent::Name(1, "Alix".to_owned()));
        form.answer(&SetupIntent::Players(3));
        let names: Vec<_> = form.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Guilhem", "Alix", "Maura"]);
    }

    #[test]
    fn who_plays_for_whom_is_kept() {
        let guide = table::Seat::Computer(Policy::Guide(Strength::Fair));
        let mut form = SetupForm::new(1, 2, 7);
        form.answer(&SetupIntent::PlayedBy(1, guide));
        form.answer(&SetupIntent::Players(3));
        let level = shipped::level(1).expect("level 1");
        let plan = form.plan(level, shipped::deck().expect("the deck")).expect("a game");
        assert_eq!(plan.seats, [table::Seat::Person, guide, table::Seat::Person]);
        let mut again = SetupForm::new(2, 3, 8);
        again.seat_again(&form.as_last().seats);
        assert_eq!(again.seats, form.seats);
    }

    #[test]
    fn a_seed_is_a_number_or_a_word() {
        let mut form = SetupForm::new(1, 1, 7);
        assert_eq!(form.seed(), Some(7));
        form.answer(&SetupIntent::Seed(" hello ".to_owned()));
        assert_eq!((form.seed.as_str(), form.seed(), form.trouble()), (" hello ", seed_of("hello"), None));
        form.answer(&SetupIntent::Seed(" ".to_owned()));
        assert!(form.trouble().is_some_and(|trouble| trouble.contains("seed")));
    }
}
