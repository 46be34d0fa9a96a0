//! The keys that players chose themselves: read at the start, saved when they change, and put into the table of keys.

use super::frame::{FrameSystems, KeepSettings};
use super::home::{FindHome, Home};
use super::look_up::look_up;
use super::messages::{Kept, MessageView, Messages};
use super::screen::Screen;
use super::settings::{self, Chosen};
use crate::app::input::{Bindings, Keys};
use crate::app::words::{say, sentence};
use crate::table::bindings;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<File>();
    app.add_systems(OnExit(Screen::Loading), read.in_set(KeepSettings).after(FindHome).after(settings::read));
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
fn read(home: Res<Home>, mut chosen: ResMut<Chosen>, mut file: ResMut<File>, mut messages: ResMut<Messages>) {
    if home.file.is_none() {
        return;
    }
    let meaning = |path: &Path| bindings::read(path, Bindings::read);
    let looked_up = look_up(&home, Kept::Keys, bindings::beside, meaning, &mut messages);
    (chosen.bindings, file.path) = (looked_up.found.unwrap_or_default(), looked_up.file);
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
