//! The parts of a face and their kinds.

use serde::{Deserialize, Serialize};

/// The kinds of region a tile can have a part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A road.
    Road,
    /// A city.
    City,
    /// A castle.
    Castle,
    /// A mist bank (MIST-1).
    Mist,
    /// A monastery (RABBEY-1).
    Monastery,
    /// A cemetery (RCEM-1).
    Cemetery,
    /// A field (RFIELD-2).
    Field,
}

impl Kind {
    /// The kind's lower-case name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Road => "road",
            Kind::City => "city",
            Kind::Castle => "castle",
            Kind::Mist => "mist",
            Kind::Monastery => "monastery",
            Kind::Cemetery => "cemetery",
            Kind::Field => "field",
        }
    }

    /// Whether it stands in the middle of its tile and is completed by the eight squares around it.
    pub const fn is_centre(self) -> bool {
        match self {
            Kind::Castle | Kind::Monastery | Kind::Cemetery => true,
            Kind::Road | Kind::City | Kind::Mist | Kind::Field => false,
        }
    }
}

/// One part of a face: a piece of road, city, mist or field, or what stands in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its kind.
    pub kind: Kind,
    /// Its place in the printed list of its kind; 0 for what stands in the middle. Fields are in the order of
    /// [`Face::fields`](super::Face::fields).
    pub index: u8,
    /// How many sides it reaches; of a field half-edges. 0 only for what stands in the middle.
    pub sides: u8,
    /// Shields in it.
    pub shields: u8,
    /// Symbols in it.
    pub symbols: u8,
    /// Circles in it.
    pub circles: u8,
}

impl Part {
    /// A part on which nothing else is printed.
    pub(super) fn plain(kind: Kind, index: usize, sides: usize) -> Part {
        Part { kind, index: index as u8, sides: sides as u8, shields: 0, symbols: 0, circles: 0 }
    }
}
