//! The back of a tile that lies face down.

use crate::painter::colour::{Rgb, hex};
use crate::painter::figures::ghost;
use crate::painter::ink::{Canvas, Ink, Shape};
use crate::painter::picture::Picture;

/// The colour of the pattern's lines.
const LINE: Rgb = hex(0x8E86B8);
/// The colour of the ghost in the middle and of the light on the card's edge.
const PALE: Rgb = hex(0xA9A2D6);

/// Number of rays around the ghost.
const RAYS: u8 = 24;

/// The back of a tile, exactly `square` pixels wide and high: a pale ghost in a wreath of rays on dark blue.
pub fn paint(square: u32) -> Picture {
    let mut canvas = Canvas::new(square, square);
    canvas.at((0.0, 0.0), square as f32);
    let night = [(0.0, hex(0x39384C), 1.0), (0.6, hex(0x201F2C), 1.0), (1.0, hex(0x12121B), 1.0)];
    canvas.fill(&Shape::rectangle(0.0, 0.0, 1.0, 1.0), &Ink::round((0.42, 0.38), 0.8, &night));
    canvas.stroke(&Shape::rectangle(0.055, 0.055, 0.89, 0.89), 0.010, &Ink::flat(LINE, 0.75));
    canvas.stroke(&Shape::rectangle(0.08, 0.08, 0.84, 0.84), 0.005, &Ink::flat(LINE, 0.5));
    canvas.stroke(&Shape::circle((0.5, 0.5), 0.27), 0.008, &Ink::flat(LINE, 0.6));
    for ray in 0..RAYS {
        let angle = f32::from(ray) / f32::from(RAYS) * std::f32::consts::TAU;
        let at = |far: f32| (0.5 + far * libm::cosf(angle), 0.5 + far * libm::sinf(angle));
        let end = if ray % 2 == 0 { 0.345 } else { 0.32 };
        canvas.stroke(&Shape::line(&[at(0.285), at(end)]), 0.008, &Ink::flat(LINE, 0.55));
    }
    canvas.fill(&ghost::outline(0.4).moved(0.33, (0.5, 0.65)), &Ink::flat(PALE, 0.5));
    for side in [-0.045, 0.045] {
        canvas.fill(&Shape::oval((0.5 + side, 0.4425), 0.018, 0.0275), &Ink::flat(hex(0x15141E), 1.0));
    }
    let edges = [[(0.0, 0.0), (1.0, 0.0)], [(0.0, 0.0), (0.0, 1.0)]];
    edges.iter().for_each(|edge| canvas.stroke(&Shape::line(edge), 0.016, &Ink::flat(PALE, 0.55)));
    canvas.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_dark_all_over_but_for_its_ghost() {
        let card = paint(100);
        let light = |x, y| card.pixel(x, y)[..3].iter().map(|&part| u32::from(part)).sum::<u32>();
        assert!(card.rgba.chunks(4).all(|pixel| pixel[3] == 255));
        assert!(light(50, 55) > light(15, 50) + 120, "{} {}", light(50, 55), light(15, 50));
        assert!((10..90).all(|x| light(x, 12) < 330));
    }

    #[test]
    fn a_card_of_no_size_is_a_picture_all_the_same() {
        assert_eq!(paint(0).rgba.len(), 4);
    }
}
