//! Paints sheets of tiles and a whole board to PNG, to look at the painter's work without a window.
//!
//! `cargo run --release --no-default-features --example make -- tiles --out DIR [--px N]`

use clap::Args;
use mists::painter::figures::{Extent, cat, circle, ghost, guard, hound};
use mists::painter::held;
use mists::painter::mist::Bank;
use mists::painter::mist::{self, MistTile, SWELL};
use mists::painter::mists::companions;
use mists::painter::picture::Picture;
use mists::painter::tiles::places::Places;
use mists::painter::tiles::tile::{self, MARGINS, Painting};
use mists::rules::Colour;
use mists::rules::tiles::{Face, FacePrint, Rotation, Side, Square};
use mists::table::mists::shipped;
use std::collections::BTreeMap;
use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;

/// Where the sheets go and how large a square is on them.
#[derive(Args)]
pub struct Options {
    /// Folder the sheets are written to.
    #[arg(long)]
    out: PathBuf,
    /// Pixels a square.
    #[arg(long, default_value_t = 192)]
    px: u32,
    /// Marks where figures have room: ghosts white, guards red, circles violet, banners and graves black.
    #[arg(long)]
    places: bool,
}

/// Faces shown one by one, each with its quarter turns; a `!` shows its banks finished.
const TILES: &[(&str, u8)] = &[
    ("(roads:[[E,S]])", 0),
    ("(roads:[[N],[E],[S],[W]],centre:Some(village))", 0),
    ("(roads:[[S]],mist:[(sides:[N,S,W],ghosts:1)],centre:Some(castle))", 0),
    ("(roads:[[S]],mist:[(sides:[N,S,W],ghosts:1)],centre:Some(castle))", 1),
    ("(roads:[[E,W]],cities:[(sides:[N])])", 0),
    ("(roads:[[E,W]],cities:[(sides:[N])])", 1),
    ("(cities:[(sides:[N,E],shields:1)],mist:[(sides:[S,W],ghosts:2)])", 0),
    ("(cities:[(sides:[E,W])],mist:[(sides:[N],ghosts:1),(sides:[S],ghosts:1)])", 0),
    ("(roads:[[S]],cities:[(sides:[N])],centre:Some(cemetery))", 0),
    ("!(roads:[[E]],mist:[(sides:[N,E,S],ghosts:1)],centre:Some(village))", 0),
    ("(roads:[[E,W]],mist:[(sides:[N,E,S,W],ghosts:3)])", 0),
    ("(mist:[(sides:[N,S,W],circles:2)])", 0),
    ("(cities:[(sides:[N]),(sides:[E])])", 0),
    ("(cities:[(sides:[N]),(sides:[S])],roads:[[E,W]])", 0),
    ("(cities:[(sides:[N]),(sides:[E]),(sides:[S]),(sides:[W])])", 0),
    ("(cities:[(sides:[N,E]),(sides:[S,W])])", 0),
    ("(cities:[(sides:[N,E,W],shields:1)],roads:[[S]])", 0),
    ("(cities:[(sides:[N,E,S,W],shields:1)])", 0),
    ("(cities:[(sides:[N,E,W])],mist:[(sides:[S],ghosts:1)])", 1),
    ("(cities:[(sides:[N])],roads:[[S]])", 0),
    ("(mist:[(sides:[N],ghosts:1),(sides:[E],ghosts:1)])", 0),
    ("(mist:[(sides:[N],ghosts:1),(sides:[S],ghosts:1)],roads:[[E,W]])", 0),
    ("(roads:[[N],[W]],centre:Some(cemetery))", 0),
    ("(roads:[[N],[S],[E]],cities:[(sides:[W])],mist:[(sides:[N],ghosts:1)],centre:Some(castle))", 2),
];

/// A board in play: square, face, quarter turns; a `!` shows its banks finished.
const BOARD: &[(i16, i16, &str)] = &[
    (-1, 3, "(cities:[(sides:[E,S])])"),
    (0, 3, "(cities:[(sides:[W,S])])"),
    (-1, 2, "(cities:[(sides:[N,E])])"),
    (0, 2, "(cities:[(sides:[N,S,W],shields:1)],roads:[[E]])"),
    (0, 1, "(cities:[(sides:[N])],roads:[[W]],centre:Some(ruin))"),
    (1, 1, "(roads:[[N]],mist:[(sides:[E],ghosts:1)],centre:Some(ruin))"),
    (0, 0, "(roads:[[S]],centre:Some(ruin))"),
    (1, 0, "(roads:[[E]],mist:[(sides:[E,S],ghosts:2)],centre:Some(ruin))"),
    (1, 2, "(roads:[[N],[E],[S],[W]],centre:Some(village))"),
    (1, 3, "(roads:[[E,S]])"),
    (2, 2, "(roads:[[E,W]],mist:[(sides:[N,E,S],ghosts:2)])"),
    (3, 2, "(roads:[[W,S]],mist:[(sides:[W,S],ghosts:1)])"),
    (-1, 1, "(roads:[[E,W]])"),
    (-2, 1, "(roads:[[E]],mist:[(sides:[S,W],ghosts:3)],centre:Some(village))"),
    (2, 1, "(mist:[(sides:[N,E,S,W],ghosts:3)])"),
    (3, 1, "(roads:[[N],[S]],mist:[(sides:[N,E,S,W],ghosts:1)],centre:Some(castle))"),
    (4, 1, "(cities:[(sides:[E])],mist:[(sides:[W],ghosts:1)])"),
    (-2, 0, "(roads:[[E,W]],mist:[(sides:[N],ghosts:2)])"),
    (-1, 0, "(roads:[[W,S]])"),
    (2, 0, "(roads:[[E,W]],mist:[(sides:[N,E,S,W],ghosts:2)])"),
    (3, 0, "(roads:[[N,W]],mist:[(sides:[N,W,S],ghosts:1)])"),
    (4, 0, "(roads:[[E,S]])"),
    (-2, -1, "!(roads:[[S]],mist:[(sides:[E],ghosts:1)],centre:Some(village))"),
    (-1, -1, "!(roads:[[N,E]],mist:[(sides:[S,W],ghosts:2)])"),
    (0, -1, "(roads:[[N],[W]],centre:Some(cemetery))"),
    (1, -1, "(mist:[(sides:[N,E],ghosts:2)])"),
    (2, -1, "(mist:[(sides:[N,E,W],ghosts:2)])"),
    (3, -1, "(cities:[(sides:[S])],mist:[(sides:[N,W],ghosts:1)])"),
    (-1, -2, "!(roads:[[E,W]],mist:[(sides:[N],ghosts:1)])"),
    (0, -2, "(roads:[[W,S]])"),
    (3, -2, "(cities:[(sides:[N,E],shields:1)])"),
];

pub fn run(options: Options) -> Result<(), Box<dyn Error>> {
    std::fs::create_dir_all(&options.out)?;
    let save = |name: &str, sheet: &Picture| -> Result<(), Box<dyn Error>> {
        Ok(sheet.write_png(std::fs::File::create(options.out.join(name))?)?)
    };
    save("tiles.png", &tiles(options.px, options.places)?)?;
    save("circles.png", &circles(options.px, options.places)?)?;
    save("board.png", &board(options.px)?)?;
    Ok(())
}

/// The face, and whether its banks are shown finished.
fn face(text: &str) -> Result<(Face, bool), Box<dyn Error>> {
    let print: FacePrint = ron::from_str(text.trim_start_matches('!')).map_err(|error| format!("{text}: {error}"))?;
    Ok((Face::try_from(print)?, text.starts_with('!')))
}

fn bank(done: bool) -> Bank {
    if done { Bank::Finished } else { Bank::Open }
}

fn tiles(px: u32, places: bool) -> Result<Picture, Box<dyn Error>> {
    let (columns, cell) = (6, px * 3 / 2);
    let mut sheet = table(columns * cell, TILES.len() as u32 / columns * cell);
    for (i, &(text, turn)) in TILES.iter().enumerate() {
        let (face, done) = face(text)?;
        let square = Square::new(11 + 3 * (i as i16 % 4), -7 - 3 * (i as i16 / 4));
        let painting = tile::paint(&face, Rotation::new(turn), square, px);
        let (x, y) = (i as u32 % columns * cell + px / 4, i as u32 / columns * cell + px * 2 / 5);
        lay(&mut sheet, &painting.ground, x, y);
        if let Some(rim) = tile::rim([true; 4], px) {
            lay_standing(&mut sheet, &rim, x, y, px);
        }
        lay_standing(&mut sheet, &painting.standing, x, y, px);
        if let Some(mist) = mist::paint_held(MistTile { relief: &painting.relief, banks: [bank(done); 4] }, square, px)
        {
            let swell = (SWELL * px as f32).round() as u32;
            lay(&mut sheet, &mist, x - swell, y - swell);
        }
        if places {
            mark_places(&mut sheet, &painting.relief.places, x, y, px);
        }
    }
    Ok(sheet)
}

/// The tiles with spell circles as they are in hand, and as they lie there in two turns: every second circle holds a
/// ghost, and the first guard has company.
fn circles(px: u32, places: bool) -> Result<Picture, Box<dyn Error>> {
    let deck = shipped::deck()?;
    let faces: Vec<&Face> = deck.faces().iter().map(|named| &named.face).filter(|face| face.circles() > 0).collect();
    let (columns, cell) = (6, px * 3 / 2);
    let mut sheet = table(columns * cell, (faces.len() as u32).div_ceil(2) * cell);
    for (i, face) in faces.into_iter().enumerate() {
        let mut shown = 0;
        let mut next = || {
            let (column, row) = ((i as u32 % 2) * 3 + shown, i as u32 / 2);
            shown += 1;
            (column * cell + px / 4, row * cell + px * 2 / 5)
        };
        let (x, y) = next();
        lay_standing(&mut sheet, &held::paint(face, Rotation::default(), px), x, y, px);
        for turn in [1, 2] {
            let (x, y) = next();
            let square = Square::new(11 + 3 * (i as i16 % 4), -7 - 3 * (i as i16 / 4));
            let painting = tile::paint(face, Rotation::new(turn), square, px);
            lay(&mut sheet, &painting.ground, x, y);
            lay_standing(&mut sheet, &painting.standing, x, y, px);
            if let Some(mist) =
                mist::paint_held(MistTile { relief: &painting.relief, banks: [Bank::Open; 4] }, square, px)
            {
                let swell = (SWELL * px as f32).round() as u32;
                lay(&mut sheet, &mist, x - swell, y - swell);
            }
            populate(&mut sheet, &painting.relief.places, x, y, px);
            if places {
                mark_places(&mut sheet, &painting.relief.places, x, y, px);
            }
        }
    }
    Ok(sheet)
}

/// Circles, ghosts, and a guard with hounds and cat, those further south before the others.
fn populate(sheet: &mut Picture, places: &Places, left: u32, top: u32, px: u32) {
    let size = |extent: &Extent| (extent.squares * px as f32).round() as u32;
    let mut stand = |picture: &Picture, extent: &Extent, p: mists::painter::tiles::geometry::Point| {
        let (x, y) = extent.feet(size(extent));
        let at =
            |corner: u32, place: f32, feet: f32| corner.wrapping_add_signed((place * px as f32 - feet).round() as i32);
        lay(sheet, picture, at(left, p.x, x), at(top, p.y, y));
    };
    let (empty, full) = (circle::empty(size(&circle::EXTENT)), circle::held(size(&circle::EXTENT)));
    let mut figures = Vec::new();
    let ghost = ghost::ghost(size(&ghost::EXTENT), 0.0);
    for area in &places.circles {
        for (i, &middle) in area.iter().enumerate() {
            let holds = i % 2 == 0;
            stand(if holds { &full } else { &empty }, &circle::EXTENT, middle);
            if holds {
                figures.push((middle, ghost.clone(), ghost::EXTENT));
            }
        }
    }
    figures.extend(places.ghosts.iter().filter_map(|area| area.first()).map(|&p| (p, ghost.clone(), ghost::EXTENT)));
    if let Some(&guard) = places.roads.first() {
        let [rufus, _, eloise] = companions::beside(places, guard);
        let picture = guard::standing(Colour::Blue, size(&guard::EXTENT), guard::Ground::Land);
        figures.push((guard, picture, guard::EXTENT));
        figures.push((rufus, hound::standing(hound::Hound::Rufus, size(&hound::EXTENT)), hound::EXTENT));
        figures.push((eloise, cat::sitting(size(&cat::EXTENT)), cat::EXTENT));
    }
    figures.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    for (p, picture, extent) in &figures {
        stand(picture, extent, *p);
    }
}

fn mark_places(sheet: &mut Picture, places: &Places, left: u32, top: u32, px: u32) {
    let guards = places.roads.iter().chain(&places.cities).chain(&places.castle).map(|&p| (p, [220, 40, 40, 255]));
    let ghosts = places.ghosts.iter().flatten().map(|&p| (p, [255, 255, 255, 255]));
    let circles = places.circles.iter().flatten().map(|&p| (p, [150, 60, 220, 255]));
    let others = places.shields.iter().flatten().chain(&places.graves).map(|&p| (p, [0, 0, 0, 255]));
    for (p, colour) in guards.chain(ghosts).chain(circles).chain(others) {
        let dot = Picture { width: 7, height: 7, rgba: colour.repeat(49) };
        lay(sheet, &dot, left + (p.x * px as f32) as u32 - 3, top + (p.y * px as f32) as u32 - 3);
    }
}

fn board(px: u32) -> Result<Picture, Box<dyn Error>> {
    let start = Instant::now();
    let mut laid: BTreeMap<Square, (Painting, bool)> = BTreeMap::new();
    for &(x, y, text) in BOARD {
        let (face, done) = face(text)?;
        let square = Square::new(x, y);
        laid.insert(square, (tile::paint(&face, Rotation::default(), square, px), done));
    }
    println!("{:.1} ms a tile", start.elapsed().as_secs_f32() * 1000.0 / BOARD.len() as f32);
    let (west, north) = (-3_i16, 4_i16);
    let (columns, rows) = (9_u32, 8_u32);
    let mut sheet = table(columns * px, rows * px);
    let at = |square: Square| ((square.x - west) as u32 * px, (north - square.y) as u32 * px);
    let mut squares: Vec<Square> = laid.keys().copied().collect();
    squares.sort_by_key(|square| (-square.y, square.x));
    for square in &squares {
        let (x, y) = at(*square);
        lay(&mut sheet, &laid[square].0.ground, x, y);
    }
    for square in &squares {
        let (x, y) = at(*square);
        let free = Side::ALL.map(|side| !laid.contains_key(&square.beyond(side)));
        if let Some(rim) = tile::rim(free, px) {
            lay_standing(&mut sheet, &rim, x, y, px);
        }
    }
    for square in &squares {
        let (x, y) = at(*square);
        lay_standing(&mut sheet, &laid[square].0.standing, x, y, px);
    }
    let around = |square: Square| {
        laid.get(&square).map(|(painting, done)| MistTile { relief: &painting.relief, banks: [bank(*done); 4] })
    };
    let (start, mut painted) = (Instant::now(), 0);
    for row in 0..rows as i16 {
        for column in 0..columns as i16 {
            let square = Square::new(west + column, north - row);
            if let Some(mist) = mist::paint(square, &around, px) {
                painted += 1;
                let (x, y) = at(square);
                lay(&mut sheet, &mist, x, y);
            }
        }
    }
    println!("{:.1} ms a square of mist", start.elapsed().as_secs_f32() * 1000.0 / painted.max(1) as f32);
    Ok(sheet)
}

fn table(width: u32, height: u32) -> Picture {
    let rgba = [27, 39, 46, 255].repeat((width * height) as usize);
    Picture { width, height, rgba }
}

/// Lays a picture with the margins of standing things.
fn lay_standing(sheet: &mut Picture, picture: &Picture, x: u32, y: u32, px: u32) {
    let (left, top) = MARGINS.corner(px);
    lay(sheet, picture, x.wrapping_sub(left), y.wrapping_sub(top));
}

fn lay(sheet: &mut Picture, picture: &Picture, left: u32, top: u32) {
    for y in 0..picture.height {
        for x in 0..picture.width {
            let (to_x, to_y) = (left.wrapping_add(x), top.wrapping_add(y));
            if to_x >= sheet.width || to_y >= sheet.height {
                continue;
            }
            let [r, g, b, alpha] = picture.pixel(x, y).map(u32::from);
            let at = ((to_y * sheet.width + to_x) * 4) as usize;
            for (part, over) in sheet.rgba[at..at + 3].iter_mut().zip([r, g, b]) {
                *part = ((u32::from(*part) * (255 - alpha) + over * alpha + 127) / 255) as u8;
            }
        }
    }
}
