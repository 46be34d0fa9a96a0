//! What moves by itself goes its whole way, and what is to be gone after that is gone.

use super::common::House;
use super::{a_way_to, autosave, level};
use bevy::input::ButtonState;
use bevy::prelude::*;
use mists::app::{Decide, StraightToMists};
use mists::guide::Policy;
use mists::painter::mists::regions::dead_parts;
use mists::rules::Game;
use mists::rules::mists::{Action, Happening, Mists, Setup};
use mists::rules::tiles::Kind;

/// Frames in which every motion of these tests is over: a second.
const OVER: u32 = 20;

/// The first entity whose name begins like this.
fn named(house: &mut House, beginning: &str) -> Option<Entity> {
    let world = house.world();
    let mut names = world.query::<(Entity, &Name)>();
    names.iter(world).find(|(_, name)| name.starts_with(beginning)).map(|(entity, _)| entity)
}

/// Plays these actions, and goes on until something of this name appears.
fn play_until(house: &mut House, played: &[Action], beginning: &str) -> Entity {
    let (last, before) = played.split_last().expect("something is played");
    for &action in before {
        // What decides itself has been decided already.
        if house.position().legal_actions().contains(&action) {
            house.decide(Decide::Act(action));
        }
    }
    assert_eq!(named(house, beginning), None, "{beginning} came too early");
    house.world().write_message(Decide::Act(*last));
    for _ in 0..200 {
        house.frames(1);
        if let Some(entity) = named(house, beginning) {
            return entity;
        }
    }
    panic!("no {beginning} appeared");
}

/// How large a sprite is, as a share of its picture, and how much of it is seen.
fn seen(house: &mut House, entity: Entity) -> (f32, f32) {
    let sprite = house.world().entity(entity);
    let size = sprite.get::<Transform>().expect("a place").scale.x;
    (size, sprite.get::<Sprite>().expect("a picture").color.alpha())
}

/// A light grows and pales, frame by frame, and is gone within a second.
fn runs_outward(house: &mut House, light: Entity) {
    let mut before = (0.0, 1.1);
    for _ in 0..4 {
        house.frames(1);
        let now = seen(house, light);
        assert!(now.0 > before.0 && now.1 < before.1, "{before:?}, then {now:?}");
        before = now;
    }
    house.frames(OVER);
    assert!(house.world().get_entity(light).is_err(), "the light is still there");
}

#[test]
fn a_ring_runs_outward_from_a_closed_cemetery() {
    let closed = |happening: &Happening| matches!(happening, Happening::CemeteryClosed { .. });
    let (seed, played) = a_way_to(&level(2, 1), Policy::Beginner, |_, happenings| happenings.iter().any(closed));
    let (_folder, save) = autosave();
    let mut house = House::at_level(2, 1, seed, &save);
    let ring = play_until(&mut house, &played, "Ripple");
    runs_outward(&mut house, ring);
}

#[test]
fn light_runs_outward_from_a_circle_that_a_ghost_enters() {
    let entered = |happening: &Happening| matches!(happening, Happening::GhostDrawnIn { .. });
    let setup = Setup { spell_circles: true, ..level(1, 1) };
    let (seed, played) = a_way_to(&setup, Policy::Beginner, |_, happenings| happenings.iter().any(entered));
    let (_folder, save) = autosave();
    let mut house =
        House::at(StraightToMists { level: 1, players: 1, computers: 0, spell_circles: true, seed: Some(seed) }, &save);
    let flash = play_until(&mut house, &played, "Flash");
    runs_outward(&mut house, flash);
}

#[test]
fn a_veil_fades_in_over_what_has_withered() {
    let withered = |position: &Mists, _: &[Happening]| dead_parts(position).any(|part| part.kind != Kind::Mist);
    let (seed, played) = a_way_to(&level(5, 1), Policy::Beginner, withered);
    let (_folder, save) = autosave();
    let mut house = House::at_level(5, 1, seed, &save);
    let veil = play_until(&mut house, &played, "Withered");
    let (_, at_first) = seen(&mut house, veil);
    house.frames(4);
    let (_, later) = seen(&mut house, veil);
    house.frames(OVER);
    let (_, at_last) = seen(&mut house, veil);
    assert!(at_first < 0.2 && later > at_first && later < 1.0, "{at_first}, then {later}");
    assert_eq!(at_last, 1.0);
}

#[test]
fn a_tile_that_is_dropped_where_it_does_not_fit_flies_back() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(1, 7, &save);
    let legal = house.position().legal_actions();
    let square = legal.iter().find_map(|action| match *action {
        Action::LayTile { at, .. } => Some(at),
        _ => None,
    });
    let fits = house.middle_of(square.expect("a square to lay the tile on"));
    let taken = house.position().board().tiles()[0].at;
    let taken = house.middle_of(taken);
    house.drag(MouseButton::Left, fits, taken);
    assert_eq!(house.refused.len(), 1, "the board takes no tile where one lies");

    let tile = named(&mut house, "Held tile").expect("the tile is still in hand");
    let place = |house: &mut House| house.world().get::<Transform>(tile).expect("a place").translation.xy();
    let is_seen =
        |house: &mut House| *house.world().get::<Visibility>(tile).expect("it can be seen") != Visibility::Hidden;
    assert!(is_seen(&mut house));
    let before = place(&mut house);
    house.frames(1);
    assert_ne!(place(&mut house), before, "it moves");
    house.frames(OVER);
    assert!(!is_seen(&mut house), "it is back in the hand");

    // On its way back it can be held again.
    house.drag(MouseButton::Left, fits, taken);
    house.point(fits);
    assert!(is_seen(&mut house));
    house.frames(OVER);
    assert!(is_seen(&mut house), "it stays where it is held");
    house.button(MouseButton::Left, ButtonState::Pressed);
    house.button(MouseButton::Left, ButtonState::Released);
    house.settle();
    assert_eq!(house.sitting().played().len(), 1, "and a click lays it");
}
