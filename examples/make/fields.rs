//! Paints every face of the competitive game with its parts of field tinted, to look at what the rules make of them.
//!
//! `cargo run --release --no-default-features --example make -- fields --out FILE.png [--px N] [--turn N]`

use clap::Args;
use mists::painter::mist::Bank;
use mists::painter::mist::{self, MistTile};
use mists::painter::picture::Picture;
use mists::painter::tiles::fields::FieldMap;
use mists::painter::tiles::geometry::{Layout, Point};
use mists::painter::tiles::tile::{self, MARGINS};
use mists::rules::tiles::{Face, Rotation, Square};
use mists::table::carcassonne::shipped;
use std::error::Error;
use std::fs::File;
use std::path::PathBuf;

/// Where the sheet goes and how large a square is on it.
#[derive(Args)]
pub struct Options {
    /// The picture.
    #[arg(long)]
    out: PathBuf,
    /// Pixels a square.
    #[arg(long, default_value_t = 128)]
    px: u32,
    /// Quarter turns of every face.
    #[arg(long, default_value_t = 0)]
    turn: u8,
}

/// A colour for each part of field.
const TINTS: [[u8; 3]; 4] = [[230, 60, 60], [60, 110, 240], [240, 200, 40], [200, 70, 220]];
const COLUMNS: u32 = 12;

pub fn run(options: Options) -> Result<(), Box<dyn Error>> {
    let deck = shipped::deck()?;
    let faces = deck.faces().iter().map(|named| &named.face).chain(deck.start().iter().map(|(_, face)| face));
    let faces: Vec<&Face> = faces.collect();
    let (px, step) = (options.px, options.px + options.px / 6);
    let rows = (faces.len() as u32).div_ceil(COLUMNS);
    let (width, height) = (COLUMNS * step, rows * step);
    let mut sheet = Picture { width, height, rgba: [27, 39, 46, 255].repeat((width * height) as usize) };
    for (at, face) in (0..).zip(faces) {
        let corner = ((at % COLUMNS * step + px / 12) as i64, (at / COLUMNS * step + px / 12) as i64);
        show(&mut sheet, face, Rotation::new(options.turn), px, corner);
    }
    Ok(sheet.write_png(File::create(&options.out)?)?)
}

fn show(sheet: &mut Picture, face: &Face, turn: Rotation, px: u32, (x, y): (i64, i64)) {
    let square = Square::new(0, 0);
    let painting = tile::paint(face, turn, square, px);
    sheet.lay(&painting.ground, (x, y), 1.0);
    sheet.lay(&tinted(face, turn, square, px), (x, y), 1.0);
    let (left, top) = MARGINS.corner(px);
    sheet.lay(&painting.standing, (x - i64::from(left), y - i64::from(top)), 1.0);
    let around =
        |at: Square| (at == square).then(|| MistTile { relief: &painting.relief, banks: [Bank::default(); 4] });
    if let Some(mist) = mist::paint(square, &around, px) {
        sheet.lay(&mist, (x, y), 1.0);
    }
}

fn tinted(face: &Face, turn: Rotation, square: Square, px: u32) -> Picture {
    let map = FieldMap::of(face, turn, &Layout::of(face, turn, square));
    let mut picture = Picture::clear(px, px);
    for (at, pixel) in picture.rgba.chunks_exact_mut(4).enumerate() {
        let (x, y) = (at as u32 % px, at as u32 / px);
        let p = Point::new(x as f32 + 0.5, y as f32 + 0.5) * (1.0 / px as f32);
        if let Some(part) = map.at(p) {
            pixel[..3].copy_from_slice(&TINTS[usize::from(part) % TINTS.len()]);
            pixel[3] = 120;
        }
    }
    picture
}
