//! Texts that come with the game. They are inside the program; those in a folder `assets` beside it go before. The
//! window and every command use them.

use super::{files, folders};
use crate::rules::DataError;

/// A file that comes with the game.
pub(super) struct Shipped {
    /// Its path in the folder `assets`.
    path: &'static str,
    /// Its text when the program was built. It is used if there is no such folder.
    built_in: &'static str,
}

impl Shipped {
    pub const fn new(path: &'static str, built_in: &'static str) -> Shipped {
        Shipped { path, built_in }
    }

    /// Reads the file as it is now, because players may have changed it.
    pub fn parse<T>(&self, what: &str, parse: impl Fn(&str, &str) -> Result<T, DataError>) -> Result<T, DataError> {
        let Some(folder) = folders::assets() else { return parse(self.built_in, self.path) };
        let file = folder.join(self.path);
        let name = file.display().to_string();
        match files::text(&file, files::MOST_BYTES, what) {
            Ok(text) => parse(&text, &name),
            Err(fault) => Err(DataError { file: name, line: 1, fault }),
        }
    }
}
