//! The land has its own camera. Both cameras must have the same view in every frame.

use super::common::House;
use super::{autosave, lay_out};
use bevy::prelude::*;
use mists::app::{Decide, Screen, StraightToMists};
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::carcassonne::{Action, Setup};
use mists::table::carcassonne::{Sitting, shipped};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::ops::RangeInclusive;

/// The camera with this name, and where it is.
fn camera(house: &mut House, name: &str) -> (Camera, GlobalTransform) {
    let world = house.world();
    let mut cameras = world.query::<(&Name, &Camera, &GlobalTransform)>();
    let (_, camera, place) = cameras.iter(world).find(|(is, ..)| is.as_str() == name).expect("there is such a camera");
    (camera.clone(), *place)
}

/// The projection of the camera with this name to the window, computed in this frame.
fn seen(house: &mut House, name: &str) -> Mat4 {
    let (camera, place) = camera(house, name);
    let mut seen = camera.clip_from_view() * place.to_matrix().inverse();
    // The cameras may differ only in their depth range.
    seen.z_axis = Vec4::ZERO;
    (seen.w_axis.z, seen.w_axis.w) = (0.0, 1.0);
    seen
}

#[test]
fn the_land_fills_the_window_in_the_first_frame_of_a_table() {
    let (_folder, save) = autosave();
    let table = StraightToMists { level: 1, players: 2, computers: 0, spell_circles: false, seed: Some(7) };
    let mut house = House::opened(Some(table), &save);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    for name in ["Board camera", "Land camera"] {
        assert_eq!(camera(&mut house, name).0.physical_target_size(), Some(UVec2::new(1280, 720)), "{name}");
    }
}

#[test]
fn land_and_figures_are_seen_from_the_same_place_while_the_view_moves() {
    moved_view(1.0);
}

#[test]
fn land_and_figures_are_seen_from_the_same_place_on_a_screen_of_many_pixels_a_point() {
    moved_view(2.0);
}

/// How much of the land the board's camera shows, in squares.
fn shown(house: &mut House) -> Vec2 {
    house.place_of(Vec2::ONE) - house.place_of(Vec2::ZERO)
}

#[test]
fn a_view_that_was_chosen_stays_when_something_is_taken_back_and_goes_with_the_game() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    let whole = shown(&mut house);
    let action = house.position().legal_actions()[0];
    house.decide(Decide::Act(action));
    let middle = house.place_of(Vec2::ONE);
    house.point(middle);
    house.wheel(-3.0);
    house.frames(60);
    let chosen = shown(&mut house);
    assert!((chosen - whole).length() > 1.0, "{chosen} is no other view than {whole}");
    house.decide(Decide::TakeBack);
    house.frames(60);
    assert!((shown(&mut house) - chosen).length() < 0.1, "{} is not {chosen}", shown(&mut house));
    for name in ["menu", "Begin again", "Begin again"] {
        let place = house.last_control(name);
        house.point(place);
        house.click();
    }
    house.frames(60);
    assert!((shown(&mut house) - whole).length() < 0.1, "{} is not {whole}", shown(&mut house));
}

/// A competitive game with a large board, at a turn with so many places for a meeple.
fn late_choice_of_a_meeple(places: RangeInclusive<usize>) -> Sitting {
    let setup = Setup::with_players(shipped::deck().expect("the deck"), 2);
    let mut sitting = Sitting::begin(setup, 3, Vec::new()).expect("a table");
    let mut random = ChaCha8Rng::seed_from_u64(3);
    loop {
        let legal = sitting.position().legal_actions();
        let has_places = legal.iter().filter(|action| matches!(action, Action::PlaceMeeple { .. })).count();
        if places.contains(&has_places) && sitting.position().board().tiles().len() > 90 {
            return sitting;
        }
        let action = Policy::Beginner.choose(sitting.position(), &legal, &mut random).expect("the game goes on");
        sitting.play(action).expect("a legal action");
    }
}

fn open(house: &mut House, sitting: Sitting) {
    lay_out(house, sitting);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.frames(150);
}

/// On a large board a tile is as small as the marks for a meeple, so the view goes near and back again.
#[test]
fn the_tile_for_a_meeple_is_seen_closely_on_a_large_board() {
    let (_folder, save) = autosave();
    let mut house = House::opened(None, &save);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Title);
    let sitting = late_choice_of_a_meeple(2..=3);
    open(&mut house, sitting.clone());
    let close = shown(&mut house).x;
    house.key(KeyCode::Space);
    house.frames(300);
    let whole = shown(&mut house).x;
    assert!(whole < 60.0 && close > 95.0, "{whole} pixels a square, then {close}");
    // Whoever wants to see the whole board sees it.
    open(&mut house, sitting);
    assert!((shown(&mut house).x - close).abs() < 1.0, "{}", shown(&mut house));
    house.key(KeyCode::KeyF);
    house.frames(150);
    assert!(shown(&mut house).x < 60.0, "{}", shown(&mut house));
}

/// Where many marks lie on one tile, it is seen from nearer still.
#[test]
fn a_tile_with_many_places_for_a_meeple_is_seen_from_nearest() {
    let (_folder, autosave) = autosave();
    let mut house = House::opened(None, &autosave);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Title);
    let [few, many] = [2..=3, 6..=9].map(|places| {
        open(&mut house, late_choice_of_a_meeple(places));
        shown(&mut house).x
    });
    assert!(many > 1.3 * few, "{few} pixels a square for few places, {many} for many");
}

fn moved_view(pixels_a_point: f32) {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    let mut windows = house.world().query::<&mut Window>();
    for mut window in windows.iter_mut(house.world()) {
        window.resolution.set_scale_factor_override(Some(pixels_a_point));
        window.resolution.set(1280.0, 720.0);
    }
    house.frames(30);
    let middle = house.place_of(Vec2::ONE);
    house.point(middle + Vec2::new(80.0, 30.0));
    let before = seen(&mut house, "Board camera");
    house.wheel(-6.0);
    for frame in 0..30 {
        assert_eq!(seen(&mut house, "Land camera"), seen(&mut house, "Board camera"), "frame {frame}");
        house.frames(1);
    }
    assert_ne!(seen(&mut house, "Board camera"), before, "the view has moved");
}
