//! The layers of the program are kept: floors use only the floors below them, rooms use only rooms named before them,
//! only the upper floor uses the engine, and every file begins with a description.

mod imports;

use imports::{Program, begins_with};
use std::fs;
use std::path::{Path, PathBuf};

/// Each floor below the window, and the other floors that it may use.
const FLOORS: [(&str, &[&str]); 8] = [
    ("rules", &[]),
    ("guide", &["rules"]),
    ("table", &["rules", "guide"]),
    ("painter", &["rules"]),
    ("foley", &["rules"]),
    ("network", &["rules", "table"]),
    ("app", &["rules", "guide", "table", "painter", "foley", "network"]),
    ("cli", &["rules", "guide", "table", "painter", "network", "app"]),
];

/// The rooms of the upper floor. Each may use only those before it, so they cannot depend on each other in a circle.
const ROOMS: [&str; 19] = [
    "assets",
    "words",
    "input",
    "reflection",
    "inspection",
    "theme",
    "shell",
    "motion",
    "pictures",
    "table",
    "board",
    "mist",
    "hand",
    "spots",
    "sound",
    "book",
    "screens",
    "panels",
    "games",
];

/// Rooms that all games share. They must not use anything of a single game. The same is true of the floors' own files.
const SHARED: [&[&str]; 17] = [
    &["rules"],
    &["guide"],
    &["table"],
    &["network"],
    &["painter", "figures"],
    &["painter", "panorama"],
    &["app", "shell"],
    &["app", "motion"],
    &["app", "table"],
    &["app", "board"],
    &["app", "mist"],
    &["app", "hand"],
    &["app", "spots"],
    &["app", "book"],
    &["app", "sound"],
    &["app", "input"],
    &["app", "panels"],
];

/// The rooms that belong to one game.
const OF_ONE_GAME: [&[&str]; 13] = [
    &["rules", "mists"],
    &["rules", "carcassonne"],
    &["rules", "dont_go_in"],
    &["guide", "mists"],
    &["guide", "carcassonne"],
    &["guide", "dont_go_in"],
    &["table", "mists"],
    &["table", "carcassonne"],
    &["table", "dont_go_in"],
    &["painter", "mists"],
    &["painter", "carcassonne"],
    &["painter", "dont_go_in"],
    &["app", "games"],
];

/// The commands that open a window or draw with the engine.
const WITH_THE_ENGINE: [&str; 2] = ["cli/window.rs", "cli/shots.rs"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn program() -> Program {
    Program::read(&root().join("src"))
}

/// Every Rust file below a folder, except files with tests only.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder can be listed").path());
    paths
        .flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .filter(|path| path.file_name().is_none_or(|name| name != "tests.rs"))
        .collect()
}

#[test]
fn floors_only_look_down() {
    let program = program();
    for (floor, below) in FLOORS {
        for (file, name) in program.uses(&[floor]) {
            let Some((other, _)) = FLOORS.iter().find(|(other, _)| begins_with(&name, &[other])) else { continue };
            let allowed = *other == floor || below.contains(other);
            assert!(allowed, "{}: uses {}, which is not below {floor}", file.display(), name.join("::"));
        }
    }
}

#[test]
fn rooms_of_the_window_use_only_those_before_them() {
    let program = program();
    let known = |name: &[String]| ROOMS.iter().position(|room| begins_with(name, &["app", room]));
    for (here, room) in ROOMS.into_iter().enumerate() {
        for (file, name) in program.uses(&["app", room]) {
            let there = known(&name).filter(|&there| there > here);
            assert!(there.is_none(), "{}: uses {}, which stands after {room}", file.display(), name.join("::"));
        }
    }
    let folders = fs::read_dir(root().join("src/app")).expect("the upper floor");
    for path in folders.map(|entry| entry.expect("a folder can be listed").path()) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        assert!(name == "mod" || ROOMS.contains(&name.as_str()), "{name} has no place among the rooms");
    }
}

#[test]
fn what_games_share_uses_nothing_of_one_game() {
    let program = program();
    for shared in SHARED {
        for (file, name) in program.uses(shared) {
            let inside = OF_ONE_GAME.iter().any(|game| file.starts_with(root().join("src").join(game.join("/"))));
            let game = OF_ONE_GAME.iter().find(|game| begins_with(&name, game));
            assert!(inside || game.is_none(), "{}: uses {}", file.display(), name.join("::"));
        }
    }
}

#[test]
fn only_the_upper_floor_knows_the_engine() {
    for (floor, _) in FLOORS.into_iter().filter(|(floor, _)| *floor != "app") {
        for path in files(&root().join("src").join(floor)) {
            if WITH_THE_ENGINE.iter().any(|open| path.ends_with(open)) {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            for engine in ["bevy", "egui", "winit", "wgpu"] {
                assert!(!code.contains(engine), "{}: {engine} belongs to src/app", path.display());
            }
        }
    }
}

#[test]
fn every_file_says_first_what_it_owns() {
    for folder in ["src", "tests", "examples", "benches"] {
        for path in files(&root().join(folder)) {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(text.starts_with("//! "), "{}: begins without saying what it owns", path.display());
        }
    }
}

#[test]
fn a_name_is_followed_to_where_it_is_written() {
    let program = program();
    let home = |name: &str| program.home_of(&name.split("::").map(str::to_owned).collect::<Vec<_>>()).join("::");
    assert_eq!(home("app::Screen"), "app::shell::screen::Screen");
    assert_eq!(home("app::Hand"), "app::hand::Hand");
    assert_eq!(home("app::screens::MessageView"), "app::shell::messages::view::MessageView");
    assert_eq!(home("rules::tiles::Square"), "rules::tiles::square::Square");
    let uses_of_the_board = program.uses(&["app", "board"]).filter(|(_, name)| begins_with(name, &["app", "table"]));
    assert!(uses_of_the_board.count() > 3, "imports are found");
}

/// Without the window the rules, saves, scenarios and pictures are proved in seconds. Tests that need it say so.
#[test]
fn tests_that_need_the_window_are_built_only_with_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("the manifest");
    let mut checked = 0;
    for folder in fs::read_dir(root.join("tests")).expect("the tests").flatten() {
        let main = fs::read_to_string(folder.path().join("main.rs")).unwrap_or_default();
        let needs = |line: &str| line.starts_with("use mists::app") || line == "#[path = \"../common/mod.rs\"]";
        if main.lines().any(needs) {
            let name = folder.file_name().to_string_lossy().into_owned();
            let after = manifest.split(&format!("name = \"{name}\"\n")).nth(1).unwrap_or_default();
            assert!(
                after.starts_with("required-features = "),
                "tests/{name} needs the window: Cargo.toml should say so"
            );
            checked += 1;
        }
    }
    assert!(checked > 3, "only {checked} tests need the window");
}
