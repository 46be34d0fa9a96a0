//! The careful newcomer wins far more often than players who do anything.

use mists::guide::{PlayoutError, Policy, play_out};
use mists::rules::Game;
use mists::rules::dont_go_in::{DontGoIn, Happening, Refusal, Setup};
use rand::{SeedableRng, rngs::StdRng};

#[test]
fn a_newcomer_beats_random_players() {
    for players in 2..=5 {
        let mut won = 0;
        for seed in 0..100 {
            let mut dice = StdRng::seed_from_u64(seed);
            let game = DontGoIn::begin(&Setup::with_players(players), seed, &mut Vec::new()).expect("a setup");
            let newcomer = seed as usize % players;
            let choose = |game: &DontGoIn, legal: &[_]| {
                let policy = if game.acting() == newcomer { Policy::Beginner } else { Policy::Random };
                policy.choose(game, legal, &mut dice)
            };
            let see = |_: &DontGoIn, _, _: &[Happening]| Ok::<(), PlayoutError<Refusal>>(());
            let game = play_out(game, choose, see).expect("a game");
            won += u32::from(game.outcome().is_some_and(|outcome| outcome.winners.contains(newcomer)));
        }
        assert!(won >= 70, "{won} of 100 against {}", players - 1);
    }
}
