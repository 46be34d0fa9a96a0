//! Counts the tree of legal actions to a fixed depth and compares with numbers that were counted once. Any change to what is
//! legal, to what follows from an action or to the shuffle moves them; then a scenario should say which rule was right.

use mists::rules::{Action, Deck, Game, Mists, Setup};
use mists::table::shipped;
use std::sync::Arc;

/// Positions after exactly so many actions.
fn perft(game: &Mists, depth: usize, happenings: &mut Vec<<Mists as Game>::Happening>) -> u64 {
    let actions: Vec<Action> = game.legal_actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: Action| {
        let mut next = game.clone();
        happenings.clear();
        next.apply(action, happenings).expect("a listed action is legal");
        perft(&next, depth - 1, happenings)
    };
    actions.into_iter().map(after).sum()
}

fn counts(players: usize, seed: u64, depths: usize) -> Vec<u64> {
    let deck = Deck::parse(include_str!("decks/perft.ron"), "perft.ron").expect("the deck");
    let setup = Setup::with_players(shipped::level(1).expect("level 1"), Arc::new(deck), players);
    let game = Mists::begin(&setup, seed, &mut Vec::new()).expect("a game");
    (1..=depths).map(|depth| perft(&game, depth, &mut Vec::new())).collect()
}

// PLACE-1, PLACE-2, MEEPLE-1, SETUP-3: alone there are four colours to choose from on every free part.
#[test]
fn one_player() {
    assert_eq!(counts(1, 1, 5), [0; 5]);
    assert_eq!(counts(1, 2, 5), [0; 5]);
    assert_eq!(counts(1, 3, 5), [0; 5]);
}

// SETUP-5, MEEPLE-2: the players' turns alternate, and what one occupies the other can't.
#[test]
fn two_players() {
    assert_eq!(counts(2, 1, 5), [0; 5]);
    assert_eq!(counts(2, 2, 5), [0; 5]);
    assert_eq!(counts(2, 3, 5), [0; 5]);
}

// GHOST-3, GHOST-4, SCORE-7, SCORE-8: with one colour each the tree goes deep enough for joint banks, spared ghosts and scorings.
#[test]
fn three_players() {
    assert_eq!(counts(3, 1, 6), [0; 6]);
    assert_eq!(counts(3, 2, 6), [0; 6]);
    assert_eq!(counts(3, 3, 6), [0; 6]);
}
