//! What the last setups of several games have in common: names, colours, and players of one colour each.

use super::Seat;
use crate::rules::{Colour, Colours};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// The longest name, in letters.
pub const LONGEST_NAME: usize = 20;

/// The setup of a game as it is kept: that of the last game, and favourites.
pub trait KeptSetup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What the names of this game's files begin with.
    const PREFIX: &'static str;

    /// What is wrong with it and what was expected.
    fn fault(&self) -> Option<String>;

    /// The names of the players, in the order of play.
    fn names(&self) -> Vec<&str>;
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
    /// A player. A longer name is cut.
    pub fn of(name: &str, colour: Colour, played_by: Seat) -> LastSeat {
        LastSeat { name: cut(name), colour, played_by }
    }
}

/// A name, cut if it is too long.
pub(super) fn cut(name: &str) -> String {
    name.chars().take(LONGEST_NAME).collect()
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
