//! The content of a save of the competitive game. It includes the deck, so that no update of the game breaks a save.

use super::Sitting;
use crate::rules::Colour;
use crate::rules::carcassonne::{Action, Carcassonne, Setup};
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
    seats: Vec<Colour>,
    farmers: bool,
    spell_circles: bool,
    abbot: bool,
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

impl Save for Carcassonne {
    const MARK: &'static str = "carcassonne-save";
    const KIND: Kind = Kind { name: "a save, some 40 kB of text", format: 1, most_bytes: 4 << 20 };
    type Content = Written;

    fn content(record: Record<Carcassonne>) -> Written {
        let Record { setup, title, names, seats: played_by, seed, with_take_back, actions, fingerprint } = record;
        let Setup { deck, seats, farmers, spell_circles, abbot } = setup;
        let deck = Arc::unwrap_or_clone(deck);
        Written {
            seats,
            farmers,
            spell_circles,
            abbot,
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

    fn record(content: Written) -> Result<Record<Carcassonne>, String> {
        let Written {
            seats,
            farmers,
            spell_circles,
            abbot,
            title,
            names,
            played_by,
            seed,
            with_take_back,
            actions,
            fingerprint,
            deck,
        } = content;
        let setup = Setup { deck: Arc::new(deck), seats, farmers, spell_circles, abbot };
        Ok(Record { setup, title, names, seats: played_by, seed, with_take_back, actions, fingerprint })
    }

    fn file_name(sitting: &Sitting) -> String {
        format!("carcassonne-turn-{}", sitting.position().turn())
    }
}
