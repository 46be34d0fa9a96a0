//! The fields of a scenario as they are in the file.

use super::places::Lair;
use crate::rules::Colour;
use crate::rules::mists::Hound;
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
    pub level: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub players: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub colours: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub marker: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub markers: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub spell_circles: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub deck: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub seed: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub faces: Faces<'a>,
    #[serde(default)]
    pub start_tile: bool,
    #[serde(default, borrow)]
    pub tiles: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub face_down: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub ghosts: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub meeples: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub buried: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub supply: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub hounds: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub cat: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub total: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub totals: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub active: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub turn: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub draws: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub later_piles: Vec<&'a RawValue>,
    #[serde(borrow)]
    pub steps: &'a RawValue,
}

/// A meeple and its place: `(red, (2, 0, road, 0))`.
pub(super) type MeepleLine = (Colour, Place);

/// A buried meeple and its cemetery: `(red, (2, 0))`.
pub(super) type BuriedLine = (Colour, At);

/// A hound and the part where its meeple stands, or `None` if the hound is out of the game.
pub(super) type HoundLine = (Hound, Option<Place>);

/// Eloise: with the meeple on a part, or waiting beside the board.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum CatLine {
    Waits,
    With(Place),
}

/// A group of ghosts: `(at: (2, 0), area: 0, count: 3)`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GhostLine {
    pub at: At,
    #[serde(default = "Lair::first")]
    pub area: Lair,
    #[serde(default = "one")]
    pub count: u8,
}

fn one() -> u8 {
    1
}
