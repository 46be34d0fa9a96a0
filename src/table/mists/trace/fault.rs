//! What is wrong with a trace.

use crate::rules::mists::Refusal;

/// Where and why a trace goes wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {rule}: {what}")]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The rule that is broken; `TRACE` for the format.
    pub rule: &'static str,
    /// What is wrong, as a sentence.
    pub what: String,
}

/// The rule that stands for the format of traces.
pub(super) const FORMAT: &str = "TRACE";

pub(super) type Checked<T> = Result<T, Wrong>;

/// A fault whose line is not told yet.
pub(super) struct Wrong {
    rule: &'static str,
    what: String,
    /// So many lines after the one that was read: what ghosts come was looked up there.
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
