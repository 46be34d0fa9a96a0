//! The file of the game under way, in a folder that one window holds at a time.
//!
//! Two windows on one folder would write over each other's game. So the first one locks the folder, and the second one saves
//! nothing until the lock is free. The system frees the lock when a process ends, however it ends. And whatever else
//! changes the file meanwhile, it is never replaced: what is not as this window left it is moved to the earlier games.

use super::Sitting;
use super::kept::{KeptError, move_to, write_whole};
use super::save::{self, Save};
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The folder of earlier games, beside the autosave.
const EARLIER: &str = "games";

/// The file that is locked, beside the autosave. It stays empty.
const LOCK: &str = "lock";

/// The file of the game under way.
#[derive(Debug)]
pub struct Autosave {
    path: PathBuf,
    hold: Hold,
    /// The checksum of what was last read or written there; `None` while no file was there.
    known: Option<u32>,
}

/// Who holds the folder.
#[derive(Debug)]
enum Hold {
    /// This window, as long as the locked file is open.
    Ours { _lock: File },
    /// Another window.
    Theirs,
    /// Nobody can: the folder can't be written to, or its disk knows no locks.
    Nobodys,
}

/// What came of saving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// The file holds the game.
    Written,
    /// The file held another game, which lies here now; the file holds this one.
    AnotherMoved(PathBuf),
}

/// Why the game is not saved.
#[derive(Debug, thiserror::Error)]
pub enum NotSaved {
    /// Another window has the folder.
    #[error("the game is open in another window, and only that one saves")]
    Elsewhere,
    /// The system refused something.
    #[error(transparent)]
    Refused(#[from] KeptError),
}

impl Autosave {
    /// Takes the folder of this file, if no other window has it.
    pub fn at(path: PathBuf) -> Autosave {
        let hold = hold(&path);
        Autosave { path, hold, known: None }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether another window has the folder; its files must then be left alone.
    pub fn is_elsewhere(&self) -> bool {
        matches!(self.hold, Hold::Theirs)
    }

    /// Reads the game; `None` where there is no file.
    ///
    /// # Errors
    /// Why there is no game to be had from the file. It is left as it is.
    pub fn read<G: Save>(&mut self) -> Result<Option<Sitting<G>>, KeptError> {
        let bytes = G::KIND.bytes(&self.path)?;
        self.known = bytes.as_deref().map(crc32fast::hash);
        bytes.map(|bytes| save::from_bytes(&bytes, &self.path)).transpose()
    }

    /// Saves the game. What another program left in the file meanwhile is kept among the earlier games.
    ///
    /// # Errors
    /// Why it is not saved; the file is as it was.
    pub fn write<G: Save>(&mut self, sitting: &Sitting<G>) -> Result<Saved, NotSaved> {
        if self.is_elsewhere() {
            // It may have been closed since.
            self.hold = hold(&self.path);
        }
        if self.is_elsewhere() {
            return Err(NotSaved::Elsewhere);
        }
        let text = save::to_text(sitting).map_err(|error| self.refused(io::Error::other(error)))?;
        let there = G::KIND.bytes(&self.path).ok().flatten();
        let known = there.as_deref().map(crc32fast::hash) == self.known || !self.path.exists();
        let saved = if known { Saved::Written } else { Saved::AnotherMoved(self.put_away::<G>()?) };
        write_whole(&self.path, text.as_bytes()).map_err(|why| self.refused(why))?;
        self.known = Some(crc32fast::hash(text.as_bytes()));
        Ok(saved)
    }

    /// What stands in the file now is another game than the one that is saved next: it will go to the earlier games.
    pub fn leave(&mut self) {
        self.known = None;
    }

    /// Moves the game to the earlier games, and tells where it lies there.
    fn put_away<G: Save>(&mut self) -> Result<PathBuf, KeptError> {
        let name = save::read::<G>(&self.path).map_or_else(|_| "unknown".to_owned(), |sitting| G::file_name(&sitting));
        let folder = self.path.with_file_name(EARLIER);
        let ending = self.path.extension().unwrap_or_default().to_string_lossy();
        let moved = move_to(&self.path, &folder, &name, &ending).map_err(|why| self.refused(why))?;
        self.known = None;
        Ok(moved)
    }

    fn refused(&self, why: io::Error) -> KeptError {
        KeptError::File { file: self.path.display().to_string(), why }
    }
}

fn hold(path: &Path) -> Hold {
    let folder = path.parent().unwrap_or(Path::new("."));
    let lock = fs::create_dir_all(folder)
        .and_then(|()| File::options().create(true).truncate(false).write(true).open(folder.join(LOCK)));
    match lock.map(|lock| (lock.try_lock(), lock)) {
        Ok((Ok(()), lock)) => Hold::Ours { _lock: lock },
        Ok((Err(TryLockError::WouldBlock), _)) => Hold::Theirs,
        Ok((Err(TryLockError::Error(_)), _)) | Err(_) => Hold::Nobodys,
    }
}
