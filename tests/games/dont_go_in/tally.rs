//! The count at the end adds up, step by step.

use super::random_games::play;
use mists::rules::dont_go_in::Happening;
use mists::table::dont_go_in::tally::{Tally, What};

// HEND-2, HEND-3, HEND-4
#[test]
fn the_steps_add_up_to_the_scores() {
    let mut came_up = [0; 3];
    for seed in 0..100 {
        let mut told: Vec<Happening> = Vec::new();
        let mut turn_by_turn = vec![([0; 5], [0; 5])];
        let game = play(seed, |game, happenings| {
            told.extend(happenings);
            if happenings.iter().any(|it| matches!(it, Happening::TurnEnded { .. })) && !is_over(happenings) {
                let table = game.table();
                let each = |number: &dyn Fn(usize) -> u16| {
                    std::array::from_fn(|seat| if seat < table.players() { number(seat) } else { 0 })
                };
                turn_by_turn.push((each(&|seat| table.tableau(seat).curses()), each(&|seat| table.ghosts(seat))));
            }
        });
        let tally = Tally::of_happenings(&told);
        let scores = tally.scores().expect("the game is over");
        assert_eq!(scores, game.table().scores());
        let after: Vec<_> = tally.after_turns().iter().map(|after| (after.curses, after.ghosts)).collect();
        assert_eq!(after[..turn_by_turn.len()], turn_by_turn, "seed {seed}");
        assert_eq!(after.len(), turn_by_turn.len() + 1);
        let mut curses = tally.curses_in_play();
        for step in tally.steps() {
            match step.what {
                What::Dispelled { cards, .. } => curses[step.player] -= cards.sum(),
                What::CatsStay => assert!(scores.ghosts[step.player] > 9),
                What::Ghosts { curses: more, ghosts, is_tied } => {
                    assert_eq!((ghosts, more), (scores.ghosts[step.player], ghosts / 2));
                    assert_eq!(is_tied, scores.ghosts.iter().filter(|&&others| others == ghosts).count() > 1);
                    curses[step.player] += more;
                }
            }
            let kind = match step.what {
                What::Dispelled { .. } => 0,
                What::Ghosts { .. } => 1,
                What::CatsStay => 2,
            };
            came_up[kind] += 1;
            assert_eq!(step.curses, curses, "seed {seed}");
        }
        assert_eq!(curses, scores.curses, "seed {seed}");
        let is_effect = |at: usize| !matches!(tally.steps()[at].what, What::Ghosts { .. });
        assert!((1..tally.steps().len()).all(|at| is_effect(at - 1) || !is_effect(at)), "ghosts come last");
    }
    assert!(came_up.into_iter().all(|count| count > 5), "{came_up:?}");
}

fn is_over(happenings: &[Happening]) -> bool {
    happenings.iter().any(|it| matches!(it, Happening::Over(_)))
}
