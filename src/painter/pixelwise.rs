//! Pictures in which every pixel is computed separately, several rows at a time.

use super::noise::hash;
use super::picture::Picture;

/// Red, green, blue and straight alpha, 0..=1. Values outside are clipped.
pub type Rgba = [f32; 4];

/// The largest side of a picture, in pixels. Larger requests are reduced to this.
pub const LARGEST: u32 = 8192;

/// Pixels per pixel of the 1920 × 1080 layout, limited to possible screens.
pub(super) fn scale(unit: f32) -> f32 {
    if unit.is_nan() { 1.0 } else { unit.clamp(0.1, 16.0) }
}

/// A picture computed from the colour of every pixel. A size of 0 counts as 1.
///
/// Colours are dithered by less than one step, always the same way, so that long dark gradients show no bands.
pub fn painted(width: u32, height: u32, colour: impl Fn(u32, u32) -> Rgba + Sync) -> Picture {
    let mut picture = Picture::clear(width.clamp(1, LARGEST), height.clamp(1, LARGEST));
    let width = picture.width;
    each_row(&mut picture.rgba, 4 * width as usize, |y, row| {
        for (x, pixel) in row.chunks_exact_mut(4).enumerate() {
            let [rgb @ .., alpha] = colour(x as u32, y as u32);
            for (part, value) in rgb.into_iter().enumerate() {
                let dither = hash(x as i32, y as i32, part as u32);
                pixel[part] = (value * 255.0 + dither).clamp(0.0, 255.0) as u8;
            }
            pixel[3] = (alpha * 255.0 + 0.5).clamp(0.0, 255.0) as u8;
        }
    });
    picture
}

/// Runs `work` for every row of a field, on all processors. `work` gets the number of the row.
pub fn each_row<T: Send>(field: &mut [T], row: usize, work: impl Fn(usize, &mut [T]) + Sync) {
    let rows = field.len() / row.max(1);
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(rows.max(1));
    let share = rows.div_ceil(workers).max(1);
    let work = &work;
    std::thread::scope(|scope| {
        for (band, part) in field.chunks_mut(share * row.max(1)).enumerate() {
            scope.spawn(move || {
                for (y, pixels) in part.chunks_mut(row.max(1)).enumerate() {
                    work(band * share + y, pixels);
                }
            });
        }
    });
}

/// Does all pieces of work on all processors and returns the results in order.
pub fn all_at_once<T: Sync, R: Send>(work: &[T], each: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let mut done: Vec<Option<R>> = work.iter().map(|_| None).collect();
    each_row(&mut done, 1, |at, slot| slot[0] = Some(each(&work[at])));
    done.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_done_at_once_keeps_its_order() {
        for pieces in [0, 1, 2, 3, 50] {
            let work: Vec<usize> = (0..pieces).collect();
            assert_eq!(all_at_once(&work, |piece| piece * 3), work.iter().map(|piece| piece * 3).collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_row_is_visited_once_whatever_the_number_of_workers() {
        for rows in [1, 2, 3, 7, 64] {
            let mut field = vec![0; rows * 5];
            each_row(&mut field, 5, |y, row| row.iter_mut().for_each(|value| *value += y + 1));
            assert!(field.iter().enumerate().all(|(at, &value)| value == at / 5 + 1), "{rows} rows");
        }
    }

    #[test]
    fn dithering_keeps_flat_extremes_flat() {
        let picture = painted(40, 4, |x, _| if x < 20 { [0.0, 0.0, 0.0, 1.0] } else { [1.0, 1.0, 1.0, 0.0] });
        assert!((0..20).all(|x| picture.pixel(x, 2) == [0, 0, 0, 255]));
        assert!((20..40).all(|x| picture.pixel(x, 2) == [255, 255, 255, 0]));
    }
}
