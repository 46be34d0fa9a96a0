//! Pixels: coloured pictures and single-channel planes, with PNG output and blurring.

use std::io;
use std::ops::Range;

/// A coloured picture, row by row from the north-west, straight (not premultiplied) alpha, sRGB-encoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Four bytes per pixel: red, green, blue, alpha.
    pub rgba: Vec<u8>,
}

impl Picture {
    /// A fully transparent picture.
    pub fn clear(width: u32, height: u32) -> Picture {
        Picture { width, height, rgba: vec![0; (width * height * 4) as usize] }
    }

    /// The mean colour of a part of the picture.
    #[cfg(test)]
    pub(super) fn mean(&self, x: Range<u32>, y: Range<u32>) -> [f32; 3] {
        let count = (x.len() * y.len()) as f32;
        let pixels = y.flat_map(|y| x.clone().map(move |x| (x, y))).map(|(x, y)| self.pixel(x, y));
        pixels.fold([0.0; 3], |sum, pixel| std::array::from_fn(|i| sum[i] + f32::from(pixel[i]) / count))
    }

    /// The pixel in column `x` and row `y`.
    pub fn pixel(&self, x: u32, y: u32) -> [u8; 4] {
        let at = ((y * self.width + x) * 4) as usize;
        [self.rgba[at], self.rgba[at + 1], self.rgba[at + 2], self.rgba[at + 3]]
    }

    /// Draws another picture over this one with this `opacity`. Its north-western corner goes to pixel (`x`, `y`).
    pub fn lay(&mut self, over: &Picture, (x, y): (i64, i64), opacity: f32) {
        let columns = x.max(0)..(x + i64::from(over.width)).min(i64::from(self.width));
        let rows = y.max(0)..(y + i64::from(over.height)).min(i64::from(self.height));
        for row in rows {
            for column in columns.clone() {
                let [r, g, b, a] = over.pixel((column - x) as u32, (row - y) as u32);
                if a == 0 {
                    continue;
                }
                let at = (row as usize * self.width as usize + column as usize) * 4;
                let below = &mut self.rgba[at..at + 4];
                let share = f32::from(a) / 255.0 * opacity;
                let kept = f32::from(below[3]) / 255.0 * (1.0 - share);
                let alpha = share + kept;
                if alpha > 0.0 {
                    for (channel, colour) in [r, g, b].into_iter().enumerate() {
                        let mixed = (f32::from(colour) * share + f32::from(below[channel]) * kept) / alpha;
                        below[channel] = mixed.round() as u8;
                    }
                    below[3] = (alpha * 255.0).round() as u8;
                }
            }
        }
    }

    /// The visible part with a small margin, and its north-western corner in this picture. If the whole picture is
    /// transparent, one pixel is left.
    pub fn trimmed(&self) -> (Picture, (u32, u32)) {
        const ROOM: u32 = 4;
        let seen = |x: u32, y: u32| self.pixel(x, y)[3] > 0;
        let columns = seen_range(self.width, |x| (0..self.height).any(|y| seen(x, y)), ROOM);
        let rows = seen_range(self.height, |y| (0..self.width).any(|x| seen(x, y)), ROOM);
        let corner = (columns.start, rows.start);
        let pixels = rows.clone().flat_map(|y| columns.clone().map(move |x| (x, y)));
        let rgba = pixels.flat_map(|(x, y)| self.pixel(x, y)).collect();
        (Picture { width: columns.len() as u32, height: rows.len() as u32, rgba }, corner)
    }

    /// The picture at half its size. Opaque pixels count more for the colours.
    pub fn halved(&self) -> Picture {
        let (width, height) = ((self.width / 2).max(1), (self.height / 2).max(1));
        let mut out = Picture::clear(width, height);
        for y in 0..height {
            for x in 0..width {
                let mut sum = [0_u32; 4];
                let mut plain = [0_u32; 3];
                for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let from = self.pixel((2 * x + dx).min(self.width - 1), (2 * y + dy).min(self.height - 1));
                    for channel in 0..3 {
                        sum[channel] += u32::from(from[channel]) * u32::from(from[3]);
                        plain[channel] += u32::from(from[channel]);
                    }
                    sum[3] += u32::from(from[3]);
                }
                let at = ((y * width + x) * 4) as usize;
                for channel in 0..3 {
                    let mean = sum[channel].checked_div(sum[3]).unwrap_or(plain[channel] / 4);
                    out.rgba[at + channel] = mean as u8;
                }
                out.rgba[at + 3] = (sum[3] / 4) as u8;
            }
        }
        out
    }

    /// Converts a picture of tiny-skia from premultiplied to straight alpha.
    pub fn from_pixmap(pixmap: &tiny_skia::Pixmap) -> Picture {
        let mut rgba = Vec::with_capacity(pixmap.data().len());
        for pixel in pixmap.pixels() {
            let colour = pixel.demultiply();
            rgba.extend([colour.red(), colour.green(), colour.blue(), colour.alpha()]);
        }
        Picture { width: pixmap.width(), height: pixmap.height(), rgba }
    }

    /// Reads a PNG picture with eight bits per channel, with or without alpha.
    ///
    /// # Errors
    /// Returns an error if it is not such a picture.
    pub fn read_png(bytes: &[u8]) -> io::Result<Picture> {
        let mut reader = png::Decoder::new(io::Cursor::new(bytes)).read_info().map_err(io::Error::other)?;
        let size = reader.output_buffer_size().ok_or_else(|| io::Error::other("a picture too large to read"))?;
        let mut data = vec![0; size];
        let info = reader.next_frame(&mut data).map_err(io::Error::other)?;
        data.truncate(info.buffer_size());
        let rgba = match (info.color_type, info.bit_depth) {
            (png::ColorType::Rgba, png::BitDepth::Eight) => data,
            (png::ColorType::Rgb, png::BitDepth::Eight) => {
                data.chunks_exact(3).flat_map(|rgb| [rgb[0], rgb[1], rgb[2], 255]).collect()
            }
            (colour, depth) => {
                return Err(io::Error::other(format!("{colour:?} of {depth:?} bits: expected RGB or RGBA of eight")));
            }
        };
        Ok(Picture { width: info.width, height: info.height, rgba })
    }

    /// Writes the picture as PNG.
    ///
    /// # Errors
    /// Returns the error of the writer or of the encoder.
    pub fn write_png(&self, to: impl io::Write) -> io::Result<()> {
        let mut encoder = png::Encoder::new(to, self.width, self.height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header().map_err(io::Error::other)?;
        writer.write_image_data(&self.rgba).map_err(io::Error::other)
    }
}

/// From the first to the last visible line, with a margin before and after.
fn seen_range(lines: u32, seen: impl Fn(u32) -> bool, room: u32) -> Range<u32> {
    let (Some(first), Some(last)) = ((0..lines).find(|&line| seen(line)), (0..lines).rfind(|&line| seen(line))) else {
        return 0..1;
    };
    first.saturating_sub(room)..(last + 1 + room).min(lines)
}

/// One number per pixel.
#[derive(Clone, Debug, PartialEq)]
pub struct Plane {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    /// Row by row from the north-west.
    pub values: Vec<f32>,
}

impl Plane {
    /// A plane with the same number everywhere.
    pub fn filled(width: usize, height: usize, value: f32) -> Plane {
        Plane { width, height, values: vec![value; width * height] }
    }

    /// The number in column `x` and row `y`. Outside the plane it is that of the nearest pixel inside.
    pub fn at(&self, x: isize, y: isize) -> f32 {
        let x = x.clamp(0, self.width as isize - 1) as usize;
        let y = y.clamp(0, self.height as isize - 1) as usize;
        self.values[y * self.width + x]
    }

    /// The interpolated number at `x` and `y` in pixels. Pixel centres are at halves.
    #[inline]
    pub fn sample(&self, x: f32, y: f32) -> f32 {
        // Clamp first, so that every read is inside and truncation rounds down.
        let x = (x - 0.5).clamp(0.0, (self.width - 1) as f32);
        let y = (y - 0.5).clamp(0.0, (self.height - 1) as f32);
        let (ix, iy) = (x as usize, y as usize);
        let (u, v) = (x - ix as f32, y - iy as f32);
        let (east, south) = (usize::from(ix + 1 < self.width), if iy + 1 < self.height { self.width } else { 0 });
        let at = iy * self.width + ix;
        let value = |at: usize| self.values[at];
        let top = value(at) * (1.0 - u) + value(at + east) * u;
        let bottom = value(at + south) * (1.0 - u) + value(at + south + east) * u;
        top * (1.0 - v) + bottom * v
    }

    /// The plane blurred, close to a Gaussian of this standard deviation in pixels (three box blurs).
    pub fn blurred(&self, deviation: f32) -> Plane {
        let radius = ((deviation * deviation * 4.0 + 1.0).sqrt() * 0.5 - 0.5).round() as usize;
        if radius == 0 {
            return self.clone();
        }
        let mut plane = self.clone();
        for _ in 0..3 {
            plane.box_rows(radius);
        }
        for _ in 0..3 {
            plane = plane.boxed_columns(radius);
        }
        plane
    }

    /// Replaces every number with the mean of its row within `radius`. Beyond the ends, the last value continues.
    fn box_rows(&mut self, radius: usize) {
        let share = 1.0 / (2 * radius + 1) as f32;
        let mut padded = Vec::with_capacity(self.width + 2 * radius + 1);
        for row in self.values.chunks_exact_mut(self.width) {
            let (first, last) = (row[0], row[row.len() - 1]);
            padded.clear();
            padded.extend(std::iter::repeat_n(first, radius));
            padded.extend_from_slice(row);
            padded.extend(std::iter::repeat_n(last, radius + 1));
            let mut sum: f32 = padded[..=2 * radius].iter().sum();
            for (x, value) in row.iter_mut().enumerate() {
                *value = sum * share;
                sum += padded[x + 2 * radius + 1] - padded[x];
            }
        }
    }

    /// The same for columns, one whole row of sums at a time.
    fn boxed_columns(&self, radius: usize) -> Plane {
        let share = 1.0 / (2 * radius + 1) as f32;
        let row = |y: isize| &self.values[y.clamp(0, self.height as isize - 1) as usize * self.width..][..self.width];
        let radius = radius as isize;
        let mut sums = vec![0.0; self.width];
        for y in -radius..=radius {
            sums.iter_mut().zip(row(y)).for_each(|(sum, value)| *sum += value);
        }
        let mut values = Vec::with_capacity(self.values.len());
        for y in 0..self.height as isize {
            values.extend(sums.iter().map(|sum| sum * share));
            for ((sum, enters), leaves) in sums.iter_mut().zip(row(y + radius + 1)).zip(row(y - radius)) {
                *sum += enters - leaves;
            }
        }
        Plane { width: self.width, height: self.height, values }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blurring_keeps_the_sum_and_spreads_a_point() {
        let mut plane = Plane::filled(41, 41, 0.0);
        plane.values[20 * 41 + 20] = 1.0;
        let blurred = plane.blurred(3.0);
        let sum: f32 = blurred.values.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        assert!(blurred.at(20, 20) < 0.1 && blurred.at(23, 20) > 0.005);
        assert!((blurred.at(17, 20) - blurred.at(20, 23)).abs() < 1e-5);
    }

    #[test]
    fn a_picture_loses_its_empty_rim_and_nothing_else() {
        let mut picture = Picture::clear(30, 20);
        let spot = (12 * 30 + 15) * 4;
        picture.rgba[spot..spot + 4].copy_from_slice(&[9, 8, 7, 1]);
        let (trimmed, (left, top)) = picture.trimmed();
        assert_eq!((left, top, trimmed.width, trimmed.height), (11, 8, 9, 9));
        assert_eq!(trimmed.pixel(15 - left, 12 - top), [9, 8, 7, 1]);
        assert_eq!(Picture::clear(5, 5).trimmed().0.rgba.len(), 4);
    }

    #[test]
    fn a_picture_laid_over_another_is_cut_at_its_edge_and_mixed_by_opacity() {
        let mut under = Picture { width: 2, height: 1, rgba: vec![0, 0, 0, 255, 0, 0, 0, 255] };
        let white = Picture { width: 2, height: 3, rgba: vec![255; 24] };
        under.lay(&white, (1, -1), 0.4);
        assert_eq!((under.pixel(0, 0), under.pixel(1, 0)), ([0, 0, 0, 255], [102, 102, 102, 255]));
        let mut clear = Picture::clear(1, 1);
        clear.lay(&white, (0, 0), 0.4);
        assert_eq!(clear.pixel(0, 0), [255, 255, 255, 102]);
    }

    #[test]
    fn half_a_picture_is_the_mean_of_four_pixels_each() {
        let pixels = [[10, 0, 0, 255], [30, 0, 0, 255], [20, 0, 0, 255], [200, 0, 0, 0]];
        let picture = Picture { width: 2, height: 2, rgba: pixels.concat() };
        assert_eq!(picture.halved(), Picture { width: 1, height: 1, rgba: vec![20, 0, 0, 191] });
        let odd = Picture { width: 5, height: 1, rgba: [[8, 8, 8, 255]; 5].concat() };
        assert_eq!(odd.halved(), Picture { width: 2, height: 1, rgba: [[8, 8, 8, 255]; 2].concat() });
    }

    #[test]
    fn sampling_at_a_pixel_centre_gives_that_pixel() {
        let plane = Plane { width: 2, height: 1, values: vec![1.0, 3.0] };
        assert_eq!(plane.sample(0.5, 0.5), 1.0);
        assert_eq!(plane.sample(1.0, 0.5), 2.0);
    }
}
