//! What an action made happen, told one by one: what the window animates, the log tells and a trace writes down.

use super::{Haunt, Hound};
use crate::rules::tiles::{FaceId, PartName, Rotation, Square};
use crate::rules::{ByColour, Colour, Colours};
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
        turn: Rotation,
    },
    /// A mist bank was finished and its ghosts, those in circles too, went back to the supply (MIST-4, SPELL-4).
    BankFinished {
        /// Every mist part of the bank, and how many ghosts left it.
        parts: Vec<(PartName, u8)>,
    },
    /// A cemetery closed, and its ghosts went back to the supply (CEM-2, CEM-5, L5-2).
    CemeteryClosed {
        /// Its square.
        at: Square,
        /// How many ghosts left it.
        ghosts: u8,
    },
    /// A meeple was buried (CEM-3, CEM-4).
    Buried {
        /// Its colour.
        colour: Colour,
        /// Where it stood; none if it came from a supply.
        from: Option<PartName>,
        /// The cemetery it lies on.
        at: Square,
        /// Meeples that stood on the board; from a supply: colours to choose from.
        legal: u8,
    },
    /// A hound left the game because its meeple was buried (CEM-8).
    HoundLeft {
        /// Which.
        hound: Hound,
    },
    /// A ghost came from the supply (GHOST-1, CEM-6, L5-3).
    GhostPlaced {
        /// The square.
        at: Square,
        /// Where on the square.
        haunt: Haunt,
    },
    /// A ghost moved from a square beside the laid tile into one of its circles (SPELL-2).
    GhostDrawnIn {
        /// The square it left.
        from: Square,
        /// Where it stood there.
        haunt: Haunt,
        /// The laid tile's square.
        to: Square,
        /// The mist area whose circle it entered.
        area: u8,
    },
    /// Eloise went to a meeple; with none on the board she waits beside it (CAT-2, CAT-3, CAT-5, CAT-6).
    CatMoved {
        /// The meeple she joined.
        to: Option<(Colour, PartName)>,
        /// Meeples that stood on the board; one where she joins a meeple just placed.
        legal: u8,
    },
    /// A meeple was put on the laid tile (MEEPLE-1).
    MeeplePlaced {
        /// Its colour.
        colour: Colour,
        /// Where it stands.
        on: PartName,
        /// How many possibilities there were; putting none is not counted.
        legal: u8,
    },
    /// No meeple was put, by choice or because none can be (MEEPLE-4).
    MeepleSkipped {
        /// How many possibilities there were.
        legal: u8,
    },
    /// A ghost was removed in a scoring or by a hound (SCORE-7, HOUND-3).
    GhostBanished {
        /// The square.
        at: Square,
        /// Where on the square.
        haunt: Haunt,
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
    /// A hound scored the ghosts on the board, and left the game (HOUND-6).
    HoundScored {
        /// Which.
        hound: Hound,
        /// A point for each ghost.
        points: u16,
        /// The marker that moved.
        marker: Colour,
    },
    /// Eloise scored the ghosts in circles, when her meeple was scored (CAT-4).
    CatScored {
        /// A point for each ghost in a spell circle.
        points: u16,
        /// The marker that moved.
        marker: Colour,
    },
    /// A hound was reached (HOUND-1).
    HoundCame {
        /// Which.
        hound: Hound,
        /// The meeple it joined; with none on the board it leaves the game (HOUND-5).
        to: Option<(Colour, PartName)>,
        /// Meeples that stood on the board.
        legal: u8,
    },
    /// A hound is done with the ghosts around it (HOUND-3).
    HoundCalmed {
        /// Which.
        hound: Hound,
        /// The meeple it joined.
        to: (Colour, PartName),
        /// Meeples that stood on the board.
        legal: u8,
        /// What left the squares around it.
        calmed: [Banished; 2],
    },
    /// The rest of the active pile was put on the next, which is active now (HOUND-4).
    PileChanged {
        /// The pile that is active now, from 0.
        active: u8,
        /// Tiles in it.
        tiles: u8,
    },
    /// A tile was laid face down beside a cemetery (L5-4).
    FaceDownLaid {
        /// Where.
        at: Square,
        /// On how many squares it could have been laid.
        legal: u8,
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
    /// For points: the marker that each of the colours moved by the value (L6-2).
    pub moves: ByColour<Option<Colour>>,
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

/// The ghosts that a scoring or a hound removes from one square, at most three (SCORE-7, HOUND-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Banished {
    /// The square, once the first ghost is chosen.
    pub from: Option<Square>,
    /// Where each ghost stood.
    haunts: [Option<Haunt>; Banished::MOST],
}

impl Banished {
    /// So many ghosts are removed at most (SCORE-7).
    pub const MOST: usize = 3;

    /// Where each removed ghost stood.
    pub fn haunts(&self) -> impl Iterator<Item = Haunt> {
        self.haunts.into_iter().flatten()
    }

    /// How many ghosts were removed.
    pub fn count(&self) -> u8 {
        self.haunts().count() as u8
    }

    pub(super) fn add(&mut self, at: Square, haunt: Haunt) {
        if let Some(free) = self.haunts.iter_mut().find(|place| place.is_none()) {
            self.from = Some(at);
            *free = Some(haunt);
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.haunts.iter().all(Option::is_some)
    }
}

/// How a game ended (END-1 to END-4).
///
/// ```
/// use mists::rules::mists::Outcome;
///
/// assert!(Outcome::Victory.won());
/// assert_eq!((Outcome::OutOfGhosts.won(), Outcome::OutOfGhosts.rule()), (false, "GHOST-5"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// The goal was reached (END-1).
    Victory,
    /// No tile was left to draw (END-2).
    OutOfTiles,
    /// The active pile was used up before its target was reached (PILE-2).
    PileEmpty,
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
            Outcome::PileEmpty => "PILE-2",
            Outcome::OutOfGhosts => "GHOST-5",
        }
    }
}
