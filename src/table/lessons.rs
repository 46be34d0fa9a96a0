//! The lessons that come with the game, and how far the people at this machine are with each.
//!
//! Their progress is saved as readable RON beside the saves. A file that cannot be read is never overwritten.

use super::kept::{KeptError, Kind, damaged};
use super::scenario::{Scenario, Scripted};
use super::shipped::Shipped;
use crate::rules::DataError;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The format that is written and read.
pub const FORMAT: u32 = 1;

const KIND: Kind = Kind { name: "the progress of lessons", format: FORMAT, most_bytes: 64 << 10 };

/// A lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum LessonName {
    /// The first game, at level I.
    FirstGame,
    /// Castles and cemeteries, from level II on.
    Castles,
    /// Piles and hounds, from level III on.
    Hounds,
    /// Haunted cemeteries, from level V on.
    Haunted,
    /// The three markers of level VI.
    Markers,
    /// The Spell Circles and Eloise.
    SpellCircles,
    /// The competitive game.
    Rivals,
    /// *Don't Go In There*.
    House,
}

/// A file of the folder `assets`.
macro_rules! asset {
    ($path:literal) => {
        Shipped::new($path, include_str!(concat!("../../assets/", $path)))
    };
}

impl LessonName {
    /// All lessons, in the order in which they are best taken.
    pub const ALL: [LessonName; 8] = [
        LessonName::FirstGame,
        LessonName::Castles,
        LessonName::Hounds,
        LessonName::Haunted,
        LessonName::Markers,
        LessonName::SpellCircles,
        LessonName::Rivals,
        LessonName::House,
    ];

    fn file(self) -> Shipped {
        match self {
            LessonName::FirstGame => asset!("mists/lessons/first-game.ron"),
            LessonName::Castles => asset!("mists/lessons/castles.ron"),
            LessonName::Hounds => asset!("mists/lessons/hounds.ron"),
            LessonName::Haunted => asset!("mists/lessons/haunted.ron"),
            LessonName::Markers => asset!("mists/lessons/markers.ron"),
            LessonName::SpellCircles => asset!("mists/lessons/circles.ron"),
            LessonName::Rivals => asset!("carcassonne/lessons/rivals.ron"),
            LessonName::House => asset!("dont_go_in/lessons/house.ron"),
        }
    }

    /// Reads the lesson as a scenario of its game.
    ///
    /// # Errors
    /// Returns what is wrong with the file.
    pub fn read<G: Scripted>(self) -> Result<Scenario<G>, DataError> {
        self.file().parse("a lesson", |text, file| Scenario::parse(text, file, Path::new("")))
    }
}

/// How far the people at this machine are with the lessons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    reached: BTreeMap<LessonName, usize>,
    finished: BTreeSet<LessonName>,
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Lessons", deny_unknown_fields)]
struct Written {
    format: u32,
    /// The page at which each lesson was left, from 0.
    reached: BTreeMap<LessonName, usize>,
    finished: BTreeSet<LessonName>,
}

impl Progress {
    /// The page at which a lesson was left, from 0.
    pub fn page(&self, lesson: LessonName) -> usize {
        self.reached.get(&lesson).copied().unwrap_or_default()
    }

    /// Whether a lesson was gone through to its end.
    pub fn is_finished(&self, lesson: LessonName) -> bool {
        self.finished.contains(&lesson)
    }

    /// Whether no lesson was opened yet.
    pub fn is_empty(&self) -> bool {
        self.reached.is_empty() && self.finished.is_empty()
    }

    /// Notes at which page a lesson is.
    pub fn reach(&mut self, lesson: LessonName, page: usize) {
        self.reached.insert(lesson, page);
    }

    /// Notes that a lesson was gone through to its end. It begins anew next time.
    pub fn finish(&mut self, lesson: LessonName) {
        self.reached.remove(&lesson);
        self.finished.insert(lesson);
    }
}

/// The path of the file for this save.
pub fn beside(save: &Path) -> PathBuf {
    save.with_file_name("lessons.ron")
}

/// Writes the progress to a file, completely or not at all.
///
/// # Errors
/// Returns the error of the system.
pub fn write(progress: &Progress, path: &Path) -> Result<(), KeptError> {
    let Progress { reached, finished } = progress.clone();
    KIND.write(&Written { format: FORMAT, reached, finished }, path)
}

/// Reads the progress. If there is no file, nothing was learned yet.
///
/// # Errors
/// Returns why the file cannot be read. The file is not changed.
pub fn read(path: &Path) -> Result<Progress, KeptError> {
    /// No lesson has so many pages.
    const MOST: usize = 1000;
    let Some(Written { reached, finished, .. }) = KIND.read(path)? else { return Ok(Progress::default()) };
    match reached.values().find(|&&page| page >= MOST) {
        Some(page) => Err(damaged(path, None, format!("page {page}: expected less than {MOST}"))),
        None => Ok(Progress { reached, finished }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn progress_is_written_and_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = beside(&folder.path().join("autosave.mists"));
        let mut progress = read(&path).expect("none yet");
        assert!(progress.is_empty());
        progress.reach(LessonName::FirstGame, 7);
        write(&progress, &path).expect("written");
        assert_eq!(read(&path).expect("read"), progress);
        assert_eq!((progress.page(LessonName::FirstGame), progress.is_finished(LessonName::FirstGame)), (7, false));
        progress.finish(LessonName::FirstGame);
        assert_eq!((progress.page(LessonName::FirstGame), progress.is_finished(LessonName::FirstGame)), (0, true));
        write(&progress, &path).expect("written");
        assert_eq!(read(&path).expect("read"), progress);
    }

    #[test]
    fn a_damaged_file_is_named_and_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("lessons.ron");
        for (text, word) in [
            ("", "the file is empty"),
            ("Lessons(format: 1, reached: {FirstGame: 4000}, finished: [])", "page 4000"),
            ("Lessons(format: 1, reached: {LastGame: 4}, finished: [])", "line 1"),
            ("Lessons(format: 2)", "a later version"),
        ] {
            fs::write(&path, text).expect("written");
            let error = read(&path).expect_err("damaged").to_string();
            assert!(error.contains("lessons.ron") && error.contains(word), "{error}");
            assert_eq!(fs::read_to_string(&path).expect("text"), text);
        }
    }
}
