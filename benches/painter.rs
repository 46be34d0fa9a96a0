//! Measures the speed of the painter: the tiles of a late board and the mist over them, on one core.
//!
//! `cargo bench --no-default-features --bench painter` needs no window and no engine.

use criterion::{Criterion, criterion_group, criterion_main};
use mists::guide::Policy;
use mists::painter::mist::{self, MistTile};
use mists::painter::mists::regions::banks;
use mists::painter::noise::{Fractal, LANES};
use mists::painter::tiles::tile::{self, Painting};
use mists::rules::Game;
use mists::rules::mists::Tile;
use mists::rules::mists::{Level, Mists, Setup};
use mists::rules::tiles::Square;
use mists::table::mists::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::HashMap;
use std::hint::black_box;

/// The number of tiles on the board.
const TILES: usize = 40;

/// A board that beginners would leave if there were unlimited ghosts.
fn late_board() -> Mists {
    let level = Level { ghosts: 250, goal: u16::MAX, ..shipped::level(1).expect("a level") };
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
    let play = |seed| {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Mists::begin(&setup, seed, &mut Vec::new()).expect("a setup");
        while game.board().tiles().len() < TILES {
            let action = Policy::Beginner.choose(&game, &game.legal_actions(), &mut random)?;
            game.apply(action, &mut Vec::new()).expect("a legal action");
        }
        Some(game)
    };
    (0..100).find_map(play).expect("a game that lasts")
}

fn painting(game: &Mists, tile: &Tile, px: u32) -> Painting {
    tile::paint(game.face(tile.face), tile.turn, tile.at, px)
}

fn board(criterion: &mut Criterion) {
    let game = late_board();
    let tiles = game.board().tiles();
    for px in [40, 100, 200] {
        let mut next = tiles.iter().cycle();
        criterion.bench_function(&format!("a tile of {px} pixels"), |bencher| {
            bencher.iter(|| next.next().map(|tile| painting(&game, tile, px)));
        });
    }
    let painted: HashMap<Square, (Painting, _)> =
        tiles.iter().map(|tile| (tile.at, (painting(&game, tile, 64), banks(&game, tile.at)))).collect();
    let around =
        |at: Square| painted.get(&at).map(|(painting, banks)| MistTile { relief: &painting.relief, banks: *banks });
    let misty: Vec<Square> =
        tiles.iter().map(|tile| tile.at).filter(|&at| mist::paint(at, &around, 8).is_some()).collect();
    let mut next = misty.iter().cycle();
    criterion.bench_function("mist over a square, 96 pixels", |bencher| {
        bencher.iter(|| next.next().map(|&at| mist::paint(at, &around, 96)));
    });
}

fn numbers(criterion: &mut Criterion) {
    let mut noise = Fractal::<4>::new(31);
    let x = |i: usize| i as f32 / 192.0 * 2.3;
    criterion.bench_function("192 numbers of noise, one by one", |bencher| {
        bencher.iter(|| (0..192).map(|i| noise.at(black_box(x(i)), 3.7)).sum::<f32>());
    });
    criterion.bench_function("192 numbers of noise, several together", |bencher| {
        let lanes = |first: usize| std::array::from_fn(|lane| black_box(x(first + lane)));
        bencher.iter(|| {
            (0..192)
                .step_by(LANES)
                .map(|first| noise.at_each(lanes(first), [3.7; LANES]).iter().sum::<f32>())
                .sum::<f32>()
        });
    });
}

criterion_group!(benches, board, numbers);
criterion_main!(benches);
