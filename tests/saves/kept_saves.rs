//! Saves of earlier versions stay readable, in all games: those in `tests/saves` are read as they were written, and the
//! same game comes to the same fingerprints as ever. A save holds the fingerprint of its position, so a change there
//! would lose players' games. The README beside the saves tells how they came about.

use super::{Random, deck_without_circles};
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::dont_go_in::{self, CardType, DontGoIn};
use mists::rules::mists::{Mists, Setup};
use mists::table::carcassonne::shipped as competitive;
use mists::table::mists::shipped;
use mists::table::save::{self, Save};
use mists::table::{Seat, Sitting};
use std::path::Path;

/// The saves of the cooperative game: turn, actions and points.
const KEPT: [(&str, u16, usize, u16); 12] = [
    ("level-1.mists", 26, 57, 40),
    ("level-1-circles.mists", 26, 58, 43),
    ("level-2.mists", 26, 58, 36),
    ("level-2-circles.mists", 26, 61, 32),
    ("level-3.mists", 26, 65, 26),
    ("level-3-circles.mists", 30, 82, 63),
    ("level-4.mists", 31, 92, 65),
    ("level-4-circles.mists", 26, 62, 42),
    ("level-5.mists", 28, 73, 51),
    ("level-5-circles.mists", 26, 70, 23),
    ("level-6.mists", 26, 77, 11),
    ("level-6-circles.mists", 26, 69, 12),
];

/// Reads a kept save, and checks that its first line and its fingerprint are the ones that were written.
fn read<G: Save>(name: &str, first: &str) -> Sitting<G> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves").join(name);
    let text = std::fs::read_to_string(&path).expect("the file is there");
    assert!(text.starts_with(first), "{name}");
    let written = text.lines().find_map(|line| line.trim().strip_prefix("fingerprint: "));
    let written: u64 = written.and_then(|line| line.trim_end_matches(',').parse().ok()).expect("a fingerprint");
    let sitting = save::read::<G>(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(sitting.position().fingerprint(), written, "{name}");
    sitting
}

// A later version of the game must read every one of them: they are never written anew.
#[test]
fn saves_of_format_2_stay_readable() {
    for (name, turn, actions, total) in KEPT {
        let sitting = read::<Mists>(name, "mists-save 2 ");
        let position = sitting.position();
        let found = (name, position.turn(), sitting.played().len(), position.total());
        assert_eq!(found, (name, turn, actions, total));
        assert_eq!(position.cat().is_some(), name.contains("circles"), "{name}");
        assert!(name.starts_with(&format!("level-{}", position.level().number)), "{name}");
    }
}

#[test]
fn saves_of_the_competitive_game_stay_readable() {
    let two = read::<Carcassonne>("carcassonne-2.mists", "carcassonne-save 1 ");
    assert_eq!((two.position().turn(), two.played().len(), two.title()), (26, 56, ""));
    assert!(two.setup().farmers && !two.setup().abbot && !two.setup().spell_circles);
    assert!(two.seats().iter().all(|seat| seat.is_person()));
    let five = read::<Carcassonne>("carcassonne-5.mists", "carcassonne-save 1 ");
    assert_eq!((five.position().turn(), five.played().len(), five.title()), (94, 211, "A \"long\" night"));
    assert!(!five.setup().farmers && five.setup().abbot && five.setup().spell_circles);
    assert_eq!(five.seats()[1], Seat::Computer(Policy::Beginner));
    assert_eq!(five.names()[0], "Zoë „the \\ brave“");
}

#[test]
fn saves_of_the_house_stay_readable() {
    let two = read::<DontGoIn>("dont-go-in-2.mists", "dont-go-in-save 1 ");
    assert_eq!((two.position().table().turn(), two.played().len(), two.title()), (24, 51, ""));
    let picked: Vec<CardType> = two.setup().types.into_iter().flat_map(|types| types.iter()).collect();
    assert_eq!(picked, [CardType::Cat, CardType::Clock, CardType::Mask, CardType::Mirror, CardType::Tome]);
    let five = read::<DontGoIn>("dont-go-in-5.mists", "dont-go-in-save 1 ");
    assert_eq!((five.position().table().turn(), five.played().len(), five.title()), (33, 64, "A \"long\" night"));
    assert!(five.setup().types.is_none(), "they were drawn");
    assert_eq!(five.seats()[1], Seat::Computer(Policy::Beginner));
}

/// A number for all positions that these games pass through, played by chance.
fn all_fingerprints<G: Game>(setup: impl Fn(usize) -> G::Setup) -> u64 {
    let mut all = 0_u64;
    for seed in 0..40 {
        let game = G::begin(&setup(seed as usize), seed, &mut Vec::new());
        let (mut game, mut random) = (game.unwrap_or_else(|error| panic!("{error}")), Random(seed));
        while game.outcome().is_none() {
            let legal = game.legal_actions();
            game.apply(legal[random.below(legal.len())], &mut Vec::new()).expect("a listed action is legal");
            all = all.rotate_left(5) ^ game.fingerprint();
        }
    }
    all
}

/// The same game has to come to the same number in every version that has this deck.
#[test]
fn positions_are_known_by_the_same_fingerprints_as_ever() {
    let expected = [
        0x2e93_4bc9_b8d1_7d0e,
        0x9986_91e8_b7a8_b3fe,
        0xcf46_7140_d4cd_594a,
        0xe524_3f36_3a21_d82d,
        0xbef6_96f0_43bf_6b4a,
        0x2160_efcc_c3c3_4a20,
    ];
    let deck = deck_without_circles();
    let of_level = |number: u8| {
        let level = shipped::level(number).expect("a level");
        all_fingerprints::<Mists>(|game| Setup::with_players(level, deck.clone(), 1 + game % 5))
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(of_level), expected);
}

#[test]
fn competitive_positions_are_known_by_the_same_fingerprints_as_ever() {
    let deck = competitive::deck().expect("the deck");
    let found = all_fingerprints::<Carcassonne>(|game| carcassonne::Setup {
        farmers: game % 2 == 0,
        spell_circles: game % 3 == 0,
        abbot: game % 4 > 1,
        ..carcassonne::Setup::with_players(deck.clone(), 2 + game % 5)
    });
    assert_eq!(found, 0x3f77_af20_5e96_114a, "{found:#x}");
}

#[test]
fn positions_of_the_house_are_known_by_the_same_fingerprints_as_ever() {
    let found = all_fingerprints::<DontGoIn>(|game| dont_go_in::Setup::with_players(2 + game % 4));
    assert_eq!(found, 0x00f0_c1e0_b914_c853, "{found:#x}");
}
