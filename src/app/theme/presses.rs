//! Notes whether any control was pressed lately, for example to play a sound.

use egui::{Context, Id};

fn id() -> Id {
    Id::new("a control was pressed")
}

/// Whether a control was pressed since the last call.
pub fn take_pressed(ctx: &Context) -> bool {
    ctx.data_mut(|data| data.remove_temp::<bool>(id())).unwrap_or(false)
}

/// Notes that a control was pressed.
pub(super) fn note(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(id(), true));
}
