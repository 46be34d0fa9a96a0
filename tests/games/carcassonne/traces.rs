//! Traces that the game writes pass; each change to one is found, with its line and rule.

use super::super::random_play;
use super::random_games::setup;
use mists::rules::carcassonne::{Carcassonne, Setup};
use mists::rules::tiles::{Deck, DeckPrint};
use mists::table::carcassonne::shipped;
use mists::table::trace::{Fault, Report};
use std::sync::Arc;

/// The trace of the random games of these seeds.
fn written(seeds: std::ops::Range<u64>) -> String {
    random_play::written::<Carcassonne>(seeds, setup)
}

fn check(text: &str) -> Report {
    random_play::check::<Carcassonne>(text)
}

#[test]
fn what_the_game_writes_passes() {
    let report = check(&written(0..40));
    assert_eq!((report.games, report.faults), (40, Vec::new()));
}

/// RIVAL-TRACE's short game.
#[test]
fn a_foreign_trace_passes() {
    let report = check(include_str!("short_game.jsonl"));
    assert_eq!((report.games, report.faults), (1, Vec::new()));
}

/// The fault after the first line with a mark was changed.
fn after_change(text: &str, mark: &str, change: impl Fn(&str) -> String) -> (usize, Option<Fault>) {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = lines.iter().position(|line| line.contains(mark)).unwrap_or_else(|| panic!("no line with {mark}"));
    lines[at] = change(&lines[at]);
    (at + 1, check(&lines.join("\n")).faults.into_iter().next())
}

#[test]
fn every_change_to_the_short_game_is_found_on_its_line() {
    let text = include_str!("short_game.jsonl");
    let changes = [
        (r#"{"draw":"E","legal":10}"#, r#"{"draw":"E","legal":11}"#, "RPLACE-1"),
        (r#""at":[2,1],"turn":1"#, r#""at":[9,1],"turn":1"#, "RPLACE-1"),
        (r#""why":"extend""#, r#""why":"break""#, "RMIST-1"),
        (
            r#"{"why":"break","from":"supply","to":[-1,0,"city",0],"legal":1}"#,
            r#"{"why":"break","from":"supply","to":[-1,0,"city",0],"legal":2}"#,
            "RGHOST-1",
        ),
        (r#""kind":"guard","on":[2,1,"field",0]"#, r#""kind":"guard","on":[2,1,"field",1]"#, "RMEEPLE-1"),
        (r#""kind":"ordinary","on":[-1,-1,"field",0]"#, r#""kind":"abbot","on":[-1,-1,"field",0]"#, "RABBOT-1"),
        (r#""value":4,"count":{"red":1}"#, r#""value":6,"count":{"red":1}"#, "RCITY-1"),
        (r#""points":{"red":0},"total""#, r#""points":{"red":4},"total""#, "RSCORE-4"),
        (r#""turn":4,"active":1,"score":{"red":0,"#, r#""turn":4,"active":1,"score":{"red":4,"#, "RSCORE-5"),
        (
            r#""turn":3,"active":0,"score":{"red":0,"blue":0},"supply":13"#,
            r#""turn":3,"active":0,"score":{"red":0,"blue":0},"supply":14"#,
            "RGHOST-4",
        ),
        (r#"[-1,-1,"field",0],"value":3"#, r#"[-1,-1,"field",0],"value":6"#, "RFIELD-9"),
        (r#""count":{"blue":1},"points":{"blue":2}"#, r#""count":{"blue":1},"points":{"blue":3}"#, "REND-3"),
        (r#""winners":["red","blue"]"#, r#""winners":["red"]"#, "REND-5"),
        (r#""over":{"total":{"red":2"#, r#""over":{"total":{"red":3"#, "REND-4"),
        (r#"{"edges":[2,3],"cities":[0]}"#, r#"{"edges":[2],"cities":[0]}"#, "RFIELD-2"),
        (r#""fields":[{"edges":[4]},{"edges":[5,6,7]}]"#, r#""fields":[{"edges":[4,5,6,7]}]"#, "RFIELD-3"),
        (r#"{"edges":[2,3],"cities":[0]}"#, r#"{"edges":[2,3]}"#, "RFIELD-7"),
        (r#""players":["red","blue"]"#, r#""players":["red","red"]"#, "RSETUP-1"),
        (r#""rules":"rival""#, r#""rules":"other""#, "TRACE"),
        (r#""faces":{"E":{"cities""#, r#""faces":{"E":{"towns":[],"cities""#, "TRACE"),
    ];
    for (mark, changed, rule) in changes {
        let (line, fault) = after_change(text, mark, |line| line.replacen(mark, changed, 1));
        let fault = fault.unwrap_or_else(|| panic!("{changed} passes"));
        assert_eq!((fault.rule, fault.line), (rule, line), "{changed}: {fault}");
    }
}

/// Each line left out is missed.
#[test]
fn a_line_left_out_is_missed() {
    let lines: Vec<&str> = include_str!("short_game.jsonl").lines().collect();
    for left_out in 1..lines.len() {
        let mut rest = lines.clone();
        rest.remove(left_out);
        assert!(!check(&rest.join("\n")).faults.is_empty(), "without {}", lines[left_out]);
    }
}

/// REND-2: two neighbouring lines in the other order are noticed, but for those of the final scoring.
#[test]
fn two_lines_exchanged_are_noticed() {
    let lines: Vec<&str> = include_str!("short_game.jsonl").lines().collect();
    let is_final = |line: &str| line.starts_with("{\"final\"");
    let mut exchanged = 0;
    for first in 1..lines.len() - 1 {
        let mut other = lines.clone();
        other.swap(first, first + 1);
        let passes = check(&other.join("\n")).faults.is_empty();
        assert_eq!(passes, is_final(lines[first]) && is_final(lines[first + 1]), "{}", lines[first]);
        exchanged += 1;
    }
    assert!(exchanged > 25, "only {exchanged}");
}

/// The shipped deck, where mist that reached three sides and more reaches one: so random games finish banks.
fn small_mist() -> Arc<Deck> {
    let mut print = DeckPrint::from(Deck::clone(&*shipped::deck().expect("the deck")));
    let mist = print.tiles.iter_mut().flat_map(|tile| &mut tile.face.mist);
    mist.filter(|area| area.sides.len() > 2).for_each(|area| area.sides.truncate(1));
    Arc::new(Deck::try_from(print).expect("a deck"))
}

/// RCIRC-5 to RCIRC-8: random games with circles hold every kind of line.
#[test]
fn random_games_have_every_kind_of_line() {
    let deck = small_mist();
    let text = random_play::written::<Carcassonne>(0..500, |seed| Setup { deck: deck.clone(), ..setup(seed) });
    for mark in [
        "{\"drawn_in\"",
        "{\"fill\"",
        "\"why\":\"extend\",\"from\":\"supply\"",
        "\"why\":\"extend\",\"from\":[",
        "\"why\":\"finish\"",
        "\"why\":\"break\",\"from\":\"supply\"",
        "\"why\":\"break\",\"from\":[",
        "\"why\":\"circles\"",
        "{\"chased\"",
        "{\"released\"",
        "{\"recall\"",
        "{\"guard\"",
    ] {
        assert!(text.lines().any(|line| line.contains(mark)), "no line with {mark}");
    }
    let report = check(&text);
    assert_eq!(report.faults, Vec::new());
}
