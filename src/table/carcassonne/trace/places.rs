//! Squares, parts and circles, as traces write them.

use crate::rules::carcassonne::Source;
use crate::rules::tiles::{Kind, PartName, Square};
use serde::{Deserialize, Serialize};

/// A square in a trace.
pub type At = [i16; 2];
/// A part in a trace: square, kind and index in the face's list.
pub type PartAt = (i16, i16, Kind, u8);
/// The circles of a mist area in a trace: square, and index in the face's list of mist.
pub type AreaAt = (i16, i16, u8);

/// Where a ghost comes from: the supply, or a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum From {
    Supply(SupplyWord),
    Circle(AreaAt),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SupplyWord {
    Supply,
}

impl From {
    pub fn of(source: Source) -> From {
        match source {
            Source::Supply => From::Supply(SupplyWord::Supply),
            Source::Circle { at, area, .. } => From::Circle((at.x, at.y, area)),
        }
    }
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
