//! Whether a control was pressed lately, for whoever has something to do with all of them.

use egui::{Context, Id};

fn id() -> Id {
    Id::new("a control was pressed")
}

/// Whether a control was pressed since the last time this was asked.
pub fn take_pressed(ctx: &Context) -> bool {
    ctx.data_mut(|data| data.remove_temp::<bool>(id())).unwrap_or(false)
}

/// Remembers that a control was pressed.
pub(super) fn note(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(id(), true));
}
