//! Where on a square ghosts can stand.

use super::Refusal;
use crate::rules::tiles::Square;
use serde::{Deserialize, Serialize};

/// A place for ghosts on a square.
///
/// ```
/// use mists::rules::mists::Haunt;
///
/// assert_eq!([Haunt::Mist(1), Haunt::Cemetery].map(|haunt| haunt.to_string()), ["mist 1", "cemetery"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Haunt {
    /// A mist area, by its place in the face's list (MIST-6).
    Mist(u8),
    /// The cemetery (CEM-6).
    Cemetery,
    /// The spell circles in a mist area, by the area's place in the face's list (SPELL-2).
    Circle(u8),
}

impl Haunt {
    /// Whether ghosts that stand there can be moved or removed: circles do not let go (SPELL-4).
    pub(super) fn lets_go(self, at: Square) -> Result<(), Refusal> {
        match self {
            Haunt::Mist(_) | Haunt::Cemetery => Ok(()),
            Haunt::Circle(_) => Err(Refusal::HeldInCircle(at)),
        }
    }
}

impl std::fmt::Display for Haunt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Haunt::Mist(area) => write!(f, "mist {area}"),
            Haunt::Cemetery => f.write_str("cemetery"),
            Haunt::Circle(area) => write!(f, "circle {area}"),
        }
    }
}
