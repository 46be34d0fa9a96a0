//! A game that was begun in French goes on in German: at once, and wholly. The language is set for the whole process,
//! so this test is a program of its own.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "whole games ask for more of it")]
mod common;

use bevy::prelude::*;
use common::House;
use mists::app::theme::{shown_controls, take_written};
use mists::app::words::choose;
use mists::app::{Chosen, Decide, Menu, Screen};
use mists::rules::Game;
use mists::table::settings::LanguageChoice;
use std::collections::BTreeSet;
use std::path::Path;

/// Everything that is written in the window, and the names of all controls.
fn texts(house: &mut House) -> BTreeSet<String> {
    house.frames(3);
    // Panels that show nothing new are drawn anew when the pointer moves.
    house.point(Vec2::new(600.0, 330.0));
    take_written(&house.egui());
    shown_controls(&house.egui());
    house.point(Vec2::new(640.0, 300.0));
    let written = take_written(&house.egui()).into_iter().map(|written| written.text);
    let controls = shown_controls(&house.egui()).into_iter().map(|control| control.name);
    written.collect::<Vec<_>>().into_iter().chain(controls).collect()
}

fn speak(house: &mut House, language: LanguageChoice) {
    house.world().resource_mut::<Chosen>().settings.language = language;
    house.frames(3);
    house.settle();
}

/// The texts at the table, in its menu, and in the whole log.
fn at_table(house: &mut House) -> Vec<BTreeSet<String>> {
    let over = |menu: Menu| {
        *house.world().resource_mut::<Menu>() = menu;
        texts(house)
    };
    [Menu::Closed, Menu::Open, Menu::Log, Menu::Book, Menu::Settings, Menu::Closed].map(over).to_vec()
}

/// Opens the game at its title in this language, as its settings say, and continues.
fn continued(save: &Path, language: LanguageChoice, go_on: &str) -> (House, BTreeSet<String>) {
    let mut house = House::opened(None, save);
    speak(&mut house, language);
    let title = texts(&mut house);
    let place = house.last_control(go_on);
    house.point(place);
    house.click();
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    (house, title)
}

#[test]
fn a_game_begun_in_french_goes_on_in_german_without_a_french_or_english_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = folder.path().join("autosave.mists");
    let mut house = House::at_level(4, 3, 5, &save);
    let english = at_table(&mut house);
    speak(&mut house, LanguageChoice::French);
    for number in 0..30 {
        let legal = house.position().legal_actions();
        house.decide(Decide::Act(legal[number % legal.len()]));
    }
    let french = at_table(&mut house);
    assert!(french[0].iter().any(|text| text.contains("Le journal")), "{:?}", french[0]);
    speak(&mut house, LanguageChoice::German);
    let changed = at_table(&mut house);
    drop(house);
    // Whoever opens the same game in German from the beginning reads the same.
    let settings = save.with_file_name("settings.ron");
    std::fs::remove_file(settings).expect("they were kept");
    let (mut house, title) = continued(&save, LanguageChoice::German, "Weiterspielen");
    assert_eq!(changed, at_table(&mut house));
    assert!(title.iter().any(|text| text.contains("Spielstände")), "{title:?}");
    // Only names, numbers and languages are the same in two languages.
    let same = |one: &BTreeSet<String>, other: &BTreeSet<String>| {
        let words =
            one.intersection(other).filter(|text| text.split(|c: char| !c.is_alphabetic()).any(|w| w.len() > 3));
        words.cloned().collect::<BTreeSet<_>>()
    };
    let shared: BTreeSet<String> = changed
        .iter()
        .zip(&french)
        .chain(changed.iter().zip(&english))
        .flat_map(|(de, other)| same(de, other))
        .collect();
    let allowed =
        ["Rufus", "Ronja", "Alix", "Guilhem", "Maura", "English", "Français", "Deutsch", "Player", "Level", "Meeple"];
    let without_names = |text: &String| allowed.iter().fold(text.clone(), |text, name| text.replace(name, ""));
    let is_said = |text: &&String| without_names(text).split(|c: char| !c.is_alphabetic()).any(|word| word.len() > 3);
    let left: Vec<_> = shared.iter().filter(is_said).collect();
    assert!(left.is_empty(), "{left:#?}");
    // The first question at the start is asked in the language of the settings, not in that of the system.
    drop(house);
    choose(LanguageChoice::English, None);
    let mut house = House::opened(None, &save);
    let question = texts(&mut house);
    assert!(question.contains("Ein Spiel wartet auf euch"), "{question:?}");
}
