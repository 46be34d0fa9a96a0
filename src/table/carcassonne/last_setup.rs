//! The players of the last game: names, colours, who was played by the computer, and the options. The next setup starts
//! with them.

use super::Sitting;
use crate::rules::carcassonne::{Carcassonne, Setup};
use crate::table::last_setup::{FORMAT, KeptSetup, fault_of_colours, fault_of_name, fault_of_seats};
use serde::{Deserialize, Serialize};

pub use crate::table::last_setup::LastSeat;

/// The players of the last game, and its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastSetup {
    /// All players, in the order of play (RSETUP-1).
    pub seats: Vec<LastSeat>,
    /// Whether they played with farmers (RSETUP-6).
    pub farmers: bool,
    /// Whether they played with the Spell Circles (RCIRC-1).
    pub spell_circles: bool,
    /// Whether everybody had an abbot (RABBOT-1).
    pub abbot: bool,
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "LastSetup", deny_unknown_fields)]
pub struct Written {
    format: u32,
    seats: Vec<LastSeat>,
    farmers: bool,
    spell_circles: bool,
    abbot: bool,
}

impl From<LastSetup> for Written {
    fn from(LastSetup { seats, farmers, spell_circles, abbot }: LastSetup) -> Written {
        Written { format: FORMAT, seats, farmers, spell_circles, abbot }
    }
}

impl From<Written> for LastSetup {
    fn from(Written { seats, farmers, spell_circles, abbot, .. }: Written) -> LastSetup {
        LastSetup { seats, farmers, spell_circles, abbot }
    }
}

impl KeptSetup for LastSetup {
    type Game = Carcassonne;
    type Written = Written;

    const PREFIX: &'static str = "carcassonne-";

    fn of(sitting: &Sitting) -> LastSetup {
        let &Setup { farmers, spell_circles, abbot, .. } = sitting.setup();
        let players = sitting.setup().seats.iter().zip(sitting.names()).zip(sitting.seats());
        let seats = players.map(|((&colour, name), &seat)| LastSeat::of(name, colour, seat));
        LastSetup { seats: seats.collect(), farmers, spell_circles, abbot }
    }

    fn fault(&self) -> Option<String> {
        let seats = fault_of_seats(self.seats.len(), &Setup::PLAYERS);
        let fault = seats.or_else(|| self.seats.iter().find_map(|seat| fault_of_name(&seat.name)));
        fault.or_else(|| fault_of_colours(self.seats.iter().map(|seat| seat.colour)))
    }

    fn names(&self) -> Vec<&str> {
        self.seats.iter().map(|seat| &*seat.name).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::table::LONGEST_NAME;
    use crate::table::Seat;
    use crate::table::carcassonne::shipped;
    use crate::table::kept::KeptError;
    use crate::table::last_setup::{beside, read, write};
    use std::fs;

    fn last() -> LastSetup {
        let setup = Setup { abbot: true, ..Setup::with_players(shipped::deck().expect("the deck"), 3) };
        let sitting = Sitting::begin(setup, 1, vec!["Zoé".to_owned(), "N".repeat(30)]).expect("a sitting");
        LastSetup::of(&sitting.with_seats(vec![Seat::Person, Seat::Person, Seat::Computer(Policy::Beginner)]))
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = beside::<LastSetup>(&folder.path().join("autosave.mists"));
        assert_eq!(read::<LastSetup>(&path).expect("nothing yet"), None);
        write(&last(), &path).expect("written");
        assert_eq!(read(&path).expect("read"), Some(last()));
        let text = fs::read_to_string(&path).expect("text");
        assert!(text.contains("Zoé") && text.contains("computer(beginner)") && text.lines().count() > 3, "{text}");
        assert_eq!(last().seats[1].name, "N".repeat(LONGEST_NAME));
        assert_eq!((last().farmers, last().spell_circles, last().abbot), (true, false, true));
    }

    #[test]
    fn a_damaged_file_is_named_and_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("carcassonne-last-setup.ron");
        write(&last(), &path).expect("written");
        let whole = fs::read_to_string(&path).expect("text");
        let faults = [
            (whole[..whole.len() / 2].to_owned(), "line"),
            (whole.replace("green", "red"), "red is given twice"),
            (whole.replace("green", "mauve"), "mauve"),
            (whole.replace("beginner", "oracle"), "oracle"),
            (whole.replace("Zoé", &"Z".repeat(21)), "21 letters"),
            (
                "LastSetup(format: 1, seats: [], farmers: true, spell_circles: true, abbot: true)".to_owned(),
                "0 seats: expected 2 to 6",
            ),
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
