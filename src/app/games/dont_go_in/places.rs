//! Where things lie in the house, in world coordinates: its middle is the origin, `y` points up, and a meeple is as
//! high as on the boards of the other games.

use crate::painter::dont_go_in::house::{self, CARD, PLATE, PLATES, Place};
use crate::painter::dont_go_in::rooms::{self, MEEPLE};
use crate::painter::figures::meeple;
use bevy::math::{Quat, Rect, Vec2, Vec3};
use bevy::prelude::Transform;

/// World units for each unit of the house.
pub const UNIT: f32 = meeple::EXTENT.squares / MEEPLE * PLATE_SCALE.recip();
/// Units of the house for each unit of a plate.
const PLATE_SCALE: f32 = PLATE / rooms::WIDTH;

/// Heights over the table, from the house to what flies.
pub mod layer {
    /// The house.
    pub const HOUSE: f32 = 12.0;
    /// The rooms.
    pub const ROOMS: f32 = 12.2;
    /// A room with its flames low is so much higher than the room with its flames high.
    pub const LOW_FLAMES: f32 = 0.05;
    /// Names on rooms and cards are so much higher than what they are written on.
    pub const NAME: f32 = 0.1;
    /// Cards on the roof.
    pub const CARDS: f32 = 12.4;
    /// The card under the pointer.
    pub const LIFTED_CARD: f32 = 12.6;
    /// Marks of spots.
    pub const MARKS: f32 = 13.0;
    /// Meeples; those further down are drawn over those further up.
    pub const MEEPLES: f32 = 14.0;
    /// Dice on the floor of a room.
    pub const DICE: f32 = 16.0;
    /// What is on its way.
    pub const FLYING: f32 = 18.0;
}

/// The whole house, for the view.
pub fn whole() -> Rect {
    Rect::from_center_size(Vec2::ZERO, Vec2::new(house::WIDTH, house::HEIGHT) * UNIT)
}

/// A place in the house, given in its units, in the world.
pub fn in_house(x: f32, y: f32) -> Vec2 {
    Vec2::new(x - house::WIDTH / 2.0, house::HEIGHT / 2.0 - y) * UNIT
}

/// A length in units of the house, in the world.
pub const fn long(units: f32) -> f32 {
    units * UNIT
}

/// A length in units of a plate, in the world.
pub const fn long_on_plate(units: f32) -> f32 {
    units * PLATE_SCALE * UNIT
}

/// How something that lies in the house is moved and turned, at this height.
pub fn lying(place: Place, height: f32) -> Transform {
    Transform::from_translation(in_house(place.x, place.y).extend(height)).with_rotation(turned(place))
}

/// How something is turned: the house's degrees go clockwise.
fn turned(place: Place) -> Quat {
    Quat::from_rotation_z(-place.turn.to_radians())
}

/// The plate of a board, 0 to 2 from the left.
pub fn plate(board: usize) -> Place {
    PLATES[board.min(PLATES.len() - 1)]
}

/// A point of a plate, given in its units from its upper left corner.
pub fn on_plate(board: usize, (x, y): (f32, f32)) -> Vec2 {
    let plate = plate(board);
    let from_middle = Vec3::new(x - rooms::WIDTH / 2.0, rooms::HEIGHT / 2.0 - y, 0.0);
    in_house(plate.x, plate.y) + (turned(plate) * from_middle).truncate() * long_on_plate(1.0)
}

/// Where a meeple stands on a space, 1 to 4 from the top.
pub fn feet(board: usize, space: u8) -> Vec2 {
    on_plate(board, rooms::feet(space))
}

/// The middle of the ring of a space.
pub fn pad(board: usize, space: u8) -> Vec2 {
    on_plate(board, rooms::pad(space))
}

/// Where a card hangs, 1 to 3 from the left.
pub fn card(board: usize, slot: u8) -> Place {
    let cards = house::cards(plate(board));
    cards[usize::from(slot.clamp(1, 3)) - 1]
}

/// The size of a card in the world.
pub fn card_size() -> Vec2 {
    Vec2::new(CARD.0, CARD.1) * UNIT
}

/// The length of the edge of a die, in units of the house.
pub const DIE: f32 = 42.0;

/// The middle of a die on the floor of a room: `number` from 0, of `dice` that were rolled.
pub fn die(board: usize, number: usize, dice: usize) -> Vec2 {
    /// The middle of all dice, so far right of the stair that they hide no meeple, and from one to the next, in units of
    /// the plate.
    const MIDDLE: (f32, f32) = (346.0, 296.0);
    const APART: (f32, f32) = (61.0, 58.0);
    let in_row = if dice > 3 { dice.div_ceil(2) } else { dice };
    let rows = dice.div_ceil(in_row.max(1));
    let (row, column) = (number / in_row.max(1), number % in_row.max(1));
    let here = if row + 1 == rows { dice - row * in_row } else { in_row };
    let x = column as f32 - (here as f32 - 1.0) / 2.0;
    let y = row as f32 - (rows as f32 - 1.0) / 2.0;
    // No two dice lie alike.
    let aside = |salt: usize| ((number * 7 + salt * 5 + board * 3) % 5) as f32 - 2.0;
    on_plate(board, (MIDDLE.0 + x * APART.0 + 2.0 * aside(1), MIDDLE.1 + y * APART.1 + 2.0 * aside(2)))
}

/// How a die lies.
pub fn die_lies(number: usize) -> Quat {
    let clockwise: f32 = [-11.0, 7.0, 16.0, -5.0, 12.0, -17.0][number % 6];
    Quat::from_rotation_z(-clockwise.to_radians())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_lies_inside_the_house() {
        let house = whole();
        for board in 0..3 {
            for space in 1..=4 {
                assert!(house.contains(feet(board, space)) && house.contains(pad(board, space)));
            }
            for slot in 1..=3 {
                let card = card(board, slot);
                assert!(house.contains(in_house(card.x, card.y)));
            }
            for dice in 3..=6 {
                for number in 0..dice {
                    let die = die(board, number, dice);
                    assert!(house.contains(die));
                    let others = (0..number).map(|other| self::die(board, other, dice));
                    others.for_each(|other| assert!(die.distance(other) > long(DIE), "dice {number} of {dice}"));
                }
            }
        }
    }

    #[test]
    fn lower_spaces_of_a_stair_are_lower_in_the_window() {
        for board in 0..3 {
            assert!((1..4).all(|space| feet(board, space).y > feet(board, space + 1).y));
        }
    }
}
