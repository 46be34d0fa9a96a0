//! The order of a frame at the table, said once.

use crate::app::shell::frame::FrameSystems;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    use TableSystems::{Autoplay, Choose, Glow, Hold, Input, Judge, Panels, Play};
    app.configure_sets(
        Update,
        (Panels, Input, Hold, Choose, Glow, Autoplay, Judge, Play).chain().in_set(FrameSystems::Table),
    );
}

/// What is done at the table in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// What was clicked in the panels is carried out: what that closes is not in the way of this frame's keys.
    Panels,
    /// Keys say what players want.
    Input,
    /// The tile in hand follows the pointer and what is wanted; a click lays it.
    Hold,
    /// The choices on the board do the same.
    Choose,
    /// What the choice would do is worked out and glows on the board, as long as the position is the one it was made for.
    Glow,
    /// What nobody has to decide is decided.
    Autoplay,
    /// The referee applies one decision to the sitting.
    Judge,
    /// What happened is shown, heard and told.
    Play,
}
