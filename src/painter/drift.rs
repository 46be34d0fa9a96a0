//! The texture that moves the mist: four noise fields in one picture that repeats without a seam.

use super::noise;
use super::picture::Picture;

/// Lattice cells across the picture for each channel: two fields for swaying, one for billows, one for the finest
/// wisps.
const CELLS: [i32; 4] = [4, 4, 6, 16];
const OCTAVES: [u32; 4] = [2, 2, 4, 3];

/// Paints the texture, `side` pixels wide and high. A value of 128 means zero noise.
pub fn paint(side: u32) -> Picture {
    let side = side.max(1);
    let mut picture = Picture::clear(side, side);
    for (at, pixel) in picture.rgba.chunks_exact_mut(4).enumerate() {
        let (x, y) = (at as u32 % side, at as u32 / side);
        let place = |pixel: u32| (pixel as f32 + 0.5) / side as f32;
        for (channel, value) in pixel.iter_mut().enumerate() {
            let noise = tiled(place(x), place(y), CELLS[channel], OCTAVES[channel], 501 + channel as u32 * 31);
            *value = (128.0 + noise * 127.0).clamp(0.0, 255.0) as u8;
        }
    }
    picture
}

/// Octaves of noise that repeat after one unit in both directions; about -1..1.
fn tiled(x: f32, y: f32, cells: i32, octaves: u32, seed: u32) -> f32 {
    let (mut total, mut sum) = (0.0, 0.0);
    for octave in 0..octaves {
        let (fineness, strength) = (cells << octave, 0.5_f32.powi(octave as i32));
        total += strength * noise::periodic(x * fineness as f32, y * fineness as f32, fineness, seed + octave * 17);
        sum += strength;
    }
    total / sum * 1.6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_joins_itself_at_every_edge() {
        let picture = paint(64);
        let step = |a: [u8; 4], b: [u8; 4]| a.into_iter().zip(b).map(|(a, b)| a.abs_diff(b)).max();
        for i in 0..64 {
            // No step across an edge is larger than the steps inside.
            assert!(step(picture.pixel(63, i), picture.pixel(0, i)) < Some(90));
            assert!(step(picture.pixel(i, 63), picture.pixel(i, 0)) < Some(90));
        }
        assert_eq!(tiled(0.0, 0.3, 4, 3, 7), tiled(1.0, 0.3, 4, 3, 7));
    }

    #[test]
    fn every_field_has_its_ups_and_downs() {
        let picture = paint(128);
        for channel in 0..4 {
            let values: Vec<f32> = picture.rgba.chunks(4).map(|pixel| f32::from(pixel[channel])).collect();
            let mean = values.iter().sum::<f32>() / values.len() as f32;
            let spread = (values.iter().map(|v| (v - mean) * (v - mean)).sum::<f32>() / values.len() as f32).sqrt();
            assert!((mean - 128.0).abs() < 10.0 && spread > 20.0, "channel {channel}: {mean} ± {spread}");
        }
    }
}
