//! The twelve cursed objects. Each file carves one from layers of clay. `x` is measured from the object's axis, `y`
//! downwards from the upper edge of the card; both in units of a card that is 250 wide.

mod amulet;
mod cat;
mod clock;
mod doll;
mod gem;
mod holy_water;
mod mask;
mod mirror;
mod music_box;
mod portrait;
mod ring;
mod tome;
mod twin;

use super::relief::Relief;
use super::sheet::Finish;
use crate::painter::colour::{Rgb, hex};
use crate::rules::dont_go_in::CardType;
use tiny_skia::Transform;

const GOLD: Rgb = hex(0xD9A441);
const WHITE: Rgb = [1.0, 1.0, 0.95];
const BLACK: Rgb = [0.03, 0.03, 0.06];

/// Where an object is on its card.
#[derive(Clone, Copy)]
pub(super) struct Stance {
    /// Whether it hangs before the wall; otherwise it stands on the table.
    pub hangs: bool,
    /// Where its axis is, in units from the card's western edge.
    axis: f32,
    /// How much larger it is than it was carved.
    size: f32,
    /// Where its foot is, or for a hanging one how far it is moved down, in units.
    foot: f32,
    /// How far it leans, in degrees clockwise.
    lean: f32,
}

/// The height that the objects stand on where they were carved.
const FOOT: f32 = 246.0;

impl Stance {
    const fn standing(axis: f32, size: f32) -> Stance {
        Stance { hangs: false, axis, size, foot: FOOT, lean: 0.0 }
    }

    const fn hanging(axis: f32, size: f32, down: f32) -> Stance {
        Stance { hangs: true, axis, size, foot: down, lean: 0.0 }
    }

    /// How an object stands on a large card, which leaves the west to the candle.
    pub fn of(object: CardType) -> Stance {
        match object {
            CardType::Amulet => Stance::hanging(152.0, 1.06, 0.0),
            CardType::Cat => Stance::standing(146.0, 1.08),
            CardType::Clock => Stance::standing(153.0, 1.10),
            CardType::Doll => Stance::standing(151.0, 1.10),
            CardType::HolyWater => Stance::standing(154.0, 1.10),
            CardType::Mask => Stance::standing(150.0, 0.98),
            CardType::Mirror => Stance::standing(154.0, 1.0),
            CardType::MusicBox => Stance::standing(146.0, 1.04),
            CardType::Portrait => Stance { lean: -3.2, ..Stance::hanging(154.0, 1.02, -6.0) },
            CardType::Ring => Stance::standing(150.0, 1.10),
            CardType::Tome => Stance::standing(151.0, 1.06),
            CardType::Twin => Stance::standing(150.0, 1.13),
        }
    }

    /// The same as large as the finish of the card allows: without a candle it comes to the middle.
    pub fn fitted(self, finish: Finish) -> Stance {
        let (grown, middle, foot, down) = match finish {
            Finish::Whole => return self,
            Finish::Distant => (1.12, 131.0, 262.0, 0.0),
            Finish::Token => (1.20, 142.0, 342.0, 66.0),
        };
        let axis = middle + (self.axis - 150.0) * 0.6;
        let foot = if self.hangs { self.foot + down } else { foot };
        Stance { axis, size: self.size * grown, foot, ..self }
    }

    /// From the object's units to those of the card.
    pub fn place(self) -> Transform {
        let (about, to) = if self.hangs { (0.0, self.foot) } else { (FOOT, self.foot) };
        Transform::from_translate(0.0, -about)
            .post_concat(Transform::from_rotate(self.lean))
            .post_scale(self.size, self.size)
            .post_translate(self.axis, to)
    }
}

/// Carves an object.
pub(super) fn carve(object: CardType, relief: &mut Relief) {
    match object {
        CardType::Amulet => amulet::carve(relief),
        CardType::Cat => cat::carve(relief),
        CardType::Clock => clock::carve(relief),
        CardType::Doll => doll::carve(relief),
        CardType::HolyWater => holy_water::carve(relief),
        CardType::Mask => mask::carve(relief),
        CardType::Mirror => mirror::carve(relief),
        CardType::MusicBox => music_box::carve(relief),
        CardType::Portrait => portrait::carve(relief),
        CardType::Ring => ring::carve(relief),
        CardType::Tome => tome::carve(relief),
        CardType::Twin => twin::carve(relief),
    }
}

/// The point on an ellipse at this angle in degrees, clockwise from the east.
fn on_ellipse(centre: (f32, f32), across: f32, down: f32, degrees: f32) -> (f32, f32) {
    let angle = degrees.to_radians();
    (centre.0 + across * libm::cosf(angle), centre.1 + down * libm::sinf(angle))
}
