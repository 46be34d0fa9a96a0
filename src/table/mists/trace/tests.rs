//! Traces that the game writes pass. Every kind of change to one is found, on the right line and with the right rule.

mod order;

use crate::guide::Policy;
use crate::rules::Game;
use crate::rules::mists::{Action, Mists, Setup};
use crate::rules::tiles::{Deck, DeckPrint, TilePrint};
use crate::table::mists::shipped;
use crate::table::trace::{self, Fault, Report, Trace};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

fn check(text: impl std::io::BufRead) -> std::io::Result<Report> {
    trace::check(text, trace::check_game::<Mists>)
}

/// A trace of some games of level 1.
fn written(seeds: std::ops::Range<u64>) -> String {
    written_at(1, seeds)
}

/// A trace of some games of a level, by beginners and by random players.
fn written_at(level: u8, seeds: std::ops::Range<u64>) -> String {
    written_with(level, &shipped::deck().expect("the deck"), false, seeds)
}

/// The same with the Spell Circles, and with tiles that have circles in two mist areas.
fn written_with_circles(level: u8, seeds: std::ops::Range<u64>) -> String {
    let mut print = DeckPrint::from(Deck::clone(&shipped::deck().expect("the deck")));
    let face = ron::from_str("(mist: [(sides: [N], circles: 1), (sides: [S, W], circles: 2)])").expect("a face");
    print.tiles.push(TilePrint { name: "circles-apart".to_owned(), count: 3, face });
    written_with(level, &Arc::new(Deck::try_from(print).expect("a deck")), true, seeds)
}

fn written_with(level: u8, deck: &Arc<Deck>, spell_circles: bool, seeds: std::ops::Range<u64>) -> String {
    let mut text = Vec::new();
    for seed in seeds {
        let level = shipped::level(level).expect("a level");
        let setup = Setup::with_players(level, deck.clone(), 1 + seed as usize % 5);
        let setup = Setup { spell_circles, ..setup };
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut happenings = Vec::new();
        let mut game = Mists::begin(&setup, seed, &mut happenings).expect("a setup");
        let mut trace = Trace::begin(&setup, seed, &game, &happenings);
        while game.outcome().is_none() {
            let policy = if random.random_range(0..4) > 0 { Policy::Beginner } else { Policy::Random };
            let legal = game.legal_actions();
            // In some games nobody puts a meeple, so Eloise finds none.
            let alone = seed % 4 == 3 && legal.contains(&Action::SkipMeeple);
            let chosen = if alone { Some(Action::SkipMeeple) } else { policy.choose(&game, &legal, &mut random) };
            let action = chosen.expect("something to do");
            happenings.clear();
            game.apply(action, &mut happenings).expect("a legal action");
            trace.add(&game, &happenings);
        }
        trace.write_to(&mut text).expect("memory");
    }
    String::from_utf8(text).expect("text")
}

fn fault(text: &str) -> Fault {
    let report = check(text.as_bytes()).expect("memory");
    report.faults.into_iter().next().expect("a fault")
}

/// Applies `change` to the first line with `mark`. Returns the number of that line and the first fault after it.
fn after_change(text: &str, mark: &str, change: impl Fn(&str) -> String) -> (usize, Fault) {
    let at = text.lines().position(|line| line.contains(mark)).expect("such a line");
    let changed = |(number, line): (usize, &str)| if number == at { change(line) } else { line.to_owned() };
    let text: Vec<String> = text.lines().enumerate().map(changed).collect();
    (at + 1, fault(&text.join("\n")))
}

/// The first game with such a line.
fn game_with<'a>(text: &'a str, mark: &str) -> &'a str {
    let at = text.find(mark).expect("such a line");
    let start = text[..at + mark.len()].rfind("{\"game\"").expect("a game");
    let end = text[at + 1..].find("{\"game\"").map_or(text.len(), |end| at + 1 + end);
    &text[start..end]
}

#[test]
fn what_we_write_is_in_order() {
    let text = written(0..60);
    let report = check(text.as_bytes()).expect("memory");
    assert_eq!(report.faults, []);
    assert_eq!(report.games, 60);
    assert_eq!(report.lines, text.lines().count());
    for kind in ["\"set_aside\"", "\"bank_finished\"", "\"banish\"", "\"take\":\"points\"", "END-1", "GHOST-5"] {
        assert!(text.contains(kind), "no {kind} came up");
    }
}

#[test]
fn a_change_is_found_with_its_rule() {
    let text = written(0..30);
    let cases = [
        ("{\"draw\"", "\"legal\":", "\"legal\":1", "PLACE-2"),
        ("{\"place\"", "\"at\":[", "\"at\":[9", "PLACE-1"),
        ("{\"place\"", "\"at\":[", "\"at\":[0,0],\"was\":[", "PLACE-1"),
        ("{\"bank_finished\"", "[[", "[[7,7,0],[", "MIST-4"),
        ("{\"ghost\"", "\"at\":[", "\"at\":[9", "GHOST-1"),
        ("\"on\":null", "\"legal\":", "\"legal\":1", "MEEPLE-2"),
        ("{\"score\"", "\"value\":", "\"value\":1", "SCORE-"),
        ("{\"score\"", "\"points\":", "\"points\":1", "SCORE-6"),
        ("{\"score\"", "\"legal\":", "\"legal\":1", "SCORE-8"),
        ("{\"score\"", "\"region\":[", "\"region\":[9", "SCORE-1"),
        ("{\"state\"", "\"supply\":", "\"supply\":1", "GHOST-1"),
        ("{\"state\"", "\"total\":[", "\"total\":[1", "SCORE-6"),
        ("{\"state\"", "\"meeples\":{\"red\":", "\"meeples\":{\"red\":1", "SCORE-9"),
        ("{\"over\"", "\"by\":\"", "\"by\":\"X", ""),
        ("{\"game\"", "\"roads\":", "\"rods\":", "TRACE"),
        ("{\"game\"", "\"level\":", "\"level\":9", "LEVEL"),
        ("{\"game\"", "\"players\":", "\"players\":1", "SETUP-3"),
        ("{\"game\"", "\"piles\":[[", "\"piles\":[[\"nothing\",", "TRACE"),
        ("{\"state\"", "{\"state\"", "{\"stale\"", "TRACE"),
        ("{\"state\"", "{\"state\"", "{\"state\"\u{0}", "TRACE"),
    ];
    for (mark, from, to, rule) in cases {
        let (line, fault) = after_change(&text, mark, |line| line.replacen(from, to, 1));
        assert_eq!(fault.line, line, "{mark} {to}: {fault}");
        assert!(fault.rule.starts_with(rule), "{mark} {to}: {fault}");
    }
}

#[test]
fn every_level_is_in_order() {
    let text: String = (2..=6).map(|level| written_at(level, 0..40)).collect();
    assert_eq!(check(text.as_bytes()).expect("memory").faults, []);
    for kind in
        ["{\"bury\"", "[\"cemetery\"]", "{\"hound\"", "{\"hound_points\"", "{\"face_down\"", "\"markers\":{", "PILE-2"]
    {
        assert!(text.contains(kind), "no {kind} came up");
    }
}

#[test]
fn a_change_at_the_higher_levels_is_found_with_its_rule() {
    let cases = [
        (4, "{\"bury\"", "\"legal\":", "\"legal\":1", "CEM-3"),
        (4, "{\"bury\"", "\"from\":[", "\"from\":[9,9,\"road\",0],\"was\":[", "CEM-"),
        (4, "[\"cemetery\"]", "\"at\":[", "\"at\":[9,9],\"was\":[", ""),
        (3, "\"to\":[\"", "\"to\":[", "\"to\":null,\"was\":[", "HOUND-"),
        (3, "{\"hound_points\"", "\"points\":", "\"points\":1", "HOUND-6"),
        (3, "{\"state\"", "\"pile\":", "\"pile\":1", "HOUND-4"),
        (3, "{\"state\"", "\"rufus\":\"track\"", "\"rufus\":\"gone\"", "HOUND-1"),
        (5, "{\"face_down\"", "\"at\":[", "\"at\":[9,9],\"was\":[", "L5-4"),
        (5, "{\"face_down\"", "\"legal\":", "\"legal\":1", "L5-4"),
        (6, "\"markers\":{", "\"markers\":{", "\"markers\":{\"pink\":\"red\",", "L6-2"),
        (6, "\"markers\":[", "\"markers\":[", "\"markers\":[\"red\",", "SETUP-1"),
    ];
    for (level, mark, from, to, rule) in cases {
        let text = written_at(level, 0..40);
        let (line, fault) = after_change(&text, mark, |line| line.replacen(from, to, 1));
        assert_eq!(fault.line, line, "{mark} {to}: {fault}");
        assert!(fault.rule.starts_with(rule), "{mark} {to}: {fault}");
    }
}

// SPELL-2, SPELL-4, SPELL-8, CAT-2, CAT-4
#[test]
fn games_with_circles_are_in_order() {
    let text: String = (1..=6).map(|level| written_with_circles(level, 0..120)).collect();
    assert_eq!(check(text.as_bytes()).expect("memory").faults, []);
    let kinds = ["{\"drawn_in\"", "[\"circle\",0]", "[\"circle\",1]", "{\"cat\":{\"to\":null", "{\"cat\":{\"to\":["];
    for kind in kinds.into_iter().chain(["{\"cat_points\"", "\"cat\":\"supply\"", "\"cat\":\"waits\"", "\"cat\":["]) {
        assert!(text.contains(kind), "no {kind} came up");
    }
}

// SPELL-2, SPELL-4, CAT-2, CAT-4, CAT-5, L6-4
#[test]
fn a_change_with_circles_is_found_with_its_rule() {
    let cases = [
        ("{\"drawn_in\"", "\"from\":[", "\"from\":[9,9],\"was\":[", "SPELL-2"),
        ("{\"drawn_in\"", "[\"mist\",", "[\"circle\",", "SPELL-"),
        ("{\"drawn_in\"", "\"to\":[", "\"to\":[9,9],\"was\":[", "SPELL-2"),
        ("{\"drawn_in\"", "\"area\":", "\"area\":3,\"was\":", "SPELL-2"),
        ("[\"circle\",", "[\"circle\",", "[\"circle\",2", "SPELL-2"),
        ("[\"circle\",", "[\"circle\",", "[\"mist\",", "GHOST-1"),
        ("{\"cat\":{\"to\":[", "\"to\":[", "\"to\":null,\"was\":[", "CAT-2"),
        ("{\"cat\":{\"to\":null", "\"to\":null", "\"to\":[\"red\",[0,0,\"road\",0]]", "CAT-2"),
        ("{\"cat\"", "\"legal\":", "\"legal\":1", "CAT-2"),
        ("{\"cat_points\"", "\"points\":", "\"points\":1", "CAT-4"),
        ("{\"state\"", "\"in_circles\":", "\"in_circles\":1", "SPELL-2"),
        ("\"cat\":\"supply\"", "\"cat\":\"supply\"", "\"cat\":\"waits\"", "CAT-5"),
        ("\"cat\":\"waits\"", "\"cat\":\"waits\"", "\"cat\":\"supply\"", "CAT-5"),
        ("\"cat\":[", "\"cat\":[", "\"cat\":\"waits\",\"was\":[", "CAT-5"),
        ("{\"game\"", "\"spell_circles\":true", "\"spell_circles\":false", "SETUP-1"),
    ];
    let text: String = (1..=6).map(|level| written_with_circles(level, 0..120)).collect();
    for (mark, from, to, rule) in cases {
        let (line, fault) = after_change(game_with(&text, mark), mark, |line| line.replacen(from, to, 1));
        assert_eq!(fault.line, line, "{mark} {to}: {fault}");
        assert!(fault.rule.starts_with(rule), "{mark} {to}: {fault}");
    }
    let another = |line: &str| line.replacen("\"marker\":", "\"marker\":\"yellow\",\"was\":", 1);
    let (line, fault) = after_change(&written_with_circles(6, 0..40), "{\"cat_points\"", another);
    assert_eq!((fault.line, &fault.rule[..3]), (line, "L6-"), "{fault}");
}

// CAT-2: she comes with the tenth ghost, not earlier and not later.
#[test]
fn eloise_keeps_her_place_among_the_ghosts() {
    let text = written_with_circles(1, 0..40);
    let lines: Vec<&str> = text.lines().collect();
    let amid = |at: &usize| {
        lines[*at].starts_with("{\"cat\"") && [at - 1, at + 1].iter().all(|&at| lines[at].starts_with("{\"ghost\""))
    };
    let cat = (1..lines.len() - 1).find(amid).expect("Eloise amid ghosts");
    for other in [cat - 1, cat + 1] {
        let mut moved = lines.clone();
        moved.swap(cat, other);
        assert!(["CAT-2", "GHOST-1"].contains(&fault(&moved.join("\n")).rule));
    }
}

/// Ghosts are looked at ahead, and she stands among them.
#[test]
fn a_wrong_ghost_after_eloise_is_found_on_its_own_line() {
    let text = written_with_circles(4, 0..60);
    let lines: Vec<&str> = text.lines().collect();
    let is = |at: usize, mark: &str| lines[at].starts_with(mark);
    let after_her = |at: &usize| {
        let is_ghost = is(*at, "{\"ghost\"") && lines[*at].contains("\"cemetery\"");
        is_ghost && is(at - 1, "{\"cat\"") && is(at - 2, "{\"ghost\"")
    };
    let mut refused = 0;
    for at in (2..lines.len()).filter(after_her) {
        let begin = (0..at).rfind(|&at| is(at, "{\"game\"")).expect("a game");
        let wrong = "{\"ghost\":{\"at\":[90,90],\"where\":[\"cemetery\"]}}";
        let fault = fault(&[&lines[begin..at], &[wrong], &lines[at + 1..]].concat().join("\n"));
        assert_eq!(fault.line, at - begin + 1, "{fault}");
        refused += usize::from(fault.rule == "CEM-6");
    }
    assert!(refused > 0, "there was no choice between cemeteries");
}

#[test]
fn a_missing_line_is_found() {
    let text = written(0..10) + &written_at(5, 0..4);
    for missing in 0..text.lines().count().min(200) {
        let rest = text.lines().enumerate().filter(|&(at, _)| at != missing).map(|(_, line)| line);
        let report = check(rest.collect::<Vec<_>>().join("\n").as_bytes()).expect("memory");
        assert!(!report.faults.is_empty(), "line {} is not missed", missing + 1);
    }
}

#[test]
fn a_trace_that_ends_too_early_is_found_wherever_it_ends() {
    let text = written_at(5, 0..1);
    let lines: Vec<&str> = text.lines().collect();
    for end in 1..lines.len() {
        let fault = fault(&lines[..end].join("\n"));
        assert_eq!((fault.line, fault.rule), (end, "TRACE"), "after {}: {fault}", lines[end - 1]);
        assert!(fault.what.starts_with("the trace ends: "), "{fault}");
    }
}

// SPELL-2: each circle takes one ghost, also where the tile has more circles elsewhere.
#[test]
fn two_ghosts_in_one_circle_are_found() {
    let text: String = (1..=6).map(|level| written_with_circles(level, 0..40)).collect();
    let both = ["[\"circle\",0]", "[\"circle\",1]"];
    let pair = |lines: &[&str]| lines[0].contains(both[0]) && lines[1].contains(both[1]);
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.windows(2).position(pair).expect("two circles apart, both filled from the supply");
    let (line, fault) = after_change(&text, lines[at], |line| line.replace(both[0], both[1]));
    assert_eq!((line, fault.rule), (at + 1, "SPELL-2"), "{fault}");
    assert!(fault.what.contains("none is empty there"), "{fault}");
}

// PLACE-4: tiles that were set aside no longer count as left. This test counts only the draws.
#[test]
fn tiles_left_are_the_piles_without_what_was_drawn() {
    let text = written(0..240);
    let (mut left, mut aside, mut after_one) = (0, false, 0);
    for line in text.lines() {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        if let Some(piles) = line.pointer("/game/piles") {
            left = piles[0].as_array().expect("a pile").len();
        } else if line.get("draw").is_some() {
            left -= 1;
        } else if line.get("set_aside").is_some() {
            aside = true;
        } else if let Some(written) = line.pointer("/state/tiles_left") {
            assert_eq!(written, &serde_json::json!([left]));
            after_one += usize::from(std::mem::take(&mut aside));
        }
    }
    assert!(after_one > 3, "a tile was set aside in {after_one} turns only");
}

#[test]
fn garbage_is_a_fault_not_a_panic() {
    for text in ["", "\n\n", "[1]", "{}", "{\"game\":{}}", "nonsense", "{\"draw\":\"a\",\"legal\":1}", "{\"hound\":1}"]
    {
        assert_eq!(fault(text).rule, "TRACE", "{text}");
    }
    let with_mark = ["\u{feff}".as_bytes(), written(3..4).as_bytes()].concat();
    assert_eq!(check(&with_mark[..]).expect("an answer").faults, []);
    let endless = check(std::io::BufReader::new(std::io::repeat(0))).expect("an answer");
    assert!(endless.faults[0].what.starts_with("the line has 1 MB or more"), "{:?}", endless.faults);
    let bytes = written(3..4).into_bytes();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..150 {
        let mut bytes = bytes.clone();
        for _ in 0..3 {
            let at = random.random_range(0..bytes.len());
            bytes[at] = random.random_range(0..=255);
        }
        assert!(check(&bytes[..]).is_ok());
    }
}
