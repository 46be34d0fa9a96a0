//! The game in a real window, played with a real mouse and keyboard on a separate display.
//!
//! No test waits for a fixed time: each step waits until the game's status shows the result. The played game is
//! compared with a sitting in this process after every decision, and with the save at the end.

// Only there is a display that nobody sees.
#![cfg(target_os = "linux")]

mod by_mouse;
mod display;
mod enchanted;
mod haunted;
mod haunted_house;
mod packaged;
mod plan;
mod program;
mod rivals;
mod settings;
mod table;
mod trouble;

use display::Display;
use mists::rules::Game;
use mists::rules::mists::{Action, Phase, Setup};
use mists::table::mists::Sitting;
use mists::table::mists::shipped;
use plan::Hands;
use program::Program;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::Table;

/// The longest time to wait: slow machines need long for a frame.
const PATIENCE: Duration = Duration::from_secs(60);

/// Only one window at a time, because two would slow each other down.
fn one_at_a_time() -> MutexGuard<'static, ()> {
    static WINDOW: Mutex<()> = Mutex::new(());
    WINDOW.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Repeats `look` until it returns something. Panics after too long a time.
fn poll<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "{what}: not there after {} s", PATIENCE.as_secs());
        std::thread::sleep(Duration::from_millis(8));
    }
}

/// The folder for pictures and logs of failures.
fn results() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("window-test");
    fs::create_dir_all(&folder).expect("a folder in target/");
    folder
}

fn setup(players: usize) -> Setup {
    let level = shipped::level(1).expect("level 1");
    Setup::with_players(level, shipped::deck().expect("the deck"), players)
}

/// Clicks from the title to the setup of Level I.
fn to_setup(program: &mut Program) {
    program.until("the title", |now| now.screen == "Title");
    program.click("New game");
    program.until("the games", |now| now.screen == "Games");
    program.click("Together: Mists over Carcassonne");
    program.until("the levels", |now| now.screen == "LevelSelect");
    program.click("Level I: First Mist");
    program.until("the setup", |now| now.screen == "Setup");
}

#[test]
fn a_game_from_the_title_to_a_removed_ghost_survives_a_crash() {
    let _window = one_at_a_time();
    let plan = plan::removing_a_ghost(&setup(3), 7);
    let home = tempfile::tempdir().expect("a folder for the save");
    let save = home.path().join("autosave.mists");
    let display = Display::open(home.path());

    let mut program = Program::start(&display, home.path(), "game", &[]);
    to_setup(&mut program);
    program.click("4 players");
    program.click("3 players");
    program.write("Name of player 1", "Ysolde");
    program.write("Seed of the draw", "7");
    program.click("Begin");
    program.click("To the table");
    let names = ["Ysolde", "Guilhem", "Maura"].map(str::to_owned).to_vec();
    let sitting = Sitting::begin(setup(3), 7, names).expect("the same table");
    let mut table = Table { program, sitting, hands: Hands::MouseAndKeys };

    table.drop_wrongly();
    let crash = plan.iter().position(|action| *action == Action::SkipMeeple).map_or(1, |skip| skip + 1);
    let (before, after) = plan.split_at(crash);
    table.play_all(before);
    table.settle();
    table.has_same_save(&save);
    table.program.assert_quiet();
    let Table { program, sitting, hands } = table;
    program.kill();

    let mut program = Program::start(&display, home.path(), "game-continued", &[]);
    program.until("the offer to go on", |now| now.control("Not now").is_some());
    program.click("Continue");
    let mut table = Table { program, sitting, hands };
    table.settle();
    table.program.resize([1500.0, 900.0]);
    table.play_all(after);
    table.settle();
    table.program.assert_quiet();
    table.has_same_save(&save);
}

#[test]
fn closing_the_window_in_the_middle_of_a_turn_loses_nothing() {
    let _window = one_at_a_time();
    let home = tempfile::tempdir().expect("a folder for the save");
    let save = home.path().join("autosave.mists");
    let display = Display::open(home.path());
    let straight = ["play", "--level", "1", "--players", "2", "--seed", "7"];

    let program = Program::start(&display, home.path(), "close", &straight);
    let names = ["Alix", "Guilhem"].map(str::to_owned).to_vec();
    let sitting = Sitting::begin(setup(2), 7, names).expect("the same table");
    let mut table = Table { program, sitting, hands: Hands::MouseAndKeys };
    let first = table.sitting.position().legal_actions()[0];
    table.play(first);
    table.take_back();
    table.play(first);
    table.settle();
    assert_ne!(table.sitting.position().phase(), Phase::LayTile, "the turn is under way");
    table.program.assert_quiet();
    let Table { program, sitting, hands } = table;
    assert!(program.close().success(), "the window closes without complaint");

    let program = Program::start(&display, home.path(), "close-continued", &[]);
    let mut table = Table { program, sitting, hands };
    table.has_same_save(&save);
    table.program.click("Not now");
    table.program.until("the question gone", |now| now.control("Not now").is_none());
    table.program.click("Continue");
    table.settle();
}
