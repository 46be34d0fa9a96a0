//! Squares and parts, as scenarios write them.

use crate::rules::tiles::{Kind, PartName, Square};
use serde::Deserialize;
use std::fmt;

/// A square as scenarios write it: `(2, 0)`.
#[derive(Clone, Copy, Deserialize)]
#[serde(from = "(i16, i16)")]
pub struct At(pub Square);

impl From<(i16, i16)> for At {
    fn from((x, y): (i16, i16)) -> At {
        At(Square::new(x, y))
    }
}

impl fmt::Debug for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A part as scenarios write it: `(2, 0, road, 0)`.
#[derive(Clone, Copy, Deserialize)]
#[serde(from = "(i16, i16, Kind, u8)")]
pub struct Place(pub PartName);

impl From<(i16, i16, Kind, u8)> for Place {
    fn from((x, y, kind, index): (i16, i16, Kind, u8)) -> Place {
        Place(PartName::new(Square::new(x, y), kind, index))
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PartName { at, kind, index } = self.0;
        write!(f, "({}, {}, {}, {index})", at.x, at.y, kind.name())
    }
}
