//! Paints the six rooms of *Don't Go In There* onto one sheet and a house with three of them, to be looked at.
//!
//! `cargo run --release --no-default-features --example rooms -- DIR [--width PIXELS]` writes `rooms.png` and
//! `house.png` to the folder and says how long a plate and the house take.

use clap::Parser;
use mists::painter::colour::{hex, mix};
use mists::painter::dont_go_in::house::{self, Place};
use mists::painter::dont_go_in::rooms;
use mists::painter::figures::guard::Ground;
use mists::painter::figures::meeple;
use mists::painter::ink::{Canvas, Cast, Ink, Shape};
use mists::painter::picture::Picture;
use mists::painter::table;
use mists::rules::Colour;
use mists::rules::dont_go_in::Room;
use std::error::Error;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Instant;

#[derive(Parser)]
struct Options {
    /// The folder for the pictures.
    dir: PathBuf,
    /// The width of a plate in pixels.
    #[arg(long, default_value_t = 520)]
    width: u32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::parse();
    fs::create_dir_all(&options.dir)?;
    write(&options.dir.join("rooms.png"), &six_rooms(options.width))?;
    write(&options.dir.join("house.png"), &whole_house())
}

fn write(path: &Path, picture: &Picture) -> Result<(), Box<dyn Error>> {
    Ok(picture.write_png(std::io::BufWriter::new(File::create(path)?))?)
}

/// Three rooms beside each other in two rows, on the table.
fn six_rooms(width: u32) -> Picture {
    let unit = width as f32 / rooms::WIDTH;
    let (across, down) = (width * 5 / 4, rooms::height(width) * 9 / 8 + 30);
    let mut sheet = table::ground(3 * across, 2 * down, unit / 1.18);
    for (at, room) in (0_i64..).zip(Room::ALL) {
        let corner = (i64::from(across) * (at % 3) + i64::from(width / 8), i64::from(down) * (at / 3) + 24);
        lay_room(&mut sheet, room, width, corner);
    }
    sheet
}

/// A house with three rooms and nine blank cards, on the table.
fn whole_house() -> Picture {
    let (width, height) = (house::WIDTH as u32, house::HEIGHT as u32);
    let mut sheet = table::ground(width + 40, height + 40, 1.0);
    let start = Instant::now();
    let painted = house::house(width);
    println!("the house, {width} pixels wide: {:.3} s", start.elapsed().as_secs_f32());
    sheet.lay(&painted, (20, 20), 1.0);
    let shown = [Room::Hallway, Room::Library, Room::Attic];
    for (plate, room) in house::PLATES.into_iter().zip(shown) {
        let unit = house::PLATE / rooms::WIDTH;
        let place = |at: Place| Place { x: at.x + 20.0, y: at.y + 20.0, ..at };
        let sides = ((520.0 * unit) as u32, (540.0 * unit) as u32);
        let mut alone = Picture::clear(sides.0, sides.1);
        let corner = ((f64::from(sides.0) - f64::from(house::PLATE)) / 2.0) as i64;
        lay_room(&mut alone, room, house::PLATE as u32, (corner, (70.0 * unit) as i64));
        lay_turned(&mut sheet, &alone, place(plate));
        for at in house::cards(plate) {
            lay_turned(&mut sheet, &blank_card(), place(at));
        }
    }
    sheet
}

fn blank_card() -> Picture {
    let (width, height) = house::CARD;
    let mut canvas = Canvas::new(width as u32 + 40, height as u32 + 40);
    canvas.at((20.0, 20.0), 1.0);
    let card = Shape::rounded(0.0, 0.0, width, height, 9.0);
    canvas.soft(&card.moved(1.0, (3.0, 6.0)), Cast::Body, 6.0, [0.0, 0.01, 0.04], 0.7);
    canvas.fill(&card, &Ink::flat(mix(hex(0xF6EBD2), hex(0xBBA684), 0.4), 1.0));
    canvas.fill(&Shape::rounded(7.0, 7.0, width - 14.0, height - 40.0, 6.0), &Ink::flat(hex(0x1C2444), 1.0));
    canvas.finish()
}

/// Lays a picture with its middle at a place, turned.
fn lay_turned(sheet: &mut Picture, picture: &Picture, place: Place) {
    let (half_width, half_height) = (picture.width as f32 / 2.0, picture.height as f32 / 2.0);
    let reach = half_width.hypot(half_height).ceil() as u32;
    let (sin, cos) = place.turn.to_radians().sin_cos();
    let mut turned = Picture::clear(2 * reach, 2 * reach);
    for (at, pixel) in (0..).zip(turned.rgba.chunks_exact_mut(4)) {
        let (dx, dy) = ((at % (2 * reach)) as f32 - reach as f32, (at / (2 * reach)) as f32 - reach as f32);
        let (x, y) = (dx * cos + dy * sin + half_width - 0.5, dy * cos - dx * sin + half_height - 0.5);
        if x >= 0.0 && y >= 0.0 && x + 1.0 < picture.width as f32 && y + 1.0 < picture.height as f32 {
            pixel.copy_from_slice(&between(picture, (x, y)));
        }
    }
    sheet.lay(&turned, ((place.x - reach as f32) as i64, (place.y - reach as f32) as i64), 1.0);
}

/// The colour between four pixels.
fn between(picture: &Picture, (x, y): (f32, f32)) -> [u8; 4] {
    let (left, top, u, v) = (x as u32, y as u32, x.fract(), y.fract());
    let mut sum = [0.0; 4];
    for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        let share = (if dx == 0 { 1.0 - u } else { u }) * (if dy == 0 { 1.0 - v } else { v });
        let pixel = picture.pixel(left + dx, top + dy).map(f32::from);
        sum[3] += share * pixel[3];
        (0..3).for_each(|part| sum[part] += share * pixel[3] * pixel[part]);
    }
    let [r, g, b] = [sum[0], sum[1], sum[2]].map(|part| (part / sum[3].max(1e-3)).round() as u8);
    [r, g, b, sum[3].round() as u8]
}

/// A room with everything on it, its plate at this corner.
fn lay_room(sheet: &mut Picture, room: Room, width: u32, corner: (i64, i64)) {
    let unit = width as f32 / rooms::WIDTH;
    let at = |(x, y): (f32, f32)| (corner.0 + (x * unit).round() as i64, corner.1 + (y * unit).round() as i64);
    let start = Instant::now();
    let hung = rooms::hung(room, width);
    println!("{room:?}, {width} pixels wide: {:.3} s", start.elapsed().as_secs_f32());
    sheet.lay(&hung, at((-rooms::MARGIN, -rooms::MARGIN)), 1.0);
    for (space, colour) in [(1, Colour::Blue), (3, Colour::Red)] {
        let height = (rooms::MEEPLE * unit).round() as u32;
        let (x, y) = meeple::EXTENT.feet(height);
        let feet = at(rooms::feet(space));
        let place = (feet.0 - x.round() as i64, feet.1 - y.round() as i64);
        sheet.lay(&meeple::standing(colour, height, Ground::Land), place, 1.0);
    }
}
