//! Before the first game of a kind, a page tells how it is played.

use super::autosave;
use super::common::House;
use bevy::prelude::*;
use mists::app::Screen;
use std::path::Path;

fn click(house: &mut House, name: &str) {
    let place = house.last_control(name);
    house.point(place);
    house.click();
    house.frames(3);
}

/// Opens the setup of a game: the one whose card ends in this name.
fn at_setup(game: &str, save: &Path) -> House {
    let mut house = House::opened(None, save);
    house.frames(3);
    click(&mut house, "New game");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Games);
    house.frames(3);
    let card = house.find_control_called(|name| name.ends_with(game)).expect("the card of the game");
    house.point(card);
    house.click();
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Setup);
    house.frames(3);
    house
}

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
