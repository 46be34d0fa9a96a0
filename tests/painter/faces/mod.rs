//! What the painter shows must be what the rules say, for every kind of face in every rotation.

mod figures;

use mists::painter::apart::apart;
use mists::painter::figures::hound::Hound;
use mists::painter::figures::{Extent, cat, choice, ghost, guard, hound};
use mists::painter::mist::Bank;
use mists::painter::mist::{self, MistTile};
use mists::painter::mists::companions;
use mists::painter::picture::Picture;
use mists::painter::tiles::geometry::{Layout, MIDDLE, Point, inside, mid};
use mists::painter::tiles::places::{self, BETWEEN_RINGS, RING_FROM_EDGE, ROOM};
use mists::painter::tiles::tile::{self, MARGINS, Painting};
use mists::painter::tiles::{glow, withered};
use mists::rules::Colour;
use mists::rules::tiles::{Face, FacePrint, Kind, Rotation, Side, Square, Terrain};
use mists::table::mists::shipped;
use std::collections::HashSet;

const PX: u32 = 64;
const SQUARE: Square = Square::new(3, -2);

/// Every shape of road, city and mist, alone and together.
const FACES: &[&str] = &[
    "()",
    "(roads:[[E,S]])",
    "(roads:[[N,S]])",
    "(roads:[[N,E],[S,W]])",
    "(roads:[[N,W]],mist:[(sides:[E,S],ghosts:2)])",
    "(roads:[[N],[E],[S],[W]],centre:Some(village))",
    "(roads:[[N],[E],[S]],mist:[(sides:[N,W],ghosts:1)],centre:Some(village))",
    "(roads:[[E]],mist:[(sides:[N,E,S],ghosts:1)],centre:Some(village))",
    "(roads:[[S]],mist:[(sides:[N,S,W],ghosts:1)],centre:Some(castle))",
    "(roads:[[N],[S],[E]],mist:[(sides:[N],ghosts:1)],centre:Some(castle))",
    "(roads:[[N]],cities:[(sides:[W])],mist:[(sides:[E],ghosts:1)],centre:Some(castle))",
    "(roads:[[S]],cities:[(sides:[N])],centre:Some(cemetery))",
    "(roads:[[N],[W]],centre:Some(cemetery))",
    "(cities:[(sides:[N]),(sides:[E])],centre:Some(cemetery))",
    "(cities:[(sides:[N])])",
    "(cities:[(sides:[N])],roads:[[E,W]])",
    "(cities:[(sides:[N])],roads:[[S]])",
    "(cities:[(sides:[N])],roads:[[E],[S],[W]],centre:Some(village))",
    "(cities:[(sides:[N,E],shields:1)],mist:[(sides:[S,W],ghosts:2)])",
    "(cities:[(sides:[N,W],shields:1)],roads:[[E,S]])",
    "(cities:[(sides:[E,W])],mist:[(sides:[N],ghosts:1),(sides:[S],ghosts:1)])",
    "(cities:[(sides:[N,E,W],shields:1)],roads:[[S]])",
    "(cities:[(sides:[N,E,W])],mist:[(sides:[S],ghosts:1)])",
    "(cities:[(sides:[N,E,S,W],shields:1)])",
    "(cities:[(sides:[N]),(sides:[E])])",
    "(cities:[(sides:[N]),(sides:[S])])",
    "(cities:[(sides:[N]),(sides:[E]),(sides:[S]),(sides:[W])])",
    "(cities:[(sides:[N,E]),(sides:[S,W])])",
    "(cities:[(sides:[N,E]),(sides:[S])])",
    "(mist:[(sides:[N],ghosts:1)])",
    "(mist:[(sides:[N,E],ghosts:3)])",
    "(mist:[(sides:[N,S],ghosts:2)])",
    "(mist:[(sides:[N,S,W],circles:3)])",
    "(mist:[(sides:[N,E,S,W],ghosts:3)])",
    "(mist:[(sides:[N],ghosts:1),(sides:[E],ghosts:1)])",
    "(mist:[(sides:[N],ghosts:1),(sides:[S],ghosts:2)])",
    "(mist:[(sides:[N,E],ghosts:1),(sides:[S,W],ghosts:1)])",
    "(roads:[[N]],mist:[(sides:[E],ghosts:1)],centre:Some(ruin))",
    "(roads:[[E]],mist:[(sides:[E,S],ghosts:2)],centre:Some(ruin))",
];

fn face(text: &str) -> Face {
    Face::try_from(ron::from_str::<FacePrint>(text).unwrap_or_else(|error| panic!("{text}: {error}"))).unwrap()
}

/// Every face, those of the shipped deck and its start tile among them, in every rotation.
fn all() -> impl Iterator<Item = (String, Face, Rotation)> {
    let deck = shipped::deck().expect("the shipped deck");
    let own = FACES.iter().map(|text| ((*text).to_owned(), face(text)));
    let of_deck = deck.faces().iter().map(|named| (named.name.clone(), named.face.clone()));
    let start = deck.start().iter().map(|(at, face)| (format!("start {at}"), face.clone()));
    let faces: Vec<(String, Face)> = own.chain(of_deck).chain(start).collect();
    faces.into_iter().flat_map(|(name, face)| {
        Rotation::ALL.map(|turn| (format!("{name} turned {}", turn.quarters()), face.clone(), turn))
    })
}

/// The mean of a few pixels round a place.
fn colour_at(picture: &Picture, p: Point) -> [f32; 4] {
    let centre = |part: f32| ((part * PX as f32) as u32).clamp(1, PX - 2);
    let (x, y) = (centre(p.x), centre(p.y));
    let mut mean = [0.0; 4];
    for (dx, dy) in (0..9).map(|i| (i % 3, i / 3)) {
        let pixel = picture.pixel(x + dx - 1, y + dy - 1);
        mean.iter_mut().zip(pixel).for_each(|(mean, part)| *mean += f32::from(part) / 9.0);
    }
    mean
}

fn difference(a: [f32; 4], b: [f32; 4]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum()
}

/// A place on the way from the middle of a side to the middle of the square.
fn inward(side: Side, depth: f32) -> Point {
    mid(side).toward(MIDDLE, depth * 2.0)
}

#[test]
fn shapes_reach_the_middle_of_exactly_the_edges_the_face_names() {
    for (name, face, turn) in all() {
        let layout = Layout::of(&face, turn, SQUARE);
        for side in Side::ALL {
            let edge = face.edge(side, turn);
            let road = layout.distance_to_road(mid(side)) < 0.02;
            assert_eq!(road, edge.terrain == Terrain::Road, "{name}: road at {side:?}");
            let city = layout.in_any_city(inward(side, 0.03));
            assert_eq!(city, edge.terrain == Terrain::City, "{name}: city at {side:?}");
            let mist = layout.mist_at(inward(side, 0.04)).is_some();
            assert_eq!(mist, edge.mist.is_some(), "{name}: mist at {side:?}");
        }
    }
}

#[test]
fn roads_and_towns_are_painted_at_exactly_the_edges_the_face_names() {
    let bare = tile::paint(&face("()"), Rotation::default(), SQUARE, PX);
    for (name, face, turn) in all() {
        let painting = tile::paint(&face, turn, SQUARE, PX);
        for side in Side::ALL {
            let p = inward(side, 0.01);
            let changed = difference(colour_at(&painting.ground, p), colour_at(&bare.ground, p));
            match face.edge(side, turn).terrain {
                Terrain::Field => assert!(changed < 30.0, "{name}: {side:?} should be field, differs by {changed}"),
                _ => assert!(changed > 45.0, "{name}: {side:?} should not be field, differs by {changed}"),
            }
        }
    }
}

#[test]
fn mist_is_thick_at_misty_edges_and_thin_at_clear_ones() {
    for (name, face, turn) in all() {
        let painting = tile::paint(&face, turn, SQUARE, PX);
        let here = |square: Square| {
            (square == SQUARE).then_some(MistTile { relief: &painting.relief, banks: [Bank::Open; 4] })
        };
        let picture = mist::paint(SQUARE, &here, PX);
        assert_eq!(picture.is_some(), face.has_mist(), "{name}");
        let Some(picture) = picture else { continue };
        for side in Side::ALL {
            // A road through the mist stays readable, so mist beside it is looked at.
            let aside = (MIDDLE - mid(side)).unit().left() * 0.12;
            let alpha = [aside, aside * -1.0].map(|aside| colour_at(&picture, inward(side, 0.05) + aside)[3]);
            let (least, most) = (alpha[0].min(alpha[1]), alpha[0].max(alpha[1]));
            match face.edge(side, turn).mist {
                Some(_) => assert!(most > 110.0, "{name}: {side:?} should be misty, opacity {most}"),
                None => assert!(least < 60.0, "{name}: {side:?} should be clear, opacity {least}"),
            }
        }
    }
}

#[test]
fn a_finished_bank_is_golden() {
    let painting = tile::paint(&face("(mist:[(sides:[N,E,S,W],ghosts:3)])"), Rotation::default(), SQUARE, PX);
    let picture = |bank: Bank| {
        mist::paint(
            SQUARE,
            &|square| (square == SQUARE).then_some(MistTile { relief: &painting.relief, banks: [bank; 4] }),
            PX,
        )
    };
    let [grey, golden] = [Bank::Open, Bank::Finished].map(|bank| colour_at(&picture(bank).unwrap(), MIDDLE));
    assert!(grey[2] > grey[0] && golden[0] > golden[2] + 40.0, "{grey:?} {golden:?}");
}

/// Which pixels of mist are another colour, and how opaque each of the two is there.
fn recoloured(a: &Picture, b: &Picture) -> Vec<(bool, u8, u8)> {
    let pairs = a.rgba.chunks(4).zip(b.rgba.chunks(4));
    pairs.map(|(a, b)| (a[3] > 60 && (0..3).any(|part| a[part].abs_diff(b[part]) > 6), a[3], b[3])).collect()
}

#[test]
fn a_dead_bank_is_as_thick_as_any_and_darker_to_its_ragged_end() {
    let face = face("(mist:[(sides:[N,E,S,W],ghosts:3)])");
    let beside = SQUARE.beyond(Side::E);
    let paintings = [SQUARE, beside].map(|square| tile::paint(&face, Rotation::default(), square, PX));
    let picture = |at: Square, west: Bank| {
        let around = |square: Square| {
            let laid = [SQUARE, beside].into_iter().position(|laid| laid == square)?;
            let bank = if laid == 0 { west } else { Bank::Open };
            Some(MistTile { relief: &paintings[laid].relief, banks: [bank; 4] })
        };
        mist::paint(at, &around, PX).expect("mist")
    };
    let [open, dead] = [Bank::Open, Bank::Dead].map(|bank| picture(SQUARE, bank));
    let [bright, dark] = [&open, &dead].map(|picture| colour_at(picture, Point::new(0.3, 0.5)));
    assert!(dark[1] + 30.0 < bright[1], "{dark:?} {bright:?}");
    // What spilled over the free edges is dead as well, and nowhere thinner or thicker.
    let spill =
        [Bank::Open, Bank::Dead].map(|bank| colour_at(&picture(SQUARE.beyond(Side::W), bank), Point::new(0.97, 0.5)));
    assert!(spill[1][1] + 20.0 < spill[0][1], "{spill:?}");
    assert!(recoloured(&open, &dead).iter().all(|(_, open, dead)| open == dead));
    // Beside living mist it fades, now on this side of the edge and now on the other.
    let [open, dead] = [Bank::Open, Bank::Dead].map(|bank| picture(beside, bank));
    let changed = recoloured(&open, &dead);
    let width = |row: &[(bool, u8, u8)]| row.iter().filter(|(changed, ..)| *changed).count();
    let widths: Vec<usize> = changed.chunks(PX as usize).map(width).collect();
    let (least, most) = (widths.iter().min().unwrap(), widths.iter().max().unwrap());
    assert!(least + 2 < *most && (2..PX as usize / 2).contains(most), "{widths:?}");
}

#[test]
fn a_painting_is_repeatable_and_never_a_stamp() {
    let face = face("(roads:[[E,W]],mist:[(sides:[N],ghosts:1)])");
    let paint = |square: Square| tile::paint(&face, Rotation::new(1), square, PX);
    assert_eq!(paint(SQUARE), paint(SQUARE));
    let (here, there) = (paint(SQUARE), paint(Square::new(4, 1)));
    assert_ne!(here.ground, there.ground);
    assert_ne!(here.standing, there.standing);
}

#[test]
fn one_face_on_many_squares_is_never_a_stamp() {
    let faces = ["(roads:[[E,W]])", "(cities:[(sides:[N])])", "(roads:[[S]],mist:[(sides:[N,E],ghosts:1)])"];
    for text in faces {
        let face = face(text);
        let squares = (0..12).map(|at| Square::new(at % 4 - 1, at / 4 - 2));
        let paintings: Vec<Painting> =
            squares.map(|square| tile::paint(&face, Rotation::default(), square, PX)).collect();
        let share = |one: &Picture, other: &Picture| {
            let unlike = |(a, b): &(&[u8], &[u8])| {
                difference([0, 1, 2, 3].map(|c| f32::from(a[c])), [0, 1, 2, 3].map(|c| f32::from(b[c]))) > 24.0
            };
            let pairs = one.rgba.chunks(4).zip(other.rgba.chunks(4));
            let shown = pairs.clone().filter(|(a, b)| a[3] > 0 || b[3] > 0).count();
            pairs.filter(unlike).count() as f32 / shown.max(1) as f32
        };
        for (i, one) in paintings.iter().enumerate() {
            for other in &paintings[i + 1..] {
                let ground = share(&one.ground, &other.ground);
                let standing = share(&one.standing, &other.standing);
                assert!(ground > 0.30, "{text}: grounds differ in {ground:.2} only");
                assert!(standing > 0.15, "{text}: what stands there differs in {standing:.2} only");
            }
        }
    }
}

/// Two tiles side by side as they are shown: grounds, then what stands on them.
fn side_by_side(west: &Painting, east: &Painting) -> Picture {
    let mut picture = Picture::clear(2 * PX, PX);
    let mut lay = |layer: &Picture, left: i32, top: i32| {
        for y in 0..layer.height as i32 {
            for x in 0..layer.width as i32 {
                let (to_x, to_y) = (left + x, top + y);
                if (0..2 * PX as i32).contains(&to_x) && (0..PX as i32).contains(&to_y) {
                    let over = layer.pixel(x as u32, y as u32).map(f32::from);
                    let at = (to_y * 2 * PX as i32 + to_x) as usize * 4;
                    for (part, over_part) in picture.rgba[at..at + 4].iter_mut().zip(over) {
                        *part = (f32::from(*part) + (over_part - f32::from(*part)) * over[3] / 255.0) as u8;
                    }
                }
            }
        }
    };
    let (left, top) = MARGINS.corner(PX);
    let (left, top) = (left as i32, top as i32);
    lay(&west.ground, 0, 0);
    lay(&east.ground, PX as i32, 0);
    lay(&west.standing, -left, -top);
    lay(&east.standing, PX as i32 - left, -top);
    picture
}

/// The mean difference of neighbouring columns: near the middle of a picture two tiles wide, and right there.
fn steps(picture: &Picture) -> (f32, f32) {
    let step = |x: u32| -> f32 {
        let pair = |y: u32| difference(picture.pixel(x - 1, y).map(f32::from), picture.pixel(x, y).map(f32::from));
        (0..picture.height).map(pair).sum::<f32>() / picture.height as f32
    };
    let beside: f32 = [PX - 4, PX - 3, PX - 2, PX + 2, PX + 3, PX + 4].into_iter().map(step).sum();
    (beside / 6.0, step(PX))
}

#[test]
fn land_and_mist_go_on_across_an_edge() {
    let pairs = [
        ("()", "()"),
        ("(roads:[[E,W]])", "(roads:[[W,S]])"),
        ("(cities:[(sides:[N,E])])", "(cities:[(sides:[S,W])])"),
        ("(cities:[(sides:[E])])", "(cities:[(sides:[N,E,S,W])])"),
        ("(mist:[(sides:[N,E],ghosts:1)])", "(mist:[(sides:[W,S],ghosts:1)])"),
        ("(roads:[[N]],centre:Some(cemetery))", "(roads:[[N]],centre:Some(castle))"),
        (
            "(roads:[[E,W]],mist:[(sides:[N,E,S,W],ghosts:3)])",
            "(roads:[[W]],mist:[(sides:[W],ghosts:1)],centre:Some(castle))",
        ),
    ];
    for (west, east) in pairs {
        let beside = SQUARE.beyond(Side::E);
        let paintings = [(west, SQUARE), (east, beside)]
            .map(|(text, square)| tile::paint(&face(text), Rotation::default(), square, PX));
        let (inside, across) = steps(&side_by_side(&paintings[0], &paintings[1]));
        assert!(across < inside * 2.0 + 6.0, "{west} beside {east}: land steps {inside} inside, {across} across");
        let around = |square: Square| {
            let at = [SQUARE, beside].into_iter().position(|laid| laid == square)?;
            Some(MistTile { relief: &paintings[at].relief, banks: [Bank::Open; 4] })
        };
        if let (Some(a), Some(b)) = (mist::paint(SQUARE, &around, PX), mist::paint(beside, &around, PX)) {
            let mut both = Picture::clear(2 * PX, PX);
            for y in 0..PX as usize {
                let row = |picture: &Picture| picture.rgba[y * PX as usize * 4..][..PX as usize * 4].to_vec();
                both.rgba[y * PX as usize * 8..][..PX as usize * 8].copy_from_slice(&[row(&a), row(&b)].concat());
            }
            let (inside, across) = steps(&both);
            assert!(across < inside * 1.6 + 6.0, "{west} beside {east}: mist steps {inside} inside, {across} across");
        }
    }
}

/// MIST-2: two banks on both sides of a broken edge are two, however near they come.
#[test]
fn broken_mist_has_a_seam() {
    let everywhere = "(mist:[(sides:[N,E,S,W],ghosts:3)])";
    let opacity = |east: &str| {
        let beside = SQUARE.beyond(Side::E);
        let paintings = [(everywhere, SQUARE), (east, beside)]
            .map(|(text, square)| tile::paint(&face(text), Rotation::default(), square, PX));
        let around = |square: Square| {
            let at = [SQUARE, beside].into_iter().position(|laid| laid == square)?;
            Some(MistTile { relief: &paintings[at].relief, banks: [Bank::Open; 4] })
        };
        let picture = mist::paint(SQUARE, &around, PX).expect("mist");
        let of = |x: f32| (3..=7).map(|y| colour_at(&picture, Point::new(x, y as f32 * 0.1))[3]).sum::<f32>() / 5.0;
        [of(0.5), of(0.99)]
    };
    let [inside, joined] = opacity(everywhere);
    assert!(joined > 0.7 * inside, "joined mist is as thick at the edge: {joined}, {inside} inside");
    let [inside, seam] = opacity("(mist:[(sides:[N,E,S],ghosts:1)])");
    assert!(
        seam < 0.5 * joined && seam < 0.5 * inside,
        "thin at the seam: {seam}, {inside} inside, {joined} if joined"
    );
}

#[test]
fn mist_spills_a_little_over_an_open_edge_only() {
    let painting = tile::paint(&face("(mist:[(sides:[E],ghosts:1)])"), Rotation::default(), SQUARE, PX);
    let around =
        |square: Square| (square == SQUARE).then_some(MistTile { relief: &painting.relief, banks: [Bank::Open; 4] });
    let spilled = mist::paint(SQUARE.beyond(Side::E), &around, PX).expect("mist beyond the misty edge");
    assert!(colour_at(&spilled, Point::new(0.03, 0.5))[3] > 60.0);
    assert!(colour_at(&spilled, Point::new(0.6, 0.5))[3] < 1.0);
    for side in [Side::N, Side::W, Side::S] {
        let most = mist::paint(SQUARE.beyond(side), &around, PX).map_or(0, |picture| {
            let mid = mid(side.opposite()).toward(MIDDLE, 0.04);
            colour_at(&picture, mid)[3] as u8
        });
        assert!(most < 30, "{side:?}: {most}");
    }
}
