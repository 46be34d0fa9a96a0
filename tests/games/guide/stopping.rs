//! How a search ends, and on how many threads it runs.

use super::{found, midway};
use mists::guide::Guided;
use mists::guide::search::{Considered, Effort, search};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

fn finds_the_same_on_two_threads<G: Guided>(game: &G) {
    let one = found(game, 60, 1);
    assert!(one.len() > 1 && one.iter().map(|it| it.visits).sum::<u32>() <= 60, "{one:?}");
    assert_eq!(one, found(game, 60, 2));
    assert_eq!(one, found(game, 60, 1));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let (mists, carcassonne, dont_go_in) = midway();
    finds_the_same_on_two_threads(&mists);
    finds_the_same_on_two_threads(&carcassonne);
    finds_the_same_on_two_threads(&dont_go_in);
}

fn stops_before_it_begins<G: Guided>(game: &G) {
    let stopped = AtomicBool::new(true);
    for effort in [Effort::simulations(1_000_000), Effort::time(Duration::from_secs(3600)), Effort::until_stopped()] {
        let found = search(game, effort, 1, &stopped);
        assert!(game.legal_actions().contains(&found[0].action));
        assert_eq!(found.iter().map(|it| it.visits).sum::<u32>(), 0);
    }
}

#[test]
fn a_search_that_is_stopped_at_once_still_has_an_answer() {
    let (mists, carcassonne, dont_go_in) = midway();
    stops_before_it_begins(&mists);
    stops_before_it_begins(&carcassonne);
    stops_before_it_begins(&dont_go_in);
}

/// Thinks for longer and longer, until a game was imagined: how soon depends on what else the machine does.
fn in_time<A>(think: impl Fn(Duration) -> Vec<Considered<A>>) {
    let times = (0..12).map(|doubled| Duration::from_millis(50) * (1 << doubled));
    let imagined = |found: Vec<Considered<A>>| found.iter().any(|it| it.visits > 0);
    assert!(times.map(think).any(imagined), "no game was imagined in three minutes");
}

fn ends_when_stopped<G: Guided>(game: &G) {
    in_time(|time| {
        let stop = AtomicBool::new(false);
        thread::scope(|scope| {
            let thinking = scope.spawn(|| search(game, Effort::until_stopped().on_threads(2), 1, &stop));
            thread::sleep(time);
            assert!(!thinking.is_finished(), "it thinks until it is stopped");
            stop.store(true, Ordering::Relaxed);
            let found = thinking.join().expect("no panic");
            assert!(game.legal_actions().contains(&found[0].action));
            found
        })
    });
}

#[test]
fn a_search_without_limit_ends_when_it_is_stopped() {
    let (mists, carcassonne, dont_go_in) = midway();
    ends_when_stopped(&mists);
    ends_when_stopped(&carcassonne);
    ends_when_stopped(&dont_go_in);
}

#[test]
fn games_that_beginners_play_to_their_end_are_the_same_on_any_number_of_threads() {
    let (_, carcassonne, _) = midway();
    let effort = Effort::simulations(12).to_the_end();
    let found = |threads| search(&carcassonne, effort.on_threads(threads), 1, &AtomicBool::new(false));
    assert_eq!(found(1), found(2));
    // Such a game is over: it is won or lost.
    let tried = found(1).into_iter().filter(|it| it.visits > 0);
    assert!(tried.map(|it| it.chance * it.visits as f32).all(|won| (won - won.round()).abs() < 1e-3));
}

#[test]
fn a_search_ends_with_its_time() {
    let game = midway().0;
    in_time(|time| search(&game, Effort::time(time), 1, &AtomicBool::new(false)));
}
