//! What a room does, as a small picture for its slab, and the medal at the space that costs or saves a ghost.

use crate::painter::colour::{Rgb, hex, times};
use crate::painter::figures::ghost;
use crate::painter::ink::{Canvas, Ink, Shape};
use crate::painter::picture::Picture;
use crate::rules::dont_go_in::{LAST_SPACE, Room};

/// Width and height of an effect, in units; it ends at the right edge.
const SIZE: (f32, f32) = (122.0, 46.0);

const INK: Rgb = hex(0x2B2A33);
const DARK: Rgb = hex(0x10182C);
const RED: Rgb = hex(0x8A3B2A);
const COSTS: Rgb = hex(0x8A2A1C);
const SAVES: Rgb = hex(0x2E6A48);
const GOLD: Rgb = hex(0xFFC24A);

/// The effect of a room as a picture, `height` pixels high. It is to be laid with the middle of its right edge at
/// [`EFFECT`](super::EFFECT); its height is that of the slab.
pub fn effect(room: Room, height: u32) -> Picture {
    let unit = height.max(1) as f32 / SIZE.1;
    let mut canvas = Canvas::new((SIZE.0 * unit).round() as u32, height);
    canvas.at((SIZE.0 * unit, height as f32 / 2.0), unit);
    match room {
        Room::Attic => extra_ghost(&mut canvas, 1, Sign::Plus),
        Room::Nursery => extra_ghost(&mut canvas, LAST_SPACE, Sign::Minus),
        Room::Basement => roll_again(&mut canvas),
        Room::Hallway => turn_over(&mut canvas),
        Room::Library => sorted(&mut canvas),
        Room::SecretPassage => face_down(&mut canvas),
    }
    canvas.finish()
}

/// The medal of the attic or the nursery, `height` pixels high, to be laid with its middle at
/// [`medal_at`](super::medal_at).
pub fn medal(room: Room, height: u32) -> Option<Picture> {
    let sign = match room {
        Room::Attic => Sign::Plus,
        Room::Nursery => Sign::Minus,
        Room::Basement | Room::Hallway | Room::Library | Room::SecretPassage => return None,
    };
    let mut canvas = Canvas::new(height, height);
    canvas.at((height as f32 / 2.0, height as f32 / 2.0), height as f32 / 36.0);
    let disc = Shape::circle((0.0, 0.0), 16.4);
    let night = [(0.0, hex(0x26345C), 0.97), (1.0, hex(0x0C1224), 0.97)];
    canvas.fill(&disc, &Ink::round((-4.0, -6.0), 22.0, &night));
    canvas.stroke(&disc, 2.6, &Ink::flat(hex(0x5A3A14), 0.9));
    canvas.stroke(&disc, 1.9, &Ink::flat(GOLD, 1.0));
    haunt(&mut canvas, (-4.5, 8.0), 17.0);
    self::sign(&mut canvas, sign, (8.0, -0.5), 4.2, hex(0xFFE3A0));
    Some(canvas.finish())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Plus,
    Minus,
}

fn sign(canvas: &mut Canvas, sign: Sign, (x, y): (f32, f32), size: f32, colour: Rgb) {
    let ink = Ink::flat(colour, 1.0);
    canvas.stroke(&Shape::line(&[(x - size, y), (x + size, y)]), size * 0.62, &ink);
    if sign == Sign::Plus {
        canvas.stroke(&Shape::line(&[(x, y - size), (x, y + size)]), size * 0.62, &ink);
    }
}

/// The figure 1.
fn one(canvas: &mut Canvas, (x, y): (f32, f32), colour: Rgb) {
    let ink = Ink::flat(colour, 1.0);
    canvas.stroke(&Shape::line(&[(x - 4.0, y - 5.0), (x, y - 9.0), (x, y + 8.5)]), 3.4, &ink);
    canvas.stroke(&Shape::line(&[(x - 4.5, y + 8.5), (x + 4.5, y + 8.5)]), 2.6, &ink);
}

/// A white ghost with a dark edge; its hem is at a place.
fn haunt(canvas: &mut Canvas, (x, foot): (f32, f32), height: f32) {
    let body = ghost::outline(0.4).moved(height, (x, foot - 0.04 * height));
    canvas.stroke(&body, 0.17 * height, &Ink::flat(DARK, 1.0));
    let light = [(0.0, hex(0xFFFFFF), 1.0), (1.0, hex(0xB4D2F8), 1.0)];
    canvas.fill(&body, &Ink::along((x, foot - height), (x, foot), &light));
    for side in [-0.125, 0.125] {
        let eye = Shape::oval((x + side * height, foot - 0.66 * height), 0.065 * height, 0.105 * height);
        canvas.fill(&eye, &Ink::flat(DARK, 1.0));
    }
}

/// A die with a ghost or a blank face.
fn die(canvas: &mut Canvas, (x, y): (f32, f32), half: f32, ghostly: bool, degrees: f32) {
    let turned = |shape: Shape| shape.turned(degrees, (x, y));
    let cube = turned(Shape::rounded(x - half, y - half, 2.0 * half, 2.0 * half, 0.5 * half));
    canvas.stroke(&cube, 0.28 * half, &Ink::flat(DARK, 0.95));
    let bone = hex(0xF4EAD2);
    let light = [(0.0, hex(0xFFFBEE), 1.0), (1.0, times(bone, 0.84), 1.0)];
    canvas.fill(&cube, &Ink::along((x - half, y - half), (x + half, y + half), &light));
    if ghostly {
        let body = ghost::outline(0.4).moved(1.36 * half, (x, y + 0.62 * half));
        canvas.fill(&turned(body), &Ink::flat(hex(0x3E5E9A), 1.0));
        for side in [-0.18, 0.18] {
            let eye = Shape::oval((x + side * half, y - 0.22 * half), 0.09 * half, 0.15 * half);
            canvas.fill(&turned(eye), &Ink::flat(hex(0xF6F2E6), 1.0));
        }
    }
}

/// A ghost more or less for one space of the stair.
fn extra_ghost(canvas: &mut Canvas, space: u8, by: Sign) {
    for other in 1..=LAST_SPACE {
        let down = f32::from(other - 1);
        let pad = Shape::oval((-106.0 + 11.5 * down, -12.0 + 8.0 * down), 7.0, 3.7);
        match other == space {
            true => canvas.fill(&pad, &Ink::flat(RED, 1.0)),
            false => canvas.stroke(&pad, 1.7, &Ink::flat(INK, 0.62)),
        }
    }
    haunt(canvas, (-45.0, 14.0), 29.0);
    let colour = if by == Sign::Plus { COSTS } else { SAVES };
    sign(canvas, by, (-20.0, 1.0), 6.0, colour);
    one(canvas, (-6.0, 0.0), colour);
}

/// A die between two arrows that run round it.
fn roll_again(canvas: &mut Canvas) {
    const MIDDLE: (f32, f32) = (-24.0, 0.0);
    const RADIUS: f32 = 17.5;
    die(canvas, MIDDLE, 9.6, true, -8.0);
    for start in [20.0_f32, 200.0] {
        let at = |degrees: f32, radius: f32| {
            let angle = (start + degrees).to_radians();
            (MIDDLE.0 + radius * libm::cosf(angle), MIDDLE.1 + radius * libm::sinf(angle))
        };
        let arc: Vec<_> = (0..=16_u8).map(|step| at(f32::from(step) * 7.4, RADIUS)).collect();
        canvas.stroke(&Shape::line(&arc), 2.8, &Ink::flat(RED, 1.0));
        let head = [at(145.0, RADIUS), at(114.0, RADIUS + 6.0), at(114.0, RADIUS - 6.0)];
        canvas.fill(&Shape::polygon(&head), &Ink::flat(RED, 1.0));
    }
}

/// A ghost on a die becomes a blank, and the other way round.
fn turn_over(canvas: &mut Canvas) {
    die(canvas, (-74.0, 0.0), 12.5, true, -5.0);
    die(canvas, (-17.0, 0.0), 12.5, false, 5.0);
    for side in [-1.0_f32, 1.0] {
        let y = side * 5.0;
        canvas.stroke(&Shape::line(&[(-53.0, y), (-38.0, y)]), 2.5, &Ink::flat(RED, 1.0));
        let tip = if side < 0.0 { -32.5 } else { -58.5 };
        let head = [(tip, y), (tip + side * 8.0, y - 4.8), (tip + side * 8.0, y + 4.8)];
        canvas.fill(&Shape::polygon(&head), &Ink::flat(RED, 1.0));
    }
}

fn card(canvas: &mut Canvas, [left, top, width, height]: [f32; 4], colour: Rgb) {
    let sheet = Shape::rounded(left, top, width, height, 2.5);
    canvas.fill(&sheet, &Ink::flat(colour, 1.0));
    canvas.stroke(&sheet, 1.8, &Ink::flat(INK, 0.9));
}

/// Three rising cards: a ghost more with the left one, a ghost less with the right one.
fn sorted(canvas: &mut Canvas) {
    for (at, by) in (0_u8..).zip([Some((Sign::Plus, COSTS)), None, Some((Sign::Minus, SAVES))]) {
        let (x, height) = (-66.0 + 27.0 * f32::from(at), 20.0 + 5.5 * f32::from(at));
        card(canvas, [x - 10.0, 16.0 - height, 20.0, height], hex(0xF4E8CC));
        if let Some((by, colour)) = by {
            sign(canvas, by, (x, 6.0), 4.8, colour);
        }
    }
    haunt(canvas, (-98.0, 14.0), 29.0);
}

/// Three cards, the last one face down, with an eye that looks at it.
fn face_down(canvas: &mut Canvas) {
    for at in 0..3_u8 {
        let colour = if at < 2 { hex(0xF4E8CC) } else { hex(0x23294A) };
        card(canvas, [-77.0 + 27.0 * f32::from(at), -16.0, 22.0, 32.0], colour);
    }
    let eye = Shape::drawn(|path| {
        path.move_to(-21.5, 0.0);
        path.quad_to(-12.0, -10.0, -2.5, 0.0);
        path.quad_to(-12.0, 10.0, -21.5, 0.0);
        path.close();
    });
    canvas.fill(&eye, &Ink::flat(hex(0xFFE9A8), 1.0));
    canvas.fill(&Shape::circle((-12.0, 0.0), 3.4), &Ink::flat(hex(0x23294A), 1.0));
}
