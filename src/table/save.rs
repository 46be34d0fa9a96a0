//! Saves: a sitting written down so that it is never lost, read back only if every bit of it is right.
//!
//! The first line names the game and the format and carries a checksum of everything after it. Then comes RON that people
//! can read: what was agreed on before play, the names, the seed and the actions. How that is laid out is told by each
//! game, which implements [`Save`].

use super::Sitting;
use super::kept::{KeptError, Kind, damaged, write_whole};
use crate::rules::{Game, fault_of};
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io;
use std::path::Path;

/// A game whose sittings can be saved.
pub trait Save: Game {
    /// What the first line of its saves begins with.
    const MARK: &'static str;
    /// What its saves are called, and their format.
    const KIND: Kind;
    /// What stands below the first line.
    type Content: Serialize + DeserializeOwned;

    /// Lays out what is saved.
    fn content(record: Record<Self>) -> Self::Content;

    /// What a save tells.
    ///
    /// # Errors
    /// What is wrong with it, as a sentence; the actions are judged later.
    fn record(content: Self::Content) -> Result<Record<Self>, String>;

    /// What a file with this sitting is called, without folder and ending.
    fn file_name(sitting: &Sitting<Self>) -> String;
}

/// What is saved of a sitting: everything that it follows from.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// What was agreed on before play.
    pub setup: G::Setup,
    /// The players' names in the order of play.
    pub names: Vec<String>,
    /// What decides everything hidden.
    pub seed: u64,
    /// Whether something was taken back after something hidden was seen.
    pub with_take_back: bool,
    /// What was decided, in order.
    pub actions: Vec<G::Action>,
    /// Of the position that the actions lead to.
    pub fingerprint: u64,
}

impl<G: Game> Record<G> {
    fn of(sitting: &Sitting<G>) -> Record<G> {
        Record {
            setup: sitting.setup().clone(),
            names: sitting.names().to_vec(),
            seed: sitting.seed(),
            with_take_back: sitting.with_take_back(),
            actions: sitting.played().iter().map(|played| played.action).collect(),
            fingerprint: sitting.position().fingerprint(),
        }
    }
}

/// Writes a sitting to a file, whole or not at all: whatever happens meanwhile, the file holds the old save or the new one.
///
/// # Errors
/// What the system refused.
pub fn write<G: Save>(sitting: &Sitting<G>, path: &Path) -> Result<(), KeptError> {
    let failed = |why| KeptError::File { file: path.display().to_string(), why };
    let text = to_text(sitting).map_err(|error| failed(io::Error::other(error)))?;
    write_whole(path, text.as_bytes()).map_err(failed)
}

/// Reads a save and plays it again up to its last action.
///
/// # Errors
/// Why there is no game to be had from it. The file is left as it is.
pub fn read<G: Save>(path: &Path) -> Result<Sitting<G>, KeptError> {
    let missing = || KeptError::File { file: path.display().to_string(), why: io::ErrorKind::NotFound.into() };
    let bytes = G::KIND.bytes(path)?.ok_or_else(missing)?;
    from_bytes(&bytes, path)
}

/// A sitting as the text of a save.
pub(super) fn to_text<G: Save>(sitting: &Sitting<G>) -> Result<String, ron::Error> {
    let content = G::content(Record::of(sitting));
    // An action a line; what lies deeper stays on one.
    let content = ron::ser::to_string_pretty(&content, PrettyConfig::new().struct_names(true).depth_limit(2))? + "\n";
    let (mark, format, sum) = (G::MARK, G::KIND.format, crc32fast::hash(content.as_bytes()));
    Ok(format!("{mark} {format} crc32 {sum:08x}\n{content}"))
}

/// The sitting that a save tells of.
pub(super) fn from_bytes<G: Save>(bytes: &[u8], path: &Path) -> Result<Sitting<G>, KeptError> {
    let damaged = |line, what: String| damaged(path, line, what);
    let content = checked_content::<G>(bytes, path)?;
    let content: G::Content = ron::from_str(content).map_err(|error| {
        let (line, fault) = fault_of(&error, content, "a save");
        // The first line is not part of the content.
        damaged(Some(line + 1), fault)
    })?;
    let record = G::record(content).map_err(|what| damaged(None, what))?;
    let sitting = Sitting::<G>::begin(record.setup, record.seed, record.names)
        .map_err(|error| damaged(None, error.to_string()))?;
    let sitting = sitting.resume(&record.actions, record.with_take_back).map_err(|(number, refusal)| {
        let rule = G::rule_of(&refusal);
        damaged(None, format!("action {number}: {refusal} ({rule}): expected actions that the rules allow"))
    })?;
    let (found, expected) = (sitting.position().fingerprint(), record.fingerprint);
    if found != expected {
        let what = format!("the actions lead to position {found:016x}: expected {expected:016x}");
        return Err(damaged(None, what));
    }
    Ok(sitting)
}

/// What stands below the first line, if it is all there and unchanged.
fn checked_content<'a, G: Save>(bytes: &'a [u8], path: &Path) -> Result<&'a str, KeptError> {
    let damaged = |line, what: &str| damaged(path, line, what.to_owned());
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len());
    let head = std::str::from_utf8(&bytes[..end]).unwrap_or_default();
    let mut words = head.split(' ');
    let expected = format!("this is no save: expected \"{}\", the format, \"crc32\" and a checksum", G::MARK);
    let no_save = || damaged(Some(1), &expected);
    if words.next() != Some(G::MARK) {
        return Err(no_save());
    }
    let format: u32 =
        words.next().and_then(|format| format.parse().ok()).filter(|&format| format > 0).ok_or_else(no_save)?;
    G::KIND.understands(path, format)?;
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
