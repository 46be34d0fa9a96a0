//! The keys and buttons that players chose themselves, as they are written in their file.

use super::gamepad::is_free_button;
use super::{Buttons, Chord, Keys, Want};
use crate::table::bindings::{Meaningless, Written};
use bevy::input::gamepad::GamepadButton;
use egui::{Key, Modifiers};

/// The changeable wants that do not have their default keys or buttons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bindings {
    keys: Vec<(Want, Chord)>,
    buttons: Buttons,
}

impl Bindings {
    /// Reads them.
    ///
    /// # Errors
    /// What means nothing.
    pub fn read(written: &Written) -> Result<Bindings, Meaningless> {
        let bound = |(want, chord): (&String, &String)| Ok((want_named(want)?, chord_written(chord)?));
        let keys: Vec<(Want, Chord)> = written.keys.iter().map(bound).collect::<Result<_, Meaningless>>()?;
        let bound = |(want, button): (&String, &String)| Ok((want_named(want)?, button_named(button)?));
        let buttons: Vec<(Want, GamepadButton)> =
            written.buttons.iter().map(bound).collect::<Result<_, Meaningless>>()?;
        for (number, &(want, button)) in buttons.iter().enumerate() {
            if let Some(&(other, _)) = buttons[..number].iter().find(|&&(_, other)| other == button) {
                return Err(Meaningless::Twice { key: button_name(button), of: [name(other), name(want)] });
            }
        }
        let mut read = Bindings { keys, buttons: Buttons::with(&buttons) };
        read.forget_old_pace();
        let all = read.keys();
        let taken = |&(want, chord): &(Want, Chord)| Some((want, chord, all.taken_by(want, chord)?));
        match read.keys.iter().find_map(taken) {
            Some((want, chord, other)) => {
                Err(Meaningless::Twice { key: written_chord(chord), of: [name(want), name(other)] })
            }
            None => Ok(read),
        }
    }

    /// As they are written.
    pub fn written(&self) -> Written {
        let buttons = self.buttons.unusual().into_iter();
        Written {
            keys: self.keys.iter().map(|&(want, chord)| (name(want), written_chord(chord))).collect(),
            buttons: buttons.map(|(want, button)| (name(want), button_name(button))).collect(),
        }
    }

    /// Gives this one key.
    pub fn bind(&mut self, want: Want, chord: Chord) {
        self.keys.retain(|(other, _)| *other != want);
        if Keys::default().of(want).next() != Some(chord) {
            self.keys.push((want, chord));
        }
    }

    /// Gives this a button of a gamepad. What had it before gets the old one instead, if there was one.
    pub fn bind_button(&mut self, want: Want, button: GamepadButton) {
        self.buttons.bind(want, button);
    }

    /// The table of keys with these.
    pub fn keys(&self) -> Keys {
        let mut keys = Keys { buttons: self.buttons.clone(), ..Keys::default() };
        self.keys.iter().for_each(|&(want, chord)| keys.bind(want, chord));
        // The default key of the pace is newer than some files: what has that key there keeps it.
        let is_chosen = |of: Want, chord: Chord| self.keys.iter().any(|&(want, own)| want != of && own == chord);
        keys.meanings.retain(|&(want, chord)| want != Want::Pace || !is_chosen(want, chord));
        keys
    }

    /// Some files were written when the pace was only asked for in the count, where it could have a key of the table.
    fn forget_old_pace(&mut self) {
        let keys = self.keys();
        self.keys.retain(|&(want, chord)| want != Want::Pace || keys.taken_by(want, chord).is_none());
    }
}

/// The buttons that may be chosen.
fn free_buttons() -> impl Iterator<Item = GamepadButton> {
    GamepadButton::all().into_iter().filter(|&button| is_free_button(button))
}

/// The name of a button in the file: by where it lies, whatever stands on it.
fn button_name(button: GamepadButton) -> String {
    format!("{button:?}")
}

fn button_named(text: &str) -> Result<GamepadButton, Meaningless> {
    let found = free_buttons().find(|&button| button_name(button) == text);
    found.ok_or_else(|| Meaningless::Button {
        button: text.to_owned(),
        known: free_buttons().map(button_name).collect(),
    })
}

/// The name of a want in the file.
fn name(want: Want) -> String {
    format!("{want:?}")
}

/// What has this name.
pub(super) fn named(text: &str) -> Option<Want> {
    Want::CHANGEABLE.into_iter().find(|&want| name(want) == text)
}

fn want_named(text: &str) -> Result<Want, Meaningless> {
    named(text).ok_or_else(|| Meaningless::Name { name: text.to_owned(), known: Want::CHANGEABLE.map(name).to_vec() })
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
        let keys = pairs.iter().map(|&(want, chord)| (want.to_owned(), chord.to_owned())).collect();
        Written { keys, ..Written::default() }
    }

    fn with_buttons(pairs: &[(&str, &str)]) -> Written {
        let Written { keys: buttons, .. } = written(pairs);
        Written { buttons, ..Written::default() }
    }

    #[test]
    fn a_button_that_is_written_is_read_again() {
        let text = with_buttons(&[("Hint", "LeftTrigger"), ("TurnBack", "North")]);
        let read = Bindings::read(&text).expect("good bindings");
        assert_eq!(read.keys().button(Want::Hint), Some("LB"));
        assert_eq!(read.written(), text);
        let mut chosen = Bindings::default();
        chosen.bind_button(Want::Hint, GamepadButton::LeftTrigger);
        assert_eq!(chosen, read);
        chosen.bind_button(Want::Hint, GamepadButton::North);
        assert_eq!(chosen, Bindings::default());
    }

    #[test]
    fn a_button_that_cannot_be_meant_is_said() {
        let wrong = |pairs: &[(&str, &str)]| Bindings::read(&with_buttons(pairs)).expect_err("it is wrong").to_string();
        for button in ["South", "DPadUp", "Paddle", ""] {
            let said = wrong(&[("Hint", button)]);
            assert!(said.contains(&format!("“{button}”")) && said.contains("LeftTrigger"), "{said}");
        }
        let said = wrong(&[("Hint", "Start"), ("TakeBack", "Start")]);
        assert!(said.contains("“Start” stands for Hint and for TakeBack"), "{said}");
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
    fn files_from_before_the_pace_had_its_key_are_read() {
        let read = |want, chord| Bindings::read(&written(&[(want, chord)])).expect("good bindings").keys();
        let (chosen, shared) = (read("TakeBack", "X"), read("Pace", "D"));
        assert_eq!((chosen.name(Want::TakeBack).as_str(), chosen.name(Want::Pace).as_str()), ("X", ""));
        assert_eq!((shared.name(Want::PanRight).as_str(), shared.name(Want::Pace).as_str()), ("D", "X"));
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
