//! The players of a setup form, each with one colour: who plays, in which order, and for whom the computer plays.

use super::names::{trouble, unused_name};
use crate::guide::Policy;
use crate::rules::Colour;
use crate::table::Seat;
use crate::table::last_setup::LastSeat;
use std::ops::RangeInclusive;

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

/// The players in the order of play. Everybody has a colour of their own: who takes the colour of another gives theirs
/// in exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    players: Vec<Player>,
    /// Names for newcomers, one for each player at most.
    suggested: &'static [&'static str],
}

/// What is to change about the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompanyWish {
    /// Play with this many players.
    Number(usize),
    /// Change the name of this player.
    Name(usize, String),
    /// Give this player a colour.
    Colour(usize, Colour),
    /// A person or the computer plays for this player.
    PlayedBy(usize, Seat),
    /// Let this player play before the one who plays before them now.
    Earlier(usize),
}

impl Company {
    /// So many players: one person, who begins, against computers. At most as many play as there are suggested names.
    pub fn new(players: usize, suggested: &'static [&'static str]) -> Company {
        let mut company = Company { players: Vec::new(), suggested };
        company.seat(players);
        if let Some(first) = company.players.first_mut() {
            first.seat = Seat::Person;
        }
        company
    }

    /// The players of a game before.
    pub fn again(last: &[LastSeat], suggested: &'static [&'static str]) -> Company {
        let player = |seat: &LastSeat| Player { name: seat.name.clone(), colour: seat.colour, seat: seat.played_by };
        Company { players: last.iter().map(player).collect(), suggested }
    }

    /// Seats so many players, with the names and colours of those before. `seat` tells who plays for each.
    pub fn invite(&mut self, players: usize, seat: impl Fn(usize) -> Seat) {
        self.seat(players);
        for (number, player) in self.players.iter_mut().enumerate() {
            player.seat = seat(number);
        }
    }

    /// Changes the players.
    pub fn answer(&mut self, wish: &CompanyWish) {
        match wish {
            CompanyWish::Number(players) => self.seat(*players),
            CompanyWish::Name(at, name) => self.change(*at, |player| player.name.clone_from(name)),
            CompanyWish::PlayedBy(at, seat) => self.change(*at, |player| player.seat = *seat),
            CompanyWish::Colour(at, colour) => self.give(*at, *colour),
            CompanyWish::Earlier(at) => {
                if (1..self.players.len()).contains(at) {
                    self.players.swap(*at - 1, *at);
                }
            }
        }
    }

    /// The players, in the order of play.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// How many can play.
    pub fn possible(&self) -> RangeInclusive<usize> {
        2..=self.suggested.len()
    }

    /// The player with a colour.
    pub fn owner(&self, colour: Colour) -> Option<usize> {
        self.players.iter().position(|player| player.colour == colour)
    }

    /// Why no game can start with these names and this seed, as a sentence.
    pub fn trouble(&self, seed: &str) -> Option<String> {
        trouble(&self.written_names(), seed)
    }

    /// The names, without blanks around them.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.trim().to_owned()).collect()
    }

    /// The colours.
    pub fn colours(&self) -> Vec<Colour> {
        self.players.iter().map(|player| player.colour).collect()
    }

    /// Who plays for each.
    pub fn seats(&self) -> Vec<Seat> {
        self.players.iter().map(|player| player.seat).collect()
    }

    /// The players as they are kept for another time.
    pub fn kept(&self) -> Vec<LastSeat> {
        self.players.iter().map(|player| LastSeat::of(player.name.trim(), player.colour, player.seat)).collect()
    }

    fn written_names(&self) -> Vec<&str> {
        self.players.iter().map(|player| &*player.name).collect()
    }

    fn change(&mut self, at: usize, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.players.get_mut(at) {
            change(player);
        }
    }

    /// Seats so many players. Those who stay keep everything; newcomers are played by the computer.
    fn seat(&mut self, players: usize) {
        let possible = self.possible();
        let players = players.clamp(*possible.start(), *possible.end());
        self.players.truncate(players);
        while self.players.len() < players {
            let name = unused_name(self.suggested, &self.written_names());
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

    const NAMES: [&str; 5] = ["Alix", "Guilhem", "Maura", "Bertran", "Peire"];

    // RSETUP-1, HSETUP-1
    #[test]
    fn two_or_more_sit_down_and_one_of_them_is_a_person() {
        for players in 0..8 {
            let company = Company::new(players, &NAMES);
            assert_eq!(company.players.len(), players.clamp(2, 5));
            assert_eq!(company.seats().iter().filter(|seat| seat.is_person()).count(), 1);
            assert_eq!(company.trouble("7"), None);
        }
    }

    // RSETUP-1
    #[test]
    fn whoever_takes_the_colour_of_another_gives_theirs() {
        let mut company = Company::new(3, &NAMES);
        company.answer(&CompanyWish::Colour(0, Colour::Blue));
        assert_eq!(company.colours(), [Colour::Blue, Colour::Green, Colour::Red]);
        company.answer(&CompanyWish::Colour(1, Colour::Pink));
        company.answer(&CompanyWish::Colour(7, Colour::Pink));
        company.answer(&CompanyWish::Number(5));
        assert_eq!(company.colours()[..3], [Colour::Blue, Colour::Pink, Colour::Red]);
    }

    #[test]
    fn who_plays_earlier_changes_places_with_the_one_before() {
        let mut company = Company::new(2, &NAMES);
        for wish in [
            CompanyWish::Name(0, " Ysolde ".to_owned()),
            CompanyWish::PlayedBy(1, Seat::Computer(Policy::Random)),
            CompanyWish::Earlier(1),
            CompanyWish::Earlier(0),
            CompanyWish::Earlier(2),
        ] {
            company.answer(&wish);
        }
        assert_eq!(company.names(), ["Guilhem", "Ysolde"]);
        assert_eq!(company.seats(), [Seat::Computer(Policy::Random), Seat::Person]);
    }

    #[test]
    fn a_game_without_a_name_or_a_seed_does_not_begin() {
        let mut company = Company::new(2, &NAMES);
        company.answer(&CompanyWish::Name(1, "alix".to_owned()));
        assert!(company.trouble("7").is_some_and(|why| why.contains("called alix")));
        company.answer(&CompanyWish::Name(1, "Maura".to_owned()));
        assert!(company.trouble(" ").is_some_and(|why| why.contains("seed")));
    }
}
