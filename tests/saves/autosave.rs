//! The file of the game under way: what lies there is never lost, and never taken for something else.

use super::*;
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::dont_go_in::{self, DontGoIn};
use mists::table::carcassonne::shipped as competitive;
use mists::table::{Sitting as SittingOf, earlier_games};
use std::fs;
use std::path::PathBuf;

/// A new folder with a file for the game under way.
fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("autosave.mists");
    (folder, path)
}

/// The names of the earlier games, in order.
fn earlier(path: &Path) -> Vec<String> {
    let files = fs::read_dir(earlier_games(path)).into_iter().flatten().flatten();
    let mut names: Vec<String> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Killed while it moved the file, the game may have left it under two names. Whoever copies a file has two.
#[cfg(unix)]
#[test]
fn a_second_name_of_the_file_is_removed_and_a_copy_of_it_stays() {
    let (_folder, path) = folder();
    save::write(&new_game(1), &path).expect("written");
    let games = earlier_games(&path);
    fs::create_dir(&games).expect("a folder");
    fs::hard_link(&path, games.join("level-1-turn-1.mists")).expect("linked");
    fs::copy(&path, games.join("my-copy.mists")).expect("copied");
    let read = Autosave::at(path.clone()).read::<Mists>().expect("read").expect("a game");
    assert_eq!(read.seed(), 1);
    assert_eq!(earlier(&path), ["my-copy.mists"]);
}

#[test]
fn an_earlier_game_does_not_take_the_place_of_one_that_this_window_never_read() {
    let (_folder, path) = folder();
    let other = earlier_games(&path).join("other.mists");
    save::write(&new_game(2), &other).expect("written");
    let mut autosave = Autosave::at(path.clone());
    save::write(&new_game(1), &path).expect("written");
    assert_eq!(autosave.fetch::<Mists>(&other, false).expect("continued").seed(), 2);
    assert_eq!(earlier(&path), ["level-1-turn-1.mists"]);
    // What it knows and what is not worth keeping may go.
    save::write(&new_game(3), &other).expect("written");
    autosave.fetch::<Mists>(&other, false).expect("continued");
    assert_eq!(earlier(&path), ["level-1-turn-1.mists"]);
    assert_eq!(save::read::<Mists>(&path).expect("read").seed(), 3);
}

#[test]
fn a_game_that_is_left_for_one_of_another_kind_is_called_after_its_own() {
    let (_folder, path) = folder();
    let mut autosave = Autosave::at(path.clone());
    let setup = carcassonne::Setup::with_players(competitive::deck().expect("the deck"), 2);
    let rivals: SittingOf<Carcassonne> = SittingOf::begin(setup, 1, Vec::new()).expect("a game");
    let house: SittingOf<DontGoIn> =
        SittingOf::begin(dont_go_in::Setup::with_players(2), 1, Vec::new()).expect("a game");
    autosave.write(&rivals).expect("written");
    autosave.leave();
    autosave.write(&house).expect("written");
    autosave.leave();
    autosave.write(&new_game(1)).expect("written");
    autosave.leave();
    autosave.write(&new_game(2)).expect("written");
    fs::write(&path, "rubbish").expect("written");
    autosave.write(&new_game(3)).expect("written");
    assert_eq!(earlier(&path), ["carcassonne.mists", "dont-go-in.mists", "level-1-turn-1.mists", "unknown.mists"]);
    save::read::<Carcassonne>(&earlier_games(&path).join("carcassonne.mists")).expect("read");
}

// A folder is something that the system refuses to read as a file, whoever runs the test.
#[test]
fn what_the_system_refuses_to_read_is_left_alone() {
    let (_folder, path) = folder();
    let mut autosave = Autosave::at(path.clone());
    autosave.write(&new_game(1)).expect("written");
    fs::remove_file(&path).expect("removed");
    fs::create_dir(&path).expect("a folder");
    for refused in [autosave.write(&new_game(2)).map(drop), autosave.read::<Mists>().map(drop).map_err(Into::into)] {
        let NotSaved::Refused(kept::KeptError::File { file, .. }) = refused.expect_err("refused") else {
            panic!("the system refused it")
        };
        assert_eq!(file, path.display().to_string());
    }
    assert!(path.is_dir() && earlier(&path).is_empty());
}

#[test]
fn what_was_left_unfinished_is_removed_by_the_window_that_has_the_folder() {
    let (folder, path) = folder();
    let games = earlier_games(&path);
    fs::create_dir(&games).expect("a folder");
    let long_ago = std::time::SystemTime::now() - Duration::from_secs(24 * 3600);
    let left = [folder.path(), &games].map(|folder| {
        let file = folder.join(".mists-unfinished-aB3dE6");
        fs::write(&file, "half a sa").expect("written");
        fs::File::options().append(true).open(&file).and_then(|file| file.set_modified(long_ago)).expect("a time");
        file
    });
    let lock = fs::File::create(folder.path().join("lock")).expect("a file");
    lock.lock().expect("locked");
    assert!(Autosave::at(path.clone()).is_elsewhere());
    assert!(left.iter().all(|file| file.exists()), "another window has the folder");
    drop(lock);
    assert!(!Autosave::at(path).is_elsewhere());
    assert!(left.iter().all(|file| !file.exists()));
}
