//! What the tests of scenarios share: how a text or a file is played, changed and damaged.

use mists::table::scenario::{self, Scenario, ScenarioError, Scripted};
use std::path::{Path, PathBuf};

/// A folder of scenarios; `""` is the one in which all are.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios").join(name)
}

/// What lies in a folder, in the order of the names.
pub fn inside(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of scenarios");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// The scenarios that lie in a folder itself.
pub fn files_in(folder: &Path) -> Vec<PathBuf> {
    inside(folder).into_iter().filter(|path| path.extension().is_some_and(|ext| ext == "ron")).collect()
}

/// What is said of a scenario with this text, called "file.ron": how many steps passed, or the error.
pub fn said<G: Scripted>(text: &str) -> String {
    let scenario = Scenario::<G>::parse(text, "file.ron", &folder(""));
    let played = scenario.map_err(ScenarioError::from).and_then(|it| it.play());
    played.map_or_else(|error| error.to_string(), |passed| format!("passed {} steps", passed.steps))
}

/// Why a scenario does not pass, with its file. A panic is one of the reasons.
fn failure<G: Scripted>(file: &Path) -> Option<String> {
    match std::panic::catch_unwind(|| scenario::run::<G>(file)) {
        Ok(passed) => passed.err().map(|error| error.to_string()),
        Err(panic) => {
            let what = panic.downcast_ref::<String>().cloned();
            let what = what.or_else(|| panic.downcast_ref::<&str>().map(|&what| what.to_owned()));
            Some(format!("{}: a panic: {}", file.display(), what.unwrap_or_default()))
        }
    }
}

/// Plays all files, which must be at least so many, and names those that do not pass.
pub fn assert_all_pass<G: Scripted>(files: &[PathBuf], least: usize) {
    assert!(files.len() >= least, "only {} scenarios", files.len());
    let failed: Vec<String> = files.iter().filter_map(|file| failure::<G>(file)).collect();
    assert!(failed.is_empty(), "{} of {} scenarios failed:\n{}", failed.len(), files.len(), failed.join("\n"));
}

/// The example in the README of a folder.
pub fn example(folder: &Path) -> String {
    let readme = std::fs::read_to_string(folder.join("README.md")).expect("the README");
    readme.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example").to_owned()
}

/// Changes the text in one place at a time: what is replaced, the replacement, and the sentence that has to be told: from
/// its beginning if it begins with the file, otherwise in part.
pub fn assert_faults_are_named<G: Scripted>(text: &str, wrong: &[(&str, &str, &str)]) {
    const FILE: &str = "file.ron, ";
    for (good, bad, sentence) in wrong {
        assert!(text.contains(good), "{good}");
        let found = said::<G>(&text.replacen(good, bad, 1));
        let is_told = if sentence.starts_with(FILE) { found.starts_with(sentence) } else { found.contains(sentence) };
        assert!(found.starts_with(FILE) && is_told, "{bad}: expected {sentence}…, found {found}");
    }
}

/// Damages the texts in turn, each time in one to three places: a sentence names the line, or the scenario still
/// passes.
pub fn assert_no_damage_panics<G: Scripted>(texts: &[&str], pieces: &[&str], rounds: usize) {
    // A small linear generator, so that the damage is the same in every run.
    let mut state = 7_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for round in 0..rounds {
        let mut text = texts[round % texts.len()].to_owned();
        for _ in 0..=random(3) {
            let at = random(text.len());
            let end = (at + random(6)).min(text.len());
            text.replace_range(at..end, pieces[random(pieces.len())]);
        }
        let found = said::<G>(&text);
        assert!(found.starts_with("passed") || found.starts_with("file.ron, line "), "{found}\n{text}");
        assert!(!found.starts_with("file.ron, line 0"), "{found}\n{text}");
    }
}
