//! Saves: a sitting written down so that it is never lost, read back only if every bit of it is right.
//!
//! The first line names the format and carries a checksum of everything after it. Then comes RON that people can read: level
//! and deck as they were, so that no update of the game breaks a save, the table, the seed and the actions.

use super::Sitting;
use super::kept::{KeptError, Kind, damaged, write_whole};
use crate::rules::mists::{Action, Level, Setup};
use crate::rules::tiles::Deck;
use crate::rules::{Colour, Game, fault_of};
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::Path;
use std::sync::Arc;

/// The format that is written and read.
pub const FORMAT: u32 = 2;

/// What the first line begins with.
const MARK: &str = "mists-save";

pub(super) const KIND: Kind = Kind { name: "a save, some 20 kB of text", format: FORMAT, most_bytes: 4 << 20 };

/// What stands below the first line.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Save", deny_unknown_fields)]
struct Written {
    level: Level,
    seats: Vec<Vec<Colour>>,
    markers: Vec<Colour>,
    #[serde(default)]
    spell_circles: bool,
    names: Vec<String>,
    seed: u64,
    with_take_back: bool,
    actions: Vec<Action>,
    /// Of the position that the actions lead to.
    fingerprint: u64,
    deck: Deck,
}

/// Writes a sitting to a file, whole or not at all: whatever happens meanwhile, the file holds the old save or the new one.
///
/// # Errors
/// What the system refused.
pub fn write(sitting: &Sitting, path: &Path) -> Result<(), KeptError> {
    let failed = |why| KeptError::File { file: path.display().to_string(), why };
    let text = to_text(sitting).map_err(|error| failed(io::Error::other(error)))?;
    write_whole(path, text.as_bytes()).map_err(failed)
}

/// Reads a save and plays it again up to its last action.
///
/// # Errors
/// Why there is no game to be had from it. The file is left as it is.
pub fn read(path: &Path) -> Result<Sitting, KeptError> {
    let missing = || KeptError::File { file: path.display().to_string(), why: io::ErrorKind::NotFound.into() };
    let bytes = KIND.bytes(path)?.ok_or_else(missing)?;
    from_bytes(&bytes, path)
}

/// A sitting as the text of a save.
pub(super) fn to_text(sitting: &Sitting) -> Result<String, ron::Error> {
    let setup = sitting.setup();
    let written = Written {
        level: setup.level,
        seats: setup.seats.clone(),
        markers: setup.markers.clone(),
        spell_circles: setup.spell_circles,
        names: sitting.names().to_vec(),
        seed: sitting.seed(),
        with_take_back: sitting.with_take_back(),
        actions: sitting.played().iter().map(|played| played.action).collect(),
        fingerprint: sitting.position().fingerprint(),
        deck: Deck::clone(&setup.deck),
    };
    // An action a line; what lies deeper stays on one.
    let content = ron::ser::to_string_pretty(&written, PrettyConfig::new().struct_names(true).depth_limit(2))? + "\n";
    Ok(format!("{MARK} {FORMAT} crc32 {:08x}\n{content}", crc32fast::hash(content.as_bytes())))
}

/// The sitting that a save tells of.
pub(super) fn from_bytes(bytes: &[u8], path: &Path) -> Result<Sitting, KeptError> {
    let damaged = |line, what: String| damaged(path, line, what);
    let content = checked_content(bytes, path)?;
    let written: Written = ron::from_str(content).map_err(|error| {
        let (line, fault) = fault_of(&error, content, "a save");
        // The first line is not part of the content.
        damaged(Some(line + 1), fault)
    })?;
    let Written { level, seats, markers, spell_circles, names, seed, with_take_back, actions, fingerprint, deck } =
        written;
    level.check().map_err(|error| damaged(None, format!("the level: {error}")))?;
    let setup = Setup { level, deck: Arc::new(deck), seats, markers, spell_circles };
    let sitting = Sitting::begin(setup, seed, names).map_err(|error| damaged(None, error.to_string()))?;
    let sitting = sitting.resume(&actions, with_take_back).map_err(|(number, refusal)| {
        let what = format!("action {number}: {refusal} ({}): expected actions that the rules allow", refusal.rule());
        damaged(None, what)
    })?;
    let found = sitting.position().fingerprint();
    if found != fingerprint {
        let what = format!("the actions lead to position {found:016x}: expected {fingerprint:016x}");
        return Err(damaged(None, what));
    }
    Ok(sitting)
}

/// What stands below the first line, if it is all there and unchanged.
fn checked_content<'a>(bytes: &'a [u8], path: &Path) -> Result<&'a str, KeptError> {
    let damaged = |line, what: &str| damaged(path, line, what.to_owned());
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len());
    let head = std::str::from_utf8(&bytes[..end]).unwrap_or_default();
    let mut words = head.split(' ');
    let no_save = || damaged(Some(1), "this is no save: expected \"mists-save\", the format, \"crc32\" and a checksum");
    if words.next() != Some(MARK) {
        return Err(no_save());
    }
    let format: u32 =
        words.next().and_then(|format| format.parse().ok()).filter(|&format| format > 0).ok_or_else(no_save)?;
    KIND.understands(path, format)?;
    let (Some("crc32"), Some(sum), None) = (words.next(), words.next(), words.next()) else { return Err(no_save()) };
    let sum = u32::from_str_radix(sum, 16).map_err(|_| no_save())?;
    let content = bytes.get(end + 1..).unwrap_or_default();
    if crc32fast::hash(content) != sum {
        return Err(damaged(
            None,
            "the checksum does not match: the save was cut short or changed after it was written",
        ));
    }
    std::str::from_utf8(content).map_err(|_| damaged(None, "this is no text: expected a save in UTF-8"))
}
