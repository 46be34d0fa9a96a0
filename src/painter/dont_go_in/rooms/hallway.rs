//! The hallway: green damask with five portraits, a red carpet from the tall window to us, and a suit of armour.

use super::super::stage::{Grain, Lamp, Stage, outline, surface};
use super::shell::{FLOOR, FOOT, LEFT, RIGHT, RIGHT_WALL, Shell, TOP, moulding, on_floor, wainscot};
use super::stair::{self, Riser};
use super::things::flame;
use super::window::Window;
use super::{HEIGHT, WIDTH, light};
use crate::painter::ink::Shape;

pub(super) fn staged(sides: (u32, u32), unit: f32) -> Stage {
    let mut stage = Stage::new(sides, unit, (300.0, 80.0), (0x465EAC, 0.72), 4);
    let s = &mut stage;
    let walls = (Grain::Cloth, 0.10);
    Shell { wall: 0x3F7064, floor: 0x7A5A42, ceiling: 0x4A4A58, walls, ground: (Grain::Plank, 0.16) }.lay(s);
    damask(s);
    panelling(s);
    let window = Window {
        glass: [266.0, 74.0, 62.0, 172.0],
        frame: 0xC8BDA4,
        arched: true,
        panes: (2, 5),
        moon: (308.0, 110.0, 13.0),
    };
    window.lay(s);
    carpet(s);
    for portrait in PORTRAITS {
        portrait.lay(s);
    }
    armour(s, (392.0, 366.0));
    sconce(s, 140.0);
    s.lamp(Lamp::fill((392.0, 110.0, 90.0), 0xFFC888, 1.25, 74.0));
    window.moonlight(s, (232.0, 388.0), 392.0, (0.20, 1.6));
    stair::lay(s, 0x9A6A46, 0x744A34, Riser::Panels);
    light::fill(s, (150.0, 30.0), 0.85);
    stage
}

/// The pattern of the wallpaper.
fn damask(s: &mut Stage) {
    let leaf = outline("M 0 -9 C 5 -4 7 2 0 9 C -7 2 -5 -4 0 -9 Z");
    let sprig = outline("M 0 9 Q -6 11 -8 5 Q -4 6 0 9 Q 4 6 8 5 Q 6 11 0 9 Z");
    let place = |row: u8, column: u8| {
        let x = LEFT + 12.0 + f32::from(column) * 28.0 + f32::from(row % 2) * 14.0;
        (x, TOP + 10.0 + f32::from(row) * 26.0)
    };
    let all = || (0..7).flat_map(|row| (0..13).map(move |column| place(row, column))).filter(|&(x, _)| x < RIGHT);
    let leaves = all().flat_map(|at| [leaf.moved(1.0, at), sprig.moved(1.0, at)]);
    s.ink(&Shape::together(leaves), 0x6FA48C, 0.38);
    s.ink(&Shape::together(all().map(|(x, y)| Shape::circle((x, y + 1.0), 1.6))), 0x2A5048, 0.7);
}

fn panelling(s: &mut Stage) {
    wainscot(s, 206.0, 0x6A4630, 0x8E6444);
    for i in 0..7_u8 {
        let panel = Shape::rounded(LEFT + 8.0 + f32::from(i) * 48.0, 216.0, 38.0, 34.0, 2.0);
        s.lay(&panel, surface(0x5A3A28).z(4.0).hollow(0.6));
    }
    let side = Shape::polygon(&[(RIGHT, 204.0), (WIDTH, 286.0), (WIDTH, HEIGHT), (RIGHT, FOOT)]);
    let wood = surface(0x5E3E2C).flat().unshadowed().deep(RIGHT_WALL).facing([-1.0, 0.0, 0.4]);
    s.lay(&side, wood.grain(Grain::Post, 0.2));
    moulding(s, 0xC8B48A);
}

/// The carpet, with golden borders and lozenges in perspective.
fn carpet(s: &mut Stage) {
    const GOLD: u32 = 0xD0A44E;
    let at = |down: f32, across: f32| {
        let (left, right) = (272.0 - 76.0 * down, 322.0 + 108.0 * down);
        (left + (right - left) * across, FOOT + 1.0 + (HEIGHT - FOOT - 1.0) * down)
    };
    let whole = Shape::polygon(&[at(0.0, 0.0), at(0.0, 1.0), at(1.0, 1.0), at(1.0, 0.0)]);
    s.lay(&whole, on_floor(0xA82832).deep(FLOOR).grain(Grain::Cloth, 0.2).casting(0.3, 2.0));
    for (across, width, alpha) in [(0.07, 3.2, 0.95), (0.93, 3.2, 0.95), (0.13, 1.3, 0.6), (0.87, 1.3, 0.6)] {
        s.line(&Shape::line(&[at(0.0, across), at(1.0, across)]), width, GOLD, alpha);
    }
    for down in [0.10_f32, 0.27, 0.50, 0.80] {
        let tall = 0.07 + 0.05 * down;
        let lozenge = [at(down - tall, 0.5), at(down, 0.7), at((down + tall).min(1.0), 0.5), at(down, 0.3)];
        s.ink(&Shape::polygon(&lozenge), 0x6E1A2C, 0.6);
        s.line(&Shape::polygon(&lozenge), 2.0, GOLD, 0.8);
        s.ink(&Shape::oval(at(down, 0.5), 4.0 + 7.0 * down, 2.0 + 4.0 * down), GOLD, 0.8);
        for across in [0.22, 0.78] {
            s.ink(&Shape::oval(at(down + tall, across), 2.0 + 2.0 * down, 1.0 + 1.2 * down), GOLD, 0.7);
        }
    }
}

/// Somebody who lived here.
#[derive(Clone, Copy)]
enum Sitter {
    Gentleman,
    Lady,
    Elder,
}

/// A portrait in a golden frame.
#[derive(Clone, Copy)]
struct Portrait {
    /// Left, top, width and height.
    frame: [f32; 4],
    oval: bool,
    sitter: Sitter,
}

const PORTRAITS: [Portrait; 5] = [
    Portrait { frame: [82.0, 58.0, 52.0, 62.0], oval: false, sitter: Sitter::Gentleman },
    Portrait { frame: [146.0, 64.0, 46.0, 58.0], oval: true, sitter: Sitter::Lady },
    Portrait { frame: [202.0, 78.0, 48.0, 62.0], oval: false, sitter: Sitter::Elder },
    Portrait { frame: [342.0, 72.0, 42.0, 54.0], oval: true, sitter: Sitter::Lady },
    Portrait { frame: [344.0, 138.0, 38.0, 50.0], oval: false, sitter: Sitter::Gentleman },
];

impl Portrait {
    fn lay(self, s: &mut Stage) {
        let [x, y, width, height] = self.frame;
        let inset = |by: f32| match self.oval {
            true => Shape::oval((x + width / 2.0, y + height / 2.0), width / 2.0 - by, height / 2.0 - by),
            false => Shape::rounded(x + by, y + by, width - 2.0 * by, height - 2.0 * by, 2.0),
        };
        s.lay(&inset(0.0), surface(0xC8923A).bevel(6.0).z(20.0).gloss(0.9).casting(0.7, 8.0));
        s.line(&inset(3.2), 1.0, 0x5A3A14, 0.55);
        s.lay(&inset(6.5), surface(0x3A3440).bevel(2.0).z(20.0).hollow(0.6).lighter_below(-0.2));
        let (coat, hair) = match self.sitter {
            Sitter::Gentleman => (0x7A2A34, 0x3A2620),
            Sitter::Lady => (0x3E5C8A, 0xB08A50),
            Sitter::Elder => (0x3A5A44, 0xB8B4AC),
        };
        let (middle, foot) = (x + width / 2.0, y + height - 7.0);
        let canvas = inset(7.0);
        let within = |code: u32, bevel: f32| surface(code).bevel(bevel).z(20.0).unshadowed().within(&canvas);
        let at = |dx: f32, dy: f32| (middle + width * dx, foot - height * dy);
        let shoulders = Shape::drawn(|path| {
            let ((a, b), (c, d), (e, f)) = (at(-0.34, 0.30), at(-0.12, 0.32), at(0.0, 0.34));
            path.move_to(middle - width * 0.36, foot);
            path.cubic_to(a, b, c, d, e, f);
            let ((a, b), (c, d), (e, f)) = (at(0.12, 0.32), at(0.34, 0.30), at(0.36, 0.0));
            path.cubic_to(a, b, c, d, e, f);
            path.close();
        });
        s.lay(&shoulders, within(coat, 4.0).glow(0.06));
        let oval =
            |(dx, dy): (f32, f32), across: f32, down: f32| Shape::oval(at(dx, dy), width * across, height * down);
        let collar = Shape::polygon(&[at(-0.11, 0.31), at(0.11, 0.31), at(0.0, 0.14)]);
        s.lay(&collar, within(0xD8CFC0, 1.5));
        s.lay(&oval((0.0, 0.48), 0.165, 0.18), within(hair, 2.0));
        if let Sitter::Lady = self.sitter {
            s.lay(&oval((0.0, 0.66), 0.10, 0.075), within(hair, 2.0));
            s.lay(&oval((0.15, 0.40), 0.05, 0.10), within(hair, 2.0));
            s.lay(&oval((-0.15, 0.40), 0.05, 0.10), within(hair, 2.0));
        }
        s.lay(&oval((0.0, 0.45), 0.125, 0.145), within(0xD0B08E, 3.0).glow(0.10));
        match self.sitter {
            Sitter::Gentleman => s.ink(&oval((0.0, 0.395), 0.075, 0.022), hair, 0.9),
            Sitter::Elder => s.lay(&oval((0.0, 0.355), 0.095, 0.075), within(hair, 2.0)),
            Sitter::Lady => s.ink(&oval((0.0, 0.37), 0.035, 0.016), 0x9A3A3A, 0.9),
        }
        // Their eyes follow us.
        let eyes = [-0.05, 0.05].map(|side| Shape::circle(at(side, 0.47), (width * 0.022).max(0.9)));
        s.ink(&Shape::together(eyes), 0x14101A, 1.0);
    }
}

/// A suit of armour that stands with its plinth at a place.
fn armour(s: &mut Stage, (x, y): (f32, f32)) {
    let place = |text: &str| outline(text).moved(1.0, (x, y));
    let steel = |code: u32, bevel: f32, z: f32| surface(code).bevel(bevel).z(z).gloss(1.0).lift(6.0);
    s.foot((x, y), 34.0, 9.0, 0.7);
    s.lay(&Shape::rounded(x - 30.0, y - 12.0, 60.0, 14.0, 2.0), surface(0x4A3428).z(98.0));
    let both = |text: &str| [place(text), outline(text).mirrored().moved(1.0, (x, y))];
    for leg in both("M 3 -74 L 20 -74 L 18 -14 L 24 -10 L 2 -10 Z") {
        s.lay(&leg, steel(0x707C94, 6.0, 100.0));
    }
    for knee in both("M 4 -48 Q 12 -54 20 -48 L 19 -38 Q 12 -34 4 -38 Z") {
        s.lay(&knee, steel(0x8490A6, 4.0, 104.0).casting(0.5, 2.0));
    }
    for arm in both("M 20 -130 C 36 -128 37 -112 33 -98 C 30 -88 18 -86 8 -88 L 8 -100 C 16 -98 20 -102 22 -112 Z") {
        s.lay(&arm, steel(0x6A768E, 6.0, 100.0));
    }
    let trunk = "M -22 -134 C -10 -138 10 -138 22 -134 C 26 -112 20 -90 16 -82 L 22 -66 L -22 -66 L -16 -82 \
                 C -20 -90 -26 -112 -22 -134 Z";
    s.lay(&place(trunk), steel(0x808CA2, 11.0, 104.0).lift(8.0));
    s.line(&place("M 0 -134 L 0 -84"), 1.2, 0x2A3040, 0.45);
    s.line(&place("M -16 -82 Q 0 -77 16 -82"), 2.2, 0x3A2E28, 0.8);
    for shoulder in [-25.0, 25.0] {
        s.lay(&Shape::oval((x + shoulder, y - 128.0), 11.0, 10.0), steel(0x8A96AA, 8.0, 108.0).lift(4.0));
    }
    let helmet = "M -14 -140 C -17 -172 -8 -178 0 -178 C 8 -178 17 -172 14 -140 C 6 -134 -6 -134 -14 -140 Z";
    s.lay(&place(helmet), steel(0x8A96AA, 9.0, 110.0));
    s.line(&place("M -11 -158 L 11 -158"), 3.4, 0x0A0A14, 1.0);
    s.line(&place("M 0 -155 L 0 -140"), 1.4, 0x2A3040, 0.8);
    let holes = [-5.0, 5.0].map(|side| Shape::line(&[(x + side, y - 150.0), (x + side, y - 145.0)]).stroked(1.4));
    s.ink(&Shape::together(holes), 0x14161E, 0.9);
    let plume = "M 0 -176 C -4 -196 -26 -196 -26 -174 C -18 -182 -8 -180 0 -174 Z";
    s.lay(&place(plume), surface(0xC83434).bevel(4.0).z(112.0).lift(4.0));
    // Both hands rest on a sword.
    let blade = outline("M -3.4 -82 L 3.4 -82 L 2.6 -18 L 0 -11 L -2.6 -18 Z").moved(1.0, (x, y));
    s.lay(&blade, steel(0xA4B0C4, 3.0, 118.0).casting(0.6, 5.0));
    let brass = surface(0xC8983E).z(120.0).gloss(0.9).lift(3.0);
    s.lay(&Shape::rounded(x - 13.0, y - 86.0, 26.0, 5.0, 2.0), brass.clone());
    s.lay(&Shape::line(&[(x, y - 88.0), (x, y - 104.0)]).stroked(4.0), surface(0x4A2E28).bevel(2.0).z(120.0).lift(3.0));
    s.lay(&Shape::circle((x, y - 107.0), 4.0), brass);
    for (side, down) in [(-5.0, -98.0), (5.0, -92.0)] {
        s.lay(&Shape::rounded(x + side - 7.0, y + down - 5.0, 14.0, 10.0, 5.0), steel(0x78849A, 5.0, 122.0).lift(3.0));
    }
}

/// A candle on the wall: the warm lamp.
fn sconce(s: &mut Stage, x: f32) {
    let brass = surface(0xD8A040).gloss(0.9).lift(4.0);
    s.lay(&Shape::rounded(x - 3.0, 150.0, 6.0, 16.0, 2.0), brass.clone().z(24.0));
    s.lay(&Shape::circle((x, 166.0), 4.0), brass.clone().z(24.0));
    s.lay(&Shape::oval((x, 150.0), 9.0, 3.0), brass.bevel(2.0).z(26.0).lift(3.0));
    s.lay(&Shape::rounded(x - 3.0, 136.0, 6.0, 14.0, 2.0), surface(0xE0D4B8).z(26.0).unshadowed());
    flame(s, (x, 136.0), 0.9, 26.0);
    light::warm(s, (x, 128.0, 56.0), 2.3, 78.0);
}
