//! A face as people write it down in decks, scenarios and traces, and what can be wrong with it.

use super::Side;
use super::field::FieldPrint;
use serde::{Deserialize, Serialize};

/// What stands in the middle of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Centre {
    /// Houses where roads end.
    Village,
    /// A monastery, a region of its own where games play with it.
    Monastery,
    /// A castle, a region of its own.
    Castle,
    /// A cemetery, a region of its own where games play with it.
    Cemetery,
    /// A quarter of the start tile's ruin (PLACE-5).
    Ruin,
}

/// A connected piece of city on a face.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityPrint {
    /// The sides it reaches, at least one.
    pub sides: Vec<Side>,
    /// Shields in it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub shields: u8,
}

/// A connected piece of mist on a face (MIST-6).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MistPrint {
    /// The sides it reaches, at least one, none of them city (MIST-1).
    pub sides: Vec<Side>,
    /// Symbols in it; what they are for is known to each game. Decks write them as they look: ghosts.
    #[serde(rename = "ghosts", default, skip_serializing_if = "is_zero")]
    pub symbols: u8,
    /// Circles in it; an area has symbols or circles, never both.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub circles: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// A face as it is written down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FacePrint {
    /// Each road's sides: two for a road that runs through, one for a road that ends on the tile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub roads: Vec<Vec<Side>>,
    /// Connected pieces of city.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<CityPrint>,
    /// Separate mist areas.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mist: Vec<MistPrint>,
    /// What stands in the middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub centre: Option<Centre>,
    /// The parts of field, where they are not those that follow from the rest (RFIELD-8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fields: Option<Vec<FieldPrint>>,
}

/// Why a face can't be as it is written down. The sentences call symbols ghosts, as decks do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaceError {
    /// A road without sides or with more than two.
    #[error("road {0} has {1} sides: a road has one side (it ends on the tile) or two (it runs through)")]
    RoadSides(usize, usize),
    /// A city or mist area that reaches no side.
    #[error("{0} {1} reaches no side: expected at least one of N, E, S, W")]
    NoSides(&'static str, usize),
    /// A side named twice among roads and cities.
    #[error("side {0:?} belongs to two roads or cities: a side shows one at most")]
    SideTwice(Side),
    /// A side named twice among the mist areas.
    #[error("side {0:?} belongs to two mist areas: a side shows one at most")]
    MistTwice(Side),
    /// Mist on a city side.
    #[error("mist on side {0:?}, which is city: mist lies on field and road only (MIST-1)")]
    MistOnCity(Side),
    /// Symbols and circles in one area.
    #[error("mist area {0} has ghosts and circles: an area has one or the other (SPELL-1)")]
    SymbolsAndCircles(usize),
    /// A field on a half-edge that is none.
    #[error("half-edge {0} in a field: expected one of 0 to 7 whose side is neither city nor mist (RFIELD-2)")]
    NotField(u8),
    /// A half-edge in two fields.
    #[error("half-edge {0} belongs to two fields: expected each field half-edge once (RFIELD-8)")]
    FieldTwice(u8),
    /// A half-edge in no field.
    #[error("half-edge {0} belongs to no field: expected each field half-edge once (RFIELD-8)")]
    FieldMissing(u8),
    /// A field that reaches no edge.
    #[error("field {0} has no half-edge: expected at least one (RFIELD-2)")]
    FieldWithoutEdge(usize),
    /// A field at a city that the face does not have.
    #[error("field {0} touches city {1}: expected a place in the face's list of cities (RFIELD-8)")]
    NoSuchCity(usize, u8),
    /// More symbols or circles than any area can hold.
    #[error("mist area {0} has {1} ghosts or circles: expected at most 9")]
    TooMany(usize, u8),
}
