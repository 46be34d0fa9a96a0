//! Random games of any game, and their traces.

use mists::rules::Game;
use mists::table::trace::{self, Report, Trace, Traced};
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// Plays a random game; `seen` looks at each position with what led to it.
pub fn play<G: Game>(setup: &G::Setup, seed: u64, mut seen: impl FnMut(&G, &[G::Happening])) -> G {
    let mut dice = StdRng::seed_from_u64(seed);
    let mut happenings = Vec::new();
    let mut game = G::begin(setup, seed, &mut happenings).expect("a setup");
    seen(&game, &happenings);
    while game.outcome().is_none() {
        let actions = game.legal_actions();
        happenings.clear();
        let action = actions[dice.random_range(0..actions.len())];
        game.apply(action, &mut happenings).expect("a legal action");
        seen(&game, &happenings);
    }
    game
}

/// The trace of random games, each with the setup of its seed.
pub fn written<G: Traced>(seeds: std::ops::Range<u64>, setup: impl Fn(u64) -> G::Setup) -> String {
    let mut text = Vec::new();
    for seed in seeds {
        let setup = setup(seed);
        let mut trace: Option<Trace<G>> = None;
        play(&setup, seed, |game, happenings| match &mut trace {
            None => trace = Some(Trace::begin(&setup, seed, game, happenings)),
            Some(trace) => trace.add(game, happenings),
        });
        trace.expect("a game").write_to(&mut text).expect("memory");
    }
    String::from_utf8(text).expect("text")
}

/// What the referee says of a trace.
pub fn check<G: Traced>(text: &str) -> Report {
    trace::check(text.as_bytes(), trace::check_game::<G>).expect("memory")
}
