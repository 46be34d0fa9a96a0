//! The saved games in their files: which there are, and giving them a name, deleting them, and handing one on.

use super::autosave::earlier_games;
use super::kept::{KeptError, write_new};
use super::save::{self, Save};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How the name of every saved game ends.
const ENDING: &str = "mists";

/// A file with a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedFile {
    /// The file.
    pub path: PathBuf,
    /// When the game was last played.
    pub written: SystemTime,
}

/// The saved games, those played last first: the game under way in `autosave`, and the earlier games beside it. Whether
/// they can be read is not checked.
pub fn list(autosave: &Path) -> Vec<SavedFile> {
    let earlier = fs::read_dir(earlier_games(autosave)).into_iter().flatten().flatten().map(|file| file.path());
    let saved = earlier.filter(|path| path.extension().is_some_and(|ending| ending == ENDING));
    let mut files: Vec<SavedFile> = saved.chain([autosave.to_owned()]).filter_map(saved_file).collect();
    files.sort_by(|one, other| other.written.cmp(&one.written).then_with(|| one.path.cmp(&other.path)));
    files
}

fn saved_file(path: PathBuf) -> Option<SavedFile> {
    let of_file = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
    Some(SavedFile { path, written: of_file.modified().ok()? })
}

/// Gives the game in a file a name, or takes it away if the name is empty. When it was last played does not change.
///
/// # Errors
/// Returns why the file cannot be read or written. It is not changed then.
pub fn rename<G: Save>(path: &Path, title: &str) -> Result<(), KeptError> {
    let written = fs::metadata(path).and_then(|file| file.modified());
    save::write(&save::read::<G>(path)?.with_title(title), path)?;
    // A file system without times is no reason to refuse a name.
    let _ = written.and_then(|written| fs::File::options().append(true).open(path)?.set_modified(written));
    Ok(())
}

/// Deletes a saved game for good.
///
/// # Errors
/// Returns the error of the system.
pub fn delete(path: &Path) -> Result<(), KeptError> {
    fs::remove_file(path).map_err(|why| KeptError::File { file: path.display().to_string(), why })
}

/// Writes a copy of the game in a file to a folder, under a name that tells which game it is. No file is overwritten.
/// Returns where the copy is.
///
/// # Errors
/// Returns why the file cannot be read, or the copy not written.
pub fn copy_to<G: Save>(path: &Path, folder: &Path) -> Result<PathBuf, KeptError> {
    let sitting = save::read::<G>(path)?;
    let failed = |why| KeptError::File { file: folder.display().to_string(), why };
    let text = save::to_text(&sitting).map_err(|error| failed(io::Error::other(error)))?;
    let name = file_name_of(sitting.title()).unwrap_or_else(|| G::file_name(&sitting));
    write_new(folder, &name, ENDING, text.as_bytes()).map_err(failed)
}

/// The name of a game as the name of a file that every system allows. `None` if nothing of it is left. To what Windows
/// takes for a device something is added.
fn file_name_of(title: &str) -> Option<String> {
    let allowed: String = title.chars().map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
    let name = allowed.split_whitespace().collect::<Vec<_>>().join("-");
    match is_device(&name) {
        true => Some(format!("game-{name}")),
        false => Some(name).filter(|name| !name.is_empty()),
    }
}

/// Whether Windows takes a file of this name for a device, whatever its ending.
fn is_device(name: &str) -> bool {
    let name = name.to_ascii_uppercase();
    let has_number = |port: &str| {
        let number = name.strip_prefix(port).map(|number| number.chars().collect::<Vec<_>>());
        matches!(number.as_deref(), Some(['1'..='9' | '¹' | '²' | '³']))
    };
    ["CON", "PRN", "AUX", "NUL"].contains(&&*name) || ["COM", "LPT"].into_iter().any(has_number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::mists::{Mists, Setup};
    use crate::table::mists::{Sitting, shipped};
    use std::time::Duration;

    fn sitting(seed: u64) -> Sitting {
        let (level, deck) = (shipped::level(1).expect("a level"), shipped::deck().expect("a deck"));
        let setup = Setup::with_players(level, deck, 2);
        Sitting::begin(setup, seed, Vec::new()).expect("a table")
    }

    /// A folder with the game under way and two earlier games, the second of them older.
    fn three_games() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let autosave = folder.path().join("autosave.mists");
        let earlier = earlier_games(&autosave);
        for (file, hours) in [(autosave.clone(), 0), (earlier.join("one.mists"), 2), (earlier.join("two.mists"), 5)] {
            save::write(&sitting(hours), &file).expect("written");
            let then = SystemTime::now() - Duration::from_secs(3600 * hours);
            fs::File::options().append(true).open(&file).and_then(|file| file.set_modified(then)).expect("a time");
        }
        fs::write(earlier.join("notes.txt"), "no game").expect("written");
        fs::create_dir(earlier.join("folder.mists")).expect("a folder");
        (folder, autosave)
    }

    fn names(autosave: &Path) -> Vec<String> {
        let name = |file: SavedFile| file.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        list(autosave).into_iter().map(name).collect()
    }

    #[test]
    fn games_are_listed_with_the_one_played_last_first() {
        let (_folder, autosave) = three_games();
        assert_eq!(names(&autosave), ["autosave", "one", "two"]);
        fs::remove_file(&autosave).expect("removed");
        assert_eq!(names(&autosave), ["one", "two"]);
        assert_eq!(list(&autosave.with_file_name("nowhere").join("autosave.mists")), []);
    }

    #[test]
    fn a_clock_that_jumped_loses_no_game() {
        let (_folder, autosave) = three_games();
        let century = Duration::from_secs(100 * 365 * 24 * 3600);
        let times = [("one", SystemTime::UNIX_EPOCH - century), ("two", SystemTime::now() + century)];
        for (name, then) in times {
            let file = earlier_games(&autosave).join(name).with_extension(ENDING);
            fs::File::options().append(true).open(&file).and_then(|file| file.set_modified(then)).expect("a time");
        }
        assert_eq!(names(&autosave), ["two", "autosave", "one"]);
        rename::<Mists>(&earlier_games(&autosave).join("two.mists"), "tomorrow").expect("renamed");
        assert_eq!(names(&autosave), ["two", "autosave", "one"]);
    }

    #[test]
    fn a_name_stays_with_the_game_and_does_not_change_when_it_was_played() {
        let (_folder, autosave) = three_games();
        let two = earlier_games(&autosave).join("two.mists");
        let before = fs::metadata(&two).and_then(|file| file.modified()).expect("a time");
        rename::<Mists>(&two, "  The long\nnight ").expect("renamed");
        let read = || save::read::<Mists>(&two).expect("read");
        assert_eq!((read().title(), read().seed()), ("The long night", 5));
        assert_eq!(fs::metadata(&two).and_then(|file| file.modified()).expect("a time"), before);
        rename::<Mists>(&two, "").expect("renamed");
        assert_eq!(read().title(), "");
    }

    #[test]
    fn a_file_that_is_no_save_gets_no_name_and_stays() {
        let (_folder, autosave) = three_games();
        let two = earlier_games(&autosave).join("two.mists");
        fs::write(&two, "rubbish").expect("written");
        let error = rename::<Mists>(&two, "Night").expect_err("no save").to_string();
        assert!(error.contains("two.mists") && error.contains("this is no save"), "{error}");
        assert_eq!(fs::read_to_string(&two).expect("text"), "rubbish");
        assert!(copy_to::<Mists>(&two, autosave.parent().expect("a folder")).is_err());
    }

    #[test]
    fn only_the_deleted_game_is_gone() {
        let (_folder, autosave) = three_games();
        let one = earlier_games(&autosave).join("one.mists");
        delete(&one).expect("deleted");
        assert_eq!(names(&autosave), ["autosave", "two"]);
        assert!(delete(&one).expect_err("gone").to_string().contains("one.mists"));
    }

    #[test]
    fn a_copy_is_named_after_the_game_and_takes_no_other_files_place() {
        let (folder, autosave) = three_games();
        let shared = folder.path().join("shared");
        let copied = |title: &str| {
            rename::<Mists>(&autosave, title).expect("renamed");
            let copy = copy_to::<Mists>(&autosave, &shared).expect("copied");
            assert_eq!(fs::read(&copy).ok(), fs::read(&autosave).ok());
            copy.file_name().unwrap_or_default().to_string_lossy().into_owned()
        };
        assert_eq!(copied(""), "level-1-turn-1.mists");
        assert_eq!(copied(""), "level-1-turn-1-2.mists");
        assert_eq!(copied("Été: who / what?"), "Été-who-what.mists");
        assert_eq!(copied("???"), "level-1-turn-1-3.mists");
        assert_eq!(copied("con"), "game-con.mists");
        assert_eq!(copied("Lpt9!"), "game-Lpt9.mists");
        assert_eq!(copied("Com10"), "Com10.mists");
        assert_eq!(copied("Nulla"), "Nulla.mists");
    }
}
