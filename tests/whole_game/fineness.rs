//! Tiles are painted as finely as the window shows them. Finer ones are painted only after zooming in.

use super::autosave;
use super::common::House;
use bevy::prelude::*;
use mists::app::{Decide, LaidTile, Paintings, StraightToMists};
use mists::rules::Game;
use mists::rules::mists::Action;
use mists::rules::tiles::Square;

/// Turns the wheel over the middle of the board, and waits until the view has arrived.
fn zoom(house: &mut House, notches: f32) {
    let middle = house.place_of(Vec2::ONE);
    house.point(middle);
    house.wheel(notches);
    house.frames(120);
}

/// Pixels per square of a laid tile's land.
fn pixels(world: &World, at: Square) -> Option<u32> {
    let mut tiles = world.try_query::<(&LaidTile, &Children)>()?;
    let (_, parts) = tiles.iter(world).find(|(tile, _)| tile.at == at)?;
    let land = world.get::<Sprite>(*parts.first()?)?;
    Some(world.resource::<Assets<Image>>().get(&land.image)?.width())
}

#[test]
fn tiles_are_painted_as_finely_as_the_window_shows_them() {
    let (_folder, save) = autosave();
    let table = StraightToMists { level: 1, players: 2, computers: 0, spell_circles: false, seed: Some(7) };
    let mut house = House::opened_with(&save, |app| {
        app.insert_resource(table).insert_resource(Paintings::default());
    });
    house.sit_down();
    let start = Square::new(0, 0);
    house.wait(|world| pixels(world, start) == Some(200));

    zoom(&mut house, -12.0);
    let Some(Action::LayTile { at, turn }) = house.position().legal_actions().first().copied() else {
        panic!("a tile is to be laid first");
    };
    house.decide(Decide::Act(Action::LayTile { at, turn }));
    house.wait(|world| pixels(world, at) == Some(100));
    house.frames(60);
    assert_eq!(pixels(house.world(), at), Some(100), "it is small");
    assert_eq!(pixels(house.world(), start), Some(200), "what is there stays");

    zoom(&mut house, 20.0);
    house.wait(|world| pixels(world, at) == Some(200));
}
