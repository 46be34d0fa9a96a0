//! Reads the text of a scenario into everything that is needed to play it.

use super::layout::Opening;
use super::lines::Lines;
use super::step::{Deed, Expectation, Step};
use super::text::{Lined, Text};
use super::written::Written;
use super::{ScenarioError, layout, setup};
use crate::rules::DataError;
use crate::rules::mists::Setup;
use crate::table::files;
use ron::value::RawValue;
use std::path::Path;

/// A scenario that was read and is valid.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub(super) file: String,
    pub(super) title: String,
    pub(super) rules: Vec<String>,
    pub(super) setup: Setup,
    pub(super) opening: Opening,
    pub(super) steps: Vec<Lined<Step>>,
    pub(super) lines: Lines,
}

impl Scenario {
    /// Reads the scenario in a file.
    ///
    /// # Errors
    /// Returns why it could not be read.
    pub fn open(path: &Path) -> Result<Scenario, ScenarioError> {
        let file = path.display().to_string();
        let text = files::text(path, files::MOST_BYTES, "a scenario in RON")
            .map_err(|why| ScenarioError::Unreadable { file: file.clone(), why })?;
        Ok(Scenario::parse(&text, &file, path.parent().unwrap_or(Path::new("")))?)
    }

    /// Reads the text of a scenario. Errors call it `file`, and paths of decks are relative to `folder`.
    ///
    /// # Errors
    /// Returns what is wrong, on which line, and what was expected.
    pub fn parse(text: &str, file: &str, folder: &Path) -> Result<Scenario, DataError> {
        let text = Text::new(file, text)?;
        let written: Written = text.read()?;
        let mut lines = Lines::default();
        let rules = rules(&text, written.rules)?;
        let setup = setup::setup(&text, &written, folder, &mut lines)?;
        let opening = layout::opening(&text, &written, &setup, &mut lines)?;
        let steps = steps(&text, written.steps)?;
        Ok(Scenario { file: file.to_owned(), title: written.title, rules, setup, opening, steps, lines })
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

fn rules(text: &Text, raw: &RawValue) -> Result<Vec<String>, DataError> {
    let ids = text.read_piece::<Vec<String>>(raw, "a list of rule IDs")?;
    match ids.it.iter().find(|id| !is_rule_id(id)) {
        Some(id) => Err(text.fault(ids.line, not_a_rule(id))),
        None if ids.it.is_empty() => {
            Err(text.fault(ids.line, "no rule: expected the ID of at least one, such as \"GHOST-3\""))
        }
        None => Ok(ids.it),
    }
}

/// Whether this has the form of a rule ID: GHOST-3, L1-1.
fn is_rule_id(id: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    id.split_once('-').is_some_and(|(chapter, number)| {
        let letters = chapter.trim_end_matches(|c: char| c.is_ascii_digit());
        let is_chapter = !letters.is_empty() && letters.bytes().all(|byte| byte.is_ascii_uppercase());
        is_chapter && chapter.len() - letters.len() <= 1 && digits(number)
    })
}

fn not_a_rule(id: &str) -> String {
    format!("{id:?} is no rule ID: expected capitals, a hyphen and a number, such as \"GHOST-3\" or \"L1-1\"")
}

fn steps<'a>(text: &Text<'a>, raw: &'a RawValue) -> Result<Vec<Lined<Step>>, DataError> {
    let steps = text.read_piece::<Vec<&RawValue>>(raw, "a list of steps")?;
    if steps.it.is_empty() {
        return Err(text.fault(steps.line, "no steps: expected actions and expectations in steps: [ … ]"));
    }
    steps.it.into_iter().map(|raw| step(text, raw)).collect()
}

/// A step is an action if its name is the name of an action. Otherwise it is an expectation.
fn step<'a>(text: &Text<'a>, raw: &'a RawValue) -> Result<Lined<Step>, DataError> {
    let line = text.line_of(raw);
    let deed = match text.try_piece::<Deed>(raw) {
        Ok(deed) => return Ok(Lined { line, it: Step::Do(deed) }),
        Err(error) => error,
    };
    let ron::Error::NoSuchEnumVariant { expected: actions, .. } = deed.code else {
        return Err(text.fault_in(raw, &deed, "a step"));
    };
    match text.try_piece::<Expectation>(raw) {
        Ok(expectation) => match expectation.rule() {
            Some(rule) if !is_rule_id(rule) => Err(text.fault(line, not_a_rule(rule))),
            _ => Ok(Lined { line, it: Step::Expect(expectation) }),
        },
        Err(error) => match &error.code {
            ron::Error::NoSuchEnumVariant { expected, found, outer } if outer.as_deref() == Some("Expectation") => {
                let (actions, expectations) = (actions.join(", "), expected.join(", "));
                let fault =
                    format!("unknown step {found}: expected an action ({actions}) or an expectation ({expectations})");
                Err(text.fault(line, fault))
            }
            _ => Err(text.fault_in(raw, &error, "a step")),
        },
    }
}
