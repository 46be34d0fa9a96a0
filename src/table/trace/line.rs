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
        (Some((_, read)), None) => read(value).map_err(|error| in_words(&error)),
        (Some((one, _)), Some((other, _))) => Err(format!("\"{one}\" and \"{other}\" in one line: expected one")),
        (None, _) => {
            let keys = object.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
            Err(format!("a line of an unknown kind ({keys})"))
        }
    }
}

/// Why a line is no JSON, in words. The reader counts lines too, but it only knows this one.
pub(super) fn not_json(error: &serde_json::Error) -> String {
    match error.is_eof() {
        true => "not JSON: it ends too early, expected all brackets and quotes to be closed".to_owned(),
        false => format!("not JSON: something else stands at letter {}, expected {{ … }}", error.column()),
    }
}

/// What is wrong with the content of a line, in words instead of the reader's, which speaks of Rust.
fn in_words(error: &serde_json::Error) -> String {
    let said = error.to_string();
    let (found, expected) = said.split_once(", expected ").unwrap_or((&said, ""));
    let found = found.strip_prefix("invalid value: ").or(found.strip_prefix("invalid type: ")).unwrap_or(found);
    let found = match found.strip_prefix("invalid length ") {
        Some(length) => format!("a list of {length}"),
        None if found == "map" => "an object in { … }".to_owned(),
        None if found == "sequence" => "a list in [ … ]".to_owned(),
        None => found.replace("integer `", "the number `").replace("floating point `", "the number `"),
    };
    if found.starts_with("data did not match any variant of untagged enum") {
        return "a part of this line is none of what can stand there".to_owned();
    }
    let expected = match expected {
        "" => return found,
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" | "u64" | "usize" => "a whole number, not below 0",
        "i8" => "a whole number from -128 to 127",
        "i16" => "a whole number from -32768 to 32767",
        "i32" | "i64" | "isize" => "a whole number",
        "fewer elements in array" | "fewer elements in sequence" => "a shorter list",
        "a borrowed string" | "a string" | "string" => "a text in quotes",
        "a sequence" => "a list in [ … ]",
        "a boolean" => "true or false",
        other if other.starts_with("struct ") || other.starts_with("a map") => "an object in { … }",
        other => match other.strip_prefix("a tuple of size ") {
            Some(size) => return format!("{found}: expected a list of {size}"),
            None => other,
        },
    };
    format!("{found}: expected {expected}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    struct Small {
        #[expect(dead_code)]
        legal: u8,
    }

    #[test]
    fn what_is_wrong_is_said_without_the_words_of_the_reader() {
        let said = |json: &str| {
            let value: Value = serde_json::from_str(json).expect("it is JSON");
            in_words(&serde_json::from_value::<Small>(value).expect_err("it is wrong"))
        };
        assert_eq!(said(r#"{"legal": 300}"#), "the number `300`: expected a whole number from 0 to 255");
        assert_eq!(said(r#"{"legal": 0.5}"#), "the number `0.5`: expected a whole number from 0 to 255");
        assert_eq!(said(r#"{"legal": "map"}"#), "string \"map\": expected a whole number from 0 to 255");
        assert_eq!(said(r#"{"legal": {}}"#), "an object in { … }: expected a whole number from 0 to 255");
        assert_eq!(said("3"), "the number `3`: expected an object in { … }");
        assert_eq!(said("{}"), "missing field `legal`");
        let square = |json: &str| {
            let value: Value = serde_json::from_str(json).expect("it is JSON");
            in_words(&serde_json::from_value::<(i16, i16)>(value).expect_err("no square"))
        };
        assert!(square("[1]").starts_with("a list of 1: expected a list of 2"), "{}", square("[1]"));
        assert!(
            square("[40000, 1]").contains(": expected a whole number from -32768 to 32767"),
            "{}",
            square("[40000, 1]")
        );
        let no_json = |text: &str| not_json(&serde_json::from_str::<Value>(text).expect_err("it is no JSON"));
        assert_eq!(no_json("{\"draw\":"), "not JSON: it ends too early, expected all brackets and quotes to be closed");
        assert_eq!(no_json("{draw}"), "not JSON: something else stands at letter 2, expected { … }");
    }
}
