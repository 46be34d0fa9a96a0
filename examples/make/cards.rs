//! Paints all cursed cards, their back, the dice and the marks onto one sheet, to be looked at.
//!
//! `cargo run --release --no-default-features --example make -- cards FILE.png` writes the sheet. With `--only TYPE…`
//! it shows these types large instead.

use clap::Args;
use mists::painter::dont_go_in::cards::seal;
use mists::painter::dont_go_in::cards::{self, Workshop};
use mists::painter::dont_go_in::dice::{self, Face, TUMBLE};
use mists::painter::dont_go_in::marks;
use mists::painter::ink::{Canvas, Ink, Shape};
use mists::painter::picture::Picture;
use mists::painter::{paper, table};
use mists::rules::dont_go_in::CardType;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};
use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;
use std::{fs, io};
use tiny_skia::PathBuilder;

/// Where the sheet goes, and what is on it.
#[derive(Args)]
pub struct Options {
    /// The picture to write.
    file: PathBuf,
    /// Only these types, large, by the beginning of their names.
    #[arg(long, num_args = 1..)]
    only: Vec<String>,
}

pub fn run(Options { file, only }: Options) -> Result<(), Box<dyn Error>> {
    let page = if only.is_empty() { sheet() } else { large(&only) };
    Ok(page.0.write_png(io::BufWriter::new(fs::File::create(file)?))?)
}

/// The names, as the window will write them.
const NAMES: [&str; 12] =
    ["Amulet", "Cat", "Clock", "Doll", "Holy Water", "Mask", "Mirror", "Music Box", "Portrait", "Ring", "Tome", "Twin"];

const SMALL_CAPITALS: &[u8] = include_bytes!("../../assets/fonts/AlegreyaSC-Bold-lining.ttf");

/// A page on which pictures are laid.
struct Page(Picture);

impl Page {
    fn lay(&mut self, picture: &Picture, x: i64, y: i64) {
        self.0.lay(picture, (x, y), 1.0);
    }

    /// A line of text round a middle.
    fn write(&mut self, text: &str, (x, y): (f32, f32), size: f32) {
        let (line, width) = line(text, size);
        let (w, h) = ((width + 4.0).ceil() as u32, (size * 1.4).ceil() as u32);
        let mut canvas = Canvas::new(w, h);
        canvas.at((2.0, size * 0.98), 1.0);
        canvas.fill(&line, &Ink::flat(cards::NAME_INK, 1.0));
        self.lay(&canvas.finish(), (x - w as f32 / 2.0).round() as i64, (y - size * 0.68).round() as i64);
    }

    /// A card with its name.
    fn card(&mut self, picture: &Picture, name: &str, (x, y): (i64, i64)) {
        self.lay(picture, x, y);
        let Some(band) = cards::name_band(picture.width) else { return };
        let fits = band.letters * (band.width / line(name, band.letters).1).min(1.0);
        self.write(name, (x as f32 + band.middle.0, y as f32 + band.middle.1), fits);
    }
}

/// The outline of a line of text whose baseline is at 0, and its width.
fn line(text: &str, size: f32) -> (Shape, f32) {
    let font = FontRef::new(SMALL_CAPITALS).expect("a font");
    let (letters, outlines) = (font.charmap(), font.outline_glyphs());
    let widths = font.glyph_metrics(Size::new(size), LocationRef::default());
    let mut width = 0.0;
    let shape = Shape::drawn(|path| {
        for letter in text.chars() {
            let glyph = letters.map(letter).expect("a letter of the font");
            if let Some(outline) = outlines.get(glyph) {
                let settings = DrawSettings::unhinted(Size::new(size), LocationRef::default());
                outline.draw(settings, &mut Pen { path, x: width }).expect("an outline");
            }
            width += widths.advance_width(glyph).unwrap_or_default();
        }
    });
    (shape, width)
}

/// Draws letters upside down, since `y` grows upwards in a font.
struct Pen<'a> {
    path: &'a mut PathBuilder,
    x: f32,
}

impl OutlinePen for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, -y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, -y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.path.quad_to(self.x + cx, -cy, self.x + x, -y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.path.cubic_to(self.x + ax, -ay, self.x + bx, -by, self.x + x, -y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

/// Everything on one page.
fn sheet() -> Page {
    let mut page = Page(table::ground(1920, 1400, 1.0));
    let start = Instant::now();
    let workshop = Workshop::new(180);
    let all: Vec<_> = CardType::ALL.into_iter().map(|of| workshop.faces(of)).collect();
    println!("48 faces of 180 pixels: {:.2?}", start.elapsed());
    let values = [3, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 0];
    let large = Workshop::new(250);
    for (at, of) in CardType::ALL.into_iter().enumerate() {
        let (x, y) = (40 + 265 * (at as i64 % 6), 30 + 375 * (at as i64 / 6));
        page.card(&large.faces(of)[values[at]], NAMES[at], (x, y));
    }
    page.lay(&large.back(), 1630, 30);
    page.lay(&large.dispelled(), 1630, 405);
    for (value, ring) in (0..).zip(&all[CardType::Ring as usize]) {
        page.card(ring, "Ring", (40 + 195 * value, 790));
    }
    let small = Workshop::new(90);
    let edge = i64::from(paper::margin(1.0));
    page.lay(&paper::panel(1840, 300, 1.0, 31), 40 - edge, 1080 - edge);
    for (at, of) in CardType::ALL.into_iter().enumerate() {
        page.card(&small.faces(of)[values[at]], NAMES[at], (70 + 117 * at as i64, 1095));
    }
    page.lay(&small.back(), 70 + 117 * 12, 1095);
    page.lay(&small.dispelled(), 70 + 117 * 13, 1095);
    thrown(&mut page);
    let token = Workshop::new(46);
    for (at, of) in CardType::ALL.into_iter().enumerate() {
        page.card(&token.faces(of)[values[at]], NAMES[at], (560 + 58 * at as i64, 1250));
    }
    page.lay(&token.back(), 1260, 1250);
    page.lay(&token.dispelled(), 1318, 1250);
    for (at, size) in [20, 32, 64].into_iter().enumerate() {
        for (mark, meaning) in marks::Ghost::ALL.into_iter().enumerate() {
            page.lay(&marks::ghost(size, meaning), 1390 + 70 * mark as i64, 1240 + [0, 26, 62][at]);
        }
        page.lay(&marks::curses(size), 1610, 1240 + [0, 26, 62][at]);
    }
    for value in 0..4 {
        page.card(&small.faces(CardType::Cat)[value], "Cat", (70 + 117 * value as i64, 1240));
    }
    page
}

/// Dice at rest, a throw, and seals.
fn thrown(page: &mut Page) {
    let tray = Shape::rounded(0.0, 0.0, 1060.0, 264.0, 14.0);
    let mut canvas = Canvas::new(1060, 264);
    canvas.fill(&tray, &Ink::flat([0.06, 0.19, 0.18], 1.0));
    page.lay(&canvas.finish(), 830, 795);
    let faces =
        [(Face::Ghost, -12.0), (Face::Blank, 9.0), (Face::Ghost, 16.0), (Face::Blank, -20.0), (Face::Ghost, 3.0)];
    for (at, (face, turn)) in faces.into_iter().enumerate() {
        page.lay(&dice::at_rest(60, face, turn), 850 + 120 * at as i64, 800);
        page.lay(&dice::at_rest(26, face, turn), 1450 + 60 * at as i64, 830);
    }
    for frame in 0..=TUMBLE {
        page.lay(&dice::tumbling(44, Face::Ghost, -12.0, frame), 840 + 94 * i64::from(frame), 940);
    }
    for value in 1..=4 {
        page.lay(&seal::seal(value, 22.0), 1470 + 60 * i64::from(value), 895);
    }
}

/// Some types and the back, twice as large as on the page.
fn large(names: &[String]) -> Page {
    let chosen: Vec<_> = (0..12).filter(|&at| names.iter().any(|name| NAMES[at].starts_with(name.as_str()))).collect();
    let mut page = Page(table::ground(20 + 490 * (chosen.len() + 2) as u32, 860, 1.0));
    let (workshop, small) = (Workshop::new(470), Workshop::new(90));
    for (column, picture) in [workshop.back(), workshop.dispelled()].iter().enumerate() {
        page.lay(picture, 20 + 490 * (chosen.len() + column) as i64, 20);
    }
    for (column, at) in chosen.into_iter().enumerate() {
        let value = at % 4;
        page.card(&workshop.faces(CardType::ALL[at])[value], NAMES[at], (20 + 490 * column as i64, 20));
        page.card(&small.faces(CardType::ALL[at])[value], NAMES[at], (20 + 490 * column as i64, 715));
    }
    page
}
