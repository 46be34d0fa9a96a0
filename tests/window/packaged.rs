//! The program from a package: it plays without anything beside it, and opens a saved game that was clicked.
//!
//! `.ci/package` installs a package and names its program in `MISTS_PROGRAM`. Without that, the built program is
//! tested.

use super::display::Display;
use super::plan::Hands;
use super::program::Program;
use super::table::Table;
use super::{one_at_a_time, setup, to_setup};
use mists::app::table::Shown;
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::mists::{Action, Phase};
use mists::table::mists::Sitting;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::fs;

const TURNS: usize = 5;
const SEED: u64 = 7;

/// The decisions of the first turns, as a newcomer takes them.
fn first_turns(mut sitting: Sitting) -> Vec<Action> {
    let mut random = ChaCha8Rng::seed_from_u64(SEED);
    let mut decisions = Vec::new();
    let mut laid = 0;
    while laid < TURNS || sitting.position().phase() != Phase::LayTile {
        let position = sitting.position();
        let chosen = || Policy::Beginner.choose(position, &position.legal_actions(), &mut random);
        let action = position.decides_itself().or_else(chosen).expect("a decision");
        laid += usize::from(matches!(action, Action::LayTile { .. }));
        sitting.play(action).expect("it is legal");
        decisions.push(action);
    }
    decisions
}

#[test]
fn the_program_needs_no_files_and_opens_a_saved_game() {
    let _window = one_at_a_time();
    let home = tempfile::tempdir().expect("a folder for the save");
    let empty = tempfile::tempdir().expect("an empty folder");
    let display = Display::open(home.path());

    let mut program = Program::start_in(empty.path(), &display, home.path(), "packaged", &[]);
    to_setup(&mut program);
    program.click("3 players");
    program.write("Seed of the draw", &SEED.to_string());
    program.click("Begin");
    program.click("To the table");
    let names = ["Alix", "Guilhem", "Maura"].map(str::to_owned).to_vec();
    let sitting = Sitting::begin(setup(3), SEED, names).expect("the same table");
    let mut table = Table { program, sitting, hands: Hands::MouseAndKeys };
    let decisions = first_turns(table.sitting.clone());
    table.play_all(&decisions);
    table.settle();
    let save = home.path().join("autosave.mists");
    table.has_same_save(&save);
    table.program.assert_quiet();
    let Table { program, sitting, hands } = table;
    assert!(program.close().success(), "the window closes without complaint");

    let shared = home.path().join("from a friend.mists");
    fs::copy(&save, &shared).expect("a copy of the save");
    let file = shared.display().to_string();
    let program = Program::start_in(empty.path(), &display, home.path(), "packaged-file", &[&file]);
    let mut table = Table { program, sitting, hands };
    table.settle();
    table.program.until("a game to watch", |now| now.control("Play on from here").is_some());
    table.program.assert_quiet();
    assert!(table.program.close().success(), "the window closes without complaint");
    assert_eq!(fs::read_dir(empty.path()).expect("the folder").count(), 0, "nothing is left in it");
}
