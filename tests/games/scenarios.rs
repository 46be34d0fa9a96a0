//! Plays every scenario in `tests/scenarios` and names those that do not pass. Also checks the errors for wrong files.

use super::scripts::{self, assert_all_pass, assert_faults_are_named, assert_no_damage_panics, files_in, folder};
use mists::rules::carcassonne::Carcassonne;
use mists::rules::dont_go_in::DontGoIn;
use mists::rules::mists::Mists;
use mists::table::lessons::LessonName;
use mists::table::scenario;
use std::path::{Path, PathBuf};

fn said(text: &str) -> String {
    scripts::said::<Mists>(text)
}

const GOOD: &str = r#"Scenario(
    title: "A road",
    rules: ["PLACE-1"],
    faces: { "road": (roads: [[E, W]]), "misty": (mist: [(sides: [E], ghosts: 1)]) },
    tiles: [
        (face: "road", at: (0, 0)),
        (face: "misty", at: (0, 1)),
    ],
    ghosts: [(at: (0, 1), count: 2)],
    meeples: [(red, (0, 0, road, 0))],
    draws: ["road", "road"],
    steps: [
        // A comment.
        Hand("road"),
        Lay(
            at: (1, 0),
            turn: 2,
        ),
        Supply(13),
    ],
)"#;

/// A scenario with everything that levels 3 to 6 add to a board.
const LATE: &str = r#"Scenario(
    title: "Late in the game",
    rules: ["HOUND-6"],
    level: 6,
    players: 4,
    markers: [red, green, blue],
    faces: { "end": (roads: [[E]], centre: village), "cemetery": (centre: cemetery), "field": () },
    tiles: [(face: "end", at: (0, 0)), (face: "cemetery", at: (5, 5)), (face: "cemetery", at: (9, 9))],
    face_down: [(4, 4), (5, 6)],
    meeples: [(yellow, (0, 0, road, 0))],
    buried: [(blue, (9, 9))],
    hounds: [(rufus, (0, 0, road, 0))],
    totals: [12, 13, 14],
    draws: ["end", "field", "field"],
    later_piles: [["field"]],
    steps: [
        Lay(at: (1, 0), turn: 2),
        Points,
        MoveMarker(red),
        HoundGone(rufus),
        LayFaceDown((6, 6)),
        Piles(2, [0, 0, 1]),
    ],
)"#;

#[test]
fn every_scenario_passes() {
    assert_all_pass::<Mists>(&files_in(&folder("")), 450);
}

/// The lessons are scenarios too: what they say of the board is so, and nothing in them is refused.
#[test]
fn every_lesson_passes() {
    for lesson in LessonName::ALL {
        let passed = match lesson {
            LessonName::Rivals => lesson.read::<Carcassonne>().expect("a lesson").play(),
            LessonName::House => lesson.read::<DontGoIn>().expect("a lesson").play(),
            _ => lesson.read::<Mists>().expect("a lesson").play(),
        };
        passed.map(drop).unwrap_or_else(|error| panic!("{lesson:?}: {error}"));
    }
}

#[test]
fn the_example_of_the_readme_passes() {
    assert_eq!(said(&scripts::example(&folder(""))), "passed 14 steps");
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    assert_eq!(said(GOOD), "passed 3 steps");
    assert_eq!(said(LATE), "passed 6 steps");
    let wrong = [
        ("title:", "titel:", "file.ron, line 2: unknown field titel: expected title, rules,"),
        ("\"PLACE-1\"", "\"place 1\"", "file.ron, line 3: \"place 1\" is no rule ID: expected capitals"),
        ("[\"PLACE-1\"]", "[]", "file.ron, line 3: no rule: expected"),
        ("[[E, W]]", "[[E, X]]", "file.ron, line 4: side X: expected N, E, S or W"),
        ("[[E, W]]", "[[E, E]]", "file.ron, line 4: face \"road\": side E belongs to two"),
        ("\"misty\": ", "\"road\": ", "file.ron, line 4: face \"road\" stands twice"),
        ("\"misty\", at: (0, 1)", "\"mist\", at: (0, 1)", "file.ron, line 7: no face is called \"mist\": expected"),
        ("\"misty\", at: (0, 1)", "\"misty\", at: (0, 0)", "file.ron, line 7: two tiles on (0, 0)"),
        ("\"misty\", at: (0, 1)", "\"misty\", at: (1, 0)", "file.ron, line 7: \"misty\" does not match"),
        ("\"misty\", at: (0, 1)", "\"misty\", at: (0, 1001)", "file.ron, line 7: (0, 1001) lies too far out"),
        (
            "\"misty\", at: (0, 1)",
            "\"misty\", at: (0, 90000)",
            "file.ron, line 7: the number is too small or too great",
        ),
        ("count: 2", "count: 16", "file.ron, line 9: more ghosts on the board than the level's 15"),
        (
            "(at: (0, 1), count: 2)",
            "(at: (0, 1), count: 9),\n(at: (0, 1), count: 9),\n(at: (0, 1), count: 1)",
            "file.ron, line 10: more ghosts on the board than the level's 15",
        ),
        (
            "(at: (0, 1)",
            "(at: (0, 1), area: 1",
            "file.ron, line 9: ghosts on (0, 1), mist 1: there is no such place for ghosts",
        ),
        ("(red, (0, 0, road, 0))", "(red, (0, 0, road, 1))", "file.ron, line 10: a red meeple on (0, 0), road 1"),
        ("(red, (0", "(pink, (0", "file.ron, line 10: more pink meeples"),
        (
            "(red, (0, 0, road, 0))",
            "(red, (0, 0, road, 0)), (red, (0, 0, road, 0))",
            "file.ron, line 10: two meeples on (0, 0), road 0: expected one at most",
        ),
        (
            "(red, (0, 0, road, 0))",
            "(red, (0, 0, road, 0)),\n(red, (0, 0, road, 0)),\n(red, (0, 0, road, 0))",
            "file.ron, line 11: two meeples on (0, 0), road 0: expected one at most",
        ),
        ("draws: [\"road\",", "draws: [\"rode\",", "file.ron, line 11: no face is called \"rode\""),
        ("Hand(", "Hnad(", "file.ron, line 14: unknown step Hnad: expected an action (Lay,"),
        ("turn: 2", "trun: 2", "file.ron, line 17: unknown field trun: expected at or turn"),
        ("turn: 2", "turn: 4", "file.ron, line 17: "),
        ("turn: 2", "turn: 1", "file.ron, line 15, step 2: Lay( at: (1, 0), turn: 1, ): expected it to be allowed"),
        ("Supply(13)", "Supply(12)", "file.ron, line 19, step 3: Supply(12): expected 12, found 13"),
        ("Supply(13)", "Supply(\"13\")", "file.ron, line 19: "),
        ("Supply(13),", "Illegal(Skip, \"no\"),", "file.ron, line 19: \"no\" is no rule ID"),
        ("Hand(\"road\"),", "Hand(road),", "file.ron, line 14: "),
        ("title:", "level: 0, title:", "file.ron, line 2: level 0: expected 1 to 6"),
        ("title:", "players: 6, title:", "file.ron, line 2: 6 players: expected 1 to 5"),
        ("title:", "colours: [[red]], title:", "file.ron, line 2: player 1 has 1 colours"),
        ("title:", "marker: red, title:", "file.ron, line 2: red is taken twice"),
        ("title:", "total: 50, title:", "file.ron, line 2: a total of 50: expected less than the goal of 50"),
        ("title:", "active: 2, title:", "file.ron, line 2: player 2 is to play: expected 1 to 1"),
        ("title:", "active: 0, title:", "file.ron, line 2: player 0: expected 1 or more"),
        ("title:", "seed: 1, title:", "file.ron, line 2: a seed and a layout"),
        ("title:", "deck: \"no.ron\", title:", "file.ron, line 2: the deck "),
        ("title:", "supply: [(pink, 1)], title:", "file.ron, line 2: pink meeples in the supply: nobody plays"),
        ("title:", "marker: pink, markers: [pink], title:", "file.ron, line 2: a marker and markers: expected either"),
        ("title:", "markers: [pink, black], title:", "file.ron, line 2: 2 score markers: expected 1"),
        ("title:", "total: 4, totals: [4], title:", "file.ron, line 2: a total and totals: expected either"),
        (
            "title:",
            "level: 6, totals: [0, 10000, 0], title:",
            "file.ron, line 2: a marker at 10000: expected at most 9999",
        ),
        (
            "title:",
            "level: 3, hounds: [(rufus, None), (rufus, None)], title:",
            "file.ron, line 2: Rufus stands there twice: expected it once",
        ),
        (
            "title:",
            "supply: [(red, 1), (red, 2)], title:",
            "file.ron, line 2: the supply of red stands there twice: expected it once",
        ),
        ("title:", "totals: [4, 4], title:", "file.ron, line 2: 2 totals: expected one for each score marker"),
        (
            "title:",
            "level: 6, markers: [red, red, blue], title:",
            "file.ron, line 2: the red score marker: expected three",
        ),
        ("title:", "buried: [(red, (0, 0))], title:", "file.ron, line 2: a red meeple buried on (0, 0): expected"),
        ("title:", "face_down: [(0, 0)], title:", "file.ron, line 2: two tiles on (0, 0)"),
        ("title:", "hounds: [(rufus, None)], title:", "file.ron, line 2: Rufus: the level has no hounds"),
        (
            "title:",
            "level: 3, hounds: [(rufus, (0, 0, road, 1))], title:",
            "file.ron, line 2: Rufus on (0, 0), road 1: no meeple stands there",
        ),
        ("title:", "later_piles: [[\"road\"]], title:", "file.ron, line 2: 1 later piles: expected at most 0"),
        ("title:", "level: 3, later_piles: [[\"rode\"]], title:", "file.ron, line 2: no face is called \"rode\""),
        (
            "(at: (0, 1)",
            "(at: (0, 1), area: cemetery",
            "file.ron, line 9: ghosts on (0, 1), cemetery: there is no such",
        ),
        (
            "(at: (0, 1)",
            "(at: (0, 1), area: grave",
            "file.ron, line 9: this can't be read (grave is neither the number",
        ),
    ];
    assert_faults_are_named::<Mists>(GOOD, &wrong);
}

/// SPELL-2: what stands there in several entries is added up.
#[test]
fn circles_hold_no_more_ghosts_than_they_have() {
    let with = |entries: &str| {
        let text = format!(
            r#"Scenario(
    title: "circles", rules: ["SPELL-2"], spell_circles: true,
    faces: {{ "two": (mist: [(sides: [N], circles: 2)]), "field": () }},
    tiles: [(face: "two", at: (0, 0))],
    ghosts: [{entries}],
    draws: ["field"],
    steps: [GhostsInCircles(2)],
)"#
        );
        said(&text)
    };
    let one = "(at: (0, 0), area: circle(0), count: 1),";
    assert_eq!(with(&one.repeat(2)), "passed 1 steps");
    let over = "file.ron, line 5: 3 ghosts in the circles on (0, 0), mist 0: expected at most 2";
    assert_eq!(with(&one.repeat(3)), over);
    let nowhere = with("(at: (0, 0), area: circle(200), count: 1)");
    assert!(nowhere.contains("there is no such place for ghosts"), "{nowhere}");
}

/// The line is that of the faces, and a long file is read at once.
#[test]
fn too_many_faces_and_very_many_steps_are_no_trouble() {
    let many = |faces: usize, steps: usize| {
        let faces: String = (0..faces).map(|number| format!("\"f{number}\": (),\n")).collect();
        let steps = "Supply(15),\n".repeat(steps);
        said(&format!(
            "Scenario(title: \"many\", rules: [\"GHOST-4\"],\nfaces: {{ {faces} }},\ndraws: [\"f0\"],\nsteps: [{steps}])"
        ))
    };
    assert_eq!(many(100, 40_000), "passed 40000 steps");
    let too_many = many(230, 1);
    assert!(too_many.starts_with("file.ron, line 2: too many faces: expected at most "), "{too_many}");
}

#[test]
fn what_is_no_scenario_is_told_so() {
    assert!(said("").starts_with("file.ron, line 1: the file is empty"));
    assert!(said("// only a comment").starts_with("file.ron, line 1: "));
    assert!(said("hello world").starts_with("file.ron, line 1: something else stands here: expected a scenario"));
    assert!(said(&"(".repeat(500_000)).starts_with("file.ron, line 1: "));
    assert!(said(&"x".repeat(2_000_000)).starts_with("file.ron, line 1: the file has more than 1 MB"));
    let cut = GOOD.split("    ghosts").next().unwrap_or_default();
    assert_eq!(said(cut), "file.ron, line 9: the text ends too early: expected the brackets to be closed");
    let no_steps = format!("{}steps: [],\n)", GOOD.split("steps:").next().unwrap_or_default());
    assert!(said(&no_steps).starts_with("file.ron, line 12: no steps: expected"), "{}", said(&no_steps));
    let missing = scenario::run::<Mists>(Path::new("no such file.ron")).expect_err("there is no such file");
    assert!(missing.to_string().starts_with("no such file.ron: "), "{missing}");
}

#[test]
fn a_step_is_told_without_the_comments_around_it() {
    let told = said(&GOOD.replace("Hand(\"road\"),", "Hand(\"misty\"), // It is misty."));
    assert!(told.starts_with("file.ron, line 14, step 1: Hand(\"misty\"): expected "), "{told}");
    let told = said(&GOOD.replace("        Supply(13)", "        // Of the step before.\n        Supply(12)"));
    assert!(told.starts_with("file.ron, line 20, step 3: Supply(12): expected 12"), "{told}");
}

#[test]
fn the_command_prints_a_line_a_file_and_exits_with_1_at_a_difference() {
    let written = tempfile::tempdir().expect("a folder");
    let (good, bad) = (written.path().join("good.ron"), written.path().join("bad.ron"));
    std::fs::write(&good, GOOD).expect("written");
    std::fs::write(&bad, GOOD.replace("Supply(13)", "Supply(12)")).expect("written");
    let run = |files: &[&PathBuf]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_mists"));
        let output = command.arg("scenario").args(files).output().expect("an answer");
        (output.status.code(), String::from_utf8(output.stdout).expect("text"))
    };
    let (code, told) = run(&[&good, &good]);
    assert_eq!((code, told.lines().count()), (Some(0), 2), "{told}");
    let (code, told) = run(&[&good, &bad]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("bad.ron, line 19, step 3: Supply(12): expected 12, found 13"), "{told}");
    // Each file tells by itself which game it is for.
    let of_others = ["carcassonne/example-21-empty-reserve.ron", "dont_go_in/end/e16-shared.ron"].map(folder);
    let (code, told) = run(&[&good, &of_others[0], &of_others[1]]);
    assert_eq!((code, told.lines().filter(|line| line.starts_with("passed")).count()), (Some(0), 3), "{told}");
}

#[test]
fn no_damage_to_a_scenario_brings_a_panic() {
    let pieces = ["(", ")", "[", "]", ",", "127", "-128", "255", "road", "mist", "\"", "None", "cemetery", "0", ":"];
    assert_no_damage_panics::<Mists>(&[GOOD, LATE], &pieces, 4_000);
}
