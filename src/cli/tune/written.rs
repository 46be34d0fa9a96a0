//! The weights as they are written down.

use crate::cli::Failure;
use crate::cli::result_file::replaceable;
use crate::table::kept::write_shared;
use ron::ser::PrettyConfig;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Numbers with four digits that count: none is longer than it needs to be.
pub(super) fn rounded<const N: usize>(numbers: [f32; N]) -> [f32; N] {
    numbers.map(|number| format!("{number:.3e}").parse().unwrap_or(number))
}

/// What such a file begins with: its head is a comment.
const BEGINS: u8 = b'/';

/// Finds out whether weights can be written there. A link leads to its target.
pub(super) fn place(path: &Path) -> Result<PathBuf, Failure> {
    replaceable(path, BEGINS, "weights")
}

/// Writes weights below this head, completely or not at all.
pub(super) fn write(weights: &impl Serialize, head: &str, style: PrettyConfig, path: &Path) -> Result<(), Failure> {
    let text = ron::ser::to_string_pretty(weights, style)?;
    write_shared(path, format!("{head}{text}\n").as_bytes()).map_err(|error| Failure::not_written(path, &error))
}
