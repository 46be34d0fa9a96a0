//! The library: shelves up to the ceiling, a ladder on a rail, a green lamp, a globe, and a red armchair with an open
//! book.

use super::super::stage::{Grain, Lamp, Stage, outline, surface};
use super::books::shelf;
use super::light;
use super::shell::{Shell, skirting};
use super::stair::{self, Riser};
use super::window::Window;
use crate::painter::ink::Shape;

pub(super) fn staged(sides: (u32, u32), unit: f32) -> Stage {
    let mut stage = Stage::new(sides, unit, (270.0, 60.0), (0x465CAC, 0.72), 5);
    let s = &mut stage;
    let walls = (Grain::Post, 0.15);
    Shell { wall: 0x5A4436, floor: 0x7E5A3E, ceiling: 0x46404E, walls, ground: (Grain::Plank, 0.16) }.lay(s);
    skirting(s, 0x5E3E2A, 8.0);
    shelf(s, [56.0, 42.0, 92.0, 216.0], 5, 1);
    shelf(s, [150.0, 42.0, 92.0, 216.0], 5, 2);
    shelf(s, [322.0, 42.0, 64.0, 216.0], 5, 4);
    let window = Window {
        glass: [254.0, 62.0, 56.0, 128.0],
        frame: 0x8A6444,
        arched: true,
        panes: (2, 4),
        moon: (290.0, 92.0, 13.0),
    };
    window.lay(s);
    shelf(s, [248.0, 206.0, 68.0, 52.0], 1, 9);
    carpet(s);
    ladder(s);
    armchair(s);
    globe(s, (276.0, 282.0));
    lamp(s, (268.0, 202.0));
    s.lamp(Lamp::fill((140.0, 110.0, 110.0), 0xFFB060, 0.9, 110.0));
    window.moonlight(s, (262.0, 400.0), 372.0, (0.22, 1.6));
    stair::lay(s, 0x9C6C44, 0x70482E, Riser::Panels);
    light::fill(s, (150.0, 30.0), 0.85);
    stage
}

/// A worn carpet under globe and chair.
fn carpet(s: &mut Stage) {
    use super::shell::on_floor;
    let rug = |by: f32| {
        Shape::polygon(&[
            (236.0 + by, 310.0 + by * 0.5),
            (414.0 - by * 0.8, 310.0 + by * 0.5),
            (436.0 - by, 386.0 - by * 0.6),
            (222.0 + by * 1.3, 386.0 - by * 0.6),
        ])
    };
    s.lay(&rug(0.0), on_floor(0x34504A).grain(Grain::Cloth, 0.3).casting(0.3, 1.5));
    s.line(&rug(7.0), 2.4, 0xB8904A, 0.75);
    s.line(&rug(13.0), 1.0, 0xB8904A, 0.5);
}

/// The ladder leans on a rail before the right shelf.
fn ladder(s: &mut Stage) {
    let wood = |code: u32| surface(code).gloss(0.2);
    for side in [0.0, 26.0] {
        let rail = Shape::line(&[(344.0 + side, 44.0), (316.0 + side, 306.0)]).stroked(6.5);
        s.lay(&rail, wood(0xA07040).z(50.0).casting(0.65, 12.0));
    }
    for i in 0..9_u8 {
        let share = 0.07 + 0.11 * f32::from(i);
        let (x, y) = (344.0 - 28.0 * share, 44.0 + 262.0 * share);
        s.lay(&Shape::line(&[(x, y), (x + 26.0, y)]).stroked(5.0), wood(0xA87A46).bevel(2.5).z(52.0).lift(8.0));
    }
    let brass = surface(0xD8A84A).bevel(2.0).z(44.0).gloss(1.0).lift(4.0);
    s.lay(&Shape::rounded(232.0, 50.0, 156.0, 4.0, 2.0), brass);
}

fn armchair(s: &mut Stage) {
    s.foot((386.0, 372.0), 62.0, 12.0, 0.7);
    for x in [346.0, 426.0] {
        s.lay(&Shape::rounded(x, 362.0, 8.0, 14.0, 3.0), surface(0x4A3022).z(100.0).lift(4.0));
    }
    let cloth = |code: u32, bevel: f32, z: f32| surface(code).bevel(bevel).z(z).grain(Grain::Cloth, 0.15);
    let back = outline("M 352 262 C 352 238 426 238 428 262 L 432 338 L 348 338 Z");
    s.lay(&back, cloth(0x8E3238, 14.0, 92.0).lift(10.0));
    let buttons = (0..4_u8).flat_map(|row| (0..4_u8).map(move |column| (row, column))).map(|(row, column)| {
        let x = 370.0 + f32::from(column) * 14.0 + f32::from(row % 2) * 7.0;
        Shape::circle((x - 4.0, 264.0 + f32::from(row) * 14.0), 1.7)
    });
    s.ink(&Shape::together(buttons), 0x4A141A, 0.9);
    s.lay(&Shape::rounded(356.0, 320.0, 72.0, 32.0, 8.0), cloth(0xA83E42, 9.0, 104.0).lift(6.0));
    for x in [338.0, 418.0] {
        s.lay(&Shape::rounded(x, 300.0, 26.0, 66.0, 11.0), cloth(0x9A363C, 10.0, 112.0).lift(8.0));
    }
    s.lay(&Shape::rounded(346.0, 346.0, 80.0, 22.0, 5.0), cloth(0x86303A, 6.0, 106.0).casting(0.3, 5.0));
    let pages = [(370.0, 326.0), (391.0, 331.0), (412.0, 325.0), (414.0, 314.0), (392.0, 319.0), (370.0, 315.0)];
    s.lay(&Shape::polygon(&pages), surface(0xC8B894).bevel(2.0).z(118.0).lift(4.0));
    s.line(&Shape::line(&[(391.0, 331.0), (392.0, 319.0)]), 1.2, 0x4A3A2A, 0.7);
    for i in 0..3_u8 {
        let y = 318.5 + f32::from(i) * 2.7;
        s.line(&Shape::line(&[(374.0, y), (387.0, y + 3.0)]), 0.7, 0x3A3030, 0.5);
        s.line(&Shape::line(&[(396.0, y + 3.0), (409.0, y)]), 0.7, 0x3A3030, 0.5);
    }
}

fn globe(s: &mut Stage, (x, y): (f32, f32)) {
    let wood = surface(0x7A5236).lift(3.0);
    s.foot((x, y + 56.0), 30.0, 7.0, 0.7);
    s.lay(&Shape::rectangle(x - 3.0, y + 26.0, 6.0, 26.0), wood.clone().z(108.0));
    let foot = outline("M -20 56 Q 0 40 20 56 Z").moved(1.0, (x, y));
    s.lay(&foot, wood.bevel(4.0).z(110.0));
    let meridian = Shape::circle((x, y), 31.0).stroked(4.0);
    s.lay(&meridian, surface(0xC8983E).bevel(2.0).z(108.0).gloss(1.0).lift(4.0));
    let ball = Shape::circle((x, y), 27.0);
    s.lay(&ball, surface(0x447894).bevel(24.0).z(114.0).gloss(0.8).lift(6.0));
    let lands = outline(
        "M -16 -16 C -4 -22 6 -16 2 -6 C 8 2 -2 12 -6 16 C -12 4 -20 -4 -16 -16 Z \
         M 12 -8 C 22 -8 22 8 14 12 C 8 4 10 -2 12 -8 Z M -4 21 Q 4 18 9 22 Q 2 25 -4 21 Z",
    );
    s.ink_within(&lands.moved(1.0, (x, y)), Some(&ball), 0xB09A60, 0.95);
    for lines in ["M -27 0 Q 0 8 27 0", "M -23 -14 Q 0 -7 23 -14", "M -22 15 Q 0 22 22 15", "M 0 -27 Q 9 0 0 27"] {
        s.line(&outline(lines).moved(1.0, (x, y)), 0.7, 0x16283A, 0.4);
    }
}

/// The green reading lamp on the low shelf: the warm lamp.
fn lamp(s: &mut Stage, (x, y): (f32, f32)) {
    let brass = surface(0xD8A84A).z(60.0).gloss(1.0);
    s.lay(&Shape::rounded(x - 9.0, y - 5.0, 18.0, 5.0, 2.0), brass.clone().bevel(2.0).lift(3.0));
    s.lay(&Shape::rectangle(x - 1.5, y - 26.0, 3.0, 24.0), brass.bevel(1.5).unshadowed());
    let shade = outline("M -19 -22 C -16 -38 16 -38 19 -22 Z").moved(1.0, (x, y));
    s.lay(&shade, surface(0x1E8A58).bevel(6.0).z(110.0).glow(0.42).gloss(0.6).lift(4.0));
    let tube = Shape::rounded(x - 17.0, y - 23.0, 34.0, 3.5, 1.0);
    s.lay(&tube, surface(0xFFF0B8).flat().z(66.0).glow(1.2).unshadowed());
    light::warm(s, (x, y - 14.0, 80.0), 2.3, 86.0);
}
