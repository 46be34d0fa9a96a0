//! Whole random games of two to six players, with and without each option.

use mists::rules::Game;
use mists::rules::carcassonne::{Carcassonne, Happening, Setup};
use mists::table::carcassonne::shipped;
use rand::{RngExt, SeedableRng, rngs::StdRng};

pub fn setup(seed: u64) -> Setup {
    let deck = shipped::deck().expect("the deck");
    let setup = Setup::with_players(deck, 2 + (seed % 5) as usize);
    Setup { farmers: seed % 3 != 0, spell_circles: seed % 2 == 0, abbot: seed % 7 < 3, ..setup }
}

/// Plays a random game; `seen` looks at each position with what led to it.
pub fn play(seed: u64, mut seen: impl FnMut(&Carcassonne, &[Happening])) -> Carcassonne {
    let mut dice = StdRng::seed_from_u64(seed);
    let mut happenings = Vec::new();
    let mut game = Carcassonne::begin(&setup(seed), seed, &mut happenings).expect("a setup");
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

/// RSETUP-2, RSETUP-4, RSETUP-5, RGHOST-4, REND-1, REND-5.
#[test]
fn random_games_end_and_lose_nothing() {
    for seed in 0..60 {
        let whole = setup(seed).tiles().len();
        let game = play(seed, |game, _| {
            let ghosts = game.ghosts_in_supply() + game.ghosts_on_meeples() + game.ghosts_in_circles();
            assert_eq!(ghosts, Carcassonne::GHOSTS, "seed {seed}, turn {}", game.turn());
        });
        assert_eq!(game.tiles_left(), 0, "seed {seed}");
        assert!(game.board().tiles().len() <= whole + 4);
        let best = game.seats().iter().map(|&colour| game.score(colour)).max();
        for &colour in game.seats() {
            let wins = game.outcome().is_some_and(|outcome| outcome.winners.contains(colour));
            assert_eq!(wins, Some(game.score(colour)) == best, "seed {seed}");
        }
    }
}
