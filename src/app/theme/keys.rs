//! Keys that do something once, however long they are held.

use egui::{Context, Event, Key};

/// Whether the key went down just now; a key that is held and repeats does not count.
pub fn pressed(ctx: &Context, wanted: Key) -> bool {
    let down = |event: &Event| matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted);
    ctx.input(|input| input.events.iter().any(down))
}
