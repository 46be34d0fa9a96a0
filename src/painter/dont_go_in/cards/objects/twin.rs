//! Two girls who hold hands and do not blink.

use super::super::outline::Step::{C, L, Q};
use super::super::outline::{both, closed, line, mirrored};
use super::super::relief::{Clay, Relief, Tint};
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::shape::Shape;

const DRESS: Rgb = hex(0xA9C2E6);
const SKIN: Rgb = hex(0xEAD9D0);
const HAIR: Rgb = hex(0x2C2438);
const SASH: Rgb = hex(0x3E4F8C);

pub(super) fn carve(relief: &mut Relief) {
    for (x, toward) in [(-34.0, 1.0), (34.0, -1.0)] {
        Girl { relief, x, toward }.carve();
    }
    let hands = Shape::oval((0.0, 198.0), 8.0, 5.6);
    relief.lay(hands, Clay::of(SKIN, 5.0).shadow(0.3, 1.5));
    relief.tint(line((0.0, 193.5), &[Q(-1.6, 198.0, 0.6, 203.0)], 1.0), Tint::of(hex(0x8A6A6A)).alpha(0.8));
}

/// One of the two. She is told round her own axis.
struct Girl<'a> {
    relief: &'a mut Relief,
    x: f32,
    /// 1 if her sister is to the east, -1 if to the west.
    toward: f32,
}

impl Girl<'_> {
    fn lay(&mut self, shape: Shape, clay: Clay) {
        self.relief.lay(shape.moved(1.0, (self.x, 0.0)), clay);
    }

    fn tint(&mut self, shape: Shape, tint: Tint) {
        self.relief.tint(shape.moved(1.0, (self.x, 0.0)), tint);
    }

    fn carve(mut self) {
        self.legs();
        let hair = mirrored(
            (0.0, 76.0),
            &[C(34.0, 76.0, 38.0, 106.0, 35.0, 142.0), Q(34.0, 150.0, 26.0, 152.0), L(0.0, 147.0)],
        );
        self.lay(hair, Clay::of(HAIR, 12.0).shine(0.3).polish(14).grain(strands));
        self.arms();
        self.dress();
        self.head();
        self.face();
        self.bow();
    }

    fn legs(&mut self) {
        for side in [-1.0, 1.0] {
            self.lay(Shape::rounded(side * 9.0 - 5.0, 212.0, 10.0, 28.0, 4.0), Clay::of(hex(0xE8E2E4), 5.0).shine(0.1));
            self.lay(Shape::oval((side * 11.0, 241.0), 10.0, 6.0), Clay::of(hex(0x1C1A26), 5.0).shine(0.5));
        }
    }

    fn arms(&mut self) {
        for side in [-1.0, 1.0] {
            let hand = if side == self.toward { 32.0 } else { 28.0 };
            let arm = line((side * 15.0, 158.0), &[Q(side * 27.0, 170.0, side * hand, 192.0)], 11.0);
            self.lay(arm, Clay::of(DRESS, 6.0).shine(0.1));
            self.lay(Shape::circle((side * hand, 197.0), 6.0), Clay::of(SKIN, 6.0).shine(0.1));
        }
    }

    fn dress(&mut self) {
        let dress = mirrored(
            (0.0, 144.0),
            &[
                C(16.0, 144.0, 19.0, 156.0, 17.0, 174.0),
                C(30.0, 196.0, 34.0, 208.0, 36.0, 218.0),
                Q(18.0, 226.0, 0.0, 225.0),
            ],
        );
        self.lay(dress, Clay::of(DRESS, 18.0).polish(14));
        for fold in -2..=2 {
            let fold = fold as f32;
            self.tint(
                line((fold * 6.0, 178.0), &[L(fold * 12.0, 220.0)], 2.0),
                Tint::of(hex(0x3A4A78)).alpha(0.45).blur(0.5),
            );
        }
        self.tint(line((-34.0, 215.0), &[Q(0.0, 226.0, 34.0, 215.0)], 1.8), Tint::of(hex(0xEFF4FF)).alpha(0.7));
        let collar = mirrored((0.0, 142.0), &[C(15.0, 142.0, 19.0, 146.0, 19.0, 151.0), Q(10.0, 160.0, 0.0, 154.0)]);
        self.lay(collar, Clay::of(hex(0xF8F2EA), 4.0).shine(0.2).shadow(0.4, 2.0));
        for button in [162.0, 169.0] {
            self.lay(Shape::circle((0.0, button), 1.8), Clay::of(SASH, 1.8).shine(0.6).shadow(0.3, 0.8));
        }
        let sash = closed((-18.0, 173.0), &[Q(0.0, 177.0, 18.0, 173.0), L(18.0, 180.0), Q(0.0, 184.0, -18.0, 180.0)]);
        self.lay(sash, Clay::of(SASH, 3.0).shine(0.2));
    }

    fn head(&mut self) {
        let head =
            mirrored((0.0, 86.0), &[C(22.0, 86.0, 27.5, 100.0, 26.5, 116.0), C(25.0, 132.0, 12.0, 143.0, 0.0, 143.5)]);
        self.lay(head.clone(), Clay::of(times(SKIN, 1.06), 25.0).dome(0.75).shine(0.18).polish(18).shadow(0.5, 3.0));
        self.tint(Shape::oval((20.0, 128.0), 7.0, 12.0), Tint::of(hex(0x5A5A8A)).alpha(0.16).blur(4.0));
        let cut = closed(
            (-30.0, 132.0),
            &[
                C(-35.0, 98.0, -26.0, 77.0, 0.0, 77.0),
                C(26.0, 77.0, 35.0, 98.0, 30.0, 132.0),
                Q(25.5, 118.0, 24.0, 107.0),
                Q(0.0, 101.0, -24.0, 107.0),
                Q(-25.5, 118.0, -30.0, 132.0),
            ],
        );
        self.lay(cut, Clay::of(HAIR, 8.0).shine(0.4).polish(16).shadow(0.4, 3.0).grain(strands));
    }

    fn face(&mut self) {
        for side in [-1.0, 1.0] {
            self.tint(Shape::oval((side * 10.5, 119.0), 8.4, 8.6), Tint::of(hex(0x5A4A78)).alpha(0.45).blur(2.2));
            let eye = closed(
                (side * 4.0, 119.5),
                &[
                    C(side * 6.5, 111.5, side * 15.0, 111.5, side * 17.4, 118.0),
                    C(side * 15.0, 126.5, side * 7.0, 126.5, side * 4.0, 119.5),
                ],
            );
            self.tint(eye.clone(), Tint::of(hex(0xF3F2FA)));
            self.tint(Shape::circle((side * 10.8, 118.8), 5.6), Tint::of(hex(0x0C1224)));
            self.tint(Shape::circle((side * 10.8, 118.8), 4.3), Tint::of(hex(0x9FD4F4)).glow(0.5));
            self.tint(Shape::circle((side * 10.8, 118.8), 1.5), Tint::of(hex(0x06080F)));
            let lid = line((side * 3.6, 119.5), &[C(side * 6.5, 110.8, side * 15.0, 110.8, side * 18.0, 118.0)], 1.6);
            self.tint(lid, Tint::of(hex(0x1C1420)).alpha(0.95));
            self.tint(Shape::oval((side * 15.0, 129.5), 4.6, 3.0), Tint::of(hex(0xC87888)).alpha(0.38).blur(1.6));
        }
        self.tint(
            line((-1.4, 127.6), &[Q(0.2, 129.4, 1.8, 127.6)], 1.2),
            Tint::of(hex(0x9A6A70)).alpha(0.85).blur(0.2),
        );
        self.tint(Shape::oval((0.0, 134.8), 3.6, 1.7), Tint::of(hex(0x9A4454)).alpha(0.9).blur(0.3));
        self.tint(line((-4.4, 134.6), &[Q(0.0, 135.6, 4.4, 134.6)], 0.9), Tint::of(hex(0x4A1A28)).alpha(0.9));
    }

    fn bow(&mut self) {
        let side = closed((0.0, 80.0), &[Q(8.0, 67.0, 19.0, 69.0), Q(22.0, 79.0, 19.0, 90.0), Q(8.0, 91.0, 0.0, 80.0)]);
        for side in both(&side) {
            self.lay(side, Clay::of(hex(0x4A62B4), 5.0).shine(0.3).shadow(0.3, 2.0));
        }
        for fold in [-9.0, 9.0] {
            self.tint(
                line((fold * 0.4, 80.0), &[L(fold * 1.4, 79.0)], 1.2),
                Tint::of(hex(0x1E2A5C)).alpha(0.6).blur(0.4),
            );
        }
        self.lay(Shape::circle((0.0, 80.0), 4.5), Clay::of(times(SASH, 1.05), 4.0).shine(0.3).shadow(0.3, 2.0));
    }
}

fn strands(x: f32, _y: f32) -> f32 {
    0.95 + 0.16 * libm::sinf(x * 1.6)
}
