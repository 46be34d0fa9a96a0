//! The keys that players chose themselves: read at the start, saved when they change, and put into the table of keys.

use super::frame::{FrameSystems, KeepSettings};
use super::home::{FindHome, Home};
use super::messages::{Damaged, Kept, MessageView, Messages};
use super::screen::Screen;
use super::settings::{self, Chosen};
use crate::app::input::{Bindings, Keys};
use crate::app::words::{say, sentence};
use crate::table::bindings;
use crate::table::kept::out_of_the_way;
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<File>();
    app.add_systems(OnExit(Screen::Loading), look_up.in_set(KeepSettings).after(FindHome).after(settings::look_up));
    let changed = (apply, keep).chain().after(settings::keep).in_set(KeepSettings).in_set(FrameSystems::Keep);
    app.add_systems(Update, changed.run_if(resource_changed::<Chosen>));
}

/// What is in the file, and where it is. Without a path nothing is kept: in tests, in pictures, and in a second window.
#[derive(Resource, Default)]
struct File {
    kept: Bindings,
    path: Option<PathBuf>,
}

/// Reads the keys beside the saves. A damaged file is moved away and reported.
fn look_up(home: Res<Home>, mut chosen: ResMut<Chosen>, mut file: ResMut<File>, mut messages: ResMut<Messages>) {
    let Some(path) = home.file.as_deref().map(bindings::beside) else { return };
    let read = bindings::read(&path, Bindings::read);
    if !home.is_elsewhere {
        file.path = Some(path.clone());
        if let Err(error) = &read {
            let (kept, free) = out_of_the_way(path.clone());
            file.path = free;
            messages.tell_damaged(Damaged::new(Kept::Keys, error, &path, &kept));
        }
    }
    chosen.bindings = read.unwrap_or_default();
    file.kept = chosen.bindings.clone();
}

/// Puts them into the table of keys.
fn apply(chosen: Res<Chosen>, mut keys: ResMut<Keys>) {
    let bound = chosen.bindings.keys().with_pad(keys.pad);
    keys.set_if_neq(bound);
}

fn keep(chosen: Res<Chosen>, mut file: ResMut<File>, mut messages: ResMut<Messages>) {
    let Some(path) = file.path.as_ref().filter(|_| file.kept != chosen.bindings) else { return };
    if let Err(error) = bindings::write(chosen.bindings.written(), path) {
        messages.tell(MessageView::told(say!("told-keys-not-kept"), &sentence(&error.to_string())));
        file.path = None;
    }
    file.kept = chosen.bindings.clone();
}
