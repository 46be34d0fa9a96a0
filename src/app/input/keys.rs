//! The table of keys: what each key means.

use crate::app::words::say;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use std::fmt::{self, Display, Formatter};

/// Something that a player can ask for with a key.
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
    /// Activate what has the focus.
    Confirm,
    /// Activate what has the focus, but only if keys moved the focus there.
    ConfirmOrSkip,
    /// Take the last decision back.
    TakeBack,
    /// Repeat the decision that was taken back.
    Redo,
    /// Choose the answer with this number, starting at 1.
    Choice(u8),
    /// Take another kind of piece for the next meeple.
    OtherPiece,
    /// Show the whole board.
    FitBoard,
    /// Move the view up while the key is held.
    PanUp,
    /// Move the view left.
    PanLeft,
    /// Move the view down.
    PanDown,
    /// Move the view right.
    PanRight,
    /// Open the whole log.
    Log,
    /// Open the list of tiles still to come.
    Tiles,
    /// Read the rule that matters now.
    Rule,
    /// Close what is open, or else open the menu.
    Leave,
    /// Turn to the next page of the book.
    NextPage,
    /// Turn to the page before.
    PreviousPage,
    /// Scroll the log forward by one page.
    PageOn,
    /// Scroll the log back by one page.
    PageBack,
    /// Go to the end of the log.
    ToEnd,
    /// Go to the beginning of the log.
    ToBeginning,
    /// Switch all sound off or on.
    Mute,
    /// Switch full screen on or off.
    FullScreen,
    /// Save the picture of a finished game.
    SavePicture,
    /// Go back to what was shown before, such as the region counted before.
    StepBack,
    /// Change how fast things are shown.
    Pace,
    /// Look at what nobody else may see, while the key is held.
    Peek,
    /// Watch a finished game from its beginning.
    Watch,
    /// Ask the guide what it would do.
    Hint,
    /// Ask the guide whether the last decision was good.
    Judgement,
}

/// A modifier key.
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
    /// Its key codes, left and right.
    pub(super) fn codes(self) -> [KeyCode; 2] {
        match self {
            Modifier::Shift => [KeyCode::ShiftLeft, KeyCode::ShiftRight],
            Modifier::Control => [KeyCode::ControlLeft, KeyCode::ControlRight],
            Modifier::Alt => [KeyCode::AltLeft, KeyCode::AltRight],
        }
    }

    /// Whether egui reports it as held.
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

/// A key and the modifiers that have to be held with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chord {
    key: KeyCode,
    with: &'static [Modifier],
}

impl Chord {
    const fn plain(key: KeyCode) -> Chord {
        Chord { key, with: &[] }
    }

    /// The key as egui knows it.
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

/// The label of a key. Letters and digits are their own labels.
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

/// Which keys mean what. One key may have several meanings in different places: an arrow moves the focus on the board
/// and turns the pages of the book.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Keys(Vec<(Want, Chord)>);

impl Default for Keys {
    /// The default keys.
    fn default() -> Keys {
        use KeyCode::{
            ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8,
            Digit9, End, Enter, Escape, F1, F11, Home, KeyA, KeyB, KeyD, KeyE, KeyF, KeyG, KeyH, KeyL, KeyM, KeyP,
            KeyQ, KeyR, KeyS, KeyT, KeyU, KeyV, KeyW, KeyY, KeyZ, PageDown, PageUp, Space, Tab,
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
            (Want::OtherPiece, KeyG),
            (Want::FitBoard, KeyF),
            (Want::PanUp, KeyW),
            (Want::PanLeft, KeyA),
            (Want::PanDown, KeyS),
            (Want::PanRight, KeyD),
            (Want::Log, KeyL),
            (Want::Tiles, KeyT),
            (Want::Rule, F1),
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
            (Want::StepBack, KeyB),
            (Want::Pace, KeyS),
            (Want::Peek, KeyV),
            (Want::Hint, KeyH),
            (Want::Watch, KeyW),
        ];
        let digits = [Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9];
        let chords: [(Want, KeyCode, &'static [Modifier]); 7] = [
            (Want::Previous, Tab, &[Shift]),
            (Want::Judgement, KeyH, &[Shift]),
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
    /// The keys for this, the default one first.
    pub fn of(&self, want: Want) -> impl Iterator<Item = Chord> + '_ {
        self.0.iter().filter(move |(other, _)| *other == want).map(|&(_, chord)| chord)
    }

    /// The label of the default key for this; empty if there is no key.
    pub fn name(&self, want: Want) -> String {
        self.of(want).next().map(|chord| chord.to_string()).unwrap_or_default()
    }

    /// The key of this table that a pressed key stands for: the one with its letter, so that a letter is right on every
    /// keyboard. A key that types none of the known letters and signs counts by its place.
    pub(super) fn labelled(&self, typed: &KeyboardInput) -> Option<KeyCode> {
        match bevy_to_egui_key(&typed.logical_key) {
            Some(label) => {
                self.0.iter().map(|(_, chord)| *chord).find(|chord| chord.key() == Some(label)).map(|it| it.key)
            }
            None => Some(typed.key_code),
        }
    }

    /// What a key means with these modifiers. The meaning that needs the most modifiers wins: Alt and Enter is not
    /// Enter. Other held modifiers do not matter.
    pub(super) fn meant(&self, code: KeyCode, held: impl Fn(Modifier) -> bool) -> impl Iterator<Item = Want> {
        let with_key = self.0.iter().filter(move |(_, chord)| chord.key == code);
        let said: Vec<_> = with_key.filter(|(_, chord)| chord.is_held(&held)).collect();
        let most = said.iter().map(|(_, chord)| chord.with.len()).max();
        said.into_iter().filter(move |(_, chord)| Some(chord.with.len()) == most).map(|&(want, _)| want)
    }

    /// Whether a key reported by egui means this.
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
