//! What the window says: every sentence that players can read or hear there, looked up by its key in the words of a
//! [`Language`]. The words lie in `assets/words`, one file a language; plurals and what is filled in are done by Fluent.
//!
//! A key always is written out where it is said, as in `say!("log-tile-fits-nowhere")`, so that a test can find it.
//!
//! What stays out: what [`table`](crate::table), [`rules`](crate::rules) and the command line say of files and arguments,
//! the IDs of rules, the names of players and hounds' keys in files, and what is written into logs. The window shows such
//! a reason as a [`sentence`], below a heading of its own.

mod language;

pub use language::{Language, Unsaid};

pub(crate) use language::{Filling, filled, plain};

use std::sync::{LazyLock, PoisonError, RwLock};

/// The words that are there in any case: what another language does not say is said in English.
pub static ENGLISH: &str = include_str!("../../../assets/words/en.ftl");

/// The language in which everything is said that another one does not say.
static FALLBACK: LazyLock<Language> = LazyLock::new(|| Language::of("en", ENGLISH));

/// The language of the window; English as long as no other is spoken.
static SPOKEN: RwLock<Option<&'static Language>> = RwLock::new(None);

/// From now on the window speaks this language. It stays in memory: nobody learns many.
pub fn speak(language: Language) {
    let spoken: &'static Language = Box::leak(Box::new(language));
    *SPOKEN.write().unwrap_or_else(PoisonError::into_inner) = Some(spoken);
}

/// The languages in which to look, one after the other.
fn spoken() -> impl Iterator<Item = &'static Language> {
    let first = *SPOKEN.read().unwrap_or_else(PoisonError::into_inner);
    first.into_iter().chain(std::iter::once_with(|| &*FALLBACK))
}

/// Says what stands under a key: `say!("menu-quit")` is a `&'static str`, `say!("turn", turn = 3)` a `String` with
/// everything filled in.
macro_rules! say {
    ($key:literal) => {
        $crate::app::words::plain($key)
    };
    ($key:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::app::words::filled($key, &[$((stringify!($name), $crate::app::words::Filling::from($value))),+])
    };
}

pub(crate) use say;

/// A sentence with its first letter large and a full stop.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    let stop = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{}{stop}", first.to_uppercase(), letters.as_str())
}
