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

/// Decides this many times. The table may decide more often: where there is no choice, it does so itself.
fn decide(house: &mut House, times: usize) {
    for _ in 0..times {
        let action = house.position().legal_actions()[0];
        house.decide(Decide::Act(action));
    }
}

fn decisions(house: &House) -> usize {
    house.sitting().played().len()
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

/// A house with two games, the second of them under way, and how many decisions there are in the first and in the second,
/// which has more. Nobody knows the piles of the second one.
fn with_two_games(save: &Path) -> (House, usize, usize) {
    let mut house = House::at_table(2, 5, save);
    decide(&mut house, 3);
    let first = decisions(&house);
    click(&mut house, "menu");
    click(&mut house, "Begin again");
    click(&mut house, "Begin again");
    decide(&mut house, first + 1);
    let second = decisions(&house);
    assert_eq!(told(save), [(String::new(), first), (String::new(), second)]);
    (house, first, second)
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
    let (mut house, first, second) = with_two_games(&save);
    to_saved_games(&mut house);
    choose(&mut house, &save, first);
    click(&mut house, "Continue");
    assert_eq!((house.screen(), decisions(&house)), (Screen::Table, first));
    assert_eq!(told(&save), [(String::new(), first), (String::new(), second)], "each is there once");
    decide(&mut house, second);
    let longer = decisions(&house);
    assert!(longer > second);
    assert_eq!(told(&save), [(String::new(), second), (String::new(), longer)]);
    assert_eq!(save::read::<Mists>(&save).expect("the game under way").played().len(), longer);
    // And back again.
    to_saved_games(&mut house);
    choose(&mut house, &save, second);
    click(&mut house, "Continue");
    assert_eq!(decisions(&house), second);
    assert_eq!(told(&save), [(String::new(), second), (String::new(), longer)]);
    super::agree(&mut house, &save);
}

#[test]
fn the_game_under_way_is_continued_from_its_own_file() {
    let (_folder, save) = autosave();
    let (mut house, first, second) = with_two_games(&save);
    to_saved_games(&mut house);
    choose(&mut house, &save, second);
    click(&mut house, "Continue");
    assert_eq!(decisions(&house), second);
    decide(&mut house, 1);
    let longer = decisions(&house);
    assert!(longer > second);
    assert_eq!(told(&save), [(String::new(), first), (String::new(), longer)]);
    super::agree(&mut house, &save);
}

#[test]
fn both_games_get_a_name_and_go_on_under_it() {
    let (_folder, save) = autosave();
    let (mut house, first, second) = with_two_games(&save);
    to_saved_games(&mut house);
    for (decisions, name) in [(first, "Attic"), (second, "Cellar")] {
        choose(&mut house, &save, decisions);
        click(&mut house, "Name");
        house.type_text(name);
        click(&mut house, "Use this name");
        house.frames(10);
    }
    assert_eq!(told(&save), [("Attic".to_owned(), first), ("Cellar".to_owned(), second)]);
    choose(&mut house, &save, second);
    click(&mut house, "Continue");
    decide(&mut house, 1);
    let longer = decisions(&house);
    assert!(longer > second);
    // The file that was renamed here is not taken for one of somebody else.
    assert_eq!(told(&save), [("Attic".to_owned(), first), ("Cellar".to_owned(), longer)]);
    assert!(house.find_control("OK").is_none());
}

#[test]
fn a_game_is_deleted_only_after_a_question() {
    let (_folder, save) = autosave();
    let (mut house, first, second) = with_two_games(&save);
    to_saved_games(&mut house);
    choose(&mut house, &save, first);
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
    assert_eq!(told(&save), [(String::new(), second)]);
    click(&mut house, "Continue");
    assert_eq!(decisions(&house), second);
}

#[test]
fn a_finished_game_is_kept_when_another_begins() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(1, 5, &save);
    while house.position().outcome().is_none() {
        let action = house.position().legal_actions()[0];
        house.decide(Decide::Act(action));
    }
    let whole = decisions(&house);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Result);
    house.frames(60);
    click(&mut house, "Play again");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    decide(&mut house, 2);
    assert_eq!(told(&save), [(String::new(), decisions(&house)), (String::new(), whole)]);
}

#[test]
fn a_copy_that_cannot_be_read_is_reported_and_stays() {
    let (_folder, save) = autosave();
    let (mut house, ..) = with_two_games(&save);
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
