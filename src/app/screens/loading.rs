//! The loading screen: what is being prepared before the title can be shown.
//!
//! It uses egui alone, because fonts and paper may not be loaded yet.

use crate::app::theme::{AMBER, CREAM, DUSK, GOLD, NIGHT, PALE, faint, screen_unit};
use crate::app::words::say;
use egui::{Align2, Color32, Context, FontId, Id, LayerId, Mesh, Order, Rect, Shape, Stroke, StrokeKind, vec2};

/// How far loading has come.
#[derive(Clone, Debug, Default)]
pub struct LoadingView {
    /// From 0 to 1.
    pub share: f32,
    /// What is being prepared.
    pub what: String,
    /// Which asset is missing or damaged, and why. Only the first line is shown.
    pub trouble: Option<String>,
}

/// The loading screen.
pub fn loading(ctx: &Context, view: &LoadingView) {
    let screen = ctx.content_rect();
    let unit = screen_unit(ctx);
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("loading")));
    let mut sky = Mesh::default();
    for (at, colour) in [
        (screen.left_top(), DUSK),
        (screen.right_top(), DUSK),
        (screen.left_bottom(), NIGHT),
        (screen.right_bottom(), NIGHT),
    ] {
        sky.colored_vertex(at, colour);
    }
    sky.add_triangle(0, 1, 2);
    sky.add_triangle(1, 2, 3);
    painter.add(Shape::mesh(sky));

    let bar = Rect::from_center_size(screen.center(), vec2(560.0, 16.0) * unit);
    painter.rect_filled(bar, 8.0 * unit, Color32::from_black_alpha(120));
    let share = if view.share.is_finite() { view.share.clamp(0.0, 1.0) } else { 0.0 };
    let done = bar.shrink(3.0 * unit);
    painter.rect_filled(done.with_max_x(done.left() + done.width() * share), 5.0 * unit, AMBER);
    painter.rect_stroke(bar, 8.0 * unit, Stroke::new(1.5 * unit, faint(GOLD, 0.7)), StrokeKind::Outside);
    let above = bar.center_top() - vec2(0.0, 26.0 * unit);
    painter.text(above, Align2::CENTER_BOTTOM, say!("title-name"), FontId::proportional(64.0 * unit), CREAM);
    let below = bar.center_bottom() + vec2(0.0, 22.0 * unit);
    let (text, colour) = match &view.trouble {
        Some(trouble) => (trouble.lines().next().unwrap_or_default(), Color32::from_rgb(0xFF, 0xB4, 0x8C)),
        None => (view.what.as_str(), PALE),
    };
    let font = FontId::proportional(24.0 * unit);
    let galley = painter.layout(text.to_owned(), font, colour, screen.width() * 0.8);
    painter.galley(Align2::CENTER_TOP.anchor_size(below, galley.size()).min, galley, colour);
}
