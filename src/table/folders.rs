//! The folders from which the game reads its assets and to which it writes its files.

use directories::{ProjectDirs, UserDirs};
use std::path::PathBuf;

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
    match std::env::var_os(HOME) {
        Some(home) if !home.is_empty() => Some(home.into()),
        _ => ProjectDirs::from("", "", "mists").map(|dirs| dirs.data_dir().to_owned()),
    }
}

/// The folder for pictures that players save: their own one, or one in `MISTS_HOME` if that is set.
pub fn pictures() -> Option<PathBuf> {
    let own = || Some(UserDirs::new()?.picture_dir()?.to_owned());
    match std::env::var_os(HOME) {
        Some(home) if !home.is_empty() => Some(PathBuf::from(home).join("pictures")),
        _ => own().or_else(|| Some(home()?.join("pictures"))),
    }
}

/// The folder for copies of games that players share: their own one for documents, or one in `MISTS_HOME` if that is
/// set.
pub fn documents() -> Option<PathBuf> {
    let own = || Some(UserDirs::new()?.document_dir()?.to_owned());
    match std::env::var_os(HOME) {
        Some(home) if !home.is_empty() => Some(PathBuf::from(home).join("shared")),
        _ => own().or_else(|| Some(home()?.join("shared"))),
    }
}

/// The file of the game under way.
pub fn autosave() -> Option<PathBuf> {
    home().map(|home| home.join("autosave.mists"))
}
