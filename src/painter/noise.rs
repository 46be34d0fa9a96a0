//! Hashes and gradient noise in board coordinates. The same point gives the same number on every platform.

use std::array;
use std::sync::LazyLock;

/// A number in 0..=1 for a lattice point and a seed.
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

/// A number in 0..=1 for a list of keys, for choices that are made once per object.
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

/// Unit vectors in all directions. It is a table, because sine and cosine differ between platforms and are slower.
static DIRECTIONS: LazyLock<[(f32, f32); 256]> = LazyLock::new(|| {
    array::from_fn(|i| {
        let angle = i as f32 / 256.0 * std::f32::consts::TAU;
        (libm::cosf(angle), libm::sinf(angle))
    })
});

/// How many points are computed together.
pub const LANES: usize = 8;

/// Numbers for points that are computed together, so that the processor can use SIMD.
pub type Lanes = [f32; LANES];

/// Gradient noise, about -0.7..0.7, with one feature per unit. Points may be up to four million units from 0.
///
/// It is read point by point. Successive points are mostly in the same lattice cell, so the data of that cell is
/// cached. Earlier reads never change the result of later ones.
#[derive(Clone, Debug)]
pub struct Gradient {
    seed: u32,
    cell: Option<(i32, i32)>,
    /// The gradients at the cell's north-western, north-eastern, south-western and south-eastern corner.
    corners: [(f32, f32); 4],
}

impl Gradient {
    /// The noise for a seed.
    pub fn new(seed: u32) -> Gradient {
        Gradient { seed, cell: None, corners: Default::default() }
    }

    /// The number at a point.
    pub fn at(&mut self, x: f32, y: f32) -> f32 {
        let ((ix, x), (iy, y)) = (parted(x), parted(y));
        self.enter((ix, iy));
        within(x, y, &self.corners)
    }

    /// The numbers at several points, the same as one by one.
    pub fn at_each(&mut self, x: &Lanes, y: &Lanes) -> Lanes {
        let (mut cells, mut xs, mut ys) = ([(0, 0); LANES], [0.0; LANES], [0.0; LANES]);
        for lane in 0..LANES {
            (cells[lane].0, xs[lane]) = parted(x[lane]);
            (cells[lane].1, ys[lane]) = parted(y[lane]);
        }
        if cells.iter().all(|&cell| cell == cells[0]) {
            self.enter(cells[0]);
            let corners = self.corners;
            return array::from_fn(|lane| within(xs[lane], ys[lane], &corners));
        }
        let mut corners = [([0.0; LANES], [0.0; LANES]); 4];
        for (lane, &cell) in cells.iter().enumerate() {
            self.enter(cell);
            for (corner, direction) in corners.iter_mut().zip(&self.corners) {
                (corner.0[lane], corner.1[lane]) = *direction;
            }
        }
        array::from_fn(|lane| {
            let corners = array::from_fn(|corner| (corners[corner].0[lane], corners[corner].1[lane]));
            within(xs[lane], ys[lane], &corners)
        })
    }

    #[inline]
    fn enter(&mut self, cell: (i32, i32)) {
        if self.cell != Some(cell) {
            self.cell = Some(cell);
            self.corners = directions(cell, |ix, iy| bits(ix, iy, self.seed));
        }
    }
}

/// [`Gradient`] at a single point.
pub fn gradient(x: f32, y: f32, seed: u32) -> f32 {
    Gradient::new(seed).at(x, y)
}

/// The same noise, repeated after `period` units in both directions.
pub fn periodic(x: f32, y: f32, period: i32, seed: u32) -> f32 {
    let ((ix, x), (iy, y)) = (parted(x), parted(y));
    let corners = directions((ix, iy), |ix, iy| bits(ix.rem_euclid(period), iy.rem_euclid(period), seed));
    within(x, y, &corners)
}

/// The gradients at the corners of a cell.
fn directions((ix, iy): (i32, i32), bits: impl Fn(i32, i32) -> u32) -> [(f32, f32); 4] {
    let directions = &*DIRECTIONS;
    [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| directions[(bits(ix + dx, iy + dy) >> 24) as usize])
}

/// Interpolates between the gradients at the corners of a cell; `x` and `y` in 0..=1.
#[inline(always)]
fn within(x: f32, y: f32, corners: &[(f32, f32); 4]) -> f32 {
    let ease = |t: f32| t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
    let [north_west, north_east, south_west, south_east] = corners;
    let along = |&(gx, gy): &(f32, f32), dx: f32, dy: f32| gx * (x - dx) + gy * (y - dy);
    let (u, v) = (ease(x), ease(y));
    let top = along(north_west, 0.0, 0.0) * (1.0 - u) + along(north_east, 1.0, 0.0) * u;
    let bottom = along(south_west, 0.0, 1.0) * (1.0 - u) + along(south_east, 1.0, 1.0) * u;
    top * (1.0 - v) + bottom * v
}

/// The integer at or below `x`, and the fraction. It runs millions of times, so it uses neither a call nor a branch.
/// The sum with such a large number has no room for a fraction, so its last bits are the integer.
#[inline(always)]
fn parted(x: f32) -> (i32, f32) {
    const LARGE: f32 = 12_582_912.0;
    let sum = x + LARGE;
    let nearest = sum - LARGE;
    let above = nearest > x;
    let whole = sum.to_bits() as i32 - LARGE.to_bits() as i32 - i32::from(above);
    (whole, x - (nearest - if above { 1.0 } else { 0.0 }))
}

/// Octaves of [`Gradient`]. Each is rotated, twice as fine and half as strong; about -1..1. It is read point by point,
/// too.
#[derive(Clone, Debug)]
pub struct Fractal<const OCTAVES: usize>([Gradient; OCTAVES]);

impl<const OCTAVES: usize> Fractal<OCTAVES> {
    /// The noise for a seed.
    pub fn new(seed: u32) -> Fractal<OCTAVES> {
        Fractal(array::from_fn(|octave| Gradient::new(seed + octave as u32 * 17)))
    }

    /// The number at a point.
    pub fn at(&mut self, mut x: f32, mut y: f32) -> f32 {
        let (mut total, mut strength, mut sum) = (0.0, 1.0, 0.0);
        for octave in &mut self.0 {
            total += strength * octave.at(x, y);
            sum += strength;
            strength *= 0.5;
            (x, y) = (x * 1.6 - y * 1.2 + 3.1, x * 1.2 + y * 1.6 + 1.7);
        }
        total / sum * 1.5
    }

    /// The numbers at several points, the same as one by one.
    pub fn at_each(&mut self, mut x: Lanes, mut y: Lanes) -> Lanes {
        let (mut total, mut strength, mut sum) = ([0.0; LANES], 1.0, 0.0);
        for octave in &mut self.0 {
            let read = octave.at_each(&x, &y);
            for lane in 0..LANES {
                total[lane] += strength * read[lane];
                (x[lane], y[lane]) = (x[lane] * 1.6 - y[lane] * 1.2 + 3.1, x[lane] * 1.2 + y[lane] * 1.6 + 1.7);
            }
            sum += strength;
            strength *= 0.5;
        }
        total.map(|total| total / sum * 1.5)
    }
}

/// [`Fractal`] at a single point.
pub fn fractal<const OCTAVES: usize>(x: f32, y: f32, seed: u32) -> f32 {
    Fractal::<OCTAVES>::new(seed).at(x, y)
}

/// 0 below `low`, 1 above `high`, with a smooth transition.
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
    fn what_was_read_before_changes_nothing() {
        let (mut gradient, mut fractal) = (Gradient::new(7), Fractal::<4>::new(7));
        for i in 0..500 {
            let (x, y) = ((i % 40) as f32 * 0.21 - 4.0, (i * i % 17) as f32 * 0.43 - 3.0);
            assert_eq!(gradient.at(x, y), super::gradient(x, y, 7), "at {x}, {y}");
            assert_eq!(fractal.at(x, y), super::fractal::<4>(x, y, 7), "at {x}, {y}");
        }
    }

    #[test]
    fn places_read_together_have_the_numbers_that_each_has_alone() {
        let (mut together, mut alone) = (Fractal::<5>::new(3), Fractal::<5>::new(3));
        for (fineness, start) in [(0.01, -1.03), (0.2, -2.0), (1.0, -7.0), (3.7, 5000.5)] {
            let x: Lanes = array::from_fn(|lane| start + lane as f32 * fineness);
            let y: Lanes = array::from_fn(|lane| -start - (lane * lane) as f32 * fineness);
            let expected: Lanes = array::from_fn(|lane| alone.at(x[lane], y[lane]));
            assert_eq!(together.at_each(x, y), expected, "{fineness} apart from {start}");
        }
    }

    #[test]
    fn a_number_is_parted_at_the_whole_number_below_it() {
        for x in [0.0_f32, 0.5, 0.999_999_9, 1.0, 1.5, 2.5, -0.25, -0.5, -1.0, -1.5, -2.5, 4096.75, -4096.75, 1e6, -1e6]
        {
            assert_eq!(parted(x), (x.floor() as i32, x - x.floor()), "{x}");
        }
    }

    #[test]
    fn seeds_give_different_noise() {
        assert!(
            (0..50).any(|i| (fractal::<3>(i as f32 * 0.3, 0.7, 1) - fractal::<3>(i as f32 * 0.3, 0.7, 2)).abs() > 0.1)
        );
    }
}
