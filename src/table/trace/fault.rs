//! What can be wrong with a trace: lines that can't be read, and lines with which the rules do not agree.

use crate::rules::Game;

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
pub(in crate::table) const FORMAT: &str = "TRACE";

/// A check that may find a fault.
pub type Checked<T> = Result<T, Wrong>;

/// A fault without its line number.
pub struct Wrong {
    rule: &'static str,
    what: String,
    /// How many lines after the current one the fault is. Only the check of ghosts reads ahead; otherwise it is 0.
    pub(super) ahead: usize,
}

impl Wrong {
    /// What is wrong by a rule.
    pub(in crate::table) fn new(rule: &'static str, what: impl ToString) -> Wrong {
        Wrong { rule, what: what.to_string(), ahead: 0 }
    }

    /// The same, so many lines ahead.
    pub(in crate::table) fn ahead(self, ahead: usize) -> Wrong {
        Wrong { ahead, ..self }
    }

    /// What a game refuses.
    pub(in crate::table) fn refused<G: Game>(refusal: G::Refusal) -> Wrong {
        Wrong::new(G::rule_of(&refusal), refusal)
    }

    /// The fault on a line.
    pub(super) fn on(self, line: usize) -> Fault {
        Fault { line, rule: self.rule, what: self.what }
    }
}
