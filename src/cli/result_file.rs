//! The files to which results are written. Whether that can be done is found out before anything is played, and a file
//! that is no such result is left alone.

use super::Failure;
use crate::table::kept::folder_of;
use std::fs;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

/// The file to write: a new one, or one that begins like a result and may be replaced. A link leads to its target.
pub(super) fn replaceable(path: &Path, begins: u8, what: &str) -> Result<PathBuf, Failure> {
    let failed = |error: io::Error| Failure::not_written(path, &error);
    let refused = |why: &str| Err(Failure(format!("{}: {why}: expected {what}, or a new file", path.display())));
    let target = match fs::metadata(path) {
        Err(_) => path.to_owned(),
        Ok(there) if there.is_dir() => return Err(failed(io::ErrorKind::IsADirectory.into())),
        Ok(there) if !there.is_file() => return refused("this is no file"),
        Ok(there) if there.permissions().readonly() => return refused("this file may not be changed"),
        Ok(_) if first_byte(path).map_err(failed)?.is_some_and(|first| first != begins) => {
            return refused("something else lies there");
        }
        Ok(_) => fs::canonicalize(path).map_err(failed)?,
    };
    tempfile::tempfile_in(folder_of(&target)).map_err(failed)?;
    Ok(target)
}

/// What a file begins with; nothing if it is empty.
fn first_byte(path: &Path) -> io::Result<Option<u8>> {
    BufReader::new(fs::File::open(path)?).bytes().next().transpose()
}
