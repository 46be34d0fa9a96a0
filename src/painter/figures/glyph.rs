//! The glyphs in the sockets: which piece would come to a place, and whether it would lie in a field.

use super::{abbot, armed, guard, meeple, sheaf};
use crate::painter::colour::Rgb;
use crate::painter::ink::{Canvas, Ink, Shape};

/// What a socket shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// A guard, in a game that has no other meeples.
    Pawn,
    /// An ordinary meeple.
    Ordinary,
    /// A guard with its hat and spear.
    Guard,
    /// The abbot with mitre and crook.
    Abbot,
    /// An ordinary meeple in a field: a sheaf. A lying figure can't be read at this size.
    Field,
    /// A guard in a field: a sheaf and a spear.
    GuardedField,
}

impl Glyph {
    /// All glyphs.
    pub const ALL: [Glyph; 6] =
        [Glyph::Pawn, Glyph::Ordinary, Glyph::Guard, Glyph::Abbot, Glyph::Field, Glyph::GuardedField];

    /// Draws the glyph into a socket of this radius around the origin.
    pub(super) fn draw(self, canvas: &mut Canvas, radius: f32, colour: Rgb) {
        let ink = Ink::flat(colour, 1.0);
        let mut fill = |shape: &Shape, scale: f32, feet: (f32, f32)| {
            canvas.fill(&shape.moved(radius * scale, (radius * feet.0, radius * feet.1)), &ink);
        };
        match self {
            Glyph::Pawn => fill(&guard::body(), 1.22, (0.0, 0.60)),
            Glyph::Ordinary => fill(&meeple::body(), 1.22, (0.0, 0.60)),
            Glyph::Guard => {
                fill(&guard::body(), 1.12, (-0.10, 0.60));
                armed::spear().iter().for_each(|part| fill(part, 0.98, (0.06, 0.56)));
            }
            Glyph::Abbot => {
                fill(&abbot::body(), 1.12, (0.06, 0.60));
                fill(&abbot::mitre(), 1.12, (0.06, 0.55));
                let crook = abbot::crook().moved(radius * 1.04, (-radius * 0.02, radius * 0.56));
                canvas.stroke(&crook, radius * 0.085, &ink);
            }
            Glyph::Field => sheaf::draw(canvas, (0.0, radius * 0.60), radius * 1.22, colour),
            Glyph::GuardedField => {
                armed::spear().iter().for_each(|part| fill(part, 0.94, (0.12, 0.56)));
                sheaf::draw(canvas, (-radius * 0.16, radius * 0.54), radius * 1.04, colour);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_two_glyphs_differ_in_a_socket_of_twenty_six_pixels() {
        let shape = |glyph: Glyph| {
            let mut canvas = Canvas::new(26, 26);
            canvas.at((13.0, 13.0), 13.0);
            glyph.draw(&mut canvas, 1.0, [1.0; 3]);
            canvas.finish().rgba.chunks(4).map(|pixel| pixel[3] > 128).collect::<Vec<_>>()
        };
        for (at, &one) in Glyph::ALL.iter().enumerate() {
            for &other in &Glyph::ALL[at + 1..] {
                let (a, b) = (shape(one), shape(other));
                let unlike = a.iter().zip(&b).filter(|(a, b)| a != b).count();
                assert!(unlike >= 20, "{one:?} and {other:?}: {unlike} pixels differ");
            }
        }
    }

    #[test]
    fn glyphs_stay_on_the_disc_of_their_socket() {
        for glyph in Glyph::ALL {
            let mut canvas = Canvas::new(200, 200);
            canvas.at((100.0, 100.0), 100.0);
            glyph.draw(&mut canvas, 1.0, [1.0; 3]);
            let picture = canvas.finish();
            for (at, _) in (0..).zip(picture.rgba.chunks(4)).filter(|(_, pixel)| pixel[3] > 128) {
                let (x, y) = (at % 200 - 100, at / 200 - 100);
                assert!(x * x + y * y < 78 * 78, "{glyph:?} leaves the disc at {x}, {y}");
            }
        }
    }
}
