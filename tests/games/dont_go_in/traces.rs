//! Traces that the game writes pass; each change to one is found, with its line and rule.

use super::super::random_play;
use super::random_games::setup;
use mists::rules::dont_go_in::DontGoIn;
use mists::table::trace::{Fault, Report};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use serde_json::Value;

/// The trace of the random games of these seeds.
pub fn written(seeds: std::ops::Range<u64>) -> String {
    random_play::written::<DontGoIn>(seeds, setup)
}

fn check(text: &str) -> Report {
    random_play::check::<DontGoIn>(text)
}

#[test]
fn what_the_game_writes_passes() {
    let report = check(&written(0..60));
    assert_eq!((report.games, report.faults), (60, Vec::new()));
}

/// Random games hold every kind of line.
#[test]
fn random_games_have_every_kind_of_line() {
    let text = written(0..120);
    for mark in [
        "{\"deal\"",
        "{\"place\"",
        "{\"ghosts\"",
        "{\"peek\"",
        "{\"turn_up\"",
        "{\"roll\"",
        "{\"reroll\"",
        "{\"flip\"",
        "{\"take\"",
        "{\"pass\"",
        "{\"tome\"",
        "{\"dispel\"",
        "{\"remove\"",
        "{\"state\"",
        "{\"score\"",
        "{\"over\"",
        "\"die\":null",
        "\"again\":true",
        "\"why\":\"attic\"",
        "\"why\":\"nursery\"",
        "\"why\":\"left\"",
        "\"why\":\"right\"",
        "\"why\":\"mirror\"",
        "\"why\":\"holy-water\"",
        "\"looked\":[]",
        "\"why\":\"amulet\"",
        "\"why\":\"cat\"",
        "\"why\":\"music-box\"",
        "\"why\":\"portrait\"",
        "\"why\":\"tome\"",
        "\"why\":\"clock\"",
    ] {
        assert!(text.lines().any(|line| line.contains(mark)), "no line with {mark}");
    }
}

/// The first line of a kind, and its number.
fn first_of(lines: &[&str], kind: &str) -> usize {
    let mark = format!("{{\"{kind}\":");
    lines.iter().position(|line| line.starts_with(&mark)).unwrap_or_else(|| panic!("no {kind} line"))
}

/// The fault after one line was changed, with the number of the line.
fn after_change(kind: &str, change: impl Fn(&mut Value)) -> (usize, Fault) {
    let text = written(0..24);
    let mut lines: Vec<&str> = text.lines().collect();
    let at = first_of(&lines, kind);
    let mut line: Value = serde_json::from_str(lines[at]).expect("JSON");
    change(&mut line[kind]);
    let changed = line.to_string();
    lines[at] = &changed;
    let faults = check(&lines.join("\n")).faults;
    (at + 1, faults.into_iter().next().unwrap_or_else(|| panic!("{changed} passes")))
}

/// One more, or one less, so that the number stays possible.
fn other(value: &Value) -> Value {
    value.as_i64().map_or_else(|| panic!("{value} is no number"), |number| if number == 1 { 2 } else { 1 }).into()
}

#[test]
fn every_change_is_found_on_its_line_with_its_rule() {
    type Change = fn(&mut Value);
    let changes: [(&str, Change, &str); 33] = [
        ("game", |game| game["rules"] = "other".into(), "TRACE"),
        ("game", |game| game["players"] = 7.into(), "HSETUP-1"),
        ("game", |game| game["types"][1] = game["types"][0].clone(), "HSETUP-3"),
        ("game", |game| game["deck"][0] = game["deck"][1].clone(), "HSETUP-4"),
        ("game", |game| drop(game["deck"].as_array_mut().and_then(Vec::pop)), "HSETUP-4"),
        ("game", |game| game["boards"][0][1] = game["boards"][0][0].clone(), "HSETUP-5"),
        ("game", |game| game["boards"][0] = game["boards"][1].clone(), "HSETUP-5"),
        ("game", |game| game["first"] = 9.into(), "HSETUP-8"),
        ("game", |game| game["dice"] = "gbx".into(), "TRACE"),
        ("place", |place| place["player"] = 8.into(), "HPLACE-1"),
        ("place", |place| place["space"] = 5.into(), "HROOM-1"),
        ("place", |place| place["legal"] = 11.into(), "HPLACE-2"),
        ("ghosts", |ghosts| ghosts["now"] = 99.into(), ""),
        ("peek", |peek| peek["player"] = other(&peek["player"]), "HROOM-61"),
        ("turn_up", |turn_up| turn_up["card"] = "cat-9".into(), "TRACE"),
        ("roll", |roll| roll["dice"] = "ggggggg".into(), "HROLL-2"),
        ("roll", |roll| roll["player"] = 7.into(), "HROLL-2"),
        ("reroll", |reroll| reroll["legal"] = 1.into(), "HROOM-30"),
        ("flip", |flip| flip["die"] = 7.into(), "HROOM-40"),
        ("flip", |flip| flip["legal"] = 2.into(), "HROOM-40"),
        ("take", |take| take["slot"] = 4.into(), "HTAKE-1"),
        ("take", |take| take["legal"] = 2.into(), "HTAKE-1"),
        ("pass", |pass| pass["ghosts"] = 9.into(), "HCARD-60"),
        ("tome", |tome| tome["type"] = "tome".into(), "HCARD-111"),
        ("tome", |tome| tome["legal"] = 12.into(), "HCARD-110"),
        ("state", |state| state["ghosts"][0] = 77.into(), "HHIDE-1"),
        ("state", |state| state["supply"][0] = 3.into(), "HTAKE-2"),
        ("state", |state| state["curses"][0] = 77.into(), "HCARD-1"),
        ("state", |state| state["deck"] = 5.into(), "HTAKE-4"),
        ("state", |state| state["clock"] = 0.into(), "HCARD-31"),
        ("score", |score| score["penalty"][0] = 77.into(), "HEND-3"),
        ("score", |score| score["curses"][0] = 77.into(), "HEND-4"),
        ("over", |over| over["winners"] = Value::Array(Vec::new()), "HEND-5"),
    ];
    for (kind, change, rule) in changes {
        let (line, fault) = after_change(kind, change);
        assert_eq!(fault.line, line, "{kind}: {fault}");
        assert!(rule.is_empty() && fault.rule.starts_with('H') || fault.rule == rule, "{kind}, {rule}: {fault}");
    }
}

/// A first line with too few dice, and a trace that stops early.
#[test]
fn dice_and_lines_must_not_be_missing() {
    let text = written(1..2);
    let dice = text.split("\"dice\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("dice");
    let faults = check(&text.replacen(dice, &dice[..10], 1)).faults;
    assert!(faults.len() == 1 && faults[0].to_string().contains("game.dice has 10"), "{faults:?}");
    let more = format!("{dice}{dice}{dice}");
    assert_eq!(check(&text.replacen(dice, &more, 1)).faults, []);
    let cut: Vec<&str> = text.lines().take(40).collect();
    assert!(check(&cut.join("\n")).faults[0].to_string().contains("the trace ends"));
}

/// Each line left out, and each line that comes twice, is found.
#[test]
fn no_line_may_be_left_out_or_come_twice() {
    let text = written(3..4);
    let lines: Vec<&str> = text.lines().collect();
    for at in 1..lines.len() {
        let mut rest = lines.clone();
        rest.remove(at);
        assert!(!check(&rest.join("\n")).faults.is_empty(), "without {}", lines[at]);
        let mut twice = lines.clone();
        twice.insert(at, lines[at]);
        assert!(!check(&twice.join("\n")).faults.is_empty(), "twice {}", lines[at]);
    }
}

/// A changed number anywhere after the first line is found.
#[test]
fn no_number_can_be_changed() {
    let text = written(5..7);
    let lines: Vec<&str> = text.lines().collect();
    let mut random = StdRng::seed_from_u64(1);
    let mut changed = 0;
    for at in 0..lines.len() {
        let digits: Vec<usize> =
            lines[at].char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at).collect();
        if lines[at].starts_with("{\"game\"") || digits.is_empty() {
            continue;
        }
        let digit = digits[random.random_range(0..digits.len())];
        let old = lines[at].as_bytes()[digit] - b'0';
        let mut line = lines[at].to_owned();
        line.replace_range(digit..=digit, &((old + 1) % 10).to_string());
        let mut all = lines.clone();
        all[at] = &line;
        let faults = check(&all.join("\n")).faults;
        assert!(!faults.is_empty(), "{line} passes");
        // A decision may be another one that is legal too; then its results differ on later lines.
        assert!(faults[0].line > at, "{line}: {}", faults[0]);
        changed += 1;
    }
    assert!(changed > 200);
}
