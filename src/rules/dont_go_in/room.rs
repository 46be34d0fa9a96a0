//! The six rooms on three boards (HSETUP-5), and the flashlights on their stairs (HROOM-1).

use serde::{Deserialize, Serialize};
use std::fmt;

/// The lowest of the spaces 1 to 4 of a stair (HROOM-1).
pub const LAST_SPACE: u8 = 4;

/// One side of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// A ghost for space 1 (HROOM-10).
    Attic,
    /// A ghost less for space 4 (HROOM-20).
    Nursery,
    /// The dice may be rolled again (HROOM-30).
    Basement,
    /// A die may be turned over (HROOM-40).
    Hallway,
    /// Its cards are sorted; a ghost more for the left one, one less for the right one (HROOM-50).
    Library,
    /// Its third card lies face down (HROOM-60).
    SecretPassage,
}

impl Room {
    /// All six, board by board.
    pub const ALL: [Room; 6] =
        [Room::Attic, Room::Nursery, Room::Basement, Room::Hallway, Room::Library, Room::SecretPassage];

    /// The room's name, as it is written in scenarios and traces.
    pub const fn name(self) -> &'static str {
        ["attic", "nursery", "basement", "hallway", "library", "secret-passage"][self as usize]
    }

    /// The rule that tells what the room does, by its ID.
    pub const fn rule(self) -> &'static str {
        ["HROOM-10", "HROOM-20", "HROOM-30", "HROOM-40", "HROOM-50", "HROOM-60"][self as usize]
    }

    /// The room with this name.
    pub fn named(name: &str) -> Option<Room> {
        Room::ALL.into_iter().find(|room| room.name() == name)
    }

    /// The room on the other side of the same board (HSETUP-5).
    pub fn other_side(self) -> Room {
        match self {
            Room::Attic => Room::Nursery,
            Room::Nursery => Room::Attic,
            Room::Basement => Room::Hallway,
            Room::Hallway => Room::Basement,
            Room::Library => Room::SecretPassage,
            Room::SecretPassage => Room::Library,
        }
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How many flashlights shine at a space, from 1 (top) to [`LAST_SPACE`]: none at the top, one more with each step
/// (HROOM-1).
pub fn flashlights(space: u8) -> u8 {
    space.saturating_sub(1)
}

/// How many ghosts a roll that shows so many brings to a meeple on a space: less its flashlights (HROLL-4).
pub fn haunting(ghosts: u16, space: u8) -> u16 {
    ghosts.saturating_sub(u16::from(flashlights(space)))
}
