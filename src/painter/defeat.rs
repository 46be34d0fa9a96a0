//! The picture behind a defeat: the mist has filled the valley, and ghosts have it to themselves.

use super::picture::Picture;
use super::vista::{Bank, Film, Hill, Ridge, Sky, castle, cypress, gravestone, town};

/// The picture behind a defeat, for any size; made for 16 : 9, its middle left to a sheet of words.
pub fn defeat(width: u32, height: u32) -> Picture {
    let mut film = Film::new(width, height);
    let wide = film.aspect();
    let at = |share: f32| wide * share;
    let sky = Sky { night: 0.9, glow: (at(0.5), 0.46), moon: Some((at(0.155), 0.17)), seed: 14 };
    sky.paint(&mut film);
    Ridge { crest: 0.36, rise: 0.06, haze: 0.76, seed: 81 }.paint(&mut film, &sky);
    Ridge { crest: 0.43, rise: 0.05, haze: 0.52, seed: 82 }.paint(&mut film, &sky);

    let hill = Hill { crest: 0.56, rise: 0.03, knoll: (at(0.86), 0.42, 0.11), near: 1.6, haze: 0.26, seed: 24 };
    hill.paint(&mut film, &sky);
    let mut stage = film.stage().under(&sky);
    castle(&mut stage, (at(0.115), 0.575), 0.20);
    town(&mut stage, (at(0.865), 0.53), 0.40, 37);
    for (x, y, tall) in [(0.245, 0.68, 0.21), (0.024, 0.70, 0.25), (0.765, 0.68, 0.19)] {
        cypress(&mut stage, (at(x), y), tall);
    }
    film.lay(stage, sky.air(), 0.12);
    let valley = (-0.5, wide + 0.5);
    Bank { top: 0.55, bottom: 1.1, ends: valley, thick: 1.0, billow: 1.0, seed: 41 }.paint(&mut film, &sky);

    let mut stage = film.stage().under(&sky);
    for (x, y, size, alpha) in [
        (0.18, 0.66, 0.10, 0.65),
        (0.085, 0.72, 0.13, 0.75),
        (0.80, 0.70, 0.12, 0.7),
        (0.945, 0.69, 0.11, 0.65),
        (0.875, 0.78, 0.16, 0.85),
        (0.16, 0.83, 0.19, 0.9),
    ] {
        stage.ghost((at(x), y), size, alpha);
    }
    film.lay(stage, sky.air(), 0.0);
    Bank { top: 0.70, bottom: 1.25, ends: valley, thick: 0.9, billow: 1.2, seed: 43 }.paint(&mut film, &sky);

    let mut stage = film.stage().under(&sky);
    for (x, y, size, seed) in [(0.30, 0.97, 0.13, 3), (0.045, 0.95, 0.12, 5), (0.70, 0.98, 0.13, 6)] {
        gravestone(&mut stage, (at(x), y), size, seed);
    }
    for (x, y, size) in [(0.065, 0.98, 0.26), (0.41, 0.985, 0.155), (0.575, 0.99, 0.16), (0.925, 0.985, 0.28)] {
        stage.ghost((at(x), y), size, 1.0);
    }
    film.lay(stage, sky.air(), 0.0);
    Bank { top: 0.88, bottom: 1.4, ends: valley, thick: 0.9, billow: 1.0, seed: 47 }.paint(&mut film, &sky);
    film.finish(3.4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mist_below_is_brighter_than_the_night_above() {
        let picture = defeat(160, 90);
        let mean = |from: u32, to: u32| {
            let rows = (from..to).flat_map(|y| (0..160).map(move |x| (x, y)));
            rows.map(|(x, y)| u64::from(picture.pixel(x, y)[1])).sum::<u64>() / u64::from((to - from) * 160)
        };
        assert!(mean(60, 90) > 2 * mean(0, 20), "{} below, {} above", mean(60, 90), mean(0, 20));
    }

    #[test]
    fn it_is_painted_the_same_way_again_at_any_size() {
        assert_eq!(defeat(96, 54), defeat(96, 54));
        assert_eq!(defeat(0, 0).rgba.len(), 4);
    }
}
