//! The toy game is played by policies, counted, saved and checked like the real games.

use super::begun;
use super::heap::{Heap, Loser, Phase, Refusal, Setup, Take};
use crate::walk::Walk;
use mists::guide::{Guided, PlayoutError, Policy, play_out};
use mists::rules::Game;
use mists::table::again::{self, ReplayError};
use mists::table::save;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::fs;

/// A whole game by these policies in turn: the actions, and the fingerprints of all positions.
fn whole(seed: u64, policies: [Policy; 2]) -> (Loser, Vec<Take>, Vec<u64>) {
    let random = &mut ChaCha8Rng::seed_from_u64(seed);
    let game = Heap::begin(&SETUP, seed, &mut Vec::new()).expect("two players");
    let (mut actions, mut fingerprints) = (Vec::new(), vec![game.fingerprint()]);
    let choose = |game: &Heap, legal: &[Take]| policies[game.acting()].choose(game, legal, random);
    let end = play_out(game, choose, |game, action, _| {
        actions.push(action);
        fingerprints.push(game.fingerprint());
        Ok::<(), PlayoutError<Refusal>>(())
    });
    (end.expect("a whole game").outcome().expect("it is over"), actions, fingerprints)
}

const SETUP: Setup = Setup { players: 2, stones: 40 };

#[test]
fn games_played_again_taken_back_and_saved_come_to_the_same_positions() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("heap");
    for seed in 0..50 {
        let (_, actions, fingerprints) = whole(seed, [Policy::Random, Policy::Beginner]);
        let game = again::Game::<Heap> { setup: &SETUP, seed, actions: &actions, fingerprints: &fingerprints };
        for left in [0, actions.len() / 2, actions.len()] {
            game.check(left, Some(&file)).expect("the same once more");
        }
    }
}

#[test]
fn a_game_that_comes_to_another_position_is_found_out() {
    let (_, actions, mut fingerprints) = whole(1, [Policy::Random; 2]);
    let check = |actions: &[Take], fingerprints: &[u64]| {
        again::Game::<Heap> { setup: &SETUP, seed: 1, actions, fingerprints }.check(3, None)
    };
    check(&actions, &fingerprints).expect("nothing is wrong yet");
    let refused = [Take(9)];
    assert!(matches!(check(&refused, &fingerprints[..2]), Err(ReplayError::Refused(1, _))));
    fingerprints[2] ^= 1;
    assert!(matches!(check(&actions, &fingerprints), Err(ReplayError::Positions)));
}

#[test]
fn a_beginner_loses_less_often_than_chance() {
    let lost = (0..400).filter(|&seed| whole(seed, [Policy::Beginner, Policy::Random]).0 == Loser(0)).count();
    assert!(lost < 160, "the beginner lost {lost} of 400");
}

#[test]
fn a_game_without_a_legal_action_is_told() {
    let game = Heap::begin(&SETUP, 1, &mut Vec::new()).expect("two players");
    let stuck = play_out(game, |_, _| None, |_, _, _| Ok::<(), PlayoutError<Refusal>>(()));
    assert_eq!(stuck.expect_err("nobody plays"), PlayoutError::Stuck);
    assert_eq!(begun(2, 1).position().choose_as_beginner(&[], &mut ChaCha8Rng::seed_from_u64(1)), None);
}

#[test]
fn what_is_wrong_with_a_save_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("heap");
    save::write(&super::played(5), &file).expect("written");
    let text = fs::read_to_string(&file).expect("text");
    assert!(text.starts_with("heap-save 1 crc32 "), "{text}");
    let told = |content: &str| {
        let content = content.to_owned();
        let text = format!("heap-save 1 crc32 {:08x}\n{content}", crc32fast::hash(content.as_bytes()));
        fs::write(&file, text).expect("written");
        save::read::<Heap>(&file).expect_err("damaged").to_string()
    };
    let content = text.split_once('\n').expect("two parts").1;
    let changed = |from: &str, to: &str| {
        assert!(content.contains(from), "{content}");
        content.replacen(from, to, 1)
    };
    assert!(told(&changed("players: 2", "players: 1")).ends_with("1 players: expected at least two"));
    let refused = told(&changed("fingerprint", "nothing"));
    assert!(refused.contains("line "), "{refused}");
    let first = format!("({})", super::played(5).played()[0].action.0);
    let refused = told(&changed(&first, "(9)"));
    assert!(refused.contains("action 1:") && refused.contains("(HEAP-1)"), "{refused}");
    fs::write(&file, "mists-save 2 crc32 00000000\n").expect("written");
    let other = save::read::<Heap>(&file).expect_err("another game's save").to_string();
    assert!(other.ends_with("expected \"heap-save\", the format, \"crc32\" and a checksum"), "{other}");
}

#[test]
fn the_tree_of_actions_is_counted() {
    let game = Heap::begin(&Setup { players: 2, stones: 3 }, 1, &mut Vec::new()).expect("two players");
    let mut walk = Walk::<Heap>::default();
    // Each card forbids one of three numbers. With the last three stones, the heap itself limits the choice.
    let by_hand = |depth: usize| {
        let mut positions = vec![game.clone()];
        for _ in 1..depth {
            positions = positions
                .iter()
                .flat_map(|game| {
                    game.legal_actions().into_iter().map(|take| {
                        let mut next = game.clone();
                        next.apply(take, &mut Vec::new()).expect("legal");
                        next
                    })
                })
                .collect();
        }
        positions.iter().map(|game| game.legal_actions().len() as u64).sum::<u64>()
    };
    for depth in 1..=3 {
        assert_eq!(walk.count(&game, depth), by_hand(depth), "depth {depth}");
    }
    assert_eq!(walk.phases, [Phase::Take, Phase::Over]);
}
