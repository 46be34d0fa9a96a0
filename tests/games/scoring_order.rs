//! Which region is scored first: where that makes no difference, the rules know it (SCORE-8, RSCORE-7).

use crate::carcassonne::random_games;
use crate::scripts::folder;
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::mists::{Action, Mists, Phase, Setup};
use mists::rules::tiles::{Rotation, Square};
use mists::table::mists::shipped;
use mists::table::scenario::Scenario;
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
    assert!(alike > 30 && asked > 10, "{alike} without a difference, {asked} with one");
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
    let mut alike = 0;
    let mut look = |game: &Carcassonne| {
        if game.phase() == carcassonne::Phase::PickScoring {
            let mut found = BTreeSet::new();
            all_orders_of_rivals(game, &mut found);
            assert_eq!(game.order_matters(), found.len() > 1, "{found:?}");
            alike += u32::from(found.len() == 1);
        }
    };
    (0..200).for_each(|seed| drop(random_games::play(seed, |game, _| look(game))));
    let mut position = road_or_city_first();
    assert!(position.order_matters());
    look(&position);
    // With two points more the ghosts cost no more than there is.
    position = road_or_city_first_with("scores: [(yellow, 2)],");
    assert!(!position.order_matters());
    look(&position);
    assert!(alike > 20, "{alike} without a difference");
}

/// Yellow has 0 points. A road that costs them two is complete, and a city that brings eight.
fn road_or_city_first() -> Carcassonne {
    road_or_city_first_with("")
}

/// The same with this line in the scenario.
fn road_or_city_first_with(line: &str) -> Carcassonne {
    let file = folder("carcassonne").join("rscore-5-road-first.ron");
    let text = std::fs::read_to_string(&file).expect("the scenario");
    let text = text.replace("    draws:", &format!("    {line}\n    draws:"));
    let scenario = Scenario::<Carcassonne>::parse(&text, "rscore-5-road-first.ron", &file).expect("it is in order");
    let mut sitting = scenario.sitting(vec!["Ada".to_owned(), "Ben".to_owned()]).expect("a table");
    let lay = carcassonne::Action::LayTile { at: Square::new(0, 1), turn: Rotation::new(0) };
    for action in [lay, carcassonne::Action::SkipMeeple] {
        sitting.play(action).expect("the scenario does it too");
    }
    sitting.position().clone()
}
