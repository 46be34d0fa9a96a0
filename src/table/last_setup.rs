//! The setup of the last game of each kind, which the next one starts with: saved as readable RON beside the saves, and
//! what the games have in common in it. A file that cannot be read is never overwritten.

use super::kept::{KeptError, Kind, damaged};
use super::{LONGEST_NAME, Seat, Sitting};
use crate::rules::{Colour, Colours, Game};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// The format that is written and read.
pub const FORMAT: u32 = 1;

const KIND: Kind = Kind { name: "a last setup", format: FORMAT, most_bytes: 64 << 10 };

/// The setup of a game as it is kept: that of the last game, and favourites.
pub trait KeptSetup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The game that is set up.
    type Game: Game;
    /// The content of the file: the setup, and [`FORMAT`].
    type Written: From<Self> + Into<Self> + Serialize + DeserializeOwned;

    /// What the names of this game's files begin with.
    const PREFIX: &'static str;

    /// The players and options of a sitting. Longer names are cut.
    fn of(sitting: &Sitting<Self::Game>) -> Self;

    /// Whether the next game should begin with the players of this one.
    fn is_of_company(_sitting: &Sitting<Self::Game>) -> bool {
        true
    }

    /// What is wrong with it and what was expected.
    fn fault(&self) -> Option<String>;

    /// The names of the players, in the order of play.
    fn names(&self) -> Vec<&str>;
}

/// The path of the file for this save.
pub fn beside<S: KeptSetup>(save: &Path) -> PathBuf {
    save.with_file_name(format!("{}last-setup.ron", S::PREFIX))
}

/// Writes a last setup to a file, completely or not at all.
///
/// # Errors
/// Returns the error of the system.
pub fn write<S: KeptSetup>(last: &S, path: &Path) -> Result<(), KeptError> {
    KIND.write(&S::Written::from(last.clone()), path)
}

/// Reads a last setup. `None` if there is no file.
///
/// # Errors
/// Returns why the file cannot be read. The file is not changed.
pub fn read<S: KeptSetup>(path: &Path) -> Result<Option<S>, KeptError> {
    let last: Option<S> = KIND.read::<S::Written>(path)?.map(Into::into);
    match last.as_ref().and_then(KeptSetup::fault) {
        Some(fault) => Err(damaged(path, None, fault)),
        None => Ok(last),
    }
}

/// A player of the last game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Seat", deny_unknown_fields)]
pub struct LastSeat {
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// A person or the computer.
    #[serde(default)]
    pub played_by: Seat,
}

impl LastSeat {
    /// A player. A longer name is cut. The next game begins with everybody at this machine.
    pub fn of(name: &str, colour: Colour, played_by: Seat) -> LastSeat {
        LastSeat { name: cut(name), colour, played_by: played_by.at_this_machine() }
    }
}

/// A name in one line, cut if it is too long.
pub(super) fn cut(name: &str) -> String {
    name.replace(char::is_control, " ").chars().take(LONGEST_NAME).collect()
}

/// What is wrong with the number of players and what was expected.
pub(super) fn fault_of_seats(players: usize, expected: &RangeInclusive<usize>) -> Option<String> {
    let told = || format!("{players} seats: expected {} to {}", expected.start(), expected.end());
    (!expected.contains(&players)).then(told)
}

/// What is wrong with a name and what was expected.
pub(super) fn fault_of_name(name: &str) -> Option<String> {
    let letters = name.chars().count();
    let is_wrong = letters > LONGEST_NAME || name.chars().any(char::is_control);
    is_wrong.then(|| format!("a name of {letters} letters: expected at most {LONGEST_NAME}, all on one line"))
}

/// The first colour that comes twice, as a sentence.
pub(super) fn fault_of_colours(colours: impl IntoIterator<Item = Colour>) -> Option<String> {
    let mut taken = Colours::NONE;
    for colour in colours {
        if taken.contains(colour) {
            return Some(format!("{colour} is given twice: expected each colour once"));
        }
        taken.insert(colour);
    }
    None
}
