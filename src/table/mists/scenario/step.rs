//! What a step of a scenario can be: an action by name, or an expectation.

use super::event::Event;
use crate::rules::Colour;
use crate::rules::mists::{Action, Haunt, Hound, Outcome, Phase};
use crate::rules::tiles::{Kind, PartName, Rotation, Square};
use ron::value::RawValue;
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

/// A place for ghosts on a square as scenarios write it: a mist area's number, `cemetery`, or `circle(0)` for
/// the circles of a mist area.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "Box<RawValue>")]
pub(super) struct Lair(pub Haunt);

impl Lair {
    /// The first mist area, which most squares have only.
    pub fn first() -> Lair {
        Lair(Haunt::Mist(0))
    }
}

impl TryFrom<Box<RawValue>> for Lair {
    type Error = String;

    fn try_from(written: Box<RawValue>) -> Result<Lair, String> {
        match written.trim().get_ron() {
            "cemetery" => Ok(Lair(Haunt::Cemetery)),
            circle if circle.starts_with("circle") => {
                let area = circle["circle".len()..].trim().strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
                match area.and_then(|area| area.trim().parse().ok()) {
                    Some(area) => Ok(Lair(Haunt::Circle(area))),
                    None => Err(format!("{circle}: expected circle(0), with the number of a mist area")),
                }
            }
            number => match number.parse() {
                Ok(area) => Ok(Lair(Haunt::Mist(area))),
                Err(_) => Err(format!("{number} is neither the number of a mist area nor cemetery nor circle(0)")),
            },
        }
    }
}

impl fmt::Debug for Lair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Haunt::Mist(area) => write!(f, "{area}"),
            Haunt::Cemetery => f.write_str("cemetery"),
            Haunt::Circle(area) => write!(f, "circle({area})"),
        }
    }
}

/// An action by the name that scenarios give it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Deed {
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

/// What a scenario expects of the position, or of what happened since the last action.
#[derive(Clone, Debug, Deserialize)]
pub(super) enum Expectation {
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
