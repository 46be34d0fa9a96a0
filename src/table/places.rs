//! Where the game keeps what it writes.

use directories::ProjectDirs;
use std::path::PathBuf;

/// The environment variable that names another folder, for tests and for people with a game on a stick.
pub const HOME: &str = "MISTS_HOME";

/// The folder of everything the game writes: `MISTS_HOME`, or the platform's place for such data. `None` where the
/// platform knows no such place.
pub fn home() -> Option<PathBuf> {
    match std::env::var_os(HOME) {
        Some(home) if !home.is_empty() => Some(home.into()),
        _ => ProjectDirs::from("", "", "mists").map(|dirs| dirs.data_dir().to_owned()),
    }
}

/// The file that always holds the game under way.
pub fn autosave() -> Option<PathBuf> {
    home().map(|home| home.join("autosave.mists"))
}
