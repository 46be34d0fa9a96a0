//! Whole games, from the title to the result and beyond, using only the mouse.
//!
//! The seed is random, because a mouse cannot type one. The test reads it from the form and searches for a game with
//! the wanted end. To play a failed seed again, use `MISTS_TEST_SEED=SEED`.

use super::display::Display;
use super::plan::{self, Hands};
use super::program::Program;
use super::table::Table;
use super::{one_at_a_time, setup, to_setup};
use mists::guide::Policy;
use mists::rules::mists::{Action, Outcome};
use mists::rules::tiles::Square;
use mists::table::mists::Sitting;
use mists::table::settings::{self, Pace, Settings};
use std::path::Path;

/// The names that the form suggests.
const NAMES: [&str; 3] = ["Alix", "Guilhem", "Maura"];

/// A window of this size is drawn twice as fast without a graphics card.
const SMALL: [f32; 2] = [800.0, 600.0];

/// The size of the window when it opens.
const USUAL: [f32; 2] = [1280.0, 720.0];

/// The name of the seed field.
const SEED: &str = "Seed of the draw";

/// A square of the start tile. No tile can be held over it, so the wheel zooms there.
const START: Square = Square::new(0, 0);

/// Clicks from the title to a table of Level 1.
fn sit_down<'a>(display: &'a Display, home: &Path, name: &str, players: usize) -> Table<'a> {
    let mut program = Program::start(display, home, name, &[]);
    to_setup(&mut program);
    program.click(&if players == 1 { "1 player".to_owned() } else { format!("{players} players") });
    let suggested = program.written(SEED);
    program.click("Roll a seed");
    program.until("another seed", |now| now.control(SEED).is_some_and(|field| field.text.as_ref() != Some(&suggested)));
    if let Ok(seed) = std::env::var("MISTS_TEST_SEED") {
        program.write(SEED, &seed);
    }
    let seed = program.written(SEED).parse().expect("the seed is a number");
    println!("seed {seed}");
    program.resize(SMALL);
    program.click("Begin");
    program.click("To the table");
    let names = NAMES[..players].iter().map(|&name| name.to_owned()).collect();
    let sitting = Sitting::begin(setup(players), seed, names).expect("the same table");
    Table { program, sitting, hands: Hands::Mouse }
}

/// Takes a picture of the window at its usual size.
fn picture(table: &mut Table, what: &str) {
    table.program.resize(USUAL);
    table.program.picture(what);
    table.program.resize(SMALL);
}

/// Waits for this result, and checks that the save has the same result.
fn until_result(table: &mut Table, home: &Path, outcome: Outcome) {
    table.program.until("the result", |now| now.screen == "Result" && now.outcome == Some(format!("{outcome:?}")));
    table.program.until("what to do next", |now| now.control("Play again").is_some());
    table.has_same_save(&home.join("autosave.mists"));
    table.program.assert_quiet();
}

#[test]
fn a_level_is_won_with_the_mouse_alone() {
    let _window = one_at_a_time();
    let home = tempfile::tempdir().expect("a folder for the save");
    // The lost game is shown at the usual pace. This one is three times as long.
    let brisk = Settings { pace: Pace::Brisk, ..Settings::default() };
    settings::write(&brisk, &settings::beside(&home.path().join("autosave.mists"))).expect("the settings are written");
    let display = Display::open(home.path());
    let mut table = sit_down(&display, home.path(), "won", 3);
    let plan = plan::whole_game(&setup(3), table.sitting.seed(), Policy::Beginner, Outcome::Victory, 7);

    // Near at first, so that the board has to be dragged. In the middle of the game the whole board is in view.
    let start = table.settle().place_of(START);
    table.program.zoom_in(start, 3);
    let lays = |number: &usize| matches!(plan[*number], Action::LayTile { .. });
    let middle = (plan.len() / 2..plan.len()).find(lays).unwrap_or_default();
    let (before, after) = plan.split_at(middle);
    table.play_all(before);
    table.settle();
    table.program.click("whole board");
    table.settle();
    picture(&mut table, "middle");
    table.play_all(after);
    until_result(&mut table, home.path(), Outcome::Victory);
    picture(&mut table, "result");

    // The result ignores input for a moment.
    table.program.click_until("Title", |now| now.screen == "Title");
    table.program.until("nothing to continue", |now| now.screen == "Title" && now.control("Not now").is_none());
}

#[test]
fn a_level_is_lost_with_the_mouse_alone() {
    let _window = one_at_a_time();
    let home = tempfile::tempdir().expect("a folder for the save");
    let display = Display::open(home.path());
    let mut table = sit_down(&display, home.path(), "lost", 1);
    let seed = table.sitting.seed();
    let plan = plan::whole_game(&setup(1), seed, Policy::Random, Outcome::OutOfGhosts, 3);
    table.play_all(&plan);
    until_result(&mut table, home.path(), Outcome::OutOfGhosts);
    picture(&mut table, "result");

    table.program.click("Same seed again");
    let names = table.sitting.names().to_vec();
    table.sitting = Sitting::begin(setup(1), seed, names).expect("the same table again");
    let again: &[Action] = &plan[..1];
    table.play_all(again);
    table.settle();
    table.program.assert_quiet();
}
