//! Measures the speed of *Don't Go In There*: whole random games for four players on one core, copies of a position in
//! the middle of one, and what a careful newcomer takes to decide there.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mists::guide::dont_go_in::choose;
use mists::rules::Game;
use mists::rules::dont_go_in::{Action, DontGoIn, Setup};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
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

/// Plays a game of four to its end, or to this turn.
fn play(seed: u64, last_turn: u16, actions: &mut Vec<Action>) -> DontGoIn {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut happenings = Vec::new();
    let mut game = DontGoIn::begin(&Setup::with_players(4), seed, &mut happenings).expect("a setup");
    while game.outcome().is_none() && game.table().turn() < last_turn {
        game.list_legal_actions(actions);
        let action = actions[dice.below(actions.len())];
        happenings.clear();
        game.apply(action, &mut happenings).expect("a legal action");
    }
    game
}

fn whole_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("rooms");
    group.throughput(Throughput::Elements(1));
    let (mut actions, mut seed) = (Vec::new(), 0);
    group.bench_function("game", |bencher| {
        bencher.iter(|| {
            seed += 1;
            play(seed, u16::MAX, &mut actions)
        });
    });
    group.finish();
}

fn copies(criterion: &mut Criterion) {
    let midway = play(1, 24, &mut Vec::new());
    criterion.bench_function("copy of a position", |bencher| bencher.iter(|| black_box(&midway).clone()));
    criterion.bench_function("view of a position", |bencher| bencher.iter(|| black_box(&midway).view(0)));
}

/// A newcomer places a meeple.
fn newcomer(criterion: &mut Criterion) {
    let midway = play(1, 24, &mut Vec::new());
    let (view, actions) = (midway.view(midway.acting()), midway.legal_actions());
    let mut random = ChaCha8Rng::seed_from_u64(1);
    criterion.bench_function("newcomer places a meeple", |bencher| {
        bencher.iter(|| choose(black_box(&view), &actions, &mut random));
    });
}

criterion_group!(benches, whole_games, copies, newcomer);
criterion_main!(benches);
