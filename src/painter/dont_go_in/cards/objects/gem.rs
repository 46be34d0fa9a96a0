//! A cut stone with six facets.

use super::super::relief::{Clay, Relief, Tint};
use super::{WHITE, on_ellipse};
use crate::painter::colour::{Rgb, toned};
use crate::painter::shape::Shape;

/// Sets a stone of this radius and colour; `glow` is how strongly its table glows.
pub(super) fn set(relief: &mut Relief, centre: (f32, f32), radius: f32, colour: Rgb, glow: f32) {
    relief.lay(Shape::circle(centre, radius), Clay::of(colour, radius).shine(0.7).polish(30).shadow(0.5, 3.0));
    let corner = |share: f32, facet: f32| on_ellipse(centre, radius * share, radius * share, 60.0 * facet + 17.0);
    for facet in 0..6 {
        let facet = facet as f32;
        let middle = (60.0 * facet + 47.0).to_radians();
        let lit = (-0.6 * (libm::cosf(middle) + libm::sinf(middle))).max(0.0);
        let sides = [corner(0.5, facet), corner(0.5, facet + 1.0), corner(0.95, facet + 1.0), corner(0.95, facet)];
        let shade = toned(colour, 0.5 + 1.5 * lit, 0.10 * lit);
        relief.tint(Shape::polygon(&sides), Tint::of(shade).alpha(0.55));
    }
    let table: Vec<_> = (0..6).map(|facet| corner(0.5, facet as f32)).collect();
    relief.tint(Shape::polygon(&table), Tint::of(toned(colour, 1.35, 0.06)).alpha(0.7).glow(glow));
    let (x, y) = centre;
    let spark = [
        (x - 0.42 * radius, y - 0.12 * radius),
        (x - 0.30 * radius, y - 0.42 * radius),
        (x + 0.05 * radius, y - 0.46 * radius),
    ];
    relief.tint(Shape::polygon(&spark), Tint::of(WHITE).alpha(0.75));
}
