//! The players and options of the last game of each kind: read at the start, so that the setup screen offers them, and
//! saved when they change.

use super::mists::campaign;
use super::playing::Playable;
use super::records::KeepRecords;
use super::saves::KeepGames;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::{FindHome, Home};
use crate::app::shell::look_up::look_up as look_up_file;
use crate::app::shell::messages::{Kept, MessageView, Messages};
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, OfGame, counts};
use crate::app::words::{say, sentence};
use crate::table::last_setup::{KeptSetup, beside, read, write};
use crate::table::{carcassonne, dont_go_in, mists};
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    let look_up = (
        look_up::<mists::last_setup::LastSetup>,
        look_up::<carcassonne::last_setup::LastSetup>,
        look_up::<dont_go_in::last_setup::LastSetup>,
    );
    app.add_systems(
        OnExit(Screen::Loading),
        look_up.chain().in_set(LookUpLastSetups).after(FindHome).after(campaign::look_back),
    );
    kept::<mists::last_setup::LastSetup>(app);
    kept::<carcassonne::last_setup::LastSetup>(app);
    kept::<dont_go_in::last_setup::LastSetup>(app);
}

/// The last setups are read.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct LookUpLastSetups;

fn kept<S: KeptSetup<Game: Playable>>(app: &mut App) {
    app.init_resource::<Last<S>>();
    let lies_there = in_state(S::Game::at(Screen::Table))
        .and_then(resource_exists_and_changed::<AtTable<S::Game>>)
        .and_then(counts::<S::Game>);
    // What can't be kept is told in this order.
    let keep = keep::<S>.in_set(FrameSystems::Keep).after(KeepGames).before(KeepRecords);
    app.add_systems(Update, keep.in_set(OfGame::of::<S::Game>()).run_if(lies_there));
}

/// The setup of the last game of a kind.
#[derive(Resource)]
pub(in crate::app) struct Last<S: KeptSetup> {
    setup: Option<S>,
    /// Where it is kept. Nowhere in tests and pictures, and if another window uses the folder.
    file: Option<PathBuf>,
}

impl<S: KeptSetup> Default for Last<S> {
    fn default() -> Last<S> {
        Last { setup: None, file: None }
    }
}

impl<S: KeptSetup> Last<S> {
    #[cfg(test)]
    pub fn of(setup: S) -> Last<S> {
        Last { setup: Some(setup), file: None }
    }

    /// The setup. `None` if nobody has begun such a game yet.
    pub fn setup(&self) -> Option<&S> {
        self.setup.as_ref()
    }
}

/// Reads the last setup. A damaged file is moved away and reported.
fn look_up<S: KeptSetup>(home: Res<Home>, mut last: ResMut<Last<S>>, mut messages: ResMut<Messages>) {
    let looked_up = look_up_file(&home, Kept::LastSetup, beside::<S>, read::<S>, &mut messages);
    (last.setup, last.file) = (looked_up.found.flatten(), looked_up.file);
}

/// Saves the setup of this game, if the next should begin with it and it differs from the last one.
fn keep<S: KeptSetup<Game: Playable>>(
    table: Res<AtTable<S::Game>>,
    mut last: ResMut<Last<S>>,
    mut messages: ResMut<Messages>,
) {
    let now = S::of(&table.sitting);
    if !S::is_of_company(&table.sitting) || last.setup.as_ref() == Some(&now) {
        return;
    }
    if let Some(path) = &last.file
        && let Err(error) = write(&now, path)
    {
        messages.tell(MessageView::told(say!("told-last-setup-not-kept"), &sentence(&error.to_string())));
        last.file = None;
    }
    last.setup = Some(now);
}
