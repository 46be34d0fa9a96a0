//! The rim of a city that a field feeds (RFIELD-9): gold on ink along its walls, brighter than the field's stitches.

use super::geometry::Layout;
use crate::painter::colour::hex;
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;

/// The rim of one city of a tile, exactly as large as the square; it lies over what stands. `None` if the tile has no
/// such city or the city has no wall on it.
pub fn paint(layout: &Layout, index: u8, px: u32) -> Option<Picture> {
    let px = px.clamp(8, 1024);
    let walls = &layout.cities.get(usize::from(index))?.walls;
    let lines: Vec<Shape> =
        walls.iter().map(|wall| Shape::line(&wall.iter().map(|p| (p.x, p.y)).collect::<Vec<_>>())).collect();
    let mut canvas = Canvas::new(px, px);
    canvas.at((0.0, 0.0), px as f32);
    for line in &lines {
        canvas.soft(line, Cast::Edge(0.080), 0.030, hex(0xffd98a), 0.75);
    }
    for (colour, alpha, width) in [(hex(0x14172a), 0.85, 0.046), (hex(0xffdf8e), 1.0, 0.024)] {
        for line in &lines {
            canvas.stroke(line, width, &Ink::flat(colour, alpha));
        }
    }
    (!lines.is_empty()).then(|| canvas.finish())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tiles::{Face, FacePrint, Rotation, Square};

    /// RFIELD-9: the rim follows the city's walls, and a city without walls on the tile shows none there.
    #[test]
    fn the_rim_follows_the_walls() {
        let layout = |text: &str| {
            let print: FacePrint = ron::from_str(text).expect("a face");
            Layout::of(&Face::try_from(print).expect("a valid face"), Rotation::default(), Square::new(0, 0))
        };
        let cap = layout("(cities:[(sides:[N])])");
        let picture = paint(&cap, 0, 128).expect("a rim");
        for p in cap.cities[0].walls[0].iter().filter(|p| (0.1..0.9).contains(&p.x)) {
            assert!(picture.pixel((p.x * 128.0) as u32, (p.y * 128.0) as u32)[3] > 200, "{p:?}");
        }
        assert_eq!(picture.pixel(64, 120)[3], 0);
        assert!(paint(&cap, 1, 128).is_none());
        assert!(paint(&layout("(cities:[(sides:[N,E,S,W])])"), 0, 128).is_none());
    }
}
