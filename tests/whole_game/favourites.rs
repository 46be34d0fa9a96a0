//! Favourites of setups: kept at the setup screen, there again after the program was closed, taken and dropped.

use super::autosave;
use super::common::House;
use bevy::prelude::*;
use mists::app::Screen;
use mists::table::carcassonne::last_setup::LastSetup;
use mists::table::favourites;
use mists::table::last_setup::KeptSetup;
use std::path::Path;

pub(super) fn click(house: &mut House, name: &str) {
    let place = house.last_control(name);
    house.point(place);
    house.click();
    house.frames(3);
}

/// Opens the setup of a game: the one whose card ends in this name.
pub(super) fn at_setup(game: &str, save: &Path) -> House {
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

/// The names of each favourite in the file.
fn kept(save: &Path) -> Vec<Vec<String>> {
    let all = favourites::read::<LastSetup>(&favourites::beside::<LastSetup>(save)).expect("it can be read");
    all.all().iter().map(|setup| setup.names().into_iter().map(str::to_owned).collect()).collect()
}

#[test]
fn a_setup_that_is_kept_is_there_again_and_can_be_dropped() {
    let (_folder, save) = autosave();
    let mut house = at_setup(": Carcassonne", &save);
    click(&mut house, "2 players");
    click(&mut house, "Abbots");
    click(&mut house, "keep as a favourite");
    assert!(house.find_control("keep as a favourite").is_none(), "what is kept already is not kept twice");
    assert_eq!(kept(&save), [["Alix", "Guilhem"]]);
    drop(house);

    let mut house = at_setup(": Carcassonne", &save);
    assert!(house.find_control("Name of player 3").is_some(), "the form begins as it always does");
    click(&mut house, "Favourite: Alix and Guilhem");
    assert!(house.find_control("Name of player 3").is_none() && house.find_control("Name of player 2").is_some());
    click(&mut house, "4 players");
    click(&mut house, "keep as a favourite");
    assert_eq!(kept(&save).len(), 2);
    click(&mut house, "drop Alix and Guilhem");
    assert_eq!(kept(&save), [["Alix", "Guilhem", "Maura", "Bertran"]]);
}
