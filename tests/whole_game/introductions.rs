//! Before the first game of a kind, a page tells how it is played.

use super::autosave;
use super::common::House;
use super::favourites::{at_setup, click};
use bevy::prelude::*;
use mists::app::{Decide, Screen, StraightToCarcassonne, StraightToDontGoIn, StraightToMists};
use mists::rules::Game;

fn is_told_once(game: &str) {
    let (_folder, save) = autosave();
    let mut house = at_setup(game, &save);
    click(&mut house, "Begin");
    assert_eq!(house.screen(), Screen::Setup);
    assert!(house.find_control("To the table").is_some(), "{game} is not told");
    // The form below the page hears nothing.
    house.key(KeyCode::Enter);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.frames(3);
    assert!(house.find_control("To the table").is_none());
    drop(house);

    let mut house = at_setup(game, &save);
    click(&mut house, "Begin");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    assert!(house.find_control("To the table").is_none(), "{game} is told again");
}

#[test]
fn the_competitive_game_is_told_before_the_first_one() {
    is_told_once(": Carcassonne");
}

#[test]
fn the_haunted_house_is_told_before_the_first_game() {
    is_told_once(": Don't Go In There");
}

/// Over the title no page about the game could be read.
#[test]
fn a_table_from_the_command_line_is_opened_at_once_in_place_of_another_game() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 5, &save);
    let action = house.position().legal_actions()[0];
    house.decide(Decide::Act(action));
    drop(house);
    let tables: [fn(&mut App); 3] = [
        |app| _ = app.insert_resource(StraightToCarcassonne::of(2, 0)),
        |app| _ = app.insert_resource(StraightToDontGoIn { players: 2, computers: 0, seed: None }),
        |app| _ = app.insert_resource(StraightToMists::of(4, 2)),
    ];
    for (number, table) in tables.into_iter().enumerate() {
        let save = save.with_file_name(format!("{number}.mists"));
        std::fs::copy(save.with_file_name("autosave.mists"), &save).expect("copied");
        let mut house = House::opened_with(&save, table);
        house.frames(5);
        click(&mut house, "Begin another");
        house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    }
}
