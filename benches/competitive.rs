//! Measures the speed of the competitive game's rules: long random games of 131 tiles for four players on one core,
//! copies of a late position, and what foresight of it costs.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mists::guide::carcassonne::foresee;
use mists::rules::Game;
use mists::rules::carcassonne::{Action, Carcassonne, Setup};
use mists::table::carcassonne::shipped;
use std::hint::black_box;

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

fn setup(spell_circles: bool) -> Setup {
    Setup { spell_circles, ..Setup::with_players(shipped::deck().expect("the deck"), 4) }
}

/// Plays a game to its end, or to this turn.
fn play(setup: &Setup, seed: u64, last_turn: u16, actions: &mut Vec<Action>) -> Carcassonne {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut happenings = Vec::new();
    let mut game = Carcassonne::begin(setup, seed, &mut happenings).expect("a setup");
    while game.outcome().is_none() && game.turn() < last_turn {
        game.list_legal_actions(actions);
        let action = actions[dice.below(actions.len())];
        happenings.clear();
        game.apply(action, &mut happenings).expect("a legal action");
    }
    game
}

fn whole_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("competitive");
    group.throughput(Throughput::Elements(1));
    for (name, spell_circles) in [("game", false), ("game with circles", true)] {
        let (setup, mut actions, mut seed) = (setup(spell_circles), Vec::new(), 0);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                seed += 1;
                play(&setup, seed, u16::MAX, &mut actions)
            });
        });
    }
    group.finish();
}

/// The parts of a turn, in a late position: listing where the tile can lie, and laying it.
fn parts_of_a_turn(criterion: &mut Criterion) {
    let late = play(&setup(false), 1, 128, &mut Vec::new());
    criterion.bench_function("copy of a late position", |bencher| bencher.iter(|| black_box(&late).clone()));
    let mut actions = Vec::new();
    criterion.bench_function("listing placements late", |bencher| {
        bencher.iter(|| black_box(&late).list_legal_actions(&mut actions));
    });
    late.list_legal_actions(&mut actions);
    let (first, mut happenings) = (actions[0], Vec::new());
    criterion.bench_function("copying and laying late", |bencher| {
        bencher.iter(|| {
            happenings.clear();
            let mut game = black_box(&late).clone();
            game.apply(first, &mut happenings).expect("a legal action");
            game
        });
    });
}

/// What laying the tile would do, late in a game, in each place in turn.
fn foresight(criterion: &mut Criterion) {
    for (name, spell_circles) in [("foresight late", false), ("foresight late, with circles", true)] {
        let late = play(&setup(spell_circles), 1, 128, &mut Vec::new());
        let actions = late.legal_actions();
        let mut places = actions.iter().cycle();
        criterion.bench_function(name, |bencher| {
            bencher.iter(|| foresee(black_box(&late), *places.next().expect("a place")).expect("a legal placement"));
        });
    }
}

criterion_group!(benches, whole_games, parts_of_a_turn, foresight);
criterion_main!(benches);
