//! The fields of a scenario as they are in the file.

use super::names::{CardName, RoomName, Three};
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
    pub types: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub seed: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub rooms: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub each: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    pub deck: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub dice: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub active: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub clock: Option<&'a RawValue>,
    #[serde(borrow)]
    pub steps: &'a RawValue,
}

/// A room in play: `(room: "attic", cards: ["cat-1", "doll-2", "ring-3"], meeples: [(1, 0)])`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoomLine {
    pub room: RoomName,
    pub cards: Three<CardName>,
    #[serde(default)]
    pub meeples: Vec<(u8, usize)>,
}

/// What a player has: `(ghosts: 2, face_up: ["cat-1"], dispelled: ["twin-2", "twin-2"])`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerLine {
    #[serde(default)]
    pub ghosts: u16,
    #[serde(default)]
    pub face_up: Vec<CardName>,
    #[serde(default)]
    pub dispelled: Vec<CardName>,
}
