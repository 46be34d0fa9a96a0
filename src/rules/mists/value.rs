//! What completing a region is worth.

use crate::rules::tiles::{Kind, Region};

/// What completing a region is worth before it is multiplied by colours (SCORE-2 to SCORE-4).
pub fn value_of(region: &Region) -> u16 {
    match region.kind {
        Kind::Road => u16::from(region.size()),
        Kind::City => 2 * u16::from(region.size()) + 2 * region.shields,
        Kind::Castle => 2 * u16::from(region.misty),
        Kind::Mist | Kind::Monastery | Kind::Cemetery | Kind::Field => 0,
    }
}
