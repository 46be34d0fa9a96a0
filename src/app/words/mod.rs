//! Every sentence that players can read or hear in the window. A sentence is looked up by its key in the words of a
//! [`Language`]. The words are in `assets/words`, one file per language. Fluent handles plurals and values.
//!
//! Always write the key literally, as in `say!("log-tile-fits-nowhere")`, so that a test can find it.
//!
//! Some text is not translated: what [`table`](crate::table), [`rules`](crate::rules) and the command line say about
//! files and arguments, rule IDs, names of players, hounds' keys in files, and text in logs. The window shows such a
//! reason as a [`sentence`] below a translated heading.

mod language;
mod languages;
mod numbers;

pub use language::{Language, LanguageError};
pub use languages::{LANGUAGES, Shipped, choose};
pub use numbers::{number, signed};

pub use language::lesson_page;
pub(crate) use language::{Filling, filled, plain};

use std::sync::{LazyLock, PoisonError, RwLock};

/// The English words, which are always available. They replace what is missing in another language.
pub static ENGLISH: &str = include_str!("../../../assets/words/en.ftl");

/// The language for messages that the chosen language does not have.
static FALLBACK: LazyLock<Language> = LazyLock::new(|| Language::of("en", ENGLISH));

/// The language of the window. `None` means English.
static SPOKEN: RwLock<Option<&'static Language>> = RwLock::new(None);

/// Sets the language of the window; `None` is English.
pub fn speak(language: Option<&'static Language>) {
    *SPOKEN.write().unwrap_or_else(PoisonError::into_inner) = language;
}

/// The languages in which to look up a key, in this order.
fn spoken() -> impl Iterator<Item = &'static Language> {
    let first = *SPOKEN.read().unwrap_or_else(PoisonError::into_inner);
    first.into_iter().chain(std::iter::once_with(|| &*FALLBACK))
}

/// The message for a key: `say!("menu-quit")` is a `&'static str`, `say!("turn", turn = 3)` is a `String` with the
/// values filled in.
macro_rules! say {
    ($key:literal) => {
        $crate::app::words::plain($key)
    };
    ($key:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::app::words::filled($key, &[$((stringify!($name), $crate::app::words::Filling::from($value))),+])
    };
}

pub(crate) use say;

/// Turns a text into a sentence: with a capital letter and a full stop.
pub fn sentence(text: &str) -> String {
    let stop = if text.is_empty() || text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{stop}", capitalised(text))
}

/// A text with a capital letter at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}", first.to_uppercase(), letters.as_str()))
}

/// A name that is short enough to leave room for the sentence around it.
pub fn shortened(name: &str) -> String {
    const LONGEST: usize = 12;
    match name.char_indices().nth(LONGEST) {
        Some(_) => name.chars().take(LONGEST - 1).collect::<String>().trim_end().to_owned() + "…",
        None => name.to_owned(),
    }
}

/// Several things in a row: "Alix", "Alix and Maura", "Alix, Guilhem and Maura".
pub fn listed<'a>(things: impl IntoIterator<Item = &'a str>) -> String {
    let mut things: Vec<&str> = things.into_iter().collect();
    let Some(last) = things.pop() else { return String::new() };
    if things.is_empty() { last.to_owned() } else { say!("list-and", others = things.join(", "), last = last) }
}
