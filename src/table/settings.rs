//! The settings for all games at this machine: pace, motion, mist, window, size, volume, and what the table shows by
//! itself.
//!
//! They are saved as readable RON beside the saves. A file that cannot be read is never overwritten.

use super::kept::{KeptError, Kind, damaged};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// The format that is written and read.
pub const FORMAT: u32 = 1;

/// The possible sizes of the panels, in per cent.
pub const SCALES: RangeInclusive<u16> = 75..=200;

/// The step between two sizes, in per cent.
pub const SCALE_STEP: u16 = 5;

/// The highest volume, in per cent.
pub const LOUDEST: u8 = 100;

const KIND: Kind = Kind { name: "settings", format: FORMAT, most_bytes: 64 << 10 };

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "SettingsFile", deny_unknown_fields)]
struct Written {
    format: u32,
    settings: Settings,
}

/// The settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The language of the window.
    pub language: LanguageChoice,
    /// How fast things happen.
    pub pace: Pace,
    /// Whether drifting, bobbing and breathing motions are off.
    pub reduced_motion: bool,
    /// How the mist is shown.
    pub mist: MistChoice,
    /// Size of panels and text in per cent, within [`SCALES`].
    pub scale: u16,
    /// Whether letters and paper are black and white.
    pub contrast: bool,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// How often a second the window is drawn.
    pub frames: FrameLimit,
    /// Whether players may look up the tiles still to come.
    pub tiles_to_come: bool,
    /// Whether the squares glow where the tile in hand may be laid.
    pub legal_squares: bool,
    /// Whether it is told what would follow from a choice.
    pub foresight: bool,
    /// Whether a click on the board only chooses, and a second one there decides.
    pub second_click: bool,
    /// Whether sounds are told in words.
    pub captions: bool,
    /// Whether the sound is off.
    pub muted: bool,
    /// The volume of each kind of sound.
    pub loudness: Loudness,
}

/// The language of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LanguageChoice {
    /// That of the system, if the game speaks it; else English.
    #[default]
    System,
    /// English.
    English,
    /// French.
    French,
    /// German.
    German,
}

/// How fast things happen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// One thing after another, slow enough to watch.
    #[default]
    Calm,
    /// More than twice as fast.
    Brisk,
    /// At once.
    Instant,
}

/// How the mist is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MistChoice {
    /// It drifts if there is a graphics card, and stands still if the processor has to draw.
    #[default]
    ByAdapter,
    /// It drifts.
    Living,
    /// It stands still.
    Still,
}

/// How often a second the window is drawn at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FrameLimit {
    /// As often as the screen shows a picture.
    #[default]
    Screen,
    /// 60 times.
    Sixty,
    /// 30 times, which saves power.
    Thirty,
}

/// The volume of each kind of sound, in per cent of [`LOUDEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Loudness {
    /// Everything.
    pub all: u8,
    /// Tiles, meeples, the score.
    pub table: u8,
    /// Ghosts, and the mist that burns off.
    pub ghosts: u8,
    /// Rufus, Ronja and Eloise.
    pub animals: u8,
    /// The background sounds of the night.
    pub night: u8,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: LanguageChoice::default(),
            pace: Pace::default(),
            reduced_motion: false,
            mist: MistChoice::default(),
            scale: 100,
            contrast: false,
            full_screen: false,
            frames: FrameLimit::default(),
            tiles_to_come: true,
            legal_squares: true,
            foresight: true,
            second_click: false,
            captions: false,
            muted: false,
            loudness: Loudness::default(),
        }
    }
}

impl Default for Loudness {
    fn default() -> Loudness {
        Loudness { all: 80, table: 80, ghosts: 80, animals: 80, night: 50 }
    }
}

/// The path of the settings file for this save.
pub fn beside(save: &Path) -> PathBuf {
    save.with_file_name("settings.ron")
}

/// Writes settings to a file, completely or not at all.
///
/// # Errors
/// Returns the error of the system.
pub fn write(settings: &Settings, path: &Path) -> Result<(), KeptError> {
    KIND.write(&Written { format: FORMAT, settings: *settings }, path)
}

/// Reads settings. If there is no file, they are the default ones.
///
/// # Errors
/// Returns why the file cannot be read. The file is not changed.
pub fn read(path: &Path) -> Result<Settings, KeptError> {
    let Some(Written { settings, .. }) = KIND.read(path)? else { return Ok(Settings::default()) };
    if !SCALES.contains(&settings.scale) {
        let what = format!("scale {}: expected {} to {}", settings.scale, SCALES.start(), SCALES.end());
        return Err(damaged(path, None, what));
    }
    let Loudness { all, table, ghosts, animals, night } = settings.loudness;
    let kinds = [("all", all), ("table", table), ("ghosts", ghosts), ("animals", animals), ("night", night)];
    match kinds.into_iter().find(|&(_, loud)| loud > LOUDEST) {
        Some((kind, loud)) => Err(damaged(path, None, format!("{kind}: {loud}: expected 0 to {LOUDEST}"))),
        None => Ok(settings),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn chosen() -> Settings {
        let loudness = Loudness { animals: 0, night: 100, ..Loudness::default() };
        Settings {
            language: LanguageChoice::German,
            pace: Pace::Brisk,
            mist: MistChoice::Still,
            scale: 135,
            contrast: true,
            full_screen: true,
            tiles_to_come: false,
            legal_squares: false,
            foresight: false,
            second_click: true,
            captions: true,
            frames: FrameLimit::Thirty,
            muted: true,
            loudness,
            ..Settings::default()
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = beside(&folder.path().join("new").join("autosave.mists"));
        assert_eq!(read(&path).expect("the usual ones"), Settings::default());
        write(&chosen(), &path).expect("written");
        assert_eq!(read(&path).expect("read"), chosen());
    }

    #[test]
    fn what_a_file_does_not_tell_is_as_usual() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        fs::write(&path, "SettingsFile(format: 1, settings: Settings(loudness: (night: 7)))").expect("written");
        let loudness = Loudness { night: 7, ..Loudness::default() };
        assert_eq!(read(&path).expect("read"), Settings { loudness, ..Settings::default() });
    }

    #[test]
    fn a_file_that_holds_no_settings_is_named_and_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        write(&chosen(), &path).expect("written");
        let whole = fs::read_to_string(&path).expect("text");
        let faults = [
            (whole[..whole.len() / 2].to_owned(), "line"),
            (whole.replace("135", "250"), "scale 250: expected 75 to 200"),
            (whole.replace("night: 100", "night: 101"), "night: 101: expected 0 to 100"),
            (whole.replace("Brisk", "Hasty"), "line 5"),
            (whole.replace("muted", "mooted"), "mooted"),
            (String::new(), "line 1"),
        ];
        for (text, word) in faults {
            fs::write(&path, &text).expect("damaged");
            let error = read(&path).expect_err("damaged").to_string();
            assert!(error.contains("settings.ron") && error.contains(word), "{error} of {text}");
            assert_eq!(fs::read_to_string(&path).ok(), Some(text));
        }
        fs::write(&path, "SettingsFile(format: 2, colour_of_night: \"black\")").expect("written");
        assert!(matches!(read(&path), Err(KeptError::Newer { format: 2, .. })));
        fs::write(&path, [0xff, 0xfe]).expect("no text");
        assert!(read(&path).expect_err("no text").to_string().contains("no text"));
    }
}
