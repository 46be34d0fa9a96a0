//! The cursed cards (HSETUP-2): an object by candlelight, its Curse in wax, a band for its name, and its dice.
//!
//! The name is a word of the window, so the band stays empty: [`name_band`] says where it is.

mod back;
mod candle;
mod die;
pub(super) mod light;
mod night;
mod objects;
mod outline;
mod relief;
pub mod seal;
mod sheet;
mod still_life;

use super::super::colour::{Rgb, hex, mix};
use super::super::noise::smoothstep;
use super::super::paper;
use super::super::picture::Picture;
use super::super::pixelwise::painted;
use crate::rules::dont_go_in::{Card, CardType};
use back::Lights;
use sheet::{CARD, Finish, Sheet};
use still_life::{Carved, Glow, StillLife};

/// Height of a card relative to its width.
pub const SHAPE: f32 = CARD.1 / CARD.0;

/// Colour of the name on its band.
pub const NAME_INK: Rgb = hex(0x2A1A1C);

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

/// The place of the name on a card of this width in pixels; none on tokens, which are too small for words. A name that is
/// too wide for it gets smaller letters.
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
    /// The candle for every value; none on small cards.
    candles: Option<[Carved; 4]>,
    seals: [Picture; 4],
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
            candles: (sheet.finish() == Finish::Whole).then(|| VALUES.map(|value| still_life::candle(sheet, value))),
            seals: VALUES.map(|value| seal::seal(value, seal_radius(sheet) * sheet.unit)),
            die: die::printed(Look::of(sheet).map_or(1.0, |look| look.die) * sheet.unit),
        }
    }

    /// The picture of a card.
    pub fn face(&self, card: Card) -> Picture {
        let life = StillLife::new(card.of, self.sheet);
        self.finished(card, &life, Look::paper(self.sheet, card.of).as_ref())
    }

    /// The pictures of the four cards of a type, by value. They share the object, which takes longest.
    pub fn faces(&self, of: CardType) -> [Picture; 4] {
        let life = StillLife::new(of, self.sheet);
        let paper = Look::paper(self.sheet, of);
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
        let candle = self.candles.as_ref().map(|candles| &candles[at]);
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
        let corner = seal_radius(sheet) + 11.0;
        lay(&self.seals[at], (corner, corner + 1.0));
        self.within_edge(picture)
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

/// The lower part of a card, in units: the torn paper under its name, and its dice.
struct Look {
    top: f32,
    height: f32,
    /// Room that the name leaves on both sides.
    room: f32,
    letters: f32,
    /// The side of a die.
    die: f32,
}

impl Look {
    /// None on a token.
    fn of(sheet: Sheet) -> Option<Look> {
        match sheet.finish() {
            Finish::Whole => Some(Look { top: 272.0, height: 46.0, room: 20.0, letters: 37.0, die: 31.0 }),
            Finish::Distant => Some(Look { top: 265.0, height: 52.0, room: 17.0, letters: 42.0, die: 36.0 }),
            Finish::Token => None,
        }
    }

    fn middle(&self) -> f32 {
        self.top + self.height / 2.0
    }

    fn paper(sheet: Sheet, of: CardType) -> Option<Picture> {
        let look = Look::of(sheet)?;
        let pixels = |units: f32| ((units * sheet.unit).round() as u32).max(1);
        Some(paper::panel(pixels(CARD.0 - 18.0), pixels(look.height), 0.62 * sheet.unit, 40 + of as u32))
    }
}

fn seal_radius(sheet: Sheet) -> f32 {
    match sheet.finish() {
        Finish::Whole => 30.0,
        Finish::Distant => 39.0,
        Finish::Token => 66.0,
    }
}

/// How far a point is outside a card with round corners, in units; below 0 inside.
fn outside((x, y): (f32, f32)) -> f32 {
    const CORNER: f32 = 14.0;
    let (dx, dy) = ((x - CARD.0 / 2.0).abs() - CARD.0 / 2.0 + CORNER, (y - CARD.1 / 2.0).abs() - CARD.1 / 2.0 + CORNER);
    let beyond = (dx.max(0.0) * dx.max(0.0) + dy.max(0.0) * dy.max(0.0)).sqrt();
    beyond + dx.max(dy).min(0.0) - CORNER
}

/// How much of a pixel the card covers.
fn cover(point: (f32, f32), sheet: Sheet) -> f32 {
    (0.5 - outside(point) * sheet.unit).clamp(0.0, 1.0)
}

/// The dark edge of a card, with a golden hairline that cools towards the night.
fn edge(colour: Rgb, point: (f32, f32), sheet: Sheet) -> Rgb {
    const DARK: Rgb = hex(0x0B1020);
    const STOPS: [Rgb; 3] = [hex(0xFFE3AC), hex(0xB98A48), hex(0x50618C)];
    /// The middle of the hairline, from the outside, and half its width.
    const HAIRLINE: (f32, f32) = (4.9, 0.85);
    let (inside, soft) = (-outside(point), 0.5 / sheet.unit);
    let dark = mix(DARK, colour, smoothstep(HAIRLINE.0 - soft, HAIRLINE.0 + soft, inside));
    let along = (point.0 + point.1) / (CARD.0 + CARD.1);
    let gold = if along < 0.4 {
        mix(STOPS[0], STOPS[1], along / 0.4)
    } else {
        mix(STOPS[1], STOPS[2], (along - 0.4) / 0.6)
    };
    let on_line = (HAIRLINE.1 + soft - (inside - HAIRLINE.0).abs()) / (2.0 * soft);
    mix(dark, gold, on_line.clamp(0.0, 1.0))
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
