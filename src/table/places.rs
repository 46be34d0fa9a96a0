//! Where the game finds what it comes with, and where it keeps what it writes.

use directories::{ProjectDirs, UserDirs};
use std::path::PathBuf;

/// The environment variable that names another folder, for tests and for people with a game on a stick.
pub const HOME: &str = "MISTS_HOME";

/// The folder of what the game comes with: `assets` beside the program when it was installed, else where it was built.
pub fn assets() -> PathBuf {
    let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join("assets")));
    beside.filter(|folder| folder.is_dir()).unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets"))
}

/// The folder of everything the game writes: `MISTS_HOME`, or the platform's place for such data. `None` where the
/// platform knows no such place.
pub fn home() -> Option<PathBuf> {
    match std::env::var_os(HOME) {
        Some(home) if !home.is_empty() => Some(home.into()),
        _ => ProjectDirs::from("", "", "mists").map(|dirs| dirs.data_dir().to_owned()),
    }
}

/// The folder for pictures that players keep: their own, or one in `MISTS_HOME` where that is set.
pub fn pictures() -> Option<PathBuf> {
    let own = || Some(UserDirs::new()?.picture_dir()?.to_owned());
    match std::env::var_os(HOME) {
        Some(home) if !home.is_empty() => Some(PathBuf::from(home).join("pictures")),
        _ => own().or_else(|| Some(home()?.join("pictures"))),
    }
}

/// The file that always holds the game under way.
pub fn autosave() -> Option<PathBuf> {
    home().map(|home| home.join("autosave.mists"))
}
