//! What players want, whichever way they say it. Whoever carries out a key asks for a [`Want`]; which keys mean it stands in
//! one table, [`Keys`]. What is wanted in a frame is read once, at its beginning, into [`Wanted`]: another device has only
//! to add to that.

mod keys;

pub use keys::{Chord, Keys, Modifier, Want};

use bevy::input::InputSystems;
use bevy::prelude::*;
use egui::{Context, Event, Id};
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keys>().init_resource::<Wanted>();
    app.add_systems(PreUpdate, read_keys.in_set(ReadInput).after(InputSystems));
}

/// When it is read what players want.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReadInput;

/// What is wanted in this frame.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct Wanted {
    now: Vec<Want>,
    held: Vec<Want>,
}

impl Wanted {
    /// Whether this was said just now, however long its key is held after that.
    pub fn now(&self, want: Want) -> bool {
        self.now.contains(&want)
    }

    /// Whether this goes on, because its key is held.
    pub fn held(&self, want: Want) -> bool {
        self.held.contains(&want)
    }
}

fn read_keys(keys: Res<Keys>, input: Option<Res<ButtonInput<KeyCode>>>, mut wanted: ResMut<Wanted>) {
    wanted.now.clear();
    wanted.held.clear();
    let Some(input) = input else { return };
    let modifiers = |modifier: Modifier| input.any_pressed(modifier.codes());
    wanted.now.extend(input.get_just_pressed().flat_map(|&code| keys.meant(code, modifiers)));
    // With Control a key says something else, once.
    if !modifiers(Modifier::Control) {
        wanted.held.extend(input.get_pressed().flat_map(|&code| keys.meant(code, modifiers)));
    }
}

/// Whether this was said just now, for panels, which hear of keys from egui; a key that is held and repeats does not count.
pub fn pressed(ctx: &Context, want: Want) -> bool {
    said(ctx, want, false)
}

/// Whether this was said just now; a key that is held says it again and again.
pub fn repeated(ctx: &Context, want: Want) -> bool {
    said(ctx, want, true)
}

fn said(ctx: &Context, want: Want, again: bool) -> bool {
    let keys = keys_of(ctx);
    ctx.input(|input| {
        input.events.iter().any(|event| match *event {
            Event::Key { key, pressed: true, repeat, modifiers, .. } if again || !repeat => {
                keys.means(want, key, |modifier| modifier.is_held(modifiers))
            }
            _ => false,
        })
    })
}

/// The table of keys that panels go by: the usual one until another was handed over.
pub fn keys_of(ctx: &Context) -> Arc<Keys> {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Arc<Keys>>(Id::NULL).clone())
}

/// Has panels go by this table of keys.
pub fn hand_over(ctx: &Context, keys: &Keys) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Arc::new(keys.clone())));
}
