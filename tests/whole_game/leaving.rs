//! Leaving a game for another one, and playing without saving: no game is lost, and the player is told what is not
//! saved.

use super::autosave;
use super::common::House;
use bevy::prelude::*;
use mists::app::{Decide, Saves, Screen, StraightToMists};
use mists::rules::Game;
use mists::rules::mists::Action;
use mists::table::{Autosave, save};
use std::fs;
use std::path::Path;

/// Takes the first legal decision.
fn decide(house: &mut House) {
    let action = house.position().legal_actions()[0];
    house.decide(Decide::Act(action));
}

fn click(house: &mut House, control: &str) {
    let place = house.place_of_control(control);
    house.point(place);
    house.click();
}

fn played(house: &House) -> Vec<Action> {
    house.sitting().played().iter().map(|played| played.action).collect()
}

/// The files of earlier games.
fn earlier(save: &Path) -> Vec<std::path::PathBuf> {
    let files = fs::read_dir(save.with_file_name("games")).into_iter().flatten().flatten();
    files.map(|file| file.path()).collect()
}

#[test]
fn beginning_again_keeps_the_game_that_is_left() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 5, &save);
    decide(&mut house);
    decide(&mut house);
    let (before, seed) = (played(&house), house.sitting().seed());
    click(&mut house, "menu");
    click(&mut house, "Begin again");
    click(&mut house, "Keep it");
    assert_eq!(played(&house), before);
    assert!(house.find_control("Keep it").is_none() && earlier(&save).is_empty());
    // The board accepts decisions again.
    decide(&mut house);
    let before = played(&house);
    click(&mut house, "menu");
    click(&mut house, "Begin again");
    click(&mut house, "Begin again");
    assert_eq!(house.screen(), Screen::Table);
    assert_eq!(played(&house), []);
    assert_ne!(house.sitting().seed(), seed);
    let [left] = &earlier(&save)[..] else { panic!("the game is lost: {:?}", earlier(&save)) };
    let left = save::read::<mists::rules::mists::Mists>(left).expect("a whole save");
    assert_eq!(left.played().iter().map(|played| played.action).collect::<Vec<_>>(), before);
    decide(&mut house);
    super::agree(&mut house, &save);
}

#[test]
fn where_nothing_can_be_saved_it_is_told_and_tried_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("home");
    let save = home.join("autosave.mists");
    let mut house = House::at_table(2, 5, &save);
    fs::remove_dir_all(&home).expect("removed");
    fs::write(&home, "a file where the folder should be").expect("written");
    decide(&mut house);
    let why = house.world().resource::<Saves>().not_saved().map(str::to_owned).expect("it is told");
    assert!(why.contains("autosave.mists"), "{why}");
    assert!(house.find_control("not saved").is_some());
    // The game asks before leaving, because this game would be lost.
    click(&mut house, "menu");
    click(&mut house, "Save and leave to title");
    click(&mut house, "Stay");
    assert_eq!(house.screen(), Screen::Table);
    fs::remove_file(&home).expect("removed");
    decide(&mut house);
    assert_eq!(house.world().resource::<Saves>().not_saved(), None);
    assert!(house.find_control("not saved").is_none());
    super::agree(&mut house, &save);
}

#[test]
fn a_second_window_says_so_and_touches_nothing() {
    let (_folder, save) = autosave();
    let mut first = Autosave::at(save.clone());
    first
        .write(House::at_table(2, 5, &tempfile::tempdir().expect("a folder").path().join("x.mists")).sitting())
        .expect("written");
    let before = fs::read(&save).expect("read");
    let table = StraightToMists { level: 1, players: 2, computers: 0, spell_circles: false, seed: Some(9) };
    let mut house = House::opened(Some(table), &save);
    house.frames(10);
    click(&mut house, "Play without saving");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    decide(&mut house);
    assert!(house.world().resource::<Saves>().not_saved().is_some_and(|why| why.contains("another window")));
    assert_eq!(fs::read(&save).expect("read"), before);
    // The first window is closed. Its game is kept, and from now on this one is saved.
    drop(first);
    decide(&mut house);
    assert_eq!(house.world().resource::<Saves>().not_saved(), None);
    let [other] = &earlier(&save)[..] else { panic!("the first game is lost") };
    assert_eq!(fs::read(other).expect("read"), before);
    house.frames(5);
    click(&mut house, "OK");
    super::agree(&mut house, &save);
}

#[test]
fn enter_pressed_again_and_again_never_ends_the_game_under_way() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 5, &save);
    decide(&mut house);
    decide(&mut house);
    let before = fs::read(&save).expect("read");
    drop(house);
    let table = StraightToMists { level: 1, players: 2, computers: 0, spell_circles: false, seed: Some(9) };
    let mut house = House::opened(Some(table), &save);
    house.frames(10);
    for _ in 0..6 {
        house.key(KeyCode::Enter);
        house.frames(10);
    }
    assert_eq!(fs::read(&save).expect("read"), before);
    assert!(earlier(&save).is_empty());
}
