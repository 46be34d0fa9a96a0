//! The fields of a scenario as they are in the file.

use crate::rules::Colour;
use crate::rules::carcassonne::{Piece, Supply};
use crate::table::scenario::{At, Faces, Place};
use ron::value::RawValue;
use serde::Deserialize;

/// A scenario as it is in the file. Values stay raw, so that errors can name their line.
#[derive(Deserialize)]
#[serde(rename = "Scenario", deny_unknown_fields)]
pub(super) struct Written<'a> {
    pub title: String,
    #[serde(borrow)]
    pub rules: &'a RawValue,
    #[serde(default, borrow)]
    pub players: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub farmers: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub spell_circles: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub abbot: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub seed: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub faces: Faces<'a>,
    #[serde(default)]
    pub start_tile: bool,
    #[serde(default, borrow)]
    pub tiles: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub meeples: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub circles: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub supplies: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub scores: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub ghosts: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub active: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub turn: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub draws: Vec<&'a RawValue>,
    #[serde(borrow)]
    pub steps: &'a RawValue,
}

/// A meeple and its place: `(red, (2, 0, road, 0))`, with `piece: guard` and `ghosts: 2` if need be.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MeepleLine {
    pub colour: Colour,
    #[serde(default = "ordinary")]
    pub piece: Piece,
    pub on: Place,
    #[serde(default)]
    pub ghosts: u8,
}

fn ordinary() -> Piece {
    Piece::Ordinary
}

/// Ghosts in the circles of a mist area: `(at: (2, 0), area: 0, count: 2)`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CircleLine {
    pub at: At,
    #[serde(default)]
    pub area: u8,
    #[serde(default = "one")]
    pub count: u8,
}

fn one() -> u8 {
    1
}

/// What a player has beside the board: `(colour: red, ordinary: 3, guards: 2, reserve: 3)`.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SupplyLine {
    pub colour: Colour,
    #[serde(default)]
    pub ordinary: u8,
    #[serde(default)]
    pub guards: u8,
    #[serde(default)]
    pub reserve: u8,
    #[serde(default)]
    pub abbots: u8,
}

impl SupplyLine {
    pub fn supply(self) -> Supply {
        let mut supply = Supply::at_start(false);
        supply.reserve = self.reserve;
        supply[Piece::Ordinary] = self.ordinary;
        supply[Piece::Guard] = self.guards;
        supply[Piece::Abbot] = self.abbots;
        supply
    }
}
