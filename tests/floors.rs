//! The house stands as it was drawn: floors only look down, only the upper one knows the engine, every file says what it is.

use std::fs;
use std::path::{Path, PathBuf};

/// Each floor below the window, and the floors it may use besides itself.
const FLOORS: [(&str, &[&str]); 6] = [
    ("rules", &[]),
    ("guide", &["rules"]),
    ("table", &["rules", "guide"]),
    ("painter", &["rules"]),
    ("foley", &["rules"]),
    ("cli", &["rules", "guide", "table", "painter", "app"]),
];

const EVERY_FLOOR: [&str; 7] = ["rules", "guide", "table", "painter", "foley", "app", "cli"];

/// The commands that open a window or draw with the engine.
const WITH_THE_ENGINE: [&str; 2] = ["cli/window.rs", "cli/shots.rs"];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every Rust file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder can be listed").path());
    paths
        .flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect()
}

/// A file's text without the tests in it, which may look anywhere, and without comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

fn is_test(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == "tests.rs")
}

/// The floors that a text names: what stands after `crate::`, also in braces.
fn named(code: &str) -> Vec<&'static str> {
    let after = code.split("crate::").skip(1);
    after
        .flat_map(|rest| {
            let one = rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or_default();
            let several = rest.strip_prefix('{').and_then(|rest| rest.split(';').next()).unwrap_or_default();
            EVERY_FLOOR.into_iter().filter(move |floor| one == *floor || several.contains(&format!("{floor}::")))
        })
        .collect()
}

#[test]
fn floors_only_look_down() {
    for (floor, below) in FLOORS {
        for path in files(&source().join(floor)).iter().filter(|path| !is_test(path)) {
            for other in named(&code(path)) {
                let allowed = other == floor || below.contains(&other);
                assert!(allowed, "{}: uses {other}, which is not below {floor}", path.display());
            }
        }
    }
}

#[test]
fn only_the_upper_floor_knows_the_engine() {
    for (floor, _) in FLOORS {
        for path in files(&source().join(floor)) {
            if WITH_THE_ENGINE.iter().any(|open| path.ends_with(open)) {
                continue;
            }
            let code = code(&path);
            for engine in ["bevy", "egui", "winit", "wgpu"] {
                assert!(!code.contains(engine), "{}: {engine} belongs to src/app", path.display());
            }
        }
    }
}

#[test]
fn every_file_says_first_what_it_owns() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["src", "tests", "examples", "benches"] {
        for path in files(&root.join(folder)) {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(text.starts_with("//! "), "{}: begins without saying what it owns", path.display());
        }
    }
}

#[test]
fn a_floor_is_recognised_however_it_is_named() {
    assert_eq!(named("use crate::table::save;"), ["table"]);
    assert_eq!(named("let x = crate::app::open();"), ["app"]);
    assert_eq!(named("use crate::{guide::foresee, rules::Game};"), ["rules", "guide"]);
    assert!(named("use super::table;").is_empty());
}
