//! Plays every scenario of the game, and checks the errors for wrong files.

use super::super::scripts::{
    assert_all_pass, assert_faults_are_named, assert_no_damage_panics, example, files_in, folder, inside, said,
};
use mists::rules::dont_go_in::DontGoIn;
use std::path::PathBuf;

#[test]
fn every_scenario_passes() {
    let chapters = inside(&folder("dont_go_in")).into_iter().filter(|path| path.is_dir());
    let files: Vec<PathBuf> = chapters.flat_map(|chapter| files_in(&chapter)).collect();
    assert_all_pass::<DontGoIn>(&files, 185);
}

#[test]
fn the_example_of_the_readme_passes() {
    assert_eq!(said::<DontGoIn>(&example(&folder("dont_go_in"))), "passed 12 steps");
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
        ("ghosts: 3", "ghosts: 10000", "player 0 has 10000 ghosts: expected at most 9999"),
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
    assert_faults_are_named::<DontGoIn>(&example(&folder("dont_go_in")), &wrong);
}

// HSETUP-7
#[test]
fn nobody_has_all_meeples_in_the_house() {
    let scenario = |last: &str| {
        let rooms =
            [("attic", "cat", "(1, 0), (2, 0)"), ("library", "ring", "(1, 0), (2, 0)"), ("hallway", "twin", last)];
        let rooms = rooms.map(|(room, kind, meeples)| {
            format!("(room: \"{room}\", cards: [\"{kind}-1\", \"{kind}-2\", \"{kind}-3\"], meeples: [{meeples}])")
        });
        let head = "Scenario(title: \"Full\", rules: [\"HSETUP-7\"], players: 2";
        format!("{head}, rooms: [{}], steps: [Acting(0)])", rooms.join(", "))
    };
    assert_eq!(said::<DontGoIn>(&scenario("(1, 0)")), "passed 1 steps");
    let found = said::<DontGoIn>(&scenario("(1, 0), (2, 0)"));
    assert!(found.contains("all meeples of player 0 stand in the house: expected five at most"), "{found}");
}

#[test]
fn no_damage_to_a_scenario_brings_a_panic() {
    let pieces = ["(", ")", "[", "]", ",", "255", "-1", "9999999", "\"cat-1\"", "\"", "None", "0", ":", "\"gg\"", "5"];
    assert_no_damage_panics::<DontGoIn>(&[&example(&folder("dont_go_in"))], &pieces, 3_000);
}
