//! Small tables that show each kind of consequence.

mod cemeteries;
mod circles;

use super::*;
use crate::rules::mists::{Haunt, LaidTile, Layout, Setup};
use crate::rules::tiles::{Face, Kind, Side};
use crate::rules::{Colour, Colours};
use crate::table::mists::shipped;

/// A table with one face on (0, 0) and another one in hand. More tiles are hidden in the pile.
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

    /// What laying the tile in hand east of the laid tile would do.
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
    assert!(foresight.joins_mist && foresight.finishes_own_mist && !foresight.defeat);
    let stays = Small { laid: "(mist: [(sides: [E, N])])", hand: "(mist: [(sides: [W], ghosts: 1)])", ..SMALL };
    let stays = stays.foresight();
    assert!(stays.joins_mist && !stays.finishes_own_mist, "none comes because its mist is joined (GHOST-3)");
    assert_eq!((stays.ghosts, stays.finished), (0, vec![]));
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

// SCORE-2, SCORE-6
#[test]
fn a_road_that_grows_is_foreseen_with_what_it_is_worth_and_for_whom() {
    let laid = "(roads: [[E, N]])";
    let grows = Small { laid, hand: "(roads: [[W, E]])", meeple: true, ..SMALL }.foresight();
    let region = PartName::new(Square::new(1, 0), Kind::Road, 0);
    let red = [Colour::Red].into_iter().collect();
    assert_eq!(grows.grown, [Grown { region, value: 2, colours: red, shared: false }]);
    let ends =
        Small { laid: "(roads: [[E]], centre: Some(village))", hand: "(roads: [[W]], centre: Some(village))", ..SMALL };
    assert_eq!(Small { meeple: true, ..ends }.foresight().grown, []);
    assert_eq!(Small { laid, hand: "(roads: [[W, E]])", ..SMALL }.foresight().grown, [], "nobody stands there");

    let faces = [
        ("west", WEST, "(roads: [[E, N]])"),
        ("east", Square::new(1, 0), "(roads: [[W, N]])"),
        ("north", NORTH, FIELD),
    ];
    let road = |at| PartName::new(at, Kind::Road, 0);
    let meeples = vec![(Colour::Red, road(WEST)), (Colour::Blue, road(Square::new(1, 0)))];
    let table = high_table(1, &faces, "(roads: [[W, E]])", Layout { meeples, draws: draws(3), ..Layout::default() });
    let between = foresee(&table, Action::LayTile { at: ORIGIN, turn: Rotation::new(0) }).expect("it fits");
    let both = [Colour::Red, Colour::Blue].into_iter().collect();
    assert_eq!(between.grown, [Grown { region: road(ORIGIN), value: 3, colours: both, shared: true }]);
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

/// A table of a higher level: these faces on squares, `hand` drawn, and everything else from the layout.
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

/// The tile in hand completes a road from a village, and is the last tile of the first pile.
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
    // Three of the eight ghosts can be removed instead of taking the road's two points.
    let some = last_of_pile(30, rufus(), 8);
    assert_eq!((some.total.clone(), some.hound(Hound::Ronja)), (35..=40, Chance::Never));
    let end = some.pile_end.expect("the second pile ends");
    assert_eq!((end.pile, end.short(), end.defeat), (1, 10, Chance::Certain));

    let sure = last_of_pile(45, rufus(), 8);
    assert_eq!((sure.total.clone(), sure.hound(Hound::Ronja)), (50..=55, Chance::Certain));
    assert_eq!(sure.pile_end, None);
}

// END-1, HOUND-6: with one ghost less, Rufus stays below the goal, and the city is scored too.
#[test]
fn one_hound_that_stays_below_the_goal_lets_another_region_score() {
    let faces = [
        ("west", ORIGIN, "(roads: [[E]], mist: [(sides: [W], ghosts: 1)], centre: Some(village))"),
        ("between", NORTH, FIELD),
        ("city", Square::new(1, 1), "(cities: [(sides: [S], shields: 2)])"),
    ];
    let layout = Layout {
        meeples: vec![(Colour::Red, ROAD), (Colour::Green, PartName::new(Square::new(1, 1), Kind::City, 0))],
        ghosts: vec![(ORIGIN, Haunt::Mist(0), 8)],
        totals: vec![92],
        hounds: vec![(Hound::Rufus, Some(ROAD))],
        draws: draws(2),
        ..Layout::default()
    };
    let hand = "(roads: [[W]], cities: [(sides: [N])], centre: Some(village))";
    let ahead = foresee(&high_table(3, &faces, hand, layout), EAST).expect("it fits");
    // One ghost leaves instead of the road's 2 points, Rufus brings 7, and then the city its 8.
    assert_eq!(*ahead.total.end(), 107);
}

// END-1, HOUND-6: with one ghost less, Rufus stays below the goal, and Ronja scores too.
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
