//! A sheet: something that lies at its own place on the screen and catches the pointer there.

use super::{Art, Pen};
use egui::{Area, Context, Id, Order, Rect, Sense};

/// Who can use the controls on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Only the pointer: keys belong to the board.
    Pointer,
    /// The pointer and the keyboard's focus.
    Keyboard,
    /// Nobody: the pointer passes through the sheet.
    Nobody,
}

/// Where a sheet lies, and how it behaves.
#[derive(Clone, Copy, Debug)]
pub struct SheetOptions<'a> {
    /// A name that identifies the sheet.
    pub name: &'a str,
    /// Its place, in points.
    pub place: Rect,
    /// The layer on which it lies.
    pub order: Order,
    /// Who can use its controls.
    pub reach: Reach,
    /// Points per layout pixel.
    pub unit: f32,
}

impl<'a> SheetOptions<'a> {
    /// Over everything else, the whole screen.
    pub fn over_all(ctx: &Context, name: &'a str, unit: f32) -> SheetOptions<'a> {
        SheetOptions { name, place: ctx.content_rect(), order: Order::Foreground, reach: Reach::Keyboard, unit }
    }
}

/// Shows a sheet, and lets `draw` fill it.
pub fn sheet<R>(ctx: &Context, art: &mut Art, options: SheetOptions, draw: impl FnOnce(&mut Pen) -> R) -> R {
    let SheetOptions { name, place, order, reach, unit } = options;
    // A sheet on top may have another unit. It uses the pictures of the sheets below it, stretched.
    if order == Order::Middle {
        art.at_unit(ctx, unit * ctx.pixels_per_point());
    }
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
