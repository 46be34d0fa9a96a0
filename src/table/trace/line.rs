//! A line of a trace: the first key tells what happened.

use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// A line of a game's traces.
pub trait TraceLine: Clone + fmt::Debug + Serialize {
    /// Reads a line. The error is a sentence.
    ///
    /// # Errors
    /// Returns what is wrong with it.
    fn read(value: Value) -> Result<Self, String>;

    /// The key that identifies the kind of line.
    fn kind(&self) -> &'static str;
}

/// The kind of a line, and what reads it.
pub(in crate::table) type Reader<L> = (&'static str, fn(Value) -> serde_json::Result<L>);

/// Reads a line with the reader for its kind.
pub(in crate::table) fn read_with<L>(value: Value, readers: &[Reader<L>]) -> Result<L, String> {
    let object = value.as_object().ok_or("expected an object in { … }")?;
    let mut kinds = object.keys().filter_map(|key| readers.iter().find(|(kind, _)| kind == key));
    match (kinds.next(), kinds.next()) {
        (Some((_, read)), None) => read(value).map_err(|error| error.to_string()),
        (Some((one, _)), Some((other, _))) => Err(format!("\"{one}\" and \"{other}\" in one line: expected one")),
        (None, _) => {
            let keys = object.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
            Err(format!("a line of an unknown kind ({keys})"))
        }
    }
}
