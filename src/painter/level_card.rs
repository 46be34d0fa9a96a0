//! The six pictures on the level cards, each with its own place, hour and company.

use super::figures::hound::Hound;
use super::ink::Shape;
use super::picture::Picture;
use super::vista::{
    Bank, Film, Hill, Ridge, Sky, Stage, castle, church, cypress, gravestone, graveyard, grove, road, town, tree,
    village,
};
use crate::rules::Colour;

/// The picture on the card of a level, 1 to 6 (others take the nearest); made for about 5 : 2.
pub fn level_card(level: u8, width: u32, height: u32) -> Picture {
    let mut scene = Scene::new(width, height, level.clamp(1, 6));
    match level {
        0 | 1 => scene.road_into_the_mist(),
        2 => scene.castle_and_graveyard(),
        3 => scene.two_hounds(),
        4 => scene.drowned_town(),
        5 => scene.restless_graves(),
        _ => scene.deep_night(),
    }
    scene.film.finish(if level < 4 { 2.8 } else { 3.6 })
}

struct Scene {
    film: Film,
    sky: Sky,
    /// Width divided by height.
    wide: f32,
}

impl Scene {
    fn new(width: u32, height: u32, level: u8) -> Scene {
        let film = Film::new(width, height);
        let wide = film.aspect();
        let night = [0.0, 0.08, 0.18, 0.42, 0.70, 1.0][usize::from(level - 1)];
        let glow = wide * [0.30, 0.36, 0.62, 0.75, 0.20, 0.5][usize::from(level - 1)];
        let moon = match level {
            5 => Some((wide * 0.80, 0.20)),
            6 => Some((wide * 0.24, 0.22)),
            _ => None,
        };
        Scene { sky: Sky { night, glow: (glow, 0.46), moon, seed: u32::from(level) * 5 }, film, wide }
    }

    /// Sky and two ridges, as behind every place.
    fn distance(&mut self, seed: u32) {
        self.sky.paint(&mut self.film);
        Ridge { crest: 0.40, rise: 0.06, haze: 0.74, seed }.paint(&mut self.film, &self.sky);
        Ridge { crest: 0.47, rise: 0.05, haze: 0.48, seed: seed + 1 }.paint(&mut self.film, &self.sky);
    }

    fn hill(&mut self, crest: f32, knoll: (f32, f32, f32), seed: u32) -> Hill {
        let hill =
            Hill { crest, rise: 0.04, knoll: (knoll.0 * self.wide, knoll.1, knoll.2), near: 1.3, haze: 0.22, seed };
        hill.paint(&mut self.film, &self.sky);
        hill
    }

    fn bank(&mut self, top: f32, bottom: f32, ends: (f32, f32), thick: f32, seed: u32) {
        let ends = (ends.0 * self.wide, ends.1 * self.wide);
        Bank { top, bottom, ends, thick, billow: 1.5, seed }.paint(&mut self.film, &self.sky);
    }

    /// Draws standing things; `x` is told as a share of the width.
    fn draw(&mut self, haze: f32, things: impl FnOnce(&mut Stage, &dyn Fn(f32) -> f32)) {
        let mut stage = self.film.stage().under(&self.sky);
        let wide = self.wide;
        things(&mut stage, &|share| share * wide);
        self.film.lay(stage, self.sky.air(), haze);
    }

    fn road_into_the_mist(&mut self) {
        self.distance(11);
        let hill = self.hill(0.58, (0.2, 0.5, 0.05), 3);
        self.draw(0.06, |stage, at| {
            grove(stage, at(0.30), at(0.42), 0.075, 3, |x| hill.crest_at(x) + 0.03);
            cypress(stage, (at(0.62), hill.crest_at(at(0.62)) + 0.06), 0.24);
            cypress(stage, (at(0.655), hill.crest_at(at(0.655)) + 0.08), 0.19);
            road(
                stage,
                &[
                    (at(-0.02), 0.98, 0.17),
                    (at(0.22), 0.86, 0.12),
                    (at(0.42), 0.80, 0.09),
                    (at(0.60), 0.76, 0.065),
                    (at(0.82), 0.68, 0.04),
                    (at(1.02), 0.66, 0.035),
                ],
            );
            village(stage, (at(0.14), 0.70), 0.11, 12);
        });
        self.bank(0.46, 1.3, (0.58, 1.5), 1.2, 5);
        self.draw(0.0, |stage, at| {
            stage.guard((at(0.44), 0.86), 0.34, Colour::Red);
            stage.ghost((at(0.70), 0.66), 0.20, 0.85);
            stage.ghost((at(0.905), 0.74), 0.26, 0.95);
            stage.ghost((at(0.79), 0.93), 0.32, 1.0);
        });
        self.bank(0.84, 1.4, (0.50, 1.5), 1.05, 8);
    }

    fn castle_and_graveyard(&mut self) {
        self.distance(23);
        let hill = self.hill(0.60, (0.30, 0.42, 0.12), 6);
        self.draw(0.08, |stage, at| {
            castle(stage, (at(0.30), 0.62), 0.46);
            grove(stage, at(0.44), at(0.56), 0.07, 14, |x| hill.crest_at(x) + 0.05);
            road(
                stage,
                &[(at(0.30), 0.68, 0.035), (at(0.36), 0.76, 0.055), (at(0.50), 0.86, 0.09), (at(0.62), 1.02, 0.14)],
            );
        });
        self.bank(0.58, 1.2, (-0.4, 0.22), 1.2, 4);
        self.draw(0.0, |stage, at| {
            graveyard(stage, (at(0.78), 0.88), 0.80, 5);
            stage.guard((at(0.425), 0.90), 0.30, Colour::Yellow);
            stage.guard((at(0.565), 0.95), 0.32, Colour::Blue);
            stage.ghost((at(0.075), 0.74), 0.24, 0.95);
            stage.ghost((at(0.165), 0.93), 0.30, 1.0);
        });
        self.bank(0.84, 1.4, (-0.4, 0.34), 1.05, 9);
    }

    fn two_hounds(&mut self) {
        self.distance(31);
        let hill = self.hill(0.54, (0.75, 0.6, 0.06), 8);
        self.draw(0.08, |stage, at| {
            grove(stage, at(0.02), at(0.16), 0.08, 33, |x| hill.crest_at(x) + 0.03);
            church(stage, (at(0.625), hill.crest_at(at(0.65)) + 0.045), 0.15);
            village(stage, (at(0.70), hill.crest_at(at(0.70)) + 0.07), 0.085, 61);
            for (x, tall) in [(0.34, 0.20), (0.365, 0.25), (0.39, 0.19)] {
                cypress(stage, (at(x), hill.crest_at(at(x)) + 0.07), tall);
            }
            road(
                stage,
                &[
                    (at(0.66), 0.60, 0.03),
                    (at(0.60), 0.68, 0.05),
                    (at(0.44), 0.78, 0.09),
                    (at(0.20), 0.88, 0.13),
                    (at(-0.03), 0.94, 0.17),
                ],
            );
        });
        self.bank(0.54, 1.3, (0.76, 1.5), 1.2, 15);
        self.draw(0.0, |stage, at| {
            stage.hound((at(0.23), 0.93), 0.40, Hound::Rufus);
            stage.hound((at(0.44), 0.88), 0.38, Hound::Ronja);
            stage.guard((at(0.63), 0.90), 0.32, Colour::Green);
            stage.ghost((at(0.83), 0.76), 0.22, 0.9);
            stage.ghost((at(0.93), 0.92), 0.29, 1.0);
        });
    }

    fn drowned_town(&mut self) {
        self.distance(43);
        self.hill(0.60, (0.42, 0.6, 0.08), 12);
        self.draw(0.10, |stage, at| {
            town(stage, (at(0.42), 0.66), 1.02, 19);
            grove(stage, at(0.86), at(1.0), 0.085, 71, |_| 0.62);
        });
        self.bank(0.60, 1.4, (-0.5, 1.5), 1.05, 17);
        self.draw(0.0, |stage, at| {
            for (x, y, size, alpha) in [
                (0.055, 0.72, 0.18, 0.75),
                (0.66, 0.72, 0.18, 0.8),
                (0.13, 0.90, 0.26, 0.95),
                (0.30, 0.93, 0.28, 1.0),
                (0.53, 0.94, 0.28, 1.0),
                (0.75, 0.90, 0.25, 0.95),
            ] {
                stage.ghost((at(x), y), size, alpha);
            }
            stage.guard((at(0.88), 0.92), 0.32, Colour::Pink);
        });
        self.bank(0.90, 1.4, (-0.5, 0.8), 0.7, 19);
    }

    fn restless_graves(&mut self) {
        self.distance(53);
        let hill = self.hill(0.58, (0.45, 0.5, 0.06), 15);
        self.draw(0.12, |stage, at| {
            church(stage, (at(0.44), hill.crest_at(at(0.45)) + 0.06), 0.22);
            for (x, tall) in [(0.36, 0.28), (0.56, 0.33), (0.60, 0.26), (0.25, 0.30)] {
                cypress(stage, (at(x), hill.crest_at(at(x)) + 0.08), tall);
            }
        });
        self.bank(0.60, 1.0, (-0.5, 1.5), 0.78, 27);
        self.draw(0.0, |stage, at| {
            for (i, x) in [0.05, 0.17, 0.30, 0.62, 0.74, 0.85, 0.96].into_iter().enumerate() {
                gravestone(stage, (at(x), 0.76 + 0.02 * (i % 2) as f32), 0.15, 3 + i as i32);
            }
            stage.ghost((at(0.115), 0.78), 0.26, 0.85);
            stage.ghost((at(0.69), 0.74), 0.25, 0.85);
            stage.ghost((at(0.90), 0.86), 0.30, 1.0);
            for (i, x) in [0.02, 0.24, 0.40, 0.56, 0.80].into_iter().enumerate() {
                gravestone(stage, (at(x), 0.96 + 0.03 * (i % 2) as f32), 0.27, 23 + i as i32);
            }
            stage.ghost((at(0.315), 0.93), 0.36, 1.0);
            stage.guard((at(0.485), 0.93), 0.33, Colour::Green);
        });
        self.bank(0.90, 1.4, (-0.5, 1.5), 0.62, 31);
    }

    fn deep_night(&mut self) {
        self.distance(67);
        let hill = self.hill(0.62, (0.80, 0.55, 0.10), 21);
        self.draw(0.10, |stage, at| {
            town(stage, (at(0.80), 0.625), 0.62, 29);
            castle(stage, (at(0.09), hill.crest_at(at(0.09)) + 0.04), 0.26);
        });
        self.bank(0.62, 1.2, (-0.5, 1.5), 0.98, 33);
        self.draw(0.0, |stage, at| {
            for (x, y, size, alpha) in
                [(0.06, 0.80, 0.20, 0.7), (0.20, 0.74, 0.15, 0.6), (0.645, 0.76, 0.18, 0.7), (0.95, 0.88, 0.26, 0.9)]
            {
                stage.ghost((at(x), y), size, alpha);
            }
        });
        let front =
            Hill { crest: 0.95, rise: 0.02, knoll: (0.40 * self.wide, 0.75, 0.12), near: 1.0, haze: 0.0, seed: 25 };
        front.paint(&mut self.film, &self.sky);
        self.draw(0.0, |stage, at| {
            tree(stage, (at(0.175), front.crest_at(at(0.175)) + 0.03), 0.24, 8);
            for (x, colour) in [(0.28, Colour::Red), (0.41, Colour::Blue), (0.54, Colour::Yellow)] {
                let feet = (at(x), front.crest_at(at(x)) + 0.06);
                stage.guard(feet, 0.33, colour);
                lantern(stage, (feet.0 + 0.15, feet.1 + 0.015));
            }
        });
    }
}

/// A lantern on the ground.
fn lantern(stage: &mut Stage, foot: (f32, f32)) {
    let (x, y) = foot;
    stage.line(&[(x - 0.017, y), (x + 0.017, y)], 0.012, [0.06, 0.05, 0.07], 1.0);
    stage.lamp(&Shape::rounded(x - 0.016, y - 0.062, 0.032, 0.055, 0.012));
    stage.line(&[(x - 0.015, y - 0.064), (x, y - 0.08), (x + 0.015, y - 0.064)], 0.010, [0.06, 0.05, 0.07], 1.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_its_own_picture_and_later_ones_are_darker() {
        let pictures: Vec<_> = (1..=6).map(|level| level_card(level, 150, 60)).collect();
        let light = |picture: &Picture| picture.rgba.iter().map(|&part| u64::from(part)).sum::<u64>();
        for (i, picture) in pictures.iter().enumerate() {
            for other in &pictures[i + 1..] {
                let apart: u64 = picture.rgba.iter().zip(&other.rgba).map(|(&a, &b)| u64::from(a.abs_diff(b))).sum();
                assert!(apart > 150 * 60 * 3 * 12, "level {} looks like another", i + 1);
            }
        }
        assert!(light(&pictures[5]) < light(&pictures[4]) && light(&pictures[4]) < light(&pictures[2]));
    }

    #[test]
    fn levels_beyond_the_six_take_the_nearest() {
        assert_eq!(level_card(0, 50, 20), level_card(1, 50, 20));
        assert_eq!(level_card(9, 50, 20), level_card(6, 50, 20));
    }
}
