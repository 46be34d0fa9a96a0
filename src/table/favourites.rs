//! Favourites: setups that the players of a game like to play again. They are saved as readable RON beside the saves. A
//! file that cannot be read is never overwritten.

use super::kept::{KeptError, Kind, damaged};
use super::last_setup::KeptSetup;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// How many are kept for each game.
pub const MOST: usize = 4;

const KIND: Kind = Kind { name: "favourites", format: 1, most_bytes: 64 << 10 };

/// The favourites of a game, in the order in which they were kept. No two are equal.
#[derive(Clone, Debug, PartialEq)]
pub struct Favourites<S>(Vec<S>);

impl<S> Default for Favourites<S> {
    fn default() -> Favourites<S> {
        Favourites(Vec::new())
    }
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Favourites", deny_unknown_fields)]
struct Written<S> {
    format: u32,
    setups: Vec<S>,
}

impl<S: KeptSetup> Favourites<S> {
    /// All of them.
    pub fn all(&self) -> &[S] {
        &self.0
    }

    /// Whether one more can be kept.
    pub fn has_room(&self) -> bool {
        self.0.len() < MOST
    }

    /// Keeps a setup, if there is room and it is not kept yet. Returns whether it was added.
    pub fn keep(&mut self, setup: S) -> bool {
        let is_new = self.has_room() && !self.0.contains(&setup);
        if is_new {
            self.0.push(setup);
        }
        is_new
    }

    /// Keeps the one with this number no longer.
    pub fn drop(&mut self, number: usize) {
        if number < self.0.len() {
            self.0.remove(number);
        }
    }

    fn fault(&self) -> Option<String> {
        if self.0.len() > MOST {
            return Some(format!("{} setups: expected at most {MOST}", self.0.len()));
        }
        if self.0.iter().enumerate().any(|(number, setup)| self.0[..number].contains(setup)) {
            return Some("the same setup stands there twice: expected each once".to_owned());
        }
        self.0.iter().find_map(KeptSetup::fault)
    }
}

/// The path of the file for this save.
pub fn beside<S: KeptSetup>(save: &Path) -> PathBuf {
    save.with_file_name(format!("{}favourites.ron", S::PREFIX))
}

/// Writes favourites to a file, completely or not at all.
///
/// # Errors
/// Returns the error of the system.
pub fn write<S: KeptSetup>(favourites: &Favourites<S>, path: &Path) -> Result<(), KeptError> {
    KIND.write(&Written { format: KIND.format, setups: favourites.0.clone() }, path)
}

/// Reads favourites. There are none if there is no file.
///
/// # Errors
/// Returns why the file cannot be read. The file is not changed.
pub fn read<S: KeptSetup>(path: &Path) -> Result<Favourites<S>, KeptError> {
    let Some(Written { setups, .. }) = KIND.read(path)? else { return Ok(Favourites::default()) };
    let favourites = Favourites(setups);
    match favourites.fault() {
        Some(fault) => Err(damaged(path, None, fault)),
        None => Ok(favourites),
    }
}
