//! The icon of the program: a ghost in the mist in front of the lit tower of a town.

use super::colour::{Rgb, hex, mix};
use super::figures::ghost;
use super::ink::{Canvas, Ink, Shape};
use super::light::{byte, grade};
use super::noise::{fractal, smoothstep};
use super::picture::Picture;
use super::pixelwise::painted;
use super::tiles::geometry::Point;
use super::tiles::objects::Standing;
use super::tiles::objects::tower::{BLUE, STONE, Tower};
use super::tiles::objects::wall::{Merlon, Wall};
use super::tiles::scenery::Scenery;
use super::tiles::stencil::Margins;

/// The icon, `side` pixels square, with round corners.
pub fn icon(side: u32) -> Picture {
    let side = side.clamp(1, 1024);
    let mut picture = evening(side);
    picture.lay(&town(side), (0, 0), 1.0);
    picture.lay(&mist(side), (0, 0), 1.0);
    let mut sheet = Canvas::new(side, side);
    sheet.at((0.36 * side as f32, 0.91 * side as f32), 0.60 * side as f32);
    ghost::draw_with_halo(&mut sheet, 0.4, 1.0);
    picture.lay(&sheet.finish(), (0, 0), 1.0);
    rounded(picture)
}

/// The sky, with the last light behind the town.
fn evening(side: u32) -> Picture {
    const HIGH: Rgb = hex(0x16294f);
    const LOW: Rgb = hex(0x4a689c);
    const GLOW: Rgb = hex(0xf0a860);
    painted(side, side, |x, y| {
        let [u, v] = [x, y].map(|at| (at as f32 + 0.5) / side as f32);
        let (across, down) = ((u - 0.72) / 0.55, (v - 0.62) / 0.34);
        let glow = 0.75 * libm::expf(-across * across - down * down);
        let [r, g, b] = mix(mix(HIGH, LOW, smoothstep(0.0, 0.8, v)), GLOW, glow);
        [r, g, b, 1.0]
    })
}

/// A piece of wall between two towers, in the light of the board.
fn town(side: u32) -> Picture {
    const EXACT: Margins = Margins { north: 0.0, sides: 0.0, south: 0.0 };
    /// Redder than in a real town, so that it is visible at sixteen pixels.
    const TILES: Rgb = hex(0xe0653f);
    const FOOT: Point = Point::new(0.715, 0.95);
    let mut scenery = Scenery::new(side, EXACT);
    let tower = |dx: f32, dy: f32, radius: f32, height: f32, roof: Rgb| Tower {
        at: FOOT + Point::new(dx, dy),
        radius,
        height,
        roof: Some(roof),
        stone: STONE,
        lit: true,
    };
    scenery.zoomed(FOOT, 2.0, |scenery| {
        tower(0.108, -0.05, 0.040, 0.20, BLUE).draw(scenery);
        for piece in 0..6 {
            let at = |step: i32| FOOT + Point::new(-0.135 + 0.055 * step as f32, 0.012);
            let wall = Wall::of_city(at(piece), at(piece + 1), Point::new(0.0, 1.0));
            wall.draw(scenery);
            Merlon::on(&wall).draw(scenery);
        }
        tower(0.0, 0.0, 0.066, 0.27, TILES).draw(scenery);
    });
    let mut drawn = scenery.finish().colour;
    for pixel in drawn.rgba.chunks_exact_mut(4) {
        let graded = grade(std::array::from_fn(|part| f32::from(pixel[part]) / 255.0));
        pixel.iter_mut().zip(graded).for_each(|(part, graded)| *part = byte(graded));
    }
    drawn
}

/// Mist that rises from the lower edge.
fn mist(side: u32) -> Picture {
    const DARK: Rgb = hex(0x8ba3ce);
    const LIGHT: Rgb = hex(0xf4f8ff);
    painted(side, side, |x, y| {
        let [u, v] = [x, y].map(|at| (at as f32 + 0.5) / side as f32);
        let density = |u: f32, v: f32| (v - 0.70) * 2.4 + 0.55 * fractal::<4>(u * 2.4, v * 3.2, 14);
        let here = density(u, v);
        let light = (0.62 + 1.5 * (here - density(u - 0.05, v - 0.04))).clamp(0.0, 1.0);
        let [r, g, b] = mix(DARK, LIGHT, light);
        [r, g, b, 0.94 * smoothstep(0.0, 0.55, here)]
    })
}

/// Rounds the corners and draws a thin golden rim.
fn rounded(mut picture: Picture) -> Picture {
    let side = picture.width as f32;
    let frame = Shape::rounded(0.02, 0.02, 0.96, 0.96, 0.21);
    let mut rim = Canvas::new(picture.width, picture.height);
    rim.at((0.0, 0.0), side);
    rim.stroke(&frame, 0.022, &Ink::flat(hex(0xE9C27A), 1.0));
    let mut inside = Canvas::new(picture.width, picture.height);
    inside.at((0.0, 0.0), side);
    inside.fill(&frame, &Ink::flat([1.0; 3], 1.0));
    let (rim, inside) = (rim.finish(), inside.finish());
    for ((pixel, rim), inside) in picture.rgba.chunks_mut(4).zip(rim.rgba.chunks(4)).zip(inside.rgba.chunks(4)) {
        let over = u32::from(rim[3]);
        for part in 0..3 {
            pixel[part] = ((u32::from(pixel[part]) * (255 - over) + u32::from(rim[part]) * over) / 255) as u8;
        }
        pixel[3] = inside[3].max(rim[3]);
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_has_round_corners_and_a_white_ghost_at_every_size() {
        for side in [16, 32, 64, 256] {
            let icon = icon(side);
            assert_eq!(icon.pixel(0, 0)[3], 0, "{side}");
            let at = |share: f32| (share * side as f32) as u32;
            let body = icon.pixel(at(0.38), at(0.36));
            assert!(body[3] == 255 && body[..3].iter().all(|&part| part > 190), "{side}: {body:?}");
        }
    }
}
