//! The small ghost game, *Don't Go In There*: meeples on the stairs of a haunted house, dice, and cursed cards. Rule
//! IDs that begin with H are those of its own rule book.
//!
//! Who may know what is told by the types (HHIDE): everything in [`Table`] and in every [`Happening`] is open to all,
//! [`Chance`] is known to nobody, and a [`View`] is what one seat knows. Computer players get a view, never a position.

mod action;
mod board;
mod card;
mod chance;
mod effect;
mod game;
mod happening;
mod layout;
mod phase;
mod position;
mod refusal;
mod roll;
mod room;
mod scores;
mod seats;
mod set;
mod setup;
mod step;
mod tableau;
mod turn;
mod types;

pub use action::Action;
pub use board::{Board, SLOTS, Slot};
pub use card::{Card, CardType, NoCard};
pub use chance::Chance;
pub use happening::{Happening, Outcome, Why};
pub use layout::{LaidBoard, LaidPlayer, Layout, LayoutError};
pub use phase::Phase;
pub use position::{BOARDS, DontGoIn, Table, View};
pub use refusal::Refusal;
pub use roll::Roll;
pub use room::{LAST_SPACE, Room, flashlights, haunting};
pub use scores::Scores;
pub use seats::Seats;
pub use set::Set;
pub use setup::{Setup, SetupError};
pub use tableau::{Cards, Tableau};
pub use types::Types;
