//! The odds of spaces, and the sense of the newcomer.

use super::{choose, ghosts_rolled, odds};
use crate::rules::Game;
use crate::rules::dont_go_in::{Action, Card, CardType, DontGoIn, LaidBoard, LaidPlayer, Layout, Room};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn cards<const N: usize>(names: [&str; N]) -> [Card; N] {
    names.map(|name| name.parse().expect("a card"))
}

fn laid_out(room: Room, names: [&str; 3], meeples: &[(u8, usize)], each: Vec<LaidPlayer>) -> DontGoIn {
    let board = LaidBoard { room, cards: cards(names), meeples: meeples.to_vec() };
    let layout = Layout { players: 3, boards: [Some(board), None, None], each, ..Layout::default() };
    DontGoIn::laid_out(&layout, &mut Vec::new()).expect("a layout")
}

fn decides(game: &DontGoIn) -> Option<Action> {
    choose(&game.view(game.acting()), &game.legal_actions(), &mut ChaCha8Rng::seed_from_u64(1))
}

fn near(found: f32, expected: f32) -> bool {
    (found - expected).abs() < 1e-5
}

// HROLL-2
#[test]
fn every_die_is_a_coin() {
    let chances = ghosts_rolled(3);
    let expected = [1.0, 3.0, 3.0, 1.0, 0.0, 0.0, 0.0].map(|share: f32| share / 8.0);
    assert!(chances.iter().zip(expected).all(|(&found, expected)| near(found, expected)), "{chances:?}");
}

// HROLL-1, HROLL-4
#[test]
fn flashlights_lower_the_expected_ghosts() {
    let game = laid_out(Room::Library, ["cat-2", "ring-3", "doll-4"], &[], Vec::new());
    let of_space = |space| odds(&game.view(0), Room::Library, space).expect("in play");
    assert_eq!(of_space(1).dice, (4, 4));
    // Four coins: 1, 4, 6, 4, 1 of 16.
    for (space, sixteenths) in [(1, 32.0), (2, 17.0), (3, 6.0), (4, 1.0)] {
        assert!(near(of_space(space).ghosts, sixteenths / 16.0), "{:?}", of_space(space));
    }
    assert_eq!(odds(&game.view(0), Room::Library, 5), None);
    assert_eq!(odds(&game.view(0), Room::Attic, 1), None);
}

// HHIDE-4, HROOM-60: without a look the dice of the hidden card are one or two.
#[test]
fn a_hidden_card_leaves_the_dice_open() {
    let game = laid_out(Room::SecretPassage, ["cat-2", "ring-3", "doll-4"], &[(2, 1)], Vec::new());
    let dice = |seat| odds(&game.view(seat), Room::SecretPassage, 1).map(|odds| odds.dice);
    assert_eq!((dice(0), dice(1)), (Some((4, 5)), Some((4, 4))));
}

// HTAKE-1
#[test]
fn who_stands_higher_takes_sooner() {
    let game = laid_out(Room::Library, ["cat-1", "ring-3", "doll-4"], &[(3, 1)], Vec::new());
    let place = |space| odds(&game.view(0), Room::Library, space).expect("in play").place;
    assert_eq!(place(1), [1.0, 0.0, 0.0]);
    // Either space 1 or space 4 stays empty.
    assert_eq!(place(2), [0.5, 0.5, 0.0]);
    // Of spaces 1 and 2 one stays empty.
    assert_eq!(place(4), [0.0, 0.0, 1.0]);
}

#[test]
fn the_first_to_take_gets_the_cheapest_card() {
    let game = laid_out(Room::Basement, ["cat-4", "ring-1", "doll-4"], &[(2, 1), (3, 2)], Vec::new());
    let slot = |space| odds(&game.view(0), Room::Basement, space).expect("in play").slot;
    assert!(near(slot(1)[1], 1.0), "{:?}", slot(1));
    assert!(near(slot(4)[1], 0.0), "{:?}", slot(4));
}

#[test]
fn a_newcomer_completes_a_set_rather_than_taking_a_low_card() {
    let each = vec![LaidPlayer { face_up: cards(["ring-1", "ring-3", "ring-4"]).to_vec(), ..LaidPlayer::default() }];
    let mut game = laid_out(Room::Attic, ["cat-2", "ring-4", "doll-3"], &[(2, 1), (3, 2)], each);
    game.apply(Action::Place { room: Room::Attic, space: 1 }, &mut Vec::new()).expect("free");
    assert_eq!(decides(&game), Some(Action::Take { slot: 2 }));
}

#[test]
fn a_newcomer_lets_the_dearest_set_go() {
    let face_up = cards(["ring-1", "twin-4", "twin-3", "tome-1"]).to_vec();
    let each = vec![LaidPlayer { face_up, ..LaidPlayer::default() }];
    let mut game = laid_out(Room::Attic, ["tome-2", "ring-4", "doll-3"], &[(2, 1), (3, 2)], each);
    game.apply(Action::Place { room: Room::Attic, space: 1 }, &mut Vec::new()).expect("free");
    game.apply(Action::Take { slot: 1 }, &mut Vec::new()).expect("there");
    assert_eq!(decides(&game), Some(Action::Dispel { of: CardType::Twin }));
}
