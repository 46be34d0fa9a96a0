//! Words of a trace: a card such as `"cat-3"`, a type such as `"holy-water"`, a room such as `"secret-passage"`, and
//! what must be there even if it is `null`. Saves write types and rooms otherwise: as RON writes names.

use crate::rules::dont_go_in::{Card, CardType, Room};
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

/// A type as traces write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeWord(pub CardType);

impl Serialize for TypeWord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for TypeWord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TypeWord, D::Error> {
        let name = String::deserialize(deserializer)?;
        let known = || CardType::ALL.map(CardType::name).join(", ");
        let unknown = || de::Error::custom(format!("{name:?} is no type: expected one of {}", known()));
        CardType::named(&name).map(TypeWord).ok_or_else(unknown)
    }
}

/// A room as traces write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomWord(pub Room);

impl Serialize for RoomWord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for RoomWord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RoomWord, D::Error> {
        let name = String::deserialize(deserializer)?;
        let known = || Room::ALL.map(Room::name).join(", ");
        let unknown = || de::Error::custom(format!("{name:?} is no room: expected one of {}", known()));
        Room::named(&name).map(RoomWord).ok_or_else(unknown)
    }
}

/// Reads a value or `null`. Unlike other optional fields, the field must not be missing.
pub(super) fn or_null<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}
