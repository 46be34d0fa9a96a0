//! Windows with the night outside, and the moonlight that falls through them.

use super::super::stage::{Grain, Lamp, Stage, outline, surface};
use crate::painter::ink::Shape;
use crate::painter::noise::hash_of;

/// A window in the back wall.
pub(super) struct Window {
    /// Left, top, width and height of the glass.
    pub glass: [f32; 4],
    pub frame: u32,
    pub arched: bool,
    /// Panes across and down.
    pub panes: (u8, u8),
    /// Middle and radius of the moon.
    pub moon: (f32, f32, f32),
}

impl Window {
    /// Lays frame, sill, night and bars.
    pub fn lay(&self, stage: &mut Stage) {
        let [x, y, width, height] = self.glass;
        let wood = surface(self.frame).casting(0.6, 6.0);
        stage.lay(&self.outline(7.0), wood.clone().bevel(5.0).z(8.0).grain(Grain::Plank, 0.2));
        stage.lay(&Shape::rounded(x - 12.0, y + height + 3.0, width + 24.0, 8.0, 2.0), wood.clone().z(16.0));
        night(stage, &self.outline(0.0), self.moon);
        let bar = wood.bevel(2.0).z(6.0).unshadowed();
        for i in 1..self.panes.0 {
            let at = x + width * f32::from(i) / f32::from(self.panes.0);
            stage.lay(&Shape::rectangle(at - 1.8, y, 3.6, height), bar.clone().within(&self.outline(0.0)));
        }
        for i in 1..self.panes.1 {
            let at = y + height * f32::from(i) / f32::from(self.panes.1);
            stage.lay(&Shape::rectangle(x, at - 1.6, width, 3.2), bar.clone());
        }
    }

    /// Its outline, grown by so many units.
    fn outline(&self, by: f32) -> Shape {
        let [x, y, width, height] = self.glass;
        let (x, y, width, height) = (x - by, y - by, width + 2.0 * by, height + 2.0 * by);
        if self.arched { arch(x, y, width, height) } else { Shape::rectangle(x, y, width, height) }
    }

    /// Lets the moon shine through it onto the floor between `left` and `right`, down to the height `foot`; how
    /// strongly in the air and on the floor.
    pub fn moonlight(&self, stage: &mut Stage, (left, right): (f32, f32), foot: f32, strength: (f32, f32)) {
        let [x, y, width, height] = self.glass;
        moonlight(stage, [x, y + 4.0, width, height - 4.0], (left, right), foot, strength);
    }
}

/// The outline of a door or window with a round top.
pub(super) fn arch(x: f32, y: f32, width: f32, height: f32) -> Shape {
    let (foot, spring, peak, right) = (y + height, y + width / 2.0, y - width * 0.16, x + width);
    Shape::drawn(|path| {
        path.move_to(x, foot);
        path.line_to(x, spring);
        path.cubic_to(x, peak, right, peak, right, spring);
        path.line_to(right, foot);
        path.close();
    })
}

/// The night behind glass: blue, with stars and the moon.
pub(super) fn night(stage: &mut Stage, glass: &Shape, (moon_x, moon_y, radius): (f32, f32, f32)) {
    let Some((left, top, right, bottom)) = glass.bounds() else { return };
    stage.lay(glass, surface(0x0C1428).flat().z(0.0).unshadowed());
    stage.shine_along(glass, glass, (0x122466, 0x436FC7), 1.0);
    let star = |i: i32| {
        let [across, down, size] = [1, 2, 5].map(|key| hash_of(&[i, key, left as i32]));
        Shape::circle((left + across * (right - left), top + down * (bottom - top)), 0.5 + 0.6 * size)
    };
    let mut shine = |shape: Shape, code: u32, alpha: f32| stage.shine_along(&shape, glass, (code, code), alpha);
    shine(Shape::together((0..16).map(star)), 0xE8F0FF, 0.8);
    let moon = (moon_x, moon_y);
    shine(Shape::circle(moon, radius * 1.9), 0x9FC0FF, 0.13);
    shine(Shape::circle(moon, radius * 1.45), 0x9FC0FF, 0.16);
    shine(Shape::circle(moon, radius), 0xFFF8DC, 1.0);
    for (dx, dy, size) in [(-0.30, 0.10, 0.24), (0.30, -0.35, 0.15), (0.28, 0.42, 0.18), (-0.25, -0.45, 0.11)] {
        shine(Shape::circle((moon_x + dx * radius, moon_y + dy * radius), size * radius), 0xDAD0AE, 0.85);
    }
    let cloud = outline("M -34 3 Q -18 -5 -4 0 Q 10 -7 22 -1 Q 32 0 36 3 Q 10 7 -34 3 Z");
    shine(cloud.moved(0.9, (moon_x - 12.0, moon_y + radius * 1.3)), 0x2C4690, 0.75);
}

/// Moonlight through an opening (left, top, width, height): the shaft in the air and the panes on the floor.
pub(super) fn moonlight(
    stage: &mut Stage,
    opening: [f32; 4],
    (left, right): (f32, f32),
    foot: f32,
    (air, floor): (f32, f32),
) {
    const BLUE: u32 = 0x7AA4FF;
    let [x, y, width, height] = opening;
    stage.lamp(Lamp::fill((x + width / 2.0, y + height / 2.0, 85.0), 0x7FA8FF, 0.62, 120.0));
    let shaft = Shape::polygon(&[(x, y), (x + width, y), (right, foot), (left, foot)]);
    stage.shaft(&shaft, 0x86ACFF, 0.55, (air, air * 0.22), 7.0);
    let wide = right - left;
    let corner = |across: f32, down: f32| {
        let top = (left + wide * 0.05, left + wide * 0.75);
        let low = (left + wide * 0.12, left + wide * 0.98);
        let at = |ends: (f32, f32)| ends.0 + (ends.1 - ends.0) * across;
        (at(top) + (at(low) - at(top)) * down, foot - 56.0 + 56.0 * down)
    };
    for (column, row) in (0..2).flat_map(|column| (0..3).map(move |row| (column, row))) {
        let across = |share: f32| (column as f32 + share) / 2.0;
        let down = |share: f32| (row as f32 + share) / 3.0;
        let pane = [(0.05, 0.07), (0.95, 0.07), (0.95, 0.93), (0.05, 0.93)];
        let pane = pane.map(|(u, v)| corner(across(u), down(v)));
        stage.pool(&Shape::polygon(&pane), BLUE, floor, 1.3);
    }
}
