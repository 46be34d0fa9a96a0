//! Squares, parts and haunts, as traces write them.

use crate::rules::mists::Haunt;
use crate::rules::tiles::{Kind, PartName, Square};
use serde::{Deserialize, Serialize};

/// A square in a trace.
pub type At = [i16; 2];
/// A road, city, castle or mist area in a trace: square, kind and index in the face's list.
pub type PartAt = (i16, i16, Kind, u8);

/// The haunt of a ghost on its square: `["mist", 0]`, `["circle", 0]` or `["cemetery"]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Where {
    Area(AreaWord, u8),
    Whole([WholeWord; 1]),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AreaWord {
    Mist,
    Circle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WholeWord {
    Cemetery,
}

impl From<Haunt> for Where {
    fn from(haunt: Haunt) -> Where {
        match haunt {
            Haunt::Mist(area) => Where::Area(AreaWord::Mist, area),
            Haunt::Cemetery => Where::Whole([WholeWord::Cemetery]),
            Haunt::Circle(area) => Where::Area(AreaWord::Circle, area),
        }
    }
}

impl From<Where> for Haunt {
    fn from(written: Where) -> Haunt {
        match written {
            Where::Area(AreaWord::Mist, area) => Haunt::Mist(area),
            Where::Area(AreaWord::Circle, area) => Haunt::Circle(area),
            Where::Whole([WholeWord::Cemetery]) => Haunt::Cemetery,
        }
    }
}

/// The place of Eloise: with the meeple on a part, behind her part of the supply, or beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum CatAt {
    With(PartAt),
    Word(CatWord),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CatWord {
    Supply,
    Waits,
}

/// The place of a hound: with the meeple on a part, on the track, or out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum HoundAt {
    With(PartAt),
    Word(HoundWord),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HoundWord {
    Track,
    Gone,
}

/// Converts a square for a trace.
pub(super) fn written(square: Square) -> At {
    [square.x, square.y]
}

/// Converts a square from a trace.
pub(super) fn square([x, y]: At) -> Square {
    Square::new(x, y)
}

/// Converts a part for a trace.
pub(super) fn part_at(part: PartName) -> PartAt {
    (part.at.x, part.at.y, part.kind, part.index)
}

/// Converts a part from a trace.
pub(super) fn part_named((x, y, kind, index): PartAt) -> PartName {
    PartName::new(square([x, y]), kind, index)
}
