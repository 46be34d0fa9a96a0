//! What goes wrong around the game: nothing to show it on, a display that is taken away, a machine that sleeps.

use super::display::Display;
use super::plan::{self, Hands};
use super::program::Program;
use super::table::Table;
use super::{one_at_a_time, poll, setup};
use mists::table::folders;
use mists::table::mists::Sitting;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Starts the game where it can't open, and returns its exit code with the last line that it prints.
fn refused(command: &mut Command, home: &Path) -> (Option<i32>, String) {
    let ended = command.env(folders::HOME, home).stdin(Stdio::null()).output().expect("the game starts");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(!said.contains("panicked") && !said.contains("backtrace"), "{said}");
    (ended.status.code(), said.lines().last().unwrap_or_default().to_owned())
}

#[test]
fn where_there_is_no_display_or_no_driver_the_game_says_what_is_missing() {
    let _window = one_at_a_time();
    let home = tempfile::tempdir().expect("a folder for the save");
    let program = env!("CARGO_BIN_EXE_mists");
    let (code, said) = refused(Command::new(program).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY"), home.path());
    assert!(code == Some(1) && said.starts_with("mists: no window can be opened"), "{code:?}: {said}");
    let display = Display::open(home.path());
    let mut without_driver = display.command(program);
    without_driver.env("VK_DRIVER_FILES", "/nowhere.json").env("VK_ICD_FILENAMES", "/nowhere.json");
    let (code, said) = refused(&mut without_driver, home.path());
    assert!(code == Some(1) && said.starts_with("mists: nothing can be drawn"), "{code:?}: {said}");
}

#[test]
fn a_game_goes_on_after_the_machine_slept_and_is_whole_after_its_display_is_gone() {
    let _window = one_at_a_time();
    let plan = plan::removing_a_ghost(&setup(3), 7);
    let home = tempfile::tempdir().expect("a folder for the save");
    let save = home.path().join("autosave.mists");
    let display = Display::open(home.path());
    let program =
        Program::start(&display, home.path(), "trouble", &["play", "--level", "1", "--players", "3", "--seed", "7"]);
    let names = ["Alix", "Guilhem", "Maura"].map(str::to_owned).to_vec();
    let sitting = Sitting::begin(setup(3), 7, names).expect("the same table");
    let mut table = Table { program, sitting, hands: Hands::MouseAndKeys };
    table.play_all(&plan[..2]);
    // As long as it is stopped nothing can be awaited. Longer than a frame is all it takes.
    table.program.sleep(Duration::from_millis(1500));
    table.play_all(&plan[2..4]);
    table.settle();
    table.program.assert_quiet();
    display.unplug();
    let Table { mut program, sitting, .. } = table;
    let ended = poll("the end of the game", || program.ended());
    assert!(!ended.success());
    drop(program);

    let display = Display::open(home.path());
    let program = Program::start(&display, home.path(), "trouble-after", &[]);
    let mut table = Table { program, sitting, hands: Hands::MouseAndKeys };
    table.program.until("the offer to go on", |now| now.control("Not now").is_some());
    table.program.click("Continue");
    table.settle();
    table.has_same_save(&save);
    assert!(table.program.close().success(), "the window closes without complaint");
}
