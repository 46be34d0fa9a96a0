//! The lines of a trace as they are in the file. The first key of a line tells what happened; no key may be missing
//! unless it says so.

use super::names::{CardWord, RoomWord, TypeWord, or_null};
use crate::table::trace::{Reader, TraceLine, read_with};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One line.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Line {
    Game(Box<GameLine>),
    Deal(DealLine),
    Place(PlaceLine),
    Ghosts(GhostsLine),
    Peek(PeekLine),
    TurnUp(TurnUpLine),
    Roll(RollLine),
    Reroll(RerollLine),
    Flip(FlipLine),
    Take(TakeLine),
    Pass(PassLine),
    Tome(TomeLine),
    Dispel(DispelLine),
    Remove(RemoveLine),
    State(Box<StateLine>),
    Score(ScoreLine),
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
    pub players: usize,
    pub first: usize,
    /// Nobody looks at it.
    #[serde(default)]
    pub seed: Value,
    pub types: Vec<TypeWord>,
    pub removed: Vec<CardWord>,
    pub deck: Vec<CardWord>,
    /// From left to right, each with the side up and the other side.
    pub boards: [[RoomWord; 2]; 3],
    /// One letter a die: `g` or `b`.
    pub dice: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DealLine {
    pub deal: Dealt,
}

/// A filling, the face-down card included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dealt {
    pub room: RoomWord,
    pub cards: Vec<CardWord>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlaceLine {
    pub place: Placed,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Placed {
    pub player: usize,
    pub room: RoomWord,
    pub space: u8,
    pub legal: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GhostsLine {
    pub ghosts: GhostsChanged,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GhostsChanged {
    pub player: usize,
    pub change: i16,
    pub now: u16,
    pub why: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PeekLine {
    pub peek: Peeked,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Peeked {
    pub player: usize,
    pub card: CardWord,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnUpLine {
    pub turn_up: TurnedUp,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnedUp {
    pub card: CardWord,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RollLine {
    pub roll: Rolled,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rolled {
    pub player: usize,
    pub room: RoomWord,
    pub dice: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RerollLine {
    pub reroll: Rerolled,
}

/// The dice as they lie after the decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rerolled {
    pub player: usize,
    pub again: bool,
    pub dice: String,
    pub legal: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FlipLine {
    pub flip: Flipped,
}

/// The dice as they lie after the decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Flipped {
    pub player: usize,
    #[serde(deserialize_with = "or_null")]
    pub die: Option<u8>,
    pub dice: String,
    pub legal: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TakeLine {
    pub take: Taken,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Taken {
    pub player: usize,
    pub room: RoomWord,
    pub space: u8,
    pub slot: u8,
    pub card: CardWord,
    pub legal: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PassLine {
    pub pass: Passed,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Passed {
    pub player: usize,
    pub to: usize,
    pub ghosts: u16,
    /// Of the giver and the receiver.
    pub now: [u16; 2],
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TomeLine {
    pub tome: TypeChosen,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TypeChosen {
    pub player: usize,
    pub r#type: TypeWord,
    pub legal: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DispelLine {
    pub dispel: Dispelled,
}

/// The highest value first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dispelled {
    pub player: usize,
    pub cards: Vec<CardWord>,
    pub why: TypeWord,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RemoveLine {
    pub remove: Removed,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Removed {
    pub room: RoomWord,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StateLine {
    pub state: State,
}

/// Everything as it is after a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub turn: u16,
    /// Whose turn it was.
    pub active: usize,
    pub ghosts: Vec<u16>,
    pub supply: Vec<u8>,
    /// In the order of the alphabet.
    pub face_up: Vec<Vec<CardWord>>,
    /// In the order of the alphabet.
    pub dispelled: Vec<Vec<CardWord>>,
    pub curses: Vec<u16>,
    /// From left to right; `null` for a board that has left.
    pub rooms: Vec<Option<RoomNow>>,
    pub deck: usize,
    /// Who spent the Clocks.
    #[serde(deserialize_with = "or_null")]
    pub clock: Option<usize>,
    /// Who may look at the face-down card; absent unless the Secret Passage is in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looked: Option<Vec<usize>>,
}

/// A room in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoomNow {
    pub room: RoomWord,
    pub cards: Vec<CardWord>,
    /// Space and seat, from the top.
    pub meeples: Vec<(u8, usize)>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScoreLine {
    pub score: Scored,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scored {
    pub cards: Vec<u16>,
    pub ghosts: Vec<u16>,
    pub penalty: Vec<u16>,
    pub curses: Vec<u16>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OverLine {
    pub over: Ended,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ended {
    pub winners: Vec<usize>,
}

impl TraceLine for Line {
    fn read(value: Value) -> Result<Line, String> {
        read_with(value, &READERS)
    }

    fn kind(&self) -> &'static str {
        match self {
            Line::Game(_) => "game",
            Line::Deal(_) => "deal",
            Line::Place(_) => "place",
            Line::Ghosts(_) => "ghosts",
            Line::Peek(_) => "peek",
            Line::TurnUp(_) => "turn_up",
            Line::Roll(_) => "roll",
            Line::Reroll(_) => "reroll",
            Line::Flip(_) => "flip",
            Line::Take(_) => "take",
            Line::Pass(_) => "pass",
            Line::Tome(_) => "tome",
            Line::Dispel(_) => "dispel",
            Line::Remove(_) => "remove",
            Line::State(_) => "state",
            Line::Score(_) => "score",
            Line::Over(_) => "over",
        }
    }
}

const READERS: [Reader<Line>; 17] = [
    ("game", |value| serde_json::from_value(value).map(Box::new).map(Line::Game)),
    ("deal", |value| serde_json::from_value(value).map(Line::Deal)),
    ("place", |value| serde_json::from_value(value).map(Line::Place)),
    ("ghosts", |value| serde_json::from_value(value).map(Line::Ghosts)),
    ("peek", |value| serde_json::from_value(value).map(Line::Peek)),
    ("turn_up", |value| serde_json::from_value(value).map(Line::TurnUp)),
    ("roll", |value| serde_json::from_value(value).map(Line::Roll)),
    ("reroll", |value| serde_json::from_value(value).map(Line::Reroll)),
    ("flip", |value| serde_json::from_value(value).map(Line::Flip)),
    ("take", |value| serde_json::from_value(value).map(Line::Take)),
    ("pass", |value| serde_json::from_value(value).map(Line::Pass)),
    ("tome", |value| serde_json::from_value(value).map(Line::Tome)),
    ("dispel", |value| serde_json::from_value(value).map(Line::Dispel)),
    ("remove", |value| serde_json::from_value(value).map(Line::Remove)),
    ("state", |value| serde_json::from_value(value).map(Box::new).map(Line::State)),
    ("score", |value| serde_json::from_value(value).map(Line::Score)),
    ("over", |value| serde_json::from_value(value).map(Line::Over)),
];
