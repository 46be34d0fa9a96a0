//! Where Rufus, Ronja and Eloise stand with a guard: beside it, where they hide nobody and are visible themselves.

use crate::painter::bodies::{Body, CAT, GHOST, GUARD, HOUND, Standing, hidden};
use crate::painter::tiles::geometry::{Point, inside};
use crate::painter::tiles::places::{Places, ROOM};
use crate::rules::tiles::Side;

/// The positions of Rufus, Ronja and Eloise with the guard at `guard`. Eloise may take the place of a hound that is
/// somewhere else.
pub fn beside(places: &Places, guard: Point) -> [Point; 3] {
    let posts: Vec<Point> = places.roads.iter().chain(&places.cities).chain(&places.castle).copied().collect();
    let circles = places.circles.iter().flatten();
    let ghosts = places.ghosts.iter().flat_map(|area| area.iter().take(3));
    // How important it is that a figure is fully visible: most of all for guards and for ghosts in circles.
    let mut standing: Vec<(Standing, f32)> = posts.iter().map(|&at| (Standing::new(GUARD, at), 14.0)).collect();
    standing.extend(circles.map(|&at| (Standing::new(GHOST, at), 14.0)));
    standing.extend(ghosts.map(|&at| (Standing::new(GHOST, at), 7.0)));
    let mut company: Vec<Point> = Vec::new();
    BY_ITS_SIDE.map(|(wish, bodies)| {
        let room = |p: Point| {
            let border = Side::ALL.into_iter().map(|side| inside(side, p)).fold(f32::INFINITY, f32::min);
            let nearest = |others: &[Point]| others.iter().map(|at| at.distance(p)).fold(f32::INFINITY, f32::min);
            let crowding = (ROOM + 0.02 - nearest(&company)).max(0.0) + (0.12 - nearest(&posts)).max(0.0);
            let lost: f32 = standing.iter().map(|other| lost(bodies, p, p.x < guard.x, other)).sum();
            let off_the_tile = (0.03 - border).max(0.0);
            2.0 * border.min(0.10) - 12.0 * crowding - 4.0 * off_the_tile - 0.80 * (p - guard).distance(wish) - lost
        };
        let best = round(guard).fold(None, |best: Option<(f32, Point)>, p| {
            let room = room(p);
            if best.is_some_and(|(most, _)| most >= room) { best } else { Some((room, p)) }
        });
        let best = best.map_or(guard, |(_, place)| place);
        company.push(best);
        let companion = Standing { turned_round: best.x < guard.x, ..Standing::new(bodies[0], best) };
        standing.push((companion, 7.0));
        best
    })
}

/// Positions around a guard, near enough to show that the companion belongs to it.
fn round(guard: Point) -> impl Iterator<Item = Point> {
    const ANGLES: u8 = 32;
    (0..ANGLES).flat_map(move |step| {
        let angle = f32::from(step) / f32::from(ANGLES) * std::f32::consts::TAU;
        [0.18, 0.21, 0.25, 0.29].map(|far| guard + Point::new(libm::cosf(angle), libm::sinf(angle)) * far)
    })
}

/// The preferred positions of companions, relative to their guard, and who may stand there. The hounds are long, so
/// they stand at the sides. Eloise is small, so she sits in front and a little to the side.
const BY_ITS_SIDE: [(Point, &[Body]); 3] = [
    (Point::new(-0.25, -0.03), &[HOUND, CAT]),
    (Point::new(0.26, -0.03), &[HOUND, CAT]),
    (Point::new(0.14, 0.14), &[CAT]),
];

/// How much becomes hidden if a companion with any of these bodies stands near another figure.
fn lost(bodies: &[Body], at: Point, turned_round: bool, (other, matters): &(Standing, f32)) -> f32 {
    let hides = |body: &Body| {
        let companion = Standing { turned_round, ..Standing::new(body, at) };
        if at.y >= other.at.y { matters * hidden(&companion, other) } else { 2.0 * hidden(other, &companion) }
    };
    bodies.iter().map(hides).fold(0.0, f32::max)
}
