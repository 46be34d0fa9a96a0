//! A later time than the board's dusk: everything becomes dark and blue, except where lamps and lanterns shine.

use crate::painter::colour::{Rgb, mix};
use crate::painter::light::warmed;
use crate::painter::noise::smoothstep;
use crate::painter::panorama::{Land, Tiles, View};
use crate::painter::picture::{Picture, Plane};
use crate::painter::pixelwise::each_row;
use crate::painter::tiles::geometry::Point;

/// The factor of deep night for each colour channel.
const NIGHT: Rgb = [0.38, 0.49, 0.78];

/// The same for mist. With the stronger factor its hollows would be as blue as deep water.
const NIGHT_OF_MIST: Rgb = [0.57, 0.60, 0.69];

/// How much of its brightness a light thing, such as mist, gets back from moonlight.
const MOON: f32 = 0.55;

/// The reach of a lantern's light, in squares.
const LANTERN: f32 = 0.30;

/// The light on the street in front of a house. It is weaker than any lamp, and has a hard edge until it is blurred.
const SHED: f32 = 0.3;

/// Lantern light weaker than this is ignored.
const FAINT: f32 = 0.002;

/// Darkens the picture painted so far for the night. `lanterns` are the feet of those who carry one.
pub(super) fn fall(picture: &mut Picture, tiles: &Tiles, lanterns: impl Iterator<Item = Point>) {
    let view = &tiles.view;
    let night = view.night.clamp(0.0, 1.0);
    if night == 0.0 {
        return;
    }
    let lamps = lamplight(view, tiles);
    let land = Land { laid: tiles.laid, view };
    let lanterns: Vec<(f32, f32)> = lanterns.map(|at| view.pixel(at + Point::new(0.0, -0.08))).collect();
    let reach = LANTERN * view.px as f32;
    let width = picture.width as usize;
    each_row(&mut picture.rgba, 4 * width, |y, row| {
        for (x, pixel) in row.chunks_exact_mut(4).enumerate() {
            let at = (x as f32 + 0.5, y as f32 + 0.5);
            let lantern = |&(to_x, to_y): &(f32, f32)| {
                let (dx, dy) = ((at.0 - to_x) / reach, (at.1 - to_y) / (0.8 * reach));
                0.85 * libm::expf(-dx * dx - dy * dy)
            };
            let lanterns: f32 = lanterns.iter().map(lantern).sum();
            let lanterns = if lanterns > FAINT { lanterns * land.share(at) } else { lanterns };
            // Compress the light softly. If it were clipped, the light of every window would be a disc.
            let light = 1.0 - libm::expf(-lamps.values[y * width + x] - lanterns);
            let dusk: Rgb = std::array::from_fn(|c| f32::from(pixel[c]) / 255.0);
            let pale = smoothstep(0.35, 0.95, dusk[0].min(dusk[2]));
            let dark = night * (1.0 - 0.8 * light) * (1.0 - MOON * pale);
            let left = mix(NIGHT, NIGHT_OF_MIST, misty(dusk));
            let colour = std::array::from_fn(|c| dusk[c] * (1.0 + (left[c] - 1.0) * dark));
            let lit = warmed(colour, 0.60 * night * light);
            pixel.iter_mut().zip(lit).for_each(|(part, lit)| *part = (lit.clamp(0.0, 1.0) * 255.0 + 0.5) as u8);
        }
    });
}

/// How much a dusk colour looks like mist: blue, and lighter than the table, so that the thin rim of mist counts too.
fn misty([red, green, blue]: Rgb) -> f32 {
    smoothstep(0.18, 0.46, blue) * smoothstep(-0.02, 0.06, blue - red.max(green))
}

/// The lamplight over the picture: on the lamps and spread around them.
fn lamplight(view: &View, tiles: &Tiles) -> Plane {
    let (width, height) = (view.width as usize, view.height as usize);
    let mut lamps = Plane::filled(width, height, 0.0);
    for (square, painting) in tiles.all() {
        let (left, top) = tiles.standing_corner(square);
        let emission = &painting.emission;
        for (row, values) in (top..).zip(emission.values.chunks_exact(emission.width)) {
            for (column, value) in (left..).zip(values).filter(|(_, value)| **value > 0.0) {
                if (0..width as i64).contains(&column) && (0..height as i64).contains(&row) {
                    let lamp = &mut lamps.values[row as usize * width + column as usize];
                    *lamp = lamp.max(*value);
                }
            }
        }
    }
    let px = view.px as f32;
    let (near, far) = (lamps.blurred(0.08 * px), lamps.blurred(0.17 * px));
    let values = lamps.values.iter().zip(near.values.iter().zip(&far.values));
    Plane {
        values: values.map(|(lamp, (near, far))| 3.4 * (lamp - SHED).max(0.0) + 1.8 * near + 3.2 * far).collect(),
        ..lamps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mist_and_its_thin_rim_are_told_from_table_grass_and_roofs() {
        for mist in [[0.45, 0.53, 0.64], [0.62, 0.66, 0.72], [0.24, 0.31, 0.42]] {
            assert!(misty(mist) > 0.8, "{mist:?}: {}", misty(mist));
        }
        for other in [[0.05, 0.09, 0.12], [0.22, 0.40, 0.33], [0.55, 0.31, 0.24], [0.74, 0.62, 0.48]] {
            assert_eq!(misty(other), 0.0, "{other:?}");
        }
    }
}
