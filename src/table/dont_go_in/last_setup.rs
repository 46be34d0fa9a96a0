//! The players of the last game: names, colours, who was played by the computer, and the types that the table picked.
//! The next setup starts with them.

use super::Sitting;
use crate::rules::dont_go_in::{CardType, DontGoIn, Setup, Types};
use crate::table::last_setup::{FORMAT, KeptSetup, fault_of_colours, fault_of_name, fault_of_seats};
use serde::{Deserialize, Serialize};

pub use crate::table::last_setup::LastSeat;

/// The players of the last game, and the types that they picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastSetup {
    /// All players, in the order of play (HSETUP-1).
    pub seats: Vec<LastSeat>,
    /// The types that the table picked; `None` if they were drawn (HSETUP-3).
    pub types: Option<Vec<CardType>>,
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "LastSetup", deny_unknown_fields)]
pub struct Written {
    format: u32,
    seats: Vec<LastSeat>,
    types: Option<Vec<CardType>>,
}

impl From<LastSetup> for Written {
    fn from(LastSetup { seats, types }: LastSetup) -> Written {
        Written { format: FORMAT, seats, types }
    }
}

impl From<Written> for LastSetup {
    fn from(Written { seats, types, .. }: Written) -> LastSetup {
        LastSetup { seats, types }
    }
}

impl KeptSetup for LastSetup {
    type Game = DontGoIn;
    type Written = Written;

    const PREFIX: &'static str = "dont-go-in-";

    fn of(sitting: &Sitting) -> LastSetup {
        let setup = sitting.setup();
        let players = setup.seats.iter().zip(sitting.names()).zip(sitting.seats());
        let seats = players.map(|((&colour, name), &seat)| LastSeat::of(name, colour, seat));
        LastSetup { seats: seats.collect(), types: setup.types.map(|types| types.iter().collect()) }
    }

    fn fault(&self) -> Option<String> {
        let players = self.seats.len();
        if let Some(fault) = fault_of_seats(players, &Setup::PLAYERS) {
            return Some(fault);
        }
        let (found, expected) = (self.types.as_ref(), Setup::types_in_play(players));
        let found = found.map(|types| types.iter().copied().collect::<Types>().len());
        if let Some(found) = found.filter(|&found| found != expected) {
            return Some(format!("{found} different types: expected {expected} for {players} players"));
        }
        let name = self.seats.iter().find_map(|seat| fault_of_name(&seat.name));
        name.or_else(|| fault_of_colours(self.seats.iter().map(|seat| seat.colour)))
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
    use crate::table::kept::KeptError;
    use crate::table::last_setup::{beside, read, write};
    use std::fs;

    fn last() -> LastSetup {
        let types = CardType::ALL.into_iter().skip(3).take(6).collect();
        let setup = Setup { types: Some(types), ..Setup::with_players(3) };
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
        assert!(text.contains(" holy_water,") && text.contains(" music_box,"), "names as RON writes them: {text}");
        assert_eq!(last().seats[1].name, "N".repeat(LONGEST_NAME));
    }

    #[test]
    fn a_damaged_file_is_named_and_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("dont-go-in-last-setup.ron");
        write(&last(), &path).expect("written");
        let whole = fs::read_to_string(&path).expect("text");
        let faults = [
            (whole[..whole.len() / 2].to_owned(), "line"),
            (whole.replace("green", "red"), "red is given twice"),
            (whole.replace("doll", "mask"), "5 different types: expected 6 for 3 players"),
            (whole.replace("doll", "dolls"), "dolls"),
            (whole.replace("Zoé", &"Z".repeat(21)), "21 letters"),
            ("LastSetup(format: 1, seats: [], types: None)".to_owned(), "0 seats: expected 2 to 5"),
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
