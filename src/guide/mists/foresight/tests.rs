//! Small tables on which each kind of consequence is foreseen.

use super::*;
use crate::rules::mists::{Haunt, LaidTile, Layout, Setup};
use crate::rules::tiles::{Face, Kind, Side};
use crate::rules::{Colour, Colours};
use crate::table::mists::shipped;

/// A table with one face on (0, 0) and another in hand, more hidden in the pile.
struct Small {
    laid: &'static str,
    hand: &'static str,
    ghosts: u8,
    meeple: bool,
    total: u16,
    pile: [&'static str; 2],
}

const SMALL: Small = Small { laid: "()", hand: "()", ghosts: 0, meeple: false, total: 0, pile: ["laid", "hand"] };

impl Small {
    fn table(&self) -> Mists {
        let face = |text| ron::from_str::<Face>(text).expect("a face");
        let layout = Layout {
            faces: vec![("laid".to_owned(), face(self.laid)), ("hand".to_owned(), face(self.hand))],
            tiles: vec![LaidTile { face: "laid".to_owned(), at: Square::new(0, 0), turn: Rotation::default() }],
            ghosts: vec![(Square::new(0, 0), Haunt::Mist(0), self.ghosts)]
                .into_iter()
                .filter(|&(.., count)| count > 0)
                .collect(),
            meeples: if self.meeple {
                vec![(Colour::Red, PartName::new(Square::new(0, 0), Kind::Road, 0))]
            } else {
                vec![]
            },
            totals: vec![self.total],
            draws: ["hand", self.pile[0], self.pile[1]].map(str::to_owned).to_vec(),
            ..Layout::default()
        };
        let level = shipped::level(1).expect("level 1");
        let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
        Mists::laid_out(&setup, &layout, &mut Vec::new()).expect("a table")
    }

    /// What laying the hand east of the laid tile would do.
    fn foresight(&self) -> Foresight {
        foresee(&self.table(), EAST).expect("it fits")
    }
}

const EAST: Action = Action::LayTile { at: Square::new(1, 0), turn: Rotation::new(0) };
const ORIGIN_MIST: PartName = PartName::new(Square::new(0, 0), Kind::Mist, 0);
const EAST_MIST: PartName = PartName::new(Square::new(1, 0), Kind::Mist, 0);

fn coming(area: u8, least: u8, most: u8) -> Coming {
    Coming { at: Square::new(1, 0), haunt: Haunt::Mist(area), least, most }
}

// MIST-4, GHOST-2
#[test]
fn a_finished_bank_frees_its_ghosts_and_gets_none() {
    let small = Small { laid: "(mist: [(sides: [E])])", hand: "(mist: [(sides: [W], ghosts: 2)])", ghosts: 3, ..SMALL };
    let foresight = small.foresight();
    assert_eq!(foresight.finished, [FinishedBank { parts: vec![ORIGIN_MIST, EAST_MIST], freed: 3 }]);
    assert_eq!((foresight.ghosts, foresight.coming, foresight.lost), (0, vec![], vec![]));
    assert!(foresight.joins_mist && !foresight.defeat);
}

// GHOST-3
#[test]
fn joined_mist_gets_one_ghost_fewer() {
    let small = Small { laid: "(mist: [(sides: [E, N])])", hand: "(mist: [(sides: [W], ghosts: 2)])", ..SMALL };
    let foresight = small.foresight();
    assert_eq!(foresight.ghosts, 1);
    assert_eq!(foresight.coming, [coming(0, 1, 1)]);
}

// GHOST-4
#[test]
fn where_the_table_chooses_the_area_there_is_a_range() {
    let hand = "(mist: [(sides: [W], ghosts: 2), (sides: [E], ghosts: 1)])";
    let foresight = Small { laid: "(mist: [(sides: [E, N])])", hand, ..SMALL }.foresight();
    assert_eq!(foresight.ghosts, 2);
    assert_eq!(foresight.coming, [coming(0, 1, 2), coming(1, 0, 1)]);
}

// GHOST-5
#[test]
fn too_few_ghosts_are_a_defeat() {
    let laid = "(mist: [(sides: [N])])";
    let hand = "(mist: [(sides: [E], ghosts: 3)])";
    let defeat = Small { laid, hand, ghosts: 13, total: 49, ..SMALL }.foresight();
    assert_eq!((defeat.defeat, defeat.victory), (true, Chance::Never));
    assert_eq!(defeat.ghosts, 3);
    assert!(!Small { laid, hand, ghosts: 12, ..SMALL }.foresight().defeat);
}

// MIST-3
#[test]
fn mist_against_clear_land_is_lost() {
    let laid = "(mist: [(sides: [E])])";
    let small = Small { laid, ghosts: 2, ..SMALL };
    assert_eq!(small.foresight().lost, [LostBank { bank: ORIGIN_MIST, ghosts: 2 }]);
    let own = Small { hand: "(mist: [(sides: [W], ghosts: 1)])", ..SMALL };
    assert_eq!(own.foresight().lost, [LostBank { bank: EAST_MIST, ghosts: 0 }]);
    let joined = Small { laid, hand: "(mist: [(sides: [W, N])])", ..SMALL };
    assert_eq!(joined.foresight().lost, []);
}

// SCORE-2, SCORE-6, END-1
#[test]
fn a_completed_road_is_foreseen_with_its_points() {
    let (laid, hand) = ("(roads: [[E]], centre: Some(village))", "(roads: [[W]], centre: Some(village))");
    let occupied = Small { laid, hand, meeple: true, total: 48, ..SMALL }.foresight();
    let region = PartName::new(Square::new(1, 0), Kind::Road, 0);
    let colours = [Colour::Red].into_iter().collect();
    assert_eq!(occupied.completed, [Completed { region, value: 2, points: 2, colours }]);
    assert!(occupied.completed[0].occupied());
    assert_eq!((occupied.victory, occupied.total), (Chance::Possible, 48..=50));

    let free = Small { laid, hand, total: 47, ..SMALL }.foresight();
    assert_eq!(free.completed, [Completed { region, value: 2, points: 2, colours: Colours::NONE }]);
    assert!(!free.completed[0].occupied());
    assert_eq!((free.victory, free.total), (Chance::Never, 47..=49));
}

// PLACE-2
#[test]
fn what_is_not_legal_is_refused() {
    let table = Small { laid: "(roads: [[E]], centre: Some(village))", ..SMALL }.table();
    assert_eq!(foresee(&table, EAST), Err(Refusal::EdgeMismatch(Side::W)));
    assert_eq!(foresee(&table, Action::SkipMeeple), Err(Refusal::NotNow(Phase::LayTile)));
}

#[test]
fn the_pile_stays_hidden() {
    let (laid, hand) = ("(roads: [[E, W]])", "(mist: [(sides: [N, S], ghosts: 1)])");
    let small = Small { laid, hand, ..SMALL };
    let other = Small { laid, hand, pile: ["hand", "laid"], ..SMALL };
    for action in small.table().legal_actions() {
        assert_eq!(foresee(&small.table(), action), foresee(&other.table(), action));
    }
    let mut veiled = small.table().veiled();
    let action = veiled.legal_actions()[0];
    let mut happenings = Vec::new();
    veiled.apply(action, &mut happenings).expect("a legal action");
    assert_eq!((veiled.phase(), veiled.outcome(), veiled.hand()), (Phase::Over, None, None));
    assert!(!happenings.iter().any(|happening| matches!(happening, Happening::Drew { .. })));
}

const ORIGIN: Square = Square::new(0, 0);
const ROAD: PartName = PartName::new(ORIGIN, Kind::Road, 0);

/// A table of a higher level: faces on squares, "hand" drawn, and nothing else unless the layout says so.
fn high_table(level: u8, faces: &[(&str, Square, &str)], hand: &str, layout: Layout) -> Mists {
    let level = shipped::level(level).expect("a level");
    table_of(&Setup::with_players(level, shipped::deck().expect("the deck"), 3), faces, hand, layout)
}

fn table_of(setup: &Setup, faces: &[(&str, Square, &str)], hand: &str, layout: Layout) -> Mists {
    let face = |text: &str| ron::from_str::<Face>(text).expect("a face");
    let mut known: Vec<_> = faces.iter().map(|&(name, _, text)| (name.to_owned(), face(text))).collect();
    known.push(("hand".to_owned(), face(hand)));
    let tile =
        |&(name, at, _): &(&str, Square, &str)| LaidTile { face: name.to_owned(), at, turn: Rotation::default() };
    let layout = Layout { faces: known, tiles: faces.iter().map(tile).collect(), ..layout };
    Mists::laid_out(setup, &layout, &mut Vec::new()).expect("a table")
}

fn draws(hands: usize) -> Vec<String> {
    vec!["hand".to_owned(); hands]
}

const NORTH: Square = Square::new(0, 1);
const SOUTH: Square = Square::new(0, -1);
const WEST: Square = Square::new(-1, 0);
const FIELD: &str = "()";
const CEMETERY: &str = "(centre: Some(cemetery))";

/// A cemetery with one open side, and a village road in the north.
const NEARLY_CLOSED: [(&str, Square, &str); 4] = [
    ("grave", ORIGIN, CEMETERY),
    ("north", NORTH, "(roads: [[E], [W]], centre: Some(village))"),
    ("south", SOUTH, FIELD),
    ("west", WEST, FIELD),
];

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
    assert_eq!(ahead.blighted, [PartName::new(Square::new(1, 0), Kind::Road, 0)]);
}

/// A road from a village that the hand completes, the last tile of the first pile.
fn last_of_pile(total: u16, hounds: Vec<(Hound, Option<PartName>)>, ghosts: u8) -> Foresight {
    let faces = [("laid", ORIGIN, "(roads: [[E]], mist: [(sides: [N], ghosts: 1)], centre: Some(village))")];
    let layout = Layout {
        meeples: vec![(Colour::Red, ROAD)],
        ghosts: if ghosts > 0 { vec![(ORIGIN, Haunt::Mist(0), ghosts)] } else { vec![] },
        totals: vec![total],
        hounds,
        draws: draws(1),
        later_piles: vec![draws(3)],
        ..Layout::default()
    };
    foresee(&high_table(3, &faces, "(roads: [[W]], centre: Some(village))", layout), EAST).expect("it fits")
}

// PILE-2, HOUND-1
#[test]
fn a_pile_that_ends_is_foreseen_with_what_it_lacks() {
    let lacking = last_of_pile(9, vec![], 0);
    let end = lacking.pile_end.expect("the pile ends");
    assert_eq!((end.pile, end.target, end.best, end.short()), (0, 15, 11, 4));
    assert_eq!((end.defeat, lacking.hound(Hound::Rufus)), (Chance::Certain, Chance::Never));

    let enough = last_of_pile(13, vec![], 0);
    assert_eq!(enough.pile_end.map(|end| (end.defeat, end.short())), Some((Chance::Possible, 0)));
    assert_eq!(enough.hound(Hound::Rufus), Chance::Possible);
}

// HOUND-6, HOUND-8
#[test]
fn a_hound_whose_meeple_is_scored_brings_points_for_certain() {
    let rufus = || vec![(Hound::Rufus, Some(ROAD))];
    // Of the eight ghosts three can be removed for the road's two points.
    let some = last_of_pile(30, rufus(), 8);
    assert_eq!((some.total.clone(), some.hound(Hound::Ronja)), (35..=40, Chance::Never));
    let end = some.pile_end.expect("the second pile ends");
    assert_eq!((end.pile, end.short(), end.defeat), (1, 10, Chance::Certain));

    let sure = last_of_pile(45, rufus(), 8);
    assert_eq!((sure.total.clone(), sure.hound(Hound::Ronja)), (50..=55, Chance::Certain));
    assert_eq!(sure.pile_end, None);
}

// END-1, HOUND-6: with a ghost fewer Rufus stays below the goal, and Ronja scores too.
#[test]
fn what_a_removal_lets_score_is_the_most() {
    let faces = [("laid", ORIGIN, "(roads: [[E]], mist: [(sides: [N], ghosts: 1)], centre: Some(village))")];
    let layout = Layout {
        meeples: vec![(Colour::Red, ROAD)],
        ghosts: vec![(ORIGIN, Haunt::Mist(0), 8)],
        totals: vec![92],
        hounds: vec![(Hound::Rufus, Some(ROAD)), (Hound::Ronja, Some(ROAD))],
        draws: draws(2),
        ..Layout::default()
    };
    let table = high_table(3, &faces, "(roads: [[W]], centre: Some(village))", layout);
    let ahead = foresee(&table, EAST).expect("it fits");
    assert_eq!((ahead.total, ahead.victory), (100..=106, Chance::Certain));
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

/// What laying the hand would do with the Spell Circles.
fn with_circles(level: u8, faces: &[(&str, Square, &str)], hand: &str, layout: Layout) -> Foresight {
    let level = shipped::level(level).expect("a level");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
    let setup = Setup { spell_circles: true, ..setup };
    foresee(&table_of(&setup, faces, hand, Layout { draws: draws(2), ..layout }), EAST).expect("it fits")
}

/// Mist on two of the squares around the hand's.
const MISTY: [(&str, Square, &str); 2] =
    [("laid", ORIGIN, "(mist: [(sides: [W])])"), ("north", NORTH, "(mist: [(sides: [N])])")];
const ONE_CIRCLE: &str = "(mist: [(sides: [E], circles: 1)])";
const TWO_CIRCLES: &str = "(mist: [(sides: [E], circles: 2)])";

/// Ghosts in the first mist area of the laid tile and of that in the north.
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

// SPELL-2: with one place there is nothing to choose.
#[test]
fn circles_draw_in_from_the_only_place() {
    let ahead = with_circles(1, &MISTY, TWO_CIRCLES, ghosts_around(0, 3));
    let places = vec![leaving(NORTH, Haunt::Mist(0), 2, 2)];
    assert_eq!(ahead.circles, DrawingIn { drawn_in: 2, from_supply: 0, leaving: places });
}

// SPELL-2: the table chooses, and one place alone has too few.
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
    // The cemetery lies around the circle, but its ghost comes after all are filled.
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

// SPELL-2: a cemetery is a place too.
#[test]
fn ghosts_on_a_cemetery_are_drawn_in() {
    let ghosts = vec![(ORIGIN, Haunt::Cemetery, 1), (NORTH, Haunt::Mist(0), 1)];
    let ahead = with_circles(2, &GRAVE, ONE_CIRCLE, Layout { ghosts, ..Layout::default() });
    let places = vec![leaving(NORTH, Haunt::Mist(0), 0, 1), leaving(ORIGIN, Haunt::Cemetery, 0, 1)];
    assert_eq!(ahead.circles, DrawingIn { drawn_in: 1, from_supply: 0, leaving: places });
}

// CAT-1, CAT-2: a ghost that is drawn in stands on the board already.
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

/// A road from a village that the hand completes, three ghosts in circles beside it, and green on another road, where
/// ghosts stand that do not count.
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

// CAT-4: whatever is chosen for the road.
#[test]
fn eloise_brings_points_for_certain() {
    assert_eq!(road_beside_circles(true, Some(ROAD), 0).total, 3..=5);
    assert_eq!(road_beside_circles(true, Some(OTHER_ROAD), 0).total, 0..=2);
    // Three points win with the road's or without them.
    let wins = road_beside_circles(true, Some(ROAD), 47);
    assert_eq!((wins.total, wins.victory), (50..=52, Chance::Certain));
    let may_win = road_beside_circles(true, Some(ROAD), 45);
    assert_eq!((may_win.total, may_win.victory), (48..=50, Chance::Possible));
}

// CAT-3, CAT-4: waiting, she joins a meeple that is put on the road now.
#[test]
fn eloise_may_bring_points_with_a_new_meeple() {
    assert_eq!(road_beside_circles(false, None, 0).total, 0..=5);
    assert_eq!(road_beside_circles(true, None, 0).total, 0..=2);
}

/// A road of Eloise's red meeple with a ghost in a circle beside it, and this tile to lay in the east.
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

// CEM-4: exactly those who give a meeple.
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

// CEM-4, CEM-9, SCORE-6: two burials take both of the active player's meeples; with a third one is left to put.
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

// CEM-6, HOUND-6: the ghost that the table may send to the fuller cemetery can be removed with those there.
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
    // Four ghosts are on the board then; three of them on one cemetery, if the table likes.
    assert_eq!((ahead.ghosts, ahead.total), (2, 31..=36));
}
