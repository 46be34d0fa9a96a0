//! The file of the game under way, in a folder that one window holds at a time.
//!
//! Two windows on one folder would write over each other's game. So the first one locks the folder, and the second one saves
//! nothing until the lock is free. The system frees the lock when a process ends, however it ends. And whatever else
//! changes the file meanwhile, it is never replaced: what is not as this window left it is moved to the earlier games.

use super::kept::{KeptError, move_to, write_whole};
use super::{Sitting, save};
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
    pub fn read(&mut self) -> Result<Option<Sitting>, KeptError> {
        let bytes = save::KIND.bytes(&self.path)?;
        self.known = bytes.as_deref().map(crc32fast::hash);
        bytes.map(|bytes| save::from_bytes(&bytes, &self.path)).transpose()
    }

    /// Saves the game. What another program left in the file meanwhile is kept among the earlier games.
    ///
    /// # Errors
    /// Why it is not saved; the file is as it was.
    pub fn write(&mut self, sitting: &Sitting) -> Result<Saved, NotSaved> {
        if self.is_elsewhere() {
            // It may have been closed since.
            self.hold = hold(&self.path);
        }
        if self.is_elsewhere() {
            return Err(NotSaved::Elsewhere);
        }
        let text = save::to_text(sitting).map_err(|error| self.refused(io::Error::other(error)))?;
        let there = save::KIND.bytes(&self.path).ok().flatten();
        let known = there.as_deref().map(crc32fast::hash) == self.known || !self.path.exists();
        let saved = if known { Saved::Written } else { Saved::AnotherMoved(self.put_away()?) };
        write_whole(&self.path, text.as_bytes()).map_err(|why| self.refused(why))?;
        self.known = Some(crc32fast::hash(text.as_bytes()));
        Ok(saved)
    }

    /// What stands in the file now is another game than the one that is saved next: it will go to the earlier games.
    pub fn leave(&mut self) {
        self.known = None;
    }

    /// Moves the game to the earlier games, and tells where it lies there.
    fn put_away(&mut self) -> Result<PathBuf, KeptError> {
        let name = save::read(&self.path).map_or_else(|_| "unknown".to_owned(), |sitting| name_of(&sitting));
        let folder = self.path.with_file_name(EARLIER);
        let moved = move_to(&self.path, &folder, &name, "mists").map_err(|why| self.refused(why))?;
        self.known = None;
        Ok(moved)
    }

    fn refused(&self, why: io::Error) -> KeptError {
        KeptError::File { file: self.path.display().to_string(), why }
    }
}

/// What an earlier game is called.
fn name_of(sitting: &Sitting) -> String {
    format!("level-{}-turn-{}", sitting.setup().level.number, sitting.position().turn())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::mists::Setup;
    use crate::table::mists::shipped;

    fn sitting(seed: u64, actions: usize) -> Sitting {
        let setup = Setup::with_players(shipped::level(1).expect("level 1"), shipped::deck().expect("the deck"), 2);
        let mut sitting = Sitting::begin(setup, seed, Vec::new()).expect("a table");
        for _ in 0..actions {
            let action = sitting.position().legal_actions()[0];
            sitting.play(action).expect("a listed action is legal");
        }
        sitting
    }

    fn actions(sitting: &Sitting) -> Vec<crate::rules::mists::Action> {
        sitting.played().iter().map(|played| played.action).collect()
    }

    fn earlier(folder: &Path) -> Vec<String> {
        let files = fs::read_dir(folder.join(EARLIER)).into_iter().flatten().flatten();
        let mut names: Vec<String> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_second_window_saves_nothing_until_the_first_is_closed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("autosave.mists");
        let (mut first, mut second) = (Autosave::at(path.clone()), Autosave::at(path.clone()));
        assert!(!first.is_elsewhere() && second.is_elsewhere());
        let (mine, other) = (sitting(1, 5), sitting(2, 3));
        assert_eq!(first.write(&mine).expect("written"), Saved::Written);
        assert!(matches!(second.write(&other), Err(NotSaved::Elsewhere)));
        assert_eq!(actions(&save::read(&path).expect("the first game")), actions(&mine));
        drop(first);
        // The other game is another one than it has seen there: both are kept.
        let Saved::AnotherMoved(lies) = second.write(&other).expect("written") else { panic!("a game was lost") };
        assert_eq!(actions(&save::read(&lies).expect("the first game")), actions(&mine));
        assert_eq!(actions(&save::read(&path).expect("the second game")), actions(&other));
        assert!(!second.is_elsewhere());
    }

    #[test]
    fn what_somebody_else_wrote_is_kept_beside_the_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("autosave.mists");
        let mut autosave = Autosave::at(path.clone());
        autosave.write(&sitting(1, 4)).expect("written");
        assert_eq!(autosave.write(&sitting(1, 5)).expect("written"), Saved::Written);
        save::write(&sitting(9, 6), &path).expect("a copy from elsewhere");
        let saved = autosave.write(&sitting(1, 7)).expect("written");
        assert_eq!(earlier(folder.path()).len(), 1);
        let Saved::AnotherMoved(lies) = saved else { panic!("a game was lost") };
        assert_eq!(save::read(&lies).expect("the copy").seed(), 9);
        // What can't be understood is kept as well, and a file that vanished is no reason to stop.
        fs::write(&path, "no save at all").expect("written");
        assert!(matches!(autosave.write(&sitting(1, 8)), Ok(Saved::AnotherMoved(_))));
        fs::remove_file(&path).expect("removed");
        assert_eq!(autosave.write(&sitting(1, 9)).expect("written"), Saved::Written);
        assert_eq!(earlier(folder.path()).len(), 2);
    }

    #[test]
    fn a_game_that_is_left_goes_to_the_earlier_games_and_takes_no_place_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("autosave.mists");
        let mut autosave = Autosave::at(path);
        for seed in 1..=3 {
            autosave.leave();
            autosave.write(&sitting(seed, 0)).expect("written");
            autosave.write(&sitting(seed, 1)).expect("written");
        }
        assert_eq!(earlier(folder.path()), ["level-1-turn-1-2.mists", "level-1-turn-1.mists"]);
        assert_eq!(autosave.read().expect("read").map(|sitting| sitting.seed()), Some(3));
    }

    #[test]
    fn a_game_that_can_not_be_put_away_is_not_written_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("autosave.mists");
        fs::write(folder.path().join(EARLIER), "a file where the folder should be").expect("written");
        let mut autosave = Autosave::at(path.clone());
        autosave.write(&sitting(1, 5)).expect("written");
        autosave.leave();
        assert!(matches!(autosave.write(&sitting(2, 1)), Err(NotSaved::Refused(_))));
        assert_eq!(save::read(&path).expect("still there").seed(), 1);
        fs::remove_file(folder.path().join(EARLIER)).expect("removed");
        assert!(matches!(autosave.write(&sitting(2, 2)), Ok(Saved::AnotherMoved(_))));
    }
}
