//! A gamepad: each button and each way of a stick asks for the same as a key. So whatever keys can do, a gamepad can. While it
//! was used last, the window names its buttons instead of keys.

use super::{Keys, Want, Wanted};
use crate::app::words::say;
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{PrimaryEguiContext, egui};

/// What each button asks for.
const BUTTONS: [(GamepadButton, Want); 16] = [
    (GamepadButton::DPadUp, Want::Up),
    (GamepadButton::DPadRight, Want::Right),
    (GamepadButton::DPadDown, Want::Down),
    (GamepadButton::DPadLeft, Want::Left),
    (GamepadButton::South, Want::Confirm),
    (GamepadButton::East, Want::Leave),
    (GamepadButton::West, Want::ConfirmOrSkip),
    (GamepadButton::North, Want::Hint),
    (GamepadButton::LeftTrigger, Want::TurnBack),
    (GamepadButton::RightTrigger, Want::Turn),
    (GamepadButton::LeftTrigger2, Want::Previous),
    (GamepadButton::RightTrigger2, Want::Next),
    (GamepadButton::Select, Want::TakeBack),
    (GamepadButton::Start, Want::Rule),
    (GamepadButton::LeftThumb, Want::OtherPiece),
    (GamepadButton::RightThumb, Want::FitBoard),
];

/// How far a stick has to be pushed, of 1.
const PUSHED: f32 = 0.6;

/// Sony, as gamepads name their maker.
const SONY: u16 = 0x054C;

/// What stands on the buttons of a gamepad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pad {
    /// A, B, X and Y.
    Letters,
    /// Cross, circle, square and triangle.
    Shapes,
}

impl Pad {
    fn of(gamepad: &Gamepad) -> Pad {
        if gamepad.vendor_id() == Some(SONY) { Pad::Shapes } else { Pad::Letters }
    }

    /// The name of the button for this, if there is one.
    pub fn button(self, want: Want) -> Option<&'static str> {
        let (button, _) = BUTTONS.into_iter().find(|&(_, other)| other == want)?;
        let (on_letters, on_shapes) = match button {
            GamepadButton::South => ("A", say!("pad-cross")),
            GamepadButton::East => ("B", say!("pad-circle")),
            GamepadButton::West => ("X", say!("pad-square")),
            GamepadButton::North => ("Y", say!("pad-triangle")),
            GamepadButton::LeftTrigger => ("LB", "L1"),
            GamepadButton::RightTrigger => ("RB", "R1"),
            GamepadButton::LeftTrigger2 => ("LT", "L2"),
            GamepadButton::RightTrigger2 => ("RT", "R2"),
            GamepadButton::LeftThumb => ("LS", "L3"),
            GamepadButton::RightThumb => ("RS", "R3"),
            GamepadButton::Select => (say!("pad-back"), say!("pad-share")),
            GamepadButton::Start => (say!("pad-start"), say!("pad-options")),
            GamepadButton::DPadUp => (say!("pad-up"), say!("pad-up")),
            GamepadButton::DPadRight => (say!("pad-right"), say!("pad-right")),
            GamepadButton::DPadDown => (say!("pad-down"), say!("pad-down")),
            GamepadButton::DPadLeft => (say!("pad-left"), say!("pad-left")),
            _ => return None,
        };
        Some(match self {
            Pad::Letters => on_letters,
            Pad::Shapes => on_shapes,
        })
    }
}

/// Everything that a gamepad asks for at this moment. A button that was pressed and let go within one frame counts.
fn held(gamepad: &Gamepad) -> Vec<Want> {
    let down = |button| gamepad.pressed(button) || gamepad.just_pressed(button);
    let buttons = BUTTONS.into_iter().filter(|&(button, _)| down(button)).map(|(_, want)| want);
    let (left, right) = (gamepad.left_stick(), gamepad.right_stick());
    let focus = [Want::Up, Want::Right, Want::Down, Want::Left];
    let view = [Want::PanUp, Want::PanRight, Want::PanDown, Want::PanLeft];
    let pushed = |stick: Vec2| [stick.y, stick.x, -stick.y, -stick.x];
    let ways = pushed(left).into_iter().zip(focus).chain(pushed(right).into_iter().zip(view));
    buttons.chain(ways.filter(|&(far, _)| far > PUSHED).map(|(_, want)| want)).collect()
}

/// Where panels hear of keys.
#[derive(SystemParam)]
pub(super) struct Panels<'w, 's> {
    context: Query<'w, 's, Entity, With<PrimaryEguiContext>>,
    events: MessageWriter<'w, EguiInputEvent>,
}

impl Panels<'_, '_> {
    fn hear(&mut self, keys: &Keys, want: Want, pressed: bool) {
        let (Ok(context), Some(chord)) = (self.context.single(), keys.of(want).next()) else { return };
        let (key, modifiers) = (chord.key, chord.with);
        let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        self.events.write(EguiInputEvent { context, event });
    }
}

/// Adds what gamepads ask for to what is wanted, and tells the panels. They are not heard while another window has the focus.
pub(super) fn read_gamepads(
    gamepads: Query<&Gamepad>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut keys: ResMut<Keys>,
    mut before: Local<Vec<Want>>,
    mut panels: Panels,
    mut wanted: ResMut<Wanted>,
) {
    let focused = window.iter().any(|window| window.focused);
    let mut now = Vec::new();
    for gamepad in gamepads.iter().filter(|_| focused) {
        let held = held(gamepad);
        if !held.is_empty() && keys.pad != Some(Pad::of(gamepad)) {
            keys.pad = Some(Pad::of(gamepad));
        }
        now.extend(held);
    }
    for &want in before.iter().filter(|want| !now.contains(want)) {
        panels.hear(&keys, want, false);
    }
    for &want in &now {
        // Its key may have several meanings, in different places.
        let meant: Vec<Want> = match keys.of(want).next() {
            Some(chord) => keys.meant(chord.key, chord.with).collect(),
            None => vec![want],
        };
        wanted.held.extend(meant.iter().copied());
        if !before.contains(&want) {
            wanted.now.extend(meant);
            panels.hear(&keys, want, true);
        }
    }
    *before = now;
}

/// Mouse or keyboard are used again.
pub(super) fn notice_other_devices(
    mut typed: MessageReader<KeyboardInput>,
    mut moved: MessageReader<CursorMoved>,
    mut clicked: MessageReader<MouseButtonInput>,
    mut keys: ResMut<Keys>,
) {
    let used = typed.read().count() + moved.read().count() + clicked.read().count() > 0;
    if used && keys.pad.is_some() {
        keys.pad = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn each_button_asks_for_one_thing_that_has_a_key() {
        let keys = Keys::default();
        assert!(BUTTONS.into_iter().all(|(_, want)| keys.of(want).next().is_some()));
        for pad in [Pad::Letters, Pad::Shapes] {
            let names: HashSet<_> = BUTTONS.into_iter().map(|(_, want)| pad.button(want)).collect();
            assert!(names.len() == BUTTONS.len() && !names.contains(&None), "{names:?}");
        }
    }

    #[test]
    fn sticks_move_the_focus_and_the_view() {
        let mut gamepad = Gamepad::default();
        assert_eq!(held(&gamepad), []);
        gamepad.analog_mut().set(GamepadAxis::LeftStickX, -0.9);
        gamepad.analog_mut().set(GamepadAxis::LeftStickY, 0.3);
        gamepad.analog_mut().set(GamepadAxis::RightStickY, 0.7);
        gamepad.digital_mut().press(GamepadButton::South);
        assert_eq!(held(&gamepad), [Want::Confirm, Want::Left, Want::PanUp]);
    }

    #[test]
    fn while_a_gamepad_is_used_its_buttons_are_named() {
        let mut keys = Keys::default();
        keys.pad = Some(Pad::Letters);
        assert_eq!((keys.name(Want::Confirm).as_str(), keys.name(Want::Log).as_str()), ("A", "L"));
        keys.pad = Some(Pad::Shapes);
        assert_eq!(keys.name(Want::Confirm), "Cross");
    }
}
