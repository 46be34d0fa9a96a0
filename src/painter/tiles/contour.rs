//! Lines round what a plane covers.

use super::point::Point;
use crate::painter::picture::Plane;
use std::collections::{BTreeMap, BTreeSet};

/// A line between two points of the plane's grid: the upper or western one, and whether the other one lies below it.
type Link = (usize, bool);

/// The lines along which a plane passes one half, in pixels; pixel centres are at halves. What is covered lies to their
/// right. A line that comes back to its beginning repeats its first point; any other runs from rim to rim of the plane.
pub(super) fn lines(plane: &Plane) -> Vec<Vec<Point>> {
    let mut next = steps(plane);
    let mut first: Vec<Link> = next.keys().copied().collect();
    // Lines from the rim come first, so that each is found whole.
    let ends: BTreeSet<Link> = next.values().copied().collect();
    first.sort_by_key(|link| ends.contains(link));
    let mut lines = Vec::new();
    for start in first {
        let mut line = Vec::new();
        let mut link = start;
        while let Some(after) = next.remove(&link) {
            line.push(crossing(plane, link));
            link = after;
        }
        if !line.is_empty() {
            line.push(crossing(plane, link));
            lines.push(line);
        }
    }
    lines
}

/// For each link that a line crosses, the one that it crosses next.
fn steps(plane: &Plane) -> BTreeMap<Link, Link> {
    let (width, covered) = (plane.width, |at: usize| plane.values[at] > 0.5);
    let mut next = BTreeMap::new();
    for y in 0..plane.height.saturating_sub(1) {
        for x in 0..width.saturating_sub(1) {
            let at = y * width + x;
            let corners = [at, at + 1, at + width + 1, at + width].map(covered);
            let links: [Link; 4] = [(at, false), (at + 1, true), (at + width, false), (at, true)];
            // Clockwise round the cell, a line comes in where land follows on sea and leaves at the next shore.
            for side in (0..4).filter(|&side| !corners[side] && corners[(side + 1) % 4]) {
                let leaves = (1..4).map(|on| (side + on) % 4).find(|&on| corners[on] && !corners[(on + 1) % 4]);
                if let Some(leaves) = leaves {
                    next.insert(links[leaves], links[side]);
                }
            }
        }
    }
    next
}

/// Where a line crosses a link.
fn crossing(plane: &Plane, (at, down): Link) -> Point {
    let (a, b) = (plane.values[at], plane.values[at + if down { plane.width } else { 1 }]);
    let t = ((0.5 - a) / (b - a)).clamp(0.0, 1.0);
    let corner = Point::new((at % plane.width) as f32 + 0.5, (at / plane.width) as f32 + 0.5);
    corner + if down { Point::new(0.0, t) } else { Point::new(t, 0.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plane(rows: &[&str]) -> Plane {
        let values = rows.iter().flat_map(|row| row.bytes()).map(|cell| f32::from(u8::from(cell == b'#'))).collect();
        Plane { width: rows[0].len(), height: rows.len(), values }
    }

    #[test]
    fn an_island_has_one_closed_line_and_a_lake_in_it_another() {
        let island = lines(&plane(&[".....", ".###.", ".###.", ".###.", "....."]));
        assert_eq!(island.len(), 1);
        assert!(island[0].len() > 8 && island[0].first() == island[0].last());
        assert_eq!(lines(&plane(&["#####", "#####", "##.##", "#####", "#####"])).len(), 1);
        assert_eq!(lines(&plane(&[".......", ".#####.", ".#####.", ".##.##.", ".#####.", "......."])).len(), 2);
    }

    #[test]
    fn a_coast_runs_from_rim_to_rim() {
        let coast = lines(&plane(&["##..", "##..", "##.."]));
        assert_eq!(coast, [[0.5, 1.5, 2.5].map(|y| Point::new(2.0, y))], "southward, the land to the right");
        assert!(lines(&plane(&["###", "###"])).is_empty());
    }
}
