//! The glowing rim of a region. It is drawn over each of its tiles and clipped to the square, so that it continues
//! across edges. Roads and cities have sharp rims along visible stones. Castles and mist have soft rims around them.

use super::geometry::{Layout, Point};
use super::withered::coverage as covered;
use crate::painter::colour::mix;
use crate::painter::picture::{Picture, Plane};
use crate::painter::pixelwise::painted;
use crate::rules::tiles::Kind;
use tiny_skia::{FillRule, LineCap, LineJoin, Mask, Path, PathBuilder, Stroke, Transform};

/// Warm light, sRGB.
const LIGHT: [f32; 3] = [1.0, 0.90, 0.60];
const HALO: [f32; 3] = [1.0, 0.66, 0.22];

/// The rim of one part of a tile: along both sides of a road, along a city's walls, around a castle or mist. It has
/// exactly the size of the square. `None` if there is no such part.
pub fn paint(layout: &Layout, kind: Kind, index: u8, px: u32) -> Option<Picture> {
    let px = px.clamp(8, 1024);
    let (line, hollow) = match kind {
        Kind::Road => {
            let line = path(std::slice::from_ref(&layout.roads.get(index as usize)?.line), px)?;
            (vec![(line.clone(), 0.140)], vec![(line, 0.104)])
        }
        Kind::City => {
            let city = layout.cities.get(index as usize)?;
            (vec![(path(&city.walls, px)?, 0.040)], Vec::new())
        }
        Kind::Castle | Kind::Mist | Kind::Monastery | Kind::Cemetery | Kind::Field => {
            return soft_rim(layout, kind, index, px);
        }
    };
    let size = px as usize;
    let mut light = coverage(&line, px)?;
    let halo = light.blurred(0.035 * px as f32);
    let hole = if hollow.is_empty() { Plane::filled(size, size, 0.0) } else { coverage(&hollow, px)? };
    for (value, hole) in light.values.iter_mut().zip(&hole.values) {
        *value *= 1.0 - 0.82 * hole;
    }
    let mut picture = Picture::clear(px, px);
    for (pixel, (light, halo)) in picture.rgba.chunks_exact_mut(4).zip(light.values.iter().zip(&halo.values)) {
        let glow = (halo * 0.75).min(0.75);
        let alpha = light + glow * (1.0 - light);
        for channel in 0..3 {
            let colour = LIGHT[channel] * light + HALO[channel] * (1.0 - light);
            pixel[channel] = (colour * 255.0 + 0.5) as u8;
        }
        pixel[3] = (alpha * 255.0 + 0.5) as u8;
    }
    Some(picture)
}

/// Cells per square for soft rims. More would not be visible.
const SOFT: u32 = 64;

/// Light at the border of a part, and a little inside it.
fn soft_rim(layout: &Layout, kind: Kind, index: u8, px: u32) -> Option<Picture> {
    let steps = px.min(SOFT);
    let cover = covered(layout, kind, index, steps)?.blurred(0.022 * steps as f32);
    let shares = |x: u32, y: u32| cover.values[(y * steps + x) as usize];
    Some(painted(steps, steps, |x, y| {
        let inside = shares(x, y);
        let edge = 4.0 * inside * (1.0 - inside);
        let [r, g, b] = mix(HALO, LIGHT, edge);
        [r, g, b, 0.85 * edge + 0.10 * inside]
    }))
}

fn path(lines: &[Vec<Point>], px: u32) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for line in lines {
        for (at, point) in line.iter().enumerate() {
            let (x, y) = (point.x * px as f32, point.y * px as f32);
            if at == 0 { builder.move_to(x, y) } else { builder.line_to(x, y) }
        }
    }
    builder.finish()
}

fn coverage(lines: &[(Path, f32)], px: u32) -> Option<Plane> {
    let mut mask = Mask::new(px, px)?;
    for (line, width) in lines {
        let stroke = Stroke {
            width: width * px as f32,
            line_cap: LineCap::Butt,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        let outline = line.stroke(&stroke, 1.0)?;
        mask.fill_path(&outline, FillRule::Winding, true, Transform::identity());
    }
    let values = mask.data().iter().map(|&value| f32::from(value) / 255.0).collect();
    Some(Plane { width: px as usize, height: px as usize, values })
}
