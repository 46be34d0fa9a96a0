//! The fields of a scenario as they are in the file.

use super::places::{At, Lair, Place};
use super::text::{Lined, Text};
use crate::rules::mists::Hound;
use crate::rules::tiles::Rotation;
use crate::rules::{Colour, DataError};
use ron::value::RawValue;
use serde::{Deserialize, Deserializer, de};
use std::fmt;

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

/// Names and faces in their order in the file. A map would lose one of two with the same name.
#[derive(Default)]
pub(super) struct Faces<'a>(pub Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Faces<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs;
        impl<'de> de::Visitor<'de> for Pairs {
            type Value = Vec<(String, &'de RawValue)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("faces by name: { \"name\": ( … ) }")
            }

            fn visit_map<M: de::MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(pairs)
            }
        }
        deserializer.deserialize_map(Pairs).map(Faces)
    }
}

/// A tile on the board: `(face: "road", at: (2, 0), turn: 1)`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileLine {
    pub face: String,
    pub at: At,
    #[serde(default)]
    pub turn: Rotation,
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

/// The value of a field with its line, or the default if the field is missing.
pub(super) fn field<'a, T: Deserialize<'a>>(
    text: &Text<'a>,
    raw: Option<&'a RawValue>,
    line: &mut usize,
    default: T,
) -> Result<T, DataError> {
    let Some(raw) = raw else { return Ok(default) };
    let read = text.read_piece(raw, "a scenario")?;
    *line = read.line;
    Ok(read.it)
}

/// The entries of a list. Their lines are appended to `lines`.
pub(super) fn entries<'a, T: Deserialize<'a>>(
    text: &Text<'a>,
    raw: &[&'a RawValue],
    what: &str,
    lines: &mut Vec<usize>,
) -> Result<Vec<T>, DataError> {
    let read = raw.iter().map(|raw| text.read_piece(raw, what)).collect::<Result<Vec<Lined<T>>, _>>()?;
    lines.extend(read.iter().map(|entry| entry.line));
    Ok(read.into_iter().map(|entry| entry.it).collect())
}
