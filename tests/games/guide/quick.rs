//! The quick player of the cooperative game: everything it picks is legal, nothing hidden has a part in it, and its
//! weights are read or refused with a sentence.

use super::quickly::{picks_only_what_is_legal, refuses_broken_weights, uses_nothing_hidden};
use super::{gentle, together};
use mists::guide::mists::{LevelWeights, MarkerSigns, Signs, TableSigns, Weights, reach_chance};
use mists::guide::{Guided, Policy};
use mists::rules::Game;
use mists::rules::mists::{Mists, Phase, Setup};
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
        for pile in weights.piles_of(number).into_iter().flatten() {
            let chance = |points: f32| reach_chance(pile.even + points, 0, pile);
            assert!(chance(10.0) > 0.5 && chance(-10.0) < 0.5);
        }
        assert_eq!(weights.piles_of(number).is_none(), number == 6, "level {number}");
    }
    for signs in weights.signs {
        assert_ne!(signs, Signs::default());
        assert_eq!(Signs::with_numbers(signs.numbers()), signs);
    }
}

/// The mean chance of winning that the signs promise in the games of level VI with these seeds, as the quick player
/// plays them: in those that are won, and in those that are lost. Each turn of the second pile is looked at.
fn promised(seeds: std::ops::Range<u64>) -> [f32; 2] {
    let (setup, shipped) = (together(6, 3, false), Weights::shipped());
    let mut games: [Vec<f32>; 2] = Default::default();
    for seed in seeds {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let (mut game, mut seen) = (Mists::begin(&setup, seed, &mut Vec::new()).expect("a game"), Vec::new());
        while let Some(action) = game.choose_quickly(&game.legal_actions(), &mut random) {
            if game.phase() == Phase::LayTile && game.active_pile() == 1 {
                seen.push(shipped.signs[1].chance(&Signs::of(&game, &shipped.of_pile(6, 1))));
            }
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        }
        let lost = game.outcome().is_some_and(|outcome| !outcome.won());
        games[usize::from(lost)].append(&mut seen);
    }
    games.map(|seen| seen.iter().sum::<f32>() / seen.len() as f32)
}

// L6-3
#[test]
fn the_signs_of_level_six_tell_games_that_will_be_won_from_others() {
    let [won, lost] = promised(0..60);
    assert!(won > 1.5 * lost && won < 1.0 && lost > 0.0, "{won} in won games, {lost} in lost ones");
}

#[test]
fn broken_weights_are_refused_with_a_sentence() {
    let said = |text: &str| Weights::parse(text, "my.ron").expect_err("no weights").to_string();
    refuses_broken_weights(SHIPPED, LevelWeights::NAMES[0], "                ", "the weights of six levels", said);
    for (at, names) in [TableSigns::NAMES, MarkerSigns::NAMES].into_iter().enumerate() {
        let deep = " ".repeat(16 + 4 * at);
        refuses_broken_weights(SHIPPED, names[0], &deep, "the weights of six levels", said);
    }
    let mut none = Weights::shipped().clone();
    none.levels[1].clear();
    let text = ron::to_string(&none).expect("text");
    assert_eq!(said(&text), "my.ron, line 1: level 2 has weights for 0 piles: expected 1 to 3");
}
