//! Scenarios: whole tests that people can read and write. What all games share: reading the text with lines for every
//! fault, the list of steps, and playing them. `tests/scenarios/README.md` describes the format.

mod check;
mod fields;
mod lesson;
mod places;
mod play;
mod steps;
mod text;

pub(super) use check::{Found, illegal, in_order, is, legal, same};
pub(super) use fields::{Faces, TileLine, entries, faces, field, from_one};
pub use lesson::{Course, Page};
pub(super) use places::{At, Place};
pub use play::{Difference, Passed};
pub(super) use steps::rule_ids;
pub use steps::{Lined, is_rule_id};
pub use text::Text;

use crate::rules::{DataError, Game};
use crate::table::files;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use std::fmt;
use std::path::Path;
use steps::Written;

/// A game that has scenarios.
pub trait Scripted: Game {
    /// Everything that is needed to begin, with the lines on which it stands.
    type Opening: Clone + fmt::Debug;
    /// An action by its name in scenarios.
    type Deed: Copy + fmt::Debug + DeserializeOwned;
    /// An expectation about the position, or about what has happened since the last action.
    type Expectation: Clone + fmt::Debug + DeserializeOwned;

    /// Reads a text. Paths of decks are relative to `folder`.
    ///
    /// # Errors
    /// Returns what is wrong, on which line, and what was expected.
    fn read<'a>(text: &Text<'a>, folder: &Path) -> Result<Script<'a, Self>, DataError>;

    /// What is agreed on before play.
    fn setup(opening: &Self::Opening) -> Self::Setup;

    /// The position before the first step.
    ///
    /// # Errors
    /// Returns what is wrong with the opening; `fault` makes the error for a line.
    fn open(
        opening: &Self::Opening,
        happenings: &mut Vec<Self::Happening>,
        fault: impl Fn(usize, String) -> DataError,
    ) -> Result<Self, DataError>;

    /// The action that a deed stands for.
    fn action(deed: Self::Deed) -> Self::Action;

    /// The rule ID in an expectation.
    fn rule_in(expectation: &Self::Expectation) -> Option<&str>;

    /// Whether an expectation is met. `Err` tells what was found instead of what was expected.
    ///
    /// # Errors
    /// Returns what was found instead.
    fn check(&self, expectation: &Self::Expectation, happenings: &[Self::Happening]) -> Result<(), String>;
}

/// What a game reads from a text.
pub struct Script<'a, G: Scripted> {
    /// The title.
    pub title: String,
    /// The IDs of the rules that it tests.
    pub rules: Vec<String>,
    /// What is needed to begin.
    pub opening: G::Opening,
    /// The list of steps.
    pub steps: &'a RawValue,
}

/// A scenario that was read and is valid.
#[derive(Clone, Debug)]
pub struct Scenario<G: Scripted> {
    file: String,
    title: String,
    rules: Vec<String>,
    opening: G::Opening,
    steps: Vec<Written<G>>,
}

impl<G: Scripted> Scenario<G> {
    /// Reads the scenario in a file.
    ///
    /// # Errors
    /// Returns why it could not be read.
    pub fn open(path: &Path) -> Result<Scenario<G>, ScenarioError> {
        Ok(Scenario::of_file(&text(path)?, path)?)
    }

    /// Reads the [`text`] of this file. Paths of decks are relative to its folder.
    ///
    /// # Errors
    /// Returns what is wrong, on which line, and what was expected.
    pub fn of_file(text: &str, path: &Path) -> Result<Scenario<G>, DataError> {
        Scenario::parse(text, &path.display().to_string(), path.parent().unwrap_or(Path::new("")))
    }

    /// Reads the text of a scenario. Errors call it `file`, and paths of decks are relative to `folder`.
    ///
    /// # Errors
    /// Returns what is wrong, on which line, and what was expected.
    pub fn parse(text: &str, file: &str, folder: &Path) -> Result<Scenario<G>, DataError> {
        let text = Text::new(file, text)?;
        let Script { title, rules, opening, steps } = G::read(&text, folder)?;
        let steps = steps::steps(&text, steps)?;
        Ok(Scenario { file: file.to_owned(), title, rules, opening, steps })
    }

    /// The title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The IDs of the rules that it tests.
    pub fn rules(&self) -> &[String] {
        &self.rules
    }
}

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

/// The text of a scenario.
///
/// # Errors
/// Returns why the file could not be read.
pub fn text(path: &Path) -> Result<String, ScenarioError> {
    let unreadable = |why| ScenarioError::Unreadable { file: path.display().to_string(), why };
    files::text(path, files::MOST_BYTES, "a scenario in RON").map_err(unreadable)
}

/// Reads and plays the scenario in a file.
///
/// # Errors
/// Returns why it could not be read, or what went differently.
pub fn run<G: Scripted>(path: &Path) -> Result<Passed, ScenarioError> {
    Scenario::<G>::open(path)?.play()
}
