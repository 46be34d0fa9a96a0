//! The order of the systems at the table within a frame.

use crate::app::shell::frame::FrameSystems;
use bevy::prelude::*;
use std::any::TypeId;

pub(super) fn plugin(app: &mut App) {
    use TableSystems::{Autoplay, Choose, Glow, Hold, Input, Judge, Panels, Play};
    app.configure_sets(
        Update,
        (Panels, Input, Hold, Choose, Glow, Autoplay, Judge, Play).chain().in_set(FrameSystems::Table),
    );
    use KeySystems::{Anywhere, Hand, Hint, Spots};
    app.configure_sets(Update, (Anywhere, Hand, Spots, Hint).chain().in_set(Input));
}

/// The systems of one game. Only one game is at the table, so those of two games never have something to do in the same
/// frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OfGame(TypeId);

impl OfGame {
    /// The systems of this game.
    pub fn of<G: 'static>() -> OfGame {
        OfGame(TypeId::of::<G>())
    }
}

/// The steps of a frame at the table, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Carries out clicks in the panels. What they close no longer blocks the keys of this frame.
    Panels,
    /// Reads from the keys what players want.
    Input,
    /// The tile in hand follows the pointer and the keys. A click lays it.
    Hold,
    /// The choices on the board follow the pointer and the keys. A click takes one.
    Choose,
    /// Computes what the choice would do and lights it on the board, while the position is still the same.
    Glow,
    /// Takes decisions that leave no choice, and those of the computer.
    Autoplay,
    /// The referee applies one decision to the sitting.
    Judge,
    /// Shows what happened, with sound and text.
    Play,
}

/// The systems that read the keys, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeySystems {
    /// What can be wanted in every phase.
    Anywhere,
    /// What is done with the tile in hand.
    Hand,
    /// What is chosen on the board.
    Spots,
    /// What the guide is asked.
    Hint,
}
