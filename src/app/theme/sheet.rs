//! Something that lies on the screen at a place of its own and catches the pointer there.

use super::{Art, Pen, unit};
use egui::{Area, Context, Id, Order, Rect, Sense};

/// Who can get at the controls on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The pointer only: keys belong to the board.
    Pointer,
    /// The pointer and the keyboard's focus.
    Keyboard,
    /// Nobody: the pointer goes through it.
    Nobody,
}

/// Shows a sheet at a place of the screen, in points, and lets `draw` fill it.
pub fn sheet<R>(
    ctx: &Context,
    art: &mut Art,
    (name, place, order, reach): (&str, Rect, Order, Reach),
    draw: impl FnOnce(&mut Pen) -> R,
) -> R {
    let unit = unit(ctx.content_rect());
    art.at_unit(ctx, unit * ctx.pixels_per_point());
    let area = Area::new(Id::new(name))
        .fixed_pos(place.min)
        .default_size(place.size())
        .order(order)
        .constrain(false)
        .movable(false)
        .interactable(reach != Reach::Nobody)
        .fade_in(false);
    area.show(ctx, |ui| {
        let done = draw(&mut Pen::new(ui, art, unit, reach));
        ui.allocate_rect(place, Sense::hover());
        done
    })
    .inner
}
