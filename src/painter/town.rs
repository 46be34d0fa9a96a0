//! Cities: walls with towers and gates, dense houses, banners, and a church in a large one.

use super::canvas::Canvas;
use super::geometry::{City, Layout, Point, RoadEnd, inside, origin, resampled};
use super::light::Rgb;
use super::noise::hash_of;
use super::objects::church::{self, Church};
use super::objects::house::{House, ROOFS, WALLS};
use super::objects::shield::Shield;
use super::objects::tower::{BLUE, RED, STONE, Tower};
use super::objects::wall::{Merlon, Wall};
use super::objects::{Standing, Things};
use super::places::Places;
use crate::rules::{Centre, Side};

/// Everything that stands in the tile's cities and round them.
pub(super) fn build(layout: &Layout, places: &Places, things: &mut Things) {
    for (index, city) in layout.cities.iter().enumerate() {
        for wall in &city.walls {
            fortify(layout, city, wall, things);
        }
        let banners: &[Point] = places.shields.get(index).map_or(&[], Vec::as_slice);
        for &at in banners {
            things.push(Box::new(Shield { at }));
        }
        settle(layout, index, banners, things);
    }
}

/// A wall in short pieces, towers at its ends, a gate where a road arrives or else a tower half-way.
fn fortify(layout: &Layout, city: &City, wall: &[Point], things: &mut Things) {
    let points = resampled(wall, 0.055, 8);
    let pieces = points.len() - 1;
    let half = pieces / 2;
    let outside = {
        let aside = (points[half + 1] - points[half]).unit().left();
        if city.contains(points[half].toward(points[half + 1], 0.5) + aside * 0.02) { -1.0 } else { 1.0 }
    };
    let gate = gate(layout, &points);
    for i in 0..pieces {
        if gate.is_some_and(|gate| (i as f32 + 0.5 - gate as f32).abs() < 1.1) {
            continue;
        }
        let outward = (points[i + 1] - points[i]).unit().left() * outside;
        let piece = Wall::of_city(points[i], points[i + 1], outward);
        things.push(Box::new(Merlon::on(&piece)));
        things.push(Box::new(piece));
    }
    for end in [points[0], points[pieces]] {
        things.push(Box::new(corner_tower(layout, end)));
    }
    let tower = |at: Point, radius: f32, height: f32, roof: Option<Rgb>| Tower {
        at,
        radius,
        height,
        roof,
        stone: STONE,
        lit: true,
    };
    if let Some(gate) = gate {
        for aside in [-1.6_f32, 1.6] {
            let along = (gate as f32 + aside).clamp(0.0, pieces as f32);
            let before = (along as usize).min(pieces - 1);
            let at = points[before].toward(points[before + 1], along - before as f32);
            things.push(Box::new(tower(at, 0.036, 0.17, Some(RED))));
        }
        things.push(Box::new(GateLight { at: points[gate] }));
    } else if pieces > 21 && layout.centre != Some(Centre::Cemetery) {
        things.push(Box::new(tower(points[half], 0.050, 0.165, None)));
    }
}

/// Which point of a wall a road leads to.
fn gate(layout: &Layout, points: &[Point]) -> Option<usize> {
    let arrivals = layout.roads.iter().filter(|road| road.end == RoadEnd::Gate).filter_map(|road| road.line.last());
    let near = arrivals.filter_map(|end| {
        let at =
            (2..points.len() - 2).min_by(|&a, &b| points[a].distance(*end).total_cmp(&points[b].distance(*end)))?;
        (points[at].distance(*end) < 0.08).then_some(at)
    });
    near.last()
}

/// The tower on a corner of the board: the same from whichever of its four squares it is built.
fn corner_tower(layout: &Layout, at: Point) -> Tower {
    let on_board = origin(layout.square) + at;
    let pick = hash_of(&[libm::roundf(on_board.x) as i32 * 13, libm::roundf(on_board.y) as i32 * 7, 3]);
    Tower { at, radius: 0.058, height: 0.19, roof: Some(if pick < 0.55 { BLUE } else { RED }), stone: STONE, lit: true }
}

/// A lamp in a gate.
struct GateLight {
    at: Point,
}

impl Standing for GateLight {
    fn foot(&self) -> f32 {
        self.at.y
    }

    fn draw(&self, canvas: &mut Canvas) {
        canvas.glow([self.at.x, self.at.y, 0.13], 0.055, 0.23);
    }
}

/// Ground that is built on: middle, width and depth.
type Plot = (Point, f32, f32);

/// Fills a city with houses wherever they fit.
fn settle(layout: &Layout, index: usize, banners: &[Point], things: &mut Things) {
    let city = &layout.cities[index];
    let corner = origin(layout.square);
    let mut plots: Vec<Plot> = Vec::new();
    if let Some(at) = church_place(city, banners) {
        plots.push((at + Point::new(0.0, 0.03), church::ROOM.0, church::ROOM.1));
        things.push(Box::new(Church { at }));
    }
    let mut houses = 0;
    for attempt in 0..900 {
        let key = |of: i32| hash_of(&[corner.x as i32 * 131, corner.y as i32 * 977, index as i32 * 11 + attempt, of]);
        let at = Point::new(key(1), key(2));
        let (width, depth) = (0.135 + 0.07 * key(3), 0.105 + 0.04 * key(4));
        if !buildable(city, at)
            || banners.iter().any(|banner| banner.distance(at) < 0.13)
            || crowded(&plots, at, width, depth)
        {
            continue;
        }
        plots.push((at, width, depth));
        let on_board = corner + at;
        let sway = 0.10 * libm::sinf(on_board.x * 3.1 + on_board.y * 2.2) + (key(5) - 0.5) * 0.22;
        let seed = (key(9) * 9999.0) as i32;
        things.push(Box::new(House {
            at,
            width,
            depth,
            height: 0.055 + 0.07 * key(10),
            roof_height: 0.052 + 0.012 * (seed % 3) as f32,
            angle: sway + if key(6) < 0.20 { std::f32::consts::FRAC_PI_2 } else { 0.0 },
            roof: ROOFS[(key(7) * 5.5) as usize],
            wall: WALLS[(key(8) * 3.99) as usize],
            lit: 0.85,
            chimney: true,
            seed,
        }));
        houses += 1;
        if houses == 15 {
            break;
        }
    }
}

/// Room for a house: off the walls, and off open sides just so far that the next tile's houses fit beside it.
fn buildable(city: &City, at: Point) -> bool {
    let off_sides = city.sides.iter().all(|&side| {
        let needed = if matches!(side, Side::N | Side::S) { 0.07 } else { 0.085 };
        inside(side, at) > needed
    });
    off_sides && city.contains(at) && city.distance_to_wall(at) > 0.092
}

fn crowded(plots: &[Plot], at: Point, width: f32, depth: f32) -> bool {
    plots.iter().any(|&(other, w, d)| {
        (at.x - other.x).abs() < (width + w) * 0.50 + 0.012 && (at.y - other.y).abs() < (depth + d) * 0.5 + 0.040
    })
}

/// A city that fills most of its tile has a church.
fn church_place(city: &City, banners: &[Point]) -> Option<Point> {
    let candidates = [(0.5, 0.5), (0.5, 0.36), (0.62, 0.46), (0.38, 0.46), (0.5, 0.64)];
    let free = |p: &Point| {
        city.contains(*p) && city.distance_to_wall(*p) > 0.26 && banners.iter().all(|banner| banner.distance(*p) > 0.3)
    };
    (city.sides.len() >= 3).then(|| candidates.map(|(x, y)| Point::new(x, y)).into_iter().find(free)).flatten()
}
