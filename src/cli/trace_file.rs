//! The file to which many games are written.

use super::Failure;
use super::result_file::replaceable;
use crate::table::kept::{folder_of, new_file_in};
use crate::table::trace::{Trace, Traced};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// What each line of a trace begins with.
const BEGINS: u8 = b'{';

/// A trace under way. It comes to its place when it is complete.
pub(super) struct TraceFile {
    path: PathBuf,
    out: BufWriter<NamedTempFile>,
}

impl TraceFile {
    /// A new file.
    pub fn create(path: &Path) -> Result<TraceFile, Failure> {
        let path = replaceable(path, BEGINS, "a trace")?;
        let file = new_file_in(folder_of(&path)).map_err(|error| Failure::not_written(&path, &error))?;
        Ok(TraceFile { path, out: BufWriter::new(file) })
    }

    /// Adds a game.
    pub fn add<G: Traced>(&mut self, game: &Trace<G>) -> Result<(), Failure> {
        let written = game.write_to(&mut self.out);
        self.said(written)
    }

    /// Writes the rest and puts the file in its place.
    pub fn close(mut self) -> Result<(), Failure> {
        let written = self.out.flush();
        self.said(written)?;
        let placed = self.out.into_inner().map_err(io::IntoInnerError::into_error);
        let placed = placed.and_then(|file| {
            file.as_file().sync_all()?;
            file.persist(&self.path).map_err(|error| error.error)
        });
        placed.map(drop).map_err(|error| Failure::not_written(&self.path, &error))
    }

    fn said(&self, written: io::Result<()>) -> Result<(), Failure> {
        written.map_err(|error| Failure::with_file(&self.path, &error))
    }
}
