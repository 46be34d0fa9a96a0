//! The file to which many games are written.

use super::Failure;
use crate::table::trace::{Trace, Traced};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A trace under way.
pub(super) struct TraceFile {
    path: PathBuf,
    out: BufWriter<File>,
}

impl TraceFile {
    /// A new file.
    pub fn create(path: &Path) -> Result<TraceFile, Failure> {
        let file = File::create(path).map_err(|error| Failure::not_written(path, &error))?;
        Ok(TraceFile { path: path.to_owned(), out: BufWriter::new(file) })
    }

    /// Adds a game.
    pub fn add<G: Traced>(&mut self, game: &Trace<G>) -> Result<(), Failure> {
        let written = game.write_to(&mut self.out);
        self.said(written)
    }

    /// Writes the rest and closes the file.
    pub fn close(mut self) -> Result<(), Failure> {
        let written = self.out.flush();
        self.said(written)
    }

    fn said(&self, written: io::Result<()>) -> Result<(), Failure> {
        written.map_err(|error| Failure::with_file(&self.path, &error))
    }
}
