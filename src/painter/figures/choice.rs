//! The marks that say "choose one of these" on the board, in one style for all choices.
//!
//! The shape tells what can be chosen: a socket is a place for a meeple, a ring with an arrow a meeple, a coat with an
//! arrow a ghost, corners a square, a tag a region. The fill tells the state: hollow means that it may be chosen,
//! filled and larger means that the pointer is on it. Every line is gold on ink. The ink is visible on mist, the gold on
//! dark land. All lengths are in squares.

use super::glyph::Glyph;
use super::{CREAM, Extent, cat, ghost};
use crate::painter::colour::{Rgb, hex};
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;

/// The state of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// It may be chosen.
    Hollow,
    /// The pointer is on it: a click chooses it.
    Filled,
}

/// Radius of a socket.
pub const SOCKET_RADIUS: f32 = 0.16;

/// A socket, measured from its middle.
pub const SOCKET: Extent = Extent { squares: 1.0, left: 0.30, up: 0.30, right: 0.30, down: 0.32 };
/// A ring on the ground, measured from the feet of the meeple in it.
pub const RING: Extent = Extent { squares: 1.0, left: 0.48, up: 0.30, right: 0.48, down: 0.28 };
/// An arrow that points down, measured from its tip.
pub const DOWN: Extent = Extent { squares: 1.0, left: 0.28, up: 0.40, right: 0.28, down: 0.16 };
/// An arrow that points up, measured from its tail.
pub const UP: Extent = DOWN;
/// A coat around a ghost, measured from the ghost's feet.
pub const COAT: Extent = Extent { squares: 1.0, left: 0.26, up: 0.54, right: 0.26, down: 0.20 };
/// A tag with room for a number, measured from its middle.
pub const TAG: Extent = Extent { squares: 1.0, left: 0.36, up: 0.28, right: 0.36, down: 0.38 };
/// Eloise's tag, measured from its tip.
pub const CAT_TAG: Extent = Extent { squares: 1.0, left: 0.26, up: 0.50, right: 0.26, down: 0.10 };

const INK: Rgb = hex(0x14172A);
const DISC: Rgb = hex(0x1E2236);
const GOLD: Rgb = hex(0xFFC53D);
const PALE_GOLD: Rgb = hex(0xFFE9A8);

/// A place for a meeple. The glyph tells which one.
pub fn socket(square: u32, fill: Fill, glyph: Glyph) -> Picture {
    let mut canvas = SOCKET.canvas(square);
    let r = SOCKET_RADIUS;
    let radius = if fill == Fill::Filled { r * 1.25 } else { r };
    let disc = |radius: f32| Shape::circle((0.0, 0.0), radius);
    canvas.soft(&disc(radius * 1.1).moved(1.0, (0.0, r * 0.12)), Cast::Body, r * 0.18, INK, 0.55);
    canvas.fill(&disc(radius + r * 0.12), &Ink::flat(INK, 1.0));
    match fill {
        Fill::Hollow => {
            canvas.fill(&disc(radius), &Ink::flat(GOLD, 1.0));
            canvas.fill(&disc(radius * 0.78), &Ink::flat(DISC, 1.0));
            glyph.draw(&mut canvas, radius, CREAM);
        }
        Fill::Filled => {
            canvas.fill(&disc(radius), &Ink::flat(CREAM, 1.0));
            canvas.fill(&disc(radius * 0.88), &shine(radius));
            glyph.draw(&mut canvas, radius, INK);
        }
    }
    canvas.finish()
}

/// The line from a moved socket to its real place. It runs from west to east and is stretched to the length needed.
pub fn pin(pixels: u32) -> Picture {
    let (length, width) = (pixels.max(8), pixels.max(8));
    let mut canvas = Canvas::new(length, width);
    canvas.at((0.0, width as f32 / 2.0), width as f32);
    let line = Shape::line(&[(-1.0, 0.0), (3.0, 0.0)]);
    canvas.stroke(&line, 0.86, &Ink::flat(INK, 1.0));
    canvas.stroke(&line, 0.40, &Ink::flat(GOLD, 1.0));
    canvas.finish()
}

/// The dot at the end of such a line, measured from its middle.
pub const PIN_HEAD: Extent = Extent { squares: 1.0, left: 0.09, up: 0.09, right: 0.09, down: 0.09 };

/// The dot at the real place of a moved socket.
pub fn pin_head(square: u32) -> Picture {
    let mut canvas = PIN_HEAD.canvas(square);
    canvas.fill(&Shape::circle((0.0, 0.0), 0.068), &Ink::flat(INK, 1.0));
    canvas.fill(&Shape::circle((0.0, 0.0), 0.044), &Ink::flat(GOLD, 1.0));
    canvas.finish()
}

/// A ring on the ground around a figure's feet.
pub fn ring(square: u32, fill: Fill) -> Picture {
    let mut canvas = RING.canvas(square);
    let (across, line, middle) = (0.25, 0.028, (0.0, -0.015));
    let oval = |size: f32| Shape::oval(middle, across * size, across * size * 0.5);
    match fill {
        Fill::Hollow => {
            canvas.fill(&oval(1.0), &Ink::flat(INK, 0.34));
            gold(&mut canvas, &oval(1.0), line, GOLD);
        }
        Fill::Filled => {
            canvas.fill(&oval(1.12), &Ink::flat(GOLD, 0.62));
            gold(&mut canvas, &oval(1.12), line * 1.15, PALE_GOLD);
            for ray in 0..8 {
                let angle = (ray as f32 + 0.5) * std::f32::consts::FRAC_PI_4;
                let at = |far: f32| {
                    let (x, y) = (libm::cosf(angle), libm::sinf(angle));
                    (middle.0 + x * across * far, middle.1 + y * across * 0.5 * far)
                };
                gold(&mut canvas, &Shape::line(&[at(1.34), at(1.60)]), line, GOLD);
            }
        }
    }
    canvas.finish()
}

/// Somebody gets something: an arrow that points down at them.
pub fn down(square: u32, fill: Fill) -> Picture {
    let mut canvas = DOWN.canvas(square);
    arrow(&mut canvas, fill, 1.0);
    canvas.finish()
}

/// Somebody leaves: an arrow that points up from them.
pub fn up(square: u32, fill: Fill) -> Picture {
    let mut canvas = UP.canvas(square);
    arrow(&mut canvas, fill, -1.0);
    canvas.finish()
}

/// A coat around a ghost that would leave: stitched if hollow, whole if filled.
pub fn coat(square: u32, fill: Fill) -> Picture {
    let mut canvas = COAT.canvas(square);
    let tall = ghost::EXTENT.squares;
    let shape = ghost::outline(0.4).moved(tall * 1.26, (0.0, tall * 0.10));
    let line = tall * 0.09;
    if fill == Fill::Filled {
        canvas.soft(&shape, Cast::Edge(tall * 0.20), tall * 0.06, GOLD, 0.8);
        gold(&mut canvas, &shape, line * 1.1, PALE_GOLD);
    } else {
        canvas.dash(&shape, line * INK_WIDTH, tall * 0.40, tall * 0.18, &Ink::flat(INK, 1.0));
        canvas.dash(&shape, line, tall * 0.34, tall * 0.24, &Ink::flat(GOLD, 1.0));
    }
    canvas.finish()
}

/// A tag for the points of a region. Its tip points to the region.
pub fn tag(square: u32, fill: Fill) -> Picture {
    let mut canvas = TAG.canvas(square);
    let size = if fill == Fill::Filled { 1.15 } else { 1.0 };
    plate(&mut canvas, fill, &tag_shape(0.160, 0.120).moved(size, (0.0, 0.0)), 0.2);
    canvas.finish()
}

/// A figure that Eloise may join: a tag with her head.
pub fn cat_tag(square: u32, fill: Fill) -> Picture {
    let mut canvas = CAT_TAG.canvas(square);
    let size = if fill == Fill::Filled { 1.2 } else { 1.0 };
    let middle = (0.0, -(0.145 + TIP) * size);
    plate(&mut canvas, fill, &tag_shape(0.145, 0.145).moved(size, middle), 0.2);
    let fur = if fill == Fill::Filled { INK } else { CREAM };
    cat::head(&mut canvas, middle, 0.105 * size, fur);
    canvas.finish()
}

/// A square for a tile: corners and a plus, and a whole frame while the pointer is on it. It is larger than the square
/// by [`crate::painter::tiles::frames::MARGIN`] on each side.
pub fn square(square: u32, fill: Fill) -> Picture {
    let margin = crate::painter::tiles::frames::MARGIN;
    let side = (square as f32 * (1.0 + 2.0 * margin)).ceil() as u32;
    let mut canvas = Canvas::new(side, side);
    canvas.at((square as f32 * margin, square as f32 * margin), square as f32);
    let (inset, line) = (0.06, 0.026);
    let frame = Shape::rounded(inset, inset, 1.0 - 2.0 * inset, 1.0 - 2.0 * inset, inset);
    if fill == Fill::Filled {
        canvas.fill(&frame, &Ink::flat(GOLD, 0.22));
        canvas.soft(&frame, Cast::Edge(line * 2.0), line, GOLD, 0.6);
        gold(&mut canvas, &frame, line * 1.15, PALE_GOLD);
    } else {
        canvas.fill(&frame, &Ink::flat(INK, 0.30));
        canvas.fill(&frame, &Ink::flat(GOLD, 0.07));
        for (x, y) in [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)] {
            let (dx, dy) = (1.0 - 2.0 * x, 1.0 - 2.0 * y);
            let at = |across: f32, down: f32| (x + dx * (inset + across), y + dy * (inset + down));
            gold(&mut canvas, &Shape::line(&[at(0.19, 0.0), at(0.0, 0.0), at(0.0, 0.19)]), line, GOLD);
        }
        let bar = 0.075;
        let plus =
            [[(0.5 - bar, 0.5), (0.5 + bar, 0.5)], [(0.5, 0.5 - bar), (0.5, 0.5 + bar)]].map(|bar| Shape::line(&bar));
        plus.iter().for_each(|bar| canvas.stroke(bar, line * INK_WIDTH, &Ink::flat(INK, 1.0)));
        plus.iter().for_each(|bar| canvas.stroke(bar, line * 0.9, &Ink::flat(GOLD, 1.0)));
    }
    canvas.finish()
}

/// The width of the ink under a golden line, relative to that line.
const INK_WIDTH: f32 = 2.0;
/// Length of a tag's tip.
const TIP: f32 = 0.07;

/// A golden line on ink.
fn gold(canvas: &mut Canvas, shape: &Shape, width: f32, colour: Rgb) {
    canvas.stroke(shape, width * INK_WIDTH, &Ink::flat(INK, 1.0));
    canvas.stroke(shape, width, &Ink::flat(colour, 1.0));
}

/// The ink of polished gold on something of this radius.
fn shine(radius: f32) -> Ink {
    let stops = [(0.0, hex(0xFFF2C4), 1.0), (0.5, GOLD, 1.0), (1.0, hex(0xD8912A), 1.0)];
    Ink::along((-radius, -radius), (radius, radius), &stops)
}

/// An arrow with one end at the origin. It points south if `south` is 1, and north if it is -1.
fn arrow(canvas: &mut Canvas, fill: Fill, south: f32) {
    let r = if fill == Fill::Filled { 0.092 * 1.35 } else { 0.092 };
    // The origin is the tip of an arrow down, and the tail of an arrow up.
    let from = if south > 0.0 { 0.0 } else { 1.95 * r };
    let outline = [(0.0, 0.0), (-1.0, 1.05), (-0.42, 1.05), (-0.42, 1.95), (0.42, 1.95), (0.42, 1.05), (1.0, 1.05)];
    let points = outline.map(|(x, back)| (x * r, -from - south * back * r));
    let shape = Shape::polygon(&points);
    canvas.soft(&shape, Cast::Grown(r * 0.5), r * 0.3, INK, 0.45);
    canvas.stroke(&shape, r * 0.62, &Ink::flat(INK, 1.0));
    if fill == Fill::Filled {
        canvas.stroke(&shape, r * 0.28, &Ink::flat(CREAM, 1.0));
        canvas.fill(&shape, &shine(r));
    } else {
        canvas.fill(&shape, &Ink::flat(GOLD, 1.0));
    }
}

/// A plate around the origin with a tip to the south. `across` and `down` are half its width and height.
fn tag_shape(across: f32, down: f32) -> Shape {
    Shape::polygon(&[
        (-across, -down),
        (across, -down),
        (across, down),
        (0.055, down),
        (0.0, down + TIP),
        (-0.055, down),
        (-across, down),
    ])
}

fn plate(canvas: &mut Canvas, fill: Fill, shape: &Shape, radius: f32) {
    canvas.stroke(shape, 0.075, &Ink::flat(INK, 1.0));
    canvas.fill(shape, &if fill == Fill::Filled { shine(radius) } else { Ink::flat(DISC, 1.0) });
    canvas.stroke(shape, 0.030, &Ink::flat(if fill == Fill::Filled { CREAM } else { GOLD }, 1.0));
}

#[cfg(test)]
mod tests {
    use super::*;

    type Mark = fn(u32, Fill) -> Picture;
    const MARKS: [(&str, Mark, Option<Extent>); 7] = [
        ("socket", |square, fill| socket(square, fill, Glyph::Pawn), Some(SOCKET)),
        ("ring", ring, Some(RING)),
        ("down", down, Some(DOWN)),
        ("up", up, Some(UP)),
        ("coat", coat, Some(COAT)),
        ("tag", tag, Some(TAG)),
        ("square", square, None),
    ];

    fn luminance([r, g, b, _]: [u8; 4]) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { libm::powf((part + 0.055) / 1.055, 2.4) }
        };
        0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    }

    fn contrast(one: [u8; 4], other: [u8; 4]) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn every_mark_stands_out_from_bright_mist_and_from_dark_land_at_fifty_and_at_two_hundred_pixels() {
        for ground in
            [[0xEE, 0xF3, 0xFA, 255], [0xA8, 0xB6, 0xCC, 255], [0x2E, 0x4A, 0x3C, 255], [0x14, 0x1E, 0x26, 255]]
        {
            for (name, mark, _) in MARKS {
                for (px, fill) in [50, 200].into_iter().flat_map(|px| [(px, Fill::Hollow), (px, Fill::Filled)]) {
                    let picture = mark(px, fill);
                    let solid = picture.rgba.chunks_exact(4).filter(|pixel| pixel[3] > 200);
                    let clear =
                        solid.filter(|pixel| contrast([pixel[0], pixel[1], pixel[2], 255], ground) > 4.5).count();
                    assert!(clear as u32 * 1600 > px * px * 4, "{name} {fill:?} at {px} on {ground:?}: {clear} pixels");
                }
            }
        }
    }

    #[test]
    fn what_is_pointed_at_has_another_shape_and_not_only_another_light() {
        for (name, mark, _) in MARKS {
            let (hollow, filled) = (mark(100, Fill::Hollow), mark(100, Fill::Filled));
            let covers =
                |picture: &Picture| picture.rgba.chunks_exact(4).map(|pixel| pixel[3] > 128).collect::<Vec<_>>();
            let other = covers(&hollow).iter().zip(covers(&filled)).filter(|(one, other)| **one != *other).count();
            assert!(other > 60, "{name}: the outlines differ by {other} pixels");
        }
    }

    #[test]
    fn marks_end_before_their_pictures_do() {
        let sized = MARKS.into_iter().filter_map(|(name, mark, extent)| Some((name, mark, extent?)));
        for (name, mark, extent) in sized.chain([("cat", cat_tag as Mark, CAT_TAG)]) {
            for fill in [Fill::Hollow, Fill::Filled] {
                let picture = mark(60, fill);
                assert_eq!((picture.width, picture.height), extent.size(60), "{name}");
                let (right, bottom) = (picture.width - 1, picture.height - 1);
                let rim = (0..=right).flat_map(|x| [(x, 0), (x, bottom)]);
                for (x, y) in rim.chain((0..=bottom).flat_map(|y| [(0, y), (right, y)])) {
                    assert!(picture.pixel(x, y)[3] <= 3, "{name} {fill:?} reaches its edge at {x}, {y}");
                }
            }
        }
    }
}
