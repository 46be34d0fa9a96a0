//! Figures of different colours must be easy to tell apart for all kinds of colour vision. Where colour is not enough,
//! the emblem is.
//!
//! The three kinds of dichromatic vision are from Machado, Oliveira and Fernandes, "A Physiologically-based Model for
//! Simulation of Color Vision Deficiency" (2009), severity 1.0, on linear RGB. `docs/colours.png` shows all guards for
//! each kind of vision, over land and over mist. Its rows are normal vision, deuteranopia, protanopia, tritanopia and
//! no colour at all. `ACCEPT_PAINTED=1 cargo test --no-default-features --test painter colour_vision` paints it again.

use mists::painter::figures::{Extent, abbot, armed, emblem, farmer, guard, marker, meeple};
use mists::painter::mist::{self, Bank, MistTile};
use mists::painter::picture::Picture;
use mists::painter::tiles::tile;
use mists::rules::Colour;
use mists::rules::tiles::{Face, FacePrint, Rotation, Square};
use std::fs::{self, File};
use std::path::Path;

type Matrix = [[f32; 3]; 3];

/// A kind of vision, and its matrix for linear red, green and blue.
const EYES: [(&str, Matrix); 5] = [
    ("usual sight", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
    ("no colour", [[0.2126, 0.7152, 0.0722]; 3]),
];

/// Heights of a figure in pixels: in a view of the whole board, and close up.
const HEIGHTS: [u32; 2] = [34, 60];

/// A figure that is painted in six colours, and the place of its emblem.
struct Figure {
    name: &'static str,
    extent: Extent,
    paint: fn(Colour, u32) -> Picture,
    /// The middle of the emblem, east and south of the feet, in heights.
    emblem: (f32, f32),
    /// Half the side of the area of the emblem, in heights.
    reach: f32,
}

const GUARD: Figure = Figure {
    name: "guard",
    extent: guard::EXTENT,
    paint: |colour, height| guard::standing(colour, height, guard::Ground::Land),
    emblem: (0.0, -0.285),
    reach: 0.168,
};

/// The guard, and all that belongs to somebody in the competitive game.
const FIGURES: [Figure; 7] = [
    GUARD,
    Figure {
        name: "meeple",
        extent: meeple::EXTENT,
        paint: |colour, height| meeple::standing(colour, height, guard::Ground::Land),
        emblem: (0.0, -0.425),
        reach: 0.122,
    },
    Figure {
        name: "guard with a spear",
        extent: armed::EXTENT,
        paint: |colour, height| armed::standing(colour, height, guard::Ground::Land),
        ..GUARD
    },
    Figure {
        name: "abbot",
        extent: abbot::EXTENT,
        paint: |colour, height| abbot::standing(colour, height, guard::Ground::Land),
        emblem: (0.0, -0.305),
        reach: 0.15,
    },
    Figure { name: "farmer", extent: farmer::EXTENT, paint: farmer::ordinary, emblem: (-0.115, -0.215), reach: 0.112 },
    Figure {
        name: "guard as a farmer",
        extent: farmer::GUARD,
        paint: farmer::guard,
        emblem: (0.17, 0.04),
        reach: 0.168,
    },
    Figure {
        name: "marker",
        extent: marker::EXTENT,
        paint: |colour, height| marker::marker(colour, 2, height),
        emblem: (0.0, -0.425),
        reach: 0.122,
    },
];

/// The mean distance of two figures in the area of the emblem, in CIE Lab. A distance of 2.3 is just visible if two
/// large areas are side by side (Mahy et al. 1994). Figures are small and apart, so five times that is required.
const LEAST_APART: f32 = 11.5;

/// The share of the pixels of two emblems that belong to only one of them. A quarter means that a corner is missing,
/// and four tenths is another shape.
const LEAST_OTHER_SHAPE: f32 = 0.40;

/// The difference in lightness between an emblem and its cloak, out of 100.
const LEAST_CONTRAST: f32 = 25.0;

fn linear(part: f32) -> f32 {
    if part <= 0.04045 { part / 12.92 } else { libm::powf((part + 0.055) / 1.055, 2.4) }
}

fn encoded(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    if part <= 0.003_130_8 { part * 12.92 } else { 1.055 * libm::powf(part, 1.0 / 2.4) - 0.055 }
}

/// A colour as seen with a kind of vision, in linear red, green and blue.
fn seen(eye: &Matrix, rgb: [f32; 3]) -> [f32; 3] {
    let light = rgb.map(linear);
    eye.map(|row| row.iter().zip(light).map(|(share, part)| share * part).sum::<f32>().clamp(0.0, 1.0))
}

/// Converts linear sRGB to CIE Lab under daylight (D65).
fn lab([r, g, b]: [f32; 3]) -> [f32; 3] {
    let x = (0.412_456 * r + 0.357_576 * g + 0.180_438 * b) / 0.950_47;
    let y = 0.212_673 * r + 0.715_152 * g + 0.072_175 * b;
    let z = (0.019_334 * r + 0.119_192 * g + 0.950_304 * b) / 1.088_83;
    let root = |part: f32| if part > 0.008_856 { libm::cbrtf(part) } else { 7.787 * part + 16.0 / 116.0 };
    let [x, y, z] = [x, y, z].map(root);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(a: [f32; 3], b: [f32; 3]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f32>().sqrt()
}

/// A square of plain land or of mist, large enough that a figure on it has this height.
fn ground(extent: &Extent, misty: bool, height: u32) -> Picture {
    let print: FacePrint =
        ron::from_str(if misty { "(mist:[(sides:[N,E,S,W],ghosts:3)])" } else { "()" }).expect("a face");
    let face = Face::try_from(print).expect("a face");
    let (square, px) = (Square::new(3, 4), (height as f32 / extent.squares) as u32);
    let painting = tile::paint(&face, Rotation::default(), square, px);
    let mut ground = painting.ground.clone();
    let around = |at: Square| (at == square).then_some(MistTile { relief: &painting.relief, banks: [Bank::Open; 4] });
    if let Some(mist) = mist::paint(square, &around, px) {
        ground.lay(&mist, (0, 0), 1.0);
    }
    ground
}

/// The position of the figure's picture on the square, and the pixel of its feet.
fn stand(extent: &Extent, height: u32, ground: &Picture) -> ((i64, i64), (f32, f32)) {
    let (x, y) = extent.feet(height);
    let feet = (ground.width as f32 * 0.5, ground.height as f32 * 0.72);
    let corner = ((feet.0 - x).round() as i64, (feet.1 - y).round() as i64);
    (corner, (corner.0 as f32 + x, corner.1 as f32 + y))
}

/// The area of the emblem on a figure on this ground, as seen with a kind of vision: row by row, in Lab.
fn emblem_of(figure: &Figure, colour: Colour, height: u32, ground: &Picture, eye: &Matrix) -> Vec<[f32; 3]> {
    let mut picture = ground.clone();
    let (corner, (x, y)) = stand(&figure.extent, height, ground);
    picture.lay(&(figure.paint)(colour, height), corner, 1.0);
    let tall = height as f32;
    let (x, y, reach) = (x + figure.emblem.0 * tall, y + figure.emblem.1 * tall, figure.reach * tall);
    let rows = (y - reach).round() as u32..(y + reach).round() as u32;
    let columns = (x - reach).round() as u32..(x + reach).round() as u32;
    let pixels = rows.flat_map(|row| columns.clone().map(move |column| (column, row)));
    let rgb = |(column, row)| picture.pixel(column, row).map(|part| f32::from(part) / 255.0);
    pixels.map(rgb).map(|[r, g, b, _]| lab(seen(eye, [r, g, b]))).collect()
}

/// Which pixels belong to the emblem: those whose lightness is clearly nearer to its ink than to the cloak.
fn shape(colour: Colour, emblem: &[[f32; 3]], eye: &Matrix) -> Vec<bool> {
    let lightness = |rgb| lab(seen(eye, rgb))[0];
    let (ink, cloak) = (lightness(emblem::ink(colour)), lightness(emblem::cloak(colour)));
    emblem.iter().map(|lab| (lab[0] - ink).abs() < 0.38 * (cloak - ink).abs()).collect()
}

fn pairs() -> impl Iterator<Item = (Colour, Colour)> {
    let all = Colour::ALL.into_iter().enumerate();
    all.flat_map(|(at, one)| Colour::ALL[at + 1..].iter().map(move |&other| (one, other)))
}

#[test]
fn every_two_figures_of_a_kind_differ_clearly_to_every_eye() {
    let cases = FIGURES.iter().flat_map(|figure| HEIGHTS.map(|height| (figure, height)));
    for (figure, height) in cases {
        for misty in [false, true] {
            let ground = ground(&figure.extent, misty, height);
            for (sight, eye) in &EYES {
                for (one, other) in pairs() {
                    let case = format!("{}, {one} and {other}, {height} px, misty: {misty}, {sight}", figure.name);
                    let [a, b] = [one, other].map(|colour| emblem_of(figure, colour, height, &ground, eye));
                    let apart = a.iter().zip(&b).map(|(a, b)| distance(*a, *b)).sum::<f32>() / a.len() as f32;
                    let (a, b) = (shape(one, &a, eye), shape(other, &b, eye));
                    let pixels = |belongs: fn(bool, bool) -> bool| {
                        a.iter().zip(&b).filter(|(a, b)| belongs(**a, **b)).count() as f32
                    };
                    let other_shape = pixels(|a, b| a != b) / pixels(|a, b| a || b).max(1.0);
                    assert!(apart >= LEAST_APART, "{case}: only {apart:.1} apart");
                    assert!(other_shape >= LEAST_OTHER_SHAPE, "{case}: emblems alike, {other_shape:.2} differs");
                }
            }
        }
    }
}

#[test]
fn cloaks_differ_to_every_eye_that_sees_some_colour() {
    for (sight, eye) in EYES.iter().filter(|(sight, _)| *sight != "no colour") {
        for (one, other) in pairs() {
            let [a, b] = [one, other].map(|colour| lab(seen(eye, emblem::cloak(colour))));
            let apart = distance(a, b);
            assert!(apart >= LEAST_APART, "{one} and {other}, {sight}: cloaks only {apart:.1} apart");
        }
    }
}

#[test]
fn every_emblem_stands_out_from_its_cloak_to_every_eye() {
    let cases = FIGURES.iter().flat_map(|figure| HEIGHTS.map(|height| (figure, height)));
    for (figure, height) in cases {
        let ground = ground(&figure.extent, false, height);
        for (sight, eye) in &EYES {
            for colour in Colour::ALL {
                let emblem = emblem_of(figure, colour, height, &ground, eye);
                let shape = shape(colour, &emblem, eye);
                let mean = |inked: bool| {
                    let of: Vec<f32> =
                        emblem.iter().zip(&shape).filter(|(_, at)| **at == inked).map(|(lab, _)| lab[0]).collect();
                    of.iter().sum::<f32>() / of.len().max(1) as f32
                };
                let share = shape.iter().filter(|inked| **inked).count() as f32 / shape.len() as f32;
                let contrast = (mean(true) - mean(false)).abs();
                let case = format!("{colour} {}, {height} px, {sight}", figure.name);
                assert!(contrast >= LEAST_CONTRAST, "{case}: contrast {contrast:.1}");
                assert!((0.08..0.75).contains(&share), "{case}: {share:.2} is emblem");
            }
        }
    }
}

#[test]
fn a_colour_that_an_eye_can_not_see_is_lost_and_grey_stays_grey() {
    let [_, (_, deuteranopia), .., (_, grey)] = &EYES;
    let tint = |eye: &Matrix, rgb| lab(seen(eye, rgb))[1];
    let red_green = |eye: &Matrix| (tint(eye, [0.8, 0.2, 0.2]) - tint(eye, [0.2, 0.6, 0.2])).abs();
    assert!(red_green(deuteranopia) < 0.3 * red_green(&EYES[0].1));
    assert!(red_green(grey) < 0.01);
    for (sight, eye) in &EYES {
        let lab = lab(seen(eye, [0.5; 3]));
        assert!(lab[1].abs() < 1.0 && lab[2].abs() < 1.0 && (lab[0] - 53.4).abs() < 0.5, "{sight}: {lab:?}");
    }
}

/// All guards with every kind of vision: one row for each kind, on land and in mist, close up and small.
fn sheet() -> Picture {
    let (cell, columns) = (120_u32, 12);
    let mut sheet = Picture::clear(cell * columns, cell * EYES.len() as u32);
    let grounds = [(false, 60), (true, 34)].map(|(misty, height)| (ground(&GUARD.extent, misty, 60), height));
    for column in 0..columns {
        let (mut plain, height) = grounds[column as usize / Colour::ALL.len()].clone();
        let (corner, (x, y)) = stand(&GUARD.extent, height, &plain);
        let colour = Colour::ALL[column as usize % Colour::ALL.len()];
        plain.lay(&(GUARD.paint)(colour, height), corner, 1.0);
        let mut shown = Picture::clear(cell, cell);
        let half = i64::from(cell / 2);
        shown.lay(&plain, (half - x as i64, half + i64::from(height / 2) - y as i64), 1.0);
        let plain = shown;
        for (row, (_, eye)) in (0..).zip(&EYES) {
            let mut shown = plain.clone();
            for pixel in shown.rgba.chunks_exact_mut(4) {
                let rgb = seen(eye, [pixel[0], pixel[1], pixel[2]].map(|part| f32::from(part) / 255.0));
                pixel.iter_mut().zip(rgb).for_each(|(part, light)| *part = (encoded(light) * 255.0).round() as u8);
            }
            sheet.lay(&shown, (i64::from(column * cell), row * i64::from(cell)), 1.0);
        }
    }
    sheet
}

#[test]
fn the_picture_of_what_every_eye_sees_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/colours.png");
    let new = sheet();
    if std::env::var_os("ACCEPT_PAINTED").is_some() {
        new.write_png(File::create(&path).expect("a file")).expect("a picture");
    }
    let old = Picture::read_png(&fs::read(&path).expect("docs/colours.png")).expect("a picture");
    let unlike = old.rgba.chunks(4).zip(new.rgba.chunks(4)).filter(|(old, new)| old != new).count();
    assert!(old.rgba.len() == new.rgba.len() && unlike == 0, "docs/colours.png is out of date: {unlike} pixels differ");
}
