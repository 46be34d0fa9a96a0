//! The file of the game under way: only one window locks it at a time, and no game is overwritten.

use super::begun;
use super::heap::{Heap, Take};
use mists::rules::Game;
use mists::table::{Autosave, NotSaved, Saved, Sitting, save};
use std::fs;
use std::path::Path;

/// The folder for earlier games, beside the autosave.
const EARLIER: &str = "games";

fn sitting(seed: u64, actions: usize) -> Sitting<Heap> {
    let mut sitting = begun(2, seed);
    for _ in 0..actions {
        let action = sitting.position().legal_actions()[0];
        sitting.play(action).expect("a listed action is legal");
    }
    sitting
}

fn actions(sitting: &Sitting<Heap>) -> Vec<Take> {
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
    assert_eq!(actions(&save::read::<Heap>(&path).expect("the first game")), actions(&mine));
    drop(first);
    // The file has a game that this window did not write: both games are kept.
    let Saved::AnotherMoved(lies) = second.write(&other).expect("written") else { panic!("a game was lost") };
    assert_eq!(actions(&save::read::<Heap>(&lies).expect("the first game")), actions(&mine));
    assert_eq!(actions(&save::read::<Heap>(&path).expect("the second game")), actions(&other));
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
    assert_eq!(save::read::<Heap>(&lies).expect("the copy").seed(), 9);
    // A file that cannot be read is kept as well, and a missing file does not prevent saving.
    fs::write(&path, "no save at all").expect("written");
    assert!(matches!(autosave.write(&sitting(1, 8)), Ok(Saved::AnotherMoved(_))));
    // So is one that is too large to be read, also by whoever has just left a game.
    fs::write(&path, vec![b' '; 100 << 20]).expect("written");
    autosave.leave();
    assert!(matches!(autosave.write(&sitting(1, 9)), Ok(Saved::AnotherMoved(_))));
    fs::remove_file(&path).expect("removed");
    assert_eq!(autosave.write(&sitting(1, 9)).expect("written"), Saved::Written);
    assert_eq!(earlier(folder.path()).len(), 3);
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
    assert_eq!(earlier(folder.path()), ["heap-of-40-2.mists", "heap-of-40.mists"]);
    assert_eq!(autosave.read::<Heap>().expect("read").map(|sitting| sitting.seed()), Some(3));
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
    assert_eq!(save::read::<Heap>(&path).expect("still there").seed(), 1);
    fs::remove_file(folder.path().join(EARLIER)).expect("removed");
    assert!(matches!(autosave.write(&sitting(2, 2)), Ok(Saved::AnotherMoved(_))));
}
