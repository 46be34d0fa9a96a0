//! The picture of a tile on a panel.

use crate::app::theme::Pen;
use egui::{Color32, Pos2, Rect, TextureId};

/// The picture of a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TilePicture {
    /// The texture.
    pub texture: TextureId,
    /// What the texture shows, in squares from the tile's north-western corner, y downwards: (0, 0) to (1, 1) is the
    /// tile itself, trees and towers reach beyond it.
    pub reach: Rect,
}

impl TilePicture {
    /// Draws the tile at this place, with its shadow.
    pub(super) fn draw(self, pen: &Pen, tile: Rect) {
        for step in 1..=5 {
            let grown = tile.translate(pen.size(3.0, 5.0)).expand(step as f32 * 1.6 * pen.unit);
            pen.painter().rect_filled(grown, 4.0 * pen.unit, Color32::from_black_alpha(26));
        }
        let corner = |at: Pos2| tile.min + at.to_vec2() * tile.width();
        let place = Rect::from_min_max(corner(self.reach.min), corner(self.reach.max));
        let whole = Rect::from_min_max(Pos2::ZERO, egui::pos2(1.0, 1.0));
        pen.painter().image(self.texture, place, whole, Color32::WHITE);
    }
}
