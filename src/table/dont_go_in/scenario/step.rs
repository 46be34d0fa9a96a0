//! The steps of a scenario: an action by name, or an expectation.

use super::event::Event;
use super::names::{CardName, Dice, RoomName, SlotName, Three, TypeName};
use crate::rules::dont_go_in::{Action, Phase};
use serde::Deserialize;

/// An action by its name in scenarios.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Deed {
    Place(RoomName, u8),
    RollAgain,
    KeepRoll,
    TurnDie(u8),
    TurnNone,
    Take(u8),
    Dispel(TypeName),
}

impl Deed {
    pub fn action(self) -> Action {
        match self {
            Deed::Place(room, space) => Action::Place { room: room.0, space },
            Deed::RollAgain => Action::RollAgain,
            Deed::KeepRoll => Action::KeepRoll,
            Deed::TurnDie(die) => Action::TurnDie { die },
            Deed::TurnNone => Action::TurnNone,
            Deed::Take(slot) => Action::Take { slot },
            Deed::Dispel(of) => Action::Dispel { of: of.0 },
        }
    }
}

/// An expectation about the position, or about what has happened since the last action.
#[derive(Clone, Debug, Deserialize)]
pub enum Expectation {
    Phase(Phase),
    Players(usize),
    Active(usize),
    Acting(usize),
    Turn(u16),
    TypesInPlay(usize),
    Deck(usize),
    Removed(usize),
    InPlay(Vec<RoomName>),
    Cards(RoomName, Three<SlotName>),
    Meeples(RoomName, Vec<(u8, usize)>),
    Dice(Dice),
    Ghosts(usize, u16),
    Supply(usize, u8),
    FaceUp(usize, Vec<CardName>),
    Dispelled(usize, Vec<CardName>),
    Curses(usize, u16),
    MayLook(Vec<usize>),
    Knows(usize, CardName),
    KnowsNothing(usize),
    ClockSpentBy(usize),
    ClockNotSpent,
    Legal(Deed),
    Illegal(Deed, String),
    LegalCount(usize),
    Happened(Event),
    NotHappened(Event),
    InOrder(Vec<Event>),
    NoGhosts,
    NoDispel,
    NotOver,
    Winners(Vec<usize>),
}

impl Expectation {
    /// The rule ID in the expectation.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Expectation::Illegal(_, rule) => Some(rule),
            _ => None,
        }
    }
}
