//! The lines of a trace as they are in the file. The first key of a line tells what happened; numbers that are absent
//! are 0, lists empty.

use super::faces::WrittenFace;
use super::places::{AreaAt, At, From, PartAt};
use crate::rules::Colour;
use crate::rules::carcassonne::Piece;
use crate::rules::tiles::Rotation;
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
    DrawnIn(DrawnInLine),
    Fill(FillLine),
    Haunt(HauntLine),
    Chased(ChasedLine),
    Released(ReleasedLine),
    Meeple(MeepleLine),
    Recall(RecallLine),
    Score(ScoreLine),
    Guard(GuardLine),
    State(StateLine),
    Final(FinalLine),
    Over(OverLine),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameLine {
    pub game: GameStart,
}

/// Everything that a game needs to start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameStart {
    pub rules: String,
    pub players: Vec<Colour>,
    pub farmers: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub spell_circles: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub abbot: bool,
    #[serde(default)]
    pub seed: String,
    pub faces: BTreeMap<String, WrittenFace>,
    pub start: Vec<(i16, i16, WrittenFace)>,
    pub tiles: Vec<String>,
}

fn is_false(flag: &bool) -> bool {
    !*flag
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DrawLine {
    pub draw: String,
    #[serde(default)]
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
pub struct DrawnInLine {
    pub drawn_in: DrawnIn,
}

/// A ghost of the meeple on `from` goes to a circle of the area `to`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DrawnIn {
    pub from: PartAt,
    pub to: AreaAt,
    #[serde(default)]
    pub legal: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FillLine {
    pub fill: Filled,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Filled {
    pub to: AreaAt,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HauntLine {
    pub haunt: Haunted,
}

/// A ghost goes to the meeple on `to`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Haunted {
    pub why: WhyWord,
    pub from: From,
    pub to: PartAt,
    #[serde(default)]
    pub legal: u8,
    /// How many areas the player could take it from (RCIRC-5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub areas: Option<u8>,
}

/// The rule that asks for a ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WhyWord {
    Extend,
    Finish,
    Break,
    Circles,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChasedLine {
    pub chased: Chased,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chased {
    pub colour: Colour,
    pub from: PartAt,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReleasedLine {
    pub released: Released,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Released {
    pub from: AreaAt,
    #[serde(default)]
    pub ghosts: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeepleLine {
    pub meeple: MeeplePut,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MeeplePut {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Piece>,
    pub on: Option<PartAt>,
    #[serde(default)]
    pub legal: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecallLine {
    pub recall: Recalled,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recalled {
    pub from: PartAt,
    #[serde(default)]
    pub value: u16,
    #[serde(default)]
    pub points: i16,
    #[serde(default)]
    pub total: u16,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScoreLine {
    pub score: Scored,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scored {
    pub region: PartAt,
    #[serde(default)]
    pub value: u16,
    #[serde(default)]
    pub count: BTreeMap<Colour, u8>,
    #[serde(default)]
    pub points: BTreeMap<Colour, i16>,
    #[serde(default)]
    pub total: BTreeMap<Colour, u16>,
    #[serde(default)]
    pub legal: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardLine {
    pub guard: GuardCame,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardCame {
    pub colour: Colour,
    #[serde(default)]
    pub reserve: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StateLine {
    pub state: State,
}

/// The public state at the end of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub turn: u16,
    /// The player whose turn it was, from 0.
    #[serde(default)]
    pub active: u8,
    #[serde(default)]
    pub score: BTreeMap<Colour, u16>,
    #[serde(default)]
    pub supply: u8,
    #[serde(default)]
    pub on_meeples: u8,
    /// Number of ghosts in spell circles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_circles: Option<u8>,
    #[serde(default)]
    pub tiles_left: u8,
    #[serde(default)]
    pub meeples: BTreeMap<Colour, Pieces>,
}

/// What a player has beside the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pieces {
    #[serde(default)]
    pub ordinary: u8,
    #[serde(default)]
    pub guards: u8,
    #[serde(default)]
    pub reserve: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abbot: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FinalLine {
    pub r#final: FinallyScored,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FinallyScored {
    pub region: PartAt,
    #[serde(default)]
    pub value: u16,
    #[serde(default)]
    pub count: BTreeMap<Colour, u8>,
    #[serde(default)]
    pub points: BTreeMap<Colour, i16>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OverLine {
    pub over: Ended,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ended {
    #[serde(default)]
    pub total: BTreeMap<Colour, u16>,
    #[serde(default)]
    pub winners: Vec<Colour>,
}

impl TraceLine for Line {
    fn read(value: Value) -> Result<Line, String> {
        read_with(value, &READERS)
    }

    fn kind(&self) -> &'static str {
        match self {
            Line::Game(_) => "game",
            Line::Draw(_) => "draw",
            Line::SetAside(_) => "set_aside",
            Line::Place(_) => "place",
            Line::DrawnIn(_) => "drawn_in",
            Line::Fill(_) => "fill",
            Line::Haunt(_) => "haunt",
            Line::Chased(_) => "chased",
            Line::Released(_) => "released",
            Line::Meeple(_) => "meeple",
            Line::Recall(_) => "recall",
            Line::Score(_) => "score",
            Line::Guard(_) => "guard",
            Line::State(_) => "state",
            Line::Final(_) => "final",
            Line::Over(_) => "over",
        }
    }
}

const READERS: [Reader<Line>; 16] = [
    ("game", |value| serde_json::from_value(value).map(Box::new).map(Line::Game)),
    ("draw", |value| serde_json::from_value(value).map(Line::Draw)),
    ("set_aside", |value| serde_json::from_value(value).map(Line::SetAside)),
    ("place", |value| serde_json::from_value(value).map(Line::Place)),
    ("drawn_in", |value| serde_json::from_value(value).map(Line::DrawnIn)),
    ("fill", |value| serde_json::from_value(value).map(Line::Fill)),
    ("haunt", |value| serde_json::from_value(value).map(Line::Haunt)),
    ("chased", |value| serde_json::from_value(value).map(Line::Chased)),
    ("released", |value| serde_json::from_value(value).map(Line::Released)),
    ("meeple", |value| serde_json::from_value(value).map(Line::Meeple)),
    ("recall", |value| serde_json::from_value(value).map(Line::Recall)),
    ("score", |value| serde_json::from_value(value).map(Line::Score)),
    ("guard", |value| serde_json::from_value(value).map(Line::Guard)),
    ("state", |value| serde_json::from_value(value).map(Line::State)),
    ("final", |value| serde_json::from_value(value).map(Line::Final)),
    ("over", |value| serde_json::from_value(value).map(Line::Over)),
];
