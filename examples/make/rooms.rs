//! Paints the six rooms of *Don't Go In There* onto one sheet and a house with three of them, to be looked at.
//!
//! `cargo run --release --no-default-features --example make -- rooms DIR [--width PIXELS]` writes `rooms.png` and
//! `house.png` to the folder and says how long a plate and the house take.

use clap::Args;
use mists::painter::dont_go_in::house;
use mists::painter::dont_go_in::panorama::{EVENING, inhabited, panorama};
use mists::painter::dont_go_in::rooms;
use mists::painter::picture::Picture;
use mists::painter::table;
use mists::rules::Colour;
use mists::rules::dont_go_in::Room;
use std::error::Error;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Instant;

#[derive(Args)]
pub struct Options {
    /// The folder for the pictures.
    dir: PathBuf,
    /// The width of a plate in pixels.
    #[arg(long, default_value_t = 520)]
    width: u32,
}

pub fn run(options: Options) -> Result<(), Box<dyn Error>> {
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

/// The house on an evening, as it is shipped.
fn whole_house() -> Picture {
    let start = Instant::now();
    let house = panorama(&EVENING, house::WIDTH as u32 + 40);
    println!("the house with its cards, {} pixels wide: {:.3} s", house.width, start.elapsed().as_secs_f32());
    house
}

/// A room with two meeples in it, its plate at this corner.
fn lay_room(sheet: &mut Picture, room: Room, width: u32, (x, y): (i64, i64)) {
    let start = Instant::now();
    let picture = inhabited(room, &[(1, Colour::Blue), (3, Colour::Red)], width);
    println!("{room:?}, {width} pixels wide: {:.3} s", start.elapsed().as_secs_f32());
    let margin = (rooms::MARGIN * width as f32 / rooms::WIDTH).round() as i64;
    sheet.lay(&picture, (x - margin, y - margin), 1.0);
}
