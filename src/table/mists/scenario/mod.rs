//! Scenarios: whole tests that people can read and write. `tests/scenarios/README.md` describes the format.

mod check;
mod event;
mod layout;
mod lines;
mod places;
mod play;
mod read;
mod setup;
mod step;
mod text;
mod written;

pub use play::{Difference, Passed};
pub use read::Scenario;

use crate::rules::DataError;
use std::path::Path;

/// Why a scenario did not pass.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScenarioError {
    /// The file could not be read, or it is not text.
    #[error("{file}: {why}")]
    Unreadable {
        /// The name of the file.
        file: String,
        /// What is wrong with it.
        why: String,
    },
    /// The file does not contain a scenario, or its board cannot be laid out.
    #[error(transparent)]
    Bad(#[from] DataError),
    /// Some steps went differently than the scenario says.
    #[error("{}", differences(.0))]
    Failed(Vec<Difference>),
}

fn differences(all: &[Difference]) -> String {
    all.iter().map(Difference::to_string).collect::<Vec<_>>().join("\n")
}

/// Reads and plays the scenario in a file.
///
/// # Errors
/// Returns why it could not be read, or what went differently.
pub fn run(path: &Path) -> Result<Passed, ScenarioError> {
    Scenario::open(path)?.play()
}
