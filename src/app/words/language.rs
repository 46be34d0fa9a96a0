//! A language: the messages of one file of words, found by their keys.

use super::spoken;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::HashMap;
use std::fmt;
use unic_langid::LanguageIdentifier;

/// A value to fill into a message: a number or a word.
pub(crate) type Filling<'a> = FluentValue<'a>;

/// The words of a language.
pub struct Language {
    messages: FluentBundle<FluentResource>,
    /// The messages that need no values, ready to use.
    plain: HashMap<String, String>,
}

/// Why a file of words cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageError(String);

impl fmt::Display for LanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LanguageError {}

impl Language {
    /// Reads the words of a language. The name ("en", "fr") selects the plural rules.
    ///
    /// # Errors
    /// Returns every part that cannot be read and every key that occurs twice.
    pub fn read(name: &str, words: &str) -> Result<Language, LanguageError> {
        let (language, troubles) = Language::with_troubles(name, words);
        match troubles.is_empty() {
            true => Ok(language),
            false => Err(LanguageError(format!("{name}: {}", troubles.join("; ")))),
        }
    }

    /// Like [`read`](Language::read), but leaves out what cannot be read.
    pub(super) fn of(name: &str, words: &str) -> Language {
        Language::with_troubles(name, words).0
    }

    fn with_troubles(name: &str, words: &str) -> (Language, Vec<String>) {
        let (mut troubles, name_of_language) = (Vec::new(), name);
        let name: LanguageIdentifier = name.parse().unwrap_or_else(|error| {
            troubles.push(format!("no language: {error}"));
            LanguageIdentifier::default()
        });
        let resource = FluentResource::try_new(words.to_owned()).unwrap_or_else(|(read, errors)| {
            troubles.extend(errors.iter().map(ToString::to_string));
            read
        });
        let mut messages = FluentBundle::new_concurrent(vec![name]);
        // The fonts would show the marks for right-to-left text as boxes.
        messages.set_use_isolating(false);
        if name_of_language != "en" {
            messages.set_formatter(Some(with_comma));
        }
        if let Err(errors) = messages.add_resource(resource) {
            troubles.extend(errors.iter().map(ToString::to_string));
        }
        let mut language = Language { messages, plain: HashMap::new() };
        let said = |key: &str| Some((key.to_owned(), language.say(key, None)?));
        language.plain = words.lines().filter_map(key_of).filter_map(said).collect();
        (language, troubles)
    }

    /// The message for a key with these values, or `None` if it cannot be formatted.
    fn say(&self, key: &str, filled_in: Option<&FluentArgs>) -> Option<String> {
        let message = self.messages.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let said = self.messages.format_pattern(message, filled_in, &mut errors).into_owned();
        errors.is_empty().then_some(said)
    }
}

/// A number with a comma before its decimals, as all languages but English write it. Anything else is written as usual.
fn with_comma<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value.fract() != 0.0 => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}

/// The key of the message that begins on this line.
fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    Some(key.trim_end()).filter(|key| key.starts_with(|letter: char| letter.is_ascii_alphabetic()))
}

/// The message for a key. If no language has the key, the key itself is shown, so that everybody notices what is
/// missing.
pub(crate) fn plain(key: &'static str) -> &'static str {
    spoken().find_map(|language| language.plain.get(key)).map_or(key, String::as_str)
}

/// What a lesson says on a page. Empty if no language knows the page.
pub fn lesson_page(page: &str) -> &'static str {
    let key = format!("lesson-page-{page}");
    spoken().find_map(|language| language.plain.get(&key)).map_or("", String::as_str)
}

/// The message for a key, with these values filled in.
pub(crate) fn filled(key: &'static str, filling: &[(&'static str, Filling)]) -> String {
    let filling: FluentArgs = filling.iter().cloned().collect();
    spoken().find_map(|language| language.say(key, Some(&filling))).unwrap_or_else(|| key.to_owned())
}
