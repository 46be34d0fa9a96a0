//! Regions that can never be completed look cold and grey: a veil is drawn over each of their tiles. Mist is an
//! exception. It ends elsewhere than the tiles below it, so `mist` draws its cold look.

use super::geometry::{Layout, Point, origin};
use crate::painter::noise::{fractal, smoothstep};
use crate::painter::picture::{Picture, Plane};
use crate::painter::pixelwise::painted;
use crate::rules::tiles::Kind;

/// The opacity of a veil, how wide its soft edge is in squares, and its colour.
const fn veil(kind: Kind) -> Option<(f32, f32, [f32; 3])> {
    match kind {
        Kind::Road => Some((0.62, 0.010, [0.25, 0.28, 0.36])),
        Kind::City => Some((0.56, 0.016, [0.24, 0.27, 0.36])),
        Kind::Castle => Some((0.50, 0.045, [0.22, 0.24, 0.33])),
        Kind::Mist | Kind::Monastery | Kind::Cemetery | Kind::Field => None,
    }
}

/// The veil over one part of a tile, exactly as large as the square. `None` if there is no such part, and for mist.
pub fn paint(layout: &Layout, kind: Kind, index: u8, px: u32) -> Option<Picture> {
    let px = px.clamp(8, 512);
    let (thickness, softness, colour) = veil(kind)?;
    let cover = coverage(layout, kind, index, px)?.blurred(softness * px as f32);
    let corner = origin(layout.square);
    Some(painted(px, px, |x, y| {
        let p = corner + Point::new(x as f32 + 0.5, y as f32 + 0.5) * (1.0 / px as f32);
        // Thinner in some places, with one pattern across all tiles.
        let wear = 0.66 + 0.34 * smoothstep(-0.30, 0.25, fractal::<3>(p.x * 3.1, p.y * 3.1, 907));
        let alpha = cover.values[(y * px + x) as usize] * thickness * wear;
        [colour[0], colour[1], colour[2], alpha]
    }))
}

/// The coverage of a part on the square: 1 on it, 0 beside it. `None` if there is no such part.
pub(in crate::painter) fn coverage(layout: &Layout, kind: Kind, index: u8, px: u32) -> Option<Plane> {
    let side = px as usize;
    let step = 1.0 / px as f32;
    let mut plane = Plane::filled(side, side, 0.0);
    for (at, value) in plane.values.iter_mut().enumerate() {
        let p = Point::new((at % side) as f32 + 0.5, (at / side) as f32 + 0.5) * step;
        *value = f32::from(u8::from(layout.covers(kind, index as usize, p)));
    }
    plane.values.iter().any(|&value| value > 0.0).then_some(plane)
}
