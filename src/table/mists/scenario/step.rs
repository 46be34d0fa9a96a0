//! The steps of a scenario: an action by name, or an expectation.

use super::event::Event;
use super::places::Lair;
use crate::rules::Colour;
use crate::rules::mists::{Action, Hound, Outcome, Phase};
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
    Bury(Place),
    BuryFromSupply(Colour),
    DrawIn(At, Lair),
    PlaceCat(Place),
    Spare(u8),
    HauntCemetery(At),
    HauntMist(At, u8),
    Meeple(Colour, Kind, u8),
    Skip,
    Score(Place),
    Points,
    Banish(At, Lair),
    Stop,
    MoveMarker(Colour),
    PlaceHound(Place),
    LayFaceDown(At),
}

impl Deed {
    pub fn action(self) -> Action {
        match self {
            Deed::Lay { at, turn } => Action::LayTile { at: at.0, turn },
            Deed::Bury(meeple) => Action::Bury { meeple: meeple.0 },
            Deed::BuryFromSupply(colour) => Action::BuryFromSupply { colour },
            Deed::DrawIn(at, lair) => Action::DrawIn { at: at.0, haunt: lair.0 },
            Deed::PlaceCat(meeple) => Action::PlaceCat { meeple: meeple.0 },
            Deed::Spare(area) => Action::SpareGhost { area },
            Deed::HauntCemetery(at) => Action::HauntCemetery { at: at.0 },
            Deed::HauntMist(at, area) => Action::HauntMist { at: at.0, area },
            Deed::Meeple(colour, kind, index) => Action::PlaceMeeple { colour, kind, index },
            Deed::Skip => Action::SkipMeeple,
            Deed::Score(region) => Action::ScoreNext { region: region.0 },
            Deed::Points => Action::TakePoints,
            Deed::Banish(at, lair) => Action::Banish { at: at.0, haunt: lair.0 },
            Deed::Stop => Action::StopBanishing,
            Deed::MoveMarker(marker) => Action::MoveMarker { marker },
            Deed::PlaceHound(meeple) => Action::PlaceHound { meeple: meeple.0 },
            Deed::LayFaceDown(at) => Action::LayFaceDown { at: at.0 },
        }
    }
}

/// An expectation about the position, or about what has happened since the last action.
#[derive(Clone, Debug, Deserialize)]
pub enum Expectation {
    Phase(Phase),
    Hand(String),
    TilesLeft(u8),
    Piles(u8, Vec<u8>),
    Active(usize),
    Turn(u16),
    Seat(usize, Vec<Colour>),
    Marker(Colour),
    Markers(Vec<Colour>),
    Tile(At, String),
    NoTile(At),
    FaceDown(At),
    Ghosts(At, u8),
    GhostsIn(At, Lair, u8),
    GhostsOnBoard(u8),
    Supply(u8),
    Total(u16),
    Totals(Vec<u16>),
    Meeples(Colour, u8),
    Standing(Colour, Place),
    MeeplesIn(Place, u8),
    OpenCemetery(At),
    ClosedCemetery(At),
    Buried(Colour, At),
    NobodyBuried(At),
    HoundOnTrack(Hound),
    HoundWith(Hound, Place),
    HoundGone(Hound),
    GhostsInCircles(u8),
    CatInSupply(u8),
    CatWith(Place),
    CatWaits,
    NoCat,
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
    /// The rule ID in the expectation.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Expectation::Illegal(_, rule) | Expectation::Outcome(_, rule) => Some(rule),
            _ => None,
        }
    }
}
