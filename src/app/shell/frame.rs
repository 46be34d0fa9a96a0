//! The order of a frame. Input is read in `PreUpdate`, and panels are drawn after `Update`. Systems of `Update` that
//! share data are in one of these sets. A test checks that the order of any two of them is defined.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    use FrameSystems::{Animate, Answer, Arrive, Follow, Keep, Move, PutAway, Table};
    app.configure_sets(Update, (Arrive, PutAway, Animate, Table, Answer, Follow, Move, Keep).chain());
    // Only one screen is shown, with at most one message over it. So at most one of these systems has an answer to
    // carry out.
    app.configure_sets(Update, Answer.ambiguous_with(Answer));
    // Each of these systems moves or colours its own kind of thing, and no two of them touch the same kind.
    app.configure_sets(Update, Move.ambiguous_with(Move));
}

/// The steps of a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameSystems {
    /// Takes in results of background threads and loaded files.
    Arrive,
    /// Removes what lay over the screen: an answered message, and the menu of another screen. Systems that asked
    /// something read the answer after this.
    PutAway,
    /// Continues motions that began in earlier frames.
    Animate,
    /// The game at the table.
    Table,
    /// Carries out clicks on the other screens and answers to messages. This comes after the table, so that what the
    /// player wants overrides what happens automatically.
    Answer,
    /// Camera, land, mist and sound follow the current state of the table.
    Follow,
    /// Things that move and change colour on their own.
    Move,
    /// Writes changes to files.
    Keep,
}

/// Systems that read and save the settings. Other systems that report on files come after them.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct KeepSettings;
