//! A finished game is added to the records, once, whatever is taken back; lessons and watched games are not.

use super::autosave;
use super::common::House;
use super::saved_games::click;
use bevy::prelude::*;
use mists::app::{Decide, Screen};
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::mists::Mists;
use mists::table::mists::campaign;
use mists::table::records::{self, Records};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::Path;

fn kept(save: &Path) -> Records {
    records::read(&records::beside(save)).expect("it can be read")
}

/// Plays the beginner's game to its end.
fn play_out(house: &mut House) {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    loop {
        let position: Mists = house.position();
        let Some(action) = Policy::Random.choose(&position, &position.legal_actions(), &mut random) else { break };
        house.decide(Decide::Act(action));
    }
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Result);
    house.frames(30);
}

#[test]
fn a_game_counts_once_even_if_its_end_is_taken_back() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 5, &save);
    assert_eq!(kept(&save).games(), 0);
    play_out(&mut house);
    assert_eq!((kept(&save).games(), kept(&save).of_level(1).played), (1, 1));
    house.key(KeyCode::KeyU);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    play_out(&mut house);
    assert_eq!(kept(&save).games(), 1, "it is the same game");
    click(&mut house, "Play again");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    play_out(&mut house);
    assert_eq!((kept(&save).games(), kept(&save).of_level(1).played), (2, 2));
    click(&mut house, "Title");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Title);
    house.frames(5);
    click(&mut house, "Records");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Records);
    house.frames(5);
    house.key(KeyCode::Escape);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Title);
    assert_eq!(kept(&save).games(), 2);
}

/// The result was not reached yet, but the rules know it.
#[test]
fn a_game_that_is_left_while_its_end_is_shown_counts_like_any_other() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 5, &save);
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let last = loop {
        let position: Mists = house.position();
        let action = Policy::Random.choose(&position, &position.legal_actions(), &mut random).expect("an action");
        let mut ahead = position.clone();
        ahead.apply(action, &mut Vec::new()).expect("a legal action");
        if ahead.outcome().is_some() {
            break action;
        }
        house.decide(Decide::Act(action));
    };
    house.world().write_message(Decide::Act(last));
    house.frames(1);
    assert_eq!(house.screen(), Screen::Table);
    let best = campaign::read(&campaign::beside(&save)).expect("it can be read").best(1, 2);
    assert_eq!((kept(&save).games(), best.is_some()), (1, true));
}

/// Between the two ends the game is watched once more, and it is left and continued.
#[test]
fn a_game_counts_once_even_if_it_is_put_away_between_its_ends() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 5, &save);
    play_out(&mut house);
    click(&mut house, "watch");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    house.key(KeyCode::End);
    house.settle();
    click(&mut house, "Stop watching");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Result);
    house.frames(30);
    house.key(KeyCode::KeyU);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    click(&mut house, "menu");
    click(&mut house, "Save and leave to title");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Title);
    house.frames(5);
    click(&mut house, "Continue");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    play_out(&mut house);
    assert_eq!(kept(&save).games(), 1, "it is the same game");
}

// A folder is something that the system refuses to read as a file, whoever runs the test.
#[test]
fn a_file_that_the_system_refuses_to_read_is_told_about_and_left_alone() {
    let (_folder, save) = autosave();
    let refused = records::beside(&save);
    std::fs::create_dir(&refused).expect("a folder");
    let mut house = House::opened(None, &save);
    house.frames(5);
    assert!(house.find_control("OK").is_some(), "the players are told");
    assert!(refused.is_dir() && !save.with_file_name("records.ron.damaged-1").exists());
}

#[test]
fn a_damaged_file_is_set_aside_and_told_about() {
    let (_folder, save) = autosave();
    std::fs::write(records::beside(&save), "Records(format: 1, games: [(").expect("written");
    let mut house = House::opened(None, &save);
    house.frames(5);
    let told = house.find_control("OK");
    assert!(told.is_some(), "the players are told");
    let aside = save.with_file_name("records.ron.damaged-1");
    assert_eq!(std::fs::read_to_string(aside).expect("kept"), "Records(format: 1, games: [(");
    assert_eq!(kept(&save).games(), 0);
}
