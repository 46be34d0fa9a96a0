//! The colours of ink, paper, wax and night.

use crate::painter::figures::emblem;
use crate::rules::Colour;
use egui::Color32;

/// Text on parchment.
pub const INK: Color32 = Color32::from_rgb(0x2B, 0x2A, 0x33);
/// Less important text on parchment.
pub const FADED_INK: Color32 = Color32::from_rgb(0x4A, 0x40, 0x3C);
/// Headings, and whatever a scribe would write in red.
pub const RUBRIC: Color32 = Color32::from_rgb(0x7A, 0x2F, 0x22);
/// Numbers that warn.
pub const WARNING: Color32 = Color32::from_rgb(0x8A, 0x1F, 0x14);
/// Numbers that are good news.
pub const RELIEF: Color32 = Color32::from_rgb(0x26, 0x55, 0x33);
/// Text on wax, ribbon and night.
pub const CREAM: Color32 = Color32::from_rgb(0xFF, 0xF1, 0xD6);
/// Less important text on night.
pub const PALE: Color32 = Color32::from_rgb(0xDC, 0xE6, 0xF6);
/// Rings around what is chosen or has the focus.
pub const GOLD: Color32 = Color32::from_rgb(0xF0, 0xC0, 0x5A);
/// Laid over parchment it looks gilded: it only adds light, for a mixed colour would darken the paper.
pub const GILDING: Color32 = Color32::from_rgba_premultiplied(112, 72, 0, 0);
/// Spaces of the score track that a player has passed.
pub const AMBER: Color32 = Color32::from_rgb(0xE2, 0xA8, 0x4C);
/// Spaces of the score track that a player passed on an earlier lap.
pub const COPPER: Color32 = Color32::from_rgb(0xC2, 0x7A, 0x3C);
/// Spaces of the score track that are still ahead.
pub const BONE: Color32 = Color32::from_rgb(0xC9, 0xB5, 0x8C);
/// Plain parchment without a picture: text fields and tooltips.
pub const PARCHMENT: Color32 = Color32::from_rgb(0xC6, 0xB3, 0x8E);
/// Light parchment: text fields in use.
pub const VELLUM: Color32 = Color32::from_rgb(0xE6, 0xD8, 0xB4);
/// The dark table.
pub const NIGHT: Color32 = Color32::from_rgb(0x16, 0x20, 0x27);
/// The upper colour of a night sky.
pub const DUSK: Color32 = Color32::from_rgb(0x2A, 0x3A, 0x52);
/// The mist over closed levels.
pub const MIST: Color32 = Color32::from_rgb(0xC4, 0xD2, 0xE8);
/// The shadow behind the menu.
pub const SHADE: Color32 = Color32::from_rgba_premultiplied(4, 7, 10, 170);

/// A colour at part of its strength.
pub fn faint(colour: Color32, strength: f32) -> Color32 {
    colour.gamma_multiply(strength)
}

/// The colour of a player's cloak.
pub fn cloak(colour: Colour) -> Color32 {
    let [red, green, blue] = emblem::cloak(colour).map(|part| (part * 255.0).round() as u8);
    Color32::from_rgb(red, green, blue)
}

/// A colour between two others.
pub fn between(from: Color32, to: Color32, share: f32) -> Color32 {
    from.lerp_to_gamma(to, share)
}
