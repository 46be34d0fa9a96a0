//! The table of keys: what each of them means.

use crate::app::words::say;
use bevy::prelude::*;
use bevy_egui::helpers::bevy_to_egui_physical_key;
use std::fmt::{self, Display, Formatter};

/// Something that can be said with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
pub enum Want {
    /// Turn the tile clockwise.
    Turn,
    /// Turn the tile the other way.
    TurnBack,
    /// Go to the next square or place.
    Next,
    /// Go to the one before.
    Previous,
    /// Go to the one above.
    Up,
    /// Go to the one to the right.
    Right,
    /// Go to the one below.
    Down,
    /// Go to the one to the left.
    Left,
    /// Do what has the focus.
    Confirm,
    /// Do what has the focus if keys have brought it there, or else nothing.
    ConfirmOrSkip,
    /// Take the last decision back.
    TakeBack,
    /// Do again what was taken back.
    Redo,
    /// Choose the answer with this number, from 1 on.
    Choice(u8),
    /// See the whole board.
    FitBoard,
    /// Look further up, for as long as it is held.
    PanUp,
    /// Look further left.
    PanLeft,
    /// Look further down.
    PanDown,
    /// Look further right.
    PanRight,
    /// See the whole log.
    Log,
    /// See the tiles that are still to come.
    Tiles,
    /// Leave what is open, or open the menu.
    Leave,
    /// Turn to the next page of the book.
    NextPage,
    /// Turn to the page before.
    PreviousPage,
    /// Go on by a whole page of the log.
    PageOn,
    /// Go back by a whole page of the log.
    PageBack,
    /// Go to the end of the log.
    ToEnd,
    /// Go to its beginning.
    ToBeginning,
    /// Have everything silent, or heard again.
    Mute,
    /// Fill the screen, or no longer.
    FullScreen,
    /// Save the picture of a finished game.
    SavePicture,
}

/// A key that is held together with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Modifier {
    /// Shift.
    Shift,
    /// Control.
    Control,
    /// Alt.
    Alt,
}

impl Modifier {
    /// Its keys, left and right.
    pub(super) fn codes(self) -> [KeyCode; 2] {
        match self {
            Modifier::Shift => [KeyCode::ShiftLeft, KeyCode::ShiftRight],
            Modifier::Control => [KeyCode::ControlLeft, KeyCode::ControlRight],
            Modifier::Alt => [KeyCode::AltLeft, KeyCode::AltRight],
        }
    }

    /// Whether it is among those that egui tells of.
    pub(super) fn is_held(self, held: egui::Modifiers) -> bool {
        match self {
            Modifier::Shift => held.shift,
            Modifier::Control => held.ctrl,
            Modifier::Alt => held.alt,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Modifier::Shift => say!("key-shift"),
            Modifier::Control => say!("key-control"),
            Modifier::Alt => say!("key-alt"),
        }
    }
}

/// A key, and what has to be held with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chord {
    key: KeyCode,
    with: &'static [Modifier],
}

impl Chord {
    const fn plain(key: KeyCode) -> Chord {
        Chord { key, with: &[] }
    }

    /// The key, as panels know it.
    pub fn key(self) -> Option<egui::Key> {
        bevy_to_egui_physical_key(&self.key)
    }

    fn is_held(self, modifiers: impl Fn(Modifier) -> bool) -> bool {
        self.with.iter().all(|&modifier| modifiers(modifier))
    }
}

impl Display for Chord {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        self.with.iter().try_for_each(|modifier| write!(f, "{}+", modifier.name()))?;
        match self.key() {
            Some(key) => f.write_str(cap(key)),
            None => write!(f, "{:?}", self.key),
        }
    }
}

/// What stands on a key's cap. Letters and digits are their own names.
fn cap(key: egui::Key) -> &'static str {
    use egui::Key;
    match key {
        Key::Escape => say!("key-escape"),
        Key::Space => say!("key-space"),
        Key::Enter => say!("key-enter"),
        Key::Tab => say!("key-tab"),
        Key::PageUp => say!("key-page-up"),
        Key::PageDown => say!("key-page-down"),
        Key::Home => say!("key-home"),
        Key::End => say!("key-end"),
        Key::ArrowUp => say!("key-up"),
        Key::ArrowRight => say!("key-right"),
        Key::ArrowDown => say!("key-down"),
        Key::ArrowLeft => say!("key-left"),
        other => other.name(),
    }
}

/// Which keys mean what. A key may mean different things where different things are asked for: an arrow moves on the board
/// and turns the page of a book.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Keys(Vec<(Want, Chord)>);

impl Default for Keys {
    /// The usual keys.
    fn default() -> Keys {
        use KeyCode::{
            ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8,
            Digit9, End, Enter, Escape, F11, Home, KeyA, KeyD, KeyE, KeyF, KeyL, KeyM, KeyP, KeyQ, KeyR, KeyS, KeyT,
            KeyU, KeyW, KeyY, KeyZ, PageDown, PageUp, Space, Tab,
        };
        use Modifier::{Alt, Control, Shift};
        let plain = [
            (Want::Turn, KeyR),
            (Want::Turn, KeyE),
            (Want::TurnBack, KeyQ),
            (Want::Next, Tab),
            (Want::Up, ArrowUp),
            (Want::Right, ArrowRight),
            (Want::Down, ArrowDown),
            (Want::Left, ArrowLeft),
            (Want::Confirm, Enter),
            (Want::ConfirmOrSkip, Space),
            (Want::TakeBack, KeyU),
            (Want::FitBoard, KeyF),
            (Want::PanUp, KeyW),
            (Want::PanLeft, KeyA),
            (Want::PanDown, KeyS),
            (Want::PanRight, KeyD),
            (Want::Log, KeyL),
            (Want::Tiles, KeyT),
            (Want::Leave, Escape),
            (Want::NextPage, ArrowRight),
            (Want::NextPage, PageDown),
            (Want::PreviousPage, ArrowLeft),
            (Want::PreviousPage, PageUp),
            (Want::PageOn, PageDown),
            (Want::PageBack, PageUp),
            (Want::ToEnd, End),
            (Want::ToBeginning, Home),
            (Want::Mute, KeyM),
            (Want::FullScreen, F11),
            (Want::SavePicture, KeyP),
        ];
        let digits = [Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9];
        let chords: [(Want, KeyCode, &'static [Modifier]); 6] = [
            (Want::Previous, Tab, &[Shift]),
            (Want::TakeBack, KeyZ, &[Control]),
            (Want::Redo, KeyU, &[Shift]),
            (Want::Redo, KeyZ, &[Control, Shift]),
            (Want::Redo, KeyY, &[Control]),
            (Want::FullScreen, Enter, &[Alt]),
        ];
        let plain = plain.into_iter().map(|(want, key)| (want, Chord::plain(key)));
        let numbers = (1..).zip(digits).map(|(number, key)| (Want::Choice(number), Chord::plain(key)));
        let chords = chords.into_iter().map(|(want, key, with)| (want, Chord { key, with }));
        Keys(plain.chain(numbers).chain(chords).collect())
    }
}

impl Keys {
    /// The keys that mean this, the usual one first.
    pub fn of(&self, want: Want) -> impl Iterator<Item = Chord> + '_ {
        self.0.iter().filter(move |(other, _)| *other == want).map(|&(_, chord)| chord)
    }

    /// What stands on the usual key for this; nothing where no key means it.
    pub fn name(&self, want: Want) -> String {
        self.of(want).next().map(|chord| chord.to_string()).unwrap_or_default()
    }

    /// What a key means while these are held with it. What asks for more of them goes first: Alt and Enter is no Enter.
    /// Others that are held do not matter.
    pub(super) fn meant(&self, code: KeyCode, held: impl Fn(Modifier) -> bool) -> impl Iterator<Item = Want> {
        let with_key = self.0.iter().filter(move |(_, chord)| chord.key == code);
        let said: Vec<_> = with_key.filter(|(_, chord)| chord.is_held(&held)).collect();
        let most = said.iter().map(|(_, chord)| chord.with.len()).max();
        said.into_iter().filter(move |(_, chord)| Some(chord.with.len()) == most).map(|&(want, _)| want)
    }

    /// Whether a key of which egui tells means this.
    pub(super) fn means(&self, want: Want, key: egui::Key, held: impl Fn(Modifier) -> bool) -> bool {
        let mut codes = self.of(want).filter(|chord| chord.key() == Some(key)).map(|chord| chord.key);
        codes.any(|code| self.meant(code, &held).any(|meant| meant == want))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant(code: KeyCode, held: &[Modifier]) -> Vec<Want> {
        Keys::default().meant(code, |modifier| held.contains(&modifier)).collect()
    }

    #[test]
    fn a_key_means_what_asks_for_most_of_what_is_held_with_it() {
        use Modifier::{Alt, Control, Shift};
        assert_eq!(meant(KeyCode::KeyU, &[]), [Want::TakeBack]);
        assert_eq!(meant(KeyCode::KeyU, &[Control]), [Want::TakeBack]);
        assert_eq!(meant(KeyCode::KeyU, &[Shift]), [Want::Redo]);
        assert_eq!(meant(KeyCode::KeyZ, &[]), []);
        assert_eq!(meant(KeyCode::KeyZ, &[Control]), [Want::TakeBack]);
        assert_eq!(meant(KeyCode::KeyZ, &[Control, Shift]), [Want::Redo]);
        assert_eq!(meant(KeyCode::Enter, &[Shift]), [Want::Confirm]);
        assert_eq!(meant(KeyCode::Enter, &[Alt]), [Want::FullScreen]);
        assert_eq!(meant(KeyCode::ArrowLeft, &[]), [Want::Left, Want::PreviousPage]);
    }

    #[test]
    fn panels_hear_the_same_of_every_key() {
        let keys = Keys::default();
        for &(want, chord) in &keys.0 {
            let key = chord.key().unwrap_or_else(|| panic!("egui does not know {chord}"));
            assert!(keys.means(want, key, |modifier| chord.with.contains(&modifier)), "{chord} does not mean {want:?}");
        }
    }

    #[test]
    fn keys_are_called_as_they_are_labelled() {
        let keys = Keys::default();
        let all = |want| keys.of(want).map(|chord| chord.to_string()).collect::<Vec<_>>();
        assert_eq!(all(Want::TakeBack), ["U", "Ctrl+Z"]);
        assert_eq!(all(Want::Redo), ["Shift+U", "Ctrl+Shift+Z", "Ctrl+Y"]);
        assert_eq!(all(Want::PageOn), ["Page Down"]);
        assert_eq!(keys.name(Want::ConfirmOrSkip), "Space");
        assert_eq!(keys.name(Want::Leave), "Esc");
    }
}
