//! What players want, whatever device they use. Systems ask for a [`Want`]; the table [`Keys`] says which keys mean it.
//! [`Wanted`] is filled once, at the beginning of a frame, from keys and gamepads. Panels hear of keys from egui, so
//! they ask [`pressed`] and [`repeated`]. A new device has to add to `Wanted` and to egui's events.

mod bindings;
mod gamepad;
mod keys;
mod spelled;

pub use bindings::Bindings;
pub(in crate::app) use bindings::is_free;
pub(in crate::app) use gamepad::is_free_button;
pub use gamepad::{Buttons, Pad};
pub use keys::{Chord, Keys, Want};

use bevy::input::InputSystems;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_egui::EguiPreUpdateSet;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::EguiInputEvent;
use egui::{Context, Event, Id, Key, Modifiers};
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keys>().init_resource::<Wanted>();
    // Whatever plugins bring them, the messages are there.
    app.add_message::<KeyboardInput>().add_message::<CursorMoved>().add_message::<MouseButtonInput>();
    app.add_message::<EguiInputEvent>();
    let read = (read_keys, gamepad::notice_other_devices, gamepad::read_gamepads).chain();
    let read = read.in_set(ReadInput).after(InputSystems).after(EguiPreUpdateSet::InitContexts);
    app.add_systems(PreUpdate, read.before(EguiPreUpdateSet::ProcessInput));
}

/// Systems that read the input of the players.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReadInput;

/// Everything that players want in this frame.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct Wanted {
    now: Vec<Want>,
    held: Vec<Want>,
}

impl Wanted {
    /// Whether the player confirms, with the key that only confirms or with the one that also skips.
    pub fn confirmed(&self) -> bool {
        self.now(Want::Confirm) || self.now(Want::ConfirmOrSkip)
    }

    /// Whether this was asked for in this frame. A key that is still held does not count again.
    pub fn now(&self, want: Want) -> bool {
        self.now.contains(&want)
    }

    /// The wanted direction of a movement, on axes to the right and up.
    pub fn way(&self) -> Option<(i32, i32)> {
        let ways = [(Want::Up, (0, 1)), (Want::Right, (1, 0)), (Want::Down, (0, -1)), (Want::Left, (-1, 0))];
        ways.into_iter().find(|&(want, _)| self.now(want)).map(|(_, way)| way)
    }

    /// Whether this is still asked for, because its key is held.
    pub fn held(&self, want: Want) -> bool {
        self.held.contains(&want)
    }
}

/// The next one in the order, or the one before. After the last comes the first.
pub fn walk<T: Copy + PartialEq>(in_order: &[T], from: Option<T>, back: bool) -> Option<T> {
    let here = from.and_then(|from| in_order.iter().position(|&other| other == from));
    let count = in_order.len();
    let next = match here {
        Some(here) if back => (here + count - 1) % count,
        Some(here) => (here + 1) % count,
        None => 0,
    };
    in_order.get(next).copied()
}

/// The key that counts for each pressed one, by its place on the keyboard.
type Labelled = HashMap<KeyCode, Option<Key>>;

fn read_keys(
    keys: Res<Keys>,
    input: Option<Res<ButtonInput<KeyCode>>>,
    mut typed: MessageReader<KeyboardInput>,
    mut labelled: Local<Labelled>,
    mut wanted: ResMut<Wanted>,
) {
    wanted.now.clear();
    wanted.held.clear();
    let Some(input) = input else { return };
    labelled.extend(typed.read().map(|typed| {
        let label = bevy_to_egui_key(&typed.logical_key);
        (typed.key_code, keys.typed(label, bevy_to_egui_physical_key(&typed.key_code)))
    }));
    let key = |code: &KeyCode| labelled.get(code).copied().unwrap_or_else(|| bevy_to_egui_physical_key(code));
    let held = modifiers(&input);
    wanted.now.extend(input.get_just_pressed().filter_map(key).flat_map(|key| keys.meant(key, held)));
    // With Control, a held key has another meaning, and only once.
    if !held.ctrl {
        wanted.held.extend(input.get_pressed().filter_map(key).flat_map(|key| keys.meant(key, held)));
    }
}

/// The modifiers that are held. Within a slow frame one may have been pressed and let go again.
fn modifiers(input: &ButtonInput<KeyCode>) -> Modifiers {
    let held = |codes: [KeyCode; 2]| input.any_pressed(codes) || input.any_just_pressed(codes);
    Modifiers {
        shift: held([KeyCode::ShiftLeft, KeyCode::ShiftRight]),
        ctrl: held([KeyCode::ControlLeft, KeyCode::ControlRight]),
        alt: held([KeyCode::AltLeft, KeyCode::AltRight]),
        ..Modifiers::NONE
    }
}

/// Whether this was asked for just now, for panels, which get keys from egui. Repeats of a held key do not count.
pub fn pressed(ctx: &Context, want: Want) -> bool {
    said(ctx, want, false)
}

/// Whether this was asked for just now. Repeats of a held key count.
pub fn repeated(ctx: &Context, want: Want) -> bool {
    said(ctx, want, true)
}

fn said(ctx: &Context, want: Want, again: bool) -> bool {
    let keys = keys_of(ctx);
    ctx.input(|input| {
        input.events.iter().any(|event| match *event {
            Event::Key { key, physical_key, pressed: true, repeat, modifiers } if again || !repeat => {
                keys.typed(Some(key), physical_key).is_some_and(|key| keys.means(want, key, modifiers))
            }
            _ => false,
        })
    })
}

/// The table of keys that the panels use: the default one until [`hand_over`] sets another.
pub fn keys_of(ctx: &Context) -> Arc<Keys> {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Arc<Keys>>(Id::NULL).clone())
}

/// Sets the table of keys that the panels use.
pub fn hand_over(ctx: &Context, keys: &Keys) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Arc::new(keys.clone())));
}

/// Whether the next key is to be the new one for something, so that it means nothing else.
pub fn waits_for_key(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(waiting())).unwrap_or_default()
}

/// Says whether the next key is to be the new one for something.
pub fn wait_for_key(ctx: &Context, waits: bool) {
    ctx.data_mut(|data| data.insert_temp(waiting(), waits));
}

fn waiting() -> Id {
    Id::new("waits for a key")
}

/// Hands over the button of a gamepad that was pressed while a key or button is waited for.
pub fn hand_button(ctx: &Context, button: GamepadButton) {
    // What egui keeps has to have a default value, and a button has none.
    ctx.data_mut(|data| data.insert_temp(handed(), Some(button)));
    ctx.request_repaint();
}

/// Takes the button that was handed over.
pub fn take_button(ctx: &Context) -> Option<GamepadButton> {
    ctx.data_mut(|data| data.remove_temp::<Option<GamepadButton>>(handed())).flatten()
}

fn handed() -> Id {
    Id::new("new-button")
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::keyboard::Key as Typed;
    use bevy::input::{ButtonState, InputPlugin};

    /// What is wanted after a key at this place was pressed that types this letter.
    fn typed(key_code: KeyCode, letter: &str) -> Wanted {
        let mut app = App::new();
        app.add_plugins((InputPlugin, plugin));
        let logical_key = Typed::Character(letter.into());
        let (state, window) = (ButtonState::Pressed, Entity::PLACEHOLDER);
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
        app.update();
        app.world().resource::<Wanted>().clone()
    }

    #[test]
    fn a_key_means_what_its_letter_says_on_every_keyboard() {
        // Where an English keyboard has Q, a French one has A.
        assert!(typed(KeyCode::KeyQ, "q").now(Want::TurnBack));
        assert!(typed(KeyCode::KeyA, "q").now(Want::TurnBack));
        assert!(typed(KeyCode::KeyQ, "a").held(Want::PanLeft) && !typed(KeyCode::KeyQ, "a").now(Want::TurnBack));
        assert!(typed(KeyCode::Semicolon, "m").now(Want::Mute));
        // K means nothing, wherever it is.
        assert_eq!(typed(KeyCode::KeyB, "k"), Wanted::default());
        // A letter of another alphabet counts by its place, and so do the signs above the digits of a French keyboard.
        assert!(typed(KeyCode::KeyH, "р").now(Want::Hint));
        assert!(typed(KeyCode::Digit1, "&").now(Want::Choice(1)));
    }

    #[test]
    fn tab_walks_round_and_back() {
        let in_order = ['a', 'b', 'c', 'd'];
        assert_eq!(walk(&in_order, None, false), Some('a'));
        assert_eq!(walk(&in_order, Some('d'), false), Some('a'));
        assert_eq!(walk(&in_order, Some('a'), true), Some('d'));
        assert_eq!(walk::<char>(&[], None, false), None);
    }
}
