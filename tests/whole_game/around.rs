//! Things around the game: full screen, scrolling the log, land that stays in view, names that are kept.

use super::autosave;
use super::common::House;
use bevy::input::ButtonState;
use bevy::input::gestures::PinchGesture;
use bevy::input::mouse::MouseScrollUnit;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode};
use mists::app::input::{Chord, Want};
use mists::app::screens::SettingsIntent;
use mists::app::theme::shown_controls;
use mists::app::{BoardCamera, Chosen, Hand};
use mists::rules::Game;
use mists::rules::mists::Action;
use mists::table::last_setup;
use mists::table::mists::last_setup::LastSetup;

fn mode(house: &mut House) -> WindowMode {
    let mut windows = house.world().query_filtered::<&Window, With<PrimaryWindow>>();
    windows.single(house.world()).expect("there is a window").mode
}

/// The position and the scale of the view.
fn view(house: &mut House) -> (Vec3, f32) {
    let world = house.world();
    let mut cameras = world.query_filtered::<(&Transform, &Projection), With<BoardCamera>>();
    let (place, lens) = cameras.single(world).expect("there is a camera");
    let Projection::Orthographic(lens) = lens else { panic!("the board is seen from straight above") };
    (place.translation, lens.scale)
}

#[test]
fn full_screen_is_switched_by_keys_that_do_nothing_else() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    house.key(KeyCode::F11);
    assert!(matches!(mode(&mut house), WindowMode::BorderlessFullscreen(_)));
    house.key(KeyCode::F11);
    assert_eq!(mode(&mut house), WindowMode::Windowed);
    house.key(KeyCode::Tab);
    assert!(house.world().resource::<Hand>().aim.is_some());
    house.world().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::AltLeft);
    house.key(KeyCode::Enter);
    assert!(matches!(mode(&mut house), WindowMode::BorderlessFullscreen(_)));
    assert!(house.sitting().played().is_empty(), "a tile was laid");
    house.world().resource_mut::<ButtonInput<KeyCode>>().release(KeyCode::AltLeft);
    house.key(KeyCode::Enter);
    house.settle();
    assert_eq!(house.sitting().played().len(), 1, "Enter alone lays");
    let settings = mists::table::settings::read(&mists::table::settings::beside(&save)).expect("the settings");
    assert!(settings.full_screen, "it is kept");
}

/// Any key can be chosen for it, and a letter may be meant for the book, where it is looked for.
#[test]
fn a_letter_for_full_screen_does_nothing_else_while_text_is_typed() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    let letter = Chord { key: egui::Key::J, with: egui::Modifiers::NONE };
    house.world().resource_mut::<Chosen>().answer(SettingsIntent::Bind(Want::FullScreen, letter));
    house.frames(2);
    house.key(KeyCode::F1);
    house.frames(3);
    house.key(KeyCode::KeyJ);
    assert_eq!(mode(&mut house), WindowMode::Windowed);
    house.world().resource_mut::<Chosen>().answer(SettingsIntent::UsualKeys);
    house.frames(2);
    house.key(KeyCode::F11);
    assert!(matches!(mode(&mut house), WindowMode::BorderlessFullscreen(_)), "it writes nothing");
    house.key(KeyCode::F11);
    house.world().resource_mut::<Chosen>().answer(SettingsIntent::Bind(Want::FullScreen, letter));
    house.key(KeyCode::Escape);
    house.frames(3);
    house.key(KeyCode::KeyJ);
    assert!(matches!(mode(&mut house), WindowMode::BorderlessFullscreen(_)));
}

#[test]
fn space_lays_no_tile_that_only_the_pointer_holds_there() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    let legal = house.position().legal_actions();
    let Action::LayTile { at, .. } = legal[0] else { panic!("a tile is laid first") };
    let place = house.middle_of(at);
    house.point(place);
    assert_eq!(house.world().resource::<Hand>().aim, Some(at));
    house.key(KeyCode::Space);
    house.settle();
    assert!(house.sitting().played().is_empty(), "whoever wanted no meeple has laid a tile");
    house.key(KeyCode::Tab);
    house.key(KeyCode::Space);
    house.settle();
    assert_eq!(house.sitting().played().len(), 1, "what Tab chose is laid");
}

#[test]
fn the_wheel_over_the_log_leaves_the_board_as_it_is() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    let log = house.place_of_control("The log: click to see all of it");
    let before = view(&mut house);
    house.point(log);
    house.wheel(-6.0);
    house.frames(30);
    assert_eq!(view(&mut house), before);
    // Also if the pointer comes from the board and the wheel turns in the same frame.
    let land = house.place_of(Vec2::ONE) + Vec2::new(80.0, 30.0);
    for rest in [0, 60] {
        house.point(land);
        house.frames(rest);
        house.move_pointer(log);
        house.wheel(-6.0);
        house.frames(30);
        assert_eq!(view(&mut house), before);
    }
    house.point(land);
    house.wheel(-6.0);
    house.frames(30);
    assert_ne!(view(&mut house), before, "elsewhere it zooms");
}

#[test]
fn two_fingers_move_the_view_and_a_pinch_zooms() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    let land = house.place_of(Vec2::ONE) + Vec2::new(80.0, 30.0);
    house.point(land);
    house.frames(60);
    let (before, far) = view(&mut house);
    house.scroll(MouseScrollUnit::Pixel, Vec2::new(30.0, -12.0));
    house.frames(60);
    let (moved, still) = view(&mut house);
    assert!(moved.x < before.x && moved.y < before.y, "the land follows the fingers: {before} becomes {moved}");
    assert!((still - far).abs() < 1e-6);
    house.world().write_message(PinchGesture(0.25));
    house.frames(60);
    let (_, near) = view(&mut house);
    assert!((near - far / 1.25).abs() < 1e-4, "{far} becomes {near}");
    house.world().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::ControlLeft);
    house.scroll(MouseScrollUnit::Pixel, Vec2::new(0.0, -50.0));
    house.frames(60);
    assert!(view(&mut house).1 > near + 1e-4, "with Control they zoom");
}

/// Where the free ground is dragged, the view goes along, and nothing is laid; a tile is dragged where it is held.
#[test]
fn empty_ground_is_dragged_with_the_main_button_and_a_tile_never_is() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    let (before, _) = view(&mut house);
    let ground = Vec2::new(330.0, 90.0);
    house.drag(MouseButton::Left, ground, ground + Vec2::new(CLICKED, 0.0));
    assert_eq!(view(&mut house).0, before, "that was a click");
    let refused = house.refused.len();
    let legal = house.position().legal_actions();
    let Action::LayTile { at, .. } = legal[0] else { panic!("a tile is laid first") };
    house.drag(MouseButton::Left, ground, ground + Vec2::new(70.0, 40.0));
    house.frames(60);
    let (moved, _) = view(&mut house);
    assert!(moved.distance(before) > 0.3, "the view goes along");
    assert!(house.sitting().played().is_empty() && house.refused.len() == refused, "nothing was laid");
    let fits = house.middle_of(at);
    house.drag(MouseButton::Left, fits, fits + Vec2::new(30.0, 0.0));
    house.frames(60);
    assert_eq!(house.sitting().played().len(), 1, "a tile that is held there is laid");
    // Out and back again is no click either, also while a place for a meeple is asked for.
    let refused = house.refused.len();
    house.drag(MouseButton::Left, ground, ground + Vec2::new(60.0, 0.0));
    house.point(ground);
    house.button(MouseButton::Left, ButtonState::Pressed);
    house.point(ground + Vec2::new(60.0, 0.0));
    house.point(ground);
    house.button(MouseButton::Left, ButtonState::Released);
    assert_eq!(house.refused.len(), refused, "{:?}", house.refused.last());
}

/// A tile and a meeple are dragged out of their panels in small steps, and the view stays where it is.
#[test]
fn what_is_dragged_out_of_a_panel_takes_no_view_along() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    let legal = house.position().legal_actions();
    let Action::LayTile { at, .. } = legal[0] else { panic!("a tile is laid first") };
    let (before, _) = view(&mut house);
    let (from, to) = (house.place_of_control("The tile in hand: drag it onto the board"), house.middle_of(at));
    house.point(from);
    house.button(MouseButton::Left, ButtonState::Pressed);
    for step in 1..=20 {
        house.point(from.lerp(to, step as f32 / 20.0));
    }
    assert!(house.world().resource::<Hand>().dragging);
    assert_eq!(view(&mut house).0, before);
    house.button(MouseButton::Left, ButtonState::Released);
    house.settle();
    assert_eq!(house.sitting().played().len(), 1);
}

/// Keys walk to squares that are out of sight: the view follows.
#[test]
fn the_view_goes_to_the_square_that_keys_choose() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    for _ in 0..3 {
        house.drag(MouseButton::Middle, Vec2::new(400.0, 200.0), Vec2::new(880.0, 560.0));
    }
    house.key(KeyCode::Tab);
    let at = house.world().resource::<Hand>().aim.expect("a square");
    house.frames(60);
    assert_eq!(house.world().resource::<Hand>().aim, Some(at), "a pointer that rests takes nothing");
    let middle = house.middle_of(at);
    assert!((240.0..1040.0).contains(&middle.x) && (0.0..620.0).contains(&middle.y), "{middle}");
}

/// So far the pointer wanders in a click, in logical pixels.
const CLICKED: f32 = 5.0;

#[test]
fn land_stays_in_view_however_far_one_drags() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    for _ in 0..8 {
        house.drag(MouseButton::Middle, Vec2::new(400.0, 200.0), Vec2::new(880.0, 560.0));
    }
    house.frames(60);
    let tiles: Vec<_> = house.position().board().tiles().iter().map(|tile| tile.at).collect();
    let seen = tiles.into_iter().map(|at| house.middle_of(at)).any(|middle| {
        // Some part of it is between the panels.
        (180.0..1100.0).contains(&middle.x) && (-60.0..680.0).contains(&middle.y)
    });
    assert!(seen, "no land is seen");
}

#[test]
fn the_names_of_the_last_game_are_kept_beside_the_save() {
    let (_folder, save) = autosave();
    let path = last_setup::beside::<LastSetup>(&save);
    let house = House::at_table(2, 7, &save);
    let kept = last_setup::read::<LastSetup>(&path).expect("readable").expect("there was a game");
    let names: Vec<&str> = kept.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, house.sitting().names());
    drop(house);
    let text = std::fs::read_to_string(&path).expect("text").replace(names[0], "Zoé");
    std::fs::write(&path, text).expect("written");
    std::fs::remove_file(&save).expect("no game under way");
    let house = House::at_table(2, 8, &save);
    assert_eq!(house.sitting().names()[0], "Zoé");
}

#[test]
fn damaged_names_are_set_aside_and_the_game_goes_on() {
    let (folder, save) = autosave();
    std::fs::write(last_setup::beside::<LastSetup>(&save), "LastSetup(form").expect("written");
    let house = House::at_table(2, 8, &save);
    assert_eq!(house.sitting().names().len(), 2);
    assert!(folder.path().join("last-setup.ron.damaged-1").is_file());
}

#[test]
fn l_and_t_open_sheets_over_the_table_and_escape_closes_them() {
    const BACK: &str = "Back to the table";
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    assert!(house.find_control("Which tiles are still to come (T)").is_some());
    let is_open = |house: &mut House| shown_controls(&house.egui()).iter().any(|control| control.name == BACK);
    for key in [KeyCode::KeyL, KeyCode::KeyT] {
        house.key(key);
        house.frames(2);
        assert!(is_open(&mut house), "{key:?}");
        house.key(KeyCode::Escape);
        house.frames(2);
        assert!(!is_open(&mut house), "{key:?}");
    }
    for over in ["The log: click to see all of it", "Which tiles are still to come (T)"] {
        for control in [over, BACK] {
            let place = house.place_of_control(control);
            house.point(place);
            house.click();
            assert_eq!(is_open(&mut house), control != BACK, "{over}: {control}");
        }
    }
}
