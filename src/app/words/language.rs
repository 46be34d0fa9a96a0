//! A language: the messages of one file of words, found by their keys.

use super::spoken;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::HashMap;
use std::fmt;
use unic_langid::LanguageIdentifier;

/// What is filled into a message: a number or a word.
pub(crate) type Filling<'a> = FluentValue<'a>;

/// The words of a language.
pub struct Language {
    messages: FluentBundle<FluentResource>,
    /// What is said without anything filled in, as it is said.
    plain: HashMap<String, String>,
}

/// Why a file of words is no language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsaid(String);

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unsaid {}

impl Language {
    /// The language of this name ("en", "fr"), which decides how it counts, with these words.
    ///
    /// # Errors
    /// What can't be read, or stands there twice.
    pub fn read(name: &str, words: &str) -> Result<Language, Unsaid> {
        let (language, troubles) = Language::with_troubles(name, words);
        match troubles.is_empty() {
            true => Ok(language),
            false => Err(Unsaid(format!("{name}: {}", troubles.join("; ")))),
        }
    }

    /// The same; what can't be read is left out.
    pub(super) fn of(name: &str, words: &str) -> Language {
        Language::with_troubles(name, words).0
    }

    fn with_troubles(name: &str, words: &str) -> (Language, Vec<String>) {
        let mut troubles = Vec::new();
        let name: LanguageIdentifier = name.parse().unwrap_or_else(|error| {
            troubles.push(format!("no language: {error}"));
            LanguageIdentifier::default()
        });
        let resource = FluentResource::try_new(words.to_owned()).unwrap_or_else(|(read, errors)| {
            troubles.extend(errors.iter().map(ToString::to_string));
            read
        });
        let mut messages = FluentBundle::new_concurrent(vec![name]);
        // Marks for text that runs from right to left would be seen as boxes.
        messages.set_use_isolating(false);
        if let Err(errors) = messages.add_resource(resource) {
            troubles.extend(errors.iter().map(ToString::to_string));
        }
        let mut language = Language { messages, plain: HashMap::new() };
        let said = |key: &str| Some((key.to_owned(), language.say(key, None)?));
        language.plain = words.lines().filter_map(key_of).filter_map(said).collect();
        (language, troubles)
    }

    /// What stands under a key with this filled in; nothing where that can't be said.
    fn say(&self, key: &str, filled_in: Option<&FluentArgs>) -> Option<String> {
        let message = self.messages.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let said = self.messages.format_pattern(message, filled_in, &mut errors).into_owned();
        errors.is_empty().then_some(said)
    }
}

/// The key of the message that begins with this line.
fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    Some(key.trim_end()).filter(|key| key.starts_with(|letter: char| letter.is_ascii_alphabetic()))
}

/// What stands under a key. A key that no language knows is shown itself: then everybody sees what is missing.
pub(crate) fn plain(key: &'static str) -> &'static str {
    spoken().find_map(|language| language.plain.get(key)).map_or(key, String::as_str)
}

/// What stands under a key, with this filled in.
pub(crate) fn filled(key: &'static str, filling: &[(&'static str, Filling)]) -> String {
    let filling: FluentArgs = filling.iter().cloned().collect();
    spoken().find_map(|language| language.say(key, Some(&filling))).unwrap_or_else(|| key.to_owned())
}
