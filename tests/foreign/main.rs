//! The whole window in an invented language: no English is left, and nothing is cut off although words are longer.
//!
//! The language is set for the whole process, so these tests are a separate program.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "whole games ask for more of it")]
mod common;
mod competitive;
mod house_screens;
mod language;
mod played;
mod rival_screens;
mod screens;

use mists::app::theme::{Face, Written};
use mists::app::words::LANGUAGES;
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::process::Command;

/// Names of players, seeds that they typed, names of languages, and buttons of a gamepad, which are the same
/// everywhere.
const NAMES: [&str; 16] = [
    "Alix", "Guilhem", "Maura", "Bertran", "Aélis", "Peire", "Azalais", "pumpkin", "English", "Deutsch", "LB", "RB",
    "LT", "RT", "LS", "RS",
];

/// The English words left in a text: words with small and capital letters but without accents. Names, level numerals
/// and rule IDs are the same in every language.
fn english(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    let plain = |word: &&str| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_alphabetic());
    let numeral = |word: &str| word.chars().all(|letter| "IVX".contains(letter));
    words.filter(plain).filter(|word| !NAMES.contains(word) && !numeral(word)).collect()
}

/// What is wrong with a text on the screen.
fn fault(written: &Written) -> Option<String> {
    let left = english(&written.text);
    if !left.is_empty() {
        return Some(format!("{left:?} of {:?} is English", written.text));
    }
    let cut = written.cut && !NAMES.contains(&&*written.text);
    cut.then(|| format!("{:?} is cut", written.text))
}

/// The same screens in the languages that the game ships with. Only the invented one shows what is not translated.
#[test]
fn nothing_is_cut_off_in_french_and_german() {
    let this = std::env::current_exe().expect("this program");
    for language in &LANGUAGES {
        let run = Command::new(&this)
            .args(["screens::", "competitive::"])
            .env(language::REAL, language.name)
            .output()
            .expect("it runs");
        let told = String::from_utf8_lossy(&run.stdout);
        assert!(run.status.success() && !told.contains(" 0 passed"), "{}: {told}", language.name);
    }
}

fn font(face: Face) -> String {
    format!("{}/assets/fonts/{}", env!("CARGO_MANIFEST_DIR"), face.file())
}

#[test]
fn every_face_of_type_has_the_letters_of_the_language() {
    for face in Face::ALL {
        let bytes = std::fs::read(font(face)).unwrap_or_else(|error| panic!("{face:?}: {error}"));
        let letters = FontRef::new(&bytes).unwrap_or_else(|error| panic!("{face:?}: {error}")).charmap();
        let missing: String = language::LETTERS
            .iter()
            .map(|&(_, letter)| letter)
            .filter(|&letter| letters.map(letter).is_none_or(|glyph| glyph == GlyphId::NOTDEF))
            .collect();
        assert_eq!(missing, "", "{face:?}");
    }
}

#[test]
fn plain_words_are_found_and_names_are_not() {
    assert_eq!(english("Alix, láý the tile at III (MEEPLE-1) × 2"), ["the", "tile", "at"]);
    assert_eq!(language::foreign("Take back, Esc"), "Táákéé bááçk, Ésç");
}
