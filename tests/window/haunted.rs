//! Decisions of the higher levels with the mouse: burials, hounds, haunted mist and face-down tiles.
//!
//! They occur late in a game. The earlier decisions are played in this process, and the window continues from the save.

use super::display::Display;
use super::one_at_a_time;
use super::plan::{self, Hands};
use super::program::Program;
use super::table::Table;
use mists::rules::mists::Setup;
use mists::table::mists::shipped;
use mists::table::save;

#[test]
fn a_burial_a_hound_and_a_tile_face_down_are_done_with_the_mouse() {
    let _window = one_at_a_time();
    let level = shipped::level(5).expect("level 5");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
    let (sitting, stretch) = plan::haunted_stretch(&setup);
    println!("seed {}, {} decisions, then {stretch:?}", sitting.seed(), sitting.played().len());
    let home = tempfile::tempdir().expect("a folder for the save");
    let file = home.path().join("autosave.mists");
    save::write(&sitting, &file).expect("the save can be written");

    let display = Display::open(home.path());
    let mut program = Program::start(&display, home.path(), "haunted", &[]);
    program.until("the offer to go on", |now| now.control("Not now").is_some());
    program.click("Continue");
    let mut table = Table { program, sitting, hands: Hands::Mouse };
    table.play_all(&stretch);
    table.settle();
    table.program.assert_quiet();
    table.has_same_save(&file);
}
