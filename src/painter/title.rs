//! The picture behind the title: a walled town at blue hour over a valley of mist, dark on the left for the words.

use super::colour::mix;
use super::figures::hound::Hound;
use super::noise::smoothstep;
use super::picture::Picture;
use super::vista::{Bank, Film, Hill, Ridge, Sky, castle, cypress, grove, road, town, village};
use crate::rules::Colour;

/// The title picture, without words, for any size; made for 16 : 9 and wider.
pub fn title(width: u32, height: u32) -> Picture {
    let mut film = Film::new(width, height);
    let wide = film.aspect();
    let sky = Sky { night: 0.12, glow: (wide * 0.60, 0.45), moon: None, seed: 3 };
    let at = |share: f32| wide * share;
    sky.paint(&mut film);
    Ridge { crest: 0.40, rise: 0.05, haze: 0.78, seed: 1 }.paint(&mut film, &sky);
    Ridge { crest: 0.455, rise: 0.045, haze: 0.60, seed: 2 }.paint(&mut film, &sky);
    Bank { top: 0.44, bottom: 0.52, ends: (-0.4, at(0.7)), thick: 0.52, billow: 0.42, seed: 21 }.paint(&mut film, &sky);
    Ridge { crest: 0.515, rise: 0.035, haze: 0.36, seed: 5 }.paint(&mut film, &sky);

    let hill = Hill { crest: 0.625, rise: 0.03, knoll: (at(0.73), 0.40, 0.105), near: 2.2, haze: 0.30, seed: 4 };
    hill.paint(&mut film, &sky);
    let mut stage = film.stage().under(&sky);
    castle(&mut stage, (at(0.405), 0.655), 0.16);
    grove(&mut stage, at(0.44), at(0.52), 0.028, 5, |x| hill.crest_at(x) + 0.02);
    grove(&mut stage, at(0.93), at(1.0), 0.030, 8, |x| hill.crest_at(x) + 0.03);
    town(&mut stage, (at(0.73), 0.585), 0.66, 7);
    road(
        &mut stage,
        &[
            (at(0.73), 0.655, 0.022),
            (at(0.715), 0.69, 0.030),
            (at(0.76), 0.74, 0.040),
            (at(0.80), 0.80, 0.055),
            (at(0.755), 0.88, 0.08),
            (at(0.70), 1.0, 0.13),
        ],
    );
    grove(&mut stage, at(0.84), at(0.93), 0.034, 12, |_| 0.70);
    village(&mut stage, (at(0.915), 0.765), 0.042, 40);
    film.lay(stage, sky.air(), 0.10);

    Bank { top: 0.615, bottom: 0.93, ends: (-0.5, at(0.60)), thick: 1.05, billow: 0.8, seed: 2 }.paint(&mut film, &sky);
    let mut stage = film.stage().under(&sky);
    for (x, y, size, alpha) in [(0.335, 0.665, 0.052, 0.55), (0.50, 0.70, 0.06, 0.7), (0.44, 0.745, 0.075, 0.82)] {
        stage.ghost((at(x), y), size, alpha);
    }
    film.lay(stage, sky.air(), 0.0);
    Bank { top: 0.73, bottom: 1.1, ends: (-0.5, at(0.69)), thick: 1.0, billow: 1.2, seed: 6 }.paint(&mut film, &sky);

    let front = Hill { crest: 1.10, rise: 0.02, knoll: (at(0.97), 0.56, 0.27), near: 1.0, haze: 0.0, seed: 9 };
    front.paint(&mut film, &sky);
    let mut stage = film.stage().under(&sky);
    for (x, size) in [(0.985, 0.21), (0.963, 0.15), (1.0, 0.25)] {
        cypress(&mut stage, (at(x), front.crest_at(at(x)) + 0.03), size);
    }
    grove(&mut stage, at(0.76), at(0.83), 0.035, 22, |x| front.crest_at(x) + 0.008);
    for (x, y, size, alpha) in
        [(0.385, 0.83, 0.10, 0.95), (0.535, 0.845, 0.115, 1.0), (0.615, 0.80, 0.07, 0.85), (0.455, 0.945, 0.135, 1.0)]
    {
        stage.ghost((at(x), y), size, alpha);
    }
    stage.guard((at(0.895), 0.935), 0.145, Colour::Red);
    stage.hound((at(0.832), 0.955), 0.115, Hound::Rufus);
    film.lay(stage, sky.air(), 0.0);
    Bank { top: 0.93, bottom: 1.2, ends: (-0.5, at(0.74)), thick: 0.8, billow: 1.5, seed: 13 }.paint(&mut film, &sky);

    film.each(|x, y, spot| {
        let share = x / wide;
        let veil = 0.80 * (1.0 - smoothstep(0.06, 0.46, share)) + 0.22 * smoothstep(0.86, 1.1, y);
        let veil = veil.min(0.86);
        let kept = spot.colour.map(|part| part * veil);
        spot.colour = mix(spot.colour, [0.045, 0.085, 0.135], veil);
        spot.colour = std::array::from_fn(|i| spot.colour[i] + kept[i] * [0.10, 0.16, 0.26][i]);
        spot.glow = spot.glow.map(|part| part * (1.0 - veil));
    });
    film.finish(3.6)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean(picture: &Picture, x: std::ops::Range<u32>, y: std::ops::Range<u32>) -> [f32; 3] {
        let count = (x.len() * y.len()) as f32;
        let mut sum = [0.0; 3];
        for (x, y) in y.flat_map(|y| x.clone().map(move |x| (x, y))) {
            let pixel = picture.pixel(x, y);
            (0..3).for_each(|i| sum[i] += f32::from(pixel[i]) / count);
        }
        sum
    }

    #[test]
    fn the_left_is_dark_for_words_and_the_town_is_the_warmest_place() {
        let picture = title(320, 180);
        let words = mean(&picture, 20..100, 40..130);
        assert!(words.iter().sum::<f32>() / 3.0 < 90.0, "{words:?}");
        let town = mean(&picture, 200..268, 85..108);
        let mist = mean(&picture, 120..180, 130..160);
        assert!(town[0] - town[2] > 10.0, "{town:?}");
        assert!(mist[2] > mist[0], "{mist:?}");
        assert!(mist.iter().sum::<f32>() > town.iter().sum::<f32>(), "mist {mist:?}, town {town:?}");
    }

    #[test]
    fn the_title_is_painted_the_same_way_again_at_any_size() {
        assert_eq!(title(96, 54), title(96, 54));
        assert_eq!(title(0, 0).rgba.len(), 4);
    }
}
