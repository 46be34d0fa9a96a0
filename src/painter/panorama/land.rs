//! Where the board is in a picture, so that light on the ground does not appear on the table beside it.

use super::{Laid, View};
use crate::painter::noise::smoothstep;
use crate::rules::tiles::Square;

/// How far light on the land extends over its edge, in squares.
const RIM: f32 = 0.05;

/// The squares with tiles, including face-down ones, in a view.
pub(in crate::painter) struct Land<'a> {
    pub laid: &'a Laid<'a>,
    pub view: &'a View,
}

impl Land<'_> {
    /// How much a pixel is on land: 1 on it, 0 on the table, with a soft transition.
    pub fn share(&self, pixel: (f32, f32)) -> f32 {
        let place = self.view.place(pixel);
        let here = Square::new(place.x.floor() as i16, -place.y.floor() as i16);
        if self.is_laid(here) {
            return 1.0;
        }
        let (x, y) = (place.x - place.x.floor(), place.y - place.y.floor());
        let beyond = |steps: i16, at: f32| match steps {
            0 => 0.0,
            1 => 1.0 - at,
            _ => at,
        };
        let laid = here.surroundings().into_iter().filter(|&square| self.is_laid(square));
        let distances = laid.map(|square| {
            let (across, down) = (beyond(square.x - here.x, x), beyond(here.y - square.y, y));
            (across * across + down * down).sqrt()
        });
        1.0 - smoothstep(0.0, RIM, distances.fold(RIM, f32::min))
    }

    fn is_laid(&self, square: Square) -> bool {
        self.laid.covers(square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn land_is_whole_on_tiles_and_ends_softly_beside_them() {
        const WEST: Square = Square::new(-1, 1);
        let squares = [WEST, Square::new(0, 1), Square::new(0, 0), Square::new(1, 0)];
        let laid = Laid::new(Vec::new(), squares.to_vec(), Vec::new());
        let view = View::over(laid.squares(), 400, 300);
        let land = Land { laid: &laid, view: &view };
        for at in squares {
            let (x, y) = view.corner(at);
            let (x, y, px) = (x as f32, y as f32, view.px as f32);
            for (right, down) in [(0.5, 0.5), (px - 0.5, 0.5), (0.5, px - 0.5), (px - 0.5, px - 0.5)] {
                assert_eq!(land.share((x + right, y + down)), 1.0, "{at} at {right}, {down}");
            }
        }
        let west = view.corner(WEST);
        let beside =
            |squares: f32| land.share((west.0 as f32 - squares * view.px as f32, west.1 as f32 + 0.5 * view.px as f32));
        assert!((0.3..0.7).contains(&beside(0.5 * RIM)), "{}", beside(0.5 * RIM));
        assert_eq!(beside(2.0 * RIM), 0.0);
    }
}
