//! A field that is lit: a warm wash over its open land and a stitched rim along its border.
//!
//! It is laid over each of the field's tiles, over the ground and under all that stands, so that trees and houses stay
//! as they are.

use super::contour;
use super::fields::FieldMap;
use super::geometry::{Layout, Point, resampled};
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::noise::smoothstep;
use crate::painter::picture::{Picture, Plane};
use crate::painter::pixelwise::painted;
use crate::rules::tiles::{Face, Kind, Rotation, Side, Square};

/// Half of each line lies beyond the border and is cut off, so that the lines of two fields never cover each other.
const INK: (Rgb, f32, f32) = (hex(0x14172a), 0.70, 0.084);
const THREAD: (Rgb, f32, f32) = (hex(0xffdf8e), 1.0, 0.050);
/// Length of a stitch and of the gap after it, in squares.
const STITCH: (f32, f32) = (0.105, 0.072);
/// The glow inside the rim: its colour, its opacity and how far it spreads, in squares.
const GLOW: (Rgb, f32, f32) = (hex(0xffd98a), 0.60, 0.060);
/// The wash. It makes land lighter and a little warmer.
const WASH: (Rgb, f32) = ([1.0, 0.92, 0.58], 0.17);

/// One part of field of a laid tile, lit; exactly as large as the square. `joined` says for each half-edge of the
/// square, numbered as in RFIELD-1, whether the field goes on beyond it on a laid tile: there it has no rim. `None` if
/// the face has no such part, as a face without clear edges has none.
pub fn paint(face: &Face, turn: Rotation, at: Square, part: u8, joined: [bool; 8], px: u32) -> Option<Picture> {
    face.fields().get(usize::from(part))?;
    let px = px.clamp(8, 1024);
    let layout = Layout::of(face, turn, at);
    let cover = Cover::of(&FieldMap::of(face, turn, &layout), part, joined);
    let rims: Vec<Vec<Point>> = cover.rims();
    let mut canvas = Canvas::new(px, px);
    canvas.at((0.0, 0.0), px as f32);
    let line = |points: &[Point]| Shape::line(&points.iter().map(|p| (p.x, p.y)).collect::<Vec<_>>());
    let (colour, opacity, width) = INK;
    for rim in &rims {
        canvas.stroke(&line(rim), width, &Ink::flat(colour, opacity));
    }
    let (colour, opacity, width) = THREAD;
    for stitch in rims.iter().flat_map(|rim| stitches(rim)) {
        canvas.stroke(&line(&stitch), width, &Ink::flat(colour, opacity));
    }
    let lines = canvas.finish();
    let glow = glow(&rims, px);
    Some(painted(px, px, |x, y| {
        let p = Point::new(x as f32 + 0.5, y as f32 + 0.5) * (1.0 / px as f32);
        let inside = cover.at(p);
        let light = GLOW.1 * glow.sample(x as f32 + 0.5, y as f32 + 0.5).min(1.0);
        let under = WASH.1 + light * (1.0 - WASH.1);
        let warm = mix(WASH.0, GLOW.0, light / under);
        let [r, g, b, a] = lines.pixel(x, y).map(|part| f32::from(part) / 255.0);
        let alpha = a + under * (1.0 - a);
        let [r, g, b] = mix(warm, [r, g, b], a / alpha);
        [r, g, b, alpha * inside]
    }))
}

/// The half-edges of a laid tile beyond which its part of field goes on (RFIELD-6), numbered on the board as in
/// RFIELD-1.
/// `beside` returns the tile on a side, if one lies there.
pub fn joined<'a>(
    (face, turn): (&Face, Rotation),
    part: u8,
    beside: impl Fn(Side) -> Option<(&'a Face, Rotation)>,
) -> [bool; 8] {
    let mut joined = [false; 8];
    let place = face.part_with_fields(Kind::Field, part);
    for side in Side::ALL {
        let Some((other, other_turn)) = beside(side) else { continue };
        let [across_last, across_first] = other.half_edges(side.opposite(), other_turn);
        let own = face.half_edges(side, turn);
        for (half, across) in [across_first, across_last].into_iter().enumerate() {
            joined[2 * side as usize + half] = place.is_some() && own[half] == place && across.is_some();
        }
    }
    joined
}

/// The light along the rims, at the size of the picture.
fn glow(rims: &[Vec<Point>], px: u32) -> Plane {
    let mut canvas = Canvas::plain(px, px);
    canvas.at((0.0, 0.0), px as f32);
    let mut sum = Plane::filled(px as usize, px as usize, 0.0);
    for rim in rims {
        let line = Shape::line(&rim.iter().map(|p| (p.x, p.y)).collect::<Vec<_>>());
        let cover = canvas.coverage(&line, Cast::Edge(2.0 * GLOW.2));
        sum.values.iter_mut().zip(&cover.values).for_each(|(sum, value)| *sum = sum.max(*value));
    }
    sum.blurred(0.6 * GLOW.2 * px as f32)
}

/// Whole stitches along a line, half a gap from its ends, so that the seam goes on evenly on the next tile.
fn stitches(rim: &[Point]) -> Vec<Vec<Point>> {
    let line = resampled(rim, 0.008, 1);
    let step = length(rim) / (line.len() - 1) as f32;
    let count = (length(rim) / (STITCH.0 + STITCH.1)).round().max(1.0);
    let period = length(rim) / count;
    let share = STITCH.1 / (STITCH.0 + STITCH.1) / 2.0;
    let mut stitches = vec![Vec::new(); count as usize];
    for (i, &p) in line.iter().enumerate() {
        let along = i as f32 * step / period;
        let stitch = (along as usize).min(stitches.len() - 1);
        if (share..=1.0 - share).contains(&(along - stitch as f32)) {
            stitches[stitch].push(p);
        }
    }
    stitches
}

fn length(line: &[Point]) -> f32 {
    line.windows(2).map(|ends| ends[0].distance(ends[1])).sum()
}

/// Cells along each side of the square, and beyond each side of it.
const CELLS: usize = 96;
const BEYOND: usize = 4;

/// How far a field covers the square, and a little land beyond the square where it goes on.
struct Cover(Plane);

impl Cover {
    fn of(map: &FieldMap, part: u8, joined: [bool; 8]) -> Cover {
        let side = CELLS + 2 * BEYOND;
        let step = 1.0 / CELLS as f32;
        let mut plane = Plane::filled(side, side, 0.0);
        let place = |cell: usize| (cell as f32 + 0.5 - BEYOND as f32) * step;
        for (at, value) in plane.values.iter_mut().enumerate() {
            let p = Point::new(place(at % side), place(at / side));
            let nearest = Point::new(p.x.clamp(0.0, 0.999), p.y.clamp(0.0, 0.999));
            let open = crossed(p).all(|edge| joined[edge]);
            *value = f32::from(u8::from(open && map.at(nearest) == Some(part)));
        }
        Cover(plane.blurred(1.0))
    }

    /// 1 well inside the field, 0 outside, and the border is smooth.
    fn at(&self, p: Point) -> f32 {
        let cell = |v: f32| v * CELLS as f32 + BEYOND as f32;
        smoothstep(0.38, 0.62, self.0.sample(cell(p.x), cell(p.y)))
    }

    /// The lines along the border, as far as they lie on the square.
    fn rims(&self) -> Vec<Vec<Point>> {
        let on_square = |p: Point| (p - Point::new(BEYOND as f32, BEYOND as f32)) * (1.0 / CELLS as f32);
        let lines = contour::lines(&self.0).into_iter();
        lines.flat_map(|line| clipped(line.into_iter().map(on_square).collect())).collect()
    }
}

/// The half-edges of the square across which a place beyond it lies: none on the square, two beyond a corner.
fn crossed(p: Point) -> impl Iterator<Item = usize> {
    let half = |v: f32| usize::from(v >= 0.5);
    let [north, east, south, west] = [p.y < 0.0, p.x >= 1.0, p.y >= 1.0, p.x < 0.0];
    let edges = [
        north.then(|| half(p.x)),
        east.then(|| 2 + half(p.y)),
        south.then(|| 5 - half(p.x)),
        west.then(|| 7 - half(p.y)),
    ];
    edges.into_iter().flatten()
}

/// The pieces of a line that lie on the square.
fn clipped(mut line: Vec<Point>) -> Vec<Vec<Point>> {
    /// A rim along an edge that is not joined lies on the edge itself.
    const RIM: f32 = 0.004;
    let on = |p: &Point| [p.x, p.y].iter().all(|v| (-RIM..=1.0 + RIM).contains(v));
    let closed = line.first() == line.last();
    if let Some(off) = line.iter().position(|p| !on(p)).filter(|_| closed) {
        line.pop();
        line.rotate_left(off);
    }
    line.split(|p| !on(p)).filter(|piece| piece.len() > 2).map(<[Point]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tiles::FacePrint;
    use crate::table::carcassonne::shipped;

    const PX: u32 = 128;

    fn face(text: &str) -> Face {
        let print: FacePrint = ron::from_str(text).expect("a face");
        Face::try_from(print).expect("a valid face")
    }

    fn lit(face: &Face, part: u8, joined: [bool; 8]) -> Picture {
        paint(face, Rotation::default(), Square::new(2, 3), part, joined, PX).expect("a part of field")
    }

    /// How much of a picture's pixels near a place is opaque, 0..=1.
    fn opacity(picture: &Picture, (x, y): (f32, f32)) -> f32 {
        let pixel = |v: f32| ((v * PX as f32) as u32).min(PX - 1);
        f32::from(picture.pixel(pixel(x), pixel(y))[3]) / 255.0
    }

    /// RFIELD-3: only the part that was asked for is lit, and neither roads nor cities nor mist.
    #[test]
    fn only_the_open_land_of_the_part_is_lit() {
        let deck = shipped::deck().expect("the deck");
        for named in deck.faces() {
            for (i, turn) in Rotation::ALL.into_iter().enumerate() {
                let at = Square::new(i as i16, 5);
                let map = FieldMap::of(&named.face, turn, &Layout::of(&named.face, turn, at));
                for part in 0..named.face.fields().len() as u8 {
                    let picture = paint(&named.face, turn, at, part, [true; 8], 48).expect("a part of field");
                    let alpha = |x: f32, y: f32| picture.pixel((x * 48.0) as u32, (y * 48.0) as u32)[3];
                    let cells = (0..24 * 24).map(|i| ((i % 24) as f32 / 24.0 + 0.02, (i / 24) as f32 / 24.0 + 0.02));
                    let around = |x: f32, y: f32| {
                        let near = [(0.0, 0.0), (0.03, 0.0), (-0.03, 0.0), (0.0, 0.03), (0.0, -0.03)];
                        near.map(|(dx, dy)| map.at(Point::new((x + dx).clamp(0.0, 0.99), (y + dy).clamp(0.0, 0.99))))
                    };
                    let mut seen = 0;
                    for (x, y) in cells {
                        let here = around(x, y);
                        if here.iter().all(|&found| found != Some(part)) {
                            assert_eq!(alpha(x, y), 0, "{} part {part} at {x}, {y}", named.name);
                        } else if here.iter().all(|&found| found == Some(part)) {
                            assert!(alpha(x, y) > 30, "{} part {part} at {x}, {y}", named.name);
                            seen += 1;
                        }
                    }
                    assert!(seen > 0, "{} part {part} is nowhere lit", named.name);
                }
            }
        }
    }

    /// RFIELD-6: where the field goes on there is no rim, and where nothing lies there is one along the edge.
    #[test]
    fn the_rim_is_open_where_the_field_goes_on() {
        let meadow = face("(cities:[(sides:[N])])");
        let mut joined = [true; 8];
        let open = lit(&meadow, 0, joined);
        // Half-edge 5 is the western half of the south side.
        joined[5] = false;
        let half = lit(&meadow, 0, joined);
        for x in [0.12, 0.2, 0.3, 0.4] {
            assert!(opacity(&open, (x, 0.985)) < 0.3, "no rim at {x}");
            assert!(opacity(&half, (x, 0.985)) > 0.6, "a rim at {x}");
            assert!(opacity(&half, (1.0 - x, 0.985)) < 0.3, "no rim at {}", 1.0 - x);
        }
        // Along the city's wall there is one in any case.
        let wall = (0..40).map(|y| opacity(&open, (0.5, 0.30 + 0.005 * y as f32))).fold(0.0, f32::max);
        assert!(wall > 0.7, "{wall}");
    }

    #[test]
    fn the_rim_is_stitched_and_its_stitches_end_before_the_edge() {
        let line: Vec<Point> = (0..=100).map(|i| Point::new(i as f32 / 100.0, 0.4)).collect();
        let stitches = stitches(&line);
        assert_eq!(stitches.len(), 6);
        assert!(stitches[0][0].x > 0.02 && stitches[5].last().is_some_and(|end| end.x < 0.98));
        for pair in stitches.windows(2) {
            let gap = pair[1][0].distance(*pair[0].last().expect("a stitch"));
            assert!((0.05..0.09).contains(&gap), "{gap}");
        }
    }

    /// RFIELD-6: fields join field and nothing else.
    #[test]
    fn fields_join_where_both_tiles_show_field() {
        let road = face("(roads:[[E,W]])");
        let misty = face("(mist:[(sides:[N,S],ghosts:0)])");
        let still = Rotation::default();
        // East lies the same road, south lies mist.
        let beside = |side: Side| match side {
            Side::E => Some((&road, still)),
            Side::S => Some((&misty, still)),
            Side::N | Side::W => None,
        };
        let joins = |part: u8| (0..8).filter(|&edge| joined((&road, still), part, beside)[edge]).collect::<Vec<_>>();
        assert_eq!((joins(0), joins(1)), (vec![2], vec![3]));
    }

    #[test]
    fn a_face_without_such_a_part_has_nothing_to_light() {
        let town = face("(cities:[(sides:[N,E,S,W])])");
        assert!(paint(&town, Rotation::default(), Square::new(0, 0), 0, [false; 8], PX).is_none());
    }
}
