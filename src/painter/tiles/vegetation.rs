//! Hedges along field borders, woods, and cypresses beside some roads, all placed in board coordinates.

use super::geometry::{Layout, MIDDLE, Point, RoadEnd, inside, origin};
use super::ground::Parcels;
use super::objects::tree::{Bush, Cypress, Tree};
use super::objects::{Standing, Things, village};
use super::places::Places;
use crate::painter::noise::{fractal, hash, hash_of};
use crate::rules::tiles::{Centre, Side};

/// Everything that grows on a square.
pub(in crate::painter) fn grow(layout: &Layout, places: &Places, things: &mut Things) {
    let land = Land { layout, built: built(layout, places), lines: outlines(layout) };
    hedges(&land, things);
    woods(&land, things);
    avenues(&land, things);
}

struct Land<'a> {
    layout: &'a Layout,
    /// Buildings and spell circles to avoid, with their radii.
    built: Vec<(Point, f32)>,
    lines: Vec<Point>,
}

fn built(layout: &Layout, places: &Places) -> Vec<(Point, f32)> {
    let mut built = match layout.centre {
        Some(Centre::Castle) => vec![(layout.castle(), 0.38)],
        Some(Centre::Monastery) => vec![(MIDDLE, 0.44)],
        Some(Centre::Cemetery) => vec![(layout.yard().centre, 0.37 * layout.yard().scale + 0.02)],
        Some(Centre::Ruin) => vec![(layout.ruin_corner(), 0.34)],
        Some(Centre::Village) => village::spots(layout).map(|spot| (spot, 0.15)).to_vec(),
        None => Vec::new(),
    };
    // Nothing may grow just south of a circle either, because it would hide the circle.
    let rings = places.circles.iter().flatten();
    built.extend(rings.flat_map(|&middle| [0.0, 0.09, 0.18].map(|south| (middle + Point::new(0.0, south), 0.13))));
    built
}

fn outlines(layout: &Layout) -> Vec<Point> {
    layout.cities.iter().flat_map(|city| &city.walls).flatten().copied().collect()
}

impl Land<'_> {
    /// Whether a plant of this radius and height may grow here without hiding a road.
    fn free(&self, p: Point, radius: f32, height: f32) -> bool {
        // Corners may have a neighbour's tower. Plants must not extend over an edge that may stay open.
        let edges = [(Side::N, 0.01), (Side::E, 0.035), (Side::S, 0.03), (Side::W, 0.035)];
        let corners = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)].map(|(x, y)| Point::new(x, y));
        edges.into_iter().all(|(side, room)| inside(side, p) >= room)
            && corners.iter().all(|corner| corner.distance(p) > 0.10)
            && self.built.iter().all(|(at, room)| at.distance(p) >= room + radius)
            && self.layout.distance_to_road(p) >= radius + 0.075
            && (1..=3).all(|i| self.layout.distance_to_road(p - Point::new(0.0, height * 0.3 * i as f32)) >= 0.075)
            && self.lines.iter().all(|wall| wall.distance(p) >= radius + 0.05)
            && !self.layout.in_any_city(p)
    }

    fn origin(&self) -> Point {
        origin(self.layout.square)
    }
}

/// One random point per cell of a grid over the board, in the coordinates of the square, with its seed.
fn jittered(land: &Land, step: f32, salt: u32) -> Vec<(Point, i32)> {
    let origin = land.origin();
    let cells = |from: f32| (from / step).floor() as i32 - 1..=((from + 1.0) / step).floor() as i32 + 1;
    let mut places = Vec::new();
    for iy in cells(origin.y) {
        for ix in cells(origin.x) {
            let at = Point::new(ix as f32 + hash(ix, iy, salt), iy as f32 + hash(ix, iy, salt + 1)) * step - origin;
            if Side::ALL.into_iter().all(|side| inside(side, at) >= 0.0) {
                places.push((at, (hash(ix, iy, salt + 2) * 99_999.0) as i32));
            }
        }
    }
    places
}

fn hedges(land: &Land, things: &mut Things) {
    let mut parcels = Parcels::new();
    for (at, seed) in jittered(land, 0.058, 501) {
        let p = land.origin() + at;
        let grown = parcels.at(p).border < 0.020 && fractal::<2>(p.x * 1.1, p.y * 1.1, 71) > -0.02;
        if !grown || !land.free(at, 0.02, 0.03) {
            continue;
        }
        let thing: Box<dyn Standing> = if hash_of(&[seed, 13]) < 0.13 {
            Box::new(Tree { at, size: 0.050 + 0.02 * hash_of(&[seed, 14]), seed })
        } else {
            Box::new(Bush { at, size: 0.021 + 0.010 * hash_of(&[seed, 14]), seed })
        };
        things.push(thing);
    }
}

fn woods(land: &Land, things: &mut Things) {
    for (at, seed) in jittered(land, 0.092, 601) {
        let p = land.origin() + at;
        if fractal::<2>(p.x * 0.95 + 9.0, p.y * 0.95, 171) <= 0.27 {
            continue;
        }
        let cypress = hash_of(&[seed, 8]) < 0.22;
        if !land.free(at, 0.05, if cypress { 0.26 } else { 0.12 }) {
            continue;
        }
        let thing: Box<dyn Standing> = if cypress {
            Box::new(Cypress { at, height: 0.20 + 0.09 * hash_of(&[seed, 2]), tone: 1.0 })
        } else {
            Box::new(Tree { at, size: 0.046 + 0.026 * hash_of(&[seed, 14]), seed })
        };
        things.push(thing);
    }
}

/// Plants cypresses along one side of some through roads.
fn avenues(land: &Land, things: &mut Things) {
    let corner = land.origin();
    for (index, road) in land.layout.roads.iter().enumerate() {
        let key = |of: i32| hash_of(&[corner.x as i32 * 7, corner.y as i32 * 5, index as i32, of]);
        if road.end != RoadEnd::Through || key(1) > 0.34 {
            continue;
        }
        let side = if key(2) < 0.5 { 1.0 } else { -1.0 };
        for i in (3..road.line.len().saturating_sub(2)).step_by(4) {
            let across = (road.line[i + 1] - road.line[i - 1]).unit().left() * side;
            let at = road.line[i] + across * 0.115;
            if land.free(at, 0.035, 0.22) {
                things.push(Box::new(Cypress { at, height: 0.21 + 0.06 * key(i as i32 + 3), tone: 1.0 }));
            }
        }
    }
}
