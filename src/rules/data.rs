//! Data that people write: RON text in, or one sentence that names the file, the line, what is wrong and what was
//! expected.

use ron::{Options, error::SpannedError, extensions::Extensions};
use serde::de::DeserializeOwned;

/// No deck or level comes near this many bytes; anything larger is some other file.
const MOST_BYTES: usize = 1 << 20;

/// Why a data file could not be read, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {fault}")]
pub struct DataError {
    /// The file, as it was named by whoever opened it.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub fault: String,
}

impl DataError {
    pub(crate) fn new(file: &str, line: usize, fault: impl ToString) -> DataError {
        DataError { file: file.to_owned(), line, fault: fault.to_string() }
    }
}

/// Reads RON text as a `T`; `what` says what the file should hold ("a deck").
pub(crate) fn read<T: DeserializeOwned>(text: &str, file: &str, what: &str) -> Result<T, DataError> {
    if text.len() > MOST_BYTES {
        return Err(DataError::new(
            file,
            1,
            format!("the file has more than 1 MB: expected {what}, some 10 kB of text"),
        ));
    }
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Err(DataError::new(file, 1, format!("the file is empty: expected {what} in ( … )")));
    }
    let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|error| DataError::new(file, line_of(&error, text), sentence(&error.code, what)))
}

/// On which line of the text the RON reader found something wrong, and what; `what` says what the text should hold.
pub(crate) fn fault_of(error: &SpannedError, text: &str, what: &str) -> (usize, String) {
    (line_of(error, text), sentence(&error.code, what))
}

/// Where the reader stopped; only a missing comma is missed further up, where the entry before it ends.
fn line_of(error: &SpannedError, text: &str) -> usize {
    let stop = error.span.end;
    let before = text.lines().nth(stop.line - 1).unwrap_or("").chars().take(stop.col - 1);
    if error.code != ron::Error::ExpectedComma || !before.collect::<String>().trim().is_empty() {
        return stop.line;
    }
    let has_entry = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with("//");
    let above = text.lines().take(stop.line - 1).enumerate().filter(|(_, line)| has_entry(line));
    above.last().map_or(stop.line, |(at, _)| at + 1)
}

/// What the reader found, in words for people who write decks and levels.
fn sentence(error: &ron::Error, what: &str) -> String {
    use ron::Error::*;
    match error {
        NoSuchEnumVariant { expected, found, .. } => {
            let side = if expected.contains(&"N") { "side " } else { "" };
            format!("{side}{}: expected {}", shortened(found), one_of(expected))
        }
        NoSuchStructField { expected, found, .. } => {
            format!("unknown field {}: expected {}", shortened(found), one_of(expected))
        }
        MissingStructField { field, .. } => format!("field {field} is missing: expected it before this bracket closes"),
        DuplicateStructField { field, .. } => format!("field {field} stands twice: expected it once"),
        Eof => "the text ends too early: expected the brackets to be closed".to_owned(),
        ExpectedStructLike
        | ExpectedNamedStructLike(_)
        | ExpectedDifferentStructName { .. }
        | ExpectedStructName(_)
        | InvalidValueForType { .. }
        | ExpectedDifferentLength { .. } => {
            format!("something else stands here: expected {what}, written as (name: value, …)")
        }
        ExpectedIdentifier | InvalidIdentifier(_) | SuggestRawIdentifier(_) => {
            "something else stands here: expected a name such as roads, N or village".to_owned()
        }
        ExpectedInteger | ExpectedFloat | UnderscoreAtBeginning | InvalidIntegerDigit { .. } => {
            "something else stands here: expected a whole number".to_owned()
        }
        IntegerOutOfBounds => {
            "the number is too small or too great: expected a whole number that can stand here".to_owned()
        }
        ExceededRecursionLimit => format!("brackets lie too deep within each other: expected {what}"),
        TrailingCharacters => format!("more text follows: expected nothing after the end of {what}"),
        ExpectedComma => "a comma is missing: expected one between entries".to_owned(),
        ExpectedString => "something else stands here: expected a text in quotes".to_owned(),
        ExpectedBoolean => "something else stands here: expected true or false".to_owned(),
        other => match shortened(&other.to_string()).strip_prefix("Expected ") {
            Some(expected) => format!("something else stands here: expected {expected}"),
            None => format!("this can't be read ({}): expected {what}", shortened(&other.to_string())),
        },
    }
}

/// "a, b or c".
fn one_of(names: &[&str]) -> String {
    match names {
        [] => "nothing".to_owned(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// Found text on one line, cut where it gets too long to be shown.
pub(super) fn shortened(found: &str) -> String {
    const MOST: usize = 80;
    let mut shown: String = found.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if found.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}

/// The lines on which `key` stands this deep in brackets, in order, texts and comments left out. Meant for text that
/// was read before, in which each entry of a list has the key once: the n-th line is then that of the n-th entry.
pub(crate) fn lines_of(text: &str, key: &str, depth: usize) -> Vec<usize> {
    let (mut rest, mut line, mut deep, mut lines) = (text, 1, 0_usize, Vec::new());
    while !rest.is_empty() {
        let (token, after) = rest.split_at(token_length(rest));
        match token {
            "(" | "[" | "{" => deep += 1,
            ")" | "]" | "}" => deep = deep.saturating_sub(1),
            _ if token == key && deep == depth => lines.push(line),
            _ => line += token.matches('\n').count(),
        }
        rest = after;
    }
    lines
}

/// The bytes of the comment, text, word or single character that `rest` begins with.
fn token_length(rest: &str) -> usize {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    match rest.chars().next() {
        _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
        _ if rest.starts_with("/*") => block_comment_length(rest),
        Some('"') => text_length(rest),
        Some(first) if is_word(first) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
        Some(first) => first.len_utf8(),
        None => 0,
    }
}

fn text_length(rest: &str) -> usize {
    let mut escaped = true; // the opening quote ends nothing
    for (at, c) in rest.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

fn block_comment_length(rest: &str) -> usize {
    let (mut at, mut deep) = (0, 0);
    while let Some(next) = rest[at..].find(['/', '*']) {
        at += next;
        let step = match rest.get(at..at + 2) {
            Some("/*") => {
                deep += 1;
                2
            }
            Some("*/") => {
                deep -= 1;
                2
            }
            _ => 1,
        };
        at += step;
        if deep == 0 {
            return at;
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_in_comments_texts_and_other_depths_are_not_counted() {
        let text = "( // name\n /* name /* ( */\n name */ name: \"a \\\" name (\",\n [ (name: \"b\",\n x: (name: 1)), (\nname: 2) ])";
        assert_eq!(lines_of(text, "name", 1), [3]);
        assert_eq!(lines_of(text, "name", 3), [4, 6]);
        assert_eq!(lines_of(text, "name", 4), [5]);
    }

    #[test]
    fn found_text_is_shown_short_and_on_one_line() {
        assert_eq!(shortened("a\nb"), "a b");
        assert_eq!(shortened(&"x".repeat(100_000)).chars().count(), 81);
    }
}
