//! Foresight of regions: completed, joined, surrounded, and fields.

use super::*;

const ROAD_EAST: &str = "(roads: [[E]], centre: Some(village))";
const ROAD_WEST: &str = "(roads: [[W]], centre: Some(village))";

// RSCORE-3, RSCORE-4, RROAD-1
#[test]
fn a_completed_road_is_told_with_what_ghosts_cost() {
    let small = Small::new(&[(0, 0, ROAD_EAST)], ROAD_WEST).with(Blue, part(0, 0, Kind::Road), 1);
    let [only] = &small.foresee(1, 0).completed[..] else { panic!("one region") };
    assert_eq!((only.region.part, only.region.value, only.region.tiles), (part(1, 0, Kind::Road), 2, 2));
    assert_eq!(only.region.counts, by(&[(Blue, 1)]));
    assert_eq!(only.region.points, by(&[(Blue, Some(0))]));
    assert_eq!((only.guard, only.if_taken), (None, None));
}

// RMEEPLE-4, RMEEPLE-5
#[test]
fn a_completed_region_without_anybody_can_be_taken() {
    let small = Small::new(&[(0, 0, ROAD_EAST)], ROAD_WEST);
    assert_eq!(small.foresee(1, 0).completed[0].if_taken, Some(2));
    let mut bare = small;
    bare.layout.supplies = vec![(Red, Supply::default())];
    let bare = bare.foresee(1, 0);
    assert_eq!((bare.completed[0].if_taken, bare.free.len()), (None, 0));
}

// RSCORE-7: what brings the active player points stands first, then what is free, then what others get.
#[test]
fn completed_regions_stand_in_the_order_of_what_players_care_for() {
    let city = "(cities: [(sides: [W])])";
    let tiles = [(-1, 0, ROAD_EAST), (1, 0, city), (0, 1, "(roads: [[S]], centre: Some(village))")];
    let hand = "(roads: [[W], [N]], cities: [(sides: [E])], centre: Some(village))";
    let small = Small::new(&tiles, hand).with(Red, part(-1, 0, Kind::Road), 0).with(Blue, part(1, 0, Kind::City), 0);
    let completed = small.foresee(0, 0).completed;
    let told: Vec<_> = completed.iter().map(|it| (it.region.kind, it.region.majority, it.if_taken)).collect();
    let road = Kind::Road;
    let expected =
        [(road, colours(&[Red]), None), (road, Colours::NONE, Some(2)), (Kind::City, colours(&[Blue]), None)];
    assert_eq!(told, expected);
}

// RCITY-1, RSCORE-3
#[test]
fn joined_cities_tell_who_loses_the_majority() {
    let tiles = [
        (0, 0, "(cities: [(sides: [N, E])])"),
        (2, 0, "(cities: [(sides: [N, W])])"),
        (2, 1, "(cities: [(sides: [N, S])])"),
    ];
    let small = Small::new(&tiles, "(cities: [(sides: [E, W])])")
        .with(Red, part(0, 0, Kind::City), 0)
        .with(Blue, part(2, 0, Kind::City), 1)
        .guarded(Blue, part(2, 1, Kind::City));
    let ahead = small.foresee(1, 0);
    assert_eq!(ahead.completed, []);
    let [city] = &ahead.grown[..] else { panic!("one city") };
    assert!(city.joins() && city.majority_changes());
    let before: Vec<_> = city.before.iter().map(|it| (it.value, it.majority)).collect();
    assert_eq!(before, [(2, colours(&[Blue])), (1, colours(&[Red]))]);
    assert_eq!((city.after.value, city.after.open, city.after.majority), (4, 2, colours(&[Blue])));
    assert_eq!(city.after.points, by(&[(Blue, Some(3))]));
    assert_eq!((city.gain(Red), city.gain(Blue), city.gain(Green)), (-1, 2, 0));
}

// RFIELD-9, RSCORE-3
#[test]
fn joined_fields_are_told_with_cities_and_farmers() {
    let tiles = [(-1, 0, "(cities: [(sides: [E])])"), (0, 0, "(cities: [(sides: [W])])"), (2, 0, "()")];
    let small = Small::new(&tiles, "()").with(Red, part(0, 0, Kind::Field), 0).with(Blue, part(2, 0, Kind::Field), 0);
    let ahead = small.foresee(1, 0);
    let [field] = &ahead.fields[..] else { panic!("one field") };
    assert_eq!((field.before.len(), field.after.value, field.after.fed_by()), (2, 3, 1));
    assert_eq!((field.after.majority, field.majority_changes()), (colours(&[Red, Blue]), true));
    assert_eq!((field.gain(Red), field.gain(Blue)), (0, 3));

    let without = small.without_farmers();
    assert_eq!((without.foresee(1, 0).fields, ahead.grown), (vec![], vec![]));
}

// RFIELD-9: the farmer does not lie on the tile, nor beside a field of it.
#[test]
fn a_completed_city_feeds_fields_elsewhere() {
    let tiles = [(0, 0, "(cities: [(sides: [E])])")];
    let small = Small::new(&tiles, "(cities: [(sides: [W])])").with(Blue, part(0, 0, Kind::Field), 0);
    let ahead = small.foresee(1, 0);
    let [field] = &ahead.fields[..] else { panic!("one field") };
    assert_eq!((field.before[0].value, field.after.value, field.gain(Blue)), (0, 3, 3));
    assert_eq!(field.after.cities, [CityOfField { part: part(1, 0, Kind::City), complete: true }]);
    assert!(!field.majority_changes());
    // A field that only grows is not worth a word.
    let grows = Small::new(&tiles, "()").with(Blue, part(0, 0, Kind::Field), 0);
    assert_eq!(grows.foresee(0, 1).fields, []);
}

/// Land on the squares around (0, 0), but for the last so many.
fn ring(but: usize) -> Vec<(i16, i16, &'static str)> {
    let around = [(1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1)];
    around[..8 - but].iter().map(|&(x, y)| (x, y, "()")).collect()
}

fn surrounded(centre: &'static str, but: usize, hand: &str) -> Small {
    let mut tiles = vec![(0, 0, centre)];
    tiles.extend(ring(but));
    Small::new(&tiles, hand)
}

// RABBEY-1, RCASTLE-1
#[test]
fn what_stands_in_the_middle_gains_by_every_tile_around() {
    let monastery = surrounded("(centre: Some(monastery))", 2, "()").with(Red, part(0, 0, Kind::Monastery), 1);
    let ahead = monastery.foresee(0, 1);
    let [only] = &ahead.surrounded[..] else { panic!("one monastery") };
    assert_eq!((only.before[0].value, only.after.value, only.after.open), (7, 8, 1));
    assert_eq!(only.after.points, by(&[(Red, Some(7))]));

    let castle = "(mist: [(sides: [W])], centre: Some(castle))";
    let misty = surrounded(castle, 3, "(mist: [(sides: [N])])").with(Blue, part(0, 0, Kind::Castle), 0);
    let ahead = misty.foresee(0, 1);
    assert_eq!((ahead.surrounded[0].before[0].value, ahead.surrounded[0].after.value), (1, 2));
}

// RABBEY-1, RCASTLE-1, RCEM-3, RSCORE-4
#[test]
fn what_stands_in_the_middle_is_completed_by_the_last_tile_around() {
    let monastery = surrounded("(centre: Some(monastery))", 1, "()").with(Red, part(0, 0, Kind::Monastery), 1);
    let [only] = &monastery.foresee(0, 1).completed[..] else { panic!("one monastery") };
    assert_eq!((only.region.part, only.region.points), (part(0, 0, Kind::Monastery), by(&[(Red, Some(7))])));

    let cemetery = surrounded("(centre: Some(cemetery))", 1, "()").with(Blue, part(0, 0, Kind::Cemetery), 1);
    let ahead = cemetery.foresee(0, 1);
    assert_eq!((ahead.completed[0].guard, ahead.completed[0].region.points), (Some(Blue), by(&[(Blue, Some(-2))])));
    let mut empty = cemetery;
    empty.layout.supplies = vec![(Blue, Supply::default())];
    assert_eq!(empty.foresee(0, 1).completed[0].guard, None);
}

// RMEEPLE-2, RMEEPLE-3
#[test]
fn free_regions_are_offered_the_most_valuable_first() {
    let tiles = [(0, 0, "(cities: [(sides: [N, E])])"), (1, 1, "()")];
    let hand = "(cities: [(sides: [W])], roads: [[E, S]])";
    let small = Small::new(&tiles, hand).with(Blue, part(1, 1, Kind::Field), 0);
    let free: Vec<_> = small.foresee(1, 0).free.iter().map(|it| (it.part.kind, it.part.index, it.value)).collect();
    // One of the two fields is Blue's, and the city is complete but for its north.
    assert_eq!(free, [(Kind::City, 0, 2), (Kind::Road, 0, 1), (Kind::Field, 1, 0)]);
}

// RPLACE-1
#[test]
fn what_is_not_legal_is_refused() {
    let table = Small::new(&[(0, 0, ROAD_EAST)], "()").table();
    assert!(matches!(foresee(&table, lay(1, 0)), Err(Refusal::EdgeMismatch(_))));
    assert_eq!(foresee(&table, Action::SkipMeeple), Err(Refusal::NotNow(Phase::LayTile)));
}

// REND-1: the turn is played to the end of the game, and still told as it stands before its scorings.
#[test]
fn the_last_tile_is_told_like_any_other() {
    let mut small = Small::new(&[(0, 0, ROAD_EAST)], ROAD_WEST).with(Blue, part(0, 0, Kind::Road), 0);
    small.layout.supplies = vec![(Red, Supply::default())];
    small.layout.draws.pop();
    let ahead = small.foresee(1, 0);
    assert!(ahead.ends_game);
    assert_eq!((ahead.completed[0].region.points, ahead.free.len()), (by(&[(Blue, Some(2))]), 0));
}
