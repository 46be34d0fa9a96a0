//! The weights as they are written down.

use crate::cli::Failure;
use crate::guide::mists::{LevelWeights, Reach, Weights};
use crate::table::kept::write_whole;
use ron::ser::PrettyConfig;
use std::path::Path;

const HEAD: &str = "\
// What the guide's quick player looks for, level by level; written by `mists tune`. What each number means is told in
// src/guide/mists/sense/weights.rs.
";

/// The weights with numbers that are not longer than they need to be.
pub(super) fn rounded(weights: LevelWeights) -> LevelWeights {
    let short = |number: f32| (number * 1000.0).round() / 1000.0;
    let pile = |Reach { tile, even, spread, after }: Reach| {
        // Chances may be small.
        let after = (after * 1e6).round() / 1e6;
        Reach { tile: short(tile), even: short(even), spread: short(spread), after }
    };
    let weights = weights.with_numbers(weights.numbers().map(short));
    LevelWeights { piles: weights.piles.map(pile), ..weights }
}

/// Writes them, completely or not at all.
pub(super) fn write(weights: &Weights, path: &Path) -> Result<(), Failure> {
    let style = PrettyConfig::new().separate_tuple_members(true);
    let text = ron::ser::to_string_pretty(weights, style)?;
    let text = format!("{HEAD}{text}\n");
    write_whole(path, text.as_bytes()).map_err(|error| Failure::not_written(path, &error))
}
