//! The weights as they are written down.

use crate::cli::Failure;
use crate::table::kept::write_whole;
use ron::ser::PrettyConfig;
use serde::Serialize;
use std::path::Path;

/// Numbers with four digits that count: none is longer than it needs to be.
pub(super) fn rounded<const N: usize>(numbers: [f32; N]) -> [f32; N] {
    numbers.map(|number| format!("{number:.3e}").parse().unwrap_or(number))
}

/// Writes weights below this head, completely or not at all.
pub(super) fn write(weights: &impl Serialize, head: &str, style: PrettyConfig, path: &Path) -> Result<(), Failure> {
    let text = ron::ser::to_string_pretty(weights, style)?;
    write_whole(path, format!("{head}{text}\n").as_bytes()).map_err(|error| Failure::not_written(path, &error))
}
