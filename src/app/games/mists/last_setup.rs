//! The players of the last game: read at the start, so that the setup screen can offer them, and saved when they
//! change.

use super::campaign::look_back;
use crate::app::games::mists::table::AtTable;
use crate::app::games::playing::MistsAt;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::{FindHome, Home};
use crate::app::shell::look_up::look_up as look_up_file;
use crate::app::shell::messages::{Kept, Messages};
use crate::app::shell::screen::Screen;
use crate::app::table::counts;
use crate::rules::mists::Mists;
use crate::table::mists::last_setup::{self, LastSetup};
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Last>().init_resource::<LastFile>();
    app.add_systems(OnExit(Screen::Loading), look_up.after(FindHome).after(look_back));
    app.add_systems(
        Update,
        keep.in_set(FrameSystems::Keep).run_if(
            in_state(MistsAt(Screen::Table)).and_then(resource_exists_and_changed::<AtTable>).and_then(counts::<Mists>),
        ),
    );
}

/// The file of the last setup. `None` in tests and pictures, and if another window uses the folder.
#[derive(Resource, Default)]
pub(in crate::app::games) struct LastFile(Option<PathBuf>);

/// The players of the last game.
#[derive(Resource, Default)]
pub struct Last(pub Option<LastSetup>);

/// Reads the players of the last game. A damaged file is moved away and reported.
pub(in crate::app::games) fn look_up(
    home: Res<Home>,
    mut file: ResMut<LastFile>,
    mut last: ResMut<Last>,
    mut messages: ResMut<Messages>,
) {
    let looked_up = look_up_file(&home, Kept::LastSetup, last_setup::beside, last_setup::read, &mut messages);
    (last.0, file.0) = (looked_up.found.flatten(), looked_up.file);
}

/// Saves the players if they or their seats differ from the last game.
fn keep(table: Res<AtTable>, mut file: ResMut<LastFile>, mut last: ResMut<Last>) {
    let now = LastSetup::of(&table.sitting);
    if last.0.as_ref() == Some(&now) {
        return;
    }
    if let Some(path) = &file.0
        && let Err(error) = last_setup::write(&now, path)
    {
        warn!("the names of this game can't be kept: {error}");
        file.0 = None;
    }
    last.0 = Some(now);
}
