//! The Spell Circles: where their ghosts come from, and Eloise.

use super::*;

/// What laying the tile in hand would do with the Spell Circles.
fn with_circles(level: u8, faces: &[(&str, Square, &str)], hand: &str, layout: Layout) -> Foresight {
    let level = shipped::level(level).expect("a level");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
    let setup = Setup { spell_circles: true, ..setup };
    foresee(&table_of(&setup, faces, hand, Layout { draws: draws(2), ..layout }), EAST).expect("it fits")
}

/// Mist on two of the squares around the tile in hand.
const MISTY: [(&str, Square, &str); 2] =
    [("laid", ORIGIN, "(mist: [(sides: [W])])"), ("north", NORTH, "(mist: [(sides: [N])])")];
const ONE_CIRCLE: &str = "(mist: [(sides: [E], circles: 1)])";
const TWO_CIRCLES: &str = "(mist: [(sides: [E], circles: 2)])";

/// Ghosts in the first mist area of the laid tile and of the tile in the north.
fn ghosts_around(laid: u8, north: u8) -> Layout {
    let ghosts = [(ORIGIN, laid), (NORTH, north)].into_iter().filter(|&(_, count)| count > 0);
    Layout { ghosts: ghosts.map(|(at, count)| (at, Haunt::Mist(0), count)).collect(), ..Layout::default() }
}

fn circle(area: u8, ghosts: u8) -> Coming {
    Coming { at: Square::new(1, 0), haunt: Haunt::Circle(area), least: ghosts, most: ghosts }
}

fn leaving(at: Square, haunt: Haunt, least: u8, most: u8) -> Leaving {
    Leaving { at, haunt, least, most }
}

// SPELL-2
#[test]
fn circles_draw_in_what_is_around() {
    let ahead = with_circles(1, &MISTY, TWO_CIRCLES, ghosts_around(1, 1));
    let places = vec![leaving(NORTH, Haunt::Mist(0), 1, 1), leaving(ORIGIN, Haunt::Mist(0), 1, 1)];
    assert_eq!(ahead.circles, DrawingIn { drawn_in: 2, from_supply: 0, leaving: places });
    assert_eq!((ahead.ghosts, ahead.coming), (0, vec![circle(0, 2)]));
}

// SPELL-2: with only one place there is no choice.
#[test]
fn circles_draw_in_from_the_only_place() {
    let ahead = with_circles(1, &MISTY, TWO_CIRCLES, ghosts_around(0, 3));
    let places = vec![leaving(NORTH, Haunt::Mist(0), 2, 2)];
    assert_eq!(ahead.circles, DrawingIn { drawn_in: 2, from_supply: 0, leaving: places });
}

// SPELL-2: the table chooses, and one place alone does not have enough ghosts.
#[test]
fn what_the_table_draws_in_is_a_range() {
    let ahead = with_circles(1, &MISTY, TWO_CIRCLES, ghosts_around(2, 1));
    let places = vec![leaving(NORTH, Haunt::Mist(0), 0, 1), leaving(ORIGIN, Haunt::Mist(0), 1, 2)];
    assert_eq!(ahead.circles, DrawingIn { drawn_in: 2, from_supply: 0, leaving: places });
    assert_eq!((ahead.ghosts, ahead.coming), (0, vec![circle(0, 2)]));
}

// SPELL-2: the rest comes from the supply.
#[test]
fn circles_are_filled_from_the_supply() {
    let ahead = with_circles(1, &MISTY, TWO_CIRCLES, ghosts_around(1, 0));
    let places = vec![leaving(ORIGIN, Haunt::Mist(0), 1, 1)];
    assert_eq!(ahead.circles, DrawingIn { drawn_in: 1, from_supply: 1, leaving: places });
    assert_eq!((ahead.ghosts, ahead.coming), (1, vec![circle(0, 2)]));
}

// SPELL-2, GHOST-5
#[test]
fn circles_can_ask_for_too_many_ghosts() {
    let faces = [MISTY[0], ("north", NORTH, "(mist: [(sides: [N], circles: 9), (sides: [E], circles: 9)])")];
    let ghosts = vec![(NORTH, Haunt::Circle(0), 9), (NORTH, Haunt::Circle(1), 5)];
    let ahead = with_circles(1, &faces, TWO_CIRCLES, Layout { ghosts, ..Layout::default() });
    assert_eq!((ahead.defeat, ahead.ghosts, ahead.cat_comes), (true, 2, false));
    assert_eq!(ahead.circles, DrawingIn { drawn_in: 0, from_supply: 2, leaving: vec![] });
}

// SPELL-5, MIST-4
#[test]
fn circles_of_finished_mist_get_no_ghosts() {
    let faces = [("laid", ORIGIN, "(mist: [(sides: [E])])"), MISTY[1]];
    let both =
        with_circles(1, &faces, "(mist: [(sides: [W], circles: 1), (sides: [E], circles: 2)])", ghosts_around(3, 1));
    let places = vec![leaving(NORTH, Haunt::Mist(0), 1, 1)];
    assert_eq!(both.circles, DrawingIn { drawn_in: 1, from_supply: 1, leaving: places });
    assert_eq!((both.ghosts, both.coming), (1, vec![circle(1, 2)]));
    assert_eq!(both.finished[0].freed, 3);

    let none = with_circles(1, &faces, "(mist: [(sides: [W], circles: 2)])", ghosts_around(3, 1));
    assert_eq!((none.circles, none.ghosts, none.coming), (DrawingIn::default(), 0, vec![]));
}

const GRAVE: [(&str, Square, &str); 2] = [("grave", ORIGIN, CEMETERY), MISTY[1]];

// SPELL-6
#[test]
fn circles_call_a_ghost_to_a_cemetery_only_from_the_supply() {
    let to_cemetery = Coming { at: ORIGIN, haunt: Haunt::Cemetery, least: 1, most: 1 };
    // The cemetery is around the circle, but its ghost comes only after all circles are filled.
    let from_supply = with_circles(2, &GRAVE, TWO_CIRCLES, Layout::default());
    assert_eq!(from_supply.circles, DrawingIn { drawn_in: 0, from_supply: 2, leaving: vec![] });
    assert_eq!((from_supply.ghosts, from_supply.coming), (3, vec![circle(0, 2), to_cemetery]));

    let places = vec![leaving(NORTH, Haunt::Mist(0), 1, 1)];
    let partly = with_circles(2, &GRAVE, TWO_CIRCLES, ghosts_around(0, 1));
    assert_eq!(partly.circles, DrawingIn { drawn_in: 1, from_supply: 1, leaving: places.clone() });
    assert_eq!((partly.ghosts, partly.coming), (2, vec![circle(0, 2), to_cemetery]));

    let drawn_in = with_circles(2, &GRAVE, ONE_CIRCLE, ghosts_around(0, 1));
    assert_eq!(drawn_in.circles, DrawingIn { drawn_in: 1, from_supply: 0, leaving: places });
    assert_eq!((drawn_in.ghosts, drawn_in.coming), (0, vec![circle(0, 1)]));
}

// SPELL-2: a cemetery counts as a place too.
#[test]
fn ghosts_on_a_cemetery_are_drawn_in() {
    let ghosts = vec![(ORIGIN, Haunt::Cemetery, 1), (NORTH, Haunt::Mist(0), 1)];
    let ahead = with_circles(2, &GRAVE, ONE_CIRCLE, Layout { ghosts, ..Layout::default() });
    let places = vec![leaving(NORTH, Haunt::Mist(0), 0, 1), leaving(ORIGIN, Haunt::Cemetery, 0, 1)];
    assert_eq!(ahead.circles, DrawingIn { drawn_in: 1, from_supply: 0, leaving: places });
}

// CAT-1, CAT-2: a ghost that is drawn in was on the board already.
#[test]
fn eloise_comes_with_the_tenth_ghost() {
    let symbol = "(mist: [(sides: [E], ghosts: 1)])";
    assert!(with_circles(1, &MISTY, symbol, ghosts_around(9, 0)).cat_comes);
    assert!(!with_circles(1, &MISTY, symbol, ghosts_around(8, 0)).cat_comes);
    assert!(!with_circles(1, &MISTY, ONE_CIRCLE, ghosts_around(9, 0)).cat_comes);
    let far = [MISTY[0], ("north", NORTH, "(mist: [(sides: [N], circles: 9)])")];
    let held = || Layout { ghosts: vec![(NORTH, Haunt::Circle(0), 9)], ..Layout::default() };
    assert!(with_circles(1, &far, ONE_CIRCLE, held()).cat_comes);
    // She came long ago.
    assert!(!with_circles(1, &MISTY, symbol, Layout { cat: Some(None), ..ghosts_around(9, 0) }).cat_comes);
    // GHOST-5 comes first.
    let lost = with_circles(1, &MISTY, "(mist: [(sides: [E], ghosts: 7)])", ghosts_around(9, 0));
    assert_eq!((lost.defeat, lost.cat_comes), (true, false));
}

const OTHER_ROAD: PartName = PartName::new(WEST, Kind::Road, 0);

/// The tile in hand completes a road from a village. Three ghosts are in circles beside it. Green is on another road
/// with ghosts that do not count.
fn road_beside_circles(red: bool, cat: Option<PartName>, total: u16) -> Foresight {
    let faces = [
        ("laid", ORIGIN, "(roads: [[E]], mist: [(sides: [N], circles: 3)], centre: Some(village))"),
        ("west", WEST, "(roads: [[W]], mist: [(sides: [N])], centre: Some(village))"),
    ];
    let red = red.then_some((Colour::Red, ROAD));
    let layout = Layout {
        meeples: red.into_iter().chain([(Colour::Green, OTHER_ROAD)]).collect(),
        ghosts: vec![(ORIGIN, Haunt::Circle(0), 3), (WEST, Haunt::Mist(0), 5)],
        totals: vec![total],
        cat: Some(cat),
        ..Layout::default()
    };
    with_circles(1, &faces, "(roads: [[W]], centre: Some(village))", layout)
}

// CAT-4: whatever the table chooses for the road.
#[test]
fn eloise_brings_points_for_certain() {
    assert_eq!(road_beside_circles(true, Some(ROAD), 0).total, 3..=5);
    assert_eq!(road_beside_circles(true, Some(OTHER_ROAD), 0).total, 0..=2);
    // Eloise's three points win, with or without the points of the road.
    let wins = road_beside_circles(true, Some(ROAD), 47);
    assert_eq!((wins.total, wins.victory), (50..=52, Chance::Certain));
    let may_win = road_beside_circles(true, Some(ROAD), 45);
    assert_eq!((may_win.total, may_win.victory), (48..=50, Chance::Possible));
}

// CAT-3, CAT-4: Eloise is waiting, so she joins a meeple that is placed on the road now.
#[test]
fn eloise_may_bring_points_with_a_new_meeple() {
    assert_eq!(road_beside_circles(false, None, 0).total, 0..=5);
    assert_eq!(road_beside_circles(true, None, 0).total, 0..=2);
}

/// Eloise's red meeple is on a road with a ghost in a circle beside it. This tile can be laid in the east.
fn with_eloise(hand: &str) -> Foresight {
    let face = |text| ron::from_str::<Face>(text).expect("a face");
    let origin = Square::new(0, 0);
    let road = PartName::new(origin, Kind::Road, 0);
    let laid = "(roads: [[E]], mist: [(sides: [N], circles: 1)], centre: Some(village))";
    let layout = Layout {
        faces: vec![("laid".to_owned(), face(laid)), ("hand".to_owned(), face(hand))],
        tiles: vec![LaidTile { face: "laid".to_owned(), at: origin, turn: Rotation::default() }],
        ghosts: vec![(origin, Haunt::Circle(0), 1)],
        meeples: vec![(Colour::Red, road)],
        cat: Some(Some(road)),
        draws: vec!["hand".to_owned()],
        ..Layout::default()
    };
    let level = shipped::level(1).expect("level 1");
    let setup = Setup { spell_circles: true, ..Setup::with_players(level, shipped::deck().expect("the deck"), 3) };
    foresee(&Mists::laid_out(&setup, &layout, &mut Vec::new()).expect("a table"), EAST).expect("it fits")
}

// CAT-4, SPELL-3
#[test]
fn eloise_scores_with_her_meeple_the_circles_filled_by_then() {
    assert_eq!(with_eloise("(roads: [[W]], centre: Some(village))").cat_points, Some(1));
    let filling = with_eloise("(roads: [[W]], mist: [(sides: [E], circles: 2)], centre: Some(village))");
    assert_eq!((filling.cat_points, filling.ghosts, filling.circles.filled()), (Some(3), 2, 2));
    assert_eq!(with_eloise("(roads: [[W, E]])").cat_points, None);
}

// CAT-6
#[test]
fn eloise_whose_meeple_may_be_buried_brings_nothing_for_certain() {
    let lane = Square::new(1, -1);
    let [grave, north, south, _] = NEARLY_CLOSED;
    let west = ("west", WEST, "(mist: [(sides: [W], circles: 6)])");
    let faces = [grave, north, south, west, ("lane", lane, "(roads: [[N]], centre: Some(village))")];
    let hers = PartName::new(lane, Kind::Road, 0);
    let layout = |others| Layout {
        ghosts: vec![(WEST, Haunt::Circle(0), 6)],
        meeples: [(Colour::Red, hers)].into_iter().chain(others).collect(),
        totals: vec![20],
        cat: Some(Some(hers)),
        ..Layout::default()
    };
    let other = (Colour::Green, PartName::new(NORTH, Kind::Road, 0));
    let ahead = with_circles(2, &faces, "(roads: [[S]], centre: Some(village))", layout(Some(other)));
    assert_eq!((ahead.total, ahead.cat_points), (20..=28, None));
}

// CAT-4, CAT-6, CEM-3: she leaves a buried meeple on another road for the one whose road is completed.
#[test]
fn eloise_may_come_to_a_completed_road_because_her_meeple_is_buried() {
    let lane = Square::new(1, -1);
    let [grave, north, south, _] = NEARLY_CLOSED;
    let west = ("west", WEST, "(mist: [(sides: [W], circles: 6)])");
    let faces = [grave, north, south, west, ("lane", lane, "(roads: [[N]], centre: Some(village))")];
    let of_north = |index| PartName::new(NORTH, Kind::Road, index);
    let layout = Layout {
        ghosts: vec![(WEST, Haunt::Circle(0), 6)],
        meeples: vec![
            (Colour::Green, of_north(0)),
            (Colour::Blue, of_north(1)),
            (Colour::Red, PartName::new(lane, Kind::Road, 0)),
        ],
        totals: vec![20],
        cat: Some(Some(of_north(1))),
        ..Layout::default()
    };
    let ahead = with_circles(2, &faces, "(roads: [[S]], centre: Some(village))", layout);
    assert_eq!(ahead.total, 20..=28);
}
