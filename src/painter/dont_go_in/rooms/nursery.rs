//! The nursery: striped wallpaper with stars, pink curtains, a cradle under a mobile, and a rocking horse.

use super::super::stage::{Grain, Stage, outline, surface};
use super::light;
use super::shell::{LEFT, RIGHT, Shell, TOP, skirting, stripes};
use super::stair::{self, Riser};
use super::things::star;
use super::window::Window;
use crate::painter::ink::Shape;

pub(super) fn staged(sides: (u32, u32), unit: f32) -> Stage {
    let mut stage = Stage::new(sides, unit, (300.0, 60.0), (0x465CB4, 0.66), 2);
    let s = &mut stage;
    let walls = (Grain::Plaster, 0.12);
    Shell { wall: 0xA27F96, floor: 0x8A6A54, ceiling: 0x5E5570, walls, ground: (Grain::Plank, 0.16) }.lay(s);
    wallpaper(s);
    skirting(s, 0xE2D3C4, 14.0);
    let window = Window {
        glass: [228.0, 58.0, 76.0, 104.0],
        frame: 0xE6DCCB,
        arched: true,
        panes: (2, 3),
        moon: (282.0, 88.0, 14.0),
    };
    window.lay(s);
    curtains(s, window.glass);
    toys(s);
    rug(s);
    mobile(s);
    cradle(s);
    horse(s, (324.0, 388.0));
    window.moonlight(s, (250.0, 420.0), 372.0, (0.22, 1.6));
    stair::lay(s, 0xD8C2A4, 0xA88C86, Riser::Panels);
    light::fill(s, (150.0, 30.0), 0.85);
    stage
}

fn wallpaper(s: &mut Stage) {
    stripes(s, 0xC9A0B0, 0.35, (40.0, 20.0));
    let place = |row: u8, column: u8| {
        let x = LEFT + 10.0 + f32::from(column) * 40.0 + f32::from(row % 2) * 20.0;
        (x, TOP + 14.0 + f32::from(row) * 26.0)
    };
    let places = (0..8).flat_map(|row| (0..9).map(move |column| place(row, column)));
    let stars = places.filter(|&(x, _)| x < RIGHT - 4.0).map(|at| star(at, 3.6));
    s.ink(&Shape::together(stars), 0xFFE9C0, 0.65);
}

fn curtains(s: &mut Stage, [x, y, width, _]: [f32; 4]) {
    let shape = "M -4 -14 L 30 -14 C 26 40 8 66 6 84 C 8 104 6 118 4 126 L -12 126 C -8 70 -8 30 -4 -14 Z";
    let folds = "M 4 -12 C 4 30 -3 60 -4 122 M 13 -12 C 11 26 3 56 1 84";
    for (edge, mirrored) in [(x - 12.0, false), (x + width + 12.0, true)] {
        let hung = |text: &str| if mirrored { outline(text).mirrored() } else { outline(text) }.moved(1.0, (edge, y));
        s.lay(&hung(shape), surface(0xD88A96).bevel(7.0).z(24.0).grain(Grain::Cloth, 0.2).casting(0.6, 8.0));
        s.line(&hung(folds), 1.6, 0x7A3448, 0.32);
        s.lay(&hung("M -10 80 L 8 80 L 8 87 L -10 87 Z"), surface(0xE8B84E).bevel(2.5).z(30.0).casting(0.4, 2.0));
    }
    s.lay(&Shape::rounded(x - 26.0, y - 19.0, width + 52.0, 7.0, 3.0), surface(0xB98A4E).z(26.0).lift(5.0));
    for end in [x - 27.0, x + width + 27.0] {
        s.lay(&Shape::circle((end, y - 15.5), 5.0), surface(0xC99A58).bevel(4.0).z(28.0).gloss(0.5).lift(3.0));
    }
}

/// A shelf with blocks, a bear, and the night lamp: a glowing ball.
fn toys(s: &mut Stage) {
    let board = surface(0xB98A62).bevel(2.0).z(30.0).casting(0.7, 8.0);
    s.lay(&Shape::rounded(96.0, 112.0, 116.0, 7.0, 1.0), board);
    for (x, y, colour, mark) in [
        (106.0, 96.0, 0xD8584A, star((114.0, 104.0), 5.0)),
        (124.0, 96.0, 0x4E8FC0, Shape::circle((132.0, 104.0), 4.2)),
        (115.0, 80.0, 0xE0B040, Shape::polygon(&[(123.0, 83.5), (127.5, 92.0), (118.5, 92.0)])),
    ] {
        s.lay(&Shape::rounded(x, y, 16.0, 16.0, 2.0), surface(colour).z(34.0).lift(4.0));
        s.ink(&mark, 0xFFF4DA, 0.95);
    }
    let fur = |code: u32| surface(code).grain(Grain::Cloth, 0.15);
    for side in [-7.0, 7.0] {
        s.lay(&Shape::circle((168.0 + side, 79.0), 3.6), fur(0xA8764A).z(37.0).unshadowed());
        s.lay(&Shape::oval((168.0 + side * 1.1, 109.0), 4.6, 3.6), fur(0xB88252).z(40.0).casting(0.4, 2.0));
    }
    s.lay(&Shape::oval((168.0, 102.0), 10.0, 11.0), fur(0xA8764A).bevel(7.0).z(36.0).lift(4.0));
    s.lay(&Shape::oval((168.0, 103.0), 5.5, 6.5), fur(0xC89A68).bevel(4.0).z(38.0).unshadowed());
    s.lay(&Shape::oval((168.0, 86.0), 9.0, 8.5), fur(0xB88252).bevel(6.0).z(38.0).lift(3.0));
    s.lay(&Shape::oval((168.0, 89.0), 4.0, 3.0), surface(0xE0BE92).bevel(2.0).z(40.0).unshadowed());
    let eyes = [-3.4, 3.4].map(|side| Shape::circle((168.0 + side, 84.0), 1.2));
    s.ink(&Shape::together(eyes), 0x1A1010, 1.0);
    s.ink(&Shape::oval((168.0, 87.6), 1.5, 1.1), 0x2A1614, 1.0);
    s.lay(&Shape::rounded(193.0, 107.0, 14.0, 6.0, 2.0), surface(0x8A6A3A).bevel(2.0).z(60.0).unshadowed());
    s.lay(&Shape::circle((200.0, 98.0), 11.0), surface(0xFFE0A0).flat().z(60.0).glow(1.0).unshadowed());
    s.lay(&Shape::circle((197.5, 95.0), 5.0), surface(0xFFF4D0).flat().z(60.0).glow(1.1).unshadowed());
    light::warm(s, (200.0, 98.0, 70.0), 2.3, 80.0);
}

/// A round rug in front of the window.
fn rug(s: &mut Stage) {
    use super::shell::on_floor;
    for (across, down, code) in
        [(92.0, 27.0, 0x6E4046), (84.0, 24.0, 0xA88478), (70.0, 20.0, 0x845450), (40.0, 11.0, 0xA88478)]
    {
        let ring = Shape::oval((316.0, 366.0), across, down);
        s.lay(&ring, on_floor(code).grain(Grain::Cloth, 0.25).casting(0.3, 1.5));
    }
}

fn mobile(s: &mut Stage) {
    s.line(&Shape::line(&[(362.0, 34.0), (362.0, 84.0)]), 1.3, 0xE8DCC8, 0.8);
    s.line(&outline("M 332 92 Q 362 76 392 92"), 2.0, 0xE8DCC8, 0.9);
    let moon = outline("M 3 -9 C -10 -8 -10 8 3 9 C -3 5 -3 -5 3 -9 Z");
    for (x, y, colour, is_moon) in [
        (332.0, 118.0, 0xFFD879, false),
        (352.0, 128.0, 0x9FD0E8, true),
        (374.0, 122.0, 0xF2A0A0, false),
        (392.0, 112.0, 0xFFE9B0, true),
    ] {
        s.line(&Shape::line(&[(x, 88.0), (x, y - 8.0)]), 1.0, 0xE8DCC8, 0.7);
        let shape = if is_moon { moon.moved(1.0, (x, y)) } else { star((x, y), 9.0) };
        s.lay(&shape, surface(colour).z(70.0).glow(0.35).casting(0.2, 4.0));
    }
}

fn cradle(s: &mut Stage) {
    let lay = |s: &mut Stage, text: &str, surface| s.lay(&outline(text).moved(1.0, (2.0, -36.0)), surface);
    s.foot((370.0, 286.0), 64.0, 10.0, 0.6);
    lay(s, "M 306 312 Q 368 338 430 312 L 430 320 Q 368 348 306 320 Z", surface(0x7A4E32).z(60.0));
    let wood = |code: u32| surface(code).grain(Grain::Plank, 0.2);
    let hood = "M 384 250 C 384 204 434 196 438 246 L 434 306 L 392 306 Z";
    lay(s, hood, wood(0x9A6844).bevel(6.0).z(56.0).lift(8.0));
    let dark = "M 392 252 C 394 220 426 216 429 252 L 426 268 L 396 268 Z";
    lay(s, dark, surface(0x3A2430).z(55.0).hollow(0.5));
    let sheet = "M 312 262 C 326 248 356 246 396 258 L 396 274 L 312 276 Z";
    lay(s, sheet, surface(0xD8D0C4).bevel(8.0).z(66.0).grain(Grain::Cloth, 0.12).lift(4.0));
    s.lay(&Shape::oval((406.0, 226.0), 15.0, 8.0), surface(0xE0D8CE).bevel(6.0).z(66.0).lift(3.0));
    lay(s, "M 300 258 L 438 258 L 424 318 L 316 318 Z", wood(0xB07C50).bevel(5.0).z(76.0).lift(10.0));
    for i in 0..6_u8 {
        let slat = Shape::rounded(320.0 + f32::from(i) * 18.5, 232.0, 11.0, 40.0, 5.0);
        s.lay(&slat, surface(0x8A5C3A).z(76.0).hollow(0.6));
    }
    s.lay(&Shape::rounded(299.0, 217.0, 144.0, 8.0, 3.0), surface(0xC8925E).z(80.0).lift(4.0));
    let blanket = "M 304 258 C 320 252 340 252 352 258 L 350 290 C 340 296 330 290 322 298 C 316 290 308 294 306 288 Z";
    lay(s, blanket, surface(0x7FB2DC).bevel(5.0).z(84.0).grain(Grain::Cloth, 0.2).lift(4.0));
    for (x, y) in [(316.0, 232.0), (331.0, 240.0), (344.0, 229.0), (318.0, 248.0)] {
        s.ink(&star((x, y), 3.2), 0xF4F0DC, 0.85);
    }
}

/// A rocking horse that stands with its runners at a place.
fn horse(s: &mut Stage, (x, y): (f32, f32)) {
    let lay = |s: &mut Stage, text: &str, surface| s.lay(&outline(text).moved(0.98, (x, y)), surface);
    s.foot((x, y - 2.0), 62.0, 8.0, 0.6);
    let runners = "M -62 -22 C -40 6 40 6 62 -22 L 56 -24 C 36 -3 -36 -3 -56 -24 Z";
    lay(s, runners, surface(0xC8523E).z(112.0).gloss(0.3));
    for leg in ["M -34 -44 L -24 -44 L -30 -9 L -40 -9 Z", "M 22 -44 L 32 -44 L 40 -9 L 30 -9 Z"] {
        lay(s, leg, surface(0x9A8872).z(106.0).lift(3.0));
    }
    let tail = "M -42 -66 C -60 -68 -66 -50 -60 -34 C -56 -40 -54 -50 -44 -54 Z";
    lay(s, tail, surface(0x7A4A34).bevel(5.0).z(108.0).lift(4.0));
    let body = "M -44 -60 C -42 -76 -20 -74 0 -70 C 12 -70 18 -78 24 -92 C 28 -104 36 -112 44 -110 L 46 -118 L 52 -109 \
                C 58 -104 68 -92 72 -84 C 72 -76 64 -74 58 -78 C 54 -82 48 -82 46 -80 C 46 -66 44 -52 36 -44 \
                C 16 -36 -16 -36 -34 -42 C -42 -46 -45 -52 -44 -60 Z";
    lay(s, body, surface(0xB0A08C).bevel(9.0).z(114.0).lift(8.0).gloss(0.25));
    let spots = [(-32.0, -58.0, 4.0), (-37.0, -50.0, 2.6), (28.0, -58.0, 3.4), (36.0, -64.0, 2.4), (33.0, -50.0, 2.2)];
    let spots = spots.map(|(dx, dy, r)| Shape::circle((x + dx * 0.98, y + dy * 0.98), r));
    s.ink(&Shape::together(spots), 0x6A4A3C, 0.55);
    for leg in ["M -30 -46 L -18 -44 L -20 -8 L -31 -8 Z", "M 12 -44 L 26 -46 L 30 -8 L 19 -8 Z"] {
        lay(s, leg, surface(0xA8967E).bevel(4.0).z(118.0).lift(3.0));
    }
    let mane =
        "M 46 -116 C 34 -114 22 -100 18 -84 C 14 -76 10 -72 6 -70 C 18 -68 26 -74 30 -84 C 34 -94 40 -104 48 -108 Z";
    lay(s, mane, surface(0x7A4A34).bevel(4.0).z(120.0).lift(3.0));
    let saddle = "M -24 -72 C -10 -66 0 -66 8 -72 L 10 -52 C 0 -46 -16 -46 -26 -52 Z";
    lay(s, saddle, surface(0xC83E3A).bevel(5.0).z(122.0).lift(4.0));
    let strap = "M -10 -54 L -4 -54 L -4 -30 L -10 -30 Z";
    lay(s, strap, surface(0xD8A84A).bevel(2.0).z(123.0).casting(0.3, 2.0));
    let at = |dx: f32, dy: f32| (x + dx * 0.98, y + dy * 0.98);
    s.ink(&Shape::circle(at(54.0, -98.0), 2.6), 0x1A1418, 1.0);
    s.ink(&Shape::circle(at(54.8, -98.8), 0.8), 0xF4F0E4, 0.9);
    s.line(&Shape::line(&[at(62.0, -80.0), at(34.0, -70.0)]), 2.2, 0xA8342E, 0.9);
    s.line(&Shape::line(&[at(60.0, -79.0), at(50.0, -108.0)]), 1.8, 0xA8342E, 0.9);
    s.ink(&Shape::circle(at(68.0, -81.0), 1.3), 0x6A4A3A, 1.0);
}
