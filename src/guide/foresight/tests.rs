//! Small tables on which each kind of consequence is foreseen.

use super::*;
use crate::rules::{Colour, Colours, Face, Haunt, Kind, LaidTile, Layout, Setup, Side};
use crate::table::shipped;

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
            tiles: vec![LaidTile { face: "laid".to_owned(), at: Square::new(0, 0), turn: Turn::default() }],
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

const EAST: Action = Action::LayTile { at: Square::new(1, 0), turn: Turn::new(0) };
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
