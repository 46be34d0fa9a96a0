//! The table under the board: slate with engraved contour lines in a pool of light, and the dark rim of the window.

use super::noise::{fractal, gradient, hash};
use super::picture::{Picture, Plane};
use super::pixelwise::{LARGEST, each_row, painted, scale};

/// The table, brightest a little above the middle. `unit` is the number of pixels per pixel of the 1920 × 1080 layout.
pub fn ground(width: u32, height: u32, unit: f32) -> Picture {
    let unit = scale(unit);
    let contours = Contours::of(width, height, unit);
    painted(width, height, |x, y| {
        let distance = from_middle(x, y, width, height);
        let (px, py) = (x as f32 / unit, y as f32 / unit);
        let cloud = gradient(px / 80.0, py / 77.0, 921);
        let grain = gradient(px / 4.0, py / 4.0, 922);
        let light = (1.22 - distance * 0.80).clamp(0.30, 1.25) * (1.0 + 0.11 * cloud + 0.045 * grain);
        let line = contours.engraving(x, y);
        let speckle = (hash(x as i32, y as i32, 931) - 0.5) * 0.014;
        let [r, g, b] =
            [(0.104, 0.042), (0.152, 0.060), (0.182, 0.070)].map(|(slate, cut)| (slate + cut * line) * light + speckle);
        [r, g, b, 1.0]
    })
}

/// The dark rim of the window, drawn over table and board.
pub fn vignette(width: u32, height: u32) -> Picture {
    painted(width, height, |x, y| {
        let distance = from_middle(x, y, width, height);
        let kept = 1.08 - 0.30 * libm::powf(distance, 2.2);
        let dither = (hash(x as i32, y as i32, 932) - 0.5) / 255.0;
        [0.012, 0.020, 0.034, (1.0 - kept.clamp(0.5, 1.0)) + dither]
    })
}

/// Distance from the middle of the light; 1 is about at the edge of the window.
fn from_middle(x: u32, y: u32, width: u32, height: u32) -> f32 {
    let across = (x as f32 / width.max(1) as f32 - 0.484) / 0.599;
    let down = (y as f32 / height.max(1) as f32 - 0.444) / 0.704;
    libm::sqrtf(across * across + down * down)
}

/// The heights for the engraved contour lines, cached per pixel because each is needed many times.
struct Contours {
    /// The heights, for slightly more than the picture.
    heights: Plane,
    /// Layout pixels per pixel.
    step: f32,
    /// Distance from the light side of a groove to its dark side, in pixels.
    depth: usize,
}

impl Contours {
    fn of(width: u32, height: u32, unit: f32) -> Contours {
        let depth = (1.1 * unit).round().max(1.0) as usize;
        let room = |pixels: u32| pixels.clamp(1, LARGEST) as usize + depth + 1;
        let mut heights = Plane::filled(room(width), room(height), 0.0);
        let across = heights.width;
        each_row(&mut heights.values, across, |y, row| {
            for (x, level) in row.iter_mut().enumerate() {
                *level = fractal::<3>(x as f32 / unit / 420.0, y as f32 / unit / 420.0, 901) * 9.0;
            }
        });
        Contours { heights, step: 1.0 / unit.max(0.25), depth }
    }

    /// The brightness of the grooves: light where a groove faces the light, dark just north-west of it.
    fn engraving(&self, x: u32, y: u32) -> f32 {
        let (x, y) = (x as usize, y as usize);
        self.cut(x, y) - 0.7 * self.cut(x + self.depth, y + self.depth)
    }

    fn cut(&self, x: usize, y: usize) -> f32 {
        let level = |x: usize, y: usize| self.heights.values[y * self.heights.width + x];
        let here = level(x, y);
        let (across, down) = (level(x + 1, y) - here, level(x, y + 1) - here);
        let steepness = libm::sqrtf(across * across + down * down) / self.step + 1e-4;
        let distance = (here - (here + 0.5).floor()).abs() / steepness;
        // Where the land is nearly level, a line would become a wide stain.
        let crowded = (steepness * 40.0).min(1.0);
        (1.25 - distance / 1.1).clamp(0.0, 1.0) * crowded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pool_of_light_lies_in_the_middle() {
        let table = ground(160, 90, 0.1);
        let mean =
            |x0: u32, y0: u32| (0..200).map(|i| u32::from(table.pixel(x0 + i % 20, y0 + i / 20)[2])).sum::<u32>() / 200;
        assert!(mean(68, 35) > mean(0, 0) + 12);
        assert!(table.rgba.chunks(4).all(|pixel| pixel[3] == 255));
    }

    #[test]
    fn contour_lines_are_cut_into_the_slate() {
        let contours = Contours::of(800, 301, 1.0);
        let lines = (0..400).filter(|&i| contours.cut(i * 2, 300) > 0.6).count();
        assert!((2..80).contains(&lines), "{lines}");
    }

    #[test]
    fn the_vignette_darkens_corners_and_leaves_the_middle_alone() {
        let rim = vignette(160, 90);
        assert!(rim.pixel(78, 40)[3] <= 1);
        assert!(rim.pixel(159, 89)[3] > 60 && rim.pixel(159, 89)[3] > rim.pixel(120, 70)[3]);
    }
}
