//! Plays every scenario of the competitive game, and checks the errors for wrong files.

use mists::rules::carcassonne::Carcassonne;
use mists::table::scenario::{self, Scenario, ScenarioError};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/carcassonne")
}

/// What is said of a scenario with this text.
fn said(text: &str) -> String {
    let scenario = Scenario::<Carcassonne>::parse(text, "file.ron", &folder());
    let played = scenario.map_err(ScenarioError::from).and_then(|it| it.play());
    played.map_or_else(|error| error.to_string(), |passed| format!("passed {} steps", passed.steps))
}

/// Why a scenario does not pass, with its file. A panic is one of the reasons.
fn failure(file: &Path) -> Option<String> {
    match std::panic::catch_unwind(|| scenario::run::<Carcassonne>(file)) {
        Ok(passed) => passed.err().map(|error| error.to_string()),
        Err(_) => Some(format!("{}: a panic", file.display())),
    }
}

#[test]
fn every_scenario_passes() {
    let files = std::fs::read_dir(folder()).expect("the folder").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = files.filter(|file| file.extension().is_some_and(|ext| ext == "ron")).collect();
    files.sort();
    assert!(files.len() >= 200, "only {} scenarios", files.len());
    let failed: Vec<String> = files.iter().filter_map(|file| failure(file)).collect();
    assert!(failed.is_empty(), "{} of {} scenarios failed:\n{}", failed.len(), files.len(), failed.join("\n"));
}

fn example() -> String {
    let readme = std::fs::read_to_string(folder().join("README.md")).expect("the README");
    readme.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example").to_owned()
}

#[test]
fn the_example_of_the_readme_passes() {
    assert_eq!(said(&example()), "passed 10 steps");
}

/// Every fault is named with its line and what was expected.
#[test]
fn what_is_wrong_is_named_with_its_line() {
    let wrong = [
        ("players: [red, blue]", "players: [red]", "line 4: 1 players: expected 2 to 6 (RSETUP-1)"),
        ("players: [red, blue]", "players: [red, red]", "line 4: red is taken twice"),
        ("at: (-1, 0)", "at: (0, 1)", "line 12: two tiles on (0, 1)"),
        (
            "(face: \"misty\", at: (-1, 0))",
            "(face: \"mystery\", at: (-1, 0))",
            "line 12: no face is called \"mystery\"",
        ),
        ("ghosts: 2)]", "ghosts: 3)]", "line 14: 3 ghosts with the meeple on (0, 1)"),
        ("ghosts: 2)]", "piece: guard, ghosts: 1)]", "line 14: 1 ghosts with the meeple on (0, 1)"),
        ("colour: blue, on", "colour: pink, on", "line 14: pink: nobody plays that colour"),
        ("city, 0), ghosts", "mist, 0), ghosts", "line 14: a blue meeple on (0, 1), mist 0"),
        ("ghosts: 4,", "ghosts: 14,", "line 16: more ghosts than the game's 15"),
        ("ghosts: 4,", "ghosts: 4, active: green,", "line 16: green is to play"),
        ("ghosts: 4,", "ghosts: 4, seed: 1,", "line 16: a seed and a layout"),
        ("Hand(\"misty cap\")", "Hands(\"misty cap\")", "line 19: unknown step Hands"),
        ("Ghosts(6)", "Ghosts(7)", "line 24, step 5: Ghosts(7): expected 7, found 6"),
        (
            "Put(ordinary, city, 0)",
            "Put(ordinary, mist, 0)",
            "step 7: Put(Ordinary, Mist, 0): expected it to be allowed",
        ),
        ("value: 4,", "value: 5,", "step 8: Happened(Scored"),
    ];
    for (good, bad, sentence) in wrong {
        let text = example();
        assert!(text.contains(good), "{good}");
        let found = said(&text.replacen(good, bad, 1));
        assert!(found.starts_with("file.ron, ") && found.contains(sentence), "{bad}: found {found}");
    }
}
