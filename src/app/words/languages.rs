//! The languages that ship with the game.

use super::{Language, speak};
use crate::table::settings::LanguageChoice;
use std::sync::LazyLock;

/// A language besides English.
pub struct Shipped {
    /// Its choice in the settings.
    pub choice: LanguageChoice,
    /// Its short name: "fr".
    pub name: &'static str,
    /// Its file of words.
    pub words: &'static str,
    read: &'static LazyLock<Language>,
}

static FRENCH: LazyLock<Language> = LazyLock::new(|| Language::of("fr", FRENCH_WORDS));
static GERMAN: LazyLock<Language> = LazyLock::new(|| Language::of("de", GERMAN_WORDS));

static FRENCH_WORDS: &str = include_str!("../../../assets/words/fr.ftl");
static GERMAN_WORDS: &str = include_str!("../../../assets/words/de.ftl");

/// All languages besides English.
pub static LANGUAGES: [Shipped; 2] = [
    Shipped { choice: LanguageChoice::French, name: "fr", words: FRENCH_WORDS, read: &FRENCH },
    Shipped { choice: LanguageChoice::German, name: "de", words: GERMAN_WORDS, read: &GERMAN },
];

/// Speaks this language, or that of the system.
pub fn choose(choice: LanguageChoice, system: Option<&str>) {
    let is_meant = |shipped: &&Shipped| match choice {
        LanguageChoice::System => system.is_some_and(|system| is_spoken_in(system, shipped.name)),
        other => shipped.choice == other,
    };
    speak(LANGUAGES.iter().find(is_meant).map(|shipped| &**shipped.read));
}

/// Whether a locale ("de-AT", "fr_CA.UTF-8") is one of this language.
fn is_spoken_in(locale: &str, language: &str) -> bool {
    locale
        .split(|letter: char| !letter.is_alphabetic())
        .next()
        .is_some_and(|first| first.eq_ignore_ascii_case(language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_is_known_by_its_first_part() {
        assert!(is_spoken_in("de-AT", "de") && is_spoken_in("fr_CA.UTF-8", "fr") && is_spoken_in("DE", "de"));
        assert!(!is_spoken_in("den-US", "de") && !is_spoken_in("C", "fr") && !is_spoken_in("", "fr"));
    }
}
