//! A game is watched from its beginning to its end, back and forth, and played on from the middle. Watching changes
//! nothing in its file.

use super::autosave;
use super::common::House;
use super::saved_games::{click, to_saved_games};
use bevy::prelude::*;
use mists::app::games::opening::StraightToSave;
use mists::app::games::{carcassonne, dont_go_in};
use mists::app::{AtTable, Decide, Screen};
use mists::guide::{Guided, Policy};
use mists::rules::Game;
use mists::rules::carcassonne::Carcassonne;
use mists::rules::dont_go_in::DontGoIn;
use mists::rules::mists::{Action, Mists};
use mists::table::carcassonne::shipped;
use mists::table::save::Save;
use mists::table::{Sitting, save, saved_games};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::fmt::Debug;
use std::fs;
use std::path::Path;

fn played(house: &House) -> Vec<Action> {
    house.sitting().played().iter().map(|played| played.action).collect()
}

/// Plays this many decisions, then watches the game.
fn watched(save: &Path, decisions: usize) -> (House, Vec<Action>) {
    let mut house = House::at_table(2, 5, save);
    for number in 0..decisions {
        let legal = house.position().legal_actions();
        house.decide(Decide::Act(legal[number % legal.len()]));
    }
    let all = played(&house);
    to_saved_games(&mut house);
    click(&mut house, "Watch");
    assert_eq!(house.screen(), Screen::Table);
    (house, all)
}

#[test]
fn a_game_is_watched_back_and_forth() {
    let (_folder, save) = autosave();
    let (mut house, all) = watched(&save, 12);
    let before = fs::read(&save).expect("read");
    assert_eq!(played(&house), all, "a game under way is shown as it was left");
    house.key(KeyCode::Home);
    house.settle();
    assert_eq!(played(&house), []);
    for number in 1..=12 {
        house.key(KeyCode::ArrowRight);
        house.settle();
        assert_eq!(played(&house), all[..number]);
        super::agree_on_table(&mut house);
    }
    house.key(KeyCode::ArrowRight);
    house.settle();
    assert_eq!(played(&house), all, "that was all");
    for number in (5..12).rev() {
        house.key(KeyCode::ArrowLeft);
        house.settle();
        assert_eq!(played(&house), all[..number]);
        super::agree_on_table(&mut house);
    }
    house.key(KeyCode::Home);
    house.settle();
    house.key(KeyCode::ArrowDown);
    house.settle();
    assert_eq!(house.position().turn(), 2);
    house.key(KeyCode::ArrowUp);
    house.settle();
    assert_eq!(house.position().turn(), 1);
    house.key(KeyCode::End);
    house.settle();
    assert_eq!(played(&house), all);
    assert_eq!(fs::read(&save).expect("read"), before, "watching changes nothing");
}

#[test]
fn it_goes_on_by_itself_and_stops_at_the_end() {
    let (_folder, save) = autosave();
    let (mut house, all) = watched(&save, 9);
    house.key(KeyCode::Space);
    house.frames(3);
    assert!(played(&house).len() < 3, "it begins again from its end");
    house.wait(|world| world.resource::<AtTable>().sitting.played().len() == 9);
    house.settle();
    house.frames(60);
    assert_eq!(played(&house), all);
    let replay = house.world().resource::<AtTable>().replay().cloned().expect("it is watched");
    assert!(!replay.plays);
}

#[test]
fn nobody_decides_in_a_watched_game() {
    let (_folder, save) = autosave();
    let (mut house, all) = watched(&save, 8);
    let action = house.position().legal_actions()[0];
    let spots = house.all::<mists::app::Spot>();
    assert!(spots.is_empty(), "{spots:?}");
    house.decide(Decide::Act(action));
    assert_eq!(played(&house), all);
}

#[test]
fn the_players_go_on_from_the_middle_and_the_whole_game_is_kept() {
    let (_folder, save) = autosave();
    let (mut house, all) = watched(&save, 12);
    for _ in 0..5 {
        house.key(KeyCode::ArrowLeft);
        house.settle();
    }
    click(&mut house, "Play on from here");
    assert_eq!(played(&house), all[..7]);
    let legal = house.position().legal_actions();
    let other = *legal.iter().find(|&&action| action != all[7]).unwrap_or(&legal[0]);
    house.decide(Decide::Act(other));
    assert_eq!(house.sitting().played().len(), 8);
    let kept = |file: saved_games::SavedFile| save::read::<Mists>(&file.path).expect("a whole save").played().len();
    let mut decisions: Vec<usize> = saved_games::list(&save).into_iter().map(kept).collect();
    decisions.sort_unstable();
    assert_eq!(decisions, [8, 12]);
    super::agree(&mut house, &save);
}

#[test]
fn whoever_watches_to_the_last_decision_and_plays_on_has_taken_nothing_back() {
    let (_folder, save) = autosave();
    let (mut house, all) = watched(&save, 12);
    house.key(KeyCode::Home);
    house.settle();
    house.key(KeyCode::End);
    house.settle();
    click(&mut house, "Play on from here");
    assert_eq!(played(&house), all);
    assert!(!house.sitting().with_take_back());
}

#[test]
fn a_file_dropped_onto_the_window_is_watched() {
    let (folder, save) = autosave();
    let mut house = House::at_table(2, 5, &save);
    for _ in 0..4 {
        let action = house.position().legal_actions()[0];
        house.decide(Decide::Act(action));
    }
    let file = folder.path().join("from a friend.mists");
    fs::copy(&save, &file).expect("copied");
    let fresh = folder.path().join("home").join("autosave.mists");
    let mut house = House::opened(None, &fresh);
    house.frames(5);
    house.drop_file(&file);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    assert_eq!(house.sitting().played().len(), 4);
    // What is no saved game is refused with a sentence.
    let notes = folder.path().join("notes.txt");
    fs::write(&notes, "no game").expect("written");
    house.drop_file(&notes);
    house.frames(5);
    click(&mut house, "OK");
    assert_eq!(house.sitting().played().len(), 4);
}

/// A double click shows nobody a terminal.
#[test]
fn what_is_wrong_with_an_opened_file_is_told_in_the_window() {
    let (folder, save) = autosave();
    let file = folder.path().join("from a friend.mists");
    fs::write(&file, "no game").expect("written");
    let opened = StraightToSave { file: file.clone(), is_watched: true };
    let mut house = House::opened_with(&save, |app| {
        app.insert_resource(opened);
    });
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Title);
    house.frames(5);
    click(&mut house, "OK");
    assert_eq!(house.screen(), Screen::Title);
    assert!(house.find_control("OK").is_none() && house.find_control("New game").is_some());
    assert_eq!(fs::read_to_string(&file).expect("still there"), "no game");
}

/// A whole game of beginners.
fn whole_game<G: Guided>(setup: G::Setup) -> Sitting<G>
where
    G::SetupError: Debug,
{
    let mut sitting = Sitting::<G>::begin(setup, 3, Vec::new()).expect("a table");
    let mut random = ChaCha8Rng::seed_from_u64(3);
    while let Some(action) =
        Policy::Beginner.choose(sitting.position(), &sitting.position().legal_actions(), &mut random)
    {
        assert!(sitting.play(action).is_ok());
    }
    sitting
}

/// Watches the last turns of a finished game, and lets it run to its end by itself. `now` counts the decisions shown.
fn runs_to_its_end<G: Save>(sitting: &Sitting<G>, now: impl Fn(&World) -> Option<usize>) {
    let (folder, autosave) = autosave();
    let file = folder.path().join("whole.mists");
    save::write(sitting, &file).expect("written");
    let mut house = House::opened(None, &autosave);
    house.frames(5);
    house.drop_file(&file);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    let all = sitting.played().len();
    // It has begun to go on from the beginning. At its end it stops.
    house.key(KeyCode::End);
    house.settle();
    house.frames(5);
    for _ in 0..4 {
        house.key(KeyCode::ArrowUp);
        house.settle();
    }
    let before = now(house.world()).expect("a game");
    assert!((all - 30..all - 4).contains(&before), "{before} of {all}");
    house.key(KeyCode::Space);
    house.wait(|world| now(world) == Some(all));
    house.settle();
    house.frames(100);
    // Neither the count nor the result comes: whoever watches stays at the table.
    assert_eq!(house.screen(), Screen::Table);
    assert!(house.find_control("time line").is_some());
}

#[test]
fn a_competitive_game_is_watched_to_its_end() {
    let setup = mists::rules::carcassonne::Setup::with_players(shipped::deck().expect("the deck"), 2);
    runs_to_its_end::<Carcassonne>(&whole_game(setup), |world| {
        Some(world.get_resource::<carcassonne::table::AtTable>()?.sitting.played().len())
    });
}

#[test]
fn a_game_in_the_haunted_house_is_watched_to_its_end() {
    let setup = mists::rules::dont_go_in::Setup::with_players(3);
    runs_to_its_end::<DontGoIn>(&whole_game(setup), |world| {
        Some(world.get_resource::<dont_go_in::table::AtTable>()?.sitting.played().len())
    });
}
