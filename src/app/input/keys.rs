//! The table of keys: what each key means.

use super::gamepad::{Buttons, Pad};
use crate::app::words::say;
use bevy::prelude::*;
use egui::{Key, Modifiers};
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
    /// Skip what may be skipped; or else activate what has the focus, but only if keys moved the focus there.
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
    /// Show the board larger while the key is held.
    Nearer,
    /// Show it smaller.
    Farther,
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

/// A key and the modifiers that have to be held with it: Shift, Control and Alt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chord {
    /// The key, by its label.
    pub key: Key,
    /// What is held with it.
    pub with: Modifiers,
}

impl Chord {
    const fn plain(key: Key) -> Chord {
        Chord { key, with: Modifiers::NONE }
    }

    /// Whether it writes a letter, a digit or a sign where text is typed.
    pub fn types(self) -> bool {
        !self.with.ctrl && !self.with.alt && self.key.symbol_or_name().chars().count() == 1
    }

    /// Other held modifiers do not matter.
    fn is_held(self, held: Modifiers) -> bool {
        let Modifiers { shift, ctrl, alt, .. } = self.with;
        (!shift || held.shift) && (!ctrl || held.ctrl) && (!alt || held.alt)
    }

    fn modifiers(self) -> usize {
        [self.with.shift, self.with.ctrl, self.with.alt].into_iter().filter(|&held| held).count()
    }
}

impl Display for Chord {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let Modifiers { shift, ctrl, alt, .. } = self.with;
        let with = [(ctrl, say!("key-control")), (shift, say!("key-shift")), (alt, say!("key-alt"))];
        with.into_iter().filter(|(held, _)| *held).try_for_each(|(_, name)| write!(f, "{name}+"))?;
        f.write_str(cap(self.key))
    }
}

impl Want {
    /// Everything whose key can be changed. What every window uses keeps its keys: Tab, arrows, Enter, Space, Escape,
    /// pages.
    pub const CHANGEABLE: [Want; 24] = [
        Want::Turn,
        Want::TurnBack,
        Want::TakeBack,
        Want::Redo,
        Want::OtherPiece,
        Want::Hint,
        Want::Judgement,
        Want::Peek,
        Want::FitBoard,
        Want::PanUp,
        Want::PanLeft,
        Want::PanDown,
        Want::PanRight,
        Want::Nearer,
        Want::Farther,
        Want::Log,
        Want::Tiles,
        Want::Rule,
        Want::Mute,
        Want::FullScreen,
        Want::StepBack,
        Want::Pace,
        Want::Watch,
        Want::SavePicture,
    ];

    /// Where this can be asked for. Where two can be asked for they need different keys.
    fn places(self) -> &'static [Place] {
        match self {
            Want::NextPage | Want::PreviousPage => &[Place::Book],
            Want::PageOn | Want::PageBack | Want::ToEnd | Want::ToBeginning => &[Place::Log],
            Want::StepBack | Want::Watch | Want::SavePicture => &[Place::Ending],
            // The result looks back, takes back and opens the book with them, and the table lies under the count.
            Want::Hint | Want::TakeBack | Want::Rule | Want::Pace => &[Place::Table, Place::Ending],
            Want::Confirm
            | Want::ConfirmOrSkip
            | Want::Next
            | Want::Previous
            | Want::Leave
            | Want::Mute
            | Want::FullScreen => &[Place::Table, Place::Ending, Place::Book, Place::Log],
            _ => &[Place::Table],
        }
    }
}

/// Where something can be asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Table,
    /// The count and the result of a finished game.
    Ending,
    Book,
    Log,
}

/// The label of a key. Letters and digits are their own labels.
fn cap(key: Key) -> &'static str {
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

/// Which keys and buttons mean what. One key may have several meanings in different places: an arrow moves the focus on
/// the board and turns the pages of the book.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Keys {
    pub(super) meanings: Vec<(Want, Chord)>,
    /// The buttons of a gamepad.
    pub buttons: Buttons,
    /// The gamepad that was used last, unless mouse or keyboard were used since: its buttons are shown instead of keys.
    pub pad: Option<Pad>,
}

impl Default for Keys {
    /// The default keys.
    fn default() -> Keys {
        use Key::{
            A, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, B, D, E, End, Enter, Escape, F, F1, F11, G, H, Home, I, L, M,
            Num1, Num2, Num3, Num4, Num5, Num6, Num7, Num8, Num9, O, P, PageDown, PageUp, Q, R, S, Space, T, Tab, U, V,
            W, X, Y, Z,
        };
        const SHIFT: Modifiers = Modifiers::SHIFT;
        const CONTROL: Modifiers = Modifiers::CTRL;
        let plain = [
            (Want::Turn, E),
            (Want::Turn, R),
            (Want::TurnBack, Q),
            (Want::Next, Tab),
            (Want::Up, ArrowUp),
            (Want::Right, ArrowRight),
            (Want::Down, ArrowDown),
            (Want::Left, ArrowLeft),
            (Want::Confirm, Enter),
            (Want::ConfirmOrSkip, Space),
            (Want::TakeBack, U),
            (Want::OtherPiece, G),
            (Want::FitBoard, F),
            (Want::PanUp, W),
            (Want::PanLeft, A),
            (Want::PanDown, S),
            (Want::PanRight, D),
            // In and out: signs such as plus and minus lie elsewhere on each keyboard, or above a digit.
            (Want::Nearer, I),
            (Want::Farther, O),
            (Want::Log, L),
            (Want::Tiles, T),
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
            (Want::Mute, M),
            (Want::FullScreen, F11),
            (Want::SavePicture, P),
            (Want::StepBack, B),
            (Want::Pace, X),
            (Want::Peek, V),
            (Want::Hint, H),
            (Want::Watch, W),
        ];
        let digits = [Num1, Num2, Num3, Num4, Num5, Num6, Num7, Num8, Num9];
        let chords = [
            (Want::Previous, Tab, SHIFT),
            (Want::Judgement, H, SHIFT),
            (Want::TakeBack, Z, CONTROL),
            (Want::Redo, U, SHIFT),
            (Want::Redo, Z, CONTROL.plus(SHIFT)),
            (Want::Redo, Y, CONTROL),
            (Want::FullScreen, Enter, Modifiers::ALT),
        ];
        let plain = plain.into_iter().map(|(want, key)| (want, Chord::plain(key)));
        let numbers = (1..).zip(digits).map(|(number, key)| (Want::Choice(number), Chord::plain(key)));
        let chords = chords.into_iter().map(|(want, key, with)| (want, Chord { key, with }));
        let meanings = plain.chain(numbers).chain(chords).collect();
        Keys { meanings, buttons: Buttons::default(), pad: None }
    }
}

impl Keys {
    /// The keys for this, the default one first.
    pub fn of(&self, want: Want) -> impl Iterator<Item = Chord> + '_ {
        self.meanings.iter().filter(move |(other, _)| *other == want).map(|&(_, chord)| chord)
    }

    /// The label of the default key for this, or of the button while a gamepad is used; empty if there is neither.
    pub fn name(&self, want: Want) -> String {
        let button = self.pad.and_then(|_| self.button(want));
        button.map(str::to_owned).or_else(|| self.of(want).next().map(|chord| chord.to_string())).unwrap_or_default()
    }

    /// The label of the button for this on the gamepad that was used last, if there is one.
    pub fn button(&self, want: Want) -> Option<&'static str> {
        self.pad.unwrap_or(Pad::Letters).name(self.buttons.of(want)?)
    }

    /// The same keys, with this gamepad shown.
    pub fn with_pad(self, pad: Option<Pad>) -> Keys {
        Keys { pad, ..self }
    }

    /// Whether all keys and buttons are the default ones.
    pub fn are_usual(&self) -> bool {
        let usual = Keys::default();
        (&self.meanings, &self.buttons) == (&usual.meanings, &usual.buttons)
    }

    /// Gives this one key only.
    pub fn bind(&mut self, want: Want, chord: Chord) {
        let at = self.meanings.iter().position(|(other, _)| *other == want).unwrap_or(self.meanings.len());
        self.meanings.retain(|(other, _)| *other != want);
        self.meanings.insert(at, (want, chord));
    }

    /// What a chord means elsewhere, so that it can't mean this as well.
    pub fn taken_by(&self, want: Want, chord: Chord) -> Option<Want> {
        let meets = |other: Want| other != want && other.places().iter().any(|place| want.places().contains(place));
        self.meanings.iter().find(|&&(other, known)| known == chord && meets(other)).map(|&(other, _)| other)
    }

    /// The key that counts when one is pressed that types `label` and lies where the English keyboard has `place`. A
    /// letter counts by its label on every keyboard. A sign that means nothing counts by its place, like letters of
    /// another alphabet.
    pub(super) fn typed(&self, label: Option<Key>, place: Option<Key>) -> Option<Key> {
        let counts = |label: &Key| {
            let letter = label.name().len() == 1 && label.name().starts_with(|sign: char| sign.is_ascii_alphabetic());
            letter || self.meanings.iter().any(|(_, chord)| chord.key == *label)
        };
        label.filter(counts).or(place)
    }

    /// What a key means with these modifiers. The meaning that needs the most modifiers wins: Alt and Enter is not
    /// Enter. Other held modifiers do not matter.
    pub(super) fn meant(&self, key: Key, held: Modifiers) -> impl Iterator<Item = Want> + '_ {
        let said = move || self.meanings.iter().filter(move |(_, chord)| chord.key == key && chord.is_held(held));
        let most = said().map(|(_, chord)| chord.modifiers()).max();
        said().filter(move |(_, chord)| Some(chord.modifiers()) == most).map(|&(want, _)| want)
    }

    /// Whether a key reported by egui means this.
    pub(super) fn means(&self, want: Want, key: Key, held: Modifiers) -> bool {
        self.meant(key, held).any(|meant| meant == want)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant(key: Key, held: Modifiers) -> Vec<Want> {
        Keys::default().meant(key, held).collect()
    }

    #[test]
    fn a_key_means_what_asks_for_most_of_what_is_held_with_it() {
        const SHIFT: Modifiers = Modifiers::SHIFT;
        const CONTROL: Modifiers = Modifiers::CTRL;
        assert_eq!(meant(Key::U, Modifiers::NONE), [Want::TakeBack]);
        assert_eq!(meant(Key::U, CONTROL), [Want::TakeBack]);
        assert_eq!(meant(Key::U, SHIFT), [Want::Redo]);
        assert_eq!(meant(Key::Z, Modifiers::NONE), []);
        assert_eq!(meant(Key::Z, CONTROL), [Want::TakeBack]);
        assert_eq!(meant(Key::Z, CONTROL.plus(SHIFT)), [Want::Redo]);
        assert_eq!(meant(Key::Enter, SHIFT), [Want::Confirm]);
        assert_eq!(meant(Key::Enter, Modifiers::ALT), [Want::FullScreen]);
        assert_eq!(meant(Key::ArrowLeft, Modifiers::NONE), [Want::Left, Want::PreviousPage]);
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

    #[test]
    fn no_default_key_means_two_things_in_one_place() {
        let keys = Keys::default();
        for &(want, chord) in &keys.meanings {
            assert_eq!(keys.taken_by(want, chord), None, "{chord} for {want:?}");
        }
    }

    #[test]
    fn a_new_key_goes_before_all_others_and_a_key_that_is_needed_nearby_is_refused() {
        let mut keys = Keys::default();
        let k = Chord::plain(Key::K);
        assert_eq!(keys.taken_by(Want::TakeBack, k), None);
        keys.bind(Want::TakeBack, k);
        assert_eq!((keys.name(Want::TakeBack).as_str(), keys.of(Want::TakeBack).count()), ("K", 1));
        assert!(keys.means(Want::TakeBack, Key::K, Modifiers::NONE) && meant_by(&keys, Key::U).is_empty());
        assert_eq!(keys.taken_by(Want::Hint, k), Some(Want::TakeBack));
        // The count of a finished game has no board that could be moved.
        assert_eq!(keys.taken_by(Want::Watch, Chord::plain(Key::A)), None);
        assert_eq!(keys.taken_by(Want::Watch, Chord::plain(Key::M)), Some(Want::Mute));
        // The result looks back with the key for a hint.
        assert_eq!(keys.taken_by(Want::Watch, Chord::plain(Key::H)), Some(Want::Hint));
    }

    fn meant_by(keys: &Keys, key: Key) -> Vec<Want> {
        keys.meant(key, Modifiers::NONE).collect()
    }
}
