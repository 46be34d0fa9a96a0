//! An invented language: English with accents and every vowel doubled, which makes it about 40 % longer.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use mists::app::words::{ENGLISH, LANGUAGES, Language, Shipped, choose, speak};
use std::sync::Once;

/// Letters and their replacements.
pub const LETTERS: [(char, char); 16] = [
    ('a', 'á'),
    ('e', 'é'),
    ('i', 'í'),
    ('o', 'ó'),
    ('u', 'ú'),
    ('y', 'ý'),
    ('c', 'ç'),
    ('n', 'ñ'),
    ('A', 'Á'),
    ('E', 'É'),
    ('I', 'Í'),
    ('O', 'Ó'),
    ('U', 'Ú'),
    ('Y', 'Ý'),
    ('C', 'Ç'),
    ('N', 'Ñ'),
];

/// The variable that names one of the shipped languages. Without it, the invented one is spoken.
pub const REAL: &str = "MISTS_TEST_LANGUAGE";

/// The shipped language that is spoken instead of the invented one.
pub fn real() -> Option<&'static Shipped> {
    let name = std::env::var(REAL).ok()?;
    Some(LANGUAGES.iter().find(|language| language.name == name).unwrap_or_else(|| panic!("no language {name}")))
}

/// Sets the window to this language.
pub fn spoken() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if let Some(language) = real() {
            return choose(language.choice, None);
        }
        let mut resource = parser::parse(ENGLISH.to_owned()).unwrap_or_else(|(_, errors)| panic!("en.ftl: {errors:?}"));
        for entry in &mut resource.body {
            if let Entry::Message(message) = entry {
                message.value.iter_mut().for_each(translate);
            }
        }
        let words = serializer::serialize(&resource);
        assert!(words.len() as f32 > 1.2 * ENGLISH.len() as f32, "words are longer");
        let invented = Language::read("en", &words).unwrap_or_else(|error| panic!("{error}"));
        speak(Some(Box::leak(Box::new(invented))));
    });
}

fn translate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = foreign(value),
            PatternElement::Placeable { expression } => translate_within(expression),
        }
    }
}

fn translate_within(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| translate(&mut variant.value)),
        Expression::Inline(InlineExpression::Placeable { expression }) => translate_within(expression),
        Expression::Inline(_) => {}
    }
}

/// A text in this language. Brackets hold the names of what keys are for, which are no words.
pub fn foreign(text: &str) -> String {
    let mut said = String::new();
    let mut is_name = false;
    for letter in text.chars() {
        is_name = letter == '[' || is_name && letter != ']';
        if is_name {
            said.push(letter);
            continue;
        }
        let accented = LETTERS.iter().find(|(plain, _)| *plain == letter).map_or(letter, |&(_, accented)| accented);
        said.push(accented);
        if "aeiou".contains(letter) {
            said.push(accented);
        }
    }
    said
}
