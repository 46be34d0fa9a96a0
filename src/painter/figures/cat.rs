//! Eloise: a black cat with green eyes, sitting or walking.

use super::{CREAM, Extent};
use crate::painter::colour::{Rgb, hex};
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;

/// The sitting cat. Its height is from the paws to the tips of the ears.
pub const EXTENT: Extent = Extent { squares: 0.24, left: 0.72, up: 1.24, right: 0.84, down: 0.30 };

/// The walking cat. Its height is the length of the body. It stands at the middle of its four paws.
pub const WALKING: Extent = Extent { squares: 0.27, left: 0.98, up: 1.12, right: 0.86, down: 0.26 };

const HALO: Rgb = [0.05, 0.06, 0.12];
const FUR: Rgb = hex(0x20222E);
const NIGHT: Rgb = hex(0x0E0F17);
const SHEEN: Rgb = hex(0x6E7BA8);
const EYE: Rgb = hex(0x8CF07E);

/// Sitting and looking at the viewer.
pub fn sitting(height: u32) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    canvas.soft(&Shape::oval((0.06, 0.01), 0.46, 0.10), Cast::Body, 0.05, [0.03, 0.05, 0.10], 0.5);
    draw_sitting(&mut canvas);
    canvas.finish()
}

/// Walking east.
pub fn walking(length: u32) -> Picture {
    let mut canvas = WALKING.canvas(length);
    canvas.soft(&Shape::oval((0.0, 0.01), 0.54, 0.09), Cast::Body, 0.05, [0.03, 0.05, 0.10], 0.5);
    draw_walking(&mut canvas);
    canvas.finish()
}

/// Draws a sitting cat of height 1 with her paws at the origin.
pub(crate) fn draw_sitting(canvas: &mut Canvas) {
    let (tail, body, head) = (Limb::line(curled(), 0.105), Limb::area(seated()), Limb::area(face()));
    rim(canvas, &[&tail, &body, &head]);
    tail.fill(canvas, &Ink::along((0.2, -0.5), (0.5, 0.0), &[(0.0, FUR, 1.0), (1.0, NIGHT, 1.0)]));
    body.fill(canvas, &Ink::along((-0.3, -0.5), (0.25, 0.0), &[(0.0, FUR, 1.0), (1.0, NIGHT, 1.0)]));
    // Evening light on the western side, on the haunch and between the forelegs.
    let west = Shape::line(&[(-0.16, -0.50), (-0.30, -0.28), (-0.32, -0.08)]);
    canvas.soft_inside(&west, Cast::Edge(0.10), 0.035, &body.shape, SHEEN, 0.75);
    for (side, alpha) in [(-1.0, 0.55), (1.0, 0.30)] {
        let haunch = Shape::drawn(|path| {
            path.move_to(side * 0.13, -0.03);
            path.cubic_to(side * 0.14, -0.20, side * 0.20, -0.30, side * 0.27, -0.27);
        });
        canvas.stroke(&haunch, 0.022, &Ink::flat(SHEEN, alpha));
        let foreleg = Shape::line(&[(side * 0.075, -0.05), (side * 0.085, -0.30)]);
        canvas.soft_inside(&foreleg, Cast::Edge(0.045), 0.02, &body.shape, SHEEN, alpha);
    }
    canvas.stroke(&Shape::line(&[(0.0, -0.02), (0.0, -0.24)]), 0.022, &Ink::flat(NIGHT, 0.9));
    canvas.stroke(&curled().moved(1.0, (-0.018, -0.014)), 0.022, &Ink::flat(SHEEN, 0.45));
    canvas.soft_inside(&Shape::oval((0.0, -0.46), 0.17, 0.06), Cast::Body, 0.03, &body.shape, NIGHT, 0.9);
    head.fill(
        canvas,
        &Ink::along((-0.2, -0.95), (0.15, -0.5), &[(0.0, hex(0x333850), 1.0), (0.6, FUR, 1.0), (1.0, NIGHT, 1.0)]),
    );
    let brow = Shape::line(&[(-0.24, -0.62), (-0.23, -0.80), (-0.20, -0.98)]);
    canvas.soft_inside(&brow, Cast::Edge(0.07), 0.03, &head.shape, SHEEN, 0.85);
    for side in [-1.0, 1.0] {
        let ear = Shape::polygon(&[(side * 0.195, -0.80), (side * 0.19, -0.935), (side * 0.105, -0.84)]);
        canvas.fill(&ear, &Ink::flat(hex(0x7A5A72), 0.9));
        eye(canvas, (side * 0.108, -0.685), (0.078, 0.066), side * 0.018);
    }
    let nose = [(-0.028, -0.595), (0.028, -0.595), (0.0, -0.565)];
    canvas.fill(&Shape::polygon(&nose), &Ink::flat(hex(0xE0A0A0), 1.0));
}

/// The head alone, as a sign. Half its height is `radius`. The fur has this colour, and the eyes are always green.
pub(super) fn head(canvas: &mut Canvas, middle: (f32, f32), radius: f32, fur: Rgb) {
    let scale = radius / HEAD.1;
    let at = |x: f32, y: f32| (middle.0 + x * scale, middle.1 + (y + HEAD.0) * scale);
    canvas.fill(&face().moved(scale, at(0.0, 0.0)), &Ink::flat(fur, 1.0));
    for side in [-1.0, 1.0] {
        let eye = at(side * 0.108, -0.685);
        canvas.fill(&Shape::circle(eye, 0.085 * scale), &Ink::flat(NIGHT, 1.0));
        canvas.fill(&Shape::circle(eye, 0.070 * scale), &Ink::flat(hex(0x45C95A), 1.0));
    }
}

/// How far the middle of the face is above the paws, and half the height of the face.
const HEAD: (f32, f32) = (0.755, 0.225);

/// Draws a walking cat of length 1, with the middle of the paws at the origin.
fn draw_walking(canvas: &mut Canvas) {
    let far = [
        leg([(0.22, -0.36), (0.20, -0.22), (0.10, -0.16), (0.06, -0.03)]),
        leg([(-0.30, -0.34), (-0.16, -0.24), (-0.24, -0.16), (-0.17, -0.03)]),
    ];
    let near = [
        leg([(0.27, -0.40), (0.24, -0.22), (0.38, -0.18), (0.44, -0.03)]),
        leg([(-0.36, -0.38), (-0.26, -0.20), (-0.48, -0.20), (-0.50, -0.03)]),
    ];
    let (tail, body) = (Limb::line(raised(), 0.085), Limb::area(striding()));
    let parts: Vec<&Limb> = far.iter().chain(&near).chain([&tail, &body]).collect();
    rim(canvas, &parts);
    for leg in &far {
        leg.fill(canvas, &Ink::flat(hex(0x07080D), 1.0));
    }
    tail.fill(canvas, &Ink::along((0.0, -0.9), (0.0, -0.4), &[(0.0, hex(0x333850), 1.0), (1.0, FUR, 1.0)]));
    let down =
        |from: Rgb| Ink::along((-0.1, -0.62), (0.0, -0.05), &[(0.0, from, 1.0), (0.5, FUR, 1.0), (1.0, NIGHT, 1.0)]);
    body.fill(canvas, &down(hex(0x2C3044)));
    for leg in &near {
        leg.fill(canvas, &down(FUR));
    }
    let back = Shape::drawn(|path| {
        path.move_to(-0.50, -0.40);
        path.cubic_to(-0.40, -0.56, -0.10, -0.53, 0.20, -0.58);
        path.cubic_to(0.30, -0.60, 0.31, -0.72, 0.37, -0.80);
    });
    canvas.soft_inside(&back, Cast::Edge(0.07), 0.03, &body.shape, SHEEN, 0.85);
    for (from, to) in [((-0.42, -0.34), (-0.33, -0.22)), ((0.20, -0.46), (0.24, -0.32))] {
        canvas.soft_inside(&Shape::line(&[from, to]), Cast::Edge(0.05), 0.03, &body.shape, SHEEN, 0.45);
    }
    canvas.fill(&Shape::polygon(&[(0.405, -0.80), (0.405, -0.89), (0.46, -0.815)]), &Ink::flat(hex(0x7A5A72), 0.9));
    eye(canvas, (0.515, -0.695), (0.052, 0.052), 0.010);
    canvas.fill(&Shape::oval((0.655, -0.648), 0.020, 0.017), &Ink::flat(hex(0xE0A0A0), 1.0));
}

/// A part of the body: an area, or a line of some width.
struct Limb {
    shape: Shape,
    width: f32,
}

impl Limb {
    fn area(shape: Shape) -> Limb {
        Limb { shape, width: 0.0 }
    }

    fn line(shape: Shape, width: f32) -> Limb {
        Limb { shape, width }
    }

    fn fill(&self, canvas: &mut Canvas, ink: &Ink) {
        if self.width > 0.0 {
            canvas.stroke(&self.shape, self.width, ink);
        } else {
            canvas.fill(&self.shape, ink);
        }
    }
}

/// The dark halo and the cream rim around all parts together.
fn rim(canvas: &mut Canvas, limbs: &[&Limb]) {
    for (beyond, colour, alpha) in [(0.075, HALO, 0.55), (0.042, CREAM, 1.0)] {
        for limb in limbs {
            canvas.stroke(&limb.shape, limb.width + 2.0 * beyond, &Ink::flat(colour, alpha));
        }
    }
}

/// A glowing eye with a slit. `slant` raises its outer corner.
fn eye(canvas: &mut Canvas, at: (f32, f32), radii: (f32, f32), slant: f32) {
    let ((x, y), (across, down)) = (at, radii);
    let almond = Shape::drawn(|path| {
        path.move_to(x - across, y + slant);
        path.quad_to(x - slant, y - 2.0 * down, x + across, y - slant);
        path.quad_to(x + slant, y + 2.0 * down, x - across, y + slant);
        path.close();
    });
    canvas.soft(&almond, Cast::Grown(0.02), 0.028, hex(0x4FD66A), 0.60);
    let glow = [(0.0, hex(0xF4FFB8), 1.0), (0.55, EYE, 1.0), (1.0, hex(0x35B45A), 1.0)];
    canvas.fill(&almond, &Ink::round(at, across, &glow));
    canvas.fill(&Shape::oval(at, across * 0.20, down * 0.88), &Ink::flat(hex(0x08120A), 1.0));
    canvas.fill(&Shape::circle((x - across * 0.30, y - down * 0.35), across * 0.17), &Ink::flat([1.0; 3], 0.9));
}

/// Chest, haunches and paws from the front.
fn seated() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.28, 0.0);
        path.cubic_to(-0.36, -0.04, -0.36, -0.22, -0.28, -0.32);
        path.cubic_to(-0.22, -0.40, -0.17, -0.46, -0.15, -0.58);
        path.line_to(0.15, -0.58);
        path.cubic_to(0.17, -0.46, 0.22, -0.40, 0.28, -0.32);
        path.cubic_to(0.36, -0.22, 0.36, -0.04, 0.28, 0.0);
        path.cubic_to(0.20, 0.025, 0.06, 0.025, 0.0, 0.0);
        path.cubic_to(-0.06, 0.025, -0.20, 0.025, -0.28, 0.0);
        path.close();
    })
}

/// Head and ears from the front.
fn face() -> Shape {
    Shape::drawn(|path| {
        path.move_to(0.0, -0.495);
        path.cubic_to(-0.14, -0.495, -0.27, -0.56, -0.262, -0.69);
        path.cubic_to(-0.262, -0.78, -0.245, -0.90, -0.225, -1.0);
        path.cubic_to(-0.16, -0.96, -0.12, -0.92, -0.075, -0.865);
        path.cubic_to(-0.03, -0.875, 0.03, -0.875, 0.075, -0.865);
        path.cubic_to(0.12, -0.92, 0.16, -0.96, 0.225, -1.0);
        path.cubic_to(0.245, -0.90, 0.262, -0.78, 0.262, -0.69);
        path.cubic_to(0.27, -0.56, 0.14, -0.495, 0.0, -0.495);
        path.close();
    })
}

/// The tail beside the body, with a raised tip.
fn curled() -> Shape {
    Shape::drawn(|path| {
        path.move_to(0.24, -0.05);
        path.cubic_to(0.46, 0.01, 0.60, -0.14, 0.52, -0.30);
        path.cubic_to(0.46, -0.42, 0.50, -0.54, 0.62, -0.52);
    })
}

/// Trunk, neck, head and ears in profile.
fn striding() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.50, -0.36);
        path.cubic_to(-0.50, -0.52, -0.34, -0.56, -0.20, -0.54);
        path.cubic_to(-0.05, -0.52, 0.10, -0.55, 0.20, -0.58);
        path.cubic_to(0.30, -0.61, 0.31, -0.68, 0.345, -0.76);
        path.cubic_to(0.355, -0.82, 0.36, -0.88, 0.375, -0.95);
        path.cubic_to(0.43, -0.92, 0.46, -0.88, 0.49, -0.84);
        path.cubic_to(0.52, -0.86, 0.545, -0.89, 0.575, -0.92);
        path.cubic_to(0.59, -0.86, 0.59, -0.80, 0.60, -0.76);
        path.cubic_to(0.63, -0.73, 0.65, -0.70, 0.675, -0.655);
        path.cubic_to(0.67, -0.60, 0.60, -0.565, 0.53, -0.555);
        path.cubic_to(0.46, -0.50, 0.42, -0.42, 0.35, -0.34);
        path.cubic_to(0.28, -0.28, 0.14, -0.28, 0.0, -0.285);
        path.cubic_to(-0.12, -0.29, -0.22, -0.30, -0.27, -0.26);
        path.cubic_to(-0.36, -0.20, -0.50, -0.24, -0.50, -0.36);
        path.close();
    })
}

/// The raised tail.
fn raised() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.46, -0.42);
        path.cubic_to(-0.62, -0.46, -0.58, -0.68, -0.64, -0.84);
        path.cubic_to(-0.68, -0.94, -0.78, -0.94, -0.80, -0.86);
    })
}

/// A leg from hip to paw as one curve, with the paw in front.
fn leg([hip, upper, lower, paw]: [(f32, f32); 4]) -> Limb {
    let line = Shape::drawn(|path| {
        path.move_to(hip.0, hip.1);
        path.cubic_to(upper.0, upper.1, lower.0, lower.1, paw.0, paw.1);
        path.line_to(paw.0 + 0.045, paw.1);
    });
    Limb::line(line, 0.10)
}
