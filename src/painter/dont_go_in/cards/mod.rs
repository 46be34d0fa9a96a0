//! The cursed cards (HSETUP-2): an object by candlelight, its Curse in wax, a band for its name, and its dice.
//!
//! The name is a word of the window, so the band stays empty: [`name_band`] says where it is.

mod back;
mod candle;
mod die;
mod edge;
pub(super) mod light;
mod night;
mod objects;
mod outline;
mod relief;
pub mod seal;
mod sheet;
mod still_life;

use super::super::colour::{Rgb, hex};
use super::super::paper;
use super::super::picture::Picture;
use super::super::pixelwise::painted;
use crate::rules::dont_go_in::{Card, CardType};
use back::Lights;
use edge::{cover, edge};
use sheet::{CARD, Finish, Look, Sheet};
use std::sync::OnceLock;
use still_life::{Carved, Glow, StillLife};

/// Height of a card relative to its width.
pub const SHAPE: f32 = CARD.1 / CARD.0;

/// Colour of the name on its band.
pub const NAME_INK: Rgb = hex(0x180E14);

/// Where the name is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NameBand {
    /// The middle of the name, in pixels from the card's north-western corner.
    pub middle: (f32, f32),
    /// The widest that the name may be, in pixels.
    pub width: f32,
    /// The size of the letters if they fit, in pixels.
    pub letters: f32,
}

/// The place of the name on a card of this width in pixels; none on tokens, which are too small for words. A name that
/// is too wide for it gets smaller letters.
pub fn name_band(width: u32) -> Option<NameBand> {
    let sheet = Sheet::new(width);
    let look = Look::of(sheet)?;
    Some(NameBand {
        middle: (CARD.0 / 2.0 * sheet.unit, look.middle() * sheet.unit),
        width: (CARD.0 - 2.0 * look.room) * sheet.unit,
        letters: look.letters * sheet.unit,
    })
}

/// The picture of one card of this width in pixels. Who needs several, asks a [`Workshop`].
pub fn face(card: Card, width: u32) -> Picture {
    Workshop::new(width).face(card)
}

/// Where cards of one width are painted. It keeps what they share.
pub struct Workshop {
    sheet: Sheet,
    glow: Glow,
    /// The candle for every value, when it was needed.
    candles: [OnceLock<Carved>; 4],
    /// The seal of every value, when it was needed.
    seals: [OnceLock<Picture>; 4],
    die: Picture,
}

/// The Curse values.
const VALUES: [u8; 4] = [1, 2, 3, 4];

impl Workshop {
    /// Prepares for cards of this width in pixels.
    pub fn new(width: u32) -> Workshop {
        let sheet = Sheet::new(width);
        Workshop {
            sheet,
            glow: Glow::new(),
            candles: Default::default(),
            seals: Default::default(),
            die: die::printed(Look::of(sheet).map_or(1.0, |look| look.die) * sheet.unit),
        }
    }

    /// The picture of a card.
    pub fn face(&self, card: Card) -> Picture {
        let life = StillLife::new(card.of, self.sheet);
        self.finished(card, &life, self.paper(card.of).as_ref())
    }

    /// The pictures of the four cards of a type, by value. They share the object, which takes longest.
    pub fn faces(&self, of: CardType) -> [Picture; 4] {
        let life = StillLife::new(of, self.sheet);
        let paper = self.paper(of);
        VALUES.map(|value| self.finished(Card { of, value }, &life, paper.as_ref()))
    }

    /// The back of all cards.
    pub fn back(&self) -> Picture {
        self.edged(&back::painted(self.sheet, Lights::On))
    }

    /// A card that counts no more: it lies on its face, and the house is dark.
    pub fn dispelled(&self) -> Picture {
        self.edged(&back::painted(self.sheet, Lights::Out))
    }

    fn finished(&self, card: Card, life: &StillLife, paper: Option<&Picture>) -> Picture {
        let sheet = self.sheet;
        let at = usize::from(card.value.clamp(1, 4)) - 1;
        // Small cards have none.
        let candle = (sheet.finish() == Finish::Whole)
            .then(|| self.candles[at].get_or_init(|| still_life::candle(sheet, VALUES[at])));
        let flame = if candle.is_some() { candle::flame(card.value) } else { candle::UNSEEN };
        let mut picture = self.edged(&life.lit(flame, candle, &self.glow));
        if sheet.finish() != Finish::Whole {
            picture = sharpened(&picture);
        }
        let mut lay = |over: &Picture, (x, y): (f32, f32)| {
            let corner = |middle: f32, size: u32| (middle * sheet.unit - size as f32 / 2.0).round() as i64;
            picture.lay(over, (corner(x, over.width), corner(y, over.height)), 1.0);
        };
        if let (Some(look), Some(paper)) = (Look::of(sheet), paper) {
            lay(paper, (CARD.0 / 2.0, look.middle()));
            let apart = look.die + 7.0;
            let first = CARD.0 / 2.0 - apart * (f32::from(card.dice()) - 1.0) / 2.0;
            for die in 0..card.dice() {
                lay(&self.die, (first + apart * f32::from(die), look.top + look.height + 3.0 + look.die / 2.0));
            }
        }
        let corner = sheet.seal() + 11.0;
        let seal = self.seals[at].get_or_init(|| seal::seal(VALUES[at], sheet.seal() * sheet.unit));
        lay(seal, (corner, corner + 1.0));
        self.within_edge(picture)
    }

    /// The torn paper under the name.
    fn paper(&self, of: CardType) -> Option<Picture> {
        let (sheet, look) = (self.sheet, Look::of(self.sheet)?);
        let pixels = |units: f32| ((units * sheet.unit).round() as u32).max(1);
        Some(paper::panel(pixels(CARD.0 - 18.0), pixels(look.height), 0.5 * sheet.unit, 40 + of as u32))
    }

    /// A picture with the card's edge around it.
    fn edged(&self, colours: &[Rgb]) -> Picture {
        let sheet = self.sheet;
        painted(sheet.width, sheet.height, |x, y| {
            let at = (y * sheet.width + x) as usize;
            let [r, g, b] = edge(colours[at], sheet.point(at), sheet);
            [r, g, b, cover(sheet.point(at), sheet)]
        })
    }

    /// Cuts off what was laid over the round corners.
    fn within_edge(&self, mut picture: Picture) -> Picture {
        for (at, pixel) in picture.rgba.chunks_exact_mut(4).enumerate() {
            pixel[3] = (cover(self.sheet.point(at), self.sheet) * 255.0 + 0.5) as u8;
        }
        picture
    }
}

/// The picture with its edges emphasised.
fn sharpened(picture: &Picture) -> Picture {
    /// How strongly.
    const BY: f32 = 0.5;
    let mut sharp = picture.clone();
    for y in 1..picture.height.saturating_sub(1) {
        for x in 1..picture.width.saturating_sub(1) {
            let at = ((y * picture.width + x) * 4) as usize;
            for part in 0..3 {
                let near = |dx: u32, dy: u32| f32::from(picture.pixel(x + dx - 1, y + dy - 1)[part]);
                let sides = near(1, 0) + near(0, 1) + near(2, 1) + near(1, 2);
                let corners = near(0, 0) + near(2, 0) + near(0, 2) + near(2, 2);
                let (here, soft) = (near(1, 1), (4.0 * near(1, 1) + 2.0 * sides + corners) / 16.0);
                sharp.rgba[at + part] = (here + BY * (here - soft)).clamp(0.0, 255.0).round() as u8;
            }
        }
    }
    sharp
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All cards of a width, each type with its four values.
    fn all(width: u32) -> Vec<(Card, Picture)> {
        let workshop = Workshop::new(width);
        let faces = |of| VALUES.into_iter().map(move |value| Card { of, value }).zip(workshop.faces(of));
        CardType::ALL.into_iter().flat_map(faces).collect()
    }

    fn luminance(pixel: [f32; 3]) -> f32 {
        let linear = |part: f32| if part <= 0.04045 { part / 12.92 } else { libm::powf((part + 0.055) / 1.055, 2.4) };
        0.2126 * linear(pixel[0]) + 0.7152 * linear(pixel[1]) + 0.0722 * linear(pixel[2])
    }

    fn light(picture: &Picture, x: u32, y: u32) -> f32 {
        let [r, g, b, _] = picture.pixel(x, y).map(|part| f32::from(part) / 255.0);
        luminance([r, g, b])
    }

    #[test]
    fn every_face_differs_from_every_other_at_every_finish() {
        for width in [46, 90, 120] {
            let faces = all(width);
            for (at, (card, picture)) in faces.iter().enumerate() {
                assert_eq!((picture.width, picture.height), (width, (width as f32 * SHAPE).round() as u32));
                assert!(picture.pixel(0, 0)[3] < 60, "{card:?} has square corners");
                assert_eq!(picture.pixel(width / 2, width / 2)[3], 255);
                assert!(faces[at + 1..].iter().all(|(_, other)| other != picture), "{card:?} twice");
            }
        }
    }

    #[test]
    fn a_single_face_is_the_same_as_one_of_four() {
        let card = Card { of: CardType::Mirror, value: 3 };
        assert_eq!(face(card, 64), Workshop::new(64).faces(CardType::Mirror)[2]);
    }

    #[test]
    fn low_values_show_two_dice_and_high_ones_one() {
        // HSETUP-2
        for width in [90, 130] {
            let look = Look::of(Sheet::new(width)).unwrap();
            for (card, picture) in all(width) {
                let unit = width as f32 / CARD.0;
                // One die is in the middle; between two the table is dark.
                let top = look.top + look.height + 3.0;
                let rows = (top * unit) as u32..((top + look.die) * unit) as u32;
                let middle = rows.map(|y| light(&picture, width / 2, y)).fold(0.0, f32::max);
                let shown = if middle > 0.35 { 1 } else { 2 };
                assert_eq!(shown, card.dice(), "{card:?} at {width}");
            }
        }
    }

    #[test]
    fn a_name_in_ink_is_readable_on_every_band() {
        let ink = luminance(NAME_INK);
        for width in [72, 90, 130] {
            let band = name_band(width).unwrap();
            for (card, picture) in all(width) {
                let (left, right) = (band.middle.0 - band.width / 2.0, band.middle.0 + band.width / 2.0);
                // Capitals are not quite two thirds as high as the letters' size.
                let (top, bottom) = (band.middle.1 - 0.32 * band.letters, band.middle.1 + 0.32 * band.letters);
                for (x, y) in (left as u32..right as u32).flat_map(|x| (top as u32..bottom as u32).map(move |y| (x, y)))
                {
                    let contrast = (light(&picture, x, y) + 0.05) / (ink + 0.05);
                    assert!(contrast >= 4.5, "{card:?} at {width}: {contrast} at {x}, {y}");
                }
            }
        }
    }

    #[test]
    fn tokens_have_no_words() {
        assert_eq!((name_band(46), name_band(0)), (None, None));
        assert!(name_band(64).is_some());
    }

    #[test]
    fn a_dispelled_card_is_the_back_without_its_lights() {
        let workshop = Workshop::new(90);
        let (back, dispelled) = (workshop.back(), workshop.dispelled());
        let sum = |picture: &Picture| (0..129).map(|y| (0..90).map(|x| light(picture, x, y)).sum::<f32>()).sum::<f32>();
        assert!(sum(&dispelled) < 0.6 * sum(&back));
        // The ghost in the door is the lightest place of the lower half.
        let brightest = |picture: &Picture| {
            (70..118).flat_map(|y| (30..70).map(move |x| (x, y))).map(|(x, y)| light(picture, x, y)).fold(0.0, f32::max)
        };
        assert!(brightest(&back) > 0.6 && brightest(&dispelled) < 0.3);
    }

    #[test]
    fn types_are_told_apart_by_light_alone_on_tokens() {
        let workshop = Workshop::new(46);
        let shades = |of: CardType| {
            let picture = workshop.faces(of)[0].clone();
            let places = (18..62).flat_map(|y| (4..42).map(move |x| (x, y)));
            let shades: Vec<f32> = places.map(|(x, y)| light(&picture, x, y).sqrt()).collect();
            let mean = shades.iter().sum::<f32>() / shades.len() as f32;
            let spread = (shades.iter().map(|s| (s - mean) * (s - mean)).sum::<f32>() / shades.len() as f32).sqrt();
            shades.into_iter().map(|s| (s - mean) / spread).collect::<Vec<_>>()
        };
        let all = CardType::ALL.map(|of| (of, shades(of)));
        for (at, (one, a)) in all.iter().enumerate() {
            for (other, b) in &all[at + 1..] {
                let alike = a.iter().zip(b).map(|(a, b)| a * b).sum::<f32>() / a.len() as f32;
                assert!(alike < 0.75, "{one:?} and {other:?} look alike: {alike}");
            }
        }
    }

    #[test]
    fn senseless_cards_still_give_a_picture() {
        assert_eq!(face(Card { of: CardType::Cat, value: 0 }, 0).rgba.len() % 4, 0);
        assert!(face(Card { of: CardType::Cat, value: 200 }, 20).width == 20);
    }
}
