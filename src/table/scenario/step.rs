//! What a step of a scenario can be: an action by name, or an expectation.

use super::event::Event;
use crate::rules::{Action, Colour, Haunt, Kind, Outcome, PartName, Phase, Square, Turn};
use serde::Deserialize;
use std::fmt;

/// A square as scenarios write it: `(2, 0)`.
#[derive(Clone, Copy, Deserialize)]
#[serde(from = "(i8, i8)")]
pub(super) struct At(pub Square);

impl From<(i8, i8)> for At {
    fn from((x, y): (i8, i8)) -> At {
        At(Square::new(x, y))
    }
}

impl fmt::Debug for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A part as scenarios write it: `(2, 0, road, 0)`.
#[derive(Clone, Copy, Deserialize)]
#[serde(from = "(i8, i8, Kind, u8)")]
pub(super) struct Place(pub PartName);

impl From<(i8, i8, Kind, u8)> for Place {
    fn from((x, y, kind, index): (i8, i8, Kind, u8)) -> Place {
        Place(PartName::new(Square::new(x, y), kind, index))
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PartName { at, kind, index } = self.0;
        write!(f, "({}, {}, {}, {index})", at.x, at.y, kind.name())
    }
}

/// An action by the name that scenarios give it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Deed {
    Lay {
        at: At,
        #[serde(default)]
        turn: Turn,
    },
    Spare(u8),
    Meeple(Colour, Kind, u8),
    Skip,
    Score(Place),
    Points,
    Banish(At, u8),
    Stop,
}

impl Deed {
    pub fn action(self) -> Action {
        match self {
            Deed::Lay { at, turn } => Action::LayTile { at: at.0, turn },
            Deed::Spare(area) => Action::SpareGhost { area },
            Deed::Meeple(colour, kind, index) => Action::PlaceMeeple { colour, kind, index },
            Deed::Skip => Action::SkipMeeple,
            Deed::Score(region) => Action::ScoreNext { region: region.0 },
            Deed::Points => Action::TakePoints,
            Deed::Banish(at, area) => Action::Banish { at: at.0, haunt: Haunt::Mist(area) },
            Deed::Stop => Action::StopBanishing,
        }
    }
}

/// What a scenario expects of the position, or of what happened since the last action.
#[derive(Clone, Debug, Deserialize)]
pub(super) enum Expectation {
    Phase(Phase),
    Hand(String),
    TilesLeft(u8),
    Active(usize),
    Turn(u16),
    Seat(usize, Vec<Colour>),
    Marker(Colour),
    Tile(At, String),
    NoTile(At),
    Ghosts(At, u8),
    GhostsIn(At, u8, u8),
    GhostsOnBoard(u8),
    Supply(u8),
    Total(u16),
    Meeples(Colour, u8),
    Standing(Colour, Place),
    MeeplesIn(Place, u8),
    Finished(Place),
    Unfinished(Place),
    NeverFinished(Place),
    Joined(Place, Place),
    Apart(Place, Place),
    Size(Place, u8),
    Value(Place, u16),
    Legal(Deed),
    Illegal(Deed, String),
    LegalCount(usize),
    Happened(Event),
    NotHappened(Event),
    InOrder(Vec<Event>),
    NotOver,
    Outcome(Outcome, String),
}

impl Expectation {
    /// The rule ID that the expectation names.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Expectation::Illegal(_, rule) | Expectation::Outcome(_, rule) => Some(rule),
            _ => None,
        }
    }
}

/// One step.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Do(Deed),
    Expect(Expectation),
}
