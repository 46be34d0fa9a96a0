//! Why an action is not allowed, and which rule says so.

use super::{Hound, Phase};
use crate::rules::Colour;
use crate::rules::tiles::{Side, Square};

/// Why an action was refused. The message is a sentence for the player.
///
/// ```
/// use mists::rules::Game;
/// use mists::rules::mists::{Action, Mists, Phase, Refusal, Setup};
/// use mists::table::mists::shipped;
///
/// let setup = Setup::with_players(shipped::level(1)?, shipped::deck()?, 3);
/// let mut game = Mists::begin(&setup, 1, &mut Vec::new())?;
/// let refusal = game.apply(Action::SkipMeeple, &mut Vec::new()).expect_err("no tile is laid yet");
/// assert_eq!((refusal, refusal.rule()), (Refusal::NotNow(Phase::LayTile), "PLACE-1"));
/// assert_eq!(refusal.to_string(), "first the drawn tile has to be laid");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Another kind of decision is due.
    #[error("{}", .0.what_is_due())]
    NotNow(Phase),
    /// A tile lies there.
    #[error("a tile already lies on {0}")]
    SquareTaken(Square),
    /// No tile beside the square.
    #[error("no tile lies beside {0}: a tile has to share an edge with one")]
    NoSharedEdge(Square),
    /// Terrain against other terrain.
    #[error("the {} edge does not match its neighbour", .0.adjective())]
    EdgeMismatch(Side),
    /// No meeple to bury there.
    #[error("no meeple stands there: one that stands on the board is buried")]
    NobodyToBury,
    /// A meeple stands on the board, so none is buried from the supply.
    #[error("a meeple stands on the board: one of those is buried, none from the supply")]
    BuryFromBoard,
    /// None of that colour may be buried from the supply.
    #[error("no {0} meeple can be buried: the player whose turn it is gives one, if they have any")]
    NotToBury(Colour),
    /// No ghost for a circle there.
    #[error("no ghost stands there on {0} that a circle could draw in: expected one on the eight squares around")]
    NotToDrawIn(Square),
    /// A circle does not let go.
    #[error("the ghosts in the spell circles on {0} can't be removed: only finishing their bank of mist frees them")]
    HeldInCircle(Square),
    /// No meeple for Eloise there.
    #[error("no meeple stands there that Eloise could join")]
    NobodyForCat,
    /// Not an open cemetery.
    #[error("no open cemetery lies on {0}")]
    NoOpenCemetery(Square),
    /// Not the square that gets a ghost now, or not its mist.
    #[error("the ghost comes to the mist on {0}")]
    HauntElsewhere(Square),
    /// Not an area of the tile that would get a ghost.
    #[error("mist area {0} of this tile is not one that can get a ghost fewer")]
    NoGhostDue(u8),
    /// The colour is not the active player's.
    #[error("{0} is not a colour of the player whose turn it is")]
    NotYourColour(Colour),
    /// None of that colour in the supply.
    #[error("no {0} meeple is left in the supply")]
    NoMeepleLeft(Colour),
    /// Mist is not a place for a meeple.
    #[error("a meeple stands on a road, in a city or in a castle, never on mist")]
    NotOnMist,
    /// The tile has no such part.
    #[error("the tile just laid has no such part")]
    NoSuchPart,
    /// Somebody is in that region.
    #[error("a meeple already stands in this region")]
    Occupied,
    /// The region is not due to be scored.
    #[error("this region is not waiting to be scored")]
    NotDue,
    /// No ghost to remove there.
    #[error("no ghost stands there on {0}")]
    NoGhostThere(Square),
    /// Ghosts are removed from one square only.
    #[error("the first ghost left {0}: the others have to leave the same square")]
    AnotherSquare(Square),
    /// Not one of the score markers.
    #[error("{0} is no score marker of this game")]
    NoMarker(Colour),
    /// No meeple for the hound there.
    #[error("no meeple stands there that {0} could join")]
    NobodyForHound(Hound),
    /// Too far from the hound.
    #[error("{0} is not around the hound: ghosts leave its square and the eight around it")]
    NotAroundHound(Square),
    /// No ghost for the hound there.
    #[error("no ghost stands there on {0} for the hound to remove")]
    NoGhostForHound(Square),
    /// Ghosts left two other squares already.
    #[error("ghosts have left two squares already: a hound calms two at most")]
    ThirdSquare(Square),
    /// Three ghosts left the square already.
    #[error("three ghosts have left {0} already")]
    FourthGhost(Square),
    /// Not an empty square around an open cemetery.
    #[error("{0} is not an empty square around an open cemetery")]
    NotAroundCemetery(Square),
}

impl Refusal {
    /// The ID of the rule that forbids it.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::NotNow(phase) => phase.rule(),
            Refusal::SquareTaken(_) | Refusal::NoSharedEdge(_) => "PLACE-1",
            Refusal::EdgeMismatch(_) => "PLACE-2",
            Refusal::NobodyToBury => "CEM-3",
            Refusal::BuryFromBoard | Refusal::NotToBury(_) => "CEM-4",
            Refusal::NotToDrawIn(_) => "SPELL-2",
            Refusal::HeldInCircle(_) => "SPELL-4",
            Refusal::NobodyForCat => "CAT-2",
            Refusal::NoOpenCemetery(_) => "CEM-6",
            Refusal::HauntElsewhere(_) => "L5-3",
            Refusal::NoGhostDue(_) => "GHOST-4",
            Refusal::NotYourColour(_) => "SETUP-5",
            Refusal::NoMeepleLeft(_) | Refusal::NoSuchPart => "MEEPLE-1",
            Refusal::NotOnMist => "MEEPLE-3",
            Refusal::Occupied => "MEEPLE-2",
            Refusal::NotDue => "SCORE-8",
            Refusal::NoGhostThere(_) | Refusal::AnotherSquare(_) => "SCORE-7",
            Refusal::NoMarker(_) => "L6-2",
            Refusal::NobodyForHound(_) => "HOUND-2",
            Refusal::NotAroundHound(_)
            | Refusal::NoGhostForHound(_)
            | Refusal::ThirdSquare(_)
            | Refusal::FourthGhost(_) => "HOUND-3",
            Refusal::NotAroundCemetery(_) => "L5-4",
        }
    }
}
