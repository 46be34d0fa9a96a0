//! How large the layout is drawn.

use egui::Rect;

/// How many points one pixel of the 1920 × 1080 layout takes on this screen: it grows with the height, and shrinks on
/// narrow screens so that the panels on both sides leave the middle of the board free.
pub fn unit(screen: Rect) -> f32 {
    (screen.height() / 1080.0).min(screen.width() / 1440.0).max(0.4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Pos2, vec2};

    #[test]
    fn the_layout_grows_with_the_height_and_yields_on_narrow_screens() {
        let unit_of = |w, h| unit(Rect::from_min_size(Pos2::ZERO, vec2(w, h)));
        assert_eq!(unit_of(1920.0, 1080.0), 1.0);
        assert_eq!(unit_of(3840.0, 2160.0), 2.0);
        assert!((unit_of(1280.0, 720.0) - 2.0 / 3.0).abs() < 1e-6);
        assert!(unit_of(800.0, 1080.0) < 0.6);
        assert_eq!(unit_of(10.0, 10.0), 0.4);
    }
}
