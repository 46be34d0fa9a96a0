//! The form before a game as data: who plays and in which order, colours, options and seed (RSETUP-1, RSETUP-6).

use super::SetupIntent;
use crate::app::games::carcassonne::straight::StraightToRivals;
use crate::app::games::opening::Plan;
use crate::app::screens::sitting_down::{self, unused_name};
use crate::app::words::say;
use crate::guide::Policy;
use crate::rules::Colour;
use crate::rules::carcassonne::{Carcassonne, Setup};
use crate::rules::tiles::Deck;
use crate::table::carcassonne::last_setup::{LastSeat, LastSetup};
use crate::table::{Seat, seed_of};
use std::ops::RangeInclusive;
use std::sync::Arc;

pub(super) use crate::table::carcassonne::last_setup::LONGEST_NAME;

/// So many can play (RSETUP-1).
pub(super) const PLAYERS: RangeInclusive<usize> = 2..=Setup::MOST_PLAYERS;
/// Suggested names.
const NAMES: [&str; Setup::MOST_PLAYERS] = ["Alix", "Guilhem", "Maura", "Bertran", "Peire", "Azalais"];

/// A player in the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// A person, or how the computer plays.
    pub seat: Seat,
}

/// The form. Everybody has a colour of their own: who takes the colour of another gives theirs in exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupForm {
    /// The players in the order of play.
    pub players: Vec<Player>,
    /// Whether farmers are played with.
    pub farmers: bool,
    /// Whether the Spell Circles are played with.
    pub spell_circles: bool,
    /// Whether everybody has an abbot.
    pub abbot: bool,
    /// The seed as the player wrote it.
    pub seed: String,
}

impl SetupForm {
    /// A form for this many players (2 to 6): one person, who begins, against computers.
    pub fn new(players: usize, seed: u64) -> SetupForm {
        let mut form = SetupForm {
            players: Vec::new(),
            farmers: true,
            spell_circles: false,
            abbot: false,
            seed: seed.to_string(),
        };
        form.seat(players);
        if let Some(first) = form.players.first_mut() {
            first.seat = Seat::Person;
        }
        form
    }

    /// A form for the players and options of a game before.
    pub fn again(last: &LastSetup, seed: u64) -> SetupForm {
        let player = |seat: &LastSeat| Player { name: seat.name.clone(), colour: seat.colour, seat: seat.played_by };
        SetupForm {
            players: last.seats.iter().map(player).collect(),
            farmers: last.farmers,
            spell_circles: last.spell_circles,
            abbot: last.abbot,
            seed: seed.to_string(),
        }
    }

    /// Changes the form. The caller handles going back, rolling the seed and starting.
    pub fn answer(&mut self, intent: &SetupIntent) {
        match intent {
            SetupIntent::Players(players) => self.seat(*players),
            SetupIntent::Name(at, name) => self.change(*at, |player| player.name.clone_from(name)),
            SetupIntent::PlayedBy(at, seat) => self.change(*at, |player| player.seat = *seat),
            SetupIntent::Colour(at, colour) => self.give(*at, *colour),
            SetupIntent::Earlier(at) => {
                if (1..self.players.len()).contains(at) {
                    self.players.swap(*at - 1, *at);
                }
            }
            SetupIntent::Farmers(with) => self.farmers = *with,
            SetupIntent::SpellCircles(with) => self.spell_circles = *with,
            SetupIntent::Abbot(with) => self.abbot = *with,
            SetupIntent::Seed(seed) => self.seed.clone_from(seed),
            SetupIntent::RollSeed | SetupIntent::Begin | SetupIntent::Back => {}
        }
    }

    /// Seats those whom the command line asks for, with the names and colours of the last game.
    pub fn invite(&mut self, straight: &StraightToRivals) {
        self.seat(straight.players);
        for (number, player) in self.players.iter_mut().enumerate() {
            player.seat = straight.seat(number);
        }
        (self.farmers, self.spell_circles, self.abbot) = (straight.farmers, straight.spell_circles, straight.abbot);
        self.seed = straight.seed.unwrap_or_else(rand::random).to_string();
    }

    /// The player with a colour.
    pub fn owner(&self, colour: Colour) -> Option<usize> {
        self.players.iter().position(|player| player.colour == colour)
    }

    /// Why the game cannot start with this form, as a sentence.
    pub fn trouble(&self) -> Option<String> {
        sitting_down::trouble(&self.names(), &self.seed)
    }

    /// The game that the form describes, with this deck.
    ///
    /// # Errors
    /// Returns why it cannot start.
    pub fn plan(&self, deck: Arc<Deck>) -> Result<Plan<Carcassonne>, String> {
        if let Some(trouble) = self.trouble() {
            return Err(trouble);
        }
        let seed = seed_of(&self.seed).ok_or(say!("setup-no-seed"))?;
        let seats = self.players.iter().map(|player| player.colour).collect();
        let (farmers, spell_circles, abbot) = (self.farmers, self.spell_circles, self.abbot);
        let setup = Setup { deck, seats, farmers, spell_circles, abbot };
        setup.check().map_err(|error| error.to_string())?;
        let names = self.players.iter().map(|player| player.name.trim().to_owned()).collect();
        Ok(Plan { setup, seed, names, seats: self.players.iter().map(|player| player.seat).collect() })
    }

    fn names(&self) -> Vec<&str> {
        self.players.iter().map(|player| &*player.name).collect()
    }

    fn change(&mut self, at: usize, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.players.get_mut(at) {
            change(player);
        }
    }

    /// Seats so many players. Those who stay keep everything; newcomers are played by the computer.
    fn seat(&mut self, players: usize) {
        let players = players.clamp(*PLAYERS.start(), *PLAYERS.end());
        self.players.truncate(players);
        while self.players.len() < players {
            let name = unused_name(&NAMES, &self.names());
            let free = Colour::ALL.into_iter().find(|&colour| self.owner(colour).is_none());
            // There are as many colours as players at most.
            let Some(colour) = free else { break };
            self.players.push(Player { name, colour, seat: Seat::Computer(Policy::Beginner) });
        }
    }

    fn give(&mut self, at: usize, colour: Colour) {
        let Some(before) = self.players.get(at).map(|player| player.colour) else { return };
        if let Some(owner) = self.owner(colour) {
            self.players[owner].colour = before;
        }
        self.players[at].colour = colour;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::carcassonne::{Sitting, shipped};

    fn plan(form: &SetupForm) -> Result<Plan<Carcassonne>, String> {
        form.plan(shipped::deck().expect("the deck"))
    }

    // RSETUP-1
    #[test]
    fn two_to_six_sit_down_and_one_of_them_is_a_person() {
        for players in 0..9 {
            let form = SetupForm::new(players, 7);
            assert_eq!(form.players.len(), players.clamp(2, 6));
            assert_eq!(form.players.iter().filter(|player| player.seat.is_person()).count(), 1);
            assert!(plan(&form).is_ok_and(|plan| plan.setup.farmers && !plan.setup.spell_circles && !plan.setup.abbot));
        }
    }

    // RSETUP-1
    #[test]
    fn whoever_takes_the_colour_of_another_gives_theirs() {
        let mut form = SetupForm::new(3, 7);
        form.answer(&SetupIntent::Colour(0, Colour::Blue));
        let colours: Vec<_> = form.players.iter().map(|player| player.colour).collect();
        assert_eq!(colours, [Colour::Blue, Colour::Green, Colour::Red]);
        form.answer(&SetupIntent::Colour(1, Colour::Pink));
        form.answer(&SetupIntent::Colour(7, Colour::Pink));
        form.answer(&SetupIntent::Players(6));
        let plan = plan(&form).expect("a plan");
        assert_eq!(plan.setup.seats[..3], [Colour::Blue, Colour::Pink, Colour::Red]);
    }

    // RSETUP-6
    #[test]
    fn the_plan_has_what_the_form_says() {
        let mut form = SetupForm::new(2, 7);
        for intent in [
            SetupIntent::Name(0, " Ysolde ".to_owned()),
            SetupIntent::PlayedBy(1, Seat::Computer(Policy::Random)),
            SetupIntent::Earlier(1),
            SetupIntent::Earlier(0),
            SetupIntent::Earlier(2),
            SetupIntent::Farmers(false),
            SetupIntent::SpellCircles(true),
            SetupIntent::Abbot(true),
            SetupIntent::Seed("hello".to_owned()),
        ] {
            form.answer(&intent);
        }
        let plan = plan(&form).expect("a plan");
        assert_eq!(plan.names, ["Guilhem", "Ysolde"]);
        assert_eq!(plan.seats, [Seat::Computer(Policy::Random), Seat::Person]);
        assert_eq!((plan.setup.seats, Some(plan.seed)), (vec![Colour::Green, Colour::Red], seed_of("hello")));
        assert_eq!((plan.setup.farmers, plan.setup.spell_circles, plan.setup.abbot), (false, true, true));
    }

    #[test]
    fn the_same_people_sit_down_again() {
        let mut form = SetupForm::new(4, 7);
        form.answer(&SetupIntent::Colour(0, Colour::Pink));
        form.answer(&SetupIntent::PlayedBy(2, Seat::Person));
        form.answer(&SetupIntent::Abbot(true));
        let Plan { setup, seed, names, seats } = plan(&form).expect("a plan");
        let sitting = Sitting::begin(setup, seed, names).expect("a game").with_seats(seats);
        assert_eq!(SetupForm::again(&LastSetup::of(&sitting), 7), form);
    }

    #[test]
    fn a_game_without_a_name_or_a_seed_does_not_begin() {
        let mut form = SetupForm::new(2, 7);
        form.answer(&SetupIntent::Name(1, "alix".to_owned()));
        assert!(plan(&form).is_err_and(|why| why.contains("called alix")));
        form.answer(&SetupIntent::Name(1, "Maura".to_owned()));
        form.answer(&SetupIntent::Seed(" ".to_owned()));
        assert!(plan(&form).is_err_and(|why| why.contains("seed")));
    }
}
