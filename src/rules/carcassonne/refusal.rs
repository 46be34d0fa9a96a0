//! Why an action is not allowed, with the rule that forbids it.

use super::{Phase, Piece};
use crate::rules::tiles::{Side, Square};

/// Why an action is not allowed. The sentence says what is wrong, [`Refusal::rule`] which rule says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Another kind of decision is due.
    #[error("{}", .0.what_is_due())]
    NotNow(Phase),
    /// A tile lies there.
    #[error("a tile already lies on {0}")]
    SquareTaken(Square),
    /// Nothing lies beside the square.
    #[error("no tile lies beside {0}: a tile has to share an edge with one")]
    NoSharedEdge(Square),
    /// Terrain against other terrain.
    #[error("the {} edge does not match its neighbour", .0.adjective())]
    EdgeMismatch(Side),
    /// No ghost for a circle there.
    #[error("no meeple with a ghost stands there on the eight squares around the new tile")]
    NotToDrawIn,
    /// Not one of the areas that can let a ghost go.
    #[error(
        "no ghost can leave a circle of mist area {1} on {0}: expected one of older tiles in the mist just extended"
    )]
    NotToTake(Square, u8),
    /// Nobody stands there.
    #[error("no meeple stands there")]
    NobodyThere,
    /// A guard gets no ghost.
    #[error("a guard stands there: no ghost ever comes to a guard")]
    Guard,
    /// The ghost is for somebody else, by this rule.
    #[error("the ghost goes to a meeple of another player")]
    OwnMeeple(&'static str),
    /// The ghost is for the active player, by this rule.
    #[error("the ghost goes to a meeple of the player whose turn it is")]
    OpponentsMeeple(&'static str),
    /// None of that kind in the supply.
    #[error("no piece of this kind ({}) is left in the supply", .0.name())]
    NoneLeft(Piece),
    /// Not a place for any piece.
    #[error("a meeple stands on a road or field, in a city, or in a castle, monastery or cemetery, never on mist")]
    NotOnMist,
    /// Farmers are not played with.
    #[error("this game is played without farmers")]
    NoFarmers,
    /// The abbot somewhere else.
    #[error("the abbot goes to monasteries only")]
    AbbotElsewhere,
    /// The tile has no such part.
    #[error("the tile just laid has no such part")]
    NoSuchPart,
    /// Somebody is in that region.
    #[error("a meeple already stands in this region")]
    Occupied,
    /// No abbot to take back.
    #[error("no abbot can be taken back: expected the own one in a monastery that is not complete")]
    NoAbbot,
    /// The region is not due to be scored.
    #[error("this region is not waiting to be scored")]
    NotDue,
}

impl Refusal {
    /// The ID of the rule that forbids it.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::NotNow(phase) => phase.rule(),
            Refusal::SquareTaken(_) | Refusal::NoSharedEdge(_) | Refusal::EdgeMismatch(_) => "RPLACE-1",
            Refusal::NotToDrawIn => "RCIRC-3",
            Refusal::NotToTake(..) => "RCIRC-5",
            Refusal::NobodyThere => "RGHOST-1",
            Refusal::Guard => "RGUARD-2",
            Refusal::OwnMeeple(rule) | Refusal::OpponentsMeeple(rule) => rule,
            Refusal::NoneLeft(_) | Refusal::NoSuchPart => "RMEEPLE-1",
            Refusal::NotOnMist => "RMEEPLE-3",
            Refusal::NoFarmers => "RSETUP-6",
            Refusal::AbbotElsewhere => "RABBOT-1",
            Refusal::Occupied => "RMEEPLE-2",
            Refusal::NoAbbot => "RABBOT-2",
            Refusal::NotDue => "RSCORE-7",
        }
    }
}
