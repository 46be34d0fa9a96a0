//! Plays a scenario step by step and collects all differences.

use super::layout::Opening;
use super::read::Scenario;
use super::step::{Deed, Step};
use super::{ScenarioError, check, check::Moment};
use crate::rules::mists::Mists;
use crate::rules::{DataError, Game};
use std::fmt;

/// A scenario that passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passed {
    /// Its title.
    pub title: String,
    /// The number of its steps.
    pub steps: usize,
}

/// A step that went differently than the scenario says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The scenario's file.
    pub file: String,
    /// The line on which the step begins, starting at 1.
    pub line: usize,
    /// The number of the step, starting at 1.
    pub step: usize,
    /// What was expected and what was found.
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}, step {}: {}", self.file, self.line, self.step, self.what)
    }
}

impl Scenario {
    /// Plays the scenario. Unmet expectations are collected, but a refused action ends the play.
    ///
    /// # Errors
    /// Returns what is wrong with the layout, or all differences.
    pub fn play(&self) -> Result<Passed, ScenarioError> {
        let mut happenings = Vec::new();
        let mut game = self.begin(&mut happenings)?;
        let mut differences = Vec::new();
        for (number, step) in (1..).zip(&self.steps) {
            let mut differs =
                |what| differences.push(Difference { file: self.file.clone(), line: step.line, step: number, what });
            match &step.it {
                Step::Expect(expectation) => {
                    let found = check::check(expectation, Moment { game: &game, happenings: &happenings });
                    found.unwrap_or_else(|what| differs(format!("{expectation:?}: {what}")));
                }
                Step::Do(deed) => {
                    happenings.clear();
                    if let Err(refusal) = game.apply(deed.action(), &mut happenings) {
                        differs(not_allowed(deed, refusal.rule(), &refusal.to_string(), &game));
                        break;
                    }
                }
            }
        }
        if differences.is_empty() {
            Ok(Passed { title: self.title.clone(), steps: self.steps.len() })
        } else {
            Err(ScenarioError::Failed(differences))
        }
    }

    fn begin(&self, happenings: &mut Vec<crate::rules::mists::Happening>) -> Result<Mists, DataError> {
        let fault = |line, error: String| DataError { file: self.file.clone(), line, fault: error };
        match &self.opening {
            Opening::Shuffled(seed) => Mists::begin(&self.setup, *seed, happenings)
                .map_err(|error| fault(self.lines.of_setup(&error), error.to_string())),
            Opening::LaidOut(layout) => Mists::laid_out(&self.setup, layout, happenings)
                .map_err(|error| fault(self.lines.of_layout(&error, layout), error.to_string())),
        }
    }
}

fn not_allowed(deed: &Deed, rule: &str, why: &str, game: &Mists) -> String {
    let due = game.phase();
    format!(
        "{deed:?}: expected it to be allowed, but {why} ({rule}); what is due is {due:?}. The steps after it were left out"
    )
}
