//! Whole games, from the title to the result and on, with nothing but the mouse.
//!
//! Chance chooses the seed, as a mouse can't write one; the test reads it off the form and looks for a game that ends as
//! it should. A seed that failed is played again with `MISTS_TEST_SEED=SEED`.

use super::display::Display;
use super::plan::{self, Hands};
use super::program::Program;
use super::table::Table;
use super::{one_at_a_time, setup};
use mists::guide::Policy;
use mists::rules::mists::{Action, Outcome};
use mists::rules::tiles::Square;
use mists::table::mists::Sitting;
use std::path::Path;

/// Whose names the form suggests.
const NAMES: [&str; 3] = ["Alix", "Guilhem", "Maura"];

/// A window of this size is drawn in half the time without a graphics card.
const SMALL: [f32; 2] = [800.0, 600.0];

/// The window as it opens.
const USUAL: [f32; 2] = [1280.0, 720.0];

/// The field for it.
const SEED: &str = "Seed of the draw";

/// A square of the start tile: no tile can be held there, so the wheel zooms.
const START: Square = Square::new(0, 0);

/// Clicks from the title to a table of Level 1.
fn sit_down<'a>(display: &'a Display, home: &Path, name: &str, players: usize) -> Table<'a> {
    let mut program = Program::start(display, home, name, &[]);
    program.until("the title", |now| now.screen == "Title");
    program.click("New game");
    program.until("the levels", |now| now.screen == "LevelSelect");
    program.click("Level I: First Mist");
    program.until("the setup", |now| now.screen == "Setup");
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

/// Takes a picture of the window in its usual size.
fn picture(table: &mut Table, what: &str) {
    table.program.resize(USUAL);
    table.program.picture(what);
    table.program.resize(SMALL);
}

/// Waits for the result, which has to be this one, and sees that the save tells the same.
fn until_result(table: &mut Table, home: &Path, outcome: Outcome) {
    table.program.until("the result", |now| now.screen == "Result" && now.outcome == Some(outcome));
    table.program.until("what to do next", |now| now.control("Play again").is_some());
    table.has_same_save(&home.join("autosave.mists"));
    table.program.assert_quiet();
}

#[test]
fn a_level_is_won_with_the_mouse_alone() {
    let _window = one_at_a_time();
    let home = tempfile::tempdir().expect("a folder for the save");
    let display = Display::open(home.path());
    let mut table = sit_down(&display, home.path(), "won", 3);
    let plan = plan::whole_game(&setup(3), table.sitting.seed(), Policy::Beginner, Outcome::Victory, 7);

    // Near at first, so that the board has to be dragged along; in the middle of the game it is seen as a whole.
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

    // The result answers nothing in its first moment.
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
