//! "If it lies here", "If the ghost goes here", "If the meeple stands here": what would follow, line by line, the most
//! important first.

mod choice;
mod tile;

pub use choice::choice_card;
pub use tile::tile_card;

use crate::rules::Colour;

/// What would follow.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ForesightCard {
    /// What hovers.
    pub of: Hovering,
    /// The consequences, the most important one first.
    pub lines: Vec<ForesightLine>,
}

/// What hovers over the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hovering {
    /// The tile in hand.
    #[default]
    Tile,
    /// A ghost.
    Ghost,
    /// A meeple.
    Meeple,
}

/// One consequence.
#[derive(Clone, Debug, PartialEq)]
pub struct ForesightLine {
    /// The little picture before it.
    pub mark: ForesightMark,
    /// The consequence as a short sentence.
    pub text: String,
}

/// The little picture before a consequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForesightMark {
    /// Points, of this colour if it is known whose.
    Points {
        /// Whose.
        colour: Option<Colour>,
        /// How many; it may cost some.
        points: i16,
    },
    /// Ghosts that move.
    Ghost,
    /// Somebody whom it is about.
    Player(Colour),
    /// A guard that comes from the reserve of this colour (RCEM-3).
    Guard(Colour),
    /// A field.
    Field,
    /// A city.
    City,
    /// Something bad.
    Danger,
    /// Something else worth knowing.
    Note,
}

fn line(mark: ForesightMark, text: impl Into<String>) -> ForesightLine {
    ForesightLine { mark, text: text.into() }
}

/// Points of somebody, as a mark.
fn coin(colour: impl Into<Option<Colour>>, points: i16) -> ForesightMark {
    ForesightMark::Points { colour: colour.into(), points }
}

#[cfg(test)]
mod tests;
