//! Files that the game keeps for its players. They are written completely or not at all. A file that cannot be read is
//! never overwritten.

use crate::rules::fault_of;
use ron::ser::PrettyConfig;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::NamedTempFile;

/// How the names of files begin that are still being written.
const UNFINISHED: &str = ".mists-unfinished-";
/// An unfinished file that nobody has written to for so long was left behind.
const LEFT_BEHIND: Duration = Duration::from_secs(3600);

/// A kind of kept file.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its name in messages: "a save".
    pub name: &'static str,
    /// The format that is written and read.
    pub format: u32,
    /// Larger than any such file. A larger file must be something else.
    pub most_bytes: u64,
}

/// Why a kept file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum KeptError {
    /// The system refused to read or write the file.
    #[error("{file}: {}", super::files::said(.why))]
    File {
        /// The file.
        file: String,
        /// The error of the system.
        why: io::Error,
    },
    /// A newer version of the game wrote it.
    #[error("{file}: a later version of the game wrote it (format {format}): expected format {expected}")]
    Newer {
        /// The file.
        file: String,
        /// Its format.
        format: u32,
        /// The format that this version reads.
        expected: u32,
    },
    /// An older version of the game wrote it, with other content.
    #[error("{file}: an earlier version of the game wrote it (format {format}): expected format {expected}")]
    Older {
        /// The file.
        file: String,
        /// Its format.
        format: u32,
        /// The format that this version reads.
        expected: u32,
    },
    /// The content is damaged.
    #[error("{file}{}: {what}", .line.map(|line| format!(", line {line}")).unwrap_or_default())]
    Damaged {
        /// The file.
        file: String,
        /// The number of the wrong line, starting at 1, if there is one.
        line: Option<usize>,
        /// What is wrong and what was expected.
        what: String,
    },
}

impl Kind {
    /// Reads the bytes of a file. `None` if there is no file.
    ///
    /// # Errors
    /// Returns the error of the system, or that the file is far too large.
    pub fn bytes(&self, path: &Path) -> Result<Option<Vec<u8>>, KeptError> {
        let mut bytes = Vec::new();
        match fs::File::open(path).and_then(|file| file.take(self.most_bytes + 1).read_to_end(&mut bytes)) {
            Ok(_) if bytes.len() as u64 > self.most_bytes => {
                let what = format!("the file has more than {} kB: expected {}", self.most_bytes >> 10, self.name);
                Err(damaged(path, None, what))
            }
            Ok(_) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(why) => Err(KeptError::File { file: path.display().to_string(), why }),
        }
    }

    /// Reads the content of a file of plain RON. `None` if there is no file.
    ///
    /// # Errors
    /// Returns why the file cannot be read. The file is not changed.
    pub fn read<T: DeserializeOwned>(&self, path: &Path) -> Result<Option<T>, KeptError> {
        let Some(bytes) = self.bytes(path)? else { return Ok(None) };
        let text = std::str::from_utf8(&bytes)
            .map_err(|_| damaged(path, None, format!("this is no text: expected {} in UTF-8", self.name)))?;
        // Some editors put a byte order mark there.
        let text = text.trim_start_matches('\u{feff}');
        if text.trim().is_empty() {
            return Err(damaged(path, Some(1), format!("the file is empty: expected {}", self.name)));
        }
        // A newer format may contain anything, so check the format number before everything else.
        if let Some(format) = format_of(text) {
            self.understands(path, format)?;
        }
        ron::from_str(text).map(Some).map_err(|error| {
            let (line, what) = fault_of(&error, text, self.name);
            damaged(path, Some(line), what)
        })
    }

    /// Checks that files of this format can be read.
    ///
    /// # Errors
    /// Returns an error if another version of the game wrote the file.
    pub fn understands(&self, path: &Path, format: u32) -> Result<(), KeptError> {
        let (file, expected) = (path.display().to_string(), self.format);
        match format.cmp(&expected) {
            std::cmp::Ordering::Greater => Err(KeptError::Newer { file, format, expected }),
            std::cmp::Ordering::Less => Err(KeptError::Older { file, format, expected }),
            std::cmp::Ordering::Equal => Ok(()),
        }
    }

    /// Writes plain RON to a file, completely or not at all.
    ///
    /// # Errors
    /// Returns the error of the system.
    pub fn write<T: Serialize>(&self, content: &T, path: &Path) -> Result<(), KeptError> {
        let failed = |why| KeptError::File { file: path.display().to_string(), why };
        // One record per line. Deeper levels stay on that line.
        let style = PrettyConfig::new().struct_names(true).depth_limit(2);
        let text = ron::ser::to_string_pretty(content, style).map_err(|error| failed(io::Error::other(error)))?;
        write_whole(path, (text + "\n").as_bytes()).map_err(failed)
    }
}

/// The error for a damaged file.
pub(super) fn damaged(path: &Path, line: Option<usize>, what: String) -> KeptError {
    KeptError::Damaged { file: path.display().to_string(), line, what }
}

/// The format number, which every version writes, if it can be found.
fn format_of(text: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct Dated {
        format: u32,
    }
    // Ignore the name of the struct.
    let fields = text.trim_start().trim_start_matches(|c: char| c.is_ascii_alphabetic());
    ron::from_str(fields).ok().map(|Dated { format }| format)
}

/// Renames a damaged file to `…damaged-1`, `…damaged-2` and so on, without overwriting a file. Returns the new path.
///
/// # Errors
/// Returns the error of the system.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let names = (1_u32..).map(|number| {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".damaged-{number}"));
        path.with_file_name(name)
    });
    rename_to_free(path, names)
}

/// Moves a file to another folder without overwriting a file. If the name is taken, a number is added. Returns the new
/// path.
///
/// # Errors
/// Returns the error of the system.
pub fn move_to(path: &Path, folder: &Path, name: &str, ending: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    rename_to_free(path, names_in(folder, name, ending))
}

/// This name in the folder, then the same name with 2, 3 and so on added.
fn names_in(folder: &Path, name: &str, ending: &str) -> impl Iterator<Item = PathBuf> {
    let names = std::iter::once(name.to_owned()).chain((2_u32..).map(move |number| format!("{name}-{number}")));
    names.map(move |name| folder.join(format!("{name}.{ending}")))
}

/// Renames a file to the first of these names that is free. Two games that do this at the same time get two names. A
/// game that is killed in the middle of it leaves the file under its old name, the new one or both, never an empty one.
fn rename_to_free(path: &Path, names: impl Iterator<Item = PathBuf>) -> io::Result<PathBuf> {
    for free in names {
        match fs::hard_link(path, &free) {
            Ok(()) => return fs::remove_file(path).map(|()| free),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            // Some file systems have no second names.
            Err(_) if !free.try_exists()? => return fs::rename(path, &free).map(|()| free),
            Err(_) => {}
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Moves a file that cannot be read for this reason away. Returns where it is now, and where to write instead: `None` if
/// it still lies there, and nothing may be written.
pub fn out_of_the_way(path: PathBuf, why: &KeptError) -> (PathBuf, Option<PathBuf>) {
    let aside = match why {
        // What the system does not let us read may be whole.
        KeptError::File { .. } => None,
        KeptError::Newer { .. } | KeptError::Older { .. } | KeptError::Damaged { .. } => set_aside(&path).ok(),
    };
    match aside {
        Some(aside) => (aside, Some(path)),
        None => (path, None),
    }
}

/// Writes a new file without overwriting one. If the name is taken, a number is added. Returns the path.
///
/// # Errors
/// Returns the error of the system.
pub fn write_new(folder: &Path, name: &str, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    for path in names_in(folder, name, ending) {
        let mut file = new_file_in(folder)?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        match file.persist_noclobber(&path) {
            Ok(_) => return Ok(path),
            Err(taken) if taken.error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(refused) => return Err(refused.error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// The folder in which a file lies.
pub fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// A file that has no name yet, for something that players share: who may read it is decided as for all their files.
///
/// # Errors
/// Returns the error of the system.
pub fn new_file_in(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(UNFINISHED);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// Removes files that were left unfinished in a folder when the program was killed. One that cannot be removed is left
/// alone, and so is one that another program may still be writing.
pub(super) fn remove_unfinished(folder: &Path) {
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_old = |file: fs::Metadata| {
            let untouched = file.modified().ok().and_then(|modified| modified.elapsed().ok());
            file.is_file() && untouched.is_some_and(|untouched| untouched > LEFT_BEHIND)
        };
        let is_unfinished = file.file_name().to_string_lossy().starts_with(UNFINISHED);
        if is_unfinished && file.metadata().is_ok_and(is_old) {
            let _ = fs::remove_file(file.path());
        }
    }
}

/// Writes a file through a temporary file in the same folder, so that no name ever refers to a half-written file. On Unix
/// only its owner may read it.
///
/// # Errors
/// Returns the error of the system.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    put(tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(folder)?, path, bytes)
}

/// The same for a file that players share: who may read it is decided as for all their files. The folder has to be there.
///
/// # Errors
/// Returns the error of the system.
pub fn write_shared(path: &Path, bytes: &[u8]) -> io::Result<()> {
    put(new_file_in(folder_of(path))?, path, bytes)
}

/// Fills a file that has no name yet, and gives it this one.
fn put(mut file: NamedTempFile, path: &Path, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    // The new name is safe on disk only after the folder is synced. Some file systems cannot do that, such as folders
    // that a virtual machine shares; the file is written all the same.
    #[cfg(unix)]
    let _ = fs::File::open(folder_of(path)).and_then(|folder| folder.sync_all());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_file_takes_no_other_files_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let names: Vec<_> = [b"1", b"2", b"3"]
            .map(|bytes| write_new(&folder.path().join("new"), "board", "png", bytes).expect("written"))
            .into_iter()
            .map(|path| (path.file_name().map(|name| name.to_string_lossy().into_owned()), fs::read(path).ok()))
            .collect();
        let named = |name: &str, bytes: &[u8]| (Some(name.to_owned()), Some(bytes.to_vec()));
        assert_eq!(names, [named("board.png", b"1"), named("board-2.png", b"2"), named("board-3.png", b"3")]);
    }

    const KIND: Kind = Kind { name: "a note", format: 1, most_bytes: 1 << 10 };

    #[test]
    fn a_byte_order_mark_is_passed_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("note.ron");
        fs::write(&path, "\u{feff}(format: 1)").expect("written");
        #[derive(Debug, PartialEq, Deserialize)]
        struct Note {
            format: u32,
        }
        assert_eq!(KIND.read(&path).expect("read"), Some(Note { format: 1 }));
        fs::write(&path, "\u{feff}(format: 2, more: 3)").expect("written");
        assert!(matches!(KIND.read::<Note>(&path), Err(KeptError::Newer { format: 2, .. })));
    }

    // A folder is something that the system refuses to read as a file, whoever runs the test.
    #[test]
    fn only_what_was_read_and_is_wrong_is_moved_away() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        fs::create_dir(&path).expect("a folder");
        let why = KIND.bytes(&path).expect_err("no file");
        assert!(matches!(why, KeptError::File { .. }), "{why}");
        assert_eq!(out_of_the_way(path.clone(), &why), (path.clone(), None));
        assert!(path.is_dir());
        fs::remove_dir(&path).expect("removed");
        fs::write(&path, "").expect("written");
        let why = KIND.read::<u32>(&path).expect_err("empty");
        let aside = folder.path().join("settings.ron.damaged-1");
        assert_eq!(out_of_the_way(path.clone(), &why), (aside, Some(path)));
    }

    // Who may do everything, as the superuser, can sync this folder too.
    #[cfg(unix)]
    #[test]
    fn a_folder_that_cannot_be_synced_is_no_reason_to_say_that_nothing_was_written() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o300)).expect("nobody may list it");
        write_whole(&path, b"whole").expect("written");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).expect("as it was");
        assert_eq!(fs::read(&path).expect("read"), b"whole");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_shared_may_be_read_like_all_other_files_and_the_rest_by_its_owner_only() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let mode = |path: &Path| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
        let (usual, private) = (folder.path().join("usual"), folder.path().join("private"));
        fs::write(&usual, "").expect("written");
        write_whole(&private, b"").expect("written");
        let shared = write_new(folder.path(), "shared", "png", b"").expect("written");
        let weights = folder.path().join("weights");
        write_shared(&weights, b"").expect("written");
        assert_eq!([mode(&shared), mode(&weights), mode(&private)], [mode(&usual), mode(&usual), 0o600]);
    }

    #[test]
    fn unfinished_files_are_removed_when_nobody_can_be_writing_them_any_more() {
        let folder = tempfile::tempdir().expect("a folder");
        let long_ago = std::time::SystemTime::now() - 2 * LEFT_BEHIND;
        let file = |name: &str, is_old: bool| {
            let path = folder.path().join(name);
            fs::write(&path, "half").expect("written");
            if is_old {
                let file = fs::File::options().append(true).open(&path).expect("opened");
                file.set_modified(long_ago).expect("a time");
            }
            path
        };
        let left = file(&format!("{UNFINISHED}1"), true);
        let others = [file(&format!("{UNFINISHED}2"), false), file(".tmp3", true), file("game.mists", true)];
        remove_unfinished(folder.path());
        assert!(!left.exists());
        assert!(others.iter().all(|path| path.exists()));
    }
}
