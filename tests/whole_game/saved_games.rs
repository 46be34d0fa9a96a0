//! Several games are kept: another one begins, the first is continued, named and deleted, and none disturbs the others.

use super::autosave;
use super::common::House;
use bevy::prelude::*;
use mists::app::{Decide, Screen};
use mists::rules::Game;
use mists::rules::mists::Mists;
use mists::table::mists::Sitting;
use mists::table::{save, saved_games};
use std::fs;
use std::path::Path;

fn decide(house: &mut House, times: usize) {
    for _ in 0..times {
        let action = house.position().legal_actions()[0];
        house.decide(Decide::Act(action));
    }
}

pub fn click(house: &mut House, control: &str) {
    let place = house.place_of_control(control);
    house.point(place);
    house.click();
}

/// The saved games in their files, the one played last first.
fn kept(save: &Path) -> Vec<Sitting> {
    let read = |file: saved_games::SavedFile| save::read::<Mists>(&file.path).expect("a whole save");
    saved_games::list(save).into_iter().map(read).collect()
}

/// Title and number of decisions of every saved game, in any order.
fn told(save: &Path) -> Vec<(String, usize)> {
    let mut told: Vec<_> = kept(save).iter().map(|game| (game.title().to_owned(), game.played().len())).collect();
    told.sort();
    told
}

/// Goes from the table to the saved games.
pub fn to_saved_games(house: &mut House) {
    click(house, "menu");
    click(house, "Save and leave to title");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Title);
    house.frames(5);
    click(house, "Saved games");
    house.frames(5);
    while house.find_control("Watch").is_none() {
        house.frames(1);
    }
}

/// A house with a game of 3 decisions, and one of 5 that is under way.
fn with_two_games(save: &Path) -> House {
    let mut house = House::at_table(2, 5, save);
    decide(&mut house, 3);
    click(&mut house, "menu");
    click(&mut house, "Begin again");
    click(&mut house, "Begin again");
    decide(&mut house, 5);
    assert_eq!(told(save), [(String::new(), 3), (String::new(), 5)]);
    house
}

/// Chooses the game with so many decisions.
fn choose(house: &mut House, save: &Path, decisions: usize) {
    let place = kept(save).iter().position(|game| game.played().len() == decisions).expect("it is kept");
    let name = format!("{}.", place + 1);
    let row = house.find_control_called(|control| control.starts_with(&name)).expect("a row");
    house.point(row);
    house.click();
}

#[test]
fn an_earlier_game_is_continued_and_the_other_one_waits() {
    let (_folder, save) = autosave();
    let mut house = with_two_games(&save);
    to_saved_games(&mut house);
    choose(&mut house, &save, 3);
    click(&mut house, "Continue");
    assert_eq!((house.screen(), house.sitting().played().len()), (Screen::Table, 3));
    assert_eq!(told(&save), [(String::new(), 3), (String::new(), 5)], "each is there once");
    decide(&mut house, 4);
    assert_eq!(told(&save), [(String::new(), 5), (String::new(), 7)]);
    assert_eq!(save::read::<Mists>(&save).expect("the game under way").played().len(), 7);
    // And back again.
    to_saved_games(&mut house);
    choose(&mut house, &save, 5);
    click(&mut house, "Continue");
    assert_eq!(house.sitting().played().len(), 5);
    assert_eq!(told(&save), [(String::new(), 5), (String::new(), 7)]);
    super::agree(&mut house, &save);
}

#[test]
fn the_game_under_way_is_continued_from_its_own_file() {
    let (_folder, save) = autosave();
    let mut house = with_two_games(&save);
    to_saved_games(&mut house);
    choose(&mut house, &save, 5);
    click(&mut house, "Continue");
    assert_eq!(house.sitting().played().len(), 5);
    decide(&mut house, 1);
    assert_eq!(told(&save), [(String::new(), 3), (String::new(), 6)]);
    super::agree(&mut house, &save);
}

#[test]
fn both_games_get_a_name_and_go_on_under_it() {
    let (_folder, save) = autosave();
    let mut house = with_two_games(&save);
    to_saved_games(&mut house);
    for (decisions, name) in [(3, "Attic"), (5, "Cellar")] {
        choose(&mut house, &save, decisions);
        click(&mut house, "Name");
        house.type_text(name);
        click(&mut house, "Use this name");
        house.frames(10);
    }
    assert_eq!(told(&save), [("Attic".to_owned(), 3), ("Cellar".to_owned(), 5)]);
    choose(&mut house, &save, 5);
    click(&mut house, "Continue");
    decide(&mut house, 1);
    // The file that was renamed here is not taken for one of somebody else.
    assert_eq!(told(&save), [("Attic".to_owned(), 3), ("Cellar".to_owned(), 6)]);
    assert!(house.find_control("OK").is_none());
}

#[test]
fn a_game_is_deleted_only_after_a_question() {
    let (_folder, save) = autosave();
    let mut house = with_two_games(&save);
    to_saved_games(&mut house);
    choose(&mut house, &save, 3);
    click(&mut house, "Delete");
    click(&mut house, "Keep it");
    assert_eq!(told(&save).len(), 2);
    click(&mut house, "Delete");
    house.frames(3);
    // The button of the question lies over the one that asked it.
    let place = house.last_control("Delete");
    house.point(place);
    house.click();
    house.frames(10);
    assert_eq!(told(&save), [(String::new(), 5)]);
    click(&mut house, "Continue");
    assert_eq!(house.sitting().played().len(), 5);
}

#[test]
fn a_finished_game_is_kept_when_another_begins() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(1, 5, &save);
    while house.position().outcome().is_none() {
        let action = house.position().legal_actions()[0];
        house.decide(Decide::Act(action));
    }
    let decisions = house.sitting().played().len();
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Result);
    house.frames(60);
    click(&mut house, "Play again");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    decide(&mut house, 2);
    assert_eq!(told(&save), [(String::new(), 2), (String::new(), decisions)]);
}

#[test]
fn a_copy_that_cannot_be_read_is_reported_and_stays() {
    let (_folder, save) = autosave();
    let mut house = with_two_games(&save);
    let earlier = save.with_file_name("games");
    let damaged = earlier.join("damaged.mists");
    fs::write(&damaged, "mists-save 2 crc32 00000000\nSave(").expect("written");
    to_saved_games(&mut house);
    let row = house.find_control_called(|control| control.contains("cannot be read")).expect("a row");
    house.point(row);
    house.click();
    click(&mut house, "Continue");
    assert_eq!(house.screen(), Screen::SavedGames);
    assert_eq!(fs::read_to_string(&damaged).expect("text"), "mists-save 2 crc32 00000000\nSave(");
}
