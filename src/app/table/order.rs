//! The order of a frame at the table, said once.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    use TableSystems::{Hold, Input, Judge, Play};
    app.configure_sets(Update, (Input, Hold, Judge, Play).chain());
}

/// What is done at the table in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Keys and panels say what players want.
    Input,
    /// The tile in hand and the choices on the board follow the pointer and what is wanted; a click decides.
    Hold,
    /// The referee applies one decision to the sitting.
    Judge,
    /// What happened is shown, heard, told and saved.
    Play,
}
