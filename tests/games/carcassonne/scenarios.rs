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

#[test]
fn no_damage_to_a_scenario_brings_a_panic() {
    let pieces = ["(", ")", "[", "]", ",", "127", "-128", "255", "field", "guard", "\"", "None", "city", "0", ":"];
    assert_no_damage_panics::<Carcassonne>(&[&example(&folder("carcassonne"))], &pieces, 3_000);
}
