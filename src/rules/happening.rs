//! What an action made happen, told one by one: what the window animates, the log tells and a trace writes down.

use super::{Colour, Colours, FaceId, PartName, Square, Turn};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A tile was drawn (PLACE-1).
    Drew {
        /// What is printed on it.
        face: FaceId,
        /// In how many squares and rotations it fits.
        fits: u16,
    },
    /// A tile that fits nowhere left the game (PLACE-4).
    SetAside {
        /// What is printed on it.
        face: FaceId,
    },
    /// The drawn tile was laid.
    TileLaid {
        /// What is printed on it.
        face: FaceId,
        /// Where.
        at: Square,
        /// How it is turned.
        turn: Turn,
    },
    /// A mist bank was finished and its ghosts went back to the supply (MIST-4).
    BankFinished {
        /// Every mist part of the bank, and how many ghosts left it.
        parts: Vec<(PartName, u8)>,
    },
    /// A ghost came from the supply (GHOST-1).
    GhostPlaced {
        /// The square.
        at: Square,
        /// The mist area.
        area: u8,
    },
    /// A meeple was put on the laid tile (MEEPLE-1).
    MeeplePlaced {
        /// Its colour.
        colour: Colour,
        /// Where it stands.
        on: PartName,
        /// Among how many possibilities, the skip not counted.
        legal: u8,
    },
    /// No meeple was put, by choice or because none can be (MEEPLE-4).
    MeepleSkipped {
        /// How many possibilities there were.
        legal: u8,
    },
    /// A ghost was removed in a scoring (SCORE-7).
    GhostBanished {
        /// The square.
        at: Square,
        /// The mist area.
        area: u8,
    },
    /// A region was scored (SCORE-1).
    Scored(Scoring),
    /// A meeple went home after its region was scored (SCORE-9).
    MeepleReturned {
        /// Its colour.
        colour: Colour,
        /// Where it stood.
        from: PartName,
    },
    /// The turn is over.
    TurnEnded {
        /// The turn's number, from 1.
        turn: u16,
        /// Whose turn it was, from 0.
        player: u8,
    },
    /// The game is over.
    Over(Outcome),
}

/// A scoring, once it is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// A part of the region on the tile that completed it.
    pub region: PartName,
    /// The region's value before multiplying (SCORE-2, SCORE-3).
    pub value: u16,
    /// The meeple colours in it (SCORE-6).
    pub colours: Colours,
    /// Points or ghosts.
    pub taken: Taken,
    /// How many regions were still due, this one included (SCORE-8).
    pub due: u8,
}

/// What a scoring brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Points for the total (SCORE-6).
    Points(u16),
    /// Ghosts left one square (SCORE-7).
    Ghosts(Banished),
}

/// The ghosts that one scoring removes, all from one square (SCORE-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Banished {
    /// The square, once the first ghost is chosen.
    pub from: Option<Square>,
    /// The mist area of each ghost, `count` of them.
    areas: [u8; 3],
    count: u8,
}

impl Banished {
    /// The mist area of each removed ghost.
    pub fn areas(&self) -> &[u8] {
        &self.areas[..self.count as usize]
    }

    pub(super) fn add(&mut self, at: Square, area: u8) {
        self.from = Some(at);
        self.areas[self.count as usize] = area;
        self.count += 1;
    }

    pub(super) fn is_full(&self) -> bool {
        self.count as usize == self.areas.len()
    }
}

/// How a game ended (END-1 to END-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// The goal was reached (END-1).
    Victory,
    /// No tile was left to draw (END-2).
    OutOfTiles,
    /// The supply had fewer ghosts than had to be placed (GHOST-5).
    OutOfGhosts,
}

impl Outcome {
    /// Whether the table won.
    pub const fn won(self) -> bool {
        matches!(self, Outcome::Victory)
    }

    /// The rule that ended the game.
    pub const fn rule(self) -> &'static str {
        match self {
            Outcome::Victory => "END-1",
            Outcome::OutOfTiles => "END-2",
            Outcome::OutOfGhosts => "GHOST-5",
        }
    }
}
