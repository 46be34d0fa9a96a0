//! The lines of a trace as they are in the file. The first key of a line tells what happened.

use super::places::{At, CatAt, HoundAt, PartAt, Where};
use crate::rules::Colour;
use crate::rules::mists::Hound;
use crate::rules::tiles::{FacePrint, Rotation};
use crate::table::trace::{Reader, TraceLine, read_with};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// One line.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Line {
    Game(Box<GameLine>),
    Draw(DrawLine),
    SetAside(SetAsideLine),
    Place(PlaceLine),
    BankFinished(BankFinishedLine),
    Bury(BuryLine),
    Ghost(GhostLine),
    DrawnIn(DrawnInLine),
    Cat(CatLine),
    Meeple(MeepleLine),
    Score(ScoreLine),
    HoundPoints(HoundPointsLine),
    CatPoints(CatPointsLine),
    Hound(HoundLine),
    FaceDown(FaceDownLine),
    State(StateLine),
    Over(OverLine),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameLine {
    pub game: GameStart,
}

/// Everything that a game needs to start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameStart {
    pub level: u8,
    pub players: usize,
    pub colours: Vec<Vec<Colour>>,
    pub markers: Vec<Colour>,
    #[serde(default)]
    pub spell_circles: bool,
    #[serde(default)]
    pub seed: String,
    pub faces: BTreeMap<String, FacePrint>,
    pub start: Vec<(i16, i16, FacePrint)>,
    pub piles: Vec<Vec<String>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DrawLine {
    pub draw: String,
    pub legal: u16,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SetAsideLine {
    pub set_aside: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlaceLine {
    pub place: Placed,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Placed {
    pub at: At,
    pub turn: Rotation,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BankFinishedLine {
    pub bank_finished: Vec<(i16, i16, u8)>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BuryLine {
    pub bury: Burial,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Burial {
    pub colour: Colour,
    pub from: Option<PartAt>,
    pub at: At,
    pub legal: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GhostLine {
    pub ghost: GhostPut,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GhostPut {
    pub at: At,
    pub r#where: Where,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DrawnInLine {
    pub drawn_in: DrawnIn,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DrawnIn {
    pub from: At,
    pub r#where: Where,
    pub to: At,
    /// The mist area of the circle that the ghost enters.
    pub area: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CatLine {
    pub cat: CatPut,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CatPut {
    pub to: Option<(Colour, PartAt)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeepleLine {
    pub meeple: MeeplePut,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeeplePut {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    pub on: Option<PartAt>,
    pub legal: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScoreLine {
    pub score: Scored,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scored {
    pub region: PartAt,
    pub value: u16,
    pub colours: Vec<Colour>,
    pub take: Take,
    pub points: u16,
    pub legal: u8,
    /// The marker that each colour moved (L6-2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub markers: Option<BTreeMap<Colour, Colour>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Take {
    Points(PointsWord),
    Ghosts(GhostsTaken),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum PointsWord {
    #[serde(rename = "points")]
    Points,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GhostsTaken {
    pub banish: Option<At>,
    pub ghosts: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<Where>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HoundPointsLine {
    pub hound_points: HoundPoints,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HoundPoints {
    pub hound: Hound,
    pub points: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<Colour>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CatPointsLine {
    pub cat_points: CatPoints,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CatPoints {
    pub points: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<Colour>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HoundLine {
    pub hound: HoundPut,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HoundPut {
    pub name: Hound,
    pub to: Option<(Colour, PartAt)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banish: Option<Vec<(i16, i16, Vec<Where>)>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FaceDownLine {
    pub face_down: FaceDownPut,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FaceDownPut {
    pub at: At,
    pub legal: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StateLine {
    pub state: State,
}

/// The public state at the end of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub turn: u16,
    pub active: u8,
    pub total: Vec<u16>,
    pub supply: u8,
    pub on_board: u8,
    /// Number of ghosts in spell circles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_circles: Option<u8>,
    pub tiles_left: Vec<u8>,
    pub meeples: BTreeMap<Colour, u8>,
    /// The active pile, starting at 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hounds: Option<BTreeMap<Hound, HoundAt>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cat: Option<CatAt>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OverLine {
    pub over: Ended,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ended {
    pub won: bool,
    pub by: String,
    pub total: Vec<u16>,
}

impl TraceLine for Line {
    fn kind(&self) -> &'static str {
        match self {
            Line::Game(_) => "game",
            Line::Draw(_) => "draw",
            Line::SetAside(_) => "set_aside",
            Line::Place(_) => "place",
            Line::BankFinished(_) => "bank_finished",
            Line::Bury(_) => "bury",
            Line::Ghost(_) => "ghost",
            Line::DrawnIn(_) => "drawn_in",
            Line::Cat(_) => "cat",
            Line::Meeple(_) => "meeple",
            Line::Score(_) => "score",
            Line::HoundPoints(_) => "hound_points",
            Line::CatPoints(_) => "cat_points",
            Line::Hound(_) => "hound",
            Line::FaceDown(_) => "face_down",
            Line::State(_) => "state",
            Line::Over(_) => "over",
        }
    }

    fn read(value: Value) -> Result<Line, String> {
        read_with(value, &READERS)
    }
}

const READERS: [Reader<Line>; 17] = [
    ("game", |value| serde_json::from_value(value).map(Box::new).map(Line::Game)),
    ("draw", |value| serde_json::from_value(value).map(Line::Draw)),
    ("set_aside", |value| serde_json::from_value(value).map(Line::SetAside)),
    ("place", |value| serde_json::from_value(value).map(Line::Place)),
    ("bank_finished", |value| serde_json::from_value(value).map(Line::BankFinished)),
    ("bury", |value| serde_json::from_value(value).map(Line::Bury)),
    ("ghost", |value| serde_json::from_value(value).map(Line::Ghost)),
    ("drawn_in", |value| serde_json::from_value(value).map(Line::DrawnIn)),
    ("cat", |value| serde_json::from_value(value).map(Line::Cat)),
    ("meeple", |value| serde_json::from_value(value).map(Line::Meeple)),
    ("score", |value| serde_json::from_value(value).map(Line::Score)),
    ("hound_points", |value| serde_json::from_value(value).map(Line::HoundPoints)),
    ("cat_points", |value| serde_json::from_value(value).map(Line::CatPoints)),
    ("hound", |value| serde_json::from_value(value).map(Line::Hound)),
    ("face_down", |value| serde_json::from_value(value).map(Line::FaceDown)),
    ("state", |value| serde_json::from_value(value).map(Line::State)),
    ("over", |value| serde_json::from_value(value).map(Line::Over)),
];
