//! The guide is asked at the table of each game: in every phase that comes, what it would do is lit and can be
//! confirmed.

use super::common::House;
use super::{a_way_to, autosave, level};
use bevy::input::ButtonState;
use bevy::prelude::*;
use mists::app::games::hint::Hint;
use mists::app::games::told::Told;
use mists::app::hand::{Hand, LaysTiles};
use mists::app::spots::Spot;
use mists::app::table::{AtTable, Decide, Shown};
use mists::app::{LegalSquares, StraightToCarcassonne, StraightToDontGoIn, StraightToMists};
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::carcassonne::Carcassonne;
use mists::rules::dont_go_in::{self, DontGoIn};
use mists::rules::mists::{Action, Mists, Phase};
use mists::rules::tiles::Square;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn position<G: Shown>(house: &mut House) -> G {
    house.world().resource::<AtTable<G>>().position().clone()
}

fn shown<G: Shown>(world: &World) -> Option<G::Action> {
    world.resource::<Hint<G::Action>>().shown()
}

/// Plays the beginner's game, and asks the guide the first time that a phase comes. Returns these phases.
fn ask_in_every_phase<G: Shown>(house: &mut House) -> Vec<G::Phase> {
    let (mut asked, mut random) = (Vec::new(), ChaCha8Rng::seed_from_u64(5));
    loop {
        house.settle();
        house.settle();
        let position: G = position(house);
        let legal = position.legal_actions();
        let Some(mut action) = Policy::Beginner.choose(&position, &legal, &mut random) else { return asked };
        if !asked.contains(&position.phase()) && legal.len() > 1 {
            asked.push(position.phase());
            house.key(KeyCode::KeyH);
            house.wait(|world| shown::<G>(world).is_some());
            let first = shown::<G>(house.world()).expect("it is shown");
            assert!(legal.contains(&first), "{first:?} in {:?}", position.phase());
            house.key(KeyCode::KeyH);
            house.wait(|world| shown::<G>(world).is_some());
            action = shown::<G>(house.world()).expect("it is shown");
            assert!(legal.contains(&action), "{action:?} in {:?}", position.phase());
            let world = house.world();
            // It is lit on the board, or it has a button: Enter takes either.
            let played = world.resource::<AtTable<G>>().sitting.played().len();
            house.key(KeyCode::Enter);
            let sitting = &house.world().resource::<AtTable<G>>().sitting;
            assert_eq!(sitting.played().get(played).map(|played| played.action), Some(action));
            continue;
        }
        house.world().write_message(Decide::Act(action));
    }
}

#[test]
fn the_guide_advises_in_every_phase_of_the_cooperative_game() {
    let (_folder, autosave) = autosave();
    let table = StraightToMists { level: 5, players: 2, computers: 0, spell_circles: true, seed: Some(6) };
    let asked = ask_in_every_phase::<Mists>(&mut House::at(table, &autosave));
    assert!(asked.len() >= 4, "{asked:?}");
}

#[test]
fn the_guide_advises_in_every_phase_of_the_competitive_game() {
    let (_folder, autosave) = autosave();
    let table = StraightToCarcassonne { seed: Some(6), spell_circles: true, ..StraightToCarcassonne::of(2, 0) };
    let asked = ask_in_every_phase::<Carcassonne>(&mut House::of_rivals(table, &autosave));
    assert!(asked.len() >= 3, "{asked:?}");
}

#[test]
fn the_guide_advises_in_every_phase_of_the_haunted_house_and_stops_when_something_is_decided() {
    let (_folder, autosave) = autosave();
    let table = StraightToDontGoIn { players: 3, computers: 0, seed: Some(6) };
    let mut house = House::of_haunted_house(table, &autosave);
    house.settle();
    let first = position::<DontGoIn>(&mut house).legal_actions()[0];
    house.key(KeyCode::KeyH);
    house.world().write_message(Decide::Act(first));
    house.settle();
    house.frames(90);
    assert_eq!(shown::<DontGoIn>(house.world()), None);
    let asked = ask_in_every_phase::<DontGoIn>(&mut house);
    assert!(asked.len() >= 3, "{asked:?}");
}

/// The button of the ghosts leads to the first of them, so that the keyboard can take it.
#[test]
fn the_button_for_ghosts_lights_one_of_them() {
    let (_folder, autosave) = autosave();
    let (seed, played) = a_way_to(&level(1, 3), Policy::Beginner, |position, _| {
        position.phase() == Phase::TakeScore && position.ghosts_on_board() > 0
    });
    let mut house = House::at_table(3, seed, &autosave);
    for &action in &played {
        house.decide(Decide::Act(action));
    }
    house.settle();
    house.key(KeyCode::Digit2);
    house.key(KeyCode::Enter);
    let last = house.sitting().played().last().map(|played| played.action);
    assert!(matches!(last, Some(Action::Banish { .. })), "{last:?}");
}

fn said(house: &mut House) -> String {
    house.world().resource::<Told>().sentence().unwrap_or_default().to_owned()
}

/// What Enter does is said as long as it does it. Whoever comes back to the lit square finds the tile as the guide
/// turned it.
#[test]
fn a_hint_says_no_more_that_enter_takes_it_while_the_pointer_holds_the_tile_elsewhere() {
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(2, 7, &autosave);
    house.key(KeyCode::KeyH);
    house.wait(|world| shown::<Mists>(world).is_some());
    let Some(Action::LayTile { at, turn }) = shown::<Mists>(house.world()) else { panic!("a tile is laid first") };
    assert!(said(&mut house).contains("Enter takes it"), "{}", said(&mut house));
    let legal = house.position().legal_actions();
    let needs_turning = |square: Square| {
        let turns = || legal.iter().filter_map(|&action| Mists::laid_by(action)).filter(|&(there, _)| there == square);
        square != at && turns().count() > 0 && turns().all(|(_, other)| other != turn)
    };
    let elsewhere = legal.iter().filter_map(|&action| Mists::laid_by(action)).find(|&(there, _)| needs_turning(there));
    let (elsewhere, _) = elsewhere.expect("a square where the tile has to be turned on");
    let there = house.middle_of(elsewhere);
    house.point(there);
    house.frames(2);
    assert_ne!(house.world().resource::<Hand>().turn, turn);
    let strayed = said(&mut house);
    assert!(strayed.contains("H shows it again") && !strayed.contains("Enter"), "{strayed}");
    let there = house.middle_of(at);
    house.point(there);
    house.frames(2);
    assert_eq!(house.world().resource::<Hand>().turn, turn);
    assert!(said(&mut house).contains("Enter takes it"), "{}", said(&mut house));
    let there = house.middle_of(elsewhere);
    house.point(there);
    house.frames(2);
    house.key(KeyCode::KeyH);
    house.frames(2);
    assert_eq!(shown::<Mists>(house.world()), Some(Action::LayTile { at, turn }), "the same is shown again");
    let hand = *house.world().resource::<Hand>();
    assert_eq!((hand.aim, hand.turn), (Some(at), turn));
    // A pointer that comes to no other square leaves it there.
    house.point(Vec2::new(640.0, 40.0));
    house.key(KeyCode::Enter);
    house.settle();
    assert_eq!(house.sitting().played().first().map(|played| played.action), Some(Action::LayTile { at, turn }));
}

/// Whoever asks the guide while the pointer rests on one place, and then clicks there, means that place.
#[test]
fn a_click_where_the_pointer_rests_decides_although_the_guide_has_lit_another_place() {
    let (_folder, autosave) = autosave();
    let table = StraightToDontGoIn { players: 3, computers: 0, seed: Some(6) };
    let mut house = House::of_haunted_house(table, &autosave);
    house.settle();
    house.key(KeyCode::KeyH);
    house.wait(|world| shown::<DontGoIn>(world).is_some());
    let best = shown::<DontGoIn>(house.world());
    let other = house.all::<Spot<dont_go_in::Action>>().into_iter().find(|spot| Some(spot.action) != best);
    let other = other.expect("another space");
    let there = house.place_of(other.at);
    house.point(there);
    house.frames(60);
    house.key(KeyCode::KeyH);
    house.wait(|world| shown::<DontGoIn>(world).is_some());
    assert_eq!(shown::<DontGoIn>(house.world()), best, "the guide lights its place again");
    house.click();
    house.settle();
    let played = &house.world().resource::<AtTable<DontGoIn>>().sitting;
    assert_eq!(played.played().first().map(|played| played.action), Some(other.action));
}

/// The same with a tile that keys have brought to another square: it is laid where the pointer is, turned to fit there.
#[test]
fn a_click_where_the_pointer_rests_lays_the_tile_there_although_a_key_has_brought_it_elsewhere() {
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(2, 11, &autosave);
    let squares = house.world().resource::<LegalSquares>().in_order().to_vec();
    let at = squares[0];
    let there = house.middle_of(at);
    house.point(there);
    assert_eq!(house.world().resource::<Hand>().aim, Some(at));
    house.key(KeyCode::Tab);
    let aim = house.world().resource::<Hand>().aim;
    assert!(aim.is_some() && aim != Some(at), "{aim:?}");
    house.frames(40);
    assert!(house.middle_of(at).distance(there) < 3.0, "the view stays");
    house.click();
    house.settle();
    assert!(house.refused.is_empty(), "{:?}", house.refused);
    let laid = house.sitting().played().first().map(|played| played.action);
    assert!(matches!(laid, Some(Action::LayTile { at: laid, .. }) if laid == at), "{laid:?}");
}

/// What the rules refuse changes nothing, so the advice stays on the board.
#[test]
fn what_is_refused_leaves_the_advice_of_the_guide() {
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(2, 11, &autosave);
    house.key(KeyCode::KeyH);
    house.wait(|world| shown::<Mists>(world).is_some());
    house.decide(Decide::Redo);
    assert_eq!(house.refused.len(), 1, "{:?}", house.refused);
    house.frames(5);
    assert!(shown::<Mists>(house.world()).is_some());
}

/// A space that comes under a pointer that rests may be clicked by accident: such a click lights it and says so, and
/// the next one takes it.
#[test]
fn a_click_that_comes_too_soon_lights_the_space_and_says_so() {
    let (_folder, autosave) = autosave();
    let mut house = House::of_haunted_house(StraightToDontGoIn { players: 3, computers: 0, seed: Some(6) }, &autosave);
    house.settle();
    let played = |house: &mut House| house.world().resource::<AtTable<DontGoIn>>().sitting.played().len();
    let spots = house.all::<Spot<dont_go_in::Action>>();
    let (first, last) = (spots[0], spots[spots.len() - 1]);
    let there = house.place_of(last.at);
    house.point(there);
    house.world().write_message(Decide::Act(first.action));
    house.frames(2);
    while house.all::<Spot<dont_go_in::Action>>().is_empty() {
        house.frames(1);
    }
    let click = |house: &mut House| {
        house.button(MouseButton::Left, ButtonState::Pressed);
        house.button(MouseButton::Left, ButtonState::Released);
    };
    click(&mut house);
    let told = house.world().resource::<Told>().sentence().map(str::to_owned);
    assert_eq!(told.as_deref(), Some("Click there again to decide, or elsewhere to choose anew."));
    assert_eq!(played(&mut house), 1, "nothing was decided yet");
    click(&mut house);
    house.settle();
    assert_eq!(played(&mut house), 2);
    assert_eq!(house.world().resource::<Told>().sentence(), None);
}
