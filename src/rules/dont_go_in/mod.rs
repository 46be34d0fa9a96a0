//! The small ghost game, *Don't Go In There*: meeples on the stairs of a haunted house, dice, and cursed cards. Rule IDs
//! that begin with H are those of its own rule book.

mod card;
mod room;

pub use card::{Card, CardType};
pub use room::{LAST_SPACE, Room, flashlights};
