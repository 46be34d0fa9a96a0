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
    /// The file could not be opened or is no text.
    #[error("{file}: {why}")]
    Unreadable {
        /// The file as it was named.
        file: String,
        /// What is wrong with it.
        why: String,
    },
    /// The file does not hold a scenario, or its board can't be laid out.
    #[error(transparent)]
    Bad(#[from] DataError),
    /// Steps went otherwise than the scenario says.
    #[error("{}", differences(.0))]
    Failed(Vec<Difference>),
}

fn differences(all: &[Difference]) -> String {
    all.iter().map(Difference::to_string).collect::<Vec<_>>().join("\n")
}

/// Reads the scenario in a file and plays it.
///
/// # Errors
/// Why it could not be read, or where it went otherwise than it says.
pub fn run(path: &Path) -> Result<Passed, ScenarioError> {
    Scenario::open(path)?.play()
}
