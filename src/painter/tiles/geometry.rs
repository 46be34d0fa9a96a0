//! Where things lie on a square: road lines, city outlines and walls, mist areas, in the square's own coordinates.
//!
//! A square reaches from 0 to 1, `x` east and `y` south. [`Layout::of`] is the painter's door: behind it everything is
//! already turned. Shapes follow the printed face, only a road's gentle waver follows the board, so that no two tiles
//! look stamped.

use super::objects::monastery;
use super::outlines::{bezier, city_shape, mist_outlines, straight, through};
pub use super::point::*;
use crate::rules::tiles::{Centre, Face, Kind, Rotation, Side, Square};

/// What a road that reaches one side only leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoadEnd {
    /// It runs through.
    Through,
    /// The middle of the tile: a village, a castle, or other road ends.
    Middle,
    /// A gate in the walls of the tile's city.
    Gate,
    /// The gate of the cemetery.
    Cemetery,
    /// The ruin on the start tile's common corner.
    Ruin,
}

/// A road on a square.
#[derive(Clone, Debug, PartialEq)]
pub struct Road {
    /// Its centre line, from the middle of its first side.
    pub line: Vec<Point>,
    /// What it leads to.
    pub end: RoadEnd,
}

/// A connected piece of city on a square.
#[derive(Clone, Debug, PartialEq)]
pub struct City {
    /// The sides of the square it reaches.
    pub sides: Vec<Side>,
    /// Its closed outline, walls and open sides together.
    pub outline: Vec<Point>,
    /// Its walls, each from corner to corner of the square.
    pub walls: Vec<Vec<Point>>,
    /// Shields in it.
    pub shields: u8,
}

impl City {
    /// Whether a place lies in this city.
    pub fn contains(&self, p: Point) -> bool {
        within(&self.outline, p)
    }

    /// Distance from a place to this city's nearest wall.
    pub fn distance_to_wall(&self, p: Point) -> f32 {
        self.walls.iter().map(|wall| distance_to_line(wall, p)).fold(f32::INFINITY, f32::min)
    }
}

/// A connected piece of mist on a square, before it billows.
#[derive(Clone, Debug, PartialEq)]
pub struct MistArea {
    /// The sides of the square it reaches.
    pub sides: Vec<Side>,
    /// Closed outlines that cover it together.
    pub outlines: Vec<Vec<Point>>,
    /// Sides that belong to the tile's other mist areas: the land between stays clear.
    rivals: Vec<Side>,
}

impl MistArea {
    /// Mist over a whole square.
    pub(in crate::painter) fn everywhere() -> MistArea {
        let sides = Side::ALL.to_vec();
        MistArea { outlines: mist_outlines(&sides), sides, rivals: Vec::new() }
    }

    /// Whether a place lies in this area (cities still push the mist away, see [`Layout::in_mist`]).
    pub fn contains(&self, p: Point) -> bool {
        self.apart(p) && self.outlines.iter().any(|outline| within(outline, p))
    }

    /// Whether a place is clearly nearer to this area's sides than to its rivals': separate areas must look separate.
    fn apart(&self, p: Point) -> bool {
        let nearest_own = self.sides.iter().map(|&side| inside(side, p)).fold(f32::INFINITY, f32::min);
        self.sides.iter().all(|&own| {
            self.rivals.iter().all(|&rival| {
                let gap = if rival == own.opposite() && self.sides.len() == 1 { 0.30 } else { 0.15 };
                inside(rival, p) - nearest_own > gap
            })
        })
    }
}

/// The oblong of a cemetery's wall.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Yard {
    /// Its middle.
    pub centre: Point,
    /// Half its width and half its depth.
    pub half: Point,
    /// Size against a cemetery that has the tile for itself.
    pub scale: f32,
}

/// Everything printed on a tile, where it lies once the face is turned.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The square it lies on.
    pub square: Square,
    /// Roads, in printed order.
    pub roads: Vec<Road>,
    /// Pieces of city, in printed order.
    pub cities: Vec<City>,
    /// Mist areas, in printed order.
    pub mist: Vec<MistArea>,
    /// What stands in the middle.
    pub centre: Option<Centre>,
}

/// Whether a castle stands on or rises before a place, seen from the castle's foot.
fn hidden_by_castle(off: Point) -> bool {
    Point::new(off.x / 0.25, (off.y + 0.10) / 0.31).length() < 1.0
}

impl Layout {
    /// Where everything on this face lies once it was turned and laid on this square.
    pub fn of(face: &Face, turn: Rotation, square: Square) -> Layout {
        let print = face.print();
        let turned = |sides: &[Side]| -> Vec<Side> {
            let mut sides: Vec<Side> = sides.iter().map(|side| side.turned(turn)).collect();
            sides.sort();
            sides
        };
        let groups: Vec<Vec<Side>> = print.cities.iter().map(|city| turned(&city.sides)).collect();
        let cities: Vec<City> = (print.cities.iter().zip(&groups))
            .enumerate()
            .map(|(index, (city, sides))| {
                let others = groups.iter().enumerate().filter(|(other, _)| *other != index);
                let rivals: Vec<Side> = others.flat_map(|(_, sides)| sides.iter().copied()).collect();
                let (outline, walls) = city_shape(sides, &rivals);
                City { sides: sides.clone(), outline, walls, shields: city.shields }
            })
            .collect();
        let areas: Vec<Vec<Side>> = print.mist.iter().map(|area| turned(&area.sides)).collect();
        let mist = (areas.iter().enumerate())
            .map(|(index, sides)| {
                let others = areas.iter().enumerate().filter(|(other, _)| *other != index);
                let rivals = others.flat_map(|(_, sides)| sides.iter().copied()).collect();
                MistArea { sides: sides.clone(), outlines: mist_outlines(sides), rivals }
            })
            .collect();
        let mut layout = Layout { square, roads: Vec::new(), cities, mist, centre: face.centre() };
        let dead_ends = print.roads.iter().filter(|road| road.len() == 1).count();
        layout.roads = print.roads.iter().map(|road| layout.road(&turned(road), dead_ends)).collect();
        layout
    }

    /// Whether a place lies in the city with this index.
    pub fn in_city(&self, index: usize, p: Point) -> bool {
        self.cities.get(index).is_some_and(|city| city.contains(p))
    }

    /// Whether a place lies in any city.
    pub fn in_any_city(&self, p: Point) -> bool {
        self.cities.iter().any(|city| city.contains(p))
    }

    /// Whether a place lies in the mist area with this index; no mist lies on city.
    pub fn in_mist(&self, index: usize, p: Point) -> bool {
        self.mist.get(index).is_some_and(|area| area.contains(p)) && !self.in_any_city(p)
    }

    /// The mist area at a place.
    pub fn mist_at(&self, p: Point) -> Option<usize> {
        (0..self.mist.len()).find(|&index| self.in_mist(index, p))
    }

    /// Whether a place lies on this part of the tile; a castle's is the ground that it stands on and hides.
    pub fn covers(&self, kind: Kind, index: usize, p: Point) -> bool {
        match kind {
            Kind::Road => self.roads.get(index).is_some_and(|road| distance_to_line(&road.line, p) < 0.6 * ROAD_WIDTH),
            Kind::City => self.in_city(index, p),
            Kind::Castle => self.centre == Some(Centre::Castle) && index == 0 && hidden_by_castle(p - self.castle()),
            Kind::Mist => self.in_mist(index, p),
            Kind::Monastery => self.centre == Some(Centre::Monastery) && index == 0 && hidden_by_castle(p - MIDDLE),
            Kind::Cemetery => self.centre == Some(Centre::Cemetery) && index == 0 && self.in_yard(p),
            // Which field a place belongs to is known to the rules only.
            Kind::Field => false,
        }
    }

    /// Distance from a place to the nearest wall on the tile.
    pub fn distance_to_wall(&self, p: Point) -> f32 {
        self.cities.iter().map(|city| city.distance_to_wall(p)).fold(f32::INFINITY, f32::min)
    }

    /// Distance from a place to the nearest road's centre line.
    pub fn distance_to_road(&self, p: Point) -> f32 {
        self.roads.iter().map(|road| distance_to_line(&road.line, p)).fold(f32::INFINITY, f32::min)
    }

    /// The corner of this square where the start tile's ruin stands; which one follows from the square.
    pub fn ruin_corner(&self) -> Point {
        let even = |n: i16| n.rem_euclid(2) == 0;
        Point::new(if even(self.square.x) { 1.0 } else { 0.0 }, if even(self.square.y) { 0.0 } else { 1.0 })
    }

    /// Where the cemetery lies: in the middle, or beside the tile's city and smaller.
    pub fn yard(&self) -> Yard {
        let away = self.away_from_city();
        let crowded = !self.cities.is_empty();
        let scale = if crowded { 0.80 } else { 1.0 };
        let centre = MIDDLE + away * 0.13 + Point::new(0.0, if crowded { 0.02 } else { 0.0 });
        Yard { centre, half: Point::new(0.30, 0.255) * scale, scale }
    }

    /// Whether a place is within the cemetery's walls.
    fn in_yard(&self, p: Point) -> bool {
        let (yard, off) = (self.yard(), p - self.yard().centre);
        off.x.abs() < yard.half.x && off.y.abs() < yard.half.y
    }

    /// Where the castle stands: in the middle, a little off the tile's city.
    pub fn castle(&self) -> Point {
        MIDDLE + self.away_from_city() * 0.05
    }

    /// The direction away from the tile's cities; nothing if they balance.
    fn away_from_city(&self) -> Point {
        let sides = self.cities.iter().flat_map(|city| &city.sides);
        let sum = sides.fold(Point::default(), |sum, &side| sum - outward(side));
        Point::new(sum.x.clamp(-1.0, 1.0), sum.y.clamp(-1.0, 1.0))
    }

    fn road(&self, sides: &[Side], dead_ends: usize) -> Road {
        let start = mid(sides[0]);
        let (line, end) = match sides {
            [from, to] => (through(*from, *to), RoadEnd::Through),
            _ => self.dead_end(sides[0], dead_ends),
        };
        let waver = |(i, &p): (usize, &Point)| {
            let t = i as f32 / (line.len() - 1) as f32;
            let before = line[i.saturating_sub(1)];
            let after = line[(i + 1).min(line.len() - 1)];
            p + (after - before).unit().left() * (self.waver(p) * -libm::sinf(t * std::f32::consts::PI))
        };
        let mut line: Vec<Point> = line.iter().enumerate().map(waver).collect();
        line[0] = start;
        Road { line, end }
    }

    fn waver(&self, p: Point) -> f32 {
        let b = origin(self.square) + p;
        0.030 * libm::sinf(5.1 * b.x + 3.3 * b.y) + 0.012 * libm::sinf(13.0 * b.x + 11.0 * b.y)
    }

    fn dead_end(&self, side: Side, dead_ends: usize) -> (Vec<Point>, RoadEnd) {
        let start = mid(side);
        match self.centre {
            Some(Centre::Castle) => (straight(start, start.toward(self.castle(), 0.66)), RoadEnd::Middle),
            Some(Centre::Monastery) => {
                let door = monastery::door(start);
                let ahead = start.toward(MIDDLE, 0.2);
                (bezier([start, ahead, door.toward(ahead, 0.3), door], 12), RoadEnd::Middle)
            }
            Some(Centre::Cemetery) => {
                let gate = self.cemetery_gate(side);
                let bend = gate.toward(start, 0.5);
                (bezier([start, bend, gate + outward(side) * 0.06, gate], 12), RoadEnd::Cemetery)
            }
            Some(Centre::Ruin) => {
                let corner = self.ruin_corner();
                let end = corner.toward(MIDDLE, 0.06);
                let inward = (MIDDLE - start) * 0.6;
                (bezier([start, start + inward, end.toward(MIDDLE, 0.55), end], 24), RoadEnd::Ruin)
            }
            None if dead_ends == 1 && self.cities.iter().any(|city| !city.walls.is_empty()) => {
                (self.to_gate(start), RoadEnd::Gate)
            }
            Some(Centre::Village) | None => (straight(start, MIDDLE), RoadEnd::Middle),
        }
    }

    /// Where a road from this side meets the cemetery's wall.
    pub(in crate::painter) fn cemetery_gate(&self, side: Side) -> Point {
        let yard = self.yard();
        let out = outward(side);
        yard.centre + Point::new(out.x * yard.half.x, out.y * yard.half.y)
    }

    /// Straight ahead to the wall if there is one, else in a bend to the nearest.
    fn to_gate(&self, start: Point) -> Vec<Point> {
        let ahead = (MIDDLE - start).unit();
        let walls = || self.cities.iter().flat_map(|city| &city.walls).flatten().copied();
        let off_course =
            |p: &Point| (*p - start).dot(ahead.left()).abs() + if p.distance(start) < 0.1 { 9.0 } else { 0.0 };
        let by = |key: &dyn Fn(&Point) -> f32| walls().min_by(|a, b| key(a).total_cmp(&key(b))).unwrap_or(MIDDLE);
        let gate = by(&off_course);
        if off_course(&gate) < 0.08 && (gate - start).dot(ahead) > 0.12 {
            return straight(start, gate);
        }
        let gate = by(&|p| p.distance(MIDDLE));
        bezier([start, start + ahead * 0.32, gate.toward(MIDDLE, 0.6), gate], 16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resampling_keeps_the_ends_and_spaces_evenly() {
        let line = resampled(&through(Side::N, Side::E), 0.05, 8);
        assert_eq!(line[0], mid(Side::N));
        assert_eq!(*line.last().unwrap(), mid(Side::E));
        let steps: Vec<f32> = line.windows(2).map(|ends| ends[0].distance(ends[1])).collect();
        let (least, most) = steps.iter().fold((9.0_f32, 0.0_f32), |(l, m), &s| (l.min(s), m.max(s)));
        assert!(most - least < 0.01, "{steps:?}");
    }

    #[test]
    fn turning_takes_each_side_to_the_next() {
        for side in Side::ALL {
            assert_eq!(mid(side).turned(1), mid(side.turned(Rotation::new(1))));
            assert!(inside(side, mid(side)).abs() < 1e-6 && (inside(side, MIDDLE) - 0.5).abs() < 1e-6);
        }
    }
}
