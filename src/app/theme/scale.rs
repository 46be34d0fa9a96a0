//! How large the layout is drawn, depending on the window and on the chosen scale.

use egui::{Context, Id, Rect, Vec2, vec2};

/// The least size of the table's layout, in layout pixels: all panels one below the other with the board between them.
/// In upright windows all panels are above and below the board.
const TABLE: Vec2 = vec2(1300.0, 866.0);
const UPRIGHT_TABLE: Vec2 = vec2(1062.0, 1500.0);

/// The layout at its usual size, in layout pixels. It grows with the window, and narrow windows keep the middle free.
const SCREEN: Vec2 = vec2(1440.0, 1080.0);
const UPRIGHT_SCREEN: Vec2 = vec2(1062.0, 1830.0);

/// A window is upright if its height is more than its width times this number.
const UPRIGHT: f32 = 1.15;

/// No layout is drawn smaller than this.
const SMALLEST: f32 = 0.4;

/// Sets the scale of panels and text. The usual size is 1.
pub fn choose_scale(ctx: &Context, scale: f32) {
    ctx.data_mut(|data| data.insert_temp(key(), scale));
}

/// Whether a window is so high that the panels lie above and below the board instead of beside it.
pub fn is_upright(screen: Rect) -> bool {
    screen.height() > screen.width() * UPRIGHT
}

/// The size of a layout pixel at the table, in points: as large as chosen, if that fits. The layout has 1920 × 1080
/// pixels.
pub fn table_unit(ctx: &Context) -> f32 {
    unit_on(ctx.content_rect(), chosen(ctx))
}

/// The same for any window and any scale.
pub fn unit_on(screen: Rect, scale: f32) -> f32 {
    let least = if is_upright(screen) { UPRIGHT_TABLE } else { TABLE };
    let most = share(screen, least).max(usual(screen));
    (usual(screen) * scale).min(most).max(SMALLEST)
}

/// The size of a layout pixel on all other screens, in points. They fill the whole window, so the chosen scale can make
/// them smaller but not larger.
pub fn screen_unit(ctx: &Context) -> f32 {
    (share(ctx.content_rect(), SCREEN) * chosen(ctx).min(1.0)).max(SMALLEST)
}

/// The largest scale that fits at the table in this window, in per cent of the usual size.
pub fn most_fitting(screen: Rect) -> u16 {
    (unit_on(screen, f32::INFINITY) / usual(screen) * 100.0).round() as u16
}

fn key() -> Id {
    Id::new("scale of the layout")
}

fn chosen(ctx: &Context) -> f32 {
    ctx.data(|data| data.get_temp(key())).unwrap_or(1.0)
}

/// The unit at the usual scale. It grows with the window, and is smaller in narrow windows so that the panels leave the
/// middle of the board free.
fn usual(screen: Rect) -> f32 {
    share(screen, if is_upright(screen) { UPRIGHT_SCREEN } else { SCREEN }).max(SMALLEST)
}

/// The size of a layout pixel, in points, at which `layout` fits into the window.
fn share(screen: Rect, layout: Vec2) -> f32 {
    (screen.width() / layout.x).min(screen.height() / layout.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Pos2;

    fn at(width: f32, height: f32, scale: f32) -> f32 {
        unit_on(Rect::from_min_size(Pos2::ZERO, vec2(width, height)), scale)
    }

    #[test]
    fn the_layout_grows_with_the_height_and_yields_on_narrow_screens() {
        assert_eq!(at(1920.0, 1080.0, 1.0), 1.0);
        assert_eq!(at(3840.0, 2160.0, 1.0), 2.0);
        assert!((at(1280.0, 720.0, 1.0) - 2.0 / 3.0).abs() < 1e-6);
        assert!(at(800.0, 900.0, 1.0) < 0.6);
        assert_eq!(at(10.0, 10.0, 1.0), 0.4);
        assert_eq!(at(640.0, 480.0, 0.75), 0.4);
    }

    #[test]
    fn in_an_upright_window_the_panels_may_be_as_wide_as_three_of_them() {
        assert!((at(720.0, 1280.0, 1.0) - 720.0 / 1062.0).abs() < 1e-3);
        assert!(at(800.0, 1100.0, 1.0) > 0.6);
    }

    #[test]
    fn a_chosen_scale_holds_as_far_as_it_fits() {
        assert_eq!(at(1920.0, 1080.0, 0.75), 0.75);
        assert_eq!(at(1920.0, 1080.0, 1.2), 1.2);
        let most = at(1920.0, 1080.0, 2.0);
        assert!(most > 1.2 && (1080.0 / most - TABLE.y).abs() < 0.1, "{most}");
        // The usual size is never reduced, even if the window is too small for it.
        assert_eq!(at(700.0, 500.0, 2.0), at(700.0, 500.0, 1.0).max(500.0 / TABLE.y).min(700.0 / TABLE.x));
    }
}
