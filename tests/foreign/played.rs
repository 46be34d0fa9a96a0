//! Played games: all texts about every position, and what the window really shows in two of the games.

use super::common::House;
use super::{english, fault, language};
use bevy::math::Vec2;
use mists::app::games::mists::{refusals, words};
use mists::app::theme::{shown_controls, take_written};
use mists::app::{Decide, Screen, StraightToMists};
use mists::guide::Policy;
use mists::guide::mists::foresight::foresee;
use mists::rules::Game;
use mists::rules::mists::{Action, Mists, Phase, Setup};
use mists::rules::tiles::{Kind, PartName, RegionId};
use mists::table::mists::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// All texts about a position and about the decisions in it.
fn told(position: &Mists, names: &[String]) -> Vec<String> {
    let mut told = vec![words::what_to_do(&names[0], position), words::target(position)];
    let tiles = position.board().tiles().iter();
    let kinds = [Kind::Road, Kind::City, Kind::Castle, Kind::Mist];
    let named = tiles.flat_map(|tile| kinds.map(|kind| PartName::new(tile.at, kind, 0)));
    let parts = named.filter_map(|name| position.part_named(name));
    let regions: BTreeSet<RegionId> = parts.map(|part| position.board().region_of(part)).collect();
    told.extend(regions.into_iter().map(|region| words::region_tip(position, region, names)));
    for action in position.legal_actions() {
        told.extend(words::consequence(position, action, names));
        match action {
            Action::ScoreNext { region } => told.push(words::region_to_score(position, region)),
            Action::TakePoints => told.extend([words::points_to_take(position), words::sum_of_points(position)]),
            Action::MoveMarker { marker } => told.push(words::marker_to_move(position, marker)),
            Action::BuryFromSupply { colour } => told.push(words::whose_meeple(position, colour, names)),
            Action::LayTile { .. }
            | Action::Bury { .. }
            | Action::DrawIn { .. }
            | Action::PlaceCat { .. }
            | Action::SpareGhost { .. }
            | Action::HauntCemetery { .. }
            | Action::HauntMist { .. }
            | Action::PlaceMeeple { .. }
            | Action::SkipMeeple
            | Action::Banish { .. }
            | Action::StopBanishing
            | Action::PlaceHound { .. }
            | Action::LayFaceDown { .. } => {}
        }
    }
    told.extend(position.hand().map(|face| words::caption(position.face(face))));
    told
}

#[test]
fn nothing_of_the_games_is_told_in_english() {
    language::spoken();
    let names = ["Alix", "Guilhem", "Maura"].map(str::to_owned);
    let mut left = BTreeSet::new();
    let mut said = 0;
    for (level, spell_circles, seed) in (1..=6)
        .flat_map(|level| [false, true].into_iter().flat_map(move |with| (0..3).map(move |seed| (level, with, seed))))
    {
        let setup = Setup::with_players(shipped::level(level).expect("a level"), shipped::deck().expect("a deck"), 3);
        let mut happened = Vec::new();
        let mut position = Mists::begin(&Setup { spell_circles, ..setup }, seed, &mut happened).expect("a table");
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        loop {
            let mut told = told(&position, &names);
            let split = position.splits_points();
            told.extend(happened.drain(..).filter_map(|happening| words::log_line(&happening, &names[0], split)));
            said += told.len();
            left.extend(told.into_iter().filter(|text| !english(text).is_empty()));
            let actions = position.legal_actions();
            let Some(action) = Policy::Beginner.choose(&position, &actions, &mut random) else { break };
            if let Ok(ahead) = foresee(&position, action) {
                let regions = ahead.completed.iter().map(|region| words::completes(region, position.splits_points()));
                let closings = ahead.closings.iter().map(words::closes);
                let ends = ahead.pile_end.map(|end| words::pile_ends(end, &position));
                let all = [words::ghosts_come(&ahead), words::too_few_ghosts(&ahead, &position)];
                left.extend(
                    all.into_iter().chain(regions).chain(closings).chain(ends).filter(|text| !english(text).is_empty()),
                );
            }
            if let Err(refusal) = position.clone().apply(Action::StopBanishing, &mut Vec::new()) {
                left.extend(Some(refusals::told(refusal)).filter(|text| !english(text).is_empty()));
            }
            position.apply(action, &mut happened).expect("a legal action");
        }
    }
    assert!(said > 10_000, "only {said} sentences");
    assert!(left.is_empty(), "{left:#?}");
}

/// What is wrong with the texts in the window now.
fn faults(house: &mut House) -> Vec<String> {
    take_written(&house.egui());
    shown_controls(&house.egui());
    house.frames(2);
    let written = take_written(&house.egui());
    let controls = shown_controls(&house.egui());
    let names = controls.into_iter().map(|control| control.name).filter(|name| !english(name).is_empty());
    written.iter().filter_map(fault).chain(names.map(|name| format!("the control {name:?} is English"))).collect()
}

/// Plays a game in the window. At every decision it checks the texts and points at the square of the next tile.
fn play(level: u8, players: usize, spell_circles: bool, seed: u64) {
    language::spoken();
    let folder = tempfile::tempdir().expect("a folder for the save");
    let table = StraightToMists { level, players, computers: 0, spell_circles, seed: Some(seed) };
    let mut house = House::at(table, &folder.path().join("autosave.mists"));
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut wrong = BTreeSet::new();
    for number in 0.. {
        let position = house.position();
        if position.phase() == Phase::Over {
            break;
        }
        let action = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random);
        let action = action.expect("something is legal");
        if let (Action::LayTile { at, .. }, 0) = (action, number % 3) {
            let place = house.middle_of(at);
            house.point(place);
        } else {
            house.point(Vec2::new(640.0, 300.0));
        }
        wrong.extend(faults(&mut house));
        house.decide(Decide::Act(action));
    }
    house.wait(|world| **world.resource::<bevy::prelude::State<Screen>>() == Screen::Result);
    house.frames(5);
    wrong.extend(faults(&mut house));
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_game_with_hounds_and_circles_is_shown_without_english() {
    play(4, 2, true, 3);
}

#[test]
fn a_game_with_three_markers_is_shown_without_english() {
    play(6, 4, false, 5);
}
