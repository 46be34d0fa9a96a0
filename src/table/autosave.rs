//! The file of the game under way, in a folder that only one window can lock.
//!
//! Two windows with one folder would overwrite each other's game. So the first window locks the folder, and the second
//! one saves nothing until the lock is free. The system frees the lock when a process ends, however it ends. If another
//! program changes the file, it is not overwritten: a file that this window did not write is moved to the earlier
//! games.

use super::Sitting;
use super::kept::{KeptError, folder_of, move_to, remove_unfinished, write_whole};
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
        #[cfg(unix)]
        if let Hold::Ours { .. } = self.hold {
            remove_twins(&self.path, &earlier_games(&self.path));
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
        let saved = match self.is_known::<G>()? {
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
    /// to the earlier games unless this window knows it and it is not worth it. Whenever this is interrupted, no game is
    /// lost.
    ///
    /// # Errors
    /// Returns why the game cannot be read or moved. Its file is not changed then.
    pub fn fetch<G: Save>(&mut self, from: &Path, keeps_own: bool) -> Result<Sitting<G>, NotSaved> {
        if self.is_elsewhere() {
            return Err(NotSaved::Elsewhere);
        }
        let bytes = save::bytes::<G>(from)?;
        let sitting = save::from_bytes(&bytes, from)?;
        let is_known = self.is_known::<G>()?;
        if (keeps_own || !is_known) && self.path.exists() {
            self.put_away::<G>()?;
        }
        fs::rename(from, &self.path).map_err(|why| self.refused(why))?;
        self.known = Some(crc32fast::hash(&bytes));
        Ok(sitting)
    }

    /// Whether the file is as this window last read or wrote it, or there is none. `G` tells how large it may be.
    ///
    /// # Errors
    /// Returns why the system refuses to read it. It may then be any game, so it is to be left alone.
    fn is_known<G: Save>(&self) -> Result<bool, KeptError> {
        match G::KIND.bytes(&self.path) {
            Ok(there) => Ok(there.is_none_or(|bytes| Some(crc32fast::hash(&bytes)) == self.known)),
            Err(refused @ KeptError::File { .. }) => Err(refused),
            // It is far too large for what this window wrote.
            Err(KeptError::Damaged { .. } | KeptError::Newer { .. } | KeptError::Older { .. }) => Ok(false),
        }
    }

    /// Moves the file to the earlier games. Returns its new path. It is named after where its game stands, or only after
    /// the game if that is not `G`.
    fn put_away<G: Save>(&mut self) -> Result<PathBuf, KeptError> {
        let of_other = || save::game_in(&self.path).unwrap_or_else(|| "unknown".to_owned());
        let name = save::read::<G>(&self.path).map_or_else(|_| of_other(), |sitting| G::file_name(&sitting));
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

/// Removes second names of this file from the earlier games. There is one if the game was killed while it moved this file
/// there and had not removed the old name yet. A copy is another file, even if it is the same byte for byte: somebody
/// wanted it. A name that cannot be removed is left alone.
///
/// Other systems than Unix do not say whether two names are of one file. There such a game is listed twice.
#[cfg(unix)]
fn remove_twins(path: &Path, folder: &Path) {
    use std::os::unix::fs::MetadataExt;
    let Ok(own) = fs::symlink_metadata(path) else { return };
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        if file.metadata().is_ok_and(|other| (other.dev(), other.ino()) == (own.dev(), own.ino())) {
            let _ = fs::remove_file(file.path());
        }
    }
}

/// Locks the folder of this file, if it is free. What was left unfinished there is removed then.
fn hold(path: &Path) -> Hold {
    let folder = folder_of(path);
    let lock = fs::create_dir_all(folder)
        .and_then(|()| File::options().create(true).truncate(false).write(true).open(folder.join(LOCK)));
    match lock.map(|lock| (lock.try_lock(), lock)) {
        Ok((Ok(()), lock)) => {
            [folder, &earlier_games(path)].into_iter().for_each(remove_unfinished);
            Hold::Ours { _lock: lock }
        }
        Ok((Err(TryLockError::WouldBlock), _)) => Hold::Theirs,
        Ok((Err(TryLockError::Error(_)), _)) | Err(_) => Hold::Nobodys,
    }
}
