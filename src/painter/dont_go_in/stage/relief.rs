//! The rounded edge of a part: how its surface slopes near its outline.

use crate::painter::picture::Plane;

/// The slopes of a part to the east and to the south, for every pixel. `bevel` is the width of its rounded edge in
/// pixels, `dome` its height as a share of that: negative for a hollow.
pub(super) fn slopes(mask: &Plane, bevel: f32, dome: f32) -> Vec<(f32, f32)> {
    let mut heights = distances(mask, bevel);
    for height in &mut heights.values {
        let to_top = 1.0 - *height / bevel;
        *height = (1.0 - to_top * to_top).max(0.0).sqrt() * bevel * dome;
    }
    let heights = heights.blurred((0.14 * bevel).max(0.85));
    let (width, height) = (mask.width as isize, mask.height as isize);
    let mut slopes = Vec::with_capacity(heights.values.len());
    for y in 0..height {
        for x in 0..width {
            let at = |dx: isize, dy: isize| heights.at(x + dx, y + dy);
            slopes.push(((at(1, 0) - at(-1, 0)) / 2.0, (at(0, 1) - at(0, -1)) / 2.0));
        }
    }
    slopes
}

/// How far every pixel is inside the mask, in pixels, at most `most`. What lies beyond the edge of the plane counts as
/// inside.
fn distances(mask: &Plane, most: f32) -> Plane {
    const STEP: f32 = 0.955;
    const DIAGONAL: f32 = 1.369;
    let (width, height) = (mask.width, mask.height);
    let seeds = mask.values.iter().map(|&share| if share >= 0.999 { most } else { (share - 0.5).max(0.0) });
    let mut plane = Plane { width, height, values: seeds.collect() };
    let forth: [(isize, isize, f32); 4] = [(-1, 0, STEP), (0, -1, STEP), (-1, -1, DIAGONAL), (1, -1, DIAGONAL)];
    let mut pass = |sign: isize| {
        for at in 0..width * height {
            let at = if sign > 0 { at } else { width * height - 1 - at };
            let (x, y) = ((at % width) as isize, (at / width) as isize);
            let mut least = plane.values[at];
            if least <= 0.0 {
                continue;
            }
            for (dx, dy, step) in forth {
                let (x, y) = (x + dx * sign, y + dy * sign);
                if x >= 0 && y >= 0 && x < width as isize && y < height as isize {
                    least = least.min(plane.values[y as usize * width + x as usize] + step);
                }
            }
            plane.values[at] = least;
        }
    };
    pass(1);
    pass(-1);
    plane
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edge_of_a_part_slopes_outwards_and_its_middle_is_flat() {
        let mut mask = Plane::filled(40, 40, 0.0);
        for y in 8..32 {
            mask.values[y * 40 + 8..y * 40 + 32].fill(1.0);
        }
        let slopes = slopes(&mask, 6.0, 1.0);
        let at = |x: usize, y: usize| slopes[y * 40 + x];
        assert!(at(9, 20).0 > 0.3 && at(30, 20).0 < -0.3 && at(20, 9).1 > 0.3, "{:?}", at(9, 20));
        assert!(at(20, 20).0.abs() < 1e-3 && at(20, 20).1.abs() < 1e-3);
    }
}
