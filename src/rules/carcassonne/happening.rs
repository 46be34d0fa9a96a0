//! What an action made happen, told one by one: what the window animates, the log tells and a trace writes down.

use super::Piece;
use crate::rules::tiles::{FaceId, PartName, Rotation, Square};
use crate::rules::{ByColour, Colour, Colours};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A tile was drawn (RPLACE-1).
    Drew {
        /// What is printed on it.
        face: FaceId,
        /// In how many squares and rotations it fits.
        fits: u16,
    },
    /// A tile that fits nowhere left the game (RPLACE-2).
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
    /// A ghost left a meeple for a circle of the laid tile (RCIRC-3).
    GhostDrawnIn {
        /// Where the meeple stands.
        from: PartName,
        /// The laid tile's square.
        to: Square,
        /// The mist area whose circle it entered.
        area: u8,
        /// Meeples around the tile that had a ghost.
        legal: u8,
    },
    /// A ghost came from the supply to a circle of the laid tile (RCIRC-4).
    CircleFilled {
        /// The laid tile's square.
        to: Square,
        /// The mist area.
        area: u8,
    },
    /// A ghost came to a meeple (RGHOST-1).
    GhostGiven {
        /// The rule that asked for it.
        why: Why,
        /// Where it came from.
        from: Source,
        /// Where the meeple stands.
        to: PartName,
        /// Meeples that it could have come to.
        legal: u8,
    },
    /// A meeple got its third ghost and went home; all three went back to the supply (RGHOST-3).
    Chased {
        /// Whose it is.
        colour: Colour,
        /// Which kind of piece it is.
        piece: Piece,
        /// Where it stood.
        from: PartName,
    },
    /// Nobody could take the ghosts of these circles: they went back to the supply (RCIRC-6, RCIRC-8).
    Released {
        /// The square.
        at: Square,
        /// The mist area.
        area: u8,
        /// How many ghosts.
        ghosts: u8,
    },
    /// A piece was put on the laid tile (RMEEPLE-1).
    MeeplePlaced {
        /// Whose it is.
        colour: Colour,
        /// Which kind of piece it is.
        piece: Piece,
        /// Where it stands.
        on: PartName,
        /// How many possibilities there were; putting none and the recall are not counted.
        legal: u8,
    },
    /// No piece was put, by choice or because none can be (RMEEPLE-5, RABBOT-2).
    MeepleSkipped {
        /// How many possibilities there were.
        legal: u8,
    },
    /// The active player took the abbot back (RABBOT-2).
    AbbotRecalled {
        /// Whose it is.
        colour: Colour,
        /// Where it stood.
        from: PartName,
        /// What the monastery is worth.
        value: u16,
        /// The value without what its ghosts cost.
        points: i16,
        /// The player's score after that.
        total: u16,
    },
    /// A region was scored (RSCORE-1).
    Scored(Scoring),
    /// A guard came from the reserve to the supply (RCEM-3).
    GuardCame {
        /// Whose it is.
        colour: Colour,
        /// Guards left in the reserve.
        reserve: u8,
    },
    /// A meeple went home after its region was scored (RSCORE-6).
    MeepleReturned {
        /// Whose it is.
        colour: Colour,
        /// Which kind of piece it is.
        piece: Piece,
        /// Where it stood.
        from: PartName,
        /// Ghosts that went back to the supply with it.
        ghosts: u8,
    },
    /// The turn is over.
    TurnEnded {
        /// The turn's number, from 1.
        turn: u16,
        /// Whose turn it was, from 0.
        player: u8,
    },
    /// A region was scored at the end of the game (REND-2). The totals are those from before the final scoring.
    FinallyScored(Scoring),
    /// The game is over.
    Over(Outcome),
}

/// Why a ghost comes to a meeple.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The tile extended mist (RMIST-1, RCIRC-5).
    Extend,
    /// The tile finished a bank with ghosts in circles (RCIRC-6).
    Finish,
    /// The tile broke mist (RMIST-2, RCIRC-8).
    Break,
    /// The tile has circles in mist that it broke (RCIRC-7).
    Circles,
}

/// Where a ghost comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// From the supply.
    Supply,
    /// From a circle.
    Circle {
        /// The square.
        at: Square,
        /// The mist area.
        area: u8,
        /// How many areas the player could take it from; 1 where there was no choice.
        areas: u8,
    },
}

/// A scored region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// A part of the region; on the tile that completed it, if it has one there.
    pub region: PartName,
    /// What the region is worth, whatever ghosts stand in it.
    pub value: u16,
    /// Meeples of each player in it (RSCORE-3).
    pub counts: ByColour<u8>,
    /// What each player with the majority gets: the value without what their own ghosts cost (RSCORE-4, REND-3).
    pub points: ByColour<Option<i16>>,
    /// All scores after it (RSCORE-5).
    pub totals: ByColour<u16>,
    /// How many regions were still due, this one included (RSCORE-7).
    pub due: u8,
}

/// How a game ended (REND-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Everybody with the highest score.
    pub winners: Colours,
}
