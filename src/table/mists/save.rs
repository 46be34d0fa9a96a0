//! The content of a save of the cooperative game. It includes level and deck, so that no update of the game breaks a
//! save.

use super::Sitting;
use crate::rules::Colour;
use crate::rules::mists::{Action, Level, Mists, Setup};
use crate::rules::tiles::Deck;
use crate::table::Seat;
use crate::table::kept::Kind;
use crate::table::save::{Record, Save};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The content below the first line of a save.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Save", deny_unknown_fields)]
pub struct Written {
    level: Level,
    seats: Vec<Vec<Colour>>,
    markers: Vec<Colour>,
    #[serde(default)]
    spell_circles: bool,
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
    deck: Deck,
}

impl Save for Mists {
    const MARK: &'static str = "mists-save";
    const KIND: Kind = Kind { name: "a save, some 20 kB of text", format: 2, most_bytes: 4 << 20 };
    type Content = Written;

    fn content(record: Record<Mists>) -> Written {
        let Record { setup, title, names, seats: played_by, seed, with_take_back, actions, fingerprint } = record;
        let Setup { level, deck, seats, markers, spell_circles } = setup;
        let deck = Arc::unwrap_or_clone(deck);
        Written {
            level,
            seats,
            markers,
            spell_circles,
            title,
            names,
            played_by,
            seed,
            with_take_back,
            actions,
            fingerprint,
            deck,
        }
    }

    fn record(content: Written) -> Result<Record<Mists>, String> {
        let Written {
            level,
            seats,
            markers,
            spell_circles,
            title,
            names,
            played_by,
            seed,
            with_take_back,
            actions,
            fingerprint,
            deck,
        } = content;
        level.check().map_err(|error| format!("the level: {error}"))?;
        let setup = Setup { level, deck: Arc::new(deck), seats, markers, spell_circles };
        Ok(Record { setup, title, names, seats: played_by, seed, with_take_back, actions, fingerprint })
    }

    fn file_name(sitting: &Sitting) -> String {
        format!("level-{}-turn-{}", sitting.setup().level.number, sitting.position().turn())
    }
}
