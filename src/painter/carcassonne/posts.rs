//! The posts of a tile: for each of its parts the place of a meeple, and of the ghosts with it.

use crate::painter::tiles::fields::FieldMap;
use crate::painter::tiles::geometry::{Layout, MIDDLE, Point, inside};
use crate::painter::tiles::obstacles::Obstacles;
use crate::painter::tiles::places;
use crate::rules::tiles::{Centre, Face, Kind, Rotation, Side, Square};

/// The smallest distance of a farmer to any other meeple of the tile, in squares.
const FARMER_ROOM: f32 = 0.20;

/// The place of a meeple and of the ghosts with it, in the coordinates of the square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Post {
    /// The feet of a meeple, or the middle of the ground under a farmer.
    pub feet: Point,
    /// The feet of the first and of the second ghost. Both stand behind the meeple.
    pub ghosts: [Point; 2],
}

/// The posts of a laid tile, in printed order.
#[derive(Clone, Debug, PartialEq)]
pub struct Posts {
    roads: Vec<Post>,
    cities: Vec<Post>,
    /// The kind of what stands in the middle, if a meeple can stand there.
    centre: Option<(Kind, Post)>,
    fields: Vec<Post>,
}

impl Posts {
    /// The posts of a face that is turned like this and lies on this square.
    pub fn on(face: &Face, turn: Rotation, square: Square) -> Posts {
        let layout = Layout::of(face, turn, square);
        let places = places::on(face, turn, square);
        let centre = match layout.centre {
            Some(Centre::Castle) => places.castle.map(|gate| (Kind::Castle, gate)),
            Some(Centre::Cemetery) => {
                Some((Kind::Cemetery, layout.yard().centre + Point::new(-0.01, 0.12) * layout.yard().scale))
            }
            Some(Centre::Monastery) => Some((Kind::Monastery, MONK)),
            Some(Centre::Village | Centre::Ruin) | None => None,
        };
        let mut taken: Vec<Point> = places.roads.iter().chain(&places.cities).copied().collect();
        taken.extend(centre.map(|(_, feet)| feet));
        let fields = farmers(&layout, &FieldMap::of(face, turn, &layout), face.fields().len(), &taken);
        taken.extend(&fields);
        let post = |feet: Point, aside: [f32; 2]| Post { feet, ghosts: company(feet, aside, &taken) };
        let standing = |&feet: &Point| post(feet, BESIDE_MEEPLE);
        Posts {
            roads: places.roads.iter().map(standing).collect(),
            cities: places.cities.iter().map(standing).collect(),
            centre: centre.map(|(kind, feet)| (kind, standing(&feet))),
            fields: fields.iter().map(|&feet| post(feet, BESIDE_FARMER)).collect(),
        }
    }

    /// The post on the part of this kind and index. In mist there is none (RMEEPLE-3).
    pub fn of(&self, kind: Kind, index: u8) -> Option<&Post> {
        match kind {
            Kind::Road => self.roads.get(usize::from(index)),
            Kind::City => self.cities.get(usize::from(index)),
            Kind::Field => self.fields.get(usize::from(index)),
            Kind::Castle | Kind::Monastery | Kind::Cemetery => {
                self.centre.as_ref().filter(|(centre, _)| *centre == kind && index == 0).map(|(_, post)| post)
            }
            Kind::Mist => None,
        }
    }
}

/// A monk stands left of the garden, not in it.
const MONK: Point = Point::new(0.17, 0.93);

/// How far east of a meeple its first and its second ghost stand, in squares.
const BESIDE_MEEPLE: [f32; 2] = [0.235, -0.235];
/// The same for a farmer, whose legs lie to the west.
const BESIDE_FARMER: [f32; 2] = [0.33, -0.40];

/// The places of the farmers. Small parts of field choose first, since they have least choice.
fn farmers(layout: &Layout, map: &FieldMap, count: usize, taken: &[Point]) -> Vec<Point> {
    let obstacles = Obstacles::of(layout);
    let mut parts: Vec<(usize, Vec<Point>)> = (0..count).map(|part| (part, Vec::new())).collect();
    for p in grid() {
        if let Some(part) = map.at(p) {
            parts[usize::from(part)].1.push(p);
        }
    }
    parts.sort_by_key(|(_, land)| land.len());
    let mut taken = taken.to_vec();
    let mut places = vec![MIDDLE; count];
    for (part, land) in parts {
        let worth = |p: Point| lying(map, part as u8, &obstacles, &taken, p);
        let best = land.into_iter().max_by(|&a, &b| worth(a).total_cmp(&worth(b))).unwrap_or(MIDDLE);
        taken.push(best);
        places[part] = best;
    }
    places
}

/// Points all over the square.
fn grid() -> impl Iterator<Item = Point> {
    const STEPS: usize = 40;
    (0..STEPS * STEPS).map(|i| Point::new((i % STEPS) as f32 + 0.5, (i / STEPS) as f32 + 0.5) * (1.0 / STEPS as f32))
}

/// How well a farmer lies here: on its own land, clear of everything, and apart from the other meeples.
fn lying(map: &FieldMap, part: u8, obstacles: &Obstacles, taken: &[Point], p: Point) -> f32 {
    let own = |off: Point| {
        let at = p + off;
        Side::ALL.into_iter().all(|side| inside(side, at) > 0.0) && map.at(at) == Some(part)
    };
    let body = BODY.iter().filter(|&&(x, y)| own(Point::new(x, y))).count() as f32 / BODY.len() as f32;
    let inset = (1..=4).rfind(|&ring| {
        let far = ring as f32 * 0.03;
        [(far, 0.0), (-far, 0.0), (0.0, far), (0.0, -far)].iter().all(|&(x, y)| own(Point::new(x, y)))
    });
    let hides: f32 = BODY.iter().map(|&(x, y)| obstacles.depth(p + Point::new(x, y))).sum::<f32>();
    let apart = taken.iter().map(|&other| p.distance(other)).fold(0.45, f32::min);
    // A farmer that lies on another meeple is worse than one that lies across a road.
    let crowded = (FARMER_ROOM + 0.03 - apart).max(0.0);
    body + inset.unwrap_or(0) as f32 * 0.06 + apart - 1.5 * hides - 40.0 * crowded - 0.1 * p.distance(MIDDLE)
}

/// Points of a lying farmer, from the middle of the ground under it.
const BODY: [(f32, f32); 11] = [
    (-0.21, 0.02),
    (-0.11, 0.03),
    (0.0, 0.03),
    (0.11, 0.03),
    (0.21, 0.02),
    (-0.18, -0.06),
    (-0.08, -0.08),
    (0.05, -0.08),
    (0.16, -0.06),
    (-0.15, -0.14),
    (0.08, -0.14),
];

/// Places of the two ghosts with a meeple: at its shoulders, or as near to that as the square and the other meeples let
/// them.
fn company(feet: Point, aside: [f32; 2], taken: &[Point]) -> [Point; 2] {
    let first = ghost(feet, aside[0], taken, None);
    [first, ghost(feet, aside[1], taken, Some(first))]
}

fn ghost(feet: Point, aside: f32, taken: &[Point], other: Option<Point>) -> Point {
    let beside = feet + Point::new(aside, -BEHIND);
    let ideal = Point::new(beside.x.clamp(LEAST, 1.0 - LEAST), beside.y.clamp(LEAST, 1.0 - LEAST));
    let offsets = (-11..=11).flat_map(|x| (-4..=0).map(move |y| Point::new(x as f32 * 0.05, y as f32 * 0.06)));
    let round = offsets.map(|off| feet + Point::new(0.0, -BEHIND) + off);
    let on_square = |p: &Point| Side::ALL.into_iter().all(|side| inside(side, *p) > 0.0);
    let candidates = std::iter::once(ideal).chain(round).filter(on_square);
    let worth = |p: Point| {
        let beyond: f32 = Side::ALL.into_iter().map(|side| (edge_room(side) - inside(side, p)).max(0.0)).sum();
        let near = |from: Point, room: f32| (room - Point::new(p.x - from.x, (p.y - from.y) * 0.6).length()).max(0.0);
        let crowd: f32 = taken.iter().filter(|&&meeple| meeple != feet).map(|&meeple| near(meeple, 0.17)).sum();
        let own = near(feet, aside.abs().min(0.26) - 0.04);
        let twin = other.map_or(0.0, |other| near(other, 0.22));
        -p.distance(ideal) - 8.0 * beyond - 3.0 * crowd - 5.0 * own - 6.0 * twin
    };
    candidates.max_by(|&a, &b| worth(a).total_cmp(&worth(b))).unwrap_or(ideal)
}

/// The smallest distance of a ghost's feet to an edge of the square.
const LEAST: f32 = 0.01;

/// How much further back than the meeple's feet a ghost's are, in squares.
const BEHIND: f32 = 0.03;

/// How far inside a side a ghost's feet stay if they can. A ghost is as wide as that to either hand, and higher.
const fn edge_room(side: Side) -> f32 {
    match side {
        Side::N => 0.16,
        Side::E | Side::W => 0.09,
        Side::S => 0.03,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::painter::bodies::{GHOST, GUARD, Standing, hidden};
    use crate::painter::tiles::places::ROOM;
    use crate::table::carcassonne::shipped;

    /// Every face of the deck in every rotation, on a square, with its name.
    fn laid() -> Vec<(String, Face, Rotation, Square)> {
        let deck = shipped::deck().expect("the deck");
        let squares = [Square::new(3, 2), Square::new(-4, 9)];
        let turned = deck.faces().iter().flat_map(|named| Rotation::ALL.map(|turn| (named, turn)));
        let laid = turned.enumerate().map(|(i, (named, turn))| {
            (format!("{} turned {}", named.name, turn.quarters()), named.face.clone(), turn, squares[i % 2])
        });
        let start =
            deck.start().iter().map(|(at, face)| (format!("start {at:?}"), face.clone(), Rotation::default(), *at));
        laid.chain(start).collect()
    }

    fn all(face: &Face, posts: &Posts) -> Vec<(Kind, u8, Post)> {
        let of = |kind, index| posts.of(kind, index).map(|&post| (kind, index, post));
        face.parts_with_fields().iter().filter_map(|part| of(part.kind, part.index)).collect()
    }

    /// RMEEPLE-1, RFIELD-3: every part of every face has a post, and it lies on this part.
    #[test]
    fn every_post_lies_on_its_own_part() {
        for (name, face, turn, square) in laid() {
            let layout = Layout::of(&face, turn, square);
            let map = FieldMap::of(&face, turn, &layout);
            let posts = Posts::on(&face, turn, square);
            let expected = face.parts_with_fields().iter().filter(|part| part.kind != Kind::Mist).count();
            assert_eq!(all(&face, &posts).len(), expected, "{name}");
            for (kind, index, post) in all(&face, &posts) {
                let right = match kind {
                    Kind::Field => map.at(post.feet) == Some(index),
                    Kind::Road | Kind::City | Kind::Cemetery => layout.covers(kind, usize::from(index), post.feet),
                    // In front of the gate, even where a city begins there.
                    Kind::Castle => post.feet.distance(layout.castle()) < 0.3,
                    // Beside the garden.
                    Kind::Monastery | Kind::Mist => !layout.in_any_city(post.feet),
                };
                assert!(right, "{name}: {} {index} at {:?}", kind.name(), post.feet);
            }
        }
    }

    /// Nobody stands on somebody else: a player sees which part a meeple is on.
    #[test]
    fn posts_are_apart_and_on_the_square() {
        for (name, face, turn, square) in laid() {
            let posts = all(&face, &Posts::on(&face, turn, square));
            for (i, &(kind, index, post)) in posts.iter().enumerate() {
                let edge = Side::ALL.map(|side| inside(side, post.feet)).into_iter().fold(1.0, f32::min);
                assert!(edge > 0.01, "{name}: {} {index} at {:?}", kind.name(), post.feet);
                for &(other, other_index, there) in &posts[..i] {
                    let room = if kind == Kind::Field || other == Kind::Field { FARMER_ROOM } else { ROOM };
                    let apart = post.feet.distance(there.feet);
                    let (one, two) = (kind.name(), other.name());
                    assert!(apart >= room, "{name}: {one} {index} and {two} {other_index}: {apart}");
                }
            }
        }
    }

    /// RGHOST-3: two ghosts with each meeple, each to be seen beside it and beside the other.
    #[test]
    fn ghosts_hide_neither_each_other_nor_their_meeple() {
        for (name, face, turn, square) in laid() {
            for (kind, index, post) in all(&face, &Posts::on(&face, turn, square)) {
                let [first, second] = post.ghosts.map(|at| Standing::new(GHOST, at));
                let meeple = Standing::new(GUARD, post.feet);
                let what = format!("{name}: {} {index}: {post:?}", kind.name());
                assert!(hidden(&first, &second) < 0.25 && hidden(&second, &first) < 0.25, "{what}");
                assert!(hidden(&meeple, &first) < 0.6 && hidden(&meeple, &second) < 0.6, "{what}");
                for ghost in post.ghosts {
                    assert!(Side::ALL.into_iter().all(|side| inside(side, ghost) > 0.0), "{what}");
                }
            }
        }
    }
}
