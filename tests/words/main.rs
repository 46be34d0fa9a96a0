//! Source and words agree: every key in the source is in the words, every message is used with the values that it
//! needs, and no sentence of the window is written in the source.

mod languages;
mod said;
mod words;

use mists::app::words::{ENGLISH, LANGUAGES, Language};
use mists::rules::Colour;
use mists::rules::carcassonne::{Carcassonne, Piece};
use mists::rules::dont_go_in::{DontGoIn, Room};
use mists::rules::mists::{Hound, Mists};
use mists::rules::tiles::Kind;
use mists::table::lessons::LessonName;
use mists::table::scenario::Scripted;
use said::Source;
use std::collections::BTreeSet;
use std::path::Path;
use words::Words;

fn source() -> Source {
    Source::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app"))
}

#[test]
fn the_words_can_be_read_and_no_key_stands_there_twice() {
    Language::read("en", ENGLISH).map(drop).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn every_key_that_is_said_stands_in_the_words() {
    let words = Words::english();
    let missing: Vec<String> = source()
        .said
        .iter()
        .filter(|said| words.message(&said.key).is_none())
        .map(|said| format!("{}: {}", said.file.display(), said.key))
        .collect();
    assert!(missing.is_empty(), "not in en.ftl: {missing:#?}");
}

/// The keys of what the lessons say.
fn lesson_pages() -> BTreeSet<String> {
    let all = LessonName::ALL.into_iter().flat_map(|lesson| {
        let course = match lesson {
            LessonName::Rivals => pages::<Carcassonne>(lesson),
            LessonName::House => pages::<DontGoIn>(lesson),
            _ => pages::<Mists>(lesson),
        };
        assert!(course.len() >= 4, "{lesson:?} says {course:?}");
        course
    });
    all.map(|page| format!("lesson-page-{page}")).collect()
}

fn pages<G: Scripted>(lesson: LessonName) -> Vec<String> {
    let course = lesson.read::<G>().expect("a scenario").course().expect("words");
    course.pages.into_iter().map(|page| page.words).collect()
}

#[test]
fn every_page_of_a_lesson_stands_in_the_words() {
    let words = Words::english();
    let missing: Vec<String> = lesson_pages().into_iter().filter(|key| words.message(key).is_none()).collect();
    assert!(missing.is_empty(), "not in en.ftl: {missing:#?}");
}

#[test]
fn every_message_is_said() {
    let words = Words::english();
    let mut said: BTreeSet<String> = source().said.into_iter().map(|said| said.key).collect();
    said.extend(lesson_pages());
    // A message that another one refers to in braces is used with it.
    let within: Vec<String> =
        said.iter().filter_map(|key| words.message(key)).flat_map(|told| told.named.clone()).collect();
    said.extend(within);
    let idle: Vec<&String> = words.keys().filter(|key| !said.contains(*key)).collect();
    assert!(idle.is_empty(), "nobody says {idle:#?}");
}

#[test]
fn what_is_filled_in_is_what_the_message_asks_for() {
    let words = Words::english();
    let mut wrong = Vec::new();
    for said in source().said {
        let Some(message) = words.message(&said.key) else { continue };
        if said.filled_in != message.asked {
            let (given, asked) = (&said.filled_in, &message.asked);
            wrong.push(format!("{}: {} gets {given:?}, asks for {asked:?}", said.file.display(), said.key));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn colours_kinds_hounds_and_rooms_have_a_name_each() {
    for language in [ENGLISH, LANGUAGES[0].words, LANGUAGES[1].words] {
        each_thing_has_a_name(&Words::of(language));
    }
}

fn each_thing_has_a_name(words: &Words) {
    let colours = Colour::ALL.map(Colour::name);
    let kinds = [Kind::Road, Kind::City, Kind::Castle, Kind::Mist].map(Kind::name);
    let hounds = Hound::ALL.map(Hound::name);
    let regions = [Kind::Road, Kind::City, Kind::Monastery, Kind::Castle, Kind::Cemetery, Kind::Field].map(Kind::name);
    let roles: Vec<&str> = regions.into_iter().chain([Piece::Guard, Piece::Abbot].map(Piece::name)).collect();
    let rooms = Room::ALL.map(Room::name);
    for (key, names) in [
        ("colour", &colours[..]),
        ("colour-first", &colours[..]),
        ("kind", &kinds[..]),
        ("kind-first", &kinds[..]),
        ("hound", &hounds[..]),
        ("rival-kind", &regions[..]),
        ("rival-kind-first", &regions[..]),
        ("rival-in-a-region", &regions[..]),
        ("rival-role", &roles[..]),
        ("rival-a-role", &roles[..]),
        ("house-in-room", &rooms[..]),
        ("house-log-removed", &rooms[..]),
    ] {
        let message = words.message(key).unwrap_or_else(|| panic!("{key} is not there"));
        let known: BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(message.chosen.iter().map(String::as_str).collect::<BTreeSet<_>>(), known, "{key}");
    }
}

/// Texts in the source that look like words but are not shown in the window: names for the engine and egui, suggested
/// names of players, languages in their own words, and messages about files.
const NO_WORDS: [&str; 38] = [
    "Background",
    "Table",
    "Vignette",
    "a control was pressed",
    "rule under pointer",
    "listed controls",
    "scale of the layout",
    "whole log",
    "log read aloud",
    "scrolled panel",
    "scrolled sheet",
    "not saved",
    "tiles to come",
    "toast in hand",
    "put away",
    "saved games",
    "focused choice",
    "hand wheel",
    "waits for a key",
    "which key is replaced",
    "page of the settings",
    "Ctrl+",
    "Shift+",
    "Alt+",
    "scrolled games",
    "English",
    "Français",
    "Deutsch",
    "Alix",
    "Guilhem",
    "Maura",
    "Bertran",
    "Aélis",
    "Peire",
    "Azalais",
    "no language: {error}",
    "{error}; expected a picture in PNG",
    "{path}: not text in UTF-8",
];

/// Modules for pictures of the game and for the sound device. They report only in logs.
const BEHIND_THE_WINDOW: [&str; 2] = ["games/shots", "app/sound"];

#[test]
fn no_sentence_of_the_window_stands_in_the_source() {
    let source = source();
    let behind = |file: &Path| BEHIND_THE_WINDOW.iter().any(|room| file.to_string_lossy().contains(room));
    let texts = source.texts.iter().filter(|(file, text)| !behind(file) && !NO_WORDS.contains(&text.as_str()));
    let sentences: Vec<String> = texts
        .filter(|(_, text)| reads_like_words(text))
        .map(|(file, text)| format!("{}: {text}", file.display()))
        .collect();
    assert!(sentences.is_empty(), "these belong into en.ftl: {sentences:#?}");
    for text in NO_WORDS {
        assert!(source.texts.iter().any(|(_, known)| known == text), "{text:?} is not in the source any more");
    }
}

/// Whether a text has two words, or one word with a capital letter and small ones.
fn reads_like_words(text: &str) -> bool {
    let word = |word: &str| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
    let filled: String = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after)).collect();
    let named =
        filled.starts_with(char::is_uppercase) && filled.contains(char::is_lowercase) && !filled.contains(['.', '_']);
    filled.split_whitespace().filter(|part| word(part)).count() > 1 || named
}
