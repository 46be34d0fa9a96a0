//! The size of a card in pixels, and where its parts are.

/// Width and height of a card in units. All lengths on a card are in units.
pub(super) const CARD: (f32, f32) = (250.0, 360.0);

/// What of a card is painted at its size.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Finish {
    /// Everything.
    Whole,
    /// Without candle and wall paper; object, seal and dice are larger.
    Distant,
    /// Only the object and a large seal.
    Token,
}

/// A card of some width.
#[derive(Clone, Copy)]
pub(super) struct Sheet {
    pub width: u32,
    pub height: u32,
    /// Pixels a unit.
    pub unit: f32,
}

impl Sheet {
    pub fn new(width: u32) -> Sheet {
        let width = width.clamp(1, LARGEST);
        let unit = width as f32 / CARD.0;
        Sheet { width, height: ((CARD.1 * unit).round() as u32).max(1), unit }
    }

    pub fn finish(self) -> Finish {
        match self.width {
            0..64 => Finish::Token,
            64..110 => Finish::Distant,
            110.. => Finish::Whole,
        }
    }

    /// The radius of the seal in the corner, in units.
    pub fn seal(self) -> f32 {
        match self.finish() {
            Finish::Whole => 30.0,
            Finish::Distant => 39.0,
            Finish::Token => 54.0,
        }
    }

    /// The middle of a pixel, in units.
    pub fn point(self, at: usize) -> (f32, f32) {
        let (x, y) = (at % self.width as usize, at / self.width as usize);
        ((x as f32 + 0.5) / self.unit, (y as f32 + 0.5) / self.unit)
    }

    /// How many times as fine an object is carved before it is averaged.
    pub fn fineness(self) -> u32 {
        (360_u32.div_ceil(self.width)).clamp(2, 8)
    }
}

/// Wider cards are not painted.
const LARGEST: u32 = 1024;

/// The lower part of a card, in units: the torn paper under its name, and its dice.
pub(super) struct Look {
    pub top: f32,
    pub height: f32,
    /// Room that the name leaves on both sides.
    pub room: f32,
    /// The size of the letters.
    pub letters: f32,
    /// The side of a die.
    pub die: f32,
}

impl Look {
    /// None on a token.
    pub fn of(sheet: Sheet) -> Option<Look> {
        match sheet.finish() {
            Finish::Whole => Some(Look { top: 272.0, height: 46.0, room: 22.0, letters: 37.0, die: 31.0 }),
            Finish::Distant => Some(Look { top: 265.0, height: 52.0, room: 19.0, letters: 42.0, die: 36.0 }),
            Finish::Token => None,
        }
    }

    /// The middle of the paper, from the top of the card.
    pub fn middle(&self) -> f32 {
        self.top + self.height / 2.0
    }
}
