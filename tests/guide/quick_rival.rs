//! The quick player of the competitive game: everything it picks is legal, nothing hidden has a part in it, it is better than
//! a beginner, and its weights are read or refused with a sentence.

use super::against_each_other;
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

fn quickly(game: &Carcassonne) -> Option<<Carcassonne as Game>::Action> {
    game.choose_quickly(&game.legal_actions(), &mut ChaCha8Rng::seed_from_u64(1))
}

#[test]
fn whatever_it_picks_is_legal() {
    for (seed, setup) in setups() {
        let mut game = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
        while let Some(action) = quickly(&game) {
            assert!(game.legal_actions().contains(&action), "seed {seed}: {action:?}");
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        }
        assert!(game.outcome().is_some(), "seed {seed}");
    }
}

// RSETUP-7
#[test]
fn nothing_hidden_has_a_part_in_what_it_picks() {
    let mut others = 0;
    for (seed, setup) in setups() {
        let mut game = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
        while let Some(action) = quickly(&game) {
            let other = game.reshuffled(seed ^ 77);
            others += u32::from(other.fingerprint() != game.fingerprint());
            assert_eq!(quickly(&other), Some(action), "seed {seed}, turn {}", game.turn());
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        }
    }
    assert!(others > 1000, "only {others} other positions");
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
        assert_eq!(game.value(seat) > 0.5, is_ahead, "seat {seat}");
    }
}

const SHIPPED: &str = include_str!("../../assets/carcassonne/guide.ron");

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
    let first = Weights::NAMES[0];
    let line = SHIPPED.lines().position(|line| line.trim_start().starts_with(first)).expect("the first weight");
    let with = |new: &str| {
        let lines = SHIPPED.lines().enumerate().map(|(at, old)| if at == line { new } else { old });
        lines.collect::<Vec<_>>().join("\n")
    };
    let number = line + 1;
    assert_eq!(
        said(&with(&format!("    {first}: 1e9,"))),
        format!("my.ron, line {number}: {first} 1000000000: expected a number from -1000 to 1000")
    );
    assert!(said(&with("    spook: 1.0,")).starts_with(&format!("my.ron, line {number}: unknown field spook")));
    assert!(said(&with("")).contains(&format!("field {first} is missing")));
    assert!(said("").contains("the file is empty: expected the weights of the competitive game"));
}
