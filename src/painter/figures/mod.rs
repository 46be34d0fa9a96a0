//! The pieces on the board and in the panels, one file per piece.
//!
//! Every function takes the height of the piece itself in pixels, from its feet to its top. It returns a larger picture
//! with room for rim, shadow and glow. The [`Extent`] of the piece tells where the feet are in that picture and how
//! high the piece is on the board.

pub mod abbot;
pub mod armed;
pub mod cat;
pub mod choice;
pub mod circle;
pub mod coin;
pub mod emblem;
pub mod farmer;
pub mod flag;
pub mod ghost;
pub mod glyph;
pub mod guard;
pub mod haunting;
pub mod hound;
pub mod lantern;
pub mod marker;
pub mod meeple;
pub mod sheaf;

use super::colour::Rgb;
use super::ink::Canvas;

/// The cream colour of rims and emblems.
pub const CREAM: Rgb = [1.0, 0.965, 0.886];

/// How far the picture of a piece extends from its feet, in multiples of the piece's height, and the height of the
/// piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extent {
    /// Height of the piece on the board, in squares.
    pub squares: f32,
    /// From the feet to the picture's western edge.
    pub left: f32,
    /// From the feet to the picture's northern edge.
    pub up: f32,
    /// From the feet to the picture's eastern edge.
    pub right: f32,
    /// From the feet to the picture's southern edge.
    pub down: f32,
}

impl Extent {
    /// Width and height of the picture for a piece of this height, in pixels.
    pub fn size(&self, height: u32) -> (u32, u32) {
        let pixels = |share: f32| ((share * height as f32).ceil() as u32).max(1);
        (pixels(self.left + self.right), pixels(self.up + self.down))
    }

    /// The feet of a piece of this height, in pixels from the picture's north-western corner.
    pub fn feet(&self, height: u32) -> (f32, f32) {
        (self.left * height as f32, self.up * height as f32)
    }

    /// An empty canvas for a piece of this height. Its unit is the height of the piece, and its origin is at the feet.
    fn canvas(&self, height: u32) -> Canvas {
        let (width, down) = self.size(height);
        let mut canvas = Canvas::new(width, down);
        canvas.at(self.feet(height), height as f32);
        canvas
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::painter::picture::Picture;
    use crate::rules::Colour;

    fn everything() -> Vec<(String, Picture, (u32, u32))> {
        let mut all = Vec::new();
        for colour in Colour::ALL {
            let size = guard::EXTENT.size(60);
            all.push((format!("{colour} guard"), guard::standing(colour, 60, guard::Ground::Land), size));
            all.push((format!("{colour} guard buried"), guard::lying(colour, 60), guard::LYING.size(60)));
        }
        all.push(("slot".into(), guard::slot(60, guard::Ground::Paper), guard::EXTENT.size(60)));
        let size = ghost::EXTENT.size(60);
        all.push(("ghost".into(), ghost::ghost(60, 0.0), size));
        all.push(("ghost to come".into(), ghost::to_come(60, 0.0), size));
        for mark in ghost::Mark::ALL {
            all.push((format!("{mark:?}"), ghost::mark(60, mark), ghost::MARK.size(60)));
        }
        for hound in [hound::Hound::Rufus, hound::Hound::Ronja] {
            all.push((format!("{hound:?}"), hound::standing(hound, 60), hound::EXTENT.size(60)));
        }
        all.push(("sitting cat".into(), cat::sitting(60), cat::EXTENT.size(60)));
        all.push(("walking cat".into(), cat::walking(60), cat::WALKING.size(60)));
        all.push(("empty circle".into(), circle::empty(60), circle::EXTENT.size(60)));
        all.push(("circle that holds a ghost".into(), circle::held(60), circle::EXTENT.size(60)));
        all.push(("flag".into(), flag::flag(60), flag::EXTENT.size(60)));
        all.push(("lantern light".into(), lantern::pool(60), lantern::EXTENT.size(60)));
        all.push(("coin".into(), coin::coin(60), coin::EXTENT.size(60)));
        all.extend(competitive());
        all
    }

    /// The pieces that only the competitive game has.
    fn competitive() -> Vec<(String, Picture, (u32, u32))> {
        let mut all = Vec::new();
        for colour in Colour::ALL {
            let land = guard::Ground::Land;
            all.push((format!("{colour} meeple"), meeple::standing(colour, 60, land), meeple::EXTENT.size(60)));
            all.push((format!("{colour} armed guard"), armed::standing(colour, 60, land), armed::EXTENT.size(60)));
            all.push((format!("{colour} abbot"), abbot::standing(colour, 60, land), abbot::EXTENT.size(60)));
            all.push((format!("{colour} farmer"), farmer::ordinary(colour, 60), farmer::EXTENT.size(60)));
            all.push((format!("{colour} guard as farmer"), farmer::guard(colour, 60), farmer::GUARD.size(60)));
            for laps in 0..=marker::MOST_LAPS {
                let name = format!("{colour} marker, {laps} laps");
                all.push((name, marker::marker(colour, laps, 60), marker::EXTENT.size(60)));
            }
        }
        for ground in [guard::Ground::Paper, guard::Ground::Ribbon] {
            all.push((format!("no meeple, {ground:?}"), meeple::slot(60, ground), meeple::EXTENT.size(60)));
            all.push((format!("no guard, {ground:?}"), armed::slot(60, ground), armed::EXTENT.size(60)));
            all.push((format!("no abbot, {ground:?}"), abbot::slot(60, ground), abbot::EXTENT.size(60)));
        }
        all.push(("pennon".into(), marker::pennon(60), marker::PENNON.size(60)));
        all.push(("sheaf".into(), sheaf::sheaf(60, CREAM), sheaf::EXTENT.size(60)));
        all.push(("ghost to come to a meeple".into(), haunting::to_come(60, 0.0), haunting::EXTENT.size(60)));
        all
    }

    #[test]
    fn every_piece_is_painted_with_a_clear_margin_round_it() {
        for (name, picture, size) in everything() {
            assert_eq!((picture.width, picture.height), size, "{name}");
            let strongest = picture.rgba.chunks(4).map(|pixel| pixel[3]).max();
            assert!(strongest > Some(70), "{name} is blank: {strongest:?}");
            let (right, bottom) = (picture.width - 1, picture.height - 1);
            let rim =
                (0..=right).flat_map(|x| [(x, 0), (x, bottom)]).chain((0..=bottom).flat_map(|y| [(0, y), (right, y)]));
            for (x, y) in rim {
                assert!(picture.pixel(x, y)[3] <= 2, "{name} reaches its edge at {x}, {y}");
            }
        }
    }

    #[test]
    fn the_same_piece_is_painted_the_same_way_again() {
        for (first, second) in everything().iter().zip(everything().iter()) {
            assert_eq!(first, second);
        }
    }

    #[test]
    fn a_piece_of_no_height_is_a_picture_all_the_same() {
        assert_eq!(guard::standing(Colour::Red, 0, guard::Ground::Land).rgba.len(), 4);
        assert_eq!(ghost::to_come(0, f32::NAN).rgba.len(), 4);
        assert!(ghost::ghost(20, f32::NAN).rgba.len() > 4);
    }

    fn emblem_shades(colour: Colour) -> Vec<f32> {
        let height = 120;
        let picture = guard::standing(colour, height, guard::Ground::Paper);
        let (x, y) = guard::EXTENT.feet(height);
        let reach = 0.15 * height as f32;
        let middle = y - 0.29 * height as f32;
        let mut shades = Vec::new();
        for row in (middle - reach) as u32..(middle + reach) as u32 {
            for column in (x - reach) as u32..(x + reach) as u32 {
                let [r, g, b, _] = picture.pixel(column, row).map(f32::from);
                shades.push(0.3 * r + 0.59 * g + 0.11 * b);
            }
        }
        // Only the drawing counts, not the darkness of the cloak: dark on yellow is as readable as cream on black.
        let mean = shades.iter().sum::<f32>() / shades.len() as f32;
        let spread = (shades.iter().map(|s| (s - mean) * (s - mean)).sum::<f32>() / shades.len() as f32).sqrt();
        let sign = if colour == Colour::Yellow { -1.0 } else { 1.0 };
        shades.iter().map(|s| sign * (s - mean) / spread).collect()
    }

    #[test]
    fn guards_are_told_apart_by_their_emblem_without_colour() {
        for (i, &one) in Colour::ALL.iter().enumerate() {
            for &other in &Colour::ALL[i + 1..] {
                let (a, b) = (emblem_shades(one), emblem_shades(other));
                let alike = a.iter().zip(&b).map(|(a, b)| a * b).sum::<f32>() / a.len() as f32;
                assert!(alike < 0.75, "{one} and {other} look alike: {alike}");
            }
        }
    }

    /// Which pixels of a piece on a square of 110 pixels are solid, measured from its feet.
    fn silhouette(picture: &Picture, feet: (f32, f32)) -> Vec<bool> {
        let at = |x: i32, y: i32| (feet.0 as i32 + x, feet.1 as i32 + y);
        let solid = |(x, y): (i32, i32)| {
            x >= 0
                && y >= 0
                && (x as u32) < picture.width
                && (y as u32) < picture.height
                && picture.pixel(x as u32, y as u32)[3] > 190
        };
        (-60..20).flat_map(|y| (-40..40).map(move |x| (x, y))).map(|(x, y)| solid(at(x, y))).collect()
    }

    /// The share of the pixels of two silhouettes that belong to only one of them.
    fn unlike(one: &[bool], other: &[bool]) -> f32 {
        let count = |belongs: fn(bool, bool) -> bool| {
            one.iter().zip(other).filter(|(one, other)| belongs(**one, **other)).count() as f32
        };
        count(|one, other| one != other) / count(|one, other| one || other).max(1.0)
    }

    #[test]
    fn the_pieces_of_the_competitive_game_are_told_apart_by_their_outline_alone() {
        let height = |extent: &Extent| (extent.squares * 110.0) as u32;
        let shape = |extent: Extent, picture: Picture| silhouette(&picture, extent.feet(height(&extent)));
        let land = guard::Ground::Land;
        let all = [
            ("meeple", meeple::EXTENT, meeple::standing(Colour::Red, height(&meeple::EXTENT), land)),
            ("guard", armed::EXTENT, armed::standing(Colour::Red, height(&armed::EXTENT), land)),
            ("abbot", abbot::EXTENT, abbot::standing(Colour::Red, height(&abbot::EXTENT), land)),
            ("farmer", farmer::EXTENT, farmer::ordinary(Colour::Red, height(&farmer::EXTENT))),
            ("guard as a farmer", farmer::GUARD, farmer::guard(Colour::Red, height(&farmer::GUARD))),
        ]
        .map(|(name, extent, picture)| (name, shape(extent, picture)));
        for (at, (one, outline)) in all.iter().enumerate() {
            for (other, outline_too) in &all[at + 1..] {
                let unlike = unlike(outline, outline_too);
                assert!(unlike > 0.25, "{one} and {other}: only {unlike:.2} of their outlines differs");
            }
        }
    }

    #[test]
    fn a_marker_carries_one_more_pennon_for_each_lap_and_at_most_four() {
        let gold = |laps: u32| {
            let picture = marker::marker(Colour::Black, laps, 34);
            picture.rgba.chunks(4).filter(|p| p[3] > 200 && p[0] > 190 && p[1] > 120 && p[2] < 160).count()
        };
        for laps in 0..marker::MOST_LAPS {
            let (before, after) = (gold(laps), gold(laps + 1));
            assert!(after > before + 25, "{before} golden pixels after {laps} laps, {after} after the next");
        }
        assert_eq!(marker::marker(Colour::Red, 4, 34), marker::marker(Colour::Red, 9, 34));
    }

    #[test]
    fn an_empty_slot_is_a_row_of_dashes() {
        for (name, slot, solid) in [
            ("meeple", meeple::slot(28, guard::Ground::Paper), vec![meeple::body()]),
            (
                "guard",
                armed::slot(28, guard::Ground::Paper),
                std::iter::once(guard::body()).chain(armed::spear()).collect(),
            ),
            ("abbot", abbot::slot(28, guard::Ground::Paper), vec![abbot::body()]),
        ] {
            let mut whole = meeple::EXTENT.canvas(28);
            for outline in solid {
                whole.stroke(&outline, 0.05, &crate::painter::ink::Ink::flat([0.0; 3], 1.0));
            }
            let dark = |picture: &Picture| picture.rgba.chunks(4).filter(|pixel| pixel[3] > 90).count() as f32;
            let share = dark(&slot) / dark(&whole.finish());
            assert!((0.35..1.0).contains(&share), "{name}: {share:.2} of the outline is drawn");
        }
    }

    #[test]
    fn a_ghost_is_darker_round_its_edge_than_in_its_body() {
        let height = 100;
        let picture = ghost::ghost(height, 0.0);
        let (x, y) = ghost::EXTENT.feet(height);
        let on_white = |x: f32, y: f32| {
            let [r, g, b, a] = picture.pixel(x as u32, y as u32).map(f32::from);
            (0.3 * r + 0.59 * g + 0.11 * b) * a / 255.0 + (255.0 - a)
        };
        let body = on_white(x, y - 60.0);
        for (dx, dy) in [(-39.0, -40.0), (39.0, -40.0), (0.0, -104.0)] {
            let edge = on_white(x + dx, y + dy);
            assert!(edge < body - 40.0, "edge {edge} against body {body} at {dx}, {dy}");
        }
    }
}
