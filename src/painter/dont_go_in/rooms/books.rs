//! Books, in rows on shelves.

use super::super::stage::{Grain, Stage, Surface, surface};
use crate::painter::colour::{hex, times};
use crate::painter::ink::Shape;
use crate::painter::noise::hash_of;

/// The colours of spines.
const SPINES: [u32; 12] = [
    0x8E3A34, 0x3E5C7A, 0x4A6B4A, 0xB08A4A, 0x6A4A6E, 0xA05A3A, 0x2E4A5E, 0xC0A070, 0x7A2E3E, 0x55704E, 0x8A6A3E,
    0x4E4A78,
];

/// The colour of a book's spine.
pub(super) fn spine(keys: &[i32]) -> u32 {
    SPINES[(hash_of(keys) * 11.99) as usize]
}

/// A bookcase against the back wall: left, top, width and height, its rows, and a seed for the books.
pub(super) fn shelf(stage: &mut Stage, [x, y, width, height]: [f32; 4], rows: u8, seed: i32) {
    const WOOD: u32 = 0x7A5236;
    let case = surface(WOOD).bevel(4.0).z(12.0).grain(Grain::Post, 0.2).casting(0.6, 6.0);
    stage.lay(&Shape::rounded(x, y, width, height, 1.0), case);
    let row_height = (height - 10.0) / f32::from(rows);
    for row in 0..rows {
        let top = y + 6.0 + f32::from(row) * row_height;
        let dark = surface(0x1E1620).z(6.0).hollow(0.8);
        stage.lay(&Shape::rounded(x + 6.0, top, width - 12.0, row_height - 5.0, 1.0), dark);
        self::row(
            stage,
            (x + 8.0, top + row_height - 5.0),
            (width - 16.0, row_height - 7.0),
            seed * 31 + i32::from(row),
        );
    }
    let cornice = Surface::of(times(hex(WOOD), 1.25)).z(20.0).lift(4.0);
    stage.lay(&Shape::rounded(x - 3.0, y - 5.0, width + 6.0, 8.0, 2.0), cornice);
}

/// A row of spines that stand at a height, with gaps and a leaning book now and then.
fn row(stage: &mut Stage, (left, foot): (f32, f32), (width, height): (f32, f32), seed: i32) {
    let mut x = left;
    for book in 1.. {
        let key = |about: i32| hash_of(&[seed, book, about]);
        let wide = 5.0 + key(1) * 6.0;
        if x + wide > left + width {
            return;
        }
        if key(5) < 0.06 {
            x += 8.0;
            continue;
        }
        let tall = height * (0.66 + 0.30 * key(2));
        let leans = key(6) < 0.07;
        let turned = |shape: Shape| if leans { shape.turned(9.0, (x, foot)) } else { shape };
        let cover = surface(spine(&[seed, book, 3])).bevel(2.2).z(14.0).casting(0.25, 2.0).glow(0.03);
        stage.lay(&turned(Shape::rounded(x, foot - tall, wide - 0.6, tall, 1.0)), cover);
        if key(4) > 0.35 {
            let band = |share: f32| Shape::rectangle(x + 0.8, foot - tall * share, wide - 2.2, 1.5);
            stage.ink(&turned(Shape::together([band(0.82), band(0.22)])), 0xF0CE80, 0.8);
        }
        x += wide + if leans { 4.0 } else { 0.0 };
    }
}
