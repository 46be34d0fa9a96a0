//! The steps of a scenario: actions by name, expectations, and words for whoever plays it as a lesson.

use super::Scripted;
use super::text::Text;
use crate::rules::DataError;
use ron::value::RawValue;
use serde::Deserialize;

/// A value from a scenario, with the line on which it begins.
#[derive(Clone, Debug)]
pub struct Lined<T> {
    /// The line, from 1.
    pub line: usize,
    /// The value.
    pub it: T,
}

/// A step as it stands in the file, and what it means.
#[derive(Clone, Debug)]
pub(super) struct Written<G: Scripted> {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// Its text, on one line.
    pub text: String,
    /// What it means.
    pub step: Step<G>,
}

/// What a step means.
#[derive(Clone, Debug)]
pub(super) enum Step<G: Scripted> {
    /// An action.
    Do(G::Deed),
    /// Something that has to be so.
    Expect(G::Expectation),
    /// A page of a lesson.
    Page(Told),
}

/// A page of a lesson: the key of its words, and whether the player takes the next decision.
#[derive(Clone, Debug, Deserialize)]
pub(super) enum Told {
    /// The page is read, and then the others decide.
    Read(String),
    /// The page asks for the decision that follows.
    Ask(String),
}

/// The IDs of the rules that a scenario tests, at least one.
pub(in crate::table) fn rule_ids(text: &Text, raw: &RawValue) -> Result<Vec<String>, DataError> {
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
pub fn is_rule_id(id: &str) -> bool {
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

/// The steps of a scenario, at least one.
pub(super) fn steps<'a, G: Scripted>(text: &Text<'a>, raw: &'a RawValue) -> Result<Vec<Written<G>>, DataError> {
    let steps = text.read_piece::<Vec<&RawValue>>(raw, "a list of steps")?;
    if steps.it.is_empty() {
        return Err(text.fault(steps.line, "no steps: expected actions and expectations in steps: [ … ]"));
    }
    let written =
        |raw: &'a RawValue| Ok(Written { line: text.line_of(raw), text: on_one_line(raw), step: step(text, raw)? });
    steps.it.into_iter().map(written).collect()
}

/// A step as it stands in the file, without the comments around it, cut where it is too long to be told.
fn on_one_line(raw: &RawValue) -> String {
    const MOST: usize = 400;
    let words: Vec<&str> = raw.trim().get_ron().split_whitespace().collect();
    let mut line = words.join(" ");
    if let Some((end, _)) = line.char_indices().nth(MOST) {
        line.truncate(end);
        line.push('…');
    }
    line
}

/// A step is an action if its name is the name of an action. Otherwise it is an expectation.
fn step<'a, G: Scripted>(text: &Text<'a>, raw: &'a RawValue) -> Result<Step<G>, DataError> {
    if ["Read(", "Ask("].iter().any(|word| raw.trim().get_ron().starts_with(word)) {
        let page = text.read_piece(raw, "a page of a lesson: Ask(\"first-place\")")?.it;
        return Ok(Step::Page(page));
    }
    let deed = match text.try_piece::<G::Deed>(raw) {
        Ok(deed) => return Ok(Step::Do(deed)),
        Err(error) => error,
    };
    let ron::Error::NoSuchEnumVariant { expected: actions, .. } = deed.code else {
        return Err(text.fault_in(raw, &deed, "a step"));
    };
    match text.try_piece::<G::Expectation>(raw) {
        Ok(expectation) => match G::rule_in(&expectation) {
            Some(rule) if !is_rule_id(rule) => Err(text.fault(text.line_of(raw), not_a_rule(rule))),
            _ => Ok(Step::Expect(expectation)),
        },
        Err(error) => match &error.code {
            ron::Error::NoSuchEnumVariant { expected, found, outer } if outer.as_deref() == Some("Expectation") => {
                let (actions, expectations) = (actions.join(", "), expected.join(", "));
                let fault =
                    format!("unknown step {found}: expected an action ({actions}) or an expectation ({expectations})");
                Err(text.fault(text.line_of(raw), fault))
            }
            _ => Err(text.fault_in(raw, &error, "a step")),
        },
    }
}
