//! The empty room: back wall, side walls, floor and ceiling, and what is fixed to them.

use super::super::stage::{Depth, Grain, Stage, Surface, surface};
use super::{HEIGHT, WIDTH};
use crate::painter::ink::Shape;
use crate::painter::noise::hash_of;

/// The back wall, in units.
pub(super) const LEFT: f32 = 52.0;
pub(super) const RIGHT: f32 = 388.0;
pub(super) const TOP: f32 = 34.0;
pub(super) const FOOT: f32 = 258.0;

/// How deep floor, ceiling and side walls are.
pub(super) const FLOOR: Depth = Depth::Down(FOOT, HEIGHT);
const CEILING: Depth = Depth::Down(TOP, 0.0);
const LEFT_WALL: Depth = Depth::Across(LEFT, 0.0);
pub(super) const RIGHT_WALL: Depth = Depth::Across(RIGHT, WIDTH);

/// The direction that a floor faces as this stage sees it.
pub(super) const UP: [f32; 3] = [0.0, -1.0, 0.35];

/// The colours and grains of an empty room.
pub(super) struct Shell {
    pub wall: u32,
    pub floor: u32,
    pub ceiling: u32,
    pub walls: (Grain, f32),
    pub ground: (Grain, f32),
}

impl Shell {
    /// Lays walls, floor and ceiling.
    pub fn lay(&self, stage: &mut Stage) {
        // Behind the seams, and beyond the last row of a size that does not divide evenly.
        let behind = Shape::rectangle(-WIDTH, -HEIGHT, 3.0 * WIDTH, 3.0 * HEIGHT);
        stage.lay(&behind, surface(self.ceiling).flat().z(0.0).unshadowed());
        let (grain, strength) = self.walls;
        let plain = |code: u32| surface(code).flat().unshadowed().grain(grain, strength);
        let wall = Shape::rectangle(LEFT - 2.0, TOP - 2.0, RIGHT - LEFT + 4.0, FOOT - TOP + 4.0);
        stage.lay(&wall, plain(self.wall).z(0.0));
        let ceiling = Shape::polygon(&[(0.0, 0.0), (WIDTH, 0.0), (RIGHT, TOP), (LEFT, TOP)]);
        stage.lay(&ceiling, plain(self.ceiling).deep(CEILING).facing([0.0, 1.0, 0.3]));
        let left = Shape::polygon(&[(0.0, 0.0), (LEFT, TOP), (LEFT, FOOT), (0.0, HEIGHT)]);
        stage.lay(&left, plain(self.wall).deep(LEFT_WALL).facing([1.0, 0.0, 0.35]));
        let right = Shape::polygon(&[(WIDTH, 0.0), (RIGHT, TOP), (RIGHT, FOOT), (WIDTH, HEIGHT)]);
        stage.lay(&right, plain(self.wall).deep(RIGHT_WALL).facing([-1.0, 0.0, 0.35]));
        let floor = Shape::polygon(&[(0.0, HEIGHT), (LEFT, FOOT), (RIGHT, FOOT), (WIDTH, HEIGHT)]);
        let (grain, strength) = self.ground;
        stage.lay(&floor, on_floor(self.floor).unshadowed().grain(grain, strength));
        if grain == Grain::Plank {
            boards(stage);
        }
        let corners = [(LEFT, TOP), (LEFT, FOOT), (RIGHT, FOOT), (RIGHT, TOP), (LEFT, TOP)];
        for ends in corners.windows(2) {
            stage.darken(&Shape::line(ends).stroked(14.0), 0.42, 9.0);
        }
    }
}

/// Something flat that lies on the floor.
pub(super) fn on_floor(code: u32) -> Surface {
    surface(code).flat().deep(FLOOR).facing(UP)
}

/// Floorboards that run towards the viewer, each in its own tone, with a joint here and there.
fn boards(stage: &mut Stage) {
    let edge = |i: i32, down: f32| {
        let (far, near) = (220.0 + i as f32 * 25.0, 220.0 + i as f32 * 36.5);
        (far + (near - far) * down, FOOT + (HEIGHT - FOOT) * down)
    };
    for i in -9..9 {
        let tone = hash_of(&[i, 81]);
        let board = Shape::polygon(&[edge(i, 0.0), edge(i + 1, 0.0), edge(i + 1, 1.0), edge(i, 1.0)]);
        stage.ink(&board, if tone > 0.5 { 0xFFE2B8 } else { 0x0C0810 }, 0.16 * (tone - 0.5).abs());
        let joint = 0.15 + 0.75 * hash_of(&[i, 82]);
        stage.line(&Shape::line(&[edge(i, joint), edge(i + 1, joint)]), 1.1, 0x08050A, 0.5);
        stage.line(&Shape::line(&[edge(i, 0.0), edge(i, 1.0)]), 1.5, 0x08050A, 0.55);
    }
}

/// A board along the foot of back wall and right wall.
pub(super) fn skirting(stage: &mut Stage, code: u32, height: f32) {
    stage.lay(
        &Shape::rectangle(LEFT, FOOT - height, RIGHT - LEFT, height),
        surface(code).bevel(2.0).z(3.0).casting(0.3, 3.0),
    );
    let side =
        Shape::polygon(&[(RIGHT, FOOT - height), (WIDTH, HEIGHT - height * 1.7), (WIDTH, HEIGHT), (RIGHT, FOOT)]);
    stage.lay(&side, surface(code).flat().unshadowed().deep(RIGHT_WALL).facing([-1.0, 0.0, 0.4]));
}

/// A moulding along the top of the back wall.
pub(super) fn moulding(stage: &mut Stage, code: u32) {
    let strip = Shape::rectangle(LEFT, TOP, RIGHT - LEFT, 9.0);
    stage.lay(&strip, surface(code).z(14.0).lift(5.0));
    stage.line(&Shape::line(&[(LEFT, TOP + 5.5), (RIGHT, TOP + 5.5)]), 1.0, 0x1A1210, 0.35);
}

/// Stripes of another colour on the wallpaper: their distance and width in units.
pub(super) fn stripes(stage: &mut Stage, code: u32, alpha: f32, (apart, width): (f32, f32)) {
    let count = ((RIGHT - LEFT) / apart) as usize + 1;
    let stripe = |i: usize| {
        let left = LEFT + i as f32 * apart;
        Shape::rectangle(left, TOP, width.min(RIGHT - left), FOOT - TOP)
    };
    stage.ink(&Shape::together((0..count).map(stripe)), code, alpha);
}

/// Courses of brick in a rectangle (left, top, right, bottom): bricks in slightly different tones, and their joints.
pub(super) fn bricks(stage: &mut Stage, [left, top, right, bottom]: [f32; 4], height: f32, width: f32, seed: i32) {
    const JOINT: u32 = 0x07080E;
    let mut joints = Vec::new();
    for row in 0..((bottom - top) / height).ceil() as i32 {
        let y = top + row as f32 * height;
        let foot = (y + height).min(bottom);
        joints.push(Shape::line(&[(left, y), (right, y)]).stroked(1.6));
        for column in -1..((right - left) / width) as i32 + 2 {
            let x = left + column as f32 * width + (row % 2) as f32 * width / 2.0;
            let (from, to) = ((x + 1.0).max(left), (x + width - 1.0).min(right));
            let tone = hash_of(&[row, column, seed]);
            if to > from + 1.0 {
                let brick = Shape::rounded(from, y + 1.0, to - from, foot - y - 2.0, 2.5);
                stage.ink(&brick, if tone > 0.6 { 0xE8F0F4 } else { 0x0A0C14 }, 0.08 + 0.12 * (tone - 0.6).abs());
                let lit = Shape::line(&[(from + 1.5, y + 2.0), (to - 1.5, y + 2.0)]);
                stage.line(&lit, 1.0, 0xE8F0F4, 0.14);
            }
            if x > left && x < right {
                joints.push(Shape::line(&[(x, y), (x, foot)]).stroked(1.6));
            }
        }
    }
    stage.ink(&Shape::together(joints), JOINT, 0.45);
}

/// The lower part of the back wall clad in wood, from `top` down.
pub(super) fn wainscot(stage: &mut Stage, top: f32, code: u32, rail: u32) {
    let cladding = Shape::rectangle(LEFT, top, RIGHT - LEFT, FOOT - top);
    stage.lay(&cladding, surface(code).bevel(2.0).z(4.0).grain(Grain::Post, 0.2).casting(0.4, 3.0));
    stage.lay(&Shape::rounded(LEFT, top - 4.0, RIGHT - LEFT, 7.0, 1.0), surface(rail).z(10.0).lift(4.0));
}
