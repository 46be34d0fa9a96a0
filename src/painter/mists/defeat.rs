//! The picture behind a defeat: mist has filled the land at night, and only ghosts are there.

use super::backdrop::{Backdrop, apart, ghost};
use super::panorama::Wanderer;
use crate::painter::colour::{Rgb, mix};
use crate::painter::noise::{fractal, smoothstep};
use crate::painter::picture::Picture;
use crate::painter::tiles::geometry::Point;
use crate::rules::mists::{LayoutError, Level};
use crate::rules::tiles::Deck;
use std::sync::Arc;

/// The picture behind a defeat, for any size, best at 16 : 9. A sheet of text covers its middle.
///
/// # Errors
/// Returns an error if the deck does not have the tiles for it.
pub fn defeat(level: Level, deck: Arc<Deck>, width: u32, height: u32) -> Result<Picture, LayoutError> {
    LAND.paint(level, deck, (width, height), night)
}

/// Castle and town are at the sides, where the sheet does not hide them.
pub(in crate::painter) const LAND: Backdrop = Backdrop {
    tiles: &TILES,
    middle: Point::new(3.28, 2.07),
    across: 6.557,
    night: 0.9,
    mist,
    drowned: 0.9,
    roads: 0.5,
    lamps: 0.34,
    wanderers: &WANDERERS,
    shine: (1.4, 4.0),
};

const TILES: [(&str, i16, i16, u8); 35] = [
    ("road-straight-1", 0, 0, 2),
    ("road-straight-4", 1, 0, 2),
    ("road-straight-1", 2, 0, 0),
    ("road-straight-1", 3, 0, 2),
    ("road-straight-4", 4, 0, 0),
    ("road-bend-clear", 5, 0, 2),
    ("road-straight-clear", 6, 0, 1),
    ("castle-2", 0, -1, 1),
    ("road-straight-4", 1, -1, 2),
    ("road-straight-1", 2, -1, 0),
    ("road-straight-clear", 3, -1, 2),
    ("road-straight-2", 4, -1, 0),
    ("city-corner-clear", 5, -1, 1),
    ("city-corner-1", 6, -1, 2),
    ("road-straight-4", 0, -2, 2),
    ("road-straight-3", 1, -2, 0),
    ("road-bend-3", 2, -2, 2),
    ("road-bend-1", 3, -2, 1),
    ("road-bend-3", 4, -2, 2),
    ("city-corner-road-1", 5, -2, 0),
    ("city-corner-shield-1", 6, -2, 3),
    ("road-bend-2", 0, -3, 2),
    ("road-bend-2", 1, -3, 1),
    ("road-bend-1", 2, -3, 3),
    ("road-straight-3", 3, -3, 1),
    ("road-bend-1", 4, -3, 0),
    ("road-bend-1", 5, -3, 2),
    ("cemetery-1", 6, -3, 1),
    ("road-bend-3", 0, -4, 3),
    ("road-bend-1", 1, -4, 0),
    ("road-bend-2", 2, -4, 2),
    ("road-straight-clear", 3, -4, 3),
    ("road-bend-2", 4, -4, 1),
    ("road-bend-1", 5, -4, 3),
    ("road-straight-clear", 6, -4, 3),
];

const WANDERERS: [Wanderer; 17] = [
    ghost(3.40, 0.55, 0.70, 0.50),
    ghost(0.62, 0.62, 0.70, 0.45),
    ghost(6.02, 0.72, 0.70, 0.45),
    ghost(6.30, 1.62, 0.75, 0.55),
    ghost(4.40, 1.70, 0.70, 0.50),
    ghost(2.00, 1.90, 0.70, 0.50),
    ghost(3.25, 2.35, 0.90, 0.60),
    ghost(0.20, 2.40, 0.90, 0.75),
    ghost(5.95, 2.62, 1.15, 0.90),
    ghost(0.58, 2.86, 1.35, 1.00),
    ghost(6.27, 3.30, 1.50, 1.00),
    ghost(0.24, 3.52, 1.60, 1.00),
    ghost(2.60, 3.72, 0.80, 0.60),
    ghost(5.60, 3.76, 1.20, 0.95),
    ghost(0.85, 3.78, 1.00, 0.85),
    ghost(2.10, 3.82, 1.15, 0.90),
    ghost(4.20, 3.84, 1.20, 0.90),
];

/// Mist over everything, with a few gaps.
fn mist(p: Point) -> f32 {
    smoothstep(0.5, 1.5, 1.5 + 1.5 * fractal::<3>(p.x * 0.7, p.y * 0.7, 41))
}

/// Cold night: colours fade, dark places become darker, and only lamps stay warm.
fn night(at: (f32, f32), seen: Rgb) -> Rgb {
    const MOONLIGHT: Rgb = [0.80, 0.95, 1.12];
    const PALE: Rgb = [0.94, 1.0, 1.06];
    let light = 0.30 * seen[0] + 0.55 * seen[1] + 0.15 * seen[2];
    let faded = mix([light; 3], seen, 0.75);
    let deep = 0.66 + 0.50 * smoothstep(0.20, 0.70, light);
    let tint = mix(MOONLIGHT, PALE, smoothstep(0.55, 0.85, light));
    let cold: Rgb = std::array::from_fn(|i| faded[i] * tint[i] * deep);
    let lamp = smoothstep(0.06, 0.24, seen[0] - seen[2]);
    let amber = [1.12 * seen[0], 0.96 * seen[1], 0.62 * seen[2]];
    let distance = apart(at, (0.5, 0.5), (0.66, 0.62));
    // The middle is dark, so that the sheet of text stands out, and so is the rim.
    let shown = 0.78 + 0.24 * smoothstep(0.25, 0.9, distance) - 0.30 * smoothstep(0.9, 2.0, distance);
    mix(cold, amber, lamp).map(|part| part * shown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::mists::shipped;

    fn painted(width: u32, height: u32) -> Picture {
        defeat(shipped::level(3).unwrap(), shipped::deck().unwrap(), width, height).unwrap()
    }

    #[test]
    fn a_defeat_is_cold_and_its_middle_dark() {
        let picture = painted(320, 180);
        let all = picture.mean(0..320, 0..180);
        assert!(all[2] > all[0] + 25.0, "{all:?}");
        let middle = picture.mean(80..240, 40..140);
        assert!(middle.iter().sum::<f32>() / 3.0 < 90.0, "{middle:?}");
    }

    #[test]
    fn the_town_is_drowned_and_few_of_its_lamps_burn() {
        let lit = |land: &Backdrop| {
            let (level, deck) = (shipped::level(3).unwrap(), shipped::deck().unwrap());
            let picture = land.paint(level, deck, (640, 360), |_, seen| seen).unwrap();
            picture.rgba.chunks(4).filter(|pixel| pixel[0] > 150 && pixel[0].saturating_sub(pixel[2]) > 60).count()
        };
        let (few, all) = (lit(&LAND), lit(&Backdrop { lamps: 1.0, drowned: 0.0, ..LAND }));
        assert!((5..all / 3).contains(&few), "{few} of {all}");
    }

    #[test]
    fn it_is_painted_the_same_way_again_at_any_size() {
        assert_eq!(painted(96, 54), painted(96, 54));
        assert_eq!(painted(0, 0).rgba.len(), 4);
    }
}
