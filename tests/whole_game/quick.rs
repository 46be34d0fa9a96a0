//! Decisions and take-backs faster than they can be shown. Whenever something is decided, the choices offered
//! afterwards must be those that the rules allow.

use super::common::House;
use super::{OnTable, autosave, lay_out};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowEvent};
use mists::app::{Decide, Hand, LegalSquares, Playback, Screen, Spot, TurnPhase};
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::mists::{Action, Phase, Setup};
use mists::rules::tiles::{Rotation, Square};
use mists::table::mists::Sitting;
use mists::table::mists::shipped;
use mists::table::settings::{self, Pace, Settings};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::Path;
use std::time::Duration;

/// Two frames take 30 ms.
const FRAME: Duration = Duration::from_millis(15);

/// Number of decisions in one game. Then another game begins.
const DECISIONS: usize = 250;

/// Number of steps of the test. `MISTS_QUICK=20000` runs longer.
fn steps() -> usize {
    std::env::var("MISTS_QUICK").ok().and_then(|steps| steps.parse().ok()).unwrap_or(1_000)
}

/// A table of some level, with or without the Spell Circles.
fn sitting(number: u64) -> Sitting {
    let level = shipped::level(1 + (number % 6) as u8).expect("a level");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 1 + (number % 4) as usize);
    Sitting::begin(Setup { spell_circles: number.is_multiple_of(3), ..setup }, number, Vec::new()).expect("a table")
}

/// The actions of all spots on the board.
fn offered(house: &mut House) -> Vec<Action> {
    let mut offered: Vec<Action> = house.all::<Spot>().into_iter().map(|spot| spot.action).collect();
    if **house.world().resource::<State<TurnPhase>>() == TurnPhase::PlaceTile {
        let squares = house.world().resource::<LegalSquares>();
        let all = |&at: &Square| Rotation::ALL.into_iter().map(move |turn| (at, turn));
        let fitting = squares.in_order().iter().flat_map(all).filter(|&(at, turn)| squares.fits(at, turn));
        offered.extend(fitting.map(|(at, turn)| Action::LayTile { at, turn }));
    }
    offered
}

/// The actions that should be offered: all legal ones, except those that have only a button, and meeples of one colour
/// at a time.
fn to_be_offered(house: &House, offered: &[Action]) -> Vec<Action> {
    let colour = |action: &Action| match action {
        Action::PlaceMeeple { colour, .. } => Some(*colour),
        _ => None,
    };
    let legal = house.position().legal_actions();
    let first = offered.iter().chain(&legal).find_map(colour);
    let on_board = |action: &Action| match action {
        Action::PlaceMeeple { .. } => colour(action) == first,
        Action::SkipMeeple | Action::TakePoints | Action::StopBanishing => false,
        Action::BuryFromSupply { .. } | Action::MoveMarker { .. } => false,
        _ => true,
    };
    legal.into_iter().filter(on_board).collect()
}

fn agree(house: &mut House, done: &[String]) {
    let key = |action: &Action| format!("{action:?}");
    let mut offered = offered(house);
    let mut expected = to_be_offered(house, &offered);
    offered.sort_by_key(key);
    // Several ghosts in one place have one spot each.
    offered.dedup();
    expected.sort_by_key(key);
    let phase = house.position().phase();
    let last = &done[done.len().saturating_sub(12)..];
    assert_eq!(offered, expected, "in phase {phase:?} after {last:#?}");
    assert_eq!(OnTable::shown(house), OnTable::by_the_rules(house), "after {last:#?}");
    let shown = **house.world().resource::<State<TurnPhase>>();
    assert_eq!(shown, TurnPhase::from(phase), "after {last:#?}");
}

/// Presses or releases a key without running a frame.
fn key(house: &mut House, key_code: KeyCode, state: ButtonState) {
    let world = house.world();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
    let logical_key = Key::Unidentified(NativeKey::Unidentified);
    let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
    house.world().write_message(input.clone());
    house.world().write_message(WindowEvent::from(input));
}

/// Does one or two things within one frame.
fn decide_something(house: &mut House, random: &mut ChaCha8Rng, done: &mut Vec<String>) -> Vec<KeyCode> {
    let mut down = Vec::new();
    for _ in 0..random.random_range(1..=2) {
        let position = house.position();
        let choice = random.random_range(0..10);
        if choice < 4 {
            let actions = position.legal_actions();
            let policy = if random.random_bool(0.7) { Policy::Beginner } else { Policy::Random };
            if let Some(action) = policy.choose(&position, &actions, random) {
                done.push(format!("{action:?}"));
                house.world().write_message(Decide::Act(action));
            }
            continue;
        }
        let keys = [
            &[KeyCode::KeyU][..],
            &[KeyCode::KeyU],
            &[KeyCode::ShiftLeft, KeyCode::KeyU],
            &[KeyCode::Space],
            &[KeyCode::Tab],
            &[KeyCode::Enter],
        ];
        let pressed = keys[choice - 4];
        done.push(format!("{pressed:?}"));
        for &code in pressed {
            key(house, code, ButtonState::Pressed);
            down.push(code);
        }
    }
    down
}

fn play_quickly(pace: Pace, steps: usize, seed: u64) {
    let (_folder, save) = autosave();
    settings::write(&Settings { pace, ..Settings::default() }, &settings::beside(&save)).expect("written");
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut house = House::at_table(2, seed, &save);
    house.world().insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    let (mut games, mut compared, mut done) = (seed, 0, Vec::new());
    for step in 0..steps {
        let over = house.screen() != Screen::Table || house.position().phase() == Phase::Over;
        if over || step % DECISIONS == 0 {
            house.wait(|world| world.resource::<Playback>().caught_up());
            house.frames(3);
            games += 1;
            lay_out(&mut house, sitting(games));
            house.frames(3);
            done.clear();
        }
        let down = decide_something(&mut house, &mut random, &mut done);
        house.frames(1);
        down.into_iter().for_each(|code| key(&mut house, code, ButtonState::Released));
        house.frames(1);
        // At a calm pace, many happenings take a while. Sometimes the test waits for them.
        let waits = pace == Pace::Instant || [true, false, false].choose(&mut random) == Some(&true);
        if waits {
            house.wait(|world| world.resource::<Playback>().caught_up());
            house.frames(3);
        }
        if waits && house.screen() == Screen::Table && house.position().phase() != Phase::Over {
            // Points that are taken automatically add more happenings to show.
            house.wait(|world| world.resource::<Playback>().caught_up());
            // At a calm pace, figures need some time to leave the board.
            house.frames(if pace == Pace::Calm { 40 } else { 3 });
            if house.screen() == Screen::Table && house.position().phase() != Phase::Over {
                agree(&mut house, &done);
                compared += 1;
            }
        }
    }
    assert!(compared * 5 > steps, "only {compared} of {steps} were compared");
    assert!(save_is_whole(&save), "the save is whole");
}

fn save_is_whole(save: &Path) -> bool {
    mists::table::save::read::<mists::rules::mists::Mists>(save).is_ok()
}

#[test]
fn what_is_offered_is_legal_however_fast_one_decides() {
    play_quickly(Pace::Instant, steps() / 2, 1);
}

#[test]
fn what_is_offered_is_legal_however_fast_one_decides_at_a_calm_pace() {
    // Each step takes longer here, for what happened is shown before anything is compared.
    play_quickly(Pace::Calm, steps() / 4, 100);
}

/// A table of one at a calm pace, at which a tile takes its time to land.
fn calm_table(save: &Path) -> House {
    settings::write(&Settings { pace: Pace::Calm, ..Settings::default() }, &settings::beside(save)).expect("written");
    House::at_table(1, 5, save)
}

#[test]
fn a_key_that_is_pressed_again_while_the_tile_lands_lays_no_other() {
    let (_folder, save) = autosave();
    let mut house = calm_table(&save);
    house.key(KeyCode::Tab);
    house.key(KeyCode::Enter);
    assert!(!house.world().resource::<Playback>().caught_up(), "the tile is landing");
    house.key(KeyCode::Enter);
    house.settle();
    assert!(house.refused.is_empty(), "{:?}", house.refused);
    let laid = house.sitting().played().iter().filter(|played| matches!(played.action, Action::LayTile { .. }));
    assert_eq!(laid.count(), 1);
}

#[test]
fn a_meeple_that_is_dragged_while_its_step_is_skipped_goes_back() {
    let (_folder, save) = autosave();
    let mut house = calm_table(&save);
    while house.position().phase() != Phase::PlaceMeeple {
        let action = house.position().legal_actions()[0];
        house.decide(Decide::Act(action));
    }
    let supply = house.find_control_called(|name| name.ends_with("in hand")).expect("the meeples in hand");
    house.point(supply);
    house.button(MouseButton::Left, ButtonState::Pressed);
    house.point(Vec2::new(640.0, 360.0));
    house.frames(3);
    house.key(KeyCode::Space);
    house.settle();
    house.button(MouseButton::Left, ButtonState::Released);
    // The next tile comes to lie under the pointer.
    while house.position().phase() != Phase::PlaceMeeple {
        let action = house.position().legal_actions()[0];
        if let Action::LayTile { at, .. } = action {
            let place = house.middle_of(at);
            house.point(place);
        }
        house.decide(Decide::Act(action));
    }
    house.frames(5);
    let last = house.sitting().played().last().map(|played| played.action);
    assert!(matches!(last, Some(Action::LayTile { .. })), "{last:?}");
    assert!(house.refused.is_empty(), "{:?}", house.refused);
}

/// Whoever lets it go outside the window does not mean the place where the pointer comes back.
#[test]
fn a_meeple_that_is_let_go_outside_the_window_goes_back() {
    let (_folder, save) = autosave();
    let mut house = calm_table(&save);
    while house.position().phase() != Phase::PlaceMeeple {
        let action = house.position().legal_actions()[0];
        house.decide(Decide::Act(action));
    }
    let spot = house.all::<Spot>().first().copied().expect("a place for the meeple");
    let played = house.sitting().played().len();
    let supply = house.find_control_called(|name| name.ends_with("in hand")).expect("the meeples in hand");
    house.point(supply);
    house.button(MouseButton::Left, ButtonState::Pressed);
    house.point(Vec2::new(640.0, 5.0));
    house.leave_window();
    house.button(MouseButton::Left, ButtonState::Released);
    let place = house.place_of(spot.at);
    house.point(place);
    house.settle();
    assert_eq!(house.sitting().played().len(), played);
    assert!(house.refused.is_empty(), "{:?}", house.refused);
}

/// A tile that was laid is in nobody's hand, although its step is still being shown.
#[test]
fn a_tile_that_lands_is_no_longer_held() {
    let (_folder, save) = autosave();
    let mut house = calm_table(&save);
    house.key(KeyCode::Tab);
    assert!(house.world().resource::<Hand>().hovers());
    house.key(KeyCode::Enter);
    assert!(!house.world().resource::<Playback>().caught_up(), "the tile is landing");
    assert!(!house.world().resource::<Hand>().hovers());
    assert!(house.world().resource::<LegalSquares>().in_order().is_empty());
    let held = |name: &Name| ["Held tile", "Legal square"].iter().any(|held| name.starts_with(held));
    let world = house.world();
    assert_eq!(world.query::<&Name>().iter(world).filter(|name| held(name)).count(), 0);
    // A tap on the board shows it at once, and asks for nothing.
    house.move_pointer(Vec2::new(640.0, 5.0));
    house.move_button(MouseButton::Left, ButtonState::Pressed);
    house.move_button(MouseButton::Left, ButtonState::Released);
    house.settle();
    assert!(house.refused.is_empty(), "{:?}", house.refused);
}
