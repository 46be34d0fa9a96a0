//! A gamepad: each button and each way of a stick asks for the same as a key. So whatever keys can do, a gamepad can.
//! While it was used last, the window names its buttons instead of keys.

use super::{Keys, Want, Wanted, hand_button, waits_for_key};
use crate::app::words::say;
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
use std::collections::HashSet;

/// What each button usually asks for.
const USUAL: [(GamepadButton, Want); 16] = [
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

/// What each button asks for; nothing where it has no use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buttons([(GamepadButton, Option<Want>); USUAL.len()]);

impl Default for Buttons {
    /// The usual ones.
    fn default() -> Buttons {
        Buttons(USUAL.map(|(button, want)| (button, Some(want))))
    }
}

impl Buttons {
    /// The usual ones, but for these.
    pub fn with(chosen: &[(Want, GamepadButton)]) -> Buttons {
        let chosen_for = |button| chosen.iter().find(|&&(_, other)| other == button).map(|&(want, _)| want);
        let moved = |want: Want| chosen.iter().any(|&(other, _)| other == want);
        Buttons(USUAL.map(|(button, want)| (button, chosen_for(button).or(Some(want).filter(|&want| !moved(want))))))
    }

    /// Those that are not the usual ones.
    pub fn unusual(&self) -> Vec<(Want, GamepadButton)> {
        let all = self.0.iter().filter_map(|&(button, want)| Some((want?, button)));
        all.filter(|&(want, button)| !USUAL.contains(&(button, want))).collect()
    }

    /// The button for this, if there is one.
    pub fn of(&self, want: Want) -> Option<GamepadButton> {
        self.0.iter().find(|&&(_, other)| other == Some(want)).map(|&(button, _)| button)
    }

    /// What a button asks for.
    pub fn asks(&self, button: GamepadButton) -> Option<Want> {
        self.0.iter().find(|&&(other, _)| other == button).and_then(|&(_, want)| want)
    }

    /// Gives this a button. What had it before gets the old one instead, if there was one.
    pub fn bind(&mut self, want: Want, button: GamepadButton) {
        let (old, other) = (self.of(want), self.asks(button));
        for (at, asks) in &mut self.0 {
            if Some(*at) == old {
                *asks = other;
            }
            if *at == button {
                *asks = Some(want);
            }
        }
    }

    /// Everything that a gamepad asks for at this moment. A button that was pressed and let go within one frame counts.
    /// Buttons that are `spent` ask for nothing.
    fn held(&self, gamepad: &Gamepad, spent: impl Fn(GamepadButton) -> bool) -> Vec<Want> {
        let down = |button| (gamepad.pressed(button) || gamepad.just_pressed(button)) && !spent(button);
        let buttons = self.0.iter().filter(|&&(button, _)| down(button)).filter_map(|&(_, want)| want);
        let (left, right) = (gamepad.left_stick(), gamepad.right_stick());
        let focus = [Want::Up, Want::Right, Want::Down, Want::Left];
        let pushed = |stick: Vec2| [stick.y, stick.x, -stick.y, -stick.x];
        let ways = pushed(left).into_iter().zip(focus).chain(pushed(right).into_iter().zip(VIEW));
        buttons.chain(ways.filter(|&(far, _)| far > PUSHED).map(|(_, want)| want)).collect()
    }
}

/// Whether a button may be chosen for something else: not one that every window uses.
pub fn is_free_button(button: GamepadButton) -> bool {
    USUAL.into_iter().any(|(other, want)| other == button && Want::CHANGEABLE.contains(&want))
}

/// What the right stick asks for. It moves the view and nothing else, whatever the keys for this mean elsewhere.
const VIEW: [Want; 4] = [Want::PanUp, Want::PanRight, Want::PanDown, Want::PanLeft];

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

    /// What stands on a button.
    pub fn name(self, button: GamepadButton) -> Option<&'static str> {
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

/// Where panels hear of keys.
#[derive(SystemParam)]
pub(super) struct Panels<'w, 's> {
    context: Query<'w, 's, (Entity, &'static mut EguiContext), With<PrimaryEguiContext>>,
    events: MessageWriter<'w, EguiInputEvent>,
}

impl Panels<'_, '_> {
    fn hear(&mut self, keys: &Keys, want: Want, pressed: bool) {
        let (Ok((context, _)), Some(chord)) = (self.context.single(), keys.of(want).next()) else { return };
        let (key, modifiers) = (chord.key, chord.with);
        let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        self.events.write(EguiInputEvent { context, event });
    }

    /// Hands a new button over where one is waited for. Returns whether one is.
    fn take(&mut self, gamepad: &Gamepad) -> bool {
        let Ok((_, mut context)) = self.context.single_mut() else { return false };
        let waits = waits_for_key(context.get_mut());
        if let Some(&button) = gamepad.get_just_pressed().next().filter(|_| waits) {
            hand_button(context.get_mut(), button);
        }
        waits
    }
}

/// Adds what gamepads ask for to what is wanted, and tells the panels. They are not heard while another window has the
/// focus.
pub(super) fn read_gamepads(
    gamepads: Query<(Entity, &Gamepad)>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut keys: ResMut<Keys>,
    (mut before, mut spent): (Local<Vec<Want>>, Local<HashSet<(Entity, GamepadButton)>>),
    mut panels: Panels,
    mut wanted: ResMut<Wanted>,
) {
    let focused = window.iter().any(|window| window.focused);
    let mut now = Vec::new();
    // A button that was chosen for something does nothing until it is let go.
    spent.retain(|&(pad, button)| gamepads.get(pad).is_ok_and(|(_, gamepad)| gamepad.pressed(button)));
    for (pad, gamepad) in gamepads.iter().filter(|_| focused) {
        if panels.take(gamepad) {
            spent.extend(gamepad.get_pressed().map(|&button| (pad, button)));
            continue;
        }
        let held = keys.buttons.held(gamepad, |button| spent.contains(&(pad, button)));
        if !held.is_empty() && keys.pad != Some(Pad::of(gamepad)) {
            keys.pad = Some(Pad::of(gamepad));
        }
        now.extend(held);
    }
    wanted.held.extend(now.extract_if(.., |want| VIEW.contains(want)));
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

    #[test]
    fn each_button_asks_for_one_thing_that_has_a_key() {
        let keys = Keys::default();
        assert!(USUAL.into_iter().all(|(_, want)| keys.of(want).next().is_some()));
        for pad in [Pad::Letters, Pad::Shapes] {
            let names: HashSet<_> = USUAL.into_iter().map(|(button, _)| pad.name(button)).collect();
            assert!(names.len() == USUAL.len() && !names.contains(&None), "{names:?}");
        }
    }

    #[test]
    fn what_had_a_button_gets_the_old_one_instead() {
        let mut buttons = Buttons::default();
        buttons.bind(Want::Hint, GamepadButton::LeftTrigger);
        assert_eq!(buttons.asks(GamepadButton::LeftTrigger), Some(Want::Hint));
        assert_eq!(buttons.asks(GamepadButton::North), Some(Want::TurnBack));
        // What had no button has nothing to give.
        buttons.bind(Want::Log, GamepadButton::North);
        assert_eq!((buttons.of(Want::Log), buttons.of(Want::TurnBack)), (Some(GamepadButton::North), None));
        assert_eq!(Buttons::with(&buttons.unusual()), buttons);
        buttons.bind(Want::TurnBack, GamepadButton::LeftTrigger);
        assert_eq!((buttons.of(Want::Hint), buttons.of(Want::Turn)), (None, Some(GamepadButton::RightTrigger)));
        assert_eq!(Buttons::with(&buttons.unusual()), buttons);
        assert_eq!(Buttons::default().unusual(), []);
    }

    #[test]
    fn sticks_move_the_focus_and_the_view() {
        let (mut gamepad, buttons) = (Gamepad::default(), Buttons::default());
        assert_eq!(buttons.held(&gamepad, |_| false), []);
        gamepad.analog_mut().set(GamepadAxis::LeftStickX, -0.9);
        gamepad.analog_mut().set(GamepadAxis::LeftStickY, 0.3);
        gamepad.analog_mut().set(GamepadAxis::RightStickY, 0.7);
        gamepad.digital_mut().press(GamepadButton::South);
        assert_eq!(buttons.held(&gamepad, |_| false), [Want::Confirm, Want::Left, Want::PanUp]);
    }

    /// At the result the keys that move the view at the table mean other things.
    #[test]
    fn the_right_stick_only_moves_the_view() {
        let mut world = World::new();
        world.init_resource::<Keys>();
        world.init_resource::<Wanted>();
        world.init_resource::<Messages<EguiInputEvent>>();
        world.spawn((Window::default(), PrimaryWindow));
        let mut gamepad = Gamepad::default();
        gamepad.analog_mut().set(GamepadAxis::RightStickY, 0.9);
        world.spawn(gamepad);
        world.run_system_cached(read_gamepads).expect("the system runs");
        let wanted = world.resource::<Wanted>();
        assert!(wanted.held(Want::PanUp));
        let others = Want::CHANGEABLE.into_iter().filter(|&want| want != Want::PanUp);
        assert!(others.into_iter().all(|want| !wanted.held(want) && !wanted.now(want)));
        assert!(world.resource::<Messages<EguiInputEvent>>().is_empty());
    }

    #[test]
    fn while_a_gamepad_is_used_its_buttons_are_named() {
        let mut keys = Keys::default().with_pad(Some(Pad::Letters));
        assert_eq!((keys.name(Want::Confirm).as_str(), keys.name(Want::Log).as_str()), ("A", "L"));
        keys.pad = Some(Pad::Shapes);
        assert_eq!(keys.name(Want::Confirm), "Cross");
    }
}
