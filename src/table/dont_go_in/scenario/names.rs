//! Rooms, types, cards and dice, as scenarios write them: texts such as `"secret-passage"`, `"holy-water"`, `"cat-3"`,
//! `"gbb"`.

use crate::rules::dont_go_in::{Card, CardType, NoCard, Room, SLOTS, Slot, Why};
use serde::Deserialize;
use std::fmt;

/// A room by its name.
#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub struct RoomName(pub Room);

impl TryFrom<String> for RoomName {
    type Error = String;

    fn try_from(name: String) -> Result<RoomName, String> {
        let known = || Room::ALL.map(Room::name).join(", ");
        Room::named(&name).map(RoomName).ok_or_else(|| format!("{name:?} is no room: expected one of {}", known()))
    }
}

impl fmt::Debug for RoomName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0.name())
    }
}

/// A type by its name.
#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub struct TypeName(pub CardType);

impl TryFrom<String> for TypeName {
    type Error = String;

    fn try_from(name: String) -> Result<TypeName, String> {
        let known = || CardType::ALL.map(CardType::name).join(", ");
        CardType::named(&name).map(TypeName).ok_or_else(|| format!("{name:?} is no type: expected one of {}", known()))
    }
}

impl fmt::Debug for TypeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0.name())
    }
}

/// A card by its type and value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub struct CardName(pub Card);

impl TryFrom<String> for CardName {
    type Error = NoCard;

    fn try_from(name: String) -> Result<CardName, NoCard> {
        name.parse().map(CardName)
    }
}

impl fmt::Debug for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0.to_string())
    }
}

/// What lies in a slot: a card, `"hidden"` or `"empty"`.
#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub struct SlotName(pub Slot);

impl TryFrom<String> for SlotName {
    type Error = NoCard;

    fn try_from(name: String) -> Result<SlotName, NoCard> {
        Ok(SlotName(match name.as_str() {
            "hidden" => Slot::FaceDown,
            "empty" => Slot::Empty,
            card => Slot::FaceUp(card.parse()?),
        }))
    }
}

impl fmt::Debug for SlotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Slot::Empty => write!(f, "\"empty\""),
            Slot::FaceUp(card) => write!(f, "{:?}", card.to_string()),
            Slot::FaceDown => write!(f, "\"hidden\""),
        }
    }
}

/// Three of something in a list: what lies above a room.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(try_from = "Vec<T>")]
pub struct Three<T>(pub [T; SLOTS]);

impl<T> TryFrom<Vec<T>> for Three<T> {
    type Error = String;

    fn try_from(list: Vec<T>) -> Result<Three<T>, String> {
        let found = list.len();
        list.try_into().map(Three).map_err(|_| format!("{found} cards in a room: expected {SLOTS}"))
    }
}

/// Dice, one letter each: true for a ghost.
#[derive(Clone, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub struct Dice(pub Vec<bool>);

impl TryFrom<String> for Dice {
    type Error = String;

    fn try_from(text: String) -> Result<Dice, String> {
        let die = |letter| match letter {
            'g' => Ok(true),
            'b' => Ok(false),
            other => Err(format!("{other:?} is no die: expected \"g\" for a ghost or \"b\" for a blank")),
        };
        text.chars().map(die).collect::<Result<_, _>>().map(Dice)
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.0.iter().map(|&is_ghost| if is_ghost { 'g' } else { 'b' }).collect();
        write!(f, "{letters:?}")
    }
}

/// What gave or took ghosts, by its name.
#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub struct WhyName(pub Why);

impl TryFrom<String> for WhyName {
    type Error = String;

    fn try_from(name: String) -> Result<WhyName, String> {
        let known = || Why::ALL.map(Why::name).join(", ");
        let why = Why::ALL.into_iter().find(|why| why.name() == name);
        why.map(WhyName).ok_or_else(|| format!("{name:?} brings no ghosts: expected one of {}", known()))
    }
}

impl fmt::Debug for WhyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0.name())
    }
}
