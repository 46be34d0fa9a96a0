//! The picture behind the title: a walled town at dusk beside a bank of mist. It is dark on the left, behind the text.

use super::backdrop::{Backdrop, Mass, apart, ghost, stands, thickness};
use super::panorama::{Wanderer, Who};
use crate::painter::colour::{Rgb, mix};
use crate::painter::noise::{fractal, smoothstep};
use crate::painter::picture::Picture;
use crate::painter::tiles::geometry::Point;
use crate::rules::Colour;
use crate::rules::mists::{Hound, LayoutError, Level};
use crate::rules::tiles::Deck;
use std::sync::Arc;

/// The title picture, without text, for any size, best at 16 : 9.
///
/// # Errors
/// Returns an error if the deck does not have the tiles for it.
pub fn title(level: Level, deck: Arc<Deck>, width: u32, height: u32) -> Result<Picture, LayoutError> {
    LAND.paint(level, deck, (width, height), dusk)
}

/// Town and castle with roads between them. They are near the middle, so that a window of 4 : 3 shows them completely.
pub(in crate::painter) const LAND: Backdrop = Backdrop {
    tiles: &TILES,
    middle: Point::new(3.72, 2.07),
    across: 6.557,
    night: 0.0,
    mist,
    drowned: 0.0,
    roads: 0.85,
    lamps: 1.0,
    wanderers: &WANDERERS,
    shine: (0.75, 1.6),
};

const TILES: [(&str, i16, i16, u8); 35] = [
    ("road-straight-4", 0, 0, 1),
    ("road-straight-3", 1, 0, 1),
    ("village-three-clear", 2, 0, 0),
    ("road-straight-3", 3, 0, 1),
    ("road-straight-1", 4, 0, 1),
    ("road-straight-4", 5, 0, 1),
    ("road-bend-clear", 6, 0, 0),
    ("road-straight-2", 0, -1, 1),
    ("road-bend-1", 1, -1, 0),
    ("road-straight-clear", 2, -1, 0),
    ("cemetery-1", 3, -1, 0),
    ("city-corner-clear", 4, -1, 1),
    ("city-corner-1", 5, -1, 2),
    ("road-straight-1", 6, -1, 0),
    ("road-bend-2", 0, -2, 0),
    ("road-straight-3", 1, -2, 0),
    ("road-straight-2", 2, -2, 0),
    ("castle-3", 3, -2, 3),
    ("city-corner-road-1", 4, -2, 0),
    ("city-corner-shield-1", 5, -2, 3),
    ("road-bend-2", 6, -2, 2),
    ("road-straight-2", 0, -3, 0),
    ("road-straight-4", 1, -3, 2),
    ("road-bend-1", 2, -3, 2),
    ("road-straight-2", 3, -3, 1),
    ("road-bend-1", 4, -3, 1),
    ("road-bend-3", 5, -3, 3),
    ("village-three-1", 6, -3, 0),
    ("road-bend-2", 0, -4, 1),
    ("road-bend-1", 1, -4, 2),
    ("road-straight-1", 2, -4, 1),
    ("road-straight-1", 3, -4, 1),
    ("road-bend-clear", 4, -4, 0),
    ("road-straight-clear", 5, -4, 2),
    ("road-bend-clear", 6, -4, 2),
];

const WANDERERS: [Wanderer; 11] = [
    stands(Who::Guard(Colour::Blue), 4.42, 3.30, 1.05),
    stands(Who::Cat, 4.66, 3.30, 1.05),
    stands(Who::Guard(Colour::Red), 5.78, 3.60, 1.08),
    stands(Who::Hound(Hound::Rufus), 5.50, 3.64, 1.05),
    ghost(2.62, 1.96, 0.62, 0.55),
    ghost(2.86, 2.52, 0.66, 0.62),
    ghost(3.78, 2.94, 0.64, 0.75),
    ghost(2.94, 3.18, 1.00, 0.95),
    ghost(3.42, 3.56, 1.15, 1.00),
    ghost(4.02, 3.74, 0.96, 0.94),
    ghost(2.86, 3.74, 0.78, 0.70),
];

/// The bank, south and west of the town.
fn mist(p: Point) -> f32 {
    const MASSES: [Mass; 8] = [
        ((0.6, 3.0), (1.6, 1.2), 1.0),
        ((2.4, 2.6), (1.1, 0.95), 1.0),
        ((2.6, 3.6), (1.5, 0.9), 1.0),
        ((4.3, 4.1), (1.0, 0.6), 1.0),
        ((0.3, 2.0), (1.0, 0.8), 0.6),
        ((3.2, 2.0), (0.6, 0.6), 0.9),
        ((3.6, 1.75), (0.55, 0.40), 0.7),
        ((3.5, 3.0), (0.45, 0.35), 0.6),
    ];
    smoothstep(0.35, 0.75, thickness(&MASSES, p) + 0.30 * fractal::<3>(p.x * 1.3, p.y * 1.3, 41))
}

/// Dusk over the whole picture: a dark veil behind the text, the last glow over the town, and a dark rim.
fn dusk((u, v): (f32, f32), seen: Rgb) -> Rgb {
    const VEIL: Rgb = [0.045, 0.085, 0.135];
    const KEPT: Rgb = [0.12, 0.18, 0.28];
    const GLOW: Rgb = [0.22, 0.10, -0.03];
    let left = 0.80 * (1.0 - smoothstep(0.22, 0.46, u));
    let (top, foot) = (0.24 * (1.0 - smoothstep(0.0, 0.22, v)), 0.20 * smoothstep(0.76, 1.1, v));
    let veil = (left + top + foot).min(0.84);
    let veiled = mix(seen, VEIL, veil);
    let rim = (1.16 - 0.55 * libm::powf(apart((u, v), (0.60, 0.50), (0.75, 0.80)), 1.1)).clamp(0.35, 1.16);
    let lit: Rgb = std::array::from_fn(|i| (veiled[i] + seen[i] * veil * KEPT[i]) * rim);
    let glow = libm::expf(-apart((u, v), (0.70, 0.46), (0.22, 0.36)));
    let room = (1.3 - lit.into_iter().fold(0.0, f32::max)).clamp(0.0, 1.0);
    std::array::from_fn(|i| lit[i] * (1.0 + glow * GLOW[i] * room))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::mists::shipped;

    fn painted(width: u32, height: u32) -> Picture {
        title(shipped::level(3).unwrap(), shipped::deck().unwrap(), width, height).unwrap()
    }

    #[test]
    fn the_left_is_dark_for_words_the_town_the_warmest_place_and_the_mist_the_lightest() {
        let picture = painted(320, 180);
        let words = picture.mean(16..100, 20..160);
        assert!(words.iter().sum::<f32>() / 3.0 < 90.0, "{words:?}");
        let town = picture.mean(190..258, 50..120);
        let mist = picture.mean(112..168, 100..170);
        assert!(town[0] - town[2] > 40.0, "{town:?}");
        assert!(mist[2] > mist[0], "{mist:?}");
        assert!(mist.iter().sum::<f32>() > town.iter().sum::<f32>(), "mist {mist:?}, town {town:?}");
    }

    #[test]
    fn the_title_is_painted_the_same_way_again_at_any_size() {
        assert_eq!(painted(96, 54), painted(96, 54));
        assert_eq!(painted(0, 0).rgba.len(), 4);
    }
}
