//! The file of the game under way, in a folder that only one window can lock.
//!
//! Two windows with one folder would overwrite each other's game. So the first window locks the folder, and the second
//! one saves nothing until the lock is free. The system frees the lock when a process ends, however it ends. If another
//! program changes the file, it is not overwritten: a file that this window did not write is moved to the earlier
//! games.

use super::Sitting;
use super::kept::{KeptError, folder_of, move_to, write_whole};
use super::save::{self, Save};
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The folder for earlier games, beside the autosave.
const EARLIER: &str = "games";

/// The folder to which the game in this file moves when another one begins.
pub fn earlier_games(file: &Path) -> PathBuf {
    file.with_file_name(EARLIER)
}

/// The file for the lock, beside the autosave. It stays empty.
const LOCK: &str = "lock";

/// The file of the game under way.
#[derive(Debug)]
pub struct Autosave {
    path: PathBuf,
    hold: Hold,
    /// The checksum of the file when it was last read or written here. `None` if there was no file.
    known: Option<u32>,
}

/// Who has locked the folder.
#[derive(Debug)]
enum Hold {
    /// This window. The lock lasts as long as the file is open.
    Ours { _lock: File },
    /// Another window.
    Theirs,
    /// Nobody: the folder is not writable, or its file system has no locks.
    Nobodys,
}

/// The result of saving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// The file holds the game.
    Written,
    /// The file had another game, which is now here. The file has this game now.
    AnotherMoved(PathBuf),
}

/// Why the game was not saved.
#[derive(Debug, thiserror::Error)]
pub enum NotSaved {
    /// Another window has locked the folder.
    #[error("the game is open in another window, and only that one saves")]
    Elsewhere,
    /// The system refused an operation.
    #[error(transparent)]
    Refused(#[from] KeptError),
}

impl Autosave {
    /// Locks the folder of this file, unless another window has locked it.
    pub fn at(path: PathBuf) -> Autosave {
        let hold = hold(&path);
        Autosave { path, hold, known: None }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether another window has locked the folder. Its files must then be left alone.
    pub fn is_elsewhere(&self) -> bool {
        matches!(self.hold, Hold::Theirs)
    }

    /// Reads the game. `None` if there is no file.
    ///
    /// # Errors
    /// Returns why the file cannot be read. The file is not changed.
    pub fn read<G: Save>(&mut self) -> Result<Option<Sitting<G>>, KeptError> {
        let bytes = G::KIND.bytes(&self.path)?;
        self.known = bytes.as_deref().map(crc32fast::hash);
        if let (Some(bytes), Hold::Ours { .. }) = (&bytes, &self.hold) {
            remove_twins(bytes, &earlier_games(&self.path));
        }
        bytes.map(|bytes| save::from_bytes(&bytes, &self.path)).transpose()
    }

    /// Saves the game. If another program changed the file meanwhile, that file is moved to the earlier games.
    ///
    /// # Errors
    /// Returns why the game was not saved. The file is not changed.
    pub fn write<G: Save>(&mut self, sitting: &Sitting<G>) -> Result<Saved, NotSaved> {
        if self.is_elsewhere() {
            // The other window may have been closed.
            self.hold = hold(&self.path);
        }
        if self.is_elsewhere() {
            return Err(NotSaved::Elsewhere);
        }
        let text = save::to_text(sitting).map_err(|error| self.refused(io::Error::other(error)))?;
        // What cannot be read is not known either.
        let is_known = |there: Option<Vec<u8>>| there.is_none_or(|bytes| Some(crc32fast::hash(&bytes)) == self.known);
        let saved = match G::KIND.bytes(&self.path).is_ok_and(is_known) {
            true => Saved::Written,
            false => Saved::AnotherMoved(self.put_away::<G>()?),
        };
        write_whole(&self.path, text.as_bytes()).map_err(|why| self.refused(why))?;
        self.known = Some(crc32fast::hash(text.as_bytes()));
        Ok(saved)
    }

    /// The next game to save is another one, so the file will be moved to the earlier games.
    pub fn leave(&mut self) {
        self.known = None;
    }

    /// Goes on with a game of this kind from the earlier games: its file takes the place of this one, which first moves
    /// to the earlier games unless it is not worth it. Whenever this is interrupted, every game is there once.
    ///
    /// # Errors
    /// Returns why the game cannot be read or moved. Its file is not changed then.
    pub fn fetch<G: Save>(&mut self, from: &Path, keeps_own: bool) -> Result<Sitting<G>, NotSaved> {
        if self.is_elsewhere() {
            return Err(NotSaved::Elsewhere);
        }
        let sitting = save::read::<G>(from)?;
        if keeps_own && self.path.exists() {
            self.put_away::<G>()?;
        }
        fs::rename(from, &self.path).map_err(|why| self.refused(why))?;
        self.known = G::KIND.bytes(&self.path)?.as_deref().map(crc32fast::hash);
        Ok(sitting)
    }

    /// Moves the file to the earlier games. Returns its new path.
    fn put_away<G: Save>(&mut self) -> Result<PathBuf, KeptError> {
        let name = save::read::<G>(&self.path).map_or_else(|_| "unknown".to_owned(), |sitting| G::file_name(&sitting));
        let folder = earlier_games(&self.path);
        let ending = self.path.extension().unwrap_or_default().to_string_lossy();
        let moved = move_to(&self.path, &folder, &name, &ending).map_err(|why| self.refused(why))?;
        self.known = None;
        Ok(moved)
    }

    fn refused(&self, why: io::Error) -> KeptError {
        KeptError::File { file: self.path.display().to_string(), why }
    }
}

/// Removes earlier games that are the same as this one, byte for byte. There is such a one if the game was killed while
/// it moved this file there and had not removed the old name yet. One that cannot be read or removed is left alone.
fn remove_twins(bytes: &[u8], folder: &Path) {
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        let same_length = file.metadata().is_ok_and(|file| file.is_file() && file.len() == bytes.len() as u64);
        if same_length && fs::read(file.path()).is_ok_and(|other| other == bytes) {
            let _ = fs::remove_file(file.path());
        }
    }
}

fn hold(path: &Path) -> Hold {
    let folder = folder_of(path);
    let lock = fs::create_dir_all(folder)
        .and_then(|()| File::options().create(true).truncate(false).write(true).open(folder.join(LOCK)));
    match lock.map(|lock| (lock.try_lock(), lock)) {
        Ok((Ok(()), lock)) => Hold::Ours { _lock: lock },
        Ok((Err(TryLockError::WouldBlock), _)) => Hold::Theirs,
        Ok((Err(TryLockError::Error(_)), _)) | Err(_) => Hold::Nobodys,
    }
}
