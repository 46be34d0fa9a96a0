//! Keys in texts. A text names what a key is for, as in `[Hint] asks the guide`, and is shown with the key that does it:
//! players can change their keys.

use super::Keys;
use super::bindings::named;
use crate::app::words::say;
use std::borrow::Cow;

impl Keys {
    /// The text with the label of the first key, or of the button while a gamepad is used, for each `[Hint]`, and with
    /// all keys for each `[all TakeBack]`. Everything else in brackets stays.
    pub fn spelled<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if !text.contains('[') {
            return Cow::Borrowed(text);
        }
        let mut spelled = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('[') {
            spelled.push_str(before);
            let named = after.split_once(']').and_then(|(name, after)| Some((self.spelled_name(name)?, after)));
            rest = match named {
                Some((keys, after)) => {
                    spelled.push_str(&keys);
                    after
                }
                None => {
                    spelled.push('[');
                    after
                }
            };
        }
        Cow::Owned(spelled + rest)
    }

    fn spelled_name(&self, name: &str) -> Option<String> {
        let Some(name) = name.strip_prefix("all ") else { return named(name).map(|want| self.name(want)) };
        let keys = self.of(named(name)?).map(|chord| chord.to_string());
        keys.reduce(|one, other| say!("keys-or", one = one, other = other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::{Chord, Want};
    use crate::app::words::{ENGLISH, LANGUAGES};
    use egui::{Key, Modifiers};

    #[test]
    fn every_key_that_a_text_names_is_known() {
        let keys = Keys::default();
        let mut named = 0;
        for words in LANGUAGES.iter().map(|language| language.words).chain([ENGLISH]) {
            for text in words.lines().filter_map(|line| line.split_once(" = ")).map(|(_, text)| text) {
                named += text.matches('[').count();
                assert!(!keys.spelled(text).contains('['), "{text}");
            }
        }
        assert!(named > 60, "{named} keys");
    }

    #[test]
    fn a_text_names_the_keys_of_the_player() {
        let mut keys = Keys::default();
        let text = "[all TakeBack], or [Hint] [now] and [";
        assert_eq!(keys.spelled(text), "U or Ctrl+Z, or H [now] and [");
        keys.bind(Want::TakeBack, Chord { key: Key::X, with: Modifiers::CTRL });
        assert_eq!(keys.spelled(text), "Ctrl+X, or H [now] and [");
    }
}
