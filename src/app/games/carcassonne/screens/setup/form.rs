//! The form before a game as data: who sits at the table, the options and the seed, and what does not go together.

use super::view::SetupIntent;
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::carcassonne::Setup;
use crate::rules::tiles::Deck;
use crate::table::carcassonne::shipped;
use crate::table::seed_of;
use std::sync::Arc;

pub(super) use crate::table::mists::last_setup::LONGEST_NAME;

/// Who decides for a seat.
pub use crate::table::Decider as Played;

/// The smallest number of players.
pub(super) const FEWEST: usize = 2;
/// The largest number of players.
pub(super) const MOST: usize = Setup::MOST_PLAYERS;
/// Suggested names.
const NAMES: [&str; MOST] = ["Alix", "Guilhem", "Maura", "Bertran", "Aélis", "Peire"];

/// A player in the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatForm {
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// Who decides.
    pub played: Played,
}

/// The form. Every seat has a colour of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupForm {
    /// The players, in the order of play.
    pub seats: Vec<SeatForm>,
    /// Whether to play with farmers.
    pub farmers: bool,
    /// Whether to play with the Spell Circles.
    pub spell_circles: bool,
    /// Whether everybody has an abbot.
    pub abbot: bool,
    /// The seed as the player wrote it.
    pub seed: String,
}

impl SetupForm {
    /// A form for this many players (2 to 6), with names and colours filled in. The first is a person, the others are
    /// the computer.
    pub fn new(players: usize, seed: u64) -> SetupForm {
        let mut form = SetupForm {
            seats: Vec::new(),
            farmers: true,
            spell_circles: false,
            abbot: false,
            seed: seed.to_string(),
        };
        for _ in 0..players.clamp(FEWEST, MOST) {
            form.add_seat();
        }
        form
    }

    /// Changes the form. The caller handles going back, rolling the seed and starting.
    pub fn answer(&mut self, intent: &SetupIntent) {
        match intent {
            SetupIntent::Add => self.add_seat(),
            SetupIntent::Remove(seat) => self.remove_seat(*seat),
            SetupIntent::Name(seat, name) => self.rename(*seat, name),
            SetupIntent::Colour(seat, colour) => self.take_colour(*seat, *colour),
            SetupIntent::Played(seat, played) => self.let_play(*seat, *played),
            SetupIntent::Farmers(with) => self.farmers = *with,
            SetupIntent::SpellCircles(with) => self.spell_circles = *with,
            SetupIntent::Abbot(with) => self.abbot = *with,
            SetupIntent::Seed(seed) => self.seed.clone_from(seed),
            SetupIntent::RollSeed | SetupIntent::Begin | SetupIntent::Back => {}
        }
    }

    /// Adds a player with the first free colour. With six players nothing changes.
    pub fn add_seat(&mut self) {
        let free = Colour::ALL.into_iter().find(|&colour| self.owner(colour).is_none());
        let Some(colour) = free else { return };
        let played = if self.seats.is_empty() { Played::Person } else { Played::Beginner };
        let name = self.unused_name();
        self.seats.push(SeatForm { name, colour, played });
    }

    /// Removes a player. The last two stay.
    pub fn remove_seat(&mut self, index: usize) {
        if self.seats.len() > FEWEST && index < self.seats.len() {
            self.seats.remove(index);
        }
    }

    /// Changes a player's name.
    pub fn rename(&mut self, index: usize, name: &str) {
        if let Some(seat) = self.seats.get_mut(index) {
            name.clone_into(&mut seat.name);
        }
    }

    /// Gives a player a colour. A player who has that colour gets this player's colour for it.
    pub fn take_colour(&mut self, index: usize, colour: Colour) {
        let Some(before) = self.seats.get(index).map(|seat| seat.colour) else { return };
        if let Some(owner) = self.owner(colour) {
            self.seats[owner].colour = before;
        }
        self.seats[index].colour = colour;
    }

    /// Sets who decides for a seat.
    pub fn let_play(&mut self, index: usize, played: Played) {
        if let Some(seat) = self.seats.get_mut(index) {
            seat.played = played;
        }
    }

    /// Lets the next one decide for a seat: a person, a beginner, chance, and a person again.
    pub fn next_played(&mut self, index: usize) {
        if let Some(seat) = self.seats.get_mut(index) {
            seat.played = match seat.played {
                Played::Person => Played::Beginner,
                Played::Beginner => Played::Random,
                Played::Random => Played::Person,
            };
        }
    }

    /// Sets the seed that the dice show.
    pub fn roll(&mut self, seed: u64) {
        self.seed = seed.to_string();
    }

    /// The written seed, a number or a word. `None` if the field is empty.
    pub fn seed(&self) -> Option<u64> {
        seed_of(&self.seed)
    }

    /// The player with a colour.
    pub fn owner(&self, colour: Colour) -> Option<usize> {
        self.seats.iter().position(|seat| seat.colour == colour)
    }

    /// What to call the player on a seat: the name, or the number while there is no name.
    pub fn called(&self, index: usize) -> String {
        match self.seats.get(index).map(|seat| seat.name.trim()) {
            Some(name) if !name.is_empty() => name.to_owned(),
            _ => say!("setup-player", seat = index + 1),
        }
    }

    /// How many tiles there are to draw with these options. `None` if the shipped deck is damaged.
    pub fn tiles(&self) -> Option<usize> {
        let deck = shipped::deck().ok()?;
        Some(self.setup(deck).tiles().len())
    }

    /// Why the game cannot start with this form, as a sentence.
    pub fn trouble(&self) -> Option<String> {
        for (index, seat) in self.seats.iter().enumerate() {
            let name = seat.name.trim();
            if name.is_empty() {
                return Some(say!("setup-name-missing", seat = index + 1));
            }
            if self.seats[..index].iter().any(|other| other.name.trim().eq_ignore_ascii_case(name)) {
                return Some(say!("setup-same-name", name = name));
            }
        }
        if self.seed().is_none() {
            return Some(say!("setup-seed-missing").to_owned());
        }
        None
    }

    /// The game that the form describes, with this deck: what the players agreed on, the seed, their names and who
    /// decides for them.
    ///
    /// # Errors
    /// Returns why the game cannot start, see [`SetupForm::trouble`].
    pub fn plan(&self, deck: Arc<Deck>) -> Result<(Setup, u64, Vec<String>, Vec<Played>), String> {
        if let Some(trouble) = self.trouble() {
            return Err(trouble);
        }
        let seed = self.seed().ok_or(say!("setup-no-seed"))?;
        let names = self.seats.iter().map(|seat| seat.name.trim().to_owned()).collect();
        let deciders = self.seats.iter().map(|seat| seat.played).collect();
        Ok((self.setup(deck), seed, names, deciders))
    }

    fn setup(&self, deck: Arc<Deck>) -> Setup {
        let seats = self.seats.iter().map(|seat| seat.colour).collect();
        Setup { deck, seats, farmers: self.farmers, spell_circles: self.spell_circles, abbot: self.abbot }
    }

    fn unused_name(&self) -> String {
        let taken = |name: &&&str| !self.seats.iter().any(|seat| seat.name == **name);
        NAMES.iter().find(taken).map_or_else(String::new, |name| (*name).to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colours(form: &SetupForm) -> Vec<Colour> {
        form.seats.iter().map(|seat| seat.colour).collect()
    }

    // RSETUP-1
    #[test]
    fn two_to_six_players_sit_down_and_one_of_them_is_a_person() {
        for (asked, players) in [(0, 2), (2, 2), (4, 4), (6, 6), (9, 6)] {
            let form = SetupForm::new(asked, 7);
            assert_eq!(form.seats.len(), players);
            assert_eq!(colours(&form), Colour::ALL[..players]);
            assert_eq!(form.seats[0].played, Played::Person);
            assert!(form.seats[1..].iter().all(|seat| seat.played == Played::Beginner));
            assert_eq!(form.trouble(), None);
        }
    }

    // RSETUP-1
    #[test]
    fn two_players_stay_and_a_seventh_finds_no_seat() {
        let mut form = SetupForm::new(3, 7);
        form.answer(&SetupIntent::Remove(9));
        assert_eq!(form.seats.len(), 3);
        form.answer(&SetupIntent::Remove(0));
        form.answer(&SetupIntent::Remove(0));
        assert_eq!(colours(&form), [Colour::Green, Colour::Blue]);
        for _ in 0..9 {
            form.answer(&SetupIntent::Add);
        }
        assert_eq!((form.seats.len(), form.trouble()), (6, None));
        assert_eq!((form.seats[2].name.as_str(), form.seats[2].colour), ("Alix", Colour::Red));
    }

    #[test]
    fn two_players_swap_their_colours() {
        let mut form = SetupForm::new(3, 7);
        form.answer(&SetupIntent::Colour(0, Colour::Blue));
        assert_eq!(colours(&form), [Colour::Blue, Colour::Green, Colour::Red]);
        form.answer(&SetupIntent::Colour(1, Colour::Pink));
        form.answer(&SetupIntent::Colour(1, Colour::Pink));
        form.answer(&SetupIntent::Colour(8, Colour::Red));
        assert_eq!(colours(&form), [Colour::Blue, Colour::Pink, Colour::Red]);
    }

    #[test]
    fn a_person_a_beginner_or_chance_decides() {
        let mut form = SetupForm::new(2, 7);
        form.answer(&SetupIntent::Played(1, Played::Random));
        let played = [Played::Person, Played::Beginner, Played::Random, Played::Person];
        for expected in played {
            assert_eq!((form.seats[0].played, form.seats[1].played), (expected, Played::Random));
            form.next_played(0);
        }
    }

    #[test]
    fn names_and_seed_have_to_be_there() {
        let mut form = SetupForm::new(2, 7);
        form.answer(&SetupIntent::Name(1, " ".to_owned()));
        assert_eq!(form.called(1), "Player 2");
        assert!(form.trouble().is_some_and(|trouble| trouble.contains("Player 2")));
        form.answer(&SetupIntent::Name(1, " alix".to_owned()));
        assert!(form.trouble().is_some_and(|trouble| trouble.contains("called alix")));
        form.answer(&SetupIntent::Name(1, "Zoé".to_owned()));
        assert_eq!(form.trouble(), None);
        form.answer(&SetupIntent::Seed(" ".to_owned()));
        assert!(form.trouble().is_some_and(|trouble| trouble.contains("seed")));
        form.roll(12);
        assert_eq!((form.seed(), form.trouble()), (Some(12), None));
    }

    // RSETUP-2
    #[test]
    fn the_spell_circles_bring_nine_tiles() {
        let mut form = SetupForm::new(2, 7);
        assert_eq!(form.tiles(), Some(131));
        form.answer(&SetupIntent::SpellCircles(true));
        assert_eq!(form.tiles(), Some(140));
    }

    // RSETUP-6
    #[test]
    fn the_plan_is_what_the_form_says() {
        let deck = shipped::deck().expect("the deck");
        let mut form = SetupForm::new(3, 7);
        form.answer(&SetupIntent::Name(2, " Zoé ".to_owned()));
        form.answer(&SetupIntent::Colour(2, Colour::Black));
        form.answer(&SetupIntent::Played(2, Played::Person));
        form.answer(&SetupIntent::Farmers(false));
        form.answer(&SetupIntent::Abbot(true));
        form.answer(&SetupIntent::Seed(" hello ".to_owned()));
        let (setup, seed, names, played) = form.plan(deck.clone()).expect("a plan");
        assert_eq!(setup.seats, [Colour::Red, Colour::Green, Colour::Black]);
        assert_eq!((setup.farmers, setup.spell_circles, setup.abbot), (false, false, true));
        assert_eq!((setup.check(), Some(seed)), (Ok(()), seed_of("hello")));
        assert_eq!(names, ["Alix", "Guilhem", "Zoé"]);
        assert_eq!(played, [Played::Person, Played::Beginner, Played::Person]);
        form.answer(&SetupIntent::Seed(String::new()));
        assert!(form.plan(deck).is_err());
    }
}
