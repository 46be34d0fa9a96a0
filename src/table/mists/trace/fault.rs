//! What can be wrong with a trace: lines that can't be read, and lines with which the rules do not agree.

use crate::rules::mists::Refusal;

/// A fault of a trace: where it is and why it is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {rule}: {what}")]
pub struct Fault {
    /// The number of the line, starting at 1.
    pub line: usize,
    /// The broken rule, or `TRACE` for the format.
    pub rule: &'static str,
    /// What is wrong, as a sentence.
    pub what: String,
}

/// Stands for the format of traces instead of a rule.
pub(super) const FORMAT: &str = "TRACE";

pub(super) type Checked<T> = Result<T, Wrong>;

/// A fault without its line number.
pub(super) struct Wrong {
    rule: &'static str,
    what: String,
    /// How many lines after the current one the fault is. Only the check of ghosts reads ahead; otherwise it is 0.
    pub ahead: usize,
}

impl Wrong {
    pub fn new(rule: &'static str, what: impl ToString) -> Wrong {
        Wrong { rule, what: what.to_string(), ahead: 0 }
    }

    pub fn ahead(self, ahead: usize) -> Wrong {
        Wrong { ahead, ..self }
    }

    pub fn on(self, line: usize) -> Fault {
        Fault { line, rule: self.rule, what: self.what }
    }
}

impl From<Refusal> for Wrong {
    fn from(refusal: Refusal) -> Wrong {
        Wrong::new(refusal.rule(), refusal)
    }
}
