//! Plays every scenario of the competitive game, and checks the errors for wrong files.

use super::super::scripts::{
    assert_all_pass, assert_faults_are_named, assert_no_damage_panics, example, files_in, folder, said,
};
use mists::rules::carcassonne::Carcassonne;

#[test]
fn every_scenario_passes() {
    assert_all_pass::<Carcassonne>(&files_in(&folder("carcassonne")), 440);
}

#[test]
fn the_example_of_the_readme_passes() {
    assert_eq!(said::<Carcassonne>(&example(&folder("carcassonne"))), "passed 10 steps");
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
        ("ghosts: 2)]", "piece: abbot)]", "line 14: an abbot on (0, 1), city 0: expected a monastery (RABBOT-1)"),
        (
            "ghosts: 4,",
            "ghosts: 4, supplies: [(colour: red, ordinary: 6)],",
            "line 16: red: 6 ordinary pieces in the supply: expected at most 5 (RSETUP-4)",
        ),
        ("colour: blue, on", "colour: pink, on", "line 14: pink: nobody plays that colour"),
        ("city, 0), ghosts", "mist, 0), ghosts", "line 14: a blue meeple on (0, 1), mist 0"),
        ("ghosts: 4,", "ghosts: 14,", "line 16: more ghosts than the game's 15"),
        ("ghosts: 4,", "ghosts: 4, active: green,", "line 16: green is to play"),
        ("(blue, 7)", "(blue, 10000)", "line 15: blue has 10000 points: expected at most 9999"),
        ("(blue, 7)", "(blue, 7), (blue, 8)", "line 15: blue stands there twice: expected it once"),
        (
            "ghosts: 4,",
            "ghosts: 4, circles: [(at: (20, 0))],",
            "line 16: ghosts in the circles on (20, 0), mist 0: expected a tile with circles there (RCIRC-2)",
        ),
        ("ghosts: 4,", "ghosts: 4, seed: 1,", "line 16: a seed and a layout"),
        ("Hand(\"misty cap\")", "Hands(\"misty cap\")", "line 19: unknown step Hands"),
        ("Ghosts(6)", "Ghosts(7)", "line 24, step 5: Ghosts(7): expected 7, found 6"),
        (
            "Put(ordinary, city, 0)",
            "Put(ordinary, mist, 0)",
            "step 7: Put(ordinary, mist, 0): expected it to be allowed",
        ),
        ("value: 4,", "value: 5,", "step 8: Happened(Scored"),
    ];
    assert_faults_are_named::<Carcassonne>(&example(&folder("carcassonne")), &wrong);
}

/// RCIRC-2, RGHOST-4: what stands there in several entries is added up.
#[test]
fn circles_hold_no_more_ghosts_than_they_have_and_all_no_more_than_the_game() {
    let with = |circles: String| {
        let text = format!(
            r#"Scenario(
    title: "circles", rules: ["RGHOST-4"], spell_circles: true,
    faces: {{ "nine": (mist: [(sides: [N], circles: 9)]), "field": () }},
    tiles: [(face: "nine", at: (0, 0)), (face: "nine", at: (5, 0))],
    circles: [{circles}],
    draws: ["field"],
    steps: [GhostsInCircles(15)],
)"#
        );
        said::<Carcassonne>(&text)
    };
    let entry = |x: u8, count: u8| format!("(at: ({x}, 0), count: {count}),");
    assert_eq!(with(entry(0, 4) + &entry(0, 5) + &entry(5, 6)), "passed 1 steps");
    let over = "file.ron, line 5: 10 ghosts in the circles on (0, 0), mist 0: expected at most 9";
    assert_eq!(with(entry(0, 4) + &entry(0, 6)), over);
    assert!(with(entry(0, 9).repeat(30)).contains("18 ghosts in the circles"));
    assert!(with(entry(0, 9) + &entry(5, 9)).contains("more ghosts than the game's 15"));
}

#[test]
fn no_damage_to_a_scenario_brings_a_panic() {
    let pieces = ["(", ")", "[", "]", ",", "127", "-128", "255", "field", "guard", "\"", "None", "city", "0", ":"];
    assert_no_damage_panics::<Carcassonne>(&[&example(&folder("carcassonne"))], &pieces, 3_000);
}
