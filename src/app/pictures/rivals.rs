//! The figures and marks of the competitive game as textures.

use super::{Fresh, Sign, Stamp};
use crate::painter::figures::glyph::Glyph;
use crate::painter::figures::{abbot, armed, farmer, ghost, guard, haunting, meeple};
use crate::rules::{ByColour, Colour};

/// The figures and marks of the competitive game.
#[derive(Clone, Debug, Default)]
pub struct Rivals {
    /// An ordinary meeple of each colour.
    pub ordinary: ByColour<Stamp>,
    /// A guard with its spear.
    pub guard: ByColour<Stamp>,
    /// The abbot.
    pub abbot: ByColour<Stamp>,
    /// An ordinary meeple that lies in a field.
    pub farmer: ByColour<Stamp>,
    /// A guard that lies in a field.
    pub guard_farmer: ByColour<Stamp>,
    /// A ghost with a meeple or in a circle.
    pub ghost: Stamp,
    /// A ghost that would come to a meeple.
    pub ghost_to_come: Stamp,
    /// A place for an ordinary meeple.
    pub socket: Sign,
    /// A place for an ordinary meeple in a field.
    pub field_socket: Sign,
    /// A place for a guard.
    pub guard_socket: Sign,
    /// A place for a guard in a field.
    pub guarded_field_socket: Sign,
    /// A place for the abbot.
    pub abbot_socket: Sign,
}

impl Rivals {
    pub(super) fn paint(fresh: &mut Fresh) -> Rivals {
        let land = guard::Ground::Land;
        let mut rivals = Rivals {
            ghost: Stamp::of(fresh, &haunting::EXTENT, |h| ghost::ghost(h, 0.4)),
            ghost_to_come: Stamp::of(fresh, &haunting::EXTENT, |h| haunting::to_come(h, 0.4)),
            socket: Sign::socket(fresh, Glyph::Ordinary),
            field_socket: Sign::socket(fresh, Glyph::Field),
            guard_socket: Sign::socket(fresh, Glyph::Guard),
            guarded_field_socket: Sign::socket(fresh, Glyph::GuardedField),
            abbot_socket: Sign::socket(fresh, Glyph::Abbot),
            ..Rivals::default()
        };
        for colour in Colour::ALL {
            rivals.ordinary[colour] = Stamp::of(fresh, &meeple::EXTENT, |h| meeple::standing(colour, h, land));
            rivals.guard[colour] = Stamp::of(fresh, &armed::EXTENT, |h| armed::standing(colour, h, land));
            rivals.abbot[colour] = Stamp::of(fresh, &abbot::EXTENT, |h| abbot::standing(colour, h, land));
            rivals.farmer[colour] = Stamp::of(fresh, &farmer::EXTENT, |h| farmer::ordinary(colour, h));
            rivals.guard_farmer[colour] = Stamp::of(fresh, &farmer::GUARD, |h| farmer::guard(colour, h));
        }
        rivals
    }
}
