//! The three score markers of level VI, while the table chooses which of them move.

use super::random_play::play;
use mists::rules::mists::{Mists, Setup};
use mists::table::mists::shipped;

// L6-2
#[test]
fn points_are_known_to_be_a_markers_as_soon_as_it_is_chosen() {
    let level = shipped::level(6).expect("level 6");
    // Two of the five colours have no marker.
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 5);
    let mut chosen_one_after_the_other = 0;
    for seed in 0..200 {
        let mut before = None;
        play::<Mists>(&setup, seed, |game, happenings| {
            let Some((_, points)) = game.marking() else {
                before = None;
                return;
            };
            let known: u16 = game.markers().iter().map(|&marker| game.points_under_way(marker)).sum();
            if let (Some(before), []) = (before, happenings) {
                assert_eq!(known, before + points, "seed {seed}");
                chosen_one_after_the_other += 1;
            }
            before = Some(known);
        });
    }
    assert!(chosen_one_after_the_other > 3, "{chosen_one_after_the_other} times");
}
