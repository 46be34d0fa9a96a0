//! The steps of a scenario: an action by name, or an expectation.

use super::event::Event;
use crate::rules::Colour;
use crate::rules::carcassonne::{Action, Phase, Piece};
use crate::rules::tiles::{Kind, Rotation};
use crate::table::scenario::{At, Place};
use serde::Deserialize;

/// An action by its name in scenarios.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Deed {
    Lay {
        at: At,
        #[serde(default)]
        turn: Rotation,
    },
    DrawIn(Place),
    TakeFrom(At, u8),
    Haunt(Place),
    Put(Piece, Kind, u8),
    Skip,
    Recall,
    Score(Place),
}

impl Deed {
    pub fn action(self) -> Action {
        match self {
            Deed::Lay { at, turn } => Action::LayTile { at: at.0, turn },
            Deed::DrawIn(meeple) => Action::DrawIn { meeple: meeple.0 },
            Deed::TakeFrom(at, area) => Action::TakeFromCircle { at: at.0, area },
            Deed::Haunt(meeple) => Action::GiveGhost { meeple: meeple.0 },
            Deed::Put(piece, kind, index) => Action::PlaceMeeple { piece, kind, index },
            Deed::Skip => Action::SkipMeeple,
            Deed::Recall => Action::RecallAbbot,
            Deed::Score(region) => Action::ScoreNext { region: region.0 },
        }
    }
}

/// An expectation about the position, or about what has happened since the last action.
#[derive(Clone, Debug, Deserialize)]
pub enum Expectation {
    Phase(Phase),
    Hand(String),
    TilesLeft(u8),
    Active(Colour),
    Turn(u16),
    Players(Vec<Colour>),
    Tile(At, String),
    NoTile(At),
    Scores(Vec<(Colour, u16)>),
    Supply(Colour, Piece, u8),
    Reserve(Colour, u8),
    Ghosts(u8),
    GhostsOn(Place, u8),
    GhostsIn(At, u8, u8),
    GhostsOnMeeples(u8),
    GhostsInCircles(u8),
    Standing(Colour, Piece, Place),
    Nobody(Place),
    MeeplesIn(Place, u8),
    Majority(Place, Vec<Colour>),
    Value(Place, u16),
    Size(Place, u8),
    Cities(Place, u8),
    Fields(At, Vec<Vec<u8>>),
    Finished(Place),
    Unfinished(Place),
    NeverFinished(Place),
    Joined(Place, Place),
    Apart(Place, Place),
    Due(Vec<Place>),
    Legal(Deed),
    Illegal(Deed, String),
    LegalCount(usize),
    Happened(Event),
    NotHappened(Event),
    InOrder(Vec<Event>),
    NotOver,
    Winners(Vec<Colour>),
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
