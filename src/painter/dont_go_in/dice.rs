//! The dice that are thrown: cubes of bone with a ghost on three faces and nothing on the other three (HROLL-2), at
//! rest and tumbling.

use super::cards::light::{Surface, lit};
use super::ghost;
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::ink::{Canvas, Part};
use crate::painter::noise::smoothstep;
use crate::painter::picture::{Picture, Plane};
use crate::painter::pixelwise::{LARGEST, painted};

/// What a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// A ghost.
    Ghost,
    /// Nothing.
    Blank,
}

impl Face {
    fn opposite(self) -> Face {
        match self {
            Face::Ghost => Face::Blank,
            Face::Blank => Face::Ghost,
        }
    }
}

/// How many pictures a throw has before the die rests.
pub const TUMBLE: u32 = 10;

/// From the middle of a die to the edge of its picture, as a share of the die's side.
pub const REACH: f32 = 1.35;

/// A die that lies still. `side` is the length of its edge in pixels; the picture is twice [`REACH`] as large. `turn`
/// is how far it is turned on the table, in degrees clockwise.
pub fn at_rest(side: u32, face: Face, turn: f32) -> Picture {
    Throw { face, turn: if turn.is_finite() { turn } else { 0.0 }, left: 0.0 }.painted(side)
}

/// A die in the air, `frame` pictures after it was thrown; after [`TUMBLE`] of them it lies as [`at_rest`].
pub fn tumbling(side: u32, face: Face, turn: f32, frame: u32) -> Picture {
    let left = 1.0 - frame.min(TUMBLE) as f32 / TUMBLE as f32;
    Throw { face, turn: if turn.is_finite() { turn } else { 0.0 }, left }.painted(side)
}

/// A die on its way to the table.
struct Throw {
    face: Face,
    turn: f32,
    /// How much of the way is left: 1 when it leaves the hand, 0 on the table.
    left: f32,
}

/// The length of a die's edge, and the radius of its round corners.
const HALF: f32 = 0.5;
const CORNER: f32 = 0.13;

type Vector = [f32; 3];

impl Throw {
    fn painted(&self, side: u32) -> Picture {
        let side = side.clamp(1, LARGEST / 4) as f32;
        let size = (2.0 * REACH * side).ceil().max(1.0) as u32;
        let (cube, decal) = (Cube::new(self), decal());
        let seen = Seen::of(&cube, &decal, size, side);
        let drop = 0.07 + 0.18 * self.left;
        let shadow = seen.cover.blurred((0.055 + 0.055 * self.left) * side);
        painted(size, size, |x, y| {
            let at = (y * size + x) as usize;
            let cover = seen.cover.values[at];
            let dark = shadow.sample(x as f32 + 0.5 - drop * side, y as f32 + 0.5 - 1.1 * drop * side);
            let shade = (0.72 - 0.30 * self.left) * dark * (1.0 - cover);
            let whole = cover + shade;
            let colour = if whole > 0.0 { mix([0.01, 0.01, 0.04], seen.colour[at], cover / whole) } else { [0.0; 3] };
            [colour[0], colour[1], colour[2], whole]
        })
    }
}

/// A die in some position.
struct Cube {
    /// The rows turn a direction on the screen into one in the die.
    turn: [Vector; 3],
    faces: [Face; 6],
}

impl Cube {
    fn new(throw: &Throw) -> Cube {
        let faces = [Face::Ghost, Face::Blank, Face::Blank, Face::Ghost, throw.face, throw.face.opposite()];
        // It rolls about a tilted axis, faster at first.
        let roll = 620.0 * throw.left * (0.35 + 0.65 * throw.left);
        let tumbled = product(turned(0, roll), turned(1, 0.6 * roll));
        let lying = product(turned(0, LEAN), turned(2, throw.turn + 150.0 * throw.left * throw.left));
        Cube { turn: transposed(product(lying, tumbled)), faces }
    }

    /// Where a ray down into the screen meets the die, and the normal there, both in the die's own directions.
    fn hit(&self, x: f32, y: f32) -> Option<(Vector, Vector)> {
        const FAR: f32 = 1.2;
        let (start, down) = (applied(&self.turn, [x, y, FAR]), applied(&self.turn, [0.0, 0.0, -1.0]));
        let mut travelled = 0.0;
        for _ in 0..48 {
            let point: Vector = std::array::from_fn(|i| start[i] + down[i] * travelled);
            let beyond = point.map(|part| part.abs() - HALF + CORNER);
            let outside = beyond.map(|part| part.max(0.0));
            let length = dot(outside, outside).sqrt();
            let distance = length + beyond.into_iter().fold(f32::MIN, f32::max).min(0.0) - CORNER;
            if distance < 0.0008 {
                let normal = std::array::from_fn(|i| outside[i].copysign(point[i]) / length.max(1e-6));
                return Some((point, normal));
            }
            travelled += distance;
            if travelled > 2.0 * FAR {
                return None;
            }
        }
        None
    }

    /// The colour where a ray meets the die.
    fn colour(&self, point: Vector, normal: Vector, decal: &Plane) -> Rgb {
        const BONE: Rgb = hex(0xFFF4DC);
        const GHOST: Rgb = hex(0x22304F);
        let axis = (0..3).fold(0, |best, i| if normal[i].abs() > normal[best].abs() { i } else { best });
        let face = self.faces[2 * axis + usize::from(normal[axis] < 0.0)];
        let mut albedo = BONE;
        if face == Face::Ghost {
            let (u, v) = [(point[1], point[2]), (point[0], point[2]), (point[0], point[1])][axis];
            let size = decal.width as f32;
            let printed =
                decal.sample((u + HALF) * size, (v + HALF) * size) * smoothstep(0.75, 0.95, normal[axis].abs());
            albedo = mix(albedo, GHOST, printed);
        }
        // Directions of the screen have y to the south, as the light has.
        let on_screen = applied(&transposed(self.turn), normal);
        let (cold, warm) = lit(&Surface { albedo, shine: 0.22, polish: 18, cool: 1.0 }, on_screen);
        std::array::from_fn(|i| (cold[i] + 0.92 * warm[i]).min(1.0))
    }
}

/// How far the table is tilted away from the eye, in degrees.
const LEAN: f32 = 22.0;

/// What of a die is seen on a picture.
struct Seen {
    colour: Vec<Rgb>,
    cover: Plane,
}

impl Seen {
    fn of(cube: &Cube, decal: &Plane, size: u32, side: f32) -> Seen {
        /// Rays a pixel, in each direction.
        const RAYS: u32 = 3;
        let count = (size * size) as usize;
        let mut seen =
            Seen { colour: Vec::with_capacity(count), cover: Plane::filled(size as usize, size as usize, 0.0) };
        for at in 0..count as u32 {
            let (mut sum, mut hits) = ([0.0; 3], 0);
            for ray in 0..RAYS * RAYS {
                let place = |pixel: u32, part: u32| {
                    (pixel as f32 + (part as f32 + 0.5) / RAYS as f32 - size as f32 / 2.0) / side
                };
                let (x, y) = (place(at % size, ray % RAYS), place(at / size, ray / RAYS));
                if x * x + y * y > 0.76 {
                    continue;
                }
                if let Some((point, normal)) = cube.hit(x, y) {
                    let colour = cube.colour(point, normal, decal);
                    sum = std::array::from_fn(|i| sum[i] + colour[i]);
                    hits += 1;
                }
            }
            seen.colour.push(sum.map(|part| part / hits.max(1) as f32));
            seen.cover.values[at as usize] = hits as f32 / (RAYS * RAYS) as f32;
        }
        seen
    }
}

/// The ghost on a face.
fn decal() -> Plane {
    const SIZE: u32 = 96;
    let mut canvas = Canvas::plain(SIZE, SIZE);
    let size = SIZE as f32;
    let height = 0.72;
    canvas.at((size / 2.0, size / 2.0), size);
    ghost::draw(&mut canvas, (0.0, height / 2.0), height, [1.0; 3], ([0.0; 3], 1.0));
    canvas.part(Part::Red)
}

/// The matrix that turns by this many degrees round an axis.
fn turned(axis: usize, degrees: f32) -> [Vector; 3] {
    let angle = degrees.to_radians();
    let (sin, cos) = (libm::sinf(angle), libm::cosf(angle));
    let (next, last) = ((axis + 1) % 3, (axis + 2) % 3);
    let mut matrix = [[0.0; 3]; 3];
    matrix[axis][axis] = 1.0;
    (matrix[next][next], matrix[last][last]) = (cos, cos);
    (matrix[next][last], matrix[last][next]) = (-sin, sin);
    matrix
}

fn product(left: [Vector; 3], right: [Vector; 3]) -> [Vector; 3] {
    let columns = transposed(right);
    left.map(|row| columns.map(|column| dot(row, column)))
}

fn transposed(matrix: [Vector; 3]) -> [Vector; 3] {
    std::array::from_fn(|row| std::array::from_fn(|column| matrix[column][row]))
}

fn applied(matrix: &[Vector; 3], vector: Vector) -> Vector {
    matrix.map(|row| dot(row, vector))
}

fn dot(one: Vector, other: Vector) -> f32 {
    one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many pixels are dark, as only a ghost is.
    fn dark(picture: &Picture) -> usize {
        picture.rgba.chunks(4).filter(|pixel| pixel[3] == 255 && pixel[0] < 90).count()
    }

    #[test]
    fn a_die_at_rest_shows_a_ghost_or_nothing() {
        // HROLL-2
        for turn in [-20.0, 0.0, 14.0] {
            let (ghost, blank) = (at_rest(60, Face::Ghost, turn), at_rest(60, Face::Blank, turn));
            assert!(dark(&ghost) > 500, "{} dark pixels at {turn}", dark(&ghost));
            let middle = blank.pixel(blank.width / 2, blank.height / 2);
            assert!(middle[..3].iter().all(|&part| part > 140), "{middle:?} at {turn}");
        }
    }

    #[test]
    fn a_die_has_a_ghost_on_three_faces() {
        // HROLL-2
        for face in [Face::Ghost, Face::Blank] {
            let cube = Cube::new(&Throw { face, turn: 0.0, left: 0.4 });
            assert_eq!(cube.faces.iter().filter(|&&face| face == Face::Ghost).count(), 3);
        }
    }

    #[test]
    fn a_throw_ends_at_rest_and_no_two_pictures_of_it_are_alike() {
        let frames: Vec<_> = (0..=TUMBLE).map(|frame| tumbling(24, Face::Ghost, 8.0, frame)).collect();
        assert_eq!(frames.last(), Some(&at_rest(24, Face::Ghost, 8.0)));
        assert!(frames.windows(2).all(|pair| pair[0] != pair[1]));
        assert_eq!(tumbling(24, Face::Ghost, 8.0, 99), at_rest(24, Face::Ghost, 8.0));
    }

    #[test]
    fn every_picture_of_a_throw_has_a_clear_margin() {
        for frame in 0..=TUMBLE {
            let picture = tumbling(30, Face::Blank, 0.0, frame);
            let last = picture.width - 1;
            let rim = (0..=last).flat_map(|at| [(at, 0), (at, last), (0, at), (last, at)]);
            let most = rim.map(|(x, y)| picture.pixel(x, y)[3]).max();
            assert!(most <= Some(6), "frame {frame} reaches its edge: {most:?}");
        }
    }

    #[test]
    fn senseless_dice_still_give_a_picture() {
        assert!(at_rest(0, Face::Ghost, f32::NAN).rgba.len() >= 4);
        assert!(tumbling(0, Face::Blank, f32::INFINITY, u32::MAX).rgba.len() >= 4);
    }
}
