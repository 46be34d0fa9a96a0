//! The stair of four spaces, and the flashlights in its niches (HROOM-1).

use super::super::stage::{Beam, Grain, Stage, Surface, surface};
use super::shell::bricks;
use super::{HEIGHT, PAD, pad};
use crate::painter::colour::{hex, times};
use crate::painter::ink::Shape;
use crate::rules::dont_go_in::{LAST_SPACE, flashlights};

/// The width of a tread and how far it reaches down the picture, in units.
pub(super) const TREAD: (f32, f32) = (68.0, 22.0);

/// The upper left corner of the tread of a space from 1 to 4, in units.
pub(super) fn step(space: u8) -> (f32, f32) {
    let down = f32::from(space.clamp(1, LAST_SPACE) - 1);
    (8.0 + 58.0 * down, 128.0 + 62.0 * down)
}

/// What the faces below the treads are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Riser {
    /// Wood with sunk panels.
    Panels,
    /// Stones.
    Stones,
}

/// Lays the stair and its flashlights, and lights them.
pub(super) fn lay(stage: &mut Stage, tread: u32, face: u32, riser: Riser) {
    for space in 1..=LAST_SPACE {
        below(stage, space, face, riser);
        let (x, y) = step(space);
        let (width, depth) = TREAD;
        if flashlights(space) > 0 {
            let height = 7.0 + 13.0 * f32::from(flashlights(space));
            let niche = Shape::rounded(x + 18.0, y + depth + 4.0, width - 16.0, height, 3.0);
            stage.lay(&niche, surface(0x1A1C2C).hollow(0.6).z(98.0));
        }
        let board =
            [(x + 5.0, y), (x + width - 3.0, y), (x + width + 4.0, y + depth - 1.0), (x - 3.0, y + depth - 1.0)];
        let wood = surface(tread).flat().facing([0.0, -1.0, 0.45]).z(108.0).grain(Grain::Plank, 0.18);
        stage.lay(&Shape::polygon(&board), wood.casting(0.6, 4.0).lighter_below(0.06));
        let nosing = Surface::of(times(hex(tread), 1.25)).bevel(2.5).z(120.0).grain(Grain::Plank, 0.2);
        stage.lay(&Shape::rounded(x - 4.0, y + depth - 3.0, width + 9.0, 7.0, 2.0), nosing.casting(0.6, 5.0));
        ring(stage, pad(space));
        light(stage, space);
    }
}

/// The face under a tread, down to the lower edge of the plate.
fn below(stage: &mut Stage, space: u8, face: u32, riser: Riser) {
    let (x, y) = step(space);
    let (width, depth) = TREAD;
    stage.darken(&Shape::rectangle(x + 6.0, y + 6.0, width + 14.0, HEIGHT - y), 0.45, 9.0);
    let block = Shape::rectangle(x, y + depth - 2.0, width, HEIGHT - y);
    let (grain, strength) = match riser {
        Riser::Panels => (Grain::Post, 0.20),
        Riser::Stones => (Grain::Stone, 0.25),
    };
    let wall = surface(face).bevel(1.5).z(100.0).grain(grain, strength).lift(8.0).lighter_below(-0.12);
    stage.lay(&block, wall);
    match riser {
        Riser::Panels => {
            let panel = Surface::of(times(hex(face), 0.80)).bevel(4.0).z(99.0).grain(Grain::Post, 0.2).hollow(0.7);
            let mut top = y + depth + if flashlights(space) > 0 { 52.0 } else { 14.0 };
            while top < HEIGHT {
                stage.lay(&Shape::rounded(x + 9.0, top, width - 18.0, 40.0, 2.0), panel.clone());
                top += 50.0;
            }
        }
        Riser::Stones => bricks(stage, [x, y + depth + 2.0, x + width, HEIGHT], 13.0, 22.0, i32::from(space)),
    }
}

/// The ring that marks a space. It glows a little, so that it is seen in the dark.
fn ring(stage: &mut Stage, middle: (f32, f32)) {
    let ring = Shape::oval(middle, PAD.0, PAD.1);
    stage.ink(&ring, 0x12121E, 0.50);
    stage.line(&ring, 2.2, 0xF2DFB0, 0.95);
    stage.shine(&ring.stroked(2.2), 0x8A7448, 0.9);
}

/// The flashlights of a space: where they lie and point, and how strongly they shine.
fn light(stage: &mut Stage, space: u8) {
    let (angles, strength): (&[f32], f32) = match flashlights(space) {
        0 => (&[], 0.0),
        1 => (&[-6.0], 1.36),
        2 => (&[-14.0, 4.0], 0.92),
        _ => (&[-22.0, -8.0, 7.0], 0.76),
    };
    let (x, y) = step(space);
    let top = y + TREAD.1 + if angles.len() == 1 { 14.0 } else { 13.0 };
    for (at, &degrees) in (0_u8..).zip(angles) {
        let lens = (x + TREAD.0 + 3.0, top + 13.2 * f32::from(at));
        flashlight(stage, lens, degrees * 0.3);
        let swing = if (at + space).is_multiple_of(2) { 3.5 } else { -3.0 };
        stage.beam(Beam {
            at: (lens.0, lens.1, 114.0),
            degrees,
            swing,
            strength: 1.42 * strength,
            dust: 0.42 * strength,
        });
    }
}

/// A flashlight with the middle of its lens at a place.
fn flashlight(stage: &mut Stage, (x, y): (f32, f32), degrees: f32) {
    const BRASS: u32 = 0xD79A44;
    let placed = |shape: Shape| shape.moved(1.0, (x, y)).turned(degrees, (x, y));
    let body = surface(0x7C86AC).bevel(4.4).z(112.0).gloss(0.9).lift(3.0).lighter_below(-0.25).glow(0.10);
    stage.lay(&placed(Shape::rounded(-38.0, -4.4, 29.0, 8.8, 3.0)), body);
    let head = [(-13.0, -4.6), (-3.0, -7.0), (0.0, -7.0), (0.0, 7.0), (-3.0, 7.0), (-13.0, 4.6)];
    let brass = surface(BRASS).z(114.0).gloss(1.1);
    stage
        .lay(&placed(Shape::polygon(&head)), brass.clone().bevel(5.0).casting(0.4, 3.0).lighter_below(-0.3).glow(0.18));
    stage.lay(&placed(Shape::rounded(-27.0, -4.7, 3.4, 9.4, 1.0)), brass.bevel(2.0).unshadowed());
    let lens = surface(0xFFF6D6).flat().z(116.0).glow(1.25).unshadowed();
    stage.lay(&placed(Shape::oval((-0.3, 0.0), 2.6, 6.2)), lens);
}
