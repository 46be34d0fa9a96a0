//! Plays every scenario of the game, and checks the errors for wrong files.

use mists::rules::dont_go_in::DontGoIn;
use mists::table::scenario::{self, Scenario, ScenarioError};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/dont_go_in")
}

/// What is said of a scenario with this text.
fn said(text: &str) -> String {
    let scenario = Scenario::<DontGoIn>::parse(text, "file.ron", &folder());
    let played = scenario.map_err(ScenarioError::from).and_then(|it| it.play());
    played.map_or_else(|error| error.to_string(), |passed| format!("passed {} steps", passed.steps))
}

/// Why a scenario does not pass, with its file. A panic is one of the reasons.
fn failure(file: &Path) -> Option<String> {
    match std::panic::catch_unwind(|| scenario::run::<DontGoIn>(file)) {
        Ok(passed) => passed.err().map(|error| error.to_string()),
        Err(_) => Some(format!("{}: a panic", file.display())),
    }
}

/// The files of all chapters.
fn files() -> Vec<PathBuf> {
    let inside = |folder: &Path| -> Vec<PathBuf> {
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect()
    };
    let chapters = inside(&folder()).into_iter().filter(|path| path.is_dir());
    let mut files: Vec<PathBuf> = chapters.flat_map(|chapter| inside(&chapter)).collect();
    files.sort();
    files
}

#[test]
fn every_scenario_passes() {
    let files = files();
    assert!(files.len() >= 90, "only {} scenarios", files.len());
    let failed: Vec<String> = files.iter().filter_map(|file| failure(file)).collect();
    assert!(failed.is_empty(), "{} of {} scenarios failed:\n{}", failed.len(), files.len(), failed.join("\n"));
}

fn example() -> String {
    let readme = std::fs::read_to_string(folder().join("README.md")).expect("the README");
    readme.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example").to_owned()
}

#[test]
fn the_example_of_the_readme_passes() {
    assert_eq!(said(&example()), "passed 12 steps");
}

/// Every fault is named with its line and what was expected.
#[test]
fn what_is_wrong_is_named_with_its_line() {
    let wrong = [
        ("players: 3", "players: 1", "line 4: 1 players: expected 2 to 5 (HSETUP-1)"),
        ("players: 3", "players: 3, types: [\"dog\"]", "line 4: "),
        ("\"cat-2\", \"ring-3\"]", "\"cat-5\", \"ring-3\"]", "line 6: "),
        ("\"cat-2\", \"ring-3\"]", "\"cat-1\", \"cat-1\"]", "cat-1 lies there more than twice"),
        ("\"attic\"", "\"secret-passage\"", "line 7: secret-passage lies up, and library too"),
        ("\"attic\"", "\"library\"", "line 7: library lies up twice"),
        ("\"attic\"", "\"cellar\"", "line 7: "),
        ("[(2, 1), (3, 2)]", "[(2, 1), (2, 2)]", "line 6: two meeples on space 2 of the library"),
        ("[(2, 1), (3, 2)]", "[(2, 1), (5, 2)]", "line 6: space 5: expected one from 1 (top) to 4"),
        ("[(2, 1), (3, 2)]", "[(2, 1), (3, 3)]", "line 6: player 3: expected one of the players"),
        ("[(2, 1), (3, 2)]", "[(1, 0), (2, 1), (3, 2)]", "line 6: 3 meeples in the library: expected two at most"),
        ("\"ring-2\", \"cat-4\"]", "\"ring-2\"]", "line 10: 2 cards in the deck: expected three for each filling"),
        ("\"gbbbb\",\n", "\"gbxbb\",\n", "line 11: "),
        ("dice: \"gbbbb\",\n    steps", "active: 3,\n    steps", "line 11: player 3: expected one of the players"),
        ("dice: \"gbbbb\",\n    steps", "seed: 3,\n    steps", "line 11: a seed and a layout"),
        ("Acting(0)", "Acts(0)", "line 17: unknown step Acts"),
        ("Acting(0)", "Acting(1)", "line 17, step 5: Acting(1): expected 1, found 0"),
        (
            "\"HPLACE-3\"",
            "\"HROOM-1\"",
            "step 2: Illegal(Place(\"library\", 2), \"HROOM-1\"): expected HROOM-1 to forbid",
        ),
        ("Take(2)", "Take(1)", "step 8: Take(1): expected it to be allowed, but no card lies in slot 1"),
        ("now: 3, why", "now: 4, why", "step 7: InOrder"),
    ];
    for (good, bad, sentence) in wrong {
        let text = example();
        assert!(text.contains(good), "{good}");
        let found = said(&text.replacen(good, bad, 1));
        assert!(found.starts_with("file.ron, ") && found.contains(sentence), "{bad}: found {found}");
    }
}

#[test]
fn no_damage_to_a_scenario_brings_a_panic() {
    // A small linear generator, so that the damage is the same in every run.
    let mut state = 7_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let pieces = ["(", ")", "[", "]", ",", "255", "-1", "9999999", "\"cat-1\"", "\"", "None", "0", ":", "\"gg\"", "5"];
    for _ in 0..3_000 {
        let mut text = example();
        for _ in 0..=random(3) {
            let at = random(text.len());
            let end = (at + random(6)).min(text.len());
            text.replace_range(at..end, pieces[random(pieces.len())]);
        }
        let found = said(&text);
        assert!(found.starts_with("passed") || found.starts_with("file.ron, line "), "{found}\n{text}");
        assert!(!found.starts_with("file.ron, line 0"), "{found}\n{text}");
    }
}
