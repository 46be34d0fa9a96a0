//! Counts the tree of legal actions to a fixed depth and compares it with stored numbers. Any change of the legal
//! actions, of their effects or of the shuffle changes the numbers. A scenario should then show which rule was right.

use crate::walk::Walk;
use mists::rules::Game;
use mists::rules::mists::{Hounds, Level, Mists, Phase, Setup};
use mists::rules::tiles::Deck;
use mists::table::mists::shipped;
use std::sync::Arc;

/// The counts for this many players from the start of level 1, depth by depth.
fn counts<const DEPTHS: usize>(walk: &mut Walk<Mists>, players: usize, seed: u64) -> [u64; DEPTHS] {
    let game = begin(shipped::level(1).expect("level 1"), players, seed, false);
    std::array::from_fn(|depth| walk.count(&game, depth + 1))
}

fn begin(level: Level, players: usize, seed: u64, spell_circles: bool) -> Mists {
    let deck = Deck::parse(include_str!("../decks/perft.ron"), "perft.ron").expect("the deck");
    let setup = Setup::with_players(level, Arc::new(deck), players);
    Mists::begin(&Setup { spell_circles, ..setup }, seed, &mut Vec::new()).expect("a game")
}

/// A level with targets and ghosts for such a small deck.
fn small(number: u8) -> Level {
    let level = shipped::level(number).expect("a level");
    let hounds = level.hounds.map(|_| Hounds { rufus: 2, ronja: 4 });
    Level { ghosts: 30, hounds, goal: if level.markers > 1 { 6 } else { 40 }, ..level }
}

/// A level and the number of players, for counting from the middle of a game.
struct Table {
    level: u8,
    players: usize,
    spell_circles: bool,
}

impl Table {
    const fn of(level: u8, players: usize) -> Table {
        Table { level, players, spell_circles: false }
    }

    const fn with_circles(level: u8, players: usize) -> Table {
        Table { level, players, spell_circles: true }
    }

    /// A position after this many decisions. It picks actions in a fixed pattern.
    fn midway(&self, seed: u64, decisions: usize) -> Option<Mists> {
        let mut game = begin(small(self.level), self.players, seed, self.spell_circles);
        for decision in 0..decisions {
            let actions = game.legal_actions();
            let stride = 7 * decision + seed as usize;
            game.apply(*actions.get(stride % actions.len().max(1))?, &mut Vec::new())
                .expect("a listed action is legal");
        }
        game.outcome().is_none().then_some(game)
    }
}

// PLACE-1, PLACE-2, MEEPLE-1, SETUP-3: a single player can choose among four colours on every free part.
#[test]
fn one_player() {
    let mut walk = Walk::default();
    let expected =
        [[10, 50, 668, 3472, 48908, 339204], [14, 70, 770, 3850, 45900, 380424], [14, 70, 870, 7350, 103660, 643588]];
    assert_eq!([1, 2, 3].map(|seed| counts(&mut walk, 1, seed)), expected);
}

// SETUP-5, MEEPLE-2: two colours each, the turns alternate, and a part occupied by one player is not free for the
// other.
#[test]
fn two_players() {
    let mut walk = Walk::default();
    let expected =
        [[10, 30, 406, 1304, 17976, 87620], [14, 42, 462, 1386, 16638, 79664], [14, 42, 522, 2490, 35304, 154332]];
    assert_eq!([1, 2, 3].map(|seed| counts(&mut walk, 2, seed)), expected);
}

// GHOST-3, GHOST-4, SCORE-1, SCORE-7, SCORE-8: one colour each, so the count gets deep enough for every kind of
// decision.
#[test]
fn three_players() {
    let mut walk = Walk::default();
    let expected = [
        [14, 28, 424, 1348, 15148, 77656, 661876, 3999988],
        [14, 28, 348, 1014, 14906, 49124, 297462, 1354690],
        [8, 16, 112, 406, 3338, 11796, 104216, 492200],
    ];
    assert_eq!([9, 10, 25].map(|seed| counts(&mut walk, 3, seed)), expected);
    for phase in [Phase::SpareGhost, Phase::PickScoring, Phase::TakeScore, Phase::Banish] {
        assert!(walk.phases.contains(&phase), "{phase:?} never came up");
    }
}

/// Positions in the middle of a game, as seed and number of decisions, with their counts.
type Midway = (u64, usize, [u64; 5]);

/// Counts from the middle of a level, where the decisions of that level occur.
fn count_midway(table: &Table, expected: &[Midway], met: &[Phase]) {
    let mut walk = Walk::default();
    for &(seed, decisions, counts) in expected {
        let game = table.midway(seed, decisions).expect("a game under way");
        let found: [u64; 5] = std::array::from_fn(|depth| walk.count(&game, depth + 1));
        assert_eq!(found, counts, "level {}, seed {seed}, after {decisions} decisions", table.level);
    }
    for phase in met {
        assert!(walk.phases.contains(phase), "{phase:?} never came up");
    }
}

// L2-1, SCORE-4, CEM-2, CEM-3, CEM-6
#[test]
fn castles_and_cemeteries() {
    let expected = [(2, 23, [2, 34, 73, 322, 2732]), (1, 19, [3, 57, 132, 1027, 7662])];
    count_midway(&Table::of(2, 3), &expected, &[Phase::Bury, Phase::HauntCemetery]);
}

// L3-1, PILE-1, HOUND-1, HOUND-2, HOUND-3, HOUND-4
#[test]
fn piles_and_hounds() {
    let expected = [(3, 12, [3, 57, 120, 384, 900]), (1, 5, [4, 50, 188, 1981, 10025]), (2, 12, [4, 42, 125, 127, 92])];
    count_midway(&Table::of(3, 3), &expected, &[Phase::HauntCemetery, Phase::PlaceHound, Phase::CalmGhosts]);
}

// L4-1
#[test]
fn farther_targets() {
    let expected = [(28, 26, [10, 116, 808, 7640, 63392]), (1, 5, [4, 50, 188, 1981, 10025])];
    count_midway(&Table::of(4, 3), &expected, &[Phase::Bury, Phase::PlaceHound]);
}

// L5-1, L5-2, L5-3, L5-4
#[test]
fn haunted_cemeteries() {
    let expected = [
        (28, 24, [2, 48, 124, 1222, 7212]),
        (1, 9, [4, 48, 131, 787, 791]),
        (1, 5, [4, 50, 188, 1981, 10025]),
        (1, 10, [12, 31, 192, 193, 185]),
    ];
    count_midway(&Table::of(5, 3), &expected, &[Phase::Bury, Phase::HauntMist, Phase::PlaceHound, Phase::LayFaceDown]);
}

// L6-0, L6-1, L6-2, L6-3
#[test]
fn three_markers() {
    let expected = [(19, 7, [3, 22, 77, 372, 2600]), (1, 9, [4, 48, 131, 807, 778]), (1, 10, [12, 31, 196, 192, 116])];
    count_midway(&Table::of(6, 4), &expected, &[Phase::MoveMarker, Phase::HauntMist, Phase::LayFaceDown]);
}

// SPELL-1, SPELL-2, CAT-2: these numbers and all below were also counted with a separate implementation.
#[test]
fn spell_circles() {
    let expected = [(1, 12, [2, 38, 95, 887, 4992]), (1, 14, [2, 4, 104, 344, 7620])];
    count_midway(&Table::with_circles(1, 3), &expected, &[Phase::DrawIn, Phase::PlaceCat, Phase::TakeScore]);
}

// SPELL-2, SPELL-6, CAT-2, CAT-6
#[test]
fn circles_among_cemeteries() {
    let expected = [(2, 10, [18, 52, 513, 2119, 15580])];
    let met = [Phase::DrawIn, Phase::PlaceCat, Phase::Bury, Phase::SpareGhost];
    count_midway(&Table::with_circles(2, 3), &expected, &met);
}

// SPELL-4, CAT-2, CAT-5
#[test]
fn circles_and_hounds() {
    let met = [Phase::DrawIn, Phase::PlaceCat, Phase::CalmGhosts];
    count_midway(&Table::with_circles(3, 3), &[(1, 6, [16, 33, 400, 1284, 7974])], &met);
    count_midway(&Table::with_circles(4, 3), &[(4, 13, [4, 72, 144, 1429, 7862])], &met);
}

// SPELL-2, CAT-5
#[test]
fn circles_at_haunted_levels() {
    let expected = [(2, 9, [13, 26, 90, 660, 1760]), (8, 8, [4, 42, 250, 1168, 6992])];
    let met = [Phase::DrawIn, Phase::PlaceCat, Phase::LayFaceDown];
    count_midway(&Table::with_circles(5, 3), &expected, &met);
    let expected = [(3, 14, [10, 24, 234, 1819, 9734]), (8, 8, [4, 42, 251, 1181, 7066])];
    count_midway(&Table::with_circles(6, 4), &expected, &[Phase::DrawIn, Phase::PlaceCat, Phase::MoveMarker]);
}
