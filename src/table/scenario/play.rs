//! Plays a scenario step by step and collects all differences.

use super::steps::Step;
use super::{Scenario, ScenarioError, Scripted};
use crate::rules::DataError;
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
    /// The step as it stands in the file, what was expected and what was found.
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}, step {}: {}", self.file, self.line, self.step, self.what)
    }
}

impl<G: Scripted> Scenario<G> {
    /// Plays the scenario. Unmet expectations are collected, but a refused action ends the play.
    ///
    /// # Errors
    /// Returns what is wrong with the layout, or all differences.
    pub fn play(&self) -> Result<Passed, ScenarioError> {
        let mut happenings = Vec::new();
        let fault = |line, fault| DataError { file: self.file.clone(), line, fault };
        let mut game = G::open(&self.opening, &mut happenings, fault)?;
        let mut differences = Vec::new();
        for (number, written) in (1..).zip(&self.steps) {
            let mut differs = |what| {
                let what = format!("{}: {what}", written.text);
                differences.push(Difference { file: self.file.clone(), line: written.line, step: number, what });
            };
            match &written.step {
                Step::Page(_) => {}
                Step::Expect(expectation) => {
                    let found = game.check(expectation, &happenings);
                    found.unwrap_or_else(&mut differs);
                }
                Step::Do(deed) => {
                    happenings.clear();
                    if let Err(refusal) = game.apply(G::action(*deed), &mut happenings) {
                        differs(not_allowed(&refusal, &game));
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
}

fn not_allowed<G: Scripted>(refusal: &G::Refusal, game: &G) -> String {
    let (due, rule) = (game.phase(), G::rule_of(refusal));
    format!(
        "expected it to be allowed, but {refusal} ({rule}); what is due is {due:?}. The steps after it were left out"
    )
}
