//! Commands with wrong input must print a sentence that names the error and what was expected. They must never panic or
//! print the system's own message.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs a command away from any desktop, where a window would tell what is wrong.
fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mists"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command.args(arguments).stdin(Stdio::null()).output().expect("an answer")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The output of a command that fails, from both streams.
fn said(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(matches!(output.status.code(), Some(1 | 2)), "{arguments:?} ended with {}", output.status);
    let said = text(&output.stdout) + &text(&output.stderr);
    for never in ["os error", "entity", "panicked", "stack backtrace", "non-zero type"] {
        assert!(!said.contains(never), "{arguments:?}: {said}");
    }
    said
}

#[test]
fn files_that_are_not_there_or_are_something_else_are_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).expect("written");
        path.display().to_string()
    };
    let (missing, itself) = (folder.path().join("missing").display().to_string(), folder.path().display().to_string());
    let below = folder.path().join("empty").join("below").display().to_string();
    let (empty, binary) = (file("empty", b""), file("binary", &[0xff, 0, 0xfe, b'\n'].repeat(300)));
    let huge = file("huge", &vec![b'x'; 5 << 20]);
    // Without a command, a saved game is watched.
    let commands: [&[&str]; 6] =
        [&["replay"], &["replay", "--trace"], &["scenario"], &["deck"], &["play", "--continue"], &[]];
    let in_window = |command: &[&str]| command.first().is_none_or(|first| *first == "play");
    for command in commands.into_iter().filter(|command| cfg!(feature = "game") || !in_window(command)) {
        let of = |file: &str| said(&[command, &[file]].concat());
        for (named, expected) in [
            (&missing, "there is no such file"),
            (&itself, "this is a folder: expected a file"),
            (&below, "a part of this path is a file: expected a folder"),
            (&empty, "expected"),
            (&binary, "expected"),
            (&huge, "expected"),
        ] {
            let said = of(named);
            assert!(said.contains(named.as_str()) && said.contains(expected), "{command:?} {named}: {said}");
        }
        if command == ["scenario"] {
            assert!(!of(&missing).contains("RON"), "{}", of(&missing));
        }
    }
}

#[test]
fn the_version_is_told() {
    assert_eq!(text(&run(&["--version"]).stdout), concat!("mists ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn places_that_can_not_be_written_are_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let to = |path: &Path| said(&["simulate", "--games", "1", "--trace", &path.display().to_string()]);
    assert!(to(&folder.path().join("no/trace")).contains("no/trace: there is no such folder"));
    assert!(to(folder.path()).contains("this is a folder: expected a file"));
}

#[test]
fn absurd_numbers_are_refused_with_what_was_expected() {
    for (arguments, expected) in [
        (&["simulate", "--games", "0"][..], "expected a whole number, 1 or more"),
        (&["simulate", "--games", "1", "--jobs", "0"], "expected a whole number from 1 to 256"),
        (&["soak", "--games", "1", "--jobs", "100000"], "expected a whole number from 1 to 256"),
        (&["simulate", "--games", "1", "--level", "7"], "expected a whole number from 1 to 6"),
        (&["simulate", "--games", "many"], "expected a whole number, 1 or more"),
        (&["play", "--level", "1", "--players", "6"], "expected 1 to 5"),
        (&["play", "--level", "1", "--players", "2", "--seed", " "], "expected a whole number or a word"),
        (&["shots", "--out", "x", "--size", "1x1"], "expected two sides from 320 to 7680"),
        (&["shots", "--out", "x", "--jobs", "0"], "expected a whole number from 1 to 256"),
        (&["simulate", "--games", "1", "--players", "3,6"], "--players 6: expected 1 to 5"),
        (&["simulate", "--games", "1", "--game", "carcassonne", "--players", "1"], "--players 1: expected 2 to 6"),
        (&["simulate", "--games", "1", "--abbot"], "--abbot is for --game carcassonne"),
        (&["simulate", "--games", "1", "--against", "fair"], "--against is not for --game mists"),
        (&["simulate", "--games", "1", "--game", "dont-go-in", "--spell-circles"], "--spell-circles is not for"),
    ] {
        let said = said(arguments);
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
}

#[test]
fn a_word_is_a_seed() {
    let of = |seed: &str| text(&run(&["simulate", "--games", "3", "--seed", seed]).stdout);
    assert_eq!(of("hello"), of("11831194018420276491"));
    assert_eq!(of(" hello "), of("hello"));
    assert_ne!(of("hello"), of("Hello"));
}

#[test]
fn results_take_no_other_files_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = folder.path().join("game.mists");
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/level-1.mists");
    let bytes = fs::read(shipped).expect("a save");
    fs::write(&save, &bytes).expect("written");
    let path = save.display().to_string();
    for arguments in [&["simulate", "--games", "1", "--trace"][..], &["tune", "--level", "1", "--out"]] {
        let said = said(&[arguments, &[&*path]].concat());
        assert!(said.contains("game.mists: something else lies there: expected"), "{said}");
        assert_eq!(fs::read(&save).expect("it is there"), bytes);
    }
    // An older trace may be replaced.
    let trace = folder.path().join("trace").display().to_string();
    for _ in 0..2 {
        assert!(run(&["simulate", "--games", "1", "--trace", &trace]).status.success());
    }
    assert!(run(&["replay", "--trace", &trace]).status.success());
}

#[test]
fn a_file_that_is_no_trace_is_told_so_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("no-trace");
    fs::write(&file, "x\n".repeat(1000)).expect("written");
    let path = file.display().to_string();
    let output = run(&["replay", "--trace", &path]);
    assert_eq!(text(&output.stdout).lines().last(), Some("1 games, 1000 lines, 1 at fault"));
    fs::write(&file, r#"{"game":{"rules":"chess"}}"#).expect("written");
    let said = said(&["replay", "--trace", &path]);
    assert!(said.contains("line 1: TRACE: rules \"chess\": expected rival or house"), "{said}");
}

/// Tunes a little, and reads what was written.
fn tuned(seed: &str, jobs: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("guide.ron");
    let out = file.display().to_string();
    let few = ["--rounds", "1", "--candidates", "4", "--games", "2"];
    let output = run(&[&["tune", "--level", "3", "--seed", seed, "--jobs", jobs, "--out", &out], &few[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.contains("old weights won") && said.contains("% of 16 games (95 %: "), "{said}");
    fs::read_to_string(file).expect("weights")
}

#[test]
fn tuning_finds_the_same_weights_with_the_same_seed() {
    let found = tuned("1", "1");
    assert_eq!(found, tuned("1", "2"));
    let weights = mists::guide::mists::Weights::parse(&found, "guide.ron").expect("weights");
    assert_eq!(weights.levels[3], mists::guide::mists::Weights::shipped().levels[3]);
}

#[test]
fn one_pile_is_tuned_in_games_that_begin_with_it() {
    let shipped = &mists::guide::mists::Weights::shipped().levels[4];
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("guide.ron").display().to_string();
    // With this seed so few games find better weights.
    let few = ["--rounds", "2", "--candidates", "8", "--games", "6", "--seed", "2"];
    let tune = [&["tune", "--level", "5", "--out", &out][..], &few].concat();
    assert!(run(&[&tune[..], &["--pile", "2"]].concat()).status.success());
    let written = fs::read_to_string(&out).expect("weights");
    let weights = mists::guide::mists::Weights::parse(&written, "guide.ron").expect("weights");
    assert_eq!(weights.levels[4].len(), 2, "weights of the second pile for the last one too");
    assert_eq!(weights.of_pile(5, 0), shipped[0]);
    assert_ne!(weights.of_pile(5, 1), shipped[0]);
    assert!(said(&[&tune[..], &["--pile", "4"]].concat()).contains("expected a whole number from 1 to 3"));
    let single = ["tune", "--level", "1", "--pile", "3", "--out", &out];
    assert!(said(&single).contains("--pile 3: level 1 has 1: expected a number from 1 to 1"), "{}", said(&single));
    let rivals = ["tune", "--game", "carcassonne", "--pile", "1", "--out", &out];
    assert!(said(&rivals).contains("--pile is for --game mists"));
}

#[test]
fn weights_that_can_not_be_read_or_written_are_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let broken = folder.path().join("broken.ron");
    fs::write(&broken, "(levels: (").expect("written");
    let path = broken.display().to_string();
    let tune = |from: &str, out: &str| {
        said(&[
            "tune",
            "--level",
            "1",
            "--rounds",
            "1",
            "--candidates",
            "4",
            "--games",
            "1",
            "--from",
            from,
            "--out",
            out,
        ])
    };
    let said_of = tune(&path, "out.ron");
    assert!(said_of.contains("broken.ron, line 1: "), "{said_of}");
    assert!(tune("missing.ron", "out.ron").contains("missing.ron: there is no such file"));
    assert!(said(&["tune", "--level", "7", "--out", "out.ron"]).contains("expected a whole number from 1 to 6"));
}

#[test]
fn the_competitive_game_is_tuned_the_same_with_the_same_seed() {
    let folder = tempfile::tempdir().expect("a folder");
    let tuned = |jobs: &str, name: &str| {
        let file = folder.path().join(name);
        let out = file.display().to_string();
        let few = ["--rounds", "1", "--candidates", "4", "--games", "1", "--jobs", jobs, "--out", &out];
        let output = run(&[&["tune", "--game", "carcassonne"], &few[..]].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let said = text(&output.stdout);
        assert!(said.contains("new weights won") && said.contains("% of 16 games against old ones"), "{said}");
        fs::read_to_string(file).expect("weights")
    };
    let found = tuned("1", "one.ron");
    assert_eq!(found, tuned("2", "two.ron"));
    mists::guide::carcassonne::Weights::parse(&found, "guide.ron").expect("weights");
    assert!(said(&["tune", "--game", "carcassonne", "--level", "3", "--out", "x"]).contains("--level is for"));
    assert!(said(&["tune", "--game", "dont-go-in", "--out", "x"]).contains("expected mists or carcassonne"));
}

#[test]
fn who_thinks_ahead_can_be_given_a_time() {
    let of = |time| ["simulate", "--game", "dont-go-in", "--games", "1", "--policy", "rollouts", "--think", time];
    let output = run(&of("1ms"));
    assert!(output.status.success(), "{}", text(&output.stderr));
    for wrong in ["1", "0ms", "fast", "1h"] {
        assert!(said(&of(wrong)).contains("expected a time like 100ms or 2s"), "{wrong}");
    }
}

/// Without a graphics driver, the engine panics.
#[cfg(all(feature = "game", target_os = "linux"))]
#[test]
fn without_a_driver_there_is_a_sentence() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mists"));
    command.args(["shots", "--out", env!("CARGO_TARGET_TMPDIR"), "menu"]);
    // This backend does not exist on this platform.
    let output = command.env("WGPU_BACKEND", "dx12").env_remove("RUST_BACKTRACE").output().expect("an answer");
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("mists: menu: no picture, the engine gave up: ") && !said.contains("panicked"), "{said}");
}

/// A pipe can be read only once.
#[cfg(unix)]
#[test]
fn a_saved_game_of_every_kind_is_replayed_from_a_pipe() {
    for name in ["level-6.mists", "carcassonne-2.mists", "dont-go-in-2.mists"] {
        let save = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves").join(name);
        let from_file = run(&["replay", &save.display().to_string()]);
        let mut cat = Command::new("cat").arg(&save).stdout(Stdio::piped()).spawn().expect("it starts");
        let mut command = Command::new(env!("CARGO_BIN_EXE_mists"));
        let pipe = cat.stdout.take().expect("its output");
        let from_pipe = command.args(["replay", "/dev/stdin"]).stdin(pipe).output().expect("an answer");
        cat.wait().expect("it ends");
        assert!(from_pipe.status.success(), "{name}: {}", text(&from_pipe.stderr));
        assert_eq!(text(&from_pipe.stdout), text(&from_file.stdout));
    }
}

/// Guests would be given seats that the game does not have.
#[cfg(feature = "network")]
#[test]
fn a_table_with_another_number_of_players_is_not_resumed() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().display().to_string();
    let save = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/level-1.mists");
    fs::copy(save, folder.path().join("table.mists")).expect("copied");
    let said = said(&["network", "host", "--home", &home, "--players", "4", "--address", "127.0.0.1:0"]);
    assert!(said.contains("table.mists: a game for 1: expected 4, as in --players"), "{said}");
}

/// A reader may leave early, as `head` does.
#[cfg(unix)]
#[test]
fn a_reader_that_leaves_brings_no_panic() {
    let save = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/level-6.mists");
    let mut command = Command::new(env!("CARGO_BIN_EXE_mists"));
    command.arg("replay").arg(save).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut replay = command.spawn().expect("it starts");
    drop(replay.stdout.take());
    let output = replay.wait_with_output().expect("it ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", text(&output.stderr));
}

/// The program in a folder of its own, with its own copy of the assets that commands need.
fn moved(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    for below in ["mists", "mists/levels"] {
        let to = folder.join("assets").join(below);
        fs::create_dir_all(&to).expect("a folder");
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(below);
        for file in fs::read_dir(from).expect("the assets") {
            let file = file.expect("a file");
            if file.path().is_dir() {
                continue;
            }
            fs::copy(file.path(), to.join(file.file_name())).expect("copied");
        }
    }
    fs::hard_link(env!("CARGO_BIN_EXE_mists"), folder.join("mists")).expect("linked");
    folder
}

#[test]
fn several_levels_and_policies_are_simulated_as_a_table() {
    let command = "simulate --games 2 --level 1,6 --players 1,3 --policy random,quick --seed 1";
    let output = run(&command.split(' ').collect::<Vec<_>>());
    let told = text(&output.stdout);
    let rows: Vec<Vec<&str>> = told.lines().map(|row| row.trim_matches(['|', ' ']).split(" | ").collect()).collect();
    assert_eq!(rows.len(), 10, "{told}");
    assert_eq!(rows[0][..5], ["players", "level", "policy", "games", "won"]);
    assert_eq!((&rows[2][..4], &rows[9][..4]), (&["1", "1", "random", "2"][..], &["3", "6", "quick", "2"][..]));
    assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{told}");
}

#[test]
fn commands_play_with_the_deck_and_the_levels_in_the_folder_of_assets() {
    let folder = moved("own-deck");
    let simulate = || {
        let command = ["simulate", "--games", "20", "--level", "1"];
        let output = Command::new(folder.join("mists")).args(command).stdin(Stdio::null()).output().expect("an answer");
        (output.status.success(), text(&output.stdout) + &text(&output.stderr))
    };
    let (done, shipped) = simulate();
    assert!(done, "{shipped}");

    let deck = folder.join("assets").join("mists").join("deck.ron");
    let print = fs::read_to_string(&deck).expect("the deck");
    let own = print.replace("\"road-straight-clear\", count: 1", "\"road-straight-clear\", count: 9");
    assert_ne!(own, print);
    fs::write(&deck, own).expect("written");
    let (done, said) = simulate();
    assert!(done, "{said}");
    assert_ne!(said, shipped, "the same games with another deck");

    fs::write(&deck, "(faces: [").expect("written");
    let (done, said) = simulate();
    assert!(!done && said.contains("deck.ron, line 1"), "{said}");

    fs::remove_file(&deck).expect("removed");
    let (done, said) = simulate();
    assert!(!done && said.contains("deck.ron") && said.contains("there is no such file"), "{said}");
}
