//! Eloise, and where she can be.

use crate::rules::tiles::PartId;

/// Where Eloise is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cat {
    /// Behind her part of the supply, until it is empty (CAT-1).
    Supply,
    /// With the meeple that stands on this part (CAT-2), or stood there until it was scored a moment ago (CAT-4).
    With(PartId),
    /// Beside the board: she joins the next meeple placed (CAT-3), or goes on after the scorings (CAT-5).
    Waits,
}
