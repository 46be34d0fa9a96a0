//! The history of a sitting: which actions can be taken back freely, and what happened in which turn.

use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::mists::{Action, Happening, Mists, Outcome, Phase, Refusal, Setup};
use mists::rules::tiles::{Deck, DeckPrint, Rotation};
use mists::table::mists::Sitting;
use mists::table::mists::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

fn sit_down(level: u8, seed: u64) -> Sitting {
    let level = shipped::level(level).expect("a level");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 2);
    Sitting::begin(setup, seed, Vec::new()).expect("a game")
}

/// Plays with careful beginners until the position is a wanted one. Returns false if the game ends first.
fn play_until(sitting: &mut Sitting, wanted: impl Fn(&Mists) -> bool) -> bool {
    let mut random = ChaCha8Rng::seed_from_u64(sitting.seed());
    while sitting.position().outcome().is_none() {
        if wanted(sitting.position()) {
            return true;
        }
        let position = sitting.position();
        let action = Policy::Beginner.choose(position, &position.legal_actions(), &mut random);
        sitting.play(action.expect("something to do")).expect("a legal action");
    }
    false
}

#[test]
fn the_first_action_that_is_not_free_leaves_the_mark() {
    let mut sitting = sit_down(1, 4);
    // Some tiles are on the board, and a decision of this turn can be taken back freely.
    assert!(play_until(&mut sitting, |game| game.turn() > 5 && game.phase() == Phase::PlaceMeeple));
    let free = sitting.free_take_backs();
    assert!((1..sitting.played().len()).contains(&free));
    let mut freely = sitting.clone();
    assert_eq!(freely.take_back(free), free);
    assert!(!freely.with_take_back());
    assert_eq!(freely.position().phase(), Phase::LayTile);
    assert_eq!(sitting.take_back(free + 1), free + 1);
    assert!(sitting.with_take_back());
}

// L5-4: nobody sees the face of a tile that is laid face down, but everybody sees the tile drawn after it.
#[test]
fn laying_a_tile_face_down_is_not_free_once_the_next_is_drawn() {
    let mut found = 0;
    for seed in 0..20 {
        let mut sitting = sit_down(5, seed);
        if !play_until(&mut sitting, |game| game.phase() == Phase::LayFaceDown) {
            continue;
        }
        let before = sitting.free_take_backs();
        let action = sitting.position().legal_actions()[0];
        let drew = sitting.play(action).expect("legal").iter().any(|it| matches!(it, Happening::Drew { .. }));
        if drew {
            found += 1;
            assert_eq!(sitting.free_take_backs(), 0);
            sitting.take_back(1);
            assert!(sitting.with_take_back());
        } else {
            assert_eq!(sitting.free_take_backs(), before + 1);
        }
    }
    assert!(found > 3, "only {found}");
}

// L5-7, PLACE-1: a tile that lies face down takes its square, and the refusal says so.
#[test]
fn nothing_is_laid_onto_a_tile_that_lies_face_down() {
    let mut refused = 0;
    for seed in 0..20 {
        let mut sitting = sit_down(5, seed);
        let lies_there = |game: &Mists| game.phase() == Phase::LayTile && game.board().face_down().count() > 0;
        if !play_until(&mut sitting, lies_there) {
            continue;
        }
        let game = sitting.position();
        for at in game.board().face_down() {
            let lay = Action::LayTile { at, turn: Rotation::default() };
            assert_eq!(game.clone().apply(lay, &mut Vec::new()), Err(Refusal::SquareTaken(at)), "seed {seed}");
            refused += 1;
        }
    }
    assert!(refused > 3, "only {refused}");
}

/// A game without ghosts and without meeples, so that it lasts until the last tile.
fn until_the_last_tile(level: u8) -> Sitting {
    let mut print = DeckPrint::from(Deck::clone(&shipped::deck().expect("the deck")));
    for tile in &mut print.tiles {
        tile.face.mist.iter_mut().for_each(|area| area.symbols = 0);
    }
    let deck = Arc::new(Deck::try_from(print).expect("a deck"));
    let setup = Setup::with_players(shipped::level(level).expect("a level"), deck, 2);
    let mut sitting = Sitting::begin(setup, 1, Vec::new()).expect("a game");
    while sitting.position().outcome().is_none() {
        let legal = sitting.position().legal_actions();
        let skip = legal.contains(&Action::SkipMeeple);
        sitting.play(if skip { Action::SkipMeeple } else { legal[0] }).expect("a legal action");
    }
    sitting
}

// END-2, PILE-2
#[test]
fn the_end_of_the_game_belongs_to_the_turn_that_brought_it() {
    for (level, outcome) in [(1, Outcome::OutOfTiles), (3, Outcome::PileEmpty)] {
        let sitting = until_the_last_tile(level);
        assert_eq!(sitting.position().outcome(), Some(outcome));
        let log = sitting.turn_log();
        let drawn =
            |turn: &mists::table::TurnLog<Mists>| turn.happenings.iter().any(|it| matches!(it, Happening::Drew { .. }));
        assert!(log.iter().all(drawn), "a turn of its own without a tile");
        let last = log.last().expect("a turn");
        assert_eq!(last.happenings.last(), Some(&Happening::Over(outcome)));
        let ended =
            last.happenings.iter().any(|it| matches!(it, Happening::TurnEnded { turn, .. } if *turn == last.turn));
        assert!(ended, "{last:?}");
    }
}
