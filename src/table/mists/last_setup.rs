//! The players of the last game: names, colours, who plays for each, and whether they used the Spell Circles. The next
//! setup starts with them.

use crate::rules::Colour;
use crate::rules::mists::{Mists, Setup};
use crate::table::Seat;
use crate::table::last_setup::{FORMAT, KeptSetup, cut, fault_of_colours, fault_of_name, fault_of_seats};
use crate::table::mists::Sitting;
use crate::table::mists::puzzle::Puzzle;
use serde::{Deserialize, Serialize};

/// The players of the last game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastSetup {
    /// All players, in the order of play.
    pub seats: Vec<LastSeat>,
    /// Whether they played with the Spell Circles.
    pub spell_circles: bool,
}

/// A player of the last game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Seat", deny_unknown_fields)]
pub struct LastSeat {
    /// The name.
    pub name: String,
    /// The colours.
    pub colours: Vec<Colour>,
    /// A person or the computer.
    #[serde(default)]
    pub played_by: Seat,
}

impl LastSeat {
    /// A player. A longer name is cut. The next game begins with everybody at this machine.
    pub fn of(name: &str, colours: &[Colour], played_by: Seat) -> LastSeat {
        LastSeat { name: cut(name), colours: colours.to_vec(), played_by: played_by.at_this_machine() }
    }
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "LastSetup", deny_unknown_fields)]
pub struct Written {
    format: u32,
    seats: Vec<LastSeat>,
    spell_circles: bool,
}

impl From<LastSetup> for Written {
    fn from(LastSetup { seats, spell_circles }: LastSetup) -> Written {
        Written { format: FORMAT, seats, spell_circles }
    }
}

impl From<Written> for LastSetup {
    fn from(Written { seats, spell_circles, .. }: Written) -> LastSetup {
        LastSetup { seats, spell_circles }
    }
}

impl KeptSetup for LastSetup {
    type Game = Mists;
    type Written = Written;

    const PREFIX: &'static str = "";

    fn of(sitting: &Sitting) -> LastSetup {
        let setup = sitting.setup();
        let players = setup.seats.iter().zip(sitting.names()).zip(sitting.seats());
        let seats = players.map(|((colours, name), &seat)| LastSeat::of(name, colours, seat));
        LastSetup { seats: seats.collect(), spell_circles: setup.spell_circles }
    }

    /// A puzzle is for one.
    fn is_of_company(sitting: &Sitting) -> bool {
        Puzzle::played_in(sitting).is_none()
    }

    fn fault(&self) -> Option<String> {
        let players = self.seats.len();
        if let Some(fault) = fault_of_seats(players, &Setup::PLAYERS) {
            return Some(fault);
        }
        let each = Setup::colours_each(players);
        for seat in &self.seats {
            if let Some(fault) = fault_of_name(&seat.name) {
                return Some(fault);
            }
            if seat.colours.len() != each {
                let count = seat.colours.len();
                return Some(format!("{}: {count} colours: expected {each} of {players} players", seat.name));
            }
        }
        fault_of_colours(self.seats.iter().flat_map(|seat| seat.colours.iter().copied()))
    }

    fn names(&self) -> Vec<&str> {
        self.seats.iter().map(|seat| &*seat.name).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::{Policy, Strength};
    use crate::table::kept::KeptError;
    use crate::table::last_setup::{beside, read, write};
    use std::fs;

    fn last() -> LastSetup {
        let seat = |name: &str, colours: [Colour; 2], played_by| LastSeat {
            name: name.to_owned(),
            colours: colours.to_vec(),
            played_by,
        };
        let guide = Seat::Computer(Policy::Guide(Strength::Good));
        let seats = vec![
            seat("Zoé", [Colour::Pink, Colour::Black], Seat::Person),
            seat("Ines", [Colour::Red, Colour::Blue], guide),
        ];
        LastSetup { seats, spell_circles: true }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = beside::<LastSetup>(&folder.path().join("autosave.mists"));
        assert_eq!(read::<LastSetup>(&path).expect("nothing yet"), None);
        write(&last(), &path).expect("written");
        assert_eq!(read(&path).expect("read"), Some(last()));
        let text = fs::read_to_string(&path).expect("text");
        assert!(text.contains("Zoé") && text.lines().count() > 3, "{text}");
    }

    /// A friend sat there over the network, and the name was pasted out of a table.
    #[test]
    fn the_next_game_begins_with_everybody_here_and_with_names_that_can_be_read_again() {
        let seat = LastSeat::of("Ann\tLee", &[Colour::Red, Colour::Blue], Seat::Elsewhere);
        assert_eq!((seat.name.as_str(), seat.played_by), ("Ann Lee", Seat::Person));
        let other = LastSeat::of(&"N".repeat(30), &[Colour::Pink, Colour::Black], Seat::Person);
        assert_eq!(LastSetup { seats: vec![seat, other], spell_circles: false }.fault(), None);
    }

    #[test]
    fn a_damaged_file_is_named_and_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("last-setup.ron");
        write(&last(), &path).expect("written");
        let whole = fs::read_to_string(&path).expect("text");
        let faults = [
            (whole[..whole.len() / 2].to_owned(), "line"),
            (whole.replace("pink", "red"), "red is given twice"),
            (whole.replace("pink", "mauve"), "mauve"),
            (whole.replace("Zoé", &"Z".repeat(21)), "21 letters"),
            (whole.replace("Zoé", "Z\\n"), "on one line"),
            ("LastSetup(format: 1, seats: [], spell_circles: true)".to_owned(), "0 seats: expected 1 to 5"),
            (
                "LastSetup(format: 1, seats: [(name: \"A\", colours: [red])], spell_circles: true)".to_owned(),
                "1 colours: expected 4",
            ),
            (String::new(), "line 1"),
        ];
        for (text, word) in faults {
            fs::write(&path, &text).expect("damaged");
            let error = read::<LastSetup>(&path).expect_err("damaged").to_string();
            assert!(error.contains("last-setup.ron") && error.contains(word), "{error} of {text}");
            assert_eq!(fs::read_to_string(&path).ok(), Some(text));
        }
        fs::write(&path, "LastSetup(format: 2)").expect("written");
        assert!(matches!(read::<LastSetup>(&path), Err(KeptError::Newer { format: 2, .. })));
    }
}
