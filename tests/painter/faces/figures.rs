//! Figures have room inside their regions and hide nothing that matters.

use super::*;

#[test]
fn every_figure_has_room_inside_its_region() {
    for (name, face, turn) in all() {
        let layout = Layout::of(&face, turn, SQUARE);
        let places = places::on(&face, turn, SQUARE);
        let print = face.print();
        assert_eq!(places.ghosts.len(), print.mist.len());
        for (index, (ghosts, area)) in places.ghosts.iter().zip(&print.mist).enumerate() {
            let wanted = usize::from(area.symbols) + 2;
            assert!(ghosts.len() >= wanted, "{name}: {} places for {wanted} ghosts in area {index}", ghosts.len());
            for ghost in ghosts {
                assert!(layout.in_mist(index, *ghost), "{name}: {ghost:?} is not in area {index}");
            }
        }
        assert_eq!(places.circles.len(), print.mist.len());
        for (index, (circles, area)) in places.circles.iter().zip(&print.mist).enumerate() {
            assert_eq!(circles.len(), usize::from(area.circles), "{name}: circles in area {index}");
            for (i, circle) in circles.iter().enumerate() {
                assert!(layout.in_mist(index, *circle), "{name}: {circle:?} is not in area {index}");
                let edge = Side::ALL.map(|side| inside(side, *circle)).into_iter().fold(f32::INFINITY, f32::min);
                assert!(edge > RING_FROM_EDGE - 1e-4, "{name}: {circle:?} is {edge} from the edge");
                for other in &circles[i + 1..] {
                    assert!(circle.distance(*other) > BETWEEN_RINGS - 1e-4, "{name}: rings {circle:?} and {other:?}");
                }
            }
        }
        for (road, place) in layout.roads.iter().zip(&places.roads) {
            let off = mists::painter::tiles::geometry::distance_to_line(&road.line, *place);
            assert!(off < 0.02, "{name}: {place:?} is {off} off its road");
        }
        for (index, place) in places.cities.iter().enumerate() {
            assert!(layout.in_city(index, *place), "{name}: {place:?} is not in city {index}");
        }
        assert_eq!((places.roads.len(), places.cities.len()), (print.roads.len(), print.cities.len()));
        let mut figures: Vec<Point> = places.ghosts.concat();
        figures.extend(places.circles.iter().flatten());
        figures.extend(places.roads.iter().chain(&places.cities).chain(&places.castle));
        for (i, a) in figures.iter().enumerate() {
            for b in &figures[i + 1..] {
                assert!(a.distance(*b) >= ROOM - 1e-4, "{name}: {a:?} and {b:?} overlap");
            }
        }
    }
}

#[test]
fn every_part_has_a_rim_and_all_but_mist_a_veil() {
    for (name, face, turn) in all().filter(|(.., turn)| turn.quarters() < 2) {
        let layout = Layout::of(&face, turn, SQUARE);
        for part in face.parts() {
            let strongest = |picture: Picture| picture.rgba.chunks(4).map(|pixel| pixel[3]).max().unwrap_or(0);
            let rim = glow::paint(&layout, part.kind, part.index, PX).map_or(0, strongest);
            let veil = withered::paint(&layout, part.kind, part.index, PX).map_or(0, strongest);
            assert!(part.kind != Kind::Mist || veil == 0, "{name}: mist turns cold by itself, under no veil");
            // What fills its whole tile ends nowhere on it.
            let ends = part.sides < 4;
            assert!(rim > 100 || !ends, "{name}: the rim of {part:?} is {rim}");
            assert!((50..=190).contains(&veil) || part.kind == Kind::Mist, "{name}: the veil over {part:?} is {veil}");
        }
        assert_eq!(withered::paint(&layout, Kind::Road, 9, PX), None);
        assert_eq!(glow::paint(&layout, Kind::Mist, 9, PX), None);
    }
}

#[test]
fn hounds_and_eloise_are_beside_their_guard_apart_from_each_other() {
    for (name, face, turn) in all() {
        let places = places::on(&face, turn, SQUARE);
        for &guard in places.roads.iter().chain(&places.cities).chain(&places.castle) {
            let company = companions::beside(&places, guard);
            for (one, other) in [(0, 1), (0, 2), (1, 2)] {
                let (one, other) = (company[one], company[other]);
                assert!(one.distance(other) >= ROOM, "{name}: {one:?} and {other:?} overlap");
            }
            for companion in company {
                let off = companion.distance(guard);
                assert!((ROOM..0.30).contains(&off), "{name}: {companion:?} with {guard:?}");
                let others = places.roads.iter().chain(&places.cities).filter(|place| **place != guard);
                let nearest = others.map(|place| place.distance(companion)).fold(f32::INFINITY, f32::min);
                assert!(nearest > 0.08, "{name}: {companion:?} is {nearest} from another's place");
            }
        }
    }
}

/// The solid pixels of a figure with its feet at a place of the square.
fn shape(picture: &Picture, (x, y): (f32, f32), at: Point, turned_round: bool) -> HashSet<(i32, i32)> {
    let across = |column: u32| (if turned_round { x - column as f32 - 0.5 } else { column as f32 + 0.5 - x }).floor();
    let pixels = (0..picture.height).flat_map(|row| (0..picture.width).map(move |column| (column, row)));
    pixels
        .filter(|&(column, row)| picture.pixel(column, row)[3] > 200)
        .map(|(column, row)| {
            let (dx, dy) = (across(column), (row as f32 + 0.5 - y).floor());
            ((at.x * PX as f32).round() as i32 + dx as i32, (at.y * PX as f32).round() as i32 + dy as i32)
        })
        .collect()
}

/// How much of a guard or of a ghost in a circle somebody before it may hide: a tail over the hem of a cloak.
const HIDDEN: f32 = 0.085;

#[test]
fn nobody_stands_before_a_ghost_in_a_circle_or_before_the_own_guard() {
    let size = |extent: &Extent| (extent.squares * PX as f32) as u32;
    let figure = |picture: fn(u32) -> Picture, extent: Extent| (picture(size(&extent)), extent.feet(size(&extent)));
    let guard_figure = figure(|height| guard::standing(Colour::Red, height, guard::Ground::Land), guard::EXTENT);
    let ghost_figure = figure(|height| ghost::ghost(height, 0.0), ghost::EXTENT);
    let hound_figure = figure(|length| hound::standing(Hound::Rufus, length), hound::EXTENT);
    let cat_figure = figure(cat::sitting, cat::EXTENT);
    let at = |(picture, feet): &(Picture, (f32, f32)), place: Point| shape(picture, *feet, place, false);
    for (name, face, turn) in all() {
        let places = places::on(&face, turn, SQUARE);
        let circles: Vec<Point> = places.circles.concat();
        let hides = |front: &HashSet<(i32, i32)>, feet: Point, back: &HashSet<(i32, i32)>, behind: Point, who: &str| {
            let share = front.intersection(back).count() as f32 / back.len() as f32;
            assert!(feet.y < behind.y || share <= HIDDEN, "{name}: {who} at {feet:?} hides {share} of {behind:?}");
        };
        for &post in places.roads.iter().chain(&places.cities).chain(&places.castle) {
            let guard = at(&guard_figure, post);
            circles.iter().for_each(|&circle| hides(&guard, post, &at(&ghost_figure, circle), circle, "a guard"));
            // Eloise may be where a hound would be.
            let [west, east, near] = companions::beside(&places, post);
            let hounds = [west, east].map(|place| (&hound_figure, place, "a hound"));
            let cats = [west, east, near].map(|place| (&cat_figure, place, "Eloise"));
            for ((picture, feet), place, who) in hounds.into_iter().chain(cats) {
                let companion = shape(picture, *feet, place, place.x < post.x);
                hides(&companion, place, &guard, post, who);
                circles.iter().for_each(|&circle| hides(&companion, place, &at(&ghost_figure, circle), circle, who));
            }
        }
    }
}

/// Whether a place lies on a part of a kind that meeples stand on.
fn on_its_part(layout: &Layout, kind: Kind, index: usize, p: Point) -> bool {
    match kind {
        Kind::Road => layout.roads[index].line.windows(2).any(|ends| {
            let (a, b) = (ends[0], ends[1]);
            (0..=8).any(|step| a.toward(b, step as f32 / 8.0).distance(p) < ROOM / 2.0)
        }),
        Kind::City => layout.in_city(index, p),
        // Before the gate.
        Kind::Castle => layout.castle().distance(p) < 0.30,
        Kind::Mist | Kind::Monastery | Kind::Cemetery | Kind::Field => false,
    }
}

// The marks of the places for a meeple: near by and from afar, where they are drawn larger than the land. The one that
// is pointed at is larger by a quarter, and each has a rim.
#[test]
fn the_places_for_a_meeple_lie_in_their_regions_and_their_marks_never_on_each_other() {
    for (name, face, turn) in all() {
        let layout = Layout::of(&face, turn, SQUARE);
        let places = places::on(&face, turn, SQUARE);
        let named = |kind| move |(index, &place): (usize, &Point)| (kind, index, place);
        let roads = places.roads.iter().enumerate().map(named(Kind::Road));
        let cities = places.cities.iter().enumerate().map(named(Kind::City));
        let posts: Vec<_> =
            roads.chain(cities).chain(places.castle.iter().enumerate().map(named(Kind::Castle))).collect();
        for &(kind, index, place) in &posts {
            assert!(on_its_part(&layout, kind, index, place), "{name}: {place:?} is not on its {}", kind.name());
        }
        for radius in [choice::SOCKET_RADIUS, 0.26] {
            let mut marks: Vec<Point> = posts.iter().map(|&(.., place)| place).collect();
            apart(&mut marks, 2.0 * 1.30 * radius);
            for (one, a) in marks.iter().enumerate() {
                for b in &marks[one + 1..] {
                    assert!(a.distance(*b) > 2.5 * radius, "{name}: {a:?} and {b:?} lie on each other");
                }
            }
        }
    }
}
