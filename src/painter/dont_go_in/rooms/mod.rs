//! The six rooms as plates of plaster, each with its stair of four spaces and the flashlights that shine into it, and
//! where a window puts what lies on them.
//!
//! Lengths and places are in units: a plate is [`WIDTH`] × [`HEIGHT`] of them, whatever its size in pixels. `x` points
//! to the right and `y` down, from the upper left corner of the plate.

mod attic;
mod basement;
mod books;
mod effect;
mod frame;
mod hallway;
mod hung;
mod library;
mod light;
mod nursery;
mod secret_passage;
mod shell;
mod stair;
mod things;
mod window;

pub use effect::{effect, medal};
pub use frame::{FRAME, MARGIN, frame};
pub use hung::{hung, hung_breathing};

use super::stage::Stage;
use crate::painter::ink::Shape;
use crate::painter::picture::Picture;
use crate::rules::dont_go_in::Room;

/// The width of a plate, in units.
pub const WIDTH: f32 = 440.0;

/// The height of a plate, in units.
pub const HEIGHT: f32 = 400.0;

/// Half the width and half the height of the ring that marks a space, in units.
pub const PAD: (f32, f32) = (26.0, 8.2);

/// The height of a meeple on a space, in units. Its feet are at [`feet`].
pub const MEEPLE: f32 = 46.0;

/// The radius of the medal at the space of the attic or the nursery that costs or saves a ghost, in units.
pub const MEDAL: f32 = 14.4;

/// The slab of paper for the name of the room and its effect: left, top, width and height in units. It hangs over the
/// lower edge of the plate.
pub const SLAB: [f32; 4] = [22.0, 393.0, 396.0, 42.0];

/// Where the name on the slab begins, in units: the middle of its left edge.
pub const NAME: (f32, f32) = (41.0, 414.0);

/// Where the effect on the slab ends, in units: the middle of its right edge.
pub const EFFECT: (f32, f32) = (399.0, 414.0);

/// The middle of the ring round a space from 1 (top) to 4, in units.
pub fn pad(space: u8) -> (f32, f32) {
    let (x, y) = stair::step(space);
    (x + stair::TREAD.0 / 2.0, y + stair::TREAD.1 * 0.55 - 1.0)
}

/// The feet of a meeple on a space from 1 to 4, in units.
pub fn feet(space: u8) -> (f32, f32) {
    let (x, y) = pad(space);
    (x, y + 5.0)
}

/// The middle of the medal beside the space with an effect of its own, in units, if the room has such a space.
pub fn medal_at(room: Room) -> Option<(f32, f32)> {
    let beside = |space: u8, (dx, dy): (f32, f32)| {
        let (x, y) = pad(space);
        (x + dx, y + dy)
    };
    match room {
        Room::Attic => Some(beside(1, (47.0, -3.0))),
        Room::Nursery => Some(beside(4, (-50.0, 15.0))),
        Room::Basement | Room::Hallway | Room::Library | Room::SecretPassage => None,
    }
}

/// The plate of a room, `width` pixels wide, without frame. Its flames burn high and its flashlights rest.
pub fn plate(room: Room, width: u32) -> Picture {
    staged(room, width).lit(0.0)
}

/// The plate at two moments: with flames high and flashlights at rest, and with flames low and flashlights swung. Faded
/// into each other and back, they make the room breathe.
pub fn breathing(room: Room, width: u32) -> [Picture; 2] {
    let stage = staged(room, width);
    [0.0, 1.0].map(|breath| stage.lit(breath))
}

/// The height in pixels of a plate of this width.
pub fn height(width: u32) -> u32 {
    (width as f32 * HEIGHT / WIDTH).round() as u32
}

fn staged(room: Room, width: u32) -> Stage {
    /// Wider plates are no use on any screen.
    const WIDEST: u32 = 4096;
    let width = width.clamp(2, WIDEST);
    let sides = (width, height(width));
    let unit = width as f32 / WIDTH;
    let mut stage = match room {
        Room::Attic => attic::staged(sides, unit),
        Room::Nursery => nursery::staged(sides, unit),
        Room::Basement => basement::staged(sides, unit),
        Room::Hallway => hallway::staged(sides, unit),
        Room::Library => library::staged(sides, unit),
        Room::SecretPassage => secret_passage::staged(sides, unit),
    };
    // The plate is sunk into its frame, which shades its edge.
    let edge = Shape::polygon(&[(0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT)]);
    stage.darken(&edge.stroked(9.0), 0.6, 4.0);
    stage.ink(&edge.stroked(3.0), 0x0A0C18, 0.85);
    stage
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::painter::colour::Rgb;
    use crate::rules::dont_go_in::{LAST_SPACE, flashlights};

    const WIDTH_IN_PIXELS: u32 = 220;

    /// The mean colour of a plate within so many units of a place.
    fn mean(plate: &Picture, (x, y): (f32, f32), reach: f32) -> Rgb {
        let unit = plate.width as f32 / WIDTH;
        let range = |at: f32| ((at - reach) * unit) as u32..((at + reach) * unit) as u32;
        plate.mean(range(x), range(y))
    }

    fn brightness(colour: Rgb) -> f32 {
        colour.iter().sum::<f32>() / 3.0
    }

    #[test]
    fn spaces_descend_to_the_right_with_room_for_a_meeple_between() {
        for space in 1..LAST_SPACE {
            let ((x, y), (next_x, next_y)) = (pad(space), pad(space + 1));
            assert!(next_x - x > 2.0 * PAD.0 && next_y - y > MEEPLE, "{space}");
        }
        for space in 1..=LAST_SPACE {
            let ((x, y), (feet_x, feet_y)) = (pad(space), feet(space));
            assert!(x - PAD.0 > 0.0 && x + PAD.0 < WIDTH && y - MEEPLE > 0.0 && y + PAD.1 < SLAB[1]);
            let (across, down) = ((feet_x - x) / PAD.0, (feet_y - y) / PAD.1);
            assert!(across * across + down * down < 1.0, "the feet are in the ring of {space}");
        }
    }

    #[test]
    fn medals_lie_beside_rings_on_the_plate() {
        let with_medal: Vec<_> = Room::ALL.into_iter().filter(|&room| medal_at(room).is_some()).collect();
        assert_eq!(with_medal, [Room::Attic, Room::Nursery]);
        for room in Room::ALL {
            assert_eq!(medal_at(room).is_some(), medal(room, 20).is_some());
            let Some((x, y)) = medal_at(room) else { continue };
            assert!(x > MEDAL && y > MEDAL && x < WIDTH - MEDAL && y < SLAB[1] - MEDAL);
            for space in 1..=LAST_SPACE {
                let (dx, dy) = (((x - pad(space).0).abs() - MEDAL) / PAD.0, ((y - pad(space).1).abs() - MEDAL) / PAD.1);
                assert!(dx > 0.9 || dy > 0.9, "{room:?}: the medal covers space {space}");
            }
        }
    }

    /// HROOM-1: none at the top, one more with each step.
    #[test]
    fn a_lens_shines_for_every_flashlight() {
        for room in Room::ALL {
            let plate = plate(room, 440);
            for space in 1..=LAST_SPACE {
                let (x, y) = stair::step(space);
                let column = (x + stair::TREAD.0 + 3.0) as u32;
                let rows = (y + stair::TREAD.1 + 4.0) as u32..(y + stair::TREAD.1 + 45.0) as u32;
                let shining = |row: u32| plate.pixel(column, row)[..3].iter().all(|&part| part > 205);
                let lit = rows.filter(|&row| shining(row)).count();
                let lenses = usize::from(flashlights(space));
                assert!((lenses * 11..=lenses * 14).contains(&lit), "{room:?}, space {space}: {lit} rows are lit");
            }
        }
    }

    #[test]
    fn every_room_has_its_own_light() {
        let means: Vec<_> = Room::ALL.map(|room| mean(&plate(room, WIDTH_IN_PIXELS), (220.0, 190.0), 150.0)).into();
        for (at, one) in means.iter().enumerate() {
            assert!((45.0..170.0).contains(&brightness(*one)), "{one:?}");
            for other in &means[at + 1..] {
                let apart = one.iter().zip(other).map(|(one, other)| (one - other).abs()).sum::<f32>();
                assert!(apart > 9.0, "{one:?} and {other:?}");
            }
        }
    }

    #[test]
    fn a_room_breathes_but_keeps_its_shape() {
        let [high, low] = breathing(Room::Basement, WIDTH_IN_PIXELS);
        let lamp = (218.0, 190.0);
        assert!(brightness(mean(&high, lamp, 12.0)) > brightness(mean(&low, lamp, 12.0)) + 3.0);
        let unlike = high.rgba.iter().zip(&low.rgba).filter(|(high, low)| high.abs_diff(**low) > 90).count();
        assert!(unlike * 100 < high.rgba.len(), "{unlike} bytes differ much");
        assert_eq!(high, plate(Room::Basement, WIDTH_IN_PIXELS));
    }

    #[test]
    fn plates_of_any_size_are_opaque() {
        for width in [0, 1, 33] {
            let plate = plate(Room::Hallway, width);
            let alpha: Vec<_> = plate.rgba.chunks(4).map(|pixel| pixel[3]).filter(|&alpha| alpha < 255).collect();
            assert!(alpha.is_empty(), "{width}: {alpha:?}");
        }
    }
}
