//! Saves: a sitting in a file that is never lost, and that is read only if every bit is correct.
//!
//! The first line names the game and the format and has a checksum of everything after it. The rest is readable RON:
//! setup, names, seats, seed and actions. Each game defines its content by implementing [`Save`].

use super::kept::{KeptError, Kind, damaged, write_whole};
use super::{Seat, Sitting};
use crate::rules::{Game, fault_of};
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io::{self, Read};
use std::path::Path;

/// A game whose sittings can be saved.
pub trait Save: Game {
    /// The first word of the first line.
    const MARK: &'static str;
    /// The name and the format of its saves.
    const KIND: Kind;
    /// The content below the first line.
    type Content: Serialize + DeserializeOwned;

    /// Creates the content of a save.
    fn content(record: Record<Self>) -> Self::Content;

    /// Reads the content of a save.
    ///
    /// # Errors
    /// Returns what is wrong with it, as a sentence. The actions are checked later.
    fn record(content: Self::Content) -> Result<Record<Self>, String>;

    /// The name of a file with this sitting, without folder and extension.
    fn file_name(sitting: &Sitting<Self>) -> String;
}

/// The saved data of a sitting. Everything else follows from it.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// The setup.
    pub setup: G::Setup,
    /// The name that the players gave the game. Empty if they gave none.
    pub title: String,
    /// The players' names in the order of play.
    pub names: Vec<String>,
    /// Who sits where, in the order of play. Empty if all are persons.
    pub seats: Vec<Seat>,
    /// The seed of everything hidden.
    pub seed: u64,
    /// Whether a decision was taken back after it had revealed something hidden.
    pub with_take_back: bool,
    /// The decisions, in order.
    pub actions: Vec<G::Action>,
    /// The fingerprint of the position after all actions.
    pub fingerprint: u64,
}

impl<G: Game> Record<G> {
    fn of(sitting: &Sitting<G>) -> Record<G> {
        let only_persons = sitting.seats().iter().all(|seat| seat.is_person());
        Record {
            setup: sitting.setup().clone(),
            title: sitting.title().to_owned(),
            names: sitting.names().to_vec(),
            seats: if only_persons { Vec::new() } else { sitting.seats().to_vec() },
            seed: sitting.seed(),
            with_take_back: sitting.with_take_back(),
            actions: sitting.played().iter().map(|played| played.action).collect(),
            fingerprint: sitting.position().fingerprint(),
        }
    }
}

/// Writes a sitting to a file, completely or not at all. Whatever happens, the file contains the old save or the new
/// one.
///
/// # Errors
/// Returns the error of the system.
pub fn write<G: Save>(sitting: &Sitting<G>, path: &Path) -> Result<(), KeptError> {
    let failed = |why| KeptError::File { file: path.display().to_string(), why };
    let text = to_text(sitting).map_err(|error| failed(io::Error::other(error)))?;
    write_whole(path, text.as_bytes()).map_err(failed)
}

/// Whether a file begins like a save of this game. A file that can't be read is of no game.
pub fn is_of<G: Save>(path: &Path) -> bool {
    let mut first = Vec::new();
    let begin = std::fs::File::open(path).and_then(|file| file.take(G::MARK.len() as u64 + 1).read_to_end(&mut first));
    begin.is_ok() && is_of_bytes::<G>(&first)
}

/// Whether bytes begin like a save of this game.
pub fn is_of_bytes<G: Save>(bytes: &[u8]) -> bool {
    bytes.strip_prefix(G::MARK.as_bytes()).is_some_and(|rest| rest.starts_with(b" "))
}

/// The game whose save lies in a file, as its first word tells: "mists", "carcassonne". `None` if it is no save.
pub fn game_in(path: &Path) -> Option<String> {
    /// Longer than the name of any game.
    const MOST_BYTES: u64 = 40;
    let mut first = Vec::new();
    std::fs::File::open(path).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut first)).ok()?;
    let (mark, _) = std::str::from_utf8(&first).ok()?.split_once(' ')?;
    let game = mark.strip_suffix("-save")?;
    let is_name = !game.is_empty() && game.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    is_name.then(|| game.to_owned())
}

/// Reads a save and plays it again up to its last action.
///
/// # Errors
/// Returns why the file cannot be read. The file is not changed.
pub fn read<G: Save>(path: &Path) -> Result<Sitting<G>, KeptError> {
    from_bytes(&bytes::<G>(path)?, path)
}

/// Reads the bytes of a save of this game, or of another one whose saves are no larger.
///
/// # Errors
/// Returns why the file cannot be read.
pub fn bytes<G: Save>(path: &Path) -> Result<Vec<u8>, KeptError> {
    let missing = || KeptError::File { file: path.display().to_string(), why: io::ErrorKind::NotFound.into() };
    G::KIND.bytes(path)?.ok_or_else(missing)
}

/// A sitting as the text of a save.
///
/// # Errors
/// Returns why it can't be written.
pub fn to_text<G: Save>(sitting: &Sitting<G>) -> Result<String, ron::Error> {
    let content = G::content(Record::of(sitting));
    // One action per line. Deeper levels stay on that line.
    let content = ron::ser::to_string_pretty(&content, PrettyConfig::new().struct_names(true).depth_limit(2))? + "\n";
    let (mark, format, sum) = (G::MARK, G::KIND.format, crc32fast::hash(content.as_bytes()));
    Ok(format!("{mark} {format} crc32 {sum:08x}\n{content}"))
}

/// The sitting in a save. The path is for messages.
///
/// # Errors
/// Returns what is wrong with the save.
pub fn from_bytes<G: Save>(bytes: &[u8], path: &Path) -> Result<Sitting<G>, KeptError> {
    let damaged = |line, what: String| damaged(path, line, what);
    let content = checked_content::<G>(bytes, path)?;
    let content: G::Content = ron::from_str(content).map_err(|error| {
        let (line, fault) = fault_of(&error, content, "a save");
        // The line number is without the first line, so add it.
        damaged(Some(line + 1), fault)
    })?;
    let record = G::record(content).map_err(|what| damaged(None, what))?;
    let sitting = Sitting::<G>::begin(record.setup, record.seed, record.names)
        .map_err(|error| damaged(None, error.to_string()))?;
    let (seats, players) = (record.seats.len(), sitting.seats().len());
    if seats > 0 && seats != players {
        return Err(damaged(None, format!("{seats} seats: expected {players}, one for each player")));
    }
    let sitting = sitting.with_seats(record.seats).with_title(&record.title);
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

/// Whether a number is written without a sign, which is not how it is saved.
fn digits(number: &str, radix: u32) -> bool {
    number.chars().all(|digit| digit.is_digit(radix))
}

/// The content below the first line, if it is complete and unchanged.
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
    let format: u32 = words
        .next()
        .filter(|format| digits(format, 10))
        .and_then(|format| format.parse().ok())
        .filter(|&format| format > 0)
        .ok_or_else(no_save)?;
    G::KIND.understands(path, format)?;
    let (Some("crc32"), Some(sum), None) = (words.next(), words.next(), words.next()) else { return Err(no_save()) };
    let sum = Some(sum).filter(|sum| digits(sum, 16)).and_then(|sum| u32::from_str_radix(sum, 16).ok());
    let sum = sum.ok_or_else(no_save)?;
    let content = bytes.get(end + 1..).unwrap_or_default();
    if crc32fast::hash(content) != sum {
        return Err(damaged(
            None,
            "the checksum does not match: the save was cut short or changed after it was written",
        ));
    }
    std::str::from_utf8(content).map_err(|_| damaged(None, "this is no text: expected a save in UTF-8"))
}
