//! The text of a scenario, with the positions of its parts, so that every error can name its line.

use super::Lined;
use crate::rules::{DataError, fault_of};
use crate::table::files::MOST_BYTES;
use ron::error::{SpannedError, SpannedResult};
use ron::{Options, extensions::Extensions, value::RawValue};
use serde::Deserialize;

/// A file's name and text.
pub struct Text<'a> {
    file: &'a str,
    text: &'a str,
    /// Where lines end, from the start of the text. A scenario can have very many pieces, each with its line.
    ends: Vec<usize>,
}

impl<'a> Text<'a> {
    /// The text without a byte order mark. Returns an error for text that cannot be a scenario.
    pub fn new(file: &'a str, text: &'a str) -> Result<Text<'a>, DataError> {
        let own = text.trim_start_matches('\u{feff}');
        let ends = own.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at).collect();
        let whole = Text { file, text: own, ends };
        if text.len() as u64 > MOST_BYTES {
            return Err(whole.fault(1, "the file has more than 1 MB: expected a scenario, some 2 kB of text"));
        }
        if whole.text.trim().is_empty() {
            return Err(whole.fault(1, "the file is empty: expected a scenario in ( … )"));
        }
        Ok(whole)
    }

    /// Reads the whole text as a `T`.
    pub fn read<T: Deserialize<'a>>(&self) -> Result<T, DataError> {
        options().from_str(self.text).map_err(|error| {
            let (line, fault) = fault_of(&error, self.text, "a scenario");
            self.fault(line, fault)
        })
    }

    /// Reads a piece of the text as a `T`. `what` describes it in errors ("a tile").
    pub fn read_piece<T: Deserialize<'a>>(&self, piece: &'a RawValue, what: &str) -> Result<Lined<T>, DataError> {
        match self.try_piece(piece) {
            Ok(it) => Ok(Lined { line: self.line_of(piece), it }),
            Err(error) => Err(self.fault_in(piece, &error, what)),
        }
    }

    /// Reads a piece of the text as a `T`. The caller handles the error.
    pub fn try_piece<T: Deserialize<'a>>(&self, piece: &'a RawValue) -> SpannedResult<T> {
        options().from_str(piece.trim().get_ron())
    }

    /// The error for a piece, with its line in the file.
    pub fn fault_in(&self, piece: &RawValue, error: &SpannedError, what: &str) -> DataError {
        let (line, fault) = fault_of(error, piece.trim().get_ron(), what);
        self.fault(self.line_of(piece) + line - 1, fault)
    }

    /// An error on a line of this file.
    pub fn fault(&self, line: usize, fault: impl ToString) -> DataError {
        DataError { file: self.file.to_owned(), line, fault: fault.to_string() }
    }

    /// The line on which a piece begins, after blanks and comments.
    pub fn line_of(&self, piece: &RawValue) -> usize {
        // The piece is borrowed from the text, so the difference of the addresses is its position.
        let start = piece.trim().get_ron().as_ptr() as usize - self.text.as_ptr() as usize;
        1 + self.ends.partition_point(|&end| end < start)
    }
}

fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}
