//! Pictures of the game without a window: named scenes, each the same every time it is taken.

mod positions;
mod scenes;
mod studio;

use crate::painter::picture::Picture;
use crate::table::mists::Sitting;
use crate::table::settings::Settings;
use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::Path;
use studio::Studio;

pub use scenes::SCENES;
pub use studio::unrest;

/// Something to take a picture of.
pub struct Scene {
    /// What it is called on the command line; the picture's file is called so too.
    pub name: &'static str,
    /// What is to be seen.
    pub shows: &'static str,
    /// Brings the game there.
    set: fn(&mut Studio) -> Result<(), ShotError>,
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum ShotError {
    /// A name that no scene has.
    #[error("no scene is called \"{name}\": expected one of {}", names())]
    NoScene {
        /// The name.
        name: String,
    },
    /// The game's data have no such table.
    #[error("the table can't be laid: {0}")]
    NoTable(String),
    /// No game of many came to such a position.
    #[error("no game came to the position of the scene")]
    NoPosition,
    /// An asset is missing or broken.
    #[error("{0}")]
    Asset(String),
    /// Something was still moving, loading or being painted after a long time.
    #[error("the scene did not come to rest: {0}")]
    Restless(&'static str),
    /// A file could not be written or read.
    #[error(transparent)]
    File(#[from] io::Error),
}

fn names() -> String {
    SCENES.iter().map(|scene| scene.name).collect::<Vec<_>>().join(", ")
}

/// The scenes with these names; all of them where none is named.
///
/// # Errors
/// The first name that no scene has.
pub fn scenes(names: &[String]) -> Result<Vec<&'static Scene>, ShotError> {
    if names.is_empty() {
        return Ok(SCENES.iter().collect());
    }
    let named = |name: &String| {
        SCENES.iter().find(|scene| scene.name == *name).ok_or_else(|| ShotError::NoScene { name: name.clone() })
    };
    names.iter().map(named).collect()
}

/// The fullest table that the scenes know: level 6, late, with circles, Eloise, hounds, graves and face-down tiles.
///
/// # Errors
/// Why there is none.
pub fn fullest_table() -> Result<Sitting, ShotError> {
    positions::everything()
}

impl Scene {
    /// Renders the scene, this many pixels wide and high, with these settings.
    ///
    /// # Errors
    /// Why there is no picture.
    pub fn take(&self, size: (u32, u32), settings: Settings) -> Result<Picture, ShotError> {
        let mut studio = Studio::open(size, settings);
        (self.set)(&mut studio)?;
        studio.take()
    }
}

/// Writes a picture to a file, and the folder before it if need be.
///
/// # Errors
/// What the system refused.
pub fn write(picture: &Picture, path: &Path) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    picture.write_png(BufWriter::new(File::create(path)?))
}
