//! Cemeteries: ghosts that they call, burials, and the haunted end of a turn.

use super::*;

// CEM-2, CEM-3, CEM-5
#[test]
fn a_closing_cemetery_calls_for_a_burial() {
    let roads = [0, 1].map(|index| PartName::new(NORTH, Kind::Road, index));
    let ghosts = vec![(ORIGIN, Haunt::Cemetery, 2)];
    let meeples = vec![(Colour::Red, roads[0]), (Colour::Green, roads[1])];
    let layout = |meeples| Layout { ghosts: ghosts.clone(), meeples, draws: draws(2), ..Layout::default() };
    let closing = |burial| Closing { at: ORIGIN, freed: 2, burial };

    let two = foresee(&high_table(2, &NEARLY_CLOSED, FIELD, layout(meeples.clone())), EAST).expect("it fits");
    assert_eq!(two.closings, [closing(Burial::Standing(roads.to_vec()))]);
    assert!(!two.closings[0].burial.is_forced());

    let one = foresee(&high_table(2, &NEARLY_CLOSED, FIELD, layout(meeples[..1].to_vec())), EAST).expect("it fits");
    assert_eq!(one.closings, [closing(Burial::Standing(roads[..1].to_vec()))]);
    assert!(one.closings[0].burial.is_forced());

    let none = foresee(&high_table(2, &NEARLY_CLOSED, FIELD, layout(vec![])), EAST).expect("it fits");
    assert_eq!(none.closings, [closing(Burial::FromSupply([Colour::Red].into_iter().collect()))]);
}

// CEM-6
#[test]
fn one_ghost_more_comes_to_an_open_cemetery() {
    let faces = [("grave", ORIGIN, CEMETERY)];
    let layout = Layout { draws: draws(2), ..Layout::default() };
    let one = foresee(&high_table(2, &faces, "(mist: [(sides: [E], ghosts: 1)])", layout), EAST).expect("it fits");
    assert_eq!(one.ghosts, 2);
    assert_eq!(one.coming, [coming(0, 1, 1), Coming { at: ORIGIN, haunt: Haunt::Cemetery, least: 1, most: 1 }]);
}

// L5-3, L5-4
#[test]
fn a_haunted_cemetery_calls_ghosts_and_the_night() {
    let faces = [
        ("laid", ORIGIN, "(mist: [(sides: [N], ghosts: 1), (sides: [S])])"),
        ("north", NORTH, "(mist: [(sides: [S])])"),
    ];
    let layout = Layout { draws: draws(3), ..Layout::default() };
    let ahead = foresee(&high_table(5, &faces, CEMETERY, layout), EAST).expect("it fits");
    let haunted = |at, area, least| Coming { at, haunt: Haunt::Mist(area), least, most: 1 };
    assert_eq!(ahead.ghosts, 2);
    assert_eq!(ahead.coming, [haunted(NORTH, 0, 1), haunted(ORIGIN, 0, 0), haunted(ORIGIN, 1, 0)]);
    let night = ahead.night.expect("a cemetery haunts");
    assert_eq!((ahead.haunting, night.chance, night.closes), (true, Chance::Certain, Chance::Never));
    assert_eq!(night.squares.len(), 6);
}

// L5-6, L5-8
#[test]
fn what_lies_against_a_face_down_tile_is_lost() {
    let faces = [("grave", ORIGIN, CEMETERY)];
    let layout = Layout { face_down: vec![Square::new(1, 1)], draws: draws(3), ..Layout::default() };
    let hand = "(roads: [[N]], mist: [(sides: [N])], centre: Some(village))";
    let ahead = foresee(&high_table(5, &faces, hand, layout), EAST).expect("it fits");
    assert_eq!(ahead.lost, [LostBank { bank: EAST_MIST, ghosts: 0 }]);
    assert_eq!(ahead.never_completed, [PartName::new(Square::new(1, 0), Kind::Road, 0)]);
}

// CEM-8
#[test]
fn a_hound_whose_meeple_may_be_buried_brings_nothing_for_certain() {
    let lane = Square::new(1, -1);
    let [grave, north, south, _] = NEARLY_CLOSED;
    let west = ("west", WEST, "(mist: [(sides: [W], ghosts: 1)])");
    let faces = [grave, north, south, west, ("lane", lane, "(roads: [[N]], centre: Some(village))")];
    let with_rufus = PartName::new(lane, Kind::Road, 0);
    let layout = Layout {
        ghosts: vec![(WEST, Haunt::Mist(0), 6)],
        meeples: vec![(Colour::Red, with_rufus), (Colour::Green, PartName::new(NORTH, Kind::Road, 0))],
        totals: vec![20],
        hounds: vec![(Hound::Rufus, Some(with_rufus))],
        draws: draws(2),
        ..Layout::default()
    };
    let table = high_table(3, &faces, "(roads: [[S]], centre: Some(village))", layout);
    assert_eq!(foresee(&table, EAST).expect("it fits").total, 20..=28);
}

// CEM-4: exactly the players who have to give a meeple.
#[test]
fn who_gives_a_meeple_is_foreseen() {
    let burial = |players, supply| {
        let setup =
            Setup::with_players(shipped::level(2).expect("level 2"), shipped::deck().expect("the deck"), players);
        let layout = Layout { supply, draws: draws(2), ..Layout::default() };
        let ahead = foresee(&table_of(&setup, &NEARLY_CLOSED, FIELD, layout), EAST).expect("it fits");
        ahead.closings.into_iter().map(|closing| closing.burial).collect::<Vec<_>>()
    };
    let from = |colours: &[Colour]| vec![Burial::FromSupply(colours.iter().copied().collect())];
    assert_eq!(burial(2, vec![]), from(&[Colour::Red, Colour::Green]));
    assert_eq!(burial(2, vec![(Colour::Red, 0)]), from(&[Colour::Green]));
    let none = vec![(Colour::Red, 0), (Colour::Green, 0)];
    assert_eq!(burial(2, none.clone()), from(&[Colour::Blue, Colour::Yellow]));
    assert_eq!(burial(4, vec![(Colour::Red, 0)]), from(&[Colour::Green, Colour::Blue, Colour::Yellow]));
    assert_eq!(burial(4, none), from(&[Colour::Blue, Colour::Yellow]));
}

// CEM-4, CEM-9, SCORE-6: two burials take both meeples of the active player. With a third meeple, one is left to place.
#[test]
fn a_meeple_that_has_to_be_buried_can_not_be_put() {
    let field = |name, x, y| (name, Square::new(x, y), FIELD);
    let faces = [
        ("laid", ORIGIN, "(roads: [[E]], centre: Some(village))"),
        ("grave", Square::new(1, 1), CEMETERY),
        ("other grave", Square::new(1, -1), CEMETERY),
        field("a", 0, 1),
        field("b", 2, 1),
        field("c", 1, 2),
        field("d", 0, -1),
        field("e", 2, -1),
        field("f", 1, -2),
    ];
    let points = |red| {
        let setup = Setup::with_players(shipped::level(2).expect("level 2"), shipped::deck().expect("the deck"), 2);
        let supply = vec![(Colour::Red, red), (Colour::Green, 1)];
        let layout = Layout { supply, draws: draws(2), ..Layout::default() };
        let table = table_of(&setup, &faces, "(roads: [[W]], centre: Some(village))", layout);
        let ahead = foresee(&table, EAST).expect("it fits");
        assert_eq!(ahead.closings.len(), 2);
        ahead.completed.iter().map(|road| (road.value, road.points)).collect::<Vec<_>>()
    };
    assert_eq!(points(1), [(2, 0)]);
    assert_eq!(points(2), [(2, 2)]);
}

// CEM-6, HOUND-6: the table may send the ghost to the fuller cemetery, where it can be removed with the others.
#[test]
fn what_the_table_chooses_is_not_certain_to_stay() {
    let faces = [
        ("laid", ORIGIN, "(roads: [[E]], centre: Some(village))"),
        ("empty grave", WEST, CEMETERY),
        ("haunted grave", SOUTH, CEMETERY),
    ];
    let layout = Layout {
        meeples: vec![(Colour::Red, ROAD)],
        ghosts: vec![(SOUTH, Haunt::Cemetery, 2)],
        totals: vec![30],
        hounds: vec![(Hound::Rufus, Some(ROAD))],
        draws: draws(2),
        ..Layout::default()
    };
    let hand = "(roads: [[W]], mist: [(sides: [E], ghosts: 1)], centre: Some(village))";
    let ahead = foresee(&high_table(3, &faces, hand, layout), EAST).expect("it fits");
    // Then four ghosts are on the board. If the table wants, three of them are on one cemetery.
    assert_eq!((ahead.ghosts, ahead.total), (2, 31..=36));
}
