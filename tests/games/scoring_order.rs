//! Which region is scored first: where that makes no difference, the rules know it (SCORE-8, RSCORE-7).

use crate::carcassonne::random_games;
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::mists::{Action, Mists, Phase, Setup};
use mists::table::mists::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// Where a position leads to, whichever region is next each time, if points are taken for all of them.
fn all_orders(game: &Mists, found: &mut BTreeSet<u64>) {
    let actions = game.legal_actions();
    let next = match game.phase() {
        Phase::PickScoring => actions.as_slice(),
        Phase::TakeScore => &[Action::TakePoints],
        Phase::MoveMarker => &actions[..1],
        _ => {
            found.insert(game.fingerprint());
            return;
        }
    };
    for &action in next {
        let mut ahead = game.clone();
        ahead.apply(action, &mut Vec::new()).expect("it is legal");
        all_orders(&ahead, found);
    }
}

#[test]
fn where_the_order_is_said_not_to_matter_all_orders_lead_to_the_same_position() {
    let (mut alike, mut asked) = (0, 0);
    for (level, seed) in (1..=6).flat_map(|level| (0..30).map(move |seed| (level, seed))) {
        let level = shipped::level(level).expect("a level");
        let table = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
        let setup = Setup { spell_circles: seed % 2 == 0, ..table };
        let mut game = Mists::begin(&setup, seed, &mut Vec::new()).expect("a table");
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        while let Some(action) = Policy::Beginner.choose(&game, &game.legal_actions(), &mut random) {
            if game.phase() == Phase::PickScoring {
                let mut found = BTreeSet::new();
                all_orders(&game, &mut found);
                let number = game.level().number;
                assert!(game.order_matters() || found.len() == 1, "level {number}, seed {seed}: {found:?}");
                *if game.order_matters() { &mut asked } else { &mut alike } += 1;
            }
            game.apply(action, &mut Vec::new()).expect("it is legal");
        }
    }
    assert!(alike > 50 && asked > 5, "{alike} without a difference, {asked} with one");
}

/// Where a position leads to, whichever region is next each time.
fn all_orders_of_rivals(game: &Carcassonne, found: &mut BTreeSet<u64>) {
    if game.phase() != carcassonne::Phase::PickScoring {
        found.insert(game.fingerprint());
        return;
    }
    for action in game.legal_actions() {
        let mut ahead = game.clone();
        ahead.apply(action, &mut Vec::new()).expect("it is legal");
        all_orders_of_rivals(&ahead, found);
    }
}

#[test]
fn among_rivals_the_order_matters_exactly_where_it_changes_a_score() {
    let (mut alike, mut asked) = (0, 0);
    for seed in 0..200 {
        random_games::play(seed, |game, _| {
            if game.phase() == carcassonne::Phase::PickScoring {
                let mut found = BTreeSet::new();
                all_orders_of_rivals(game, &mut found);
                assert_eq!(game.order_matters(), found.len() > 1, "seed {seed}: {found:?}");
                *if game.order_matters() { &mut asked } else { &mut alike } += 1;
            }
        });
    }
    assert!(alike > 50 && asked > 2, "{alike} without a difference, {asked} with one");
}
