//! Who sat at the table last: read at the start, so that the setup opens with them, and kept when others sit down.

use super::Screen;
use super::front::Parlour;
use super::saves::Saves;
use super::screens::{Damaged, Kept};
use super::table::AtTable;
use crate::table::kept::out_of_the_way;
use crate::table::mists::last_setup::{self, LastSetup};
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastGame>();
    app.add_systems(OnExit(Screen::Loading), look_up);
    app.add_systems(Update, keep.run_if(in_state(Screen::Table).and_then(resource_exists_and_changed::<AtTable>)));
}

/// Where it is kept who sat at the table last; nowhere in tests and pictures, and where another window keeps it.
#[derive(Resource, Default)]
struct LastGame {
    path: Option<PathBuf>,
}

/// Reads who sat at the table last; a damaged file is set aside and told of.
fn look_up(saves: Res<Saves>, mut last: ResMut<LastGame>, mut parlour: ResMut<Parlour>) {
    let Some(path) = saves.path().map(last_setup::beside) else { return };
    let read = last_setup::read(&path);
    if saves.is_elsewhere() {
        parlour.last = read.ok().flatten();
        return;
    }
    last.path = Some(path.clone());
    match read {
        Ok(found) => parlour.last = found,
        Err(error) => {
            let (kept, free) = out_of_the_way(path.clone());
            last.path = free;
            parlour.tell_damaged(Damaged::new(Kept::LastSetup, &error, &path, &kept));
        }
    }
}

/// Keeps who sits at the table, if they are others or sit otherwise.
fn keep(table: Res<AtTable>, mut last: ResMut<LastGame>, mut parlour: ResMut<Parlour>) {
    let now = LastSetup::of(table.sitting.setup(), table.sitting.names());
    if parlour.last.as_ref() == Some(&now) {
        return;
    }
    if let Some(path) = &last.path
        && let Err(error) = last_setup::write(&now, path)
    {
        warn!("the names of this game can't be kept: {error}");
        last.path = None;
    }
    parlour.last = Some(now);
}
