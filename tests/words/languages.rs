//! French and German have every message, with the values of the English one, in letters that the typefaces have, and
//! with the punctuation of their own.

use super::words::Words;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use mists::app::theme::Face;
use mists::app::words::{LANGUAGES, Language};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::collections::BTreeSet;

#[test]
fn every_language_can_be_read_and_has_every_message_once() {
    let english = Words::english();
    for language in &LANGUAGES {
        Language::read(language.name, language.words).map(drop).unwrap_or_else(|error| panic!("{error}"));
        let words = Words::of(language.words);
        let (here, there): (BTreeSet<_>, BTreeSet<_>) = (words.keys().collect(), english.keys().collect());
        let name = language.name;
        assert_eq!(there.difference(&here).collect::<Vec<_>>(), Vec::<&&String>::new(), "missing in {name}");
        assert_eq!(here.difference(&there).collect::<Vec<_>>(), Vec::<&&String>::new(), "nobody says in {name}");
    }
}

#[test]
fn every_message_is_told_the_same_in_every_language() {
    let english = Words::english();
    let mut wrong = Vec::new();
    for language in &LANGUAGES {
        let words = Words::of(language.words);
        for key in english.keys() {
            let asked = |words: &Words| words.message(key).map(|message| message.asked.clone()).unwrap_or_default();
            let (here, there) = (asked(&words), asked(&english));
            if here != there {
                wrong.push(format!("{}: {key} uses {here:?} instead of {there:?}", language.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// All texts of a language, each with its key.
fn texts(words: &str) -> Vec<(String, String)> {
    let resource = parser::parse(words.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let pattern = message.value.as_ref().expect("a message says something");
            let mut texts = Vec::new();
            collect(pattern, &mut texts);
            found.extend(texts.into_iter().map(|text| (message.id.name.clone(), text)));
        }
    }
    found
}

fn collect(pattern: &Pattern<String>, texts: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => texts.push(value.clone()),
            PatternElement::Placeable { expression } => collect_within(expression, texts),
        }
    }
}

fn collect_within(expression: &Expression<String>, texts: &mut Vec<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter().for_each(|variant| collect(&variant.value, texts)),
        Expression::Inline(InlineExpression::Placeable { expression }) => collect_within(expression, texts),
        Expression::Inline(InlineExpression::StringLiteral { value }) => texts.push(value.clone()),
        Expression::Inline(_) => {}
    }
}

#[test]
fn every_face_of_type_has_every_letter_of_every_language() {
    for language in &LANGUAGES {
        for face in Face::ALL {
            // The face of the title writes nothing else.
            let written = |key: &str| face != Face::Title || key == "title-name";
            let texts = texts(language.words).into_iter().filter(|(key, _)| written(key));
            let letters: BTreeSet<char> = texts.flat_map(|(_, text)| text.chars().collect::<Vec<_>>()).collect();
            let path = format!("{}/assets/fonts/{}", env!("CARGO_MANIFEST_DIR"), face.file());
            let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{face:?}: {error}"));
            let glyphs = FontRef::new(&bytes).unwrap_or_else(|error| panic!("{face:?}: {error}")).charmap();
            let has = |letter: char| glyphs.map(letter).is_some_and(|glyph| glyph != GlyphId::NOTDEF);
            let missing: String = letters.iter().filter(|&&letter| letter != '\n' && !has(letter)).collect();
            assert_eq!(missing, "", "{face:?} in {}", language.name);
        }
    }
}

#[test]
fn punctuation_is_that_of_the_language() {
    let mut wrong = Vec::new();
    for language in &LANGUAGES {
        for (key, text) in texts(language.words) {
            let straight = text.contains(['"', '\'']);
            let fault = match language.name {
                // A no-break space stands before these, unless they are part of a time or of a formula.
                "fr" => {
                    let letters: Vec<char> = text.chars().collect();
                    let alone = |at: usize| at > 0 && letters[at - 1] != '\u{a0}';
                    let tall = |(at, letter): (usize, &char)| "!?;»".contains(*letter) && alone(at);
                    let opened = text.split('«').skip(1).any(|after| !after.is_empty() && !after.starts_with('\u{a0}'));
                    letters.iter().enumerate().any(tall) || opened || text.contains(['“', '”', '„'])
                }
                // Quotation marks open below and close as English ones open.
                "de" => text.contains(['”', '«', '»']),
                other => panic!("{other}: its quotation marks are not known"),
            };
            if straight || fault {
                wrong.push(format!("{}: {key}: {text:?}", language.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
