//! The banner names who plays while something is still being shown, and asks nobody but a person.

use super::common::House;
use super::{a_way_to, autosave, level};
use mists::app::theme::take_written;
use mists::app::{AtTable, Decide, Playback, StraightToMists};
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::mists::{Action, Happening, Phase};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// What is written anew in the panels in the next frame.
fn written(house: &mut House) -> Vec<String> {
    let egui = house.egui();
    take_written(&egui);
    house.frames(1);
    take_written(&egui).into_iter().map(|written| written.text).collect()
}

#[test]
fn while_a_tile_is_laid_the_banner_names_who_lays_it() {
    let (_folder, save) = autosave();
    let (seed, played) = a_way_to(&level(1, 2), Policy::Beginner, |position, happenings| {
        let ghosts = happenings.iter().filter(|happening| matches!(happening, Happening::GhostPlaced { .. }));
        position.turn() > 2 && position.phase() == Phase::PlaceMeeple && ghosts.count() > 1
    });
    let (last, before) = played.split_last().expect("a tile was laid");
    let mut house = House::at_table(2, seed, &save);
    before.iter().for_each(|&action| house.decide(Decide::Act(action)));
    let lays = house.sitting().names()[house.position().active()].clone();
    house.world().write_message(Decide::Act(*last));
    let mut told = BTreeSet::new();
    for _ in 0..200 {
        told.extend(written(&mut house).into_iter().filter(|text| text.ends_with("plays …")));
    }
    assert_eq!(told, BTreeSet::from([format!("{lays} plays …")]));
}

/// Whether everything is shown, and a person decides next or nobody does.
fn waits_for_person(house: &mut House) -> bool {
    let world = house.world();
    let table = world.resource::<AtTable>();
    world.resource::<Playback>().caught_up() && (table.persons_turn() || table.position().outcome().is_some())
}

#[test]
fn the_banner_asks_no_computer_for_anything() {
    let (_folder, save) = autosave();
    let mut house = House::at(StraightToMists { seed: Some(7), computers: 1, ..StraightToMists::of(1, 2) }, &save);
    let [person, computer] = [0, 1].map(|seat| format!("{}, ", house.sitting().names()[seat]));
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let (mut asked, mut put) = (0, 0);
    while put < 3 {
        let position = house.position();
        let action = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random).expect("it goes on");
        house.world().write_message(Decide::Act(action));
        loop {
            let written = written(&mut house);
            assert!(!written.iter().any(|text| text.starts_with(&computer)), "{written:?}");
            asked += usize::from(written.iter().any(|text| text.starts_with(&person)));
            if waits_for_person(&mut house) {
                break;
            }
        }
        let played = house.sitting().played().iter();
        put = played.filter(|it| it.by == 1 && matches!(it.action, Action::PlaceMeeple { .. })).count();
    }
    assert!(asked > 3, "the person was asked {asked} times");
}
