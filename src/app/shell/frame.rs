//! The order of a frame, said once. Systems of `Update` that touch what another one touches stand in one of these sets, and
//! a test holds that the order of any two of them is said.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    use FrameSystems::{Animate, Answer, Arrive, Follow, Keep, Move, PutAway, Table};
    app.configure_sets(Update, (Arrive, PutAway, Animate, Table, Answer, Follow, Move, Keep).chain());
    // One screen is shown, and one message lies over it: one of these systems at most has an answer to carry out.
    app.configure_sets(Update, Answer.ambiguous_with(Answer));
    // Each of these systems moves or colours things of one kind, which no other one of them touches.
    app.configure_sets(Update, Move.ambiguous_with(Move));
}

/// What is done in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameSystems {
    /// What threads have made and files have brought is taken in.
    Arrive,
    /// What lay over the screen goes: a message that was answered, of which whoever asked hears after that, and the menu of
    /// another screen.
    PutAway,
    /// Motions go on that began in frames before.
    Animate,
    /// The game at the table.
    Table,
    /// What was clicked on the other screens and answered over all of them is carried out. After the table: what somebody
    /// wants goes before what follows by itself.
    Answer,
    /// Camera, land, mist and sound follow the table as it is now.
    Follow,
    /// Things move and change their colour by themselves.
    Move,
    /// What has changed is written down.
    Keep,
}

/// When the settings are read, and when they are kept; others that tell of files come after.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct KeepSettings;
