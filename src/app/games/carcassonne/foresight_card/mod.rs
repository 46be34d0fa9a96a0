//! "If it lies here", "If the ghost goes here", "If the meeple stands here": what would follow, line by line, the most
//! important first.

mod choice;
mod tile;

pub use choice::choice_card;
pub use tile::tile_card;

use super::panels::{ForesightCard, ForesightLine, ForesightMark, Hovering};
use crate::rules::Colour;

fn line(mark: ForesightMark, text: impl Into<String>) -> ForesightLine {
    ForesightLine { mark, text: text.into() }
}

/// Points of somebody, as a mark.
fn coin(colour: impl Into<Option<Colour>>, points: i16) -> ForesightMark {
    ForesightMark::Points { colour: colour.into(), points }
}

#[cfg(test)]
mod tests;
