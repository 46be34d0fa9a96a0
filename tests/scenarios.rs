//! Plays every scenario of `tests/scenarios` and names each that does not pass.

use mists::table::scenario;
use std::path::{Path, PathBuf};

fn all() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files =
        std::fs::read_dir(&folder).expect("the folder of scenarios").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = files.filter(|file| file.extension().is_some_and(|ext| ext == "ron")).collect();
    files.sort();
    files
}

#[test]
fn every_scenario_passes() {
    let files = all();
    assert!(files.len() >= 40, "only {} scenarios", files.len());
    let failed: Vec<String> =
        files.iter().filter_map(|file| scenario::run(file).err()).map(|e| e.to_string()).collect();
    assert!(failed.is_empty(), "{} of {} scenarios failed:\n{}", failed.len(), files.len(), failed.join("\n"));
}
