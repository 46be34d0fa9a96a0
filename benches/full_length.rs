//! Measures the speed of the rules: long random games for one player on one core, and copies of a late position.
//!
//! The bench deck has no ghost symbols and the goal cannot be reached, so every game uses all 60 tiles. The other
//! figures are for each level with the shipped deck and with targets for its piles that random play reaches.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mists::rules::Game;
use mists::rules::mists::{Hounds, Level, Mists, Setup};
use mists::rules::tiles::Deck;
use mists::table::mists::shipped;
use std::hint::black_box;
use std::sync::Arc;

/// A very cheap random generator (Marsaglia's xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * count as u128) >> 64) as usize
    }
}

fn setup() -> Setup {
    let deck = Deck::parse(include_str!("../tests/decks/bench.ron"), "tests/decks/bench.ron").expect("the bench deck");
    let level = Level::parse(include_str!("../assets/mists/levels/1.level.ron"), "assets/mists/levels/1.level.ron")
        .expect("level 1");
    Setup::with_players(Level { goal: u16::MAX, ..level }, Arc::new(deck), 1)
}

/// Plays a game to its end, or to this turn. Returns it with the number of decisions.
fn play(setup: &Setup, seed: u64, last_turn: u16, actions: &mut Vec<<Mists as Game>::Action>) -> (Mists, u64) {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut happenings = Vec::new();
    let mut game = Mists::begin(setup, seed, &mut happenings).expect("a setup");
    let mut decisions = 0;
    while game.outcome().is_none() && game.turn() < last_turn {
        game.list_legal_actions(actions);
        let action = actions[dice.below(actions.len())];
        happenings.clear();
        game.apply(action, &mut happenings).expect("a legal action");
        decisions += 1;
    }
    (game, decisions)
}

fn full_length_games(criterion: &mut Criterion) {
    let setup = setup();
    let mut actions = Vec::new();
    let sample: u64 = (0..1000).map(|seed| play(&setup, seed, u16::MAX, &mut actions).1).sum();
    println!("{:.1} decisions a game", sample as f64 / 1000.0);
    let mut seed = 0;
    let mut group = criterion.benchmark_group("full length");
    group.throughput(Throughput::Elements(1));
    group.bench_function("game", |bencher| {
        bencher.iter(|| {
            seed += 1;
            play(&setup, seed, u16::MAX, &mut actions)
        });
    });
    group.finish();
}

/// Random games of every level with the shipped deck. Unlimited ghosts and low targets let most games last long.
fn each_level(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("level");
    group.throughput(Throughput::Elements(1));
    for number in 1..=6 {
        let level = shipped::level(number).expect("a level");
        let hounds = level.hounds.map(|_| Hounds { rufus: 1, ronja: 2 });
        let level = Level { ghosts: 250, goal: u16::MAX, hounds, ..level };
        let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 1);
        let mut actions = Vec::new();
        let games = (0..500).map(|seed| play(&setup, seed, u16::MAX, &mut actions));
        let (decisions, turns) =
            games.fold((0, 0), |(decisions, turns), (game, more)| (decisions + more, turns + u64::from(game.turn())));
        println!("level {number}: {:.1} turns, {:.1} decisions a game", turns as f64 / 500.0, decisions as f64 / 500.0);
        let mut seed = 0;
        group.bench_function(number.to_string(), |bencher| {
            bencher.iter(|| {
                seed += 1;
                play(&setup, seed, u16::MAX, &mut actions)
            });
        });
    }
    group.finish();
}

fn late_position(criterion: &mut Criterion) {
    let (late, _) = play(&setup(), 1, 58, &mut Vec::new());
    criterion.bench_function("copy of a late position", |bencher| bencher.iter(|| black_box(&late).clone()));
    // As players who look ahead do it: the room is there.
    let mut copy = late.clone();
    criterion.bench_function("copy over another position", |bencher| {
        bencher.iter(|| black_box(&mut copy).clone_from(black_box(&late)));
    });
}

criterion_group!(benches, full_length_games, each_level, late_position);
criterion_main!(benches);
