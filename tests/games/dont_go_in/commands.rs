//! The commands, run as players run them.

use mists::guide::Policy;
use mists::rules::dont_go_in::{DontGoIn, Setup};
use mists::table::{Seat, Sitting, save};
use std::path::Path;
use std::process::Command;

/// The exit code of a command, with what it says and complains of.
fn run(arguments: &[&str], file: Option<&Path>) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_mists")).args(arguments).args(file).output().expect("an answer");
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("text")).concat();
    (output.status.code(), said)
}

#[test]
fn games_are_simulated_written_down_and_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let simulate = "simulate --game dont-go-in --policy cautious --players 3 --games 5 --jobs 1 --trace";
    let (code, said) = run(&simulate.split(' ').collect::<Vec<_>>(), Some(&file));
    assert!(code == Some(0) && said.contains("won by player 1"), "{said}");
    let (code, said) = run(&["replay", "--trace"], Some(&file));
    assert!(code == Some(0) && said.starts_with("5 games, "), "{said}");
    let changed = std::fs::read_to_string(&file).expect("text").replacen("\"legal\":12", "\"legal\":13", 1);
    std::fs::write(&file, changed).expect("written");
    let (code, said) = run(&["replay", "--trace"], Some(&file));
    let fault = "games.jsonl, line 5: HPLACE-2: place.legal: expected 12, found 13";
    assert!(code == Some(1) && said.contains(fault), "{said}");
}

#[test]
fn a_save_is_told_turn_by_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.save");
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    let sitting = Sitting::<DontGoIn>::begin(Setup::with_players(2), 4, names).expect("a sitting");
    let mut sitting = sitting.with_seats(vec![Seat::Computer(Policy::Beginner); 2]);
    while let Some(action) = sitting.computer_decides() {
        sitting.play(action).expect("the computer keeps to the rules");
    }
    save::write(&sitting, &file).expect("written");
    let (code, said) = run(&["replay"], Some(&file));
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(said.lines().count(), 25, "24 turns and how it ended: {said}");
    let last = said.lines().last().unwrap_or_default();
    assert!(last.starts_with("Don't Go In There: won by "), "{said}");
    let (code, said) = run(&["replay", "--verify"], Some(&file));
    assert!(code == Some(0) && said.contains(": as saved"), "{said}");
}

#[test]
fn what_is_for_other_games_is_refused_with_a_sentence() {
    for (arguments, sentence) in [
        ("soak --game dont-go-in --games 1 --level 3", "for the games with tiles"),
        ("soak --game dont-go-in --games 1 --players 6", "expected 2 to 5"),
        ("simulate --game dont-go-in --games 1 --abbot", "--abbot is for --game carcassonne"),
        ("simulate --game dont-go-in --games 1 --players 1", "--players 1: expected 2 to 5"),
        ("deck --game dont-go-in deck.ron", "has no deck of tiles"),
        ("play --game dont-go-in --players 6", "--players 6: expected 2 to 5"),
        ("play --game dont-go-in --players 1", "--players 1: expected 2 to 5"),
        ("play --game dont-go-in --players 3 --level 2", "for the games with tiles"),
        ("play --game dont-go-in --players 3 --abbot", "for the games with tiles"),
        ("play --game dont-go-in --players 3 --computers 4", "--computers 4: expected 3 at most"),
    ] {
        let (code, said) = run(&arguments.split(' ').collect::<Vec<_>>(), None);
        assert!(code == Some(1) && said.contains(sentence), "{arguments}: {said}");
    }
}

#[test]
fn a_short_soak_finds_everything_in_order() {
    let (code, said) = run(&["soak", "--game", "dont-go-in", "--games", "60"], None);
    assert!(code == Some(0) && said.contains("60  games, everything in order"), "{said}");
}
