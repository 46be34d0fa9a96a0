//! Whole random games of two to six players, with and without each option.

use super::super::random_play;
use mists::guide::{PlayoutError, Policy, play_out};
use mists::rules::Game;
use mists::rules::carcassonne::{Carcassonne, Happening, Refusal, Setup};
use mists::table::carcassonne::{audit, shipped};
use rand::{SeedableRng, rngs::StdRng};

pub fn setup(seed: u64) -> Setup {
    let deck = shipped::deck().expect("the deck");
    let setup = Setup::with_players(deck, 2 + (seed % 5) as usize);
    Setup { farmers: !seed.is_multiple_of(3), spell_circles: seed.is_multiple_of(2), abbot: seed % 7 < 3, ..setup }
}

/// Plays the random game of a seed; `seen` looks at each position with what led to it.
pub fn play(seed: u64, seen: impl FnMut(&Carcassonne, &[Happening])) -> Carcassonne {
    random_play::play(&setup(seed), seed, seen)
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

/// A newcomer beats players who do anything, and every position of such games is in order.
#[test]
fn a_beginner_beats_random_players() {
    let setup = Setup::with_players(shipped::deck().expect("the deck"), 3);
    let mut won = 0;
    for seed in 0..6 {
        let mut dice = StdRng::seed_from_u64(seed);
        let game = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a setup");
        let beginner = (seed % 3) as usize;
        let choose = |game: &Carcassonne, legal: &[_]| {
            let policy = if game.active() == beginner { Policy::Beginner } else { Policy::Random };
            policy.choose(game, legal, &mut dice)
        };
        let see = |_: &Carcassonne, _, _: &[Happening]| Ok::<(), PlayoutError<Refusal>>(());
        let game = play_out(game, choose, see).expect("a game");
        won += u32::from(game.outcome().is_some_and(|outcome| outcome.winners.contains(setup.seats[beginner])));
    }
    assert_eq!(won, 6);
}

/// Everything that must always hold does so after each action.
#[test]
fn every_position_is_in_order() {
    for seed in 0..10 {
        let setup = setup(seed);
        let mut set_aside = Vec::new();
        play(seed, |game, happenings| {
            set_aside.extend(happenings.iter().filter_map(|it| match it {
                &Happening::SetAside { face } => Some(face),
                _ => None,
            }));
            audit::audit(game, &setup, &set_aside).unwrap_or_else(|what| panic!("seed {seed}: {what}"));
        });
    }
}

/// RSETUP-7: what is still to come is known, its order is not; looking ahead never shows the next tile.
#[test]
fn the_order_of_the_tiles_stays_hidden() {
    play(4, |game, _| {
        let (unseen, left) = (game.unseen(), usize::from(game.tiles_left()));
        let mut to_come = game.draw_order()[game.draw_order().len() - left..].to_vec();
        to_come.sort_unstable();
        assert_eq!(unseen, to_come);
    });
    let game = Carcassonne::begin(&setup(4), 4, &mut Vec::new()).expect("a setup");
    let (mut ahead, mut happenings) = (game.veiled(), Vec::new());
    while let Some(&action) = ahead.legal_actions().first() {
        ahead.apply(action, &mut happenings).expect("a listed action");
    }
    assert!(!happenings.iter().any(|it| matches!(it, Happening::Drew { .. })));
    assert_eq!((ahead.turn(), ahead.outcome()), (1, None));
}
