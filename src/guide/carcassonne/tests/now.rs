//! Regions as they lie, a piece that would stand in one, and the scoring that would come next.

use super::*;

fn now(table: &Carcassonne, name: PartName) -> RegionNow {
    region_now(table, table.board().region_of(table.part_named(name).expect("a part")))
}

// RCITY-1, REND-3
#[test]
fn an_open_city_is_told_as_it_would_end() {
    let tiles = [(0, 0, "(cities: [(sides: [N, E], shields: 1)])"), (0, 1, "(cities: [(sides: [S])])")];
    let small = Small::new(&tiles, "()").with(Blue, part(0, 0, Kind::City), 2).guarded(Red, part(0, 1, Kind::City));
    let city = now(&small.table(), part(0, 0, Kind::City));
    assert_eq!((city.kind, city.value, city.complete, city.open, city.tiles), (Kind::City, 3, false, 1, 2));
    assert_eq!((city.counts, city.majority), (by(&[(Red, 1), (Blue, 1)]), colours(&[Red, Blue])));
    assert_eq!(city.points, by(&[(Red, Some(3)), (Blue, Some(1))]));
}

// RFIELD-9, RCEM-4, RSETUP-6
#[test]
fn a_field_knows_its_cities_and_an_open_cemetery_brings_nothing() {
    let tiles = [
        (0, 0, "(cities: [(sides: [N]), (sides: [E])])"),
        (0, 1, "(cities: [(sides: [S])])"),
        (-1, 0, "(centre: Some(cemetery))"),
    ];
    let small =
        Small::new(&tiles, "()").with(Red, part(0, 0, Kind::Field), 1).with(Blue, part(-1, 0, Kind::Cemetery), 2);
    let field = now(&small.table(), part(-1, 0, Kind::Field));
    assert_eq!((field.value, field.fed_by(), field.complete), (3, 1, false));
    let cities: Vec<_> = field.cities.iter().map(|city| (city.part.at, city.complete)).collect();
    assert_eq!(cities, [(Square::new(0, 0), true), (Square::new(0, 0), false)]);
    assert_eq!(field.points, by(&[(Red, Some(2))]));
    let cemetery = now(&small.table(), part(-1, 0, Kind::Cemetery));
    assert_eq!((cemetery.majority, cemetery.points, cemetery.open), (colours(&[Blue]), by(&[]), 6));

    let field = now(&small.without_farmers().table(), part(-1, 0, Kind::Field));
    assert_eq!((field.value, field.cities), (0, vec![]));
}

fn put(kind: Kind) -> Action {
    Action::PlaceMeeple { piece: Piece::Ordinary, kind, index: 0 }
}

// RMEEPLE-4, RFIELD-9
#[test]
fn a_piece_that_would_stand_tells_what_it_scores() {
    let caps = [(0, 1, "(cities: [(sides: [S])])"), (1, 0, "(cities: [(sides: [W])])"), (0, -1, "()")];
    let table = Small::new(&caps, "(cities: [(sides: [N]), (sides: [E]), (sides: [W])])").laid(0, 0);
    let knight = if_meeple_stands(&table, put(Kind::City)).expect("a piece");
    assert_eq!((knight.region.value, knight.scored_now, knight.left), (4, Some(4), 4));
    let farmer = if_meeple_stands(&table, put(Kind::Field)).expect("a piece");
    assert_eq!((farmer.region.cities.len(), farmer.region.fed_by(), farmer.region.value), (2, 1, 3));
    assert_eq!((farmer.region.points, farmer.scored_now), (by(&[(Red, Some(3))]), None));
    assert_eq!(if_meeple_stands(&table, put(Kind::Road)), Err(Refusal::NoSuchPart));
}

// RCEM-3, RSCORE-1
#[test]
fn a_keeper_of_a_complete_cemetery_brings_a_guard() {
    let around = [(1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1)];
    let tiles = around.map(|(x, y)| (x, y, "()"));
    let table = Small::new(&tiles, "(centre: Some(cemetery))").laid(0, 0);
    let keeper = if_meeple_stands(&table, put(Kind::Cemetery)).expect("a piece");
    assert_eq!((keeper.scored_now, keeper.brings_guard), (Some(0), true));
}

// RABBOT-2: example 40 of the rule book.
#[test]
fn the_abbot_can_be_taken_back() {
    let around = [(0, 1), (1, 1), (1, 0), (1, -1)];
    let mut tiles = vec![(0, 0, "(centre: Some(monastery))")];
    tiles.extend(around.map(|(x, y)| (x, y, "()")));
    let mut small = Small::new(&tiles, "()");
    small.setup.abbot = true;
    let on = part(0, 0, Kind::Monastery);
    small.layout.meeples.push(PlacedMeeple { colour: Red, piece: Piece::Abbot, on, ghosts: 1 });
    small.layout.scores = vec![(Red, 3)];
    let recall = if_abbot_recalled(&small.laid(0, -1)).expect("an abbot");
    assert_eq!(recall, Recall { from: on, value: 6, points: 4, score: 7 });
    assert_eq!(if_abbot_recalled(&Small::new(&tiles, "()").laid(0, -1)), Err(Refusal::NoAbbot));
}

// RSCORE-5, RSCORE-7: example 14 of the rule book.
#[test]
fn the_next_scoring_is_told_with_what_really_changes() {
    let tiles = [(-1, 0, "(roads: [[E]], centre: Some(village))"), (0, 1, "(cities: [(sides: [S])])")];
    let small = Small::new(&tiles, "(roads: [[W]], cities: [(sides: [N])], centre: Some(village))")
        .with(Blue, part(-1, 0, Kind::Road), 2)
        .with(Blue, part(0, 1, Kind::City), 0);
    let mut table = small.laid(0, 0);
    table.apply(Action::SkipMeeple, &mut Vec::new()).expect("no piece");
    let score = |kind| if_scored_next(&table, Action::ScoreNext { region: part(0, 0, kind) });
    let road = score(Kind::Road).expect("it is due");
    assert_eq!((road.scoring.points[Blue], road.changes, road.guard), (Some(-2), by(&[]), None));
    let home = GoingHome { meeple: part(-1, 0, Kind::Road), colour: Blue, piece: Piece::Ordinary, ghosts: 2 };
    assert_eq!(road.going_home, [home]);
    let city = score(Kind::City).expect("it is due");
    assert_eq!((city.scoring.value, city.changes), (4, by(&[(Blue, 4)])));
    assert_eq!(score(Kind::Field), Err(Refusal::NotDue));
}
