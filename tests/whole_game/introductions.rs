//! Before the first game of a kind, a page tells how it is played.

use super::autosave;
use super::favourites::{at_setup, click};
use bevy::prelude::*;
use mists::app::Screen;

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
