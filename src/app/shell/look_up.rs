//! Reads the files beside the saves when the program starts.

use super::home::Home;
use super::messages::{Damaged, Kept, Messages};
use crate::table::kept::{KeptError, out_of_the_way};
use std::path::{Path, PathBuf};

/// What was read from a file beside the saves, and where changes are to be written.
pub struct LookedUp<T> {
    /// What was read. `None` if nothing is kept, as in tests and pictures, or if the file cannot be read.
    pub found: Option<T>,
    /// The file. `None` if nothing is kept, if another window uses the folder and writes it, or if a file lies there that
    /// is left alone.
    pub file: Option<PathBuf>,
}

/// Reads a file beside the saves. A damaged file is moved away and reported, but not by a second window. One that the
/// system refuses to read is reported and left alone, and nothing is written in its place.
pub fn look_up<T>(
    home: &Home,
    kept: Kept,
    beside: impl FnOnce(&Path) -> PathBuf,
    read: impl FnOnce(&Path) -> Result<T, KeptError>,
    messages: &mut Messages,
) -> LookedUp<T> {
    let Some(path) = home.file.as_deref().map(beside) else { return LookedUp { found: None, file: None } };
    match read(&path) {
        found if home.is_elsewhere => LookedUp { found: found.ok(), file: None },
        Ok(found) => LookedUp { found: Some(found), file: Some(path) },
        Err(error) => {
            let (lies, file) = out_of_the_way(path.clone(), &error);
            messages.tell_damaged(Damaged::new(kept, &error, &path, &lies));
            LookedUp { found: None, file }
        }
    }
}
