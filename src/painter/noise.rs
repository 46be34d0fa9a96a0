//! Hashes and gradient noise in board coordinates: the same place always gets the same number, on every platform.

use std::sync::LazyLock;

/// A number in 0..=1 that belongs to a lattice point and a seed.
pub fn hash(ix: i32, iy: i32, seed: u32) -> f32 {
    (f64::from(bits(ix, iy, seed)) / 4_294_967_295.0) as f32
}

fn bits(ix: i32, iy: i32, seed: u32) -> u32 {
    let mut n = (ix as u32)
        .wrapping_mul(374_761_393)
        .wrapping_add((iy as u32).wrapping_mul(668_265_263))
        .wrapping_add(seed.wrapping_mul(1_442_695_041));
    n = (n ^ (n >> 13)).wrapping_mul(1_274_126_177);
    n ^= n >> 16;
    n = (n ^ (n >> 15)).wrapping_mul(2_246_822_519);
    n ^ n >> 13
}

/// A number in 0..=1 that belongs to a list of keys, for choices that are made once an object.
pub fn hash_of(keys: &[i32]) -> f32 {
    let mut h = 2_166_136_261_u32;
    for &key in keys {
        h = (h ^ (key as u32).wrapping_mul(7919)).wrapping_mul(16_777_619);
        h ^= h >> 13;
        h = h.wrapping_mul(2_246_822_519);
        h ^= h >> 16;
    }
    (f64::from(h) / 4_294_967_295.0) as f32
}

/// Unit vectors round the circle; a table, because sine and cosine differ between platforms' libraries and cost more.
static DIRECTIONS: LazyLock<[(f32, f32); 256]> = LazyLock::new(|| {
    std::array::from_fn(|i| {
        let angle = i as f32 / 256.0 * std::f32::consts::TAU;
        (libm::cosf(angle), libm::sinf(angle))
    })
});

/// Gradient noise, about -0.7..0.7, one feature a unit.
pub fn gradient(x: f32, y: f32, seed: u32) -> f32 {
    on_lattice(x, y, |ix, iy| bits(ix, iy, seed))
}

/// The same, repeating after so many units in both directions.
pub fn periodic(x: f32, y: f32, period: i32, seed: u32) -> f32 {
    on_lattice(x, y, |ix, iy| bits(ix.rem_euclid(period), iy.rem_euclid(period), seed))
}

fn on_lattice(x: f32, y: f32, bits: impl Fn(i32, i32) -> u32) -> f32 {
    let (ix, iy) = (floored(x), floored(y));
    let (x, y) = (x - ix as f32, y - iy as f32);
    let ease = |t: f32| t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
    let directions = &*DIRECTIONS;
    let corner = |dx: i32, dy: i32| {
        let (gx, gy) = directions[(bits(ix + dx, iy + dy) >> 24) as usize];
        gx * (x - dx as f32) + gy * (y - dy as f32)
    };
    let (u, v) = (ease(x), ease(y));
    let top = corner(0, 0) * (1.0 - u) + corner(1, 0) * u;
    let bottom = corner(0, 1) * (1.0 - u) + corner(1, 1) * u;
    top * (1.0 - v) + bottom * v
}

/// The whole number at or below `x`; without a call into the mathematics library, for this runs millions of times.
fn floored(x: f32) -> i32 {
    let whole = x as i32;
    whole - i32::from(x < whole as f32)
}

/// Octaves of [`gradient`], each turned, twice as fine and half as strong; about -1..1.
pub fn fractal(mut x: f32, mut y: f32, octaves: u32, seed: u32) -> f32 {
    let (mut total, mut strength, mut sum) = (0.0, 1.0, 0.0);
    for octave in 0..octaves {
        total += strength * gradient(x, y, seed + octave * 17);
        sum += strength;
        strength *= 0.5;
        (x, y) = (x * 1.6 - y * 1.2 + 3.1, x * 1.2 + y * 1.6 + 1.7);
    }
    total / sum * 1.5
}

/// 0 below `low`, 1 above `high`, eased between.
pub fn smoothstep(low: f32, high: f32, x: f32) -> f32 {
    let t = ((x - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_continuous_across_lattice_lines_and_keeps_its_range() {
        for i in 0..2000 {
            let (x, y) = (i as f32 * 0.137 - 100.0, i as f32 * 0.071 - 60.0);
            let here = gradient(x, y, 3);
            assert!(here.abs() <= 0.8, "{here} at {x}, {y}");
            assert!((here - gradient(x + 1e-3, y, 3)).abs() < 0.01);
        }
    }

    #[test]
    fn seeds_give_different_noise() {
        assert!((0..50).any(|i| (fractal(i as f32 * 0.3, 0.7, 3, 1) - fractal(i as f32 * 0.3, 0.7, 3, 2)).abs() > 0.1));
    }
}
