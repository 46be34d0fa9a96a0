//! The folders from which the game reads its assets and to which it writes its files.

use directories::{ProjectDirs, UserDirs};
use std::path::{Path, PathBuf};

/// The environment variable that names another folder, for tests and for people with the game on a USB stick.
pub const HOME: &str = "MISTS_HOME";

/// The folder `assets` beside the program, if there is one: its files take the place of those inside the program.
pub fn assets() -> Option<PathBuf> {
    let beside = std::env::current_exe().ok()?.parent()?.join("assets");
    beside.is_dir().then_some(beside)
}

/// The folder for everything that the game writes: `MISTS_HOME`, or the usual folder of the platform. `None` if the
/// platform has no such folder.
pub fn home() -> Option<PathBuf> {
    elsewhere().or_else(|| Some(ProjectDirs::from("", "", "mists")?.data_dir().to_owned()))
}

/// The folder for pictures that players save: their own one, or one in `MISTS_HOME` if that is set.
pub fn pictures() -> Option<PathBuf> {
    of_players(UserDirs::picture_dir, "pictures")
}

/// The folder for copies of games that players share: their own one for documents, or one in `MISTS_HOME` if that is
/// set.
pub fn documents() -> Option<PathBuf> {
    of_players(UserDirs::document_dir, "shared")
}

/// What `MISTS_HOME` says, if it is set.
fn elsewhere() -> Option<PathBuf> {
    std::env::var_os(HOME).filter(|home| !home.is_empty()).map(PathBuf::from)
}

/// A folder of the players' own, or one with this name in the folder of the game.
fn of_players(own: fn(&UserDirs) -> Option<&Path>, name: &str) -> Option<PathBuf> {
    let theirs = || if elsewhere().is_some() { None } else { Some(own(&UserDirs::new()?)?.to_owned()) };
    theirs().or_else(|| Some(home()?.join(name)))
}

/// The file of the game under way.
pub fn autosave() -> Option<PathBuf> {
    home().map(|home| home.join("autosave.mists"))
}
