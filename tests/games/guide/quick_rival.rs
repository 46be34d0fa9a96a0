//! The quick player of the competitive game: everything it picks is legal, nothing hidden has a part in it, it is
//! better than a beginner, and its weights are read or refused with a sentence.

use super::against_each_other;
use super::quickly::{picks_only_what_is_legal, quickly, refuses_broken_weights, uses_nothing_hidden};
use mists::guide::carcassonne::{Weights, ahead, win_chance};
use mists::guide::{Guided, Policy};
use mists::rules::Game;
use mists::rules::carcassonne::{Carcassonne, Setup};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Games with all numbers of players, with and without circles and farmers; all with abbots.
fn setups() -> impl Iterator<Item = (u64, Setup)> {
    (0..10).map(|seed| {
        let setup = against_each_other(2 + seed as usize % 5, seed % 4 > 1);
        (seed, Setup { farmers: seed % 3 > 0, ..setup })
    })
}

#[test]
fn whatever_it_picks_is_legal() {
    picks_only_what_is_legal::<Carcassonne>(setups());
}

// RSETUP-7
#[test]
fn nothing_hidden_has_a_part_in_what_it_picks() {
    uses_nothing_hidden(setups(), Carcassonne::reshuffled);
}

#[test]
fn it_wins_most_games_against_a_beginner() {
    let setup = Setup { abbot: false, ..against_each_other(2, false) };
    let wins = |&seed: &u64| {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
        let seat = seed as usize % 2;
        loop {
            let legal = game.legal_actions();
            let action = if game.acting() == seat {
                game.choose_quickly(&legal, &mut random)
            } else {
                Policy::Beginner.choose(&game, &legal, &mut random)
            };
            let Some(action) = action else { break };
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        }
        game.has_won(seat) == Some(true)
    };
    let won = (0..20).filter(wins).count();
    assert!(won >= 14, "{won} of 20");
}

#[test]
fn who_is_ahead_at_the_end_has_won() {
    let setup = against_each_other(3, false);
    let mut game = Carcassonne::begin(&setup, 3, &mut Vec::new()).expect("a game");
    while let Some(action) = quickly(&game) {
        game.apply(action, &mut Vec::new()).expect("a listed action is legal");
    }
    for seat in 0..3 {
        let is_ahead = ahead(&game, seat, Weights::shipped()) >= 0.0;
        assert_eq!(game.has_won(seat), Some(is_ahead), "seat {seat}");
        assert_eq!(game.worth(seat).value > 0.5, is_ahead, "seat {seat}");
    }
}

const SHIPPED: &str = include_str!("../../../assets/carcassonne/guide.ron");

#[test]
fn the_shipped_weights_are_read() {
    let weights = Weights::parse(SHIPPED, "guide.ron").expect("weights");
    assert_eq!(&weights, Weights::shipped());
    assert_ne!(weights, Weights::default());
    assert_eq!(Weights::with_numbers(weights.numbers()), weights);
    let [late, early] = [0, 100].map(|tiles| win_chance(10.0, tiles, &weights));
    assert!(late > early && early > 0.5, "{late} and {early}");
}

#[test]
fn broken_weights_are_refused_with_a_sentence() {
    let said = |text: &str| Weights::parse(text, "my.ron").expect_err("no weights").to_string();
    refuses_broken_weights(SHIPPED, Weights::NAMES[0], "    ", "the weights of the competitive game", said);
}
