//! Cities: walls with towers and gates, dense houses, banners, and a church in a large city.

use super::geometry::{City, Layout, Point, RoadEnd, origin, resampled};
use super::objects::church::{self, Church};
use super::objects::house::{House, ROOFS, WALLS};
use super::objects::shield::Shield;
use super::objects::tower::{BLUE, RED, STONE, Tower};
use super::objects::wall::{Merlon, Wall};
use super::objects::{Standing, Things};
use super::places::Places;
use super::scenery::Scenery;
use crate::painter::colour::Rgb;
use crate::painter::noise::hash_of;
use crate::rules::tiles::Centre;

/// Builds everything in the cities of a tile and around them.
pub(in crate::painter) fn build(layout: &Layout, places: &Places, things: &mut Things) {
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

/// A wall of short pieces, with towers at its ends. In between is a gate if a road arrives, or else a tower.
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
    } else if pieces > 21 && layout.centre != Some(Centre::Cemetery) && !hides_road(layout, points[half]) {
        things.push(Box::new(tower(points[half], 0.050, 0.165, None)));
    }
}

/// Whether a tower here would hide a road.
fn hides_road(layout: &Layout, at: Point) -> bool {
    layout.distance_to_road(at - Point::new(0.0, 0.13)) < 0.11
}

/// The point of a wall to which a road leads.
fn gate(layout: &Layout, points: &[Point]) -> Option<usize> {
    let arrivals = layout.roads.iter().filter(|road| road.end == RoadEnd::Gate).filter_map(|road| road.line.last());
    let near = arrivals.filter_map(|end| {
        let at =
            (2..points.len() - 2).min_by(|&a, &b| points[a].distance(*end).total_cmp(&points[b].distance(*end)))?;
        (points[at].distance(*end) < 0.08).then_some(at)
    });
    near.max()
}

/// The tower on a corner of the board. All four squares around the corner build the same tower.
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

    fn draw(&self, scenery: &mut Scenery) {
        scenery.glow([self.at.x, self.at.y, 0.13], 0.055, 0.23);
    }
}

/// Ground for a building.
#[derive(Clone, Copy)]
struct Plot {
    at: Point,
    width: f32,
    depth: f32,
}

/// Houses stand in this many rows per square, with as many places per row. Every other row is shifted. The rows
/// continue across the board, so that no empty street shows the edge between two tiles of a town.
const ROWS: i32 = 5;

/// Fills a city with houses wherever they fit.
fn settle(layout: &Layout, index: usize, banners: &[Point], things: &mut Things) {
    let city = &layout.cities[index];
    let corner = origin(layout.square);
    let mut plots: Vec<Plot> = Vec::new();
    if let Some(at) = church_place(city, banners) {
        let (width, depth) = church::ROOM;
        plots.push(Plot { at: at + Point::new(0.0, 0.03), width, depth });
        things.push(Box::new(Church { at }));
    }
    for cell in 0..ROWS * ROWS {
        let (column, row) = (cell % ROWS, cell / ROWS);
        let key = |of: i32| {
            hash_of(&[corner.x as i32 * ROWS + column, corner.y as i32 * ROWS + row, layout.cities.len() as i32, of])
        };
        // A few places stay open as yards.
        if key(0) < 0.06 {
            continue;
        }
        let shift = if (corner.y as i32 * ROWS + row) % 2 == 0 { -0.045 } else { 0.045 };
        let middle = Point::new((column as f32 + 0.5) / ROWS as f32 + shift, (row as f32 + 0.5) / ROWS as f32);
        // Not too near an edge, so that a house does not extend far over a free square.
        let inward = |p: Point| Point::new(p.x.clamp(0.072, 0.928), p.y.clamp(0.05, 0.95));
        let tries = (0..8).map(|attempt| Plot {
            at: inward(middle + Point::new(key(20 + attempt) - 0.5, key(40 + attempt) - 0.5) * 0.09),
            width: 0.13 + 0.06 * key(3),
            depth: 0.10 + 0.035 * key(4),
        });
        let free = |plot: &Plot| {
            city.contains(plot.at)
                && city.distance_to_wall(plot.at) > 0.088
                && banners.iter().all(|banner| banner.distance(plot.at) > 0.115)
                && !crowded(&plots, plot)
        };
        if let Some(plot) = tries.into_iter().find(free) {
            plots.push(plot);
            things.push(Box::new(house(&plot, corner, &key)));
        }
    }
}

/// A house on a plot. Its rotation follows the streets, which depend on board coordinates.
fn house(plot: &Plot, corner: Point, key: &impl Fn(i32) -> f32) -> House {
    let on_board = corner + plot.at;
    let sway = 0.10 * libm::sinf(on_board.x * 3.1 + on_board.y * 2.2) + (key(5) - 0.5) * 0.22;
    let seed = (key(9) * 9999.0) as i32;
    House {
        at: plot.at,
        width: plot.width,
        depth: plot.depth,
        height: 0.055 + 0.07 * key(10),
        roof_height: 0.052 + 0.012 * (seed % 3) as f32,
        angle: sway + if key(6) < 0.20 { std::f32::consts::FRAC_PI_2 } else { 0.0 },
        roof: ROOFS[(key(7) * 6.99) as usize],
        wall: WALLS[(key(8) * 3.99) as usize],
        lit: 0.60,
        chimney: key(11) < 0.4,
        lamplight: 0.135,
        seed,
    }
}

fn crowded(plots: &[Plot], new: &Plot) -> bool {
    plots.iter().any(|plot| {
        (new.at.x - plot.at.x).abs() < (new.width + plot.width) * 0.47
            && (new.at.y - plot.at.y).abs() < (new.depth + plot.depth) * 0.5 + 0.030
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
