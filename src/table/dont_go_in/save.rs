//! The content of a save of *Don't Go In There*.

use super::Sitting;
use crate::rules::Colour;
use crate::rules::dont_go_in::{Action, CardType, DontGoIn, Setup};
use crate::table::Seat;
use crate::table::kept::Kind;
use crate::table::save::{Record, Save};
use serde::{Deserialize, Serialize};

/// The content below the first line of a save.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Save", deny_unknown_fields)]
pub struct Written {
    seats: Vec<Colour>,
    /// The types that the table picked; `None` if they were drawn.
    types: Option<Vec<CardType>>,
    /// The name that the players gave the game; left out if they gave none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    names: Vec<String>,
    /// Who sits where; left out if all are persons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    played_by: Vec<Seat>,
    seed: u64,
    with_take_back: bool,
    actions: Vec<Action>,
    /// The fingerprint of the position after all actions.
    fingerprint: u64,
}

impl Save for DontGoIn {
    const MARK: &'static str = "dont-go-in-save";
    const KIND: Kind = Kind { name: "a save, some 10 kB of text", format: 1, most_bytes: 1 << 20 };
    type Content = Written;

    fn content(record: Record<DontGoIn>) -> Written {
        let Record { setup, title, names, seats: played_by, seed, with_take_back, actions, fingerprint } = record;
        let types = setup.types.map(|types| types.iter().collect());
        Written { seats: setup.seats, types, title, names, played_by, seed, with_take_back, actions, fingerprint }
    }

    fn record(content: Written) -> Result<Record<DontGoIn>, String> {
        let Written { seats, types, title, names, played_by, seed, with_take_back, actions, fingerprint } = content;
        let setup = Setup { seats, types: types.map(|types| types.into_iter().collect()) };
        Ok(Record { setup, title, names, seats: played_by, seed, with_take_back, actions, fingerprint })
    }

    fn file_name(sitting: &Sitting) -> String {
        format!("dont-go-in-turn-{}", sitting.position().table().turn())
    }
}
