//! Frames around a square of the board, and the shadow under a lifted tile.
//!
//! Every picture is larger than its square by [`MARGIN`] squares on each side.

use crate::painter::colour::{Rgb, hex};
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;

/// Space around the square on every side, in squares.
pub const MARGIN: f32 = 0.22;

/// How far frames of legal squares are inside the edges, so that neighbours stay apart.
const INSET: f32 = 0.066;

const AMBER: Rgb = [1.0, 0.78, 0.38];

/// A square where the tile in hand may be laid. It is brighter while the tile hovers over it.
pub fn legal(square: u32, hovered: bool) -> Picture {
    let strength = if hovered { 1.6 } else { 1.0 };
    let inside = Shape::rounded(INSET, INSET, 1.0 - 2.0 * INSET, 1.0 - 2.0 * INSET, 0.074);
    let mut canvas = sheet(square);
    let glow = [(0.0, AMBER, 0.03 * strength), (0.25, AMBER, 0.03 * strength), (1.0, AMBER, 0.21 * strength)];
    canvas.fill(&inside, &Ink::round((0.5, 0.5), 0.72, &glow));
    canvas.soft(&inside, Cast::Edge(0.044), 0.037, AMBER, if hovered { 0.85 } else { 0.36 });
    canvas.stroke(&inside, 0.009, &Ink::flat(hex(0xFFE2A0), if hovered { 1.0 } else { 0.34 }));
    if hovered {
        canvas.soft(&corners(INSET, 0.096), Cast::Edge(0.03), 0.02, hex(0xFFD890), 0.8);
    }
    canvas.stroke(&corners(INSET, 0.096), 0.017, &Ink::flat(hex(0xFFE8B4), if hovered { 1.0 } else { 0.88 }));
    canvas.finish()
}

/// The frame around a square where the tile in hand would lose the game.
pub fn danger(square: u32) -> Picture {
    let mut canvas = sheet(square);
    let edge = Shape::rectangle(0.0, 0.0, 1.0, 1.0);
    let red = hex(0xE0402C);
    canvas.fill(&edge, &Ink::flat(red, 0.22));
    canvas.soft(&edge, Cast::Edge(0.06), 0.05, red, 0.9);
    canvas.stroke(&edge, 0.020, &Ink::flat(hex(0xFF9A80), 0.95));
    canvas.finish()
}

/// The frame around the tile that was laid last.
pub fn last_placed(square: u32) -> Picture {
    let mut canvas = sheet(square);
    let edge = Shape::rectangle(0.012, 0.012, 0.976, 0.976);
    canvas.soft(&edge, Cast::Edge(0.03), 0.022, hex(0xFFF3D6), 0.42);
    // Dark below light, so that the frame is visible on mist and on fields.
    canvas.stroke(&edge, 0.020, &Ink::flat([0.05, 0.06, 0.12], 0.30));
    canvas.stroke(&edge, 0.010, &Ink::flat(hex(0xFFF6E2), 0.60));
    canvas.stroke(&corners(0.012, 0.15), 0.032, &Ink::flat([0.05, 0.06, 0.12], 0.55));
    canvas.stroke(&corners(0.012, 0.15), 0.016, &Ink::flat(hex(0xFFF6E2), 0.95));
    canvas.finish()
}

/// The frame around the tile that hovers over the board.
pub fn lifted(square: u32) -> Picture {
    let mut canvas = sheet(square);
    let edge = Shape::rectangle(0.0, 0.0, 1.0, 1.0);
    canvas.soft_outside(&edge, Cast::Grown(0.05), 0.055, &edge, [1.0, 0.82, 0.45], 0.9);
    canvas.stroke(&edge, 0.016, &Ink::flat(hex(0xFFE9B4), 1.0));
    canvas.finish()
}

/// The mark of an open edge, on the northern side of the square: a bar of light, and a small arrow that points out of
/// the square.
pub fn open_edge(square: u32) -> Picture {
    let mut canvas = sheet(square);
    let bar = Shape::line(&[(0.26, 0.0), (0.74, 0.0)]);
    let arrow = Shape::polygon(&[(0.43, -0.035), (0.57, -0.035), (0.5, -0.115)]);
    canvas.soft(&Shape::rounded(0.24, -0.03, 0.52, 0.06, 0.03), Cast::Grown(0.02), 0.035, hex(0xFFB838), 0.9);
    // Dark below light, so that the mark is visible on mist and on fields.
    canvas.stroke(&bar, 0.062, &Ink::flat([0.10, 0.06, 0.02], 0.75));
    canvas.stroke(&arrow, 0.026, &Ink::flat([0.10, 0.06, 0.02], 0.75));
    canvas.stroke(&bar, 0.034, &Ink::flat(hex(0xFFE9B4), 1.0));
    canvas.fill(&arrow, &Ink::flat(hex(0xFFE9B4), 1.0));
    canvas.finish()
}

/// Light over a square and the eight around it: the reach of a hound. The square is in the middle.
pub fn surroundings(square: u32) -> Picture {
    let unit = square as f32;
    let side = (unit * (3.0 + 2.0 * MARGIN)).ceil() as u32;
    let mut canvas = Canvas::new(side, side);
    canvas.at((unit * (1.0 + MARGIN), unit * (1.0 + MARGIN)), unit);
    let field = Shape::rounded(-0.98, -0.98, 2.96, 2.96, 0.12);
    canvas.fill(&field, &Ink::flat(AMBER, 0.03));
    canvas.soft(&field, Cast::Edge(0.06), 0.05, AMBER, 0.75);
    canvas.stroke(&field, 0.018, &Ink::flat(hex(0xFFE8B4), 0.95));
    for line in [0.0, 1.0] {
        let thin = Ink::flat(hex(0xFFE8B4), 0.28);
        canvas.stroke(&Shape::line(&[(line, -0.96), (line, 1.96)]), 0.008, &thin);
        canvas.stroke(&Shape::line(&[(-0.96, line), (1.96, line)]), 0.008, &thin);
    }
    canvas.finish()
}

/// A cold ring that spreads when a tile lands face down or a cemetery closes.
pub fn ripple(square: u32) -> Picture {
    let mut canvas = sheet(square);
    let ring = Shape::circle((0.5, 0.5), 0.46);
    canvas.soft(&ring, Cast::Edge(0.10), 0.06, hex(0x6F7FC8), 0.8);
    canvas.stroke(&ring, 0.022, &Ink::flat(hex(0xC9CCF4), 0.8));
    canvas.finish()
}

/// The soft shadow of a lifted tile, drawn below it and a little to the south-east.
pub fn lifted_shadow(square: u32) -> Picture {
    let mut canvas = sheet(square);
    canvas.soft(&Shape::rectangle(0.0, 0.0, 1.0, 1.0), Cast::Body, 0.06, [0.01, 0.02, 0.05], 0.62);
    canvas.finish()
}

fn sheet(square: u32) -> Canvas {
    let square = square as f32;
    let side = (square * (1.0 + 2.0 * MARGIN)).ceil() as u32;
    let mut canvas = Canvas::new(side, side);
    canvas.at((square * MARGIN, square * MARGIN), square);
    canvas
}

/// Brackets in the four corners, `arm` long.
fn corners(inset: f32, arm: f32) -> Shape {
    let (near, far, round) = (inset, 1.0 - inset, 0.059_f32.min(arm * 0.6));
    Shape::drawn(|path| {
        for (x, y, dx, dy) in
            [(near, near, 1.0, 1.0), (far, near, -1.0, 1.0), (far, far, -1.0, -1.0), (near, far, 1.0, -1.0)]
        {
            path.move_to(x + dx * arm, y);
            path.line_to(x + dx * round, y);
            path.quad_to(x, y, x, y + dy * round);
            path.line_to(x, y + dy * arm);
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alpha(picture: &Picture, x: f32, y: f32) -> u8 {
        let at = |share: f32| ((share + MARGIN) / (1.0 + 2.0 * MARGIN) * picture.width as f32) as u32;
        picture.pixel(at(x), at(y))[3]
    }

    #[test]
    fn frames_are_strong_at_their_corners_and_leave_the_middle_to_the_tile() {
        for picture in [legal(100, false), legal(100, true), last_placed(100), lifted(100)] {
            let (middle, corner) =
                (alpha(&picture, 0.5, 0.5), (0..20).map(|i| alpha(&picture, i as f32 / 100.0, 0.12)));
            assert!(middle < 30, "{middle}");
            assert!(corner.max() > Some(120));
            assert_eq!(picture.pixel(0, 0)[3], 0);
        }
    }

    #[test]
    fn nine_squares_are_lit_together() {
        let picture = surroundings(50);
        assert_eq!(picture.width, (50.0_f32 * (3.0 + 2.0 * MARGIN)).ceil() as u32);
        let middle = picture.width / 2;
        assert!((4..30).contains(&picture.pixel(middle, middle)[3]));
        assert!(picture.pixel(middle, (50.0 * (MARGIN + 0.02)) as u32)[3] > 150);
        assert_eq!(picture.pixel(0, 0)[3], 0);
    }

    #[test]
    fn a_square_of_no_size_has_a_frame_all_the_same() {
        assert_eq!(legal(0, true).rgba.len(), 4);
    }

    #[test]
    fn a_hovered_square_outshines_the_others() {
        let light = |picture: Picture| picture.rgba.chunks(4).map(|p| u64::from(p[3])).sum::<u64>();
        assert!(light(legal(100, true)) * 10 > light(legal(100, false)) * 14);
    }

    #[test]
    fn the_shadow_is_soft_and_does_not_reach_the_edge() {
        let shadow = lifted_shadow(100);
        assert!(alpha(&shadow, 0.5, 0.5) > 140);
        assert!((40..130).contains(&alpha(&shadow, 0.0, 0.5)));
        assert!((0..shadow.width).all(|x| shadow.pixel(x, 0)[3] <= 2));
    }
}
