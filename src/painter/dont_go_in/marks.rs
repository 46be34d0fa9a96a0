//! Small marks for panels: the skull that counts Curses, and the ghosts of a player's supply.

use super::cards::seal;
use super::ghost;
use crate::painter::colour::hex;
use crate::painter::ink::{Canvas, Cast, Ink};
use crate::painter::picture::Picture;
use crate::painter::pixelwise::LARGEST;

/// The meanings of a little ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ghost {
    /// A ghost that somebody has.
    Had,
    /// A place for one.
    Free,
    /// Nobody else may know whether it is there.
    Hidden,
}

impl Ghost {
    /// All meanings.
    pub const ALL: [Ghost; 3] = [Ghost::Had, Ghost::Free, Ghost::Hidden];
}

/// The mark beside a number of Curses: a skull in red wax, on a picture of `size` × `size` pixels.
pub fn curses(size: u32) -> Picture {
    seal::skull(size.clamp(1, LARGEST) as f32 / (2.0 * seal::REACH))
}

/// A ghost on a picture of `size` × `size` pixels.
pub fn ghost(size: u32, meaning: Ghost) -> Picture {
    let size = size.clamp(1, LARGEST);
    let mut canvas = Canvas::new(size, size);
    canvas.at((size as f32 / 2.0, 0.90 * size as f32), 0.80 * size as f32);
    let (outline, night, pale) = (ghost::outline(), hex(0x22304F), hex(0xEAF3FF));
    match meaning {
        Ghost::Had => {
            canvas.soft(&outline, Cast::Grown(0.12), 0.03, hex(0x0C1430), 0.85);
            ghost::draw(&mut canvas, (0.0, 0.0), 1.0, pale, (night, 1.0));
        }
        Ghost::Free => canvas.dash(&outline, 0.06, 0.16, 0.12, &Ink::flat(hex(0x9DB4D8), 0.75)),
        Ghost::Hidden => {
            canvas.soft(&outline, Cast::Grown(0.12), 0.03, hex(0x0C1430), 0.85);
            canvas.fill(&outline, &Ink::flat(hex(0x3A4A78), 1.0));
            canvas.stroke(&outline, 0.06, &Ink::flat(pale, 0.85));
        }
    }
    canvas.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_differ_and_fill_their_size_without_touching_its_edge() {
        for size in [18, 40] {
            let pictures = Ghost::ALL.map(|meaning| ghost(size, meaning));
            for (at, picture) in pictures.iter().enumerate() {
                assert_eq!((picture.width, picture.height), (size, size));
                assert!(pictures[at + 1..].iter().all(|other| other != picture));
                assert!((0..size).all(|x| picture.pixel(x, 0)[3] < 60));
            }
            let skull = curses(size);
            assert!(skull.width.abs_diff(size) <= 1 && skull.pixel(size / 2, size / 2)[3] == 255);
        }
        assert!(curses(0).width > 0 && ghost(0, Ghost::Free).width > 0);
    }
}
