//! The six meeple colours and small containers typed by them.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// A meeple colour (SETUP-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Colour {
    /// Red, a tower on its emblem.
    Red = 0,
    /// Green, a leaf.
    Green = 1,
    /// Blue, a wave.
    Blue = 2,
    /// Yellow, a sun.
    Yellow = 3,
    /// Black, a key.
    Black = 4,
    /// Pink, a rose.
    Pink = 5,
}

impl Colour {
    /// All six, in the order of the rulebook.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow, Colour::Black, Colour::Pink];

    /// The colour's lower-case name, as it is written in decks, scenarios and traces.
    pub const fn name(self) -> &'static str {
        ["red", "green", "blue", "yellow", "black", "pink"][self as usize]
    }
}

impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of colours.
///
/// ```
/// use mists::rules::{Colour, Colours};
///
/// let colours: Colours = [Colour::Blue, Colour::Red, Colour::Blue].into_iter().collect();
/// assert_eq!((colours.len(), colours.contains(Colour::Red)), (2, true));
/// assert_eq!(colours.iter().next(), Some(Colour::Red));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Colours(u8);

impl Colours {
    /// The set with nothing in it.
    pub const NONE: Colours = Colours(0);

    /// Adds a colour; adding it twice changes nothing.
    pub fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    /// Whether the colour is in the set.
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// How many different colours there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours in the order of [`Colour::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.contains(colour))
    }
}

impl From<Colour> for Colours {
    fn from(colour: Colour) -> Colours {
        Colours(1 << colour as u8)
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut set = Colours::NONE;
        for colour in colours {
            set.insert(colour);
        }
        set
    }
}

/// One value for each colour.
///
/// ```
/// use mists::rules::{ByColour, Colour};
///
/// let mut supply = ByColour([5; 6]);
/// supply[Colour::Green] -= 1;
/// assert_eq!((supply[Colour::Green], supply[Colour::Pink]), (4, 5));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColour<T>(pub [T; 6]);

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;

    fn index(&self, colour: Colour) -> &T {
        &self.0[colour as usize]
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour as usize]
    }
}
