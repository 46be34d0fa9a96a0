//! Pictures of the game without a window: named scenes that look the same every time.

mod haunted_house;
mod positions;
mod rival;
mod scenes;
mod stage;
mod studio;

use crate::app::games::playing::Playing;
use crate::painter::picture::Picture;
use crate::table::mists::Sitting;
use crate::table::settings::Settings;
use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::Path;
use studio::Studio;

pub use scenes::SCENES;
pub use studio::unrest;

/// A scene to take a picture of.
pub struct Scene {
    /// Its name on the command line and the name of its file.
    pub name: &'static str,
    /// What it shows.
    pub shows: &'static str,
    /// Brings the game to the scene.
    set: fn(&mut Studio) -> Result<(), ShotError>,
}

/// Why a picture could not be taken.
#[derive(Debug, thiserror::Error)]
pub enum ShotError {
    /// A name that no scene has.
    #[error("no scene is called \"{name}\": expected one of {}", names())]
    NoScene {
        /// The unknown name.
        name: String,
    },
    /// The game's data do not allow this table.
    #[error("the table can't be laid: {0}")]
    NoTable(String),
    /// None of many games reached such a position.
    #[error("no game came to the position of the scene")]
    NoPosition,
    /// An asset is missing or damaged.
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

/// The scenes with these names, or all scenes if there are no names.
///
/// # Errors
/// Returns the first unknown name.
pub fn scenes(names: &[String]) -> Result<Vec<&'static Scene>, ShotError> {
    if names.is_empty() {
        return Ok(SCENES.iter().collect());
    }
    let named = |name: &String| {
        SCENES.iter().find(|scene| scene.name == *name).ok_or_else(|| ShotError::NoScene { name: name.clone() })
    };
    names.iter().map(named).collect()
}

/// The fullest table among the scenes: level 6, late, with circles, Eloise, hounds, graves and face-down tiles.
///
/// # Errors
/// Returns why it could not be reached.
pub fn fullest_table() -> Result<Sitting, ShotError> {
    positions::everything()
}

impl Scene {
    /// The game that it shows. Scenes of what all games share belong to the first one.
    pub fn game(&self) -> Playing {
        match self.name.split('-').next() {
            Some("rival") => Playing::Carcassonne,
            Some("house") => Playing::DontGoIn,
            _ => Playing::Mists,
        }
    }

    /// Renders the scene, this many pixels wide and high, with these settings.
    ///
    /// # Errors
    /// Returns why the picture could not be taken.
    pub fn take(&self, size: (u32, u32), settings: Settings) -> Result<Picture, ShotError> {
        let mut studio = Studio::open(size, settings);
        (self.set)(&mut studio)?;
        studio.take()
    }
}

/// Writes a picture to a file. Creates the folder if necessary.
///
/// # Errors
/// Returns the error of the system.
pub fn write(picture: &Picture, path: &Path) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    picture.write_png(BufWriter::new(File::create(path)?))
}
