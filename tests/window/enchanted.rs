//! The Spell Circles in the window, using only the mouse. A ghost is drawn in, and Eloise joins a meeple, both with a
//! choice. In between the game is killed and continued.

use super::display::Display;
use super::one_at_a_time;
use super::plan::{self, Hands};
use super::program::Program;
use super::table::Table;
use mists::rules::mists::{Action, Setup};
use mists::table::mists::Sitting;
use mists::table::mists::shipped;

#[test]
fn circles_and_eloise_survive_a_crash() {
    let _window = one_at_a_time();
    let level = shipped::level(1).expect("level 1");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 2);
    let (seed, plan) = plan::enchanted_game(&Setup { spell_circles: true, ..setup.clone() });
    println!("seed {seed}, {} decisions", plan.len());
    let home = tempfile::tempdir().expect("a folder for the save");
    let save = home.path().join("autosave.mists");
    let display = Display::open(home.path());
    let number = seed.to_string();
    let straight = ["play", "--level", "1", "--players", "2", "--seed", &number, "--spell-circles"];

    let program = Program::start(&display, home.path(), "enchanted", &straight);
    let names = ["Alix", "Guilhem"].map(str::to_owned).to_vec();
    let sitting = Sitting::begin(Setup { spell_circles: true, ..setup }, seed, names).expect("the same table");
    let mut table = Table { program, sitting, hands: Hands::Mouse };
    let drawn_in = plan.iter().position(|action| matches!(action, Action::DrawIn { .. }));
    let (before, after) = plan.split_at(drawn_in.map_or(1, |number| number + 1));
    table.play_all(before);
    table.settle();
    table.has_same_save(&save);
    table.program.assert_quiet();
    let Table { program, sitting, hands } = table;
    program.kill();

    let mut program = Program::start(&display, home.path(), "enchanted-continued", &[]);
    program.until("the offer to go on", |now| now.control("Not now").is_some());
    program.click("Continue");
    let mut table = Table { program, sitting, hands };
    table.play_all(after);
    table.settle();
    table.program.assert_quiet();
    table.has_same_save(&save);
}
