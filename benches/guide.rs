//! Measures how fast the guide thinks: what imagining a game and playing it to its end costs, decisions of its quick
//! players, and how many games a second a whole search tries, in the middle of each game.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mists::guide::Guided;
use mists::guide::search::{Effort, search};
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::dont_go_in::{self, DontGoIn};
use mists::rules::mists::{Mists, Setup};
use mists::table;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use std::sync::atomic::AtomicBool;

/// A game that beginners have begun, with this number of actions and then on to a decision that leaves a choice: a
/// search of a single action would measure nothing.
fn played<G: Guided>(setup: &G::Setup, actions: usize) -> G {
    let mut game = G::begin(setup, 2, &mut Vec::new()).unwrap_or_else(|error| panic!("{error}"));
    let mut random = ChaCha8Rng::seed_from_u64(2);
    for number in 0.. {
        let legal = game.legal_actions();
        if number >= actions && legal.len() > 2 {
            break;
        }
        let Some(action) = game.choose_as_beginner(&legal, &mut random) else { break };
        game.apply(action, &mut Vec::new()).expect("a listed action is legal");
    }
    game
}

/// Plays on to the end. Returns the number of decisions.
fn play_on<G: Guided>(mut game: G, actions: &mut Vec<G::Action>, random: &mut ChaCha8Rng) -> u64 {
    let (mut happenings, mut decisions) = (Vec::new(), 0);
    loop {
        game.list_legal_actions(actions);
        let Some(action) = game.choose_quickly(actions, random) else { return decisions };
        happenings.clear();
        game.apply(action, &mut happenings).expect("a listed action is legal");
        decisions += 1;
    }
}

/// Decisions of the two players who look one action ahead, at each step of a beginner's game in turn.
fn decisions<G: Guided>(criterion: &mut Criterion, name: &str, setup: &G::Setup) {
    let mut steps: Vec<(G, Vec<G::Action>)> = Vec::new();
    for game in (0..120).map(|actions| played::<G>(setup, actions)) {
        let actions = game.legal_actions();
        // Where there is nothing to choose, nobody decides.
        if actions.len() > 1 {
            steps.push((game, actions));
        }
    }
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut group = criterion.benchmark_group(name);
    let mut at = 0;
    group.bench_function("a beginner's decision", |bencher| {
        bencher.iter(|| {
            at = (at + 1) % steps.len();
            steps[at].0.choose_as_beginner(&steps[at].1, &mut random)
        });
    });
    group.bench_function("a quick player's decision", |bencher| {
        bencher.iter(|| {
            at = (at + 1) % steps.len();
            steps[at].0.choose_quickly(&steps[at].1, &mut random)
        });
    });
    group.finish();
}

fn of_game<G: Guided>(criterion: &mut Criterion, name: &str, midway: &G) {
    let (mut actions, mut random, mut seed) = (Vec::new(), ChaCha8Rng::seed_from_u64(1), 0);
    let decisions: u64 =
        (0..50).map(|seed| play_on(midway.imagined(midway.acting(), seed), &mut actions, &mut random)).sum();
    println!("{name}: {:.1} decisions from the middle to the end", decisions as f64 / 50.0);
    let mut group = criterion.benchmark_group(name);
    group.sample_size(20);
    group.bench_function("imagining", |bencher| {
        bencher.iter(|| {
            seed += 1;
            black_box(midway).imagined(midway.acting(), seed)
        });
    });
    group.throughput(Throughput::Elements(1));
    group.bench_function("playing on", |bencher| {
        bencher.iter(|| {
            seed += 1;
            play_on(midway.imagined(midway.acting(), seed), &mut actions, &mut random)
        });
    });
    for threads in [1, 2] {
        group.throughput(Throughput::Elements(128));
        group.bench_function(format!("search, {threads} threads"), |bencher| {
            bencher.iter(|| {
                let effort = Effort::simulations(128).on_threads(threads);
                search(midway, effort, 1, &AtomicBool::new(false))
            });
        });
    }
    group.finish();
}

fn together(criterion: &mut Criterion) {
    let level = table::mists::shipped::level(3).expect("a level");
    let setup = Setup::with_players(level, table::mists::shipped::deck().expect("the deck"), 3);
    of_game::<Mists>(criterion, "guide, together", &played(&setup, 40));
    decisions::<Mists>(criterion, "guide, together", &setup);
}

fn against_each_other(criterion: &mut Criterion) {
    let setup = carcassonne::Setup::with_players(table::carcassonne::shipped::deck().expect("the deck"), 2);
    of_game::<Carcassonne>(criterion, "guide, competitive", &played(&setup, 150));
    decisions::<Carcassonne>(criterion, "guide, competitive", &setup);
}

fn in_the_house(criterion: &mut Criterion) {
    let setup = dont_go_in::Setup::with_players(4);
    of_game::<DontGoIn>(criterion, "guide, rooms", &played(&setup, 30));
    decisions::<DontGoIn>(criterion, "guide, rooms", &setup);
}

criterion_group!(benches, together, against_each_other, in_the_house);
criterion_main!(benches);
