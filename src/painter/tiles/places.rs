//! Where ghosts, guards and banners have room on a square, each inside its region.

use super::geometry::{Layout, MIDDLE, Point, ROAD_WIDTH, inside, outward};
use super::objects::village;
use crate::painter::bodies::{GHOST, GUARD, Standing, hidden};
use crate::rules::mists::Haunt;
use crate::rules::tiles::{Centre, Face, Kind, MistPrint, Rotation, Side, Square};

/// The smallest distance between two figures, in squares.
pub const ROOM: f32 = 0.16;

/// The smallest distance between the middles of two spell circles, in squares.
pub const BETWEEN_RINGS: f32 = 0.27;

/// The smallest distance between a spell circle's middle and the square's edge, in squares.
pub const RING_FROM_EDGE: f32 = 0.185;

/// Places on one square, in the square's coordinates. A place is where a figure's feet are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Places {
    /// Places for ghosts, for each mist area in printed order. Places where the ghost hides least come first. There are
    /// at least two more than the area has symbols, and more if there is room. In mist with circles, no place is inside
    /// a circle.
    pub ghosts: Vec<Vec<Point>>,
    /// The middles of the spell circles, for each mist area in printed order. A ghost stands in each. They are at least
    /// [`BETWEEN_RINGS`] from each other and [`ROOM`] from every figure, and their rings stay on the square.
    pub circles: Vec<Vec<Point>>,
    /// The place of a guard on each road, in printed order.
    pub roads: Vec<Point>,
    /// The place of a guard in each city, in printed order.
    pub cities: Vec<Point>,
    /// The place of a guard of the castle: in front of its gate.
    pub castle: Option<Point>,
    /// The places of ghosts on an open cemetery, in the order of arrival.
    pub cemetery: Vec<Point>,
    /// The places of buried guards in a cemetery, in the order of burial.
    pub graves: Vec<Point>,
    /// The places of the banners in each city.
    pub shields: Vec<Vec<Point>>,
}

impl Places {
    /// The places of a mist area, of its circles or of the cemetery, if the square has it.
    pub fn haunt(&self, haunt: Haunt) -> Option<&[Point]> {
        match haunt {
            Haunt::Mist(area) => self.ghosts.get(usize::from(area)).map(Vec::as_slice),
            Haunt::Circle(area) => self.circles.get(usize::from(area)).map(Vec::as_slice),
            Haunt::Cemetery => Some(&self.cemetery),
        }
    }

    /// The place of a guard on the road, city or castle with this index. In mist there is none (MEEPLE-3).
    pub fn post(&self, kind: Kind, index: u8) -> Option<Point> {
        let index = usize::from(index);
        match kind {
            Kind::Road => self.roads.get(index).copied(),
            Kind::City => self.cities.get(index).copied(),
            Kind::Castle => self.castle,
            Kind::Mist | Kind::Monastery | Kind::Cemetery | Kind::Field => None,
        }
    }
}

/// The places on a square with this face.
pub fn on(face: &Face, turn: Rotation, square: Square) -> Places {
    of(&Layout::of(face, turn, square), &face.print().mist)
}

/// The places of a layout whose mist areas have these symbols and circles.
pub(in crate::painter) fn of(layout: &Layout, printed: &[MistPrint]) -> Places {
    let mut places = Places::default();
    let mut taken = Vec::new();
    if layout.centre == Some(Centre::Castle) {
        let gate = layout.castle() + Point::new(0.0, 0.22);
        places.castle = Some(gate);
        taken.push(gate);
    }
    if layout.centre == Some(Centre::Cemetery) {
        places.graves = in_yard(layout, &GRAVES);
        places.cemetery = in_yard(layout, &AMONG_GRAVES);
    }
    for index in 0..layout.cities.len() {
        let place = in_city(layout, index, &taken);
        taken.push(place);
        places.cities.push(place);
    }
    for (index, city) in layout.cities.iter().enumerate() {
        let mut banners = Vec::new();
        for _ in 0..city.shields {
            let place = in_city(layout, index, &[&taken[..], &banners].concat());
            banners.push(place);
        }
        places.shields.push(banners);
    }
    for road in &layout.roads {
        let place = along(&road.line, &taken);
        taken.push(place);
        places.roads.push(place);
    }
    for index in 0..layout.mist.len() {
        let (symbols, circles) = printed.get(index).map_or((0, 0), |area| (area.symbols, usize::from(area.circles)));
        let rings = rings(layout, index, circles, &taken);
        taken.extend(&rings);
        let wanted = usize::from(symbols).max(3) + 2;
        let ghosts = in_view(in_mist(layout, index, wanted, &taken), &taken);
        taken.extend(&ghosts);
        places.circles.push(rings);
        places.ghosts.push(ghosts);
    }
    places
}

/// A grid of points over the square.
fn grid(step: f32) -> impl Iterator<Item = Point> {
    let count = (1.0 / step) as usize;
    (0..count * count)
        .map(move |i| Point::new((i % count) as f32 + 0.5, (i / count) as f32 + 0.5) * (1.0 / count as f32))
}

fn nearest(places: &[Point], p: Point) -> f32 {
    places.iter().map(|place| place.distance(p)).fold(f32::INFINITY, f32::min)
}

/// The place in a city that is farthest from its walls and from `taken`, preferably in its middle.
fn in_city(layout: &Layout, index: usize, taken: &[Point]) -> Point {
    let city = &layout.cities[index];
    let inner: Vec<Point> = grid(0.04).filter(|&p| city.contains(p)).collect();
    let middle = middle(&inner);
    let room = |p: Point| {
        let border = Side::ALL.into_iter().map(|side| inside(side, p)).fold(f32::INFINITY, f32::min);
        let clearance = city.distance_to_wall(p).min(border + 0.04).min(0.24).min(nearest(taken, p) - 0.02);
        clearance - 0.08 * p.distance(middle)
    };
    inner.into_iter().max_by(|&a, &b| room(a).total_cmp(&room(b))).unwrap_or(middle)
}

/// The mean of some points, or the middle of the square if there are none.
fn middle(places: &[Point]) -> Point {
    if places.is_empty() {
        return MIDDLE;
    }
    places.iter().fold(Point::default(), |sum, &p| sum + p) * (1.0 / places.len() as f32)
}

/// A place on a road, as near its middle as `taken` allows.
fn along(line: &[Point], taken: &[Point]) -> Point {
    let at = |share: f32| {
        let along = share * (line.len() - 1) as f32;
        let before = along as usize;
        line[before].toward(line[(before + 1).min(line.len() - 1)], along - before as f32)
    };
    let shares = [0.48, 0.40, 0.56, 0.30, 0.66, 0.20, 0.76, 0.12, 0.86];
    let free = shares.into_iter().map(at).find(|&p| nearest(taken, p) > ROOM + 0.01);
    free.unwrap_or_else(|| {
        shares
            .into_iter()
            .map(at)
            .fold(at(0.5), |best, p| if nearest(taken, p) > nearest(taken, best) { p } else { best })
    })
}

/// Places for ghosts, as far apart as their number allows, those nearest the area's middle first.
fn in_mist(layout: &Layout, index: usize, wanted: usize, taken: &[Point]) -> Vec<Point> {
    let inner: Vec<Point> = grid(0.02).filter(|&p| layout.in_mist(index, p)).collect();
    // A ghost floats above its place, so the middle of the group is a little south of the middle of the area.
    let middle = middle(&inner) + Point::new(0.0, 0.06);
    let mut best = Vec::new();
    for inset in [0.10, 0.07, 0.05, 0.03, 0.02] {
        let mut fit: Vec<Point> = inner.iter().copied().filter(|&p| has_air(layout, index, p, inset)).collect();
        fit.sort_by(|a, b| a.distance(middle).total_cmp(&b.distance(middle)));
        for hundredths in (17..=34).rev() {
            let packed = packed(&fit, taken, hundredths as f32 / 100.0);
            if packed.len() >= wanted {
                return packed;
            }
            if packed.len() > best.len() {
                best = packed;
            }
        }
    }
    best
}

/// The middles of an area's circles: apart from each other but around the area's middle, as figures, roads and houses
/// allow.
fn rings(layout: &Layout, index: usize, count: usize, taken: &[Point]) -> Vec<Point> {
    if count == 0 {
        return Vec::new();
    }
    let inner: Vec<Point> = grid(0.03).filter(|&p| layout.in_mist(index, p)).collect();
    let middle = middle(&inner);
    let fit: Vec<(Point, f32)> = (inner.into_iter())
        .filter_map(|p| {
            let room = ring_room(layout, index, p)?;
            let clear = taken.iter().map(|&other| seen_apart(p, other)).fold(CLEAR + 0.04, f32::min);
            let ghost = Standing::new(GHOST, p);
            let behind = taken.iter().filter(|other| other.y >= p.y);
            let hides: f32 = behind.map(|&other| hidden(&Standing::new(GUARD, other), &ghost)).sum();
            let worth = room + clear - 2.0 * hides - 0.05 * p.distance(middle);
            (nearest(taken, p) > ROOM + 0.01).then_some((p, worth))
        })
        .collect();
    let mut best = (f32::NEG_INFINITY, Vec::new());
    for &(first, worth) in &fit {
        let (mut sum, mut chosen) = (worth, vec![first]);
        while chosen.len() < count {
            let worth = |&(p, worth): &(Point, f32)| {
                let apart = nearest(&chosen, p);
                if apart < BETWEEN_RINGS { f32::NEG_INFINITY } else { worth + 0.8 * apart.min(0.40) }
            };
            let next = fit.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).filter(|next| worth(next).is_finite());
            let Some(next) = next else { break };
            sum += worth(next);
            chosen.push(next.0);
        }
        // One more circle is better than any amount of room.
        sum += 9.0 * chosen.len() as f32;
        if sum > best.0 {
            best = (sum, chosen);
        }
    }
    best.1
}

/// The distance of a ring with this middle to the border of the area, roads, houses and walls. It is negative if the
/// ring touches them. `None` if no ring may lie here.
fn ring_room(layout: &Layout, index: usize, p: Point) -> Option<f32> {
    let radius = BETWEEN_RINGS / 2.0;
    let edge = Side::ALL.into_iter().map(|side| inside(side, p)).fold(f32::INFINITY, f32::min);
    let in_mist = |far: f32| {
        (0..8).all(|step| {
            let angle = step as f32 / 8.0 * std::f32::consts::TAU;
            layout.in_mist(index, p + Point::new(libm::cosf(angle), libm::sinf(angle)) * far)
        })
    };
    if edge < RING_FROM_EDGE || !in_mist(0.05) {
        return None;
    }
    let rim = if in_mist(radius) { 0.0 } else { -0.06 };
    let road = layout.distance_to_road(p) - radius - 0.5 * ROAD_WIDTH;
    let house = match layout.centre {
        Some(Centre::Village) => nearest(&village::spots(layout), p + Point::new(0.0, 0.04)) - radius - 0.09,
        _ => 0.0,
    };
    Some(rim + road.min(0.0) + house.min(0.0) + (layout.distance_to_wall(p) - radius - 0.03).min(0.0))
}

/// How far apart two figures look. They are taller than wide, so a figure in front of another one hides more of it than
/// a figure beside it.
fn seen_apart(a: Point, b: Point) -> f32 {
    Point::new(a.x - b.x, (a.y - b.y) * 0.75).length()
}

/// From this distance on, two figures hide nothing of each other.
const CLEAR: f32 = 0.30;

/// The same places in a new order: each next one is as visible as possible beside `taken` and the earlier ones, and
/// preferably in the middle.
fn in_view(mut places: Vec<Point>, taken: &[Point]) -> Vec<Point> {
    let middle = middle(&places);
    let mut ordered: Vec<Point> = Vec::with_capacity(places.len());
    while !places.is_empty() {
        let worth = |&p: &Point| {
            let clear = taken.iter().chain(&ordered).map(|&other| seen_apart(p, other)).fold(CLEAR, f32::min);
            clear - 0.1 * p.distance(middle)
        };
        let best = (0..places.len()).max_by(|&a, &b| worth(&places[a]).total_cmp(&worth(&places[b])));
        ordered.extend(best.map(|best| places.remove(best)));
    }
    ordered
}

/// Whether a place is far enough from the area's border, the tile's edge, walls and the castle.
fn has_air(layout: &Layout, index: usize, p: Point, inset: f32) -> bool {
    let rim = Side::ALL
        .into_iter()
        .all(|side| layout.in_mist(index, p + outward(side) * (inset * 0.5)) || inside(side, p) < inset);
    let edge = Side::ALL.into_iter().all(|side| inside(side, p) >= if side == Side::N { inset * 1.6 } else { inset });
    let castle = layout.centre == Some(Centre::Castle) && hides_castle(p - layout.castle());
    rim && edge && !castle && layout.distance_to_wall(p) > 0.05
}

/// Whether a ghost at this offset from a castle would cover its keep.
fn hides_castle(off: Point) -> bool {
    off.x.abs() < 0.27 && (-0.44..0.20).contains(&off.y)
}

/// As many of these places as have the distance `apart`, chosen in order.
fn packed(fit: &[Point], taken: &[Point], apart: f32) -> Vec<Point> {
    let mut chosen: Vec<Point> = Vec::new();
    for &p in fit {
        if nearest(&chosen, p) >= apart && nearest(taken, p) >= (0.8 * apart).max(ROOM + 0.01) && chosen.len() < 14 {
            chosen.push(p);
        }
    }
    chosen
}

/// In a yard of full size: the new grave first, then rows between the stones.
const GRAVES: [(f32, f32); 6] =
    [(-0.03, 0.15), (-0.03, -0.02), (0.15, 0.10), (-0.19, 0.12), (0.02, -0.16), (-0.15, -0.06)];

/// In a yard of full size: wide apart in three rows, the southern row first.
const AMONG_GRAVES: [(f32, f32); 8] = [
    (0.0, 0.17),
    (-0.21, 0.17),
    (0.21, 0.17),
    (-0.11, 0.03),
    (0.12, 0.03),
    (0.0, -0.11),
    (-0.22, -0.11),
    (0.22, -0.11),
];

fn in_yard(layout: &Layout, spots: &[(f32, f32)]) -> Vec<Point> {
    let yard = layout.yard();
    spots.iter().map(|&(dx, dy)| yard.centre + Point::new(dx, dy) * yard.scale).collect()
}
