//! The quick player of the cooperative game: everything it picks is legal, nothing hidden has a part in it, and its
//! weights are read or refused with a sentence.

use super::quickly::{picks_only_what_is_legal, refuses_broken_weights, uses_nothing_hidden};
use super::{gentle, together};
use mists::guide::mists::{LevelWeights, Weights, reach_chance};
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

#[test]
fn whatever_it_picks_is_legal() {
    picks_only_what_is_legal::<Mists>(setups());
}

#[test]
fn nothing_hidden_has_a_part_in_what_it_picks() {
    uses_nothing_hidden(setups(), Mists::reshuffled);
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

const SHIPPED: &str = include_str!("../../../assets/mists/guide.ron");

#[test]
fn the_shipped_weights_are_read() {
    let weights = Weights::parse(SHIPPED, "guide.ron").expect("weights");
    assert_eq!(&weights, Weights::shipped());
    for number in 1..=6 {
        for pile in 0..3 {
            let weights = weights.of_pile(number, pile);
            assert_ne!(weights, LevelWeights::default());
            assert_eq!(LevelWeights::with_numbers(weights.numbers()), weights);
        }
        for pile in weights.piles_of(number) {
            let chance = |points: f32| reach_chance(pile.even + points, 0, pile);
            assert!(chance(10.0) > 0.5 && chance(-10.0) < 0.5);
        }
    }
}

#[test]
fn broken_weights_are_refused_with_a_sentence() {
    let said = |text: &str| Weights::parse(text, "my.ron").expect_err("no weights").to_string();
    refuses_broken_weights(SHIPPED, LevelWeights::NAMES[0], "                ", "the weights of six levels", said);
    let mut none = Weights::shipped().clone();
    none.levels[1].clear();
    let text = ron::to_string(&none).expect("text");
    assert_eq!(said(&text), "my.ron, line 1: level 2 has weights for 0 piles: expected 1 to 3");
}
