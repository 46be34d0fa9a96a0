//! The light of a guard's lantern: a soft warm pool on the ground around its feet.

use super::Extent;
use crate::painter::colour::hex;
use crate::painter::ink::{Cast, Shape};
use crate::painter::picture::Picture;

/// A pool of light. Its height is that of its guard.
pub const EXTENT: Extent = Extent { squares: 0.38, left: 1.40, up: 0.98, right: 1.40, down: 1.04 };

/// The opacity of the light at dusk, the normal time on the board.
pub const DUSK: f32 = 0.88;

/// The pool for a guard of this height. It is drawn behind the guard.
pub fn pool(height: u32) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    let (deep, warm, bright) = (hex(0xFFAC56), hex(0xFFC05A), hex(0xFFE6A8));
    // Light on the ground is seen at an angle: it is wider than deep.
    for (across, soft, colour, alpha) in
        [(0.76, 0.20, deep, 0.44), (0.54, 0.16, warm, 0.54), (0.34, 0.13, bright, 0.56)]
    {
        canvas.soft(&Shape::oval((0.0, 0.03), across, 0.68 * across), Cast::Body, soft, colour, alpha);
    }
    canvas.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pool_is_warm_and_fades_outward() {
        let height = 60;
        let pool = pool(height);
        let (x, y) = EXTENT.feet(height);
        let at = |dx: f32, dy: f32| pool.pixel((x + dx * 60.0) as u32, (y + dy * 60.0) as u32);
        let [near, far, edge] = [at(0.0, 0.0), at(0.5, 0.0), at(1.0, 0.0)].map(|pixel| pixel[3]);
        assert!(near > far + 40 && far > edge + 8, "{near} {far} {edge}");
        let [r, g, b, _] = at(0.3, 0.1);
        assert!(r > g && g > b);
        assert!(at(0.0, 0.6)[3] < at(0.6, 0.0)[3], "wider than deep");
    }
}
