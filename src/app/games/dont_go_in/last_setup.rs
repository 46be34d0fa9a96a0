//! The players and the types in play of the last game: read at the start, so that the setup screen offers them, and
//! saved when they change.

use super::screens::setup::{Form, SetupForm};
use super::table::AtTable;
use crate::app::games::carcassonne;
use crate::app::games::playing::DontGoInAt;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::{FindHome, Home};
use crate::app::shell::look_up::look_up as look_up_file;
use crate::app::shell::messages::{Kept, Messages};
use crate::app::shell::screen::Screen;
use crate::app::table::counts;
use crate::rules::dont_go_in::DontGoIn;
use crate::table::dont_go_in::last_setup::{self, LastSetup};
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastFile>();
    app.add_systems(OnExit(Screen::Loading), look_up.after(FindHome).after(carcassonne::look_up_last_setup));
    app.add_systems(
        Update,
        keep.in_set(FrameSystems::Keep).run_if(
            in_state(DontGoInAt(Screen::Table))
                .and_then(resource_exists_and_changed::<AtTable>)
                .and_then(counts::<DontGoIn>),
        ),
    );
}

/// The file of the last setup, and what stands in it. There is no file in tests and pictures, and if another window
/// uses the folder.
#[derive(Resource, Default)]
pub(in crate::app::games) struct LastFile {
    path: Option<PathBuf>,
    last: Option<LastSetup>,
}

impl LastFile {
    /// Whether nobody has begun such a game yet.
    pub fn is_first(&self) -> bool {
        self.last.is_none()
    }
}

/// Reads the last setup into the form. A damaged file is moved away and reported.
pub(in crate::app::games) fn look_up(
    home: Res<Home>,
    mut file: ResMut<LastFile>,
    mut form: ResMut<Form>,
    mut messages: ResMut<Messages>,
) {
    let looked_up = look_up_file(&home, Kept::LastSetup, last_setup::beside, last_setup::read, &mut messages);
    (file.last, file.path) = (looked_up.found.flatten(), looked_up.file);
    if let Some(last) = &file.last {
        form.0 = SetupForm::again(last, 0);
    }
}

/// Saves the setup of this game if it differs from the last one.
fn keep(table: Res<AtTable>, mut file: ResMut<LastFile>) {
    let now = LastSetup::of(&table.sitting);
    if file.last.as_ref() == Some(&now) {
        return;
    }
    if let Some(path) = &file.path
        && let Err(error) = last_setup::write(&now, path)
    {
        warn!("the setup of this game can't be kept: {error}");
        file.path = None;
    }
    file.last = Some(now);
}
