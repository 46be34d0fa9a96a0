//! The files to which results are written. Whether that can be done is found out before anything is played, and a file
//! that is no such result is left alone.

use super::Failure;
use std::fs;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

/// The file to write: a new one, or one that begins like a result and may be replaced. A link leads to its target.
pub(super) fn replaceable(path: &Path, begins: u8, what: &str) -> Result<PathBuf, Failure> {
    let failed = |error: io::Error| Failure::not_written(path, &error);
    let Ok(there) = fs::metadata(path) else {
        tempfile::tempfile_in(folder_of(path)).map_err(failed)?;
        return Ok(path.to_owned());
    };
    let refused = |why: &str| Err(Failure(format!("{}: {why}: expected {what}, or a new file", path.display())));
    match there {
        _ if there.is_dir() => Err(failed(io::ErrorKind::IsADirectory.into())),
        _ if !there.is_file() => refused("this is no file"),
        _ if there.permissions().readonly() => refused("this file may not be changed"),
        _ if first_byte(path).map_err(failed)?.is_some_and(|first| first != begins) => {
            refused("something else lies there")
        }
        _ => {
            let path = fs::canonicalize(path).map_err(failed)?;
            tempfile::tempfile_in(folder_of(&path)).map_err(failed)?;
            Ok(path)
        }
    }
}

/// The folder in which a file lies.
pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// What a file begins with; nothing if it is empty.
fn first_byte(path: &Path) -> io::Result<Option<u8>> {
    BufReader::new(fs::File::open(path)?).bytes().next().transpose()
}
