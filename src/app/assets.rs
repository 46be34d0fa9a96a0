//! Where the window reads its fonts, pictures and texts: inside the program, or in a folder `assets` beside it.

use crate::table::folders;
use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::*;
use include_dir::{File, include_dir};

/// The folder `assets` as it was when the program was built.
static INSIDE: include_dir::Dir = include_dir!("$CARGO_MANIFEST_DIR/assets");

/// Tells the engine where its files are. Has to be added before the engine's own plugins.
pub fn plugin(app: &mut App) {
    let source = match folders::assets() {
        Some(folder) => AssetSourceBuilder::platform_default(&folder.display().to_string(), None),
        None => {
            let root = Dir::default();
            put_into(&root, &INSIDE);
            AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() }))
        }
    };
    app.register_asset_source(AssetSourceId::Default, source);
}

/// Puts every file of a folder, and of the folders in it, under its own path.
fn put_into(root: &Dir, folder: &'static include_dir::Dir) {
    folder.files().for_each(|file: &File| root.insert_asset(file.path(), file.contents()));
    folder.dirs().for_each(|inner| put_into(root, inner));
}
