//! The keys that players chose themselves, as they are written in their file.

use super::{Chord, Keys, Want};
use crate::table::bindings::{Meaningless, Written};
use egui::{Key, Modifiers};

/// The changeable wants that do not have their default keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bindings(Vec<(Want, Chord)>);

impl Bindings {
    /// Reads them.
    ///
    /// # Errors
    /// What means nothing.
    pub fn read(written: &Written) -> Result<Bindings, Meaningless> {
        let bound = |(want, chord): (&String, &String)| Ok((want_named(want)?, chord_written(chord)?));
        let bound: Vec<(Want, Chord)> = written.0.iter().map(bound).collect::<Result<_, Meaningless>>()?;
        let read = Bindings(bound);
        let keys = read.keys();
        let taken = |&(want, chord): &(Want, Chord)| Some((want, chord, keys.taken_by(want, chord)?));
        match read.0.iter().find_map(taken) {
            Some((want, chord, other)) => {
                Err(Meaningless::Twice { key: written_chord(chord), of: [name(want), name(other)] })
            }
            None => Ok(read),
        }
    }

    /// As they are written.
    pub fn written(&self) -> Written {
        Written(self.0.iter().map(|&(want, chord)| (name(want), written_chord(chord))).collect())
    }

    /// Gives this one key.
    pub fn bind(&mut self, want: Want, chord: Chord) {
        self.0.retain(|(other, _)| *other != want);
        if Keys::default().of(want).next() != Some(chord) {
            self.0.push((want, chord));
        }
    }

    /// The table of keys with these.
    pub fn keys(&self) -> Keys {
        let mut keys = Keys::default();
        self.0.iter().for_each(|&(want, chord)| keys.bind(want, chord));
        keys
    }
}

/// The name of a want in the file.
fn name(want: Want) -> String {
    format!("{want:?}")
}

fn want_named(text: &str) -> Result<Want, Meaningless> {
    let found = Want::CHANGEABLE.into_iter().find(|&want| name(want) == text);
    found.ok_or_else(|| Meaningless::Name { name: text.to_owned(), known: Want::CHANGEABLE.map(name).to_vec() })
}

/// Modifiers as they are written, in every language.
const MODIFIERS: [(&str, Modifiers); 3] =
    [("Ctrl+", Modifiers::CTRL), ("Shift+", Modifiers::SHIFT), ("Alt+", Modifiers::ALT)];

/// "Ctrl+Shift+Z".
fn written_chord(chord: Chord) -> String {
    let held = MODIFIERS.into_iter().filter(|&(_, modifier)| chord.with.contains(modifier));
    held.map(|(name, _)| name).chain([chord.key.name()]).collect()
}

fn chord_written(text: &str) -> Result<Chord, Meaningless> {
    let (mut with, mut rest) = (Modifiers::NONE, text);
    while let Some((name, modifier)) = MODIFIERS.into_iter().find(|(name, _)| rest.starts_with(name)) {
        (with, rest) = (with.plus(modifier), &rest[name.len()..]);
    }
    let key = Key::from_name(rest).filter(|&key| is_free(key));
    key.map(|key| Chord { key, with }).ok_or_else(|| Meaningless::Key(text.to_owned()))
}

/// Whether a key may be chosen: not one that every window uses, and no digit, which chooses an answer.
pub(in crate::app) fn is_free(key: Key) -> bool {
    use Key::{
        ArrowDown, ArrowLeft, ArrowRight, ArrowUp, End, Enter, Escape, Home, Num0, Num1, Num2, Num3, Num4, Num5, Num6,
        Num7, Num8, Num9, PageDown, PageUp, Space, Tab,
    };
    ![
        ArrowDown, ArrowLeft, ArrowRight, ArrowUp, End, Enter, Escape, Home, Num0, Num1, Num2, Num3, Num4, Num5, Num6,
        Num7, Num8, Num9, PageDown, PageUp, Space, Tab,
    ]
    .contains(&key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(pairs: &[(&str, &str)]) -> Written {
        Written(pairs.iter().map(|&(want, chord)| (want.to_owned(), chord.to_owned())).collect())
    }

    #[test]
    fn what_is_written_is_read_again() {
        let text = written(&[("TakeBack", "X"), ("Redo", "Ctrl+Shift+F5"), ("Turn", ",")]);
        let read = Bindings::read(&text).expect("good bindings");
        assert_eq!(read.keys().name(Want::Redo), "Ctrl+Shift+F5");
        assert_eq!(Bindings::read(&read.written()), Ok(read));
        assert_eq!(Bindings::read(&written(&[])), Ok(Bindings::default()));
    }

    #[test]
    fn every_key_and_every_want_comes_back() {
        for &key in Key::ALL.iter().filter(|&&key| is_free(key)) {
            let chord = Chord { key, with: Modifiers::CTRL.plus(Modifiers::ALT) };
            assert_eq!(chord_written(&written_chord(chord)), Ok(chord), "{key:?}");
        }
        assert!(Want::CHANGEABLE.into_iter().all(|want| want_named(&name(want)) == Ok(want)));
    }

    #[test]
    fn what_cannot_be_meant_is_said() {
        let wrong = |want, chord| Bindings::read(&written(&[(want, chord)])).expect_err("it is wrong").to_string();
        assert!(wrong("Turm", "X").contains("Turm") && wrong("Turm", "X").contains("TurnBack"));
        for key in ["", "Hyper+X", "Shift+", "Enter", "7", "Ctrl+Ctrl"] {
            assert!(wrong("Turn", key).contains(&format!("“{key}”")), "{}", wrong("Turn", key));
        }
        assert!(wrong("TakeBack", "H").contains("Hint"));
        let both = Bindings::read(&written(&[("TakeBack", "X"), ("Mute", "X")]));
        assert!(both.expect_err("it is wrong").to_string().contains("Mute"));
    }

    #[test]
    fn a_key_goes_back_to_its_default() {
        let mut bindings = Bindings::default();
        bindings.bind(Want::Hint, Chord { key: Key::X, with: Modifiers::NONE });
        assert_eq!(bindings.keys().name(Want::Hint), "X");
        bindings.bind(Want::Hint, Chord { key: Key::H, with: Modifiers::NONE });
        assert_eq!((bindings.keys(), bindings), (Keys::default(), Bindings::default()));
    }
}
