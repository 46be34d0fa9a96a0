//! The region under the pointer shows where tiles are missing: one mark on each of its open edges.

use super::*;
use mists::app::OpenEdge;
use mists::painter::tiles::geometry::{Layout, Point};
use mists::rules::tiles::{Kind, Side};
use std::collections::HashSet;

/// A point of each mist on the board, away from roads and cities, and the mist's name.
fn misty_points(position: &Mists) -> Vec<(Vec2, PartName)> {
    let grid = || (1..20).flat_map(|x| (1..20).map(move |y| Point::new(x as f32 / 20.0, y as f32 / 20.0)));
    let mut points = Vec::new();
    for tile in position.board().tiles() {
        let layout = Layout::of(position.face(tile.face), tile.turn, tile.at);
        // Where a road or city lies under the mist, the pointer is on that.
        let is_free = |p: Point| layout.distance_to_road(p) > 0.2 && !layout.in_any_city(p);
        for area in 0..position.face(tile.face).mist_parts().len() {
            if let Some(p) = grid().find(|&p| layout.mist_at(p) == Some(area) && is_free(p)) {
                let place = Vec2::new(f32::from(tile.at.x) + p.x, f32::from(tile.at.y) + 1.0 - p.y);
                points.push((place, PartName::new(tile.at, Kind::Mist, area as u8)));
            }
        }
    }
    points
}

#[test]
fn each_open_edge_of_the_mist_under_the_pointer_is_marked() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(3, 7, &save);
    let mut random = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..16 {
        let position = house.position();
        let action = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random);
        house.decide(Decide::Act(action.expect("the game has just begun")));
    }
    house.settle();
    let position = house.position();
    assert_eq!(position.phase(), Phase::LayTile);
    let mut marked = 0;
    for (place, name) in misty_points(&position) {
        let at = house.place_of(place);
        house.point(at);
        house.frames(2);
        let part = position.part_named(name).expect("a part of the board");
        let region = position.board().region(position.board().region_of(part));
        let marks: HashSet<(Square, Side)> = house.all::<OpenEdge>().iter().map(|mark| (mark.at, mark.side)).collect();
        let expected = if region.dead { 0 } else { usize::from(region.open) };
        assert_eq!(marks.len(), expected, "{name:?}");
        for (at, side) in marks {
            assert!(position.board().is_empty(at.beyond(side)), "{name:?}: {at} {side:?}");
            let tile = position.board().tile(position.board().tile_at(at).expect("a tile under the mark"));
            assert!(position.face(tile.face).edge(side, tile.turn).mist.is_some(), "{name:?}: {at} {side:?}");
        }
        marked += usize::from(expected > 0);
    }
    assert!(marked >= 3, "only {marked} banks have open edges");
    // Beside the board nothing is pointed at.
    house.point(Vec2::new(640.0, 5.0));
    house.frames(2);
    assert!(house.all::<OpenEdge>().is_empty());
}
