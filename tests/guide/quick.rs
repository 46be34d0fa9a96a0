//! The quick player of the cooperative game: everything it picks is legal, nothing hidden has a part in it, and its weights
//! are read or refused with a sentence.

use super::{gentle, together};
use mists::guide::mists::{LevelWeights, Reach, Weights, reach_chance};
use mists::guide::{Guided, Policy};
use mists::rules::Game;
use mists::rules::mists::{Mists, Setup};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Games at all levels, with all numbers of players, with and without circles, and some with few ghosts.
fn setups() -> impl Iterator<Item = (u64, Setup)> {
    (0..24).map(|seed| {
        let setup = together(1 + (seed % 6) as u8, 1 + seed as usize % 5, seed % 4 > 1);
        (seed, if seed % 3 == 0 { Setup { deck: gentle(), ..setup } } else { setup })
    })
}

fn quickly(game: &Mists) -> Option<<Mists as Game>::Action> {
    game.choose_quickly(&game.legal_actions(), &mut ChaCha8Rng::seed_from_u64(1))
}

#[test]
fn whatever_it_picks_is_legal() {
    for (seed, setup) in setups() {
        let mut game = Mists::begin(&setup, seed, &mut Vec::new()).expect("a game");
        while let Some(action) = quickly(&game) {
            assert!(game.legal_actions().contains(&action), "seed {seed}: {action:?}");
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        }
        assert!(game.outcome().is_some(), "seed {seed}");
    }
}

#[test]
fn nothing_hidden_has_a_part_in_what_it_picks() {
    let mut others = 0;
    for (seed, setup) in setups() {
        let mut game = Mists::begin(&setup, seed, &mut Vec::new()).expect("a game");
        while let Some(action) = quickly(&game) {
            let other = game.reshuffled(seed ^ 77);
            others += u32::from(other.fingerprint() != game.fingerprint());
            assert_eq!(quickly(&other), Some(action), "seed {seed}, turn {}", game.turn());
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        }
    }
    assert!(others > 1000, "only {others} other positions");
}

/// How many of some games at level 3 are won.
fn won(choose: impl Fn(&Mists, &mut ChaCha8Rng) -> Option<<Mists as Game>::Action>) -> usize {
    let setup = together(3, 3, false);
    let wins = |&seed: &u64| {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Mists::begin(&setup, seed, &mut Vec::new()).expect("a game");
        while let Some(action) = choose(&game, &mut random) {
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        }
        game.outcome().is_some_and(|outcome| outcome.won())
    };
    (0..20).filter(wins).count()
}

#[test]
fn it_wins_more_games_than_a_beginner() {
    let quick = won(|game, random| game.choose_quickly(&game.legal_actions(), random));
    let beginner = won(|game, random| Policy::Beginner.choose(game, &game.legal_actions(), random));
    assert!(quick >= beginner + 5, "{quick} and {beginner} of 20");
}

const SHIPPED: &str = include_str!("../../assets/mists/guide.ron");

#[test]
fn the_shipped_weights_are_read() {
    let weights = Weights::parse(SHIPPED, "guide.ron").expect("weights");
    assert_eq!(&weights, Weights::shipped());
    for level in 1..=6 {
        let level = weights.of_level(level);
        assert_ne!(level, &LevelWeights::default());
        assert_eq!(&level.with_numbers(level.numbers()), level);
        for pile in &level.piles[..if level.piles[1] == Reach::default() { 1 } else { 3 }] {
            let chance = |points: f32| reach_chance(pile.even + points, 0, pile);
            assert!(chance(10.0) > 0.5 && chance(-10.0) < 0.5);
        }
    }
}

#[test]
fn broken_weights_are_refused_with_a_sentence() {
    let said = |text: &str| Weights::parse(text, "my.ron").expect_err("no weights").to_string();
    let first = LevelWeights::NAMES[0];
    let line = SHIPPED.lines().position(|line| line.trim_start().starts_with(first)).expect("the first weight");
    let with = |new: &str| {
        let lines = SHIPPED.lines().enumerate().map(|(at, old)| if at == line { new } else { old });
        lines.collect::<Vec<_>>().join("\n")
    };
    let number = line + 1;
    assert_eq!(
        said(&with(&format!("            {first}: 1e9,"))),
        format!("my.ron, line {number}: {first} 1000000000: expected a number from -1000 to 1000")
    );
    let of_pile = SHIPPED.replacen("after: 1.0,", "after: 2e3,", 1);
    let number_of_pile = 1 + of_pile.lines().position(|line| line.contains("2e3")).expect("it is there");
    assert_eq!(
        said(&of_pile),
        format!("my.ron, line {number_of_pile}: after 2000: expected a number from -1000 to 1000")
    );
    assert!(said(&with("            spook: 1.0,")).starts_with(&format!("my.ron, line {number}: unknown field spook")));
    assert!(said(&with("")).contains(&format!("field {first} is missing")));
    assert!(said("").contains("the file is empty: expected the weights of six levels"));
}
