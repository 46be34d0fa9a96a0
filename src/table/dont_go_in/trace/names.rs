//! Words of a trace: a card such as `"cat-3"`, and what must be there even if it is `null`.

use crate::rules::dont_go_in::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A card as traces write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardWord(pub Card);

impl Serialize for CardWord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for CardWord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardWord, D::Error> {
        String::deserialize(deserializer)?.parse().map(CardWord).map_err(de::Error::custom)
    }
}

/// Reads a value or `null`. Unlike other optional fields, the field must not be missing.
pub(super) fn or_null<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}
