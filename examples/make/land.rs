//! Paints the land of the competitive game to PNG: its faces in all rotations, with the places of meeples and of the
//! ghosts with them, and a board with its widest field lit.
//!
//! `cargo run --release --no-default-features --example make -- land --out DIR [--px N] [--tiles N] [--seed N]
//! [--misty]`

use clap::Args;
use mists::guide::Policy;
use mists::painter::carcassonne::posts::Posts;
use mists::painter::mist::{self, Bank, MistTile};
use mists::painter::picture::Picture;
use mists::painter::tiles::geometry::{Layout, Point};
use mists::painter::tiles::tile::{self, MARGINS, Painting};
use mists::painter::tiles::{fed_city, lit_field};
use mists::rules::Game;
use mists::rules::carcassonne::{Carcassonne, Setup};
use mists::rules::tiles::{Face, Kind, PartName, Rotation, Side, Square};
use mists::table::carcassonne::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs::File;
use std::path::PathBuf;

/// Where the sheets go and what is on them.
#[derive(Args)]
pub struct Options {
    /// The folder.
    #[arg(long)]
    out: PathBuf,
    /// Pixels a square.
    #[arg(long, default_value_t = 128)]
    px: u32,
    /// Tiles on the board.
    #[arg(long, default_value_t = 60)]
    tiles: usize,
    /// The game on the board.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Shows the faces of the land of Mists instead of the base game's.
    #[arg(long)]
    misty: bool,
}

pub fn run(options: Options) -> Result<(), Box<dyn Error>> {
    std::fs::create_dir_all(&options.out)?;
    let save = |name: &str, sheet: &Picture| -> Result<(), Box<dyn Error>> {
        Ok(sheet.write_png(File::create(options.out.join(name))?)?)
    };
    let base = shipped::base()?.faces().len();
    let deck = shipped::deck()?;
    let faces = deck.faces().iter().map(|named| (named.name.as_str(), &named.face));
    let is_base = |name: &str| shipped::base().is_ok_and(|game| game.faces().iter().any(|named| named.name == name));
    let faces: Vec<&Face> = faces.filter(|(name, _)| is_base(name) != options.misty).map(|(_, face)| face).collect();
    println!("{} faces, {base} of them of the base game", faces.len());
    for (number, rows) in faces.chunks(12).enumerate() {
        save(&format!("faces-{number}.png"), &sheet(rows, options.px))?;
    }
    save("board.png", &board(&options)?)
}

/// Each face in its four rotations, three faces a row.
fn sheet(faces: &[&Face], px: u32) -> Picture {
    let step = px * 3 / 2;
    let mut sheet = table(12 * step, (faces.len() as u32).div_ceil(3) * step);
    for (at, face) in faces.iter().enumerate() {
        for turn in Rotation::ALL {
            let column = (at % 3 * 4 + usize::from(turn.quarters())) as u32;
            let corner = (i64::from(column * step + px / 4), i64::from(at as u32 / 3 * step + px * 2 / 5));
            show(&mut sheet, face, turn, px, corner);
        }
    }
    sheet
}

fn table(width: u32, height: u32) -> Picture {
    Picture { width, height, rgba: [27, 39, 46, 255].repeat((width * height) as usize) }
}

fn show(sheet: &mut Picture, face: &Face, turn: Rotation, px: u32, corner: (i64, i64)) {
    let square = Square::new(3, 2);
    let painting = tile::paint(face, turn, square, px);
    sheet.lay(&painting.ground, corner, 1.0);
    stand(sheet, &painting.standing, corner, px);
    let around =
        |at: Square| (at == square).then(|| MistTile { relief: &painting.relief, banks: [Bank::default(); 4] });
    if let Some(mist) = mist::paint(square, &around, px) {
        sheet.lay(&mist, corner, 1.0);
    }
    posts(sheet, face, turn, square, px, corner);
}

/// Lays a picture with the margins of standing things.
fn stand(sheet: &mut Picture, picture: &Picture, (x, y): (i64, i64), px: u32) {
    let (left, top) = MARGINS.corner(px);
    sheet.lay(picture, (x - i64::from(left), y - i64::from(top)), 1.0);
}

/// Meeples as upright boxes, farmers as lying ones, in the colour of their kind; ghosts as white ones.
fn posts(sheet: &mut Picture, face: &Face, turn: Rotation, square: Square, px: u32, (x, y): (i64, i64)) {
    let posts = Posts::on(face, turn, square);
    let mut put = |p: Point, (width, height): (f32, f32), colour: [u8; 4]| {
        let pixels = |squares: f32| (squares * px as f32) as u32;
        let (width, height) = (pixels(width), pixels(height));
        let body = Picture { width, height, rgba: colour.repeat((width * height) as usize) };
        let left = (p.x * px as f32) as i64 - i64::from(width / 2);
        sheet.lay(&body, (x + left, y + (p.y * px as f32) as i64 - i64::from(height)), 1.0);
    };
    for part in face.parts_with_fields() {
        let Some(post) = posts.of(part.kind, part.index) else { continue };
        for ghost in post.ghosts {
            put(ghost, (0.14, 0.22), [255, 255, 255, 150]);
        }
        match part.kind {
            Kind::Field => put(post.feet, (0.42, 0.14), [240, 200, 40, 200]),
            Kind::Road => put(post.feet, (0.14, 0.30), [220, 60, 50, 200]),
            Kind::City => put(post.feet, (0.14, 0.30), [60, 110, 240, 200]),
            _ => put(post.feet, (0.14, 0.30), [40, 150, 80, 220]),
        }
    }
}

fn board(options: &Options) -> Result<Picture, Box<dyn Error>> {
    let mut game = Carcassonne::begin(&Setup::with_players(shipped::deck()?, 4), options.seed, &mut Vec::new())?;
    let mut random = ChaCha8Rng::seed_from_u64(!options.seed);
    while game.board().tiles().len() < options.tiles {
        let Some(action) = Policy::Beginner.choose(&game, &game.legal_actions(), &mut random) else { break };
        game.apply(action, &mut Vec::new())?;
    }
    let px = options.px;
    let tiles = game.board().tiles();
    let (west, east) = (tiles.iter().map(|tile| tile.at.x).min(), tiles.iter().map(|tile| tile.at.x).max());
    let (south, north) = (tiles.iter().map(|tile| tile.at.y).min(), tiles.iter().map(|tile| tile.at.y).max());
    let (Some(west), Some(east), Some(south), Some(north)) = (west, east, south, north) else {
        return Err("an empty board".into());
    };
    let mut sheet = table((east - west + 2) as u32 * px, (north - south + 2) as u32 * px);
    let corner = |at: Square| {
        let pixels = |squares: i16| i64::from(squares) * i64::from(px) + i64::from(px / 2);
        (pixels(at.x - west), pixels(north - at.y))
    };
    let laid: BTreeMap<(i16, i16), Painting> = (tiles.iter())
        .map(|tile| ((-tile.at.y, tile.at.x), tile::paint(game.face(tile.face), tile.turn, tile.at, px)))
        .collect();
    let tile_at = |at: Square| game.board().tile_at(at).map(|id| game.board().tile(id));
    for ((y, x), painting) in &laid {
        sheet.lay(&painting.ground, corner(Square::new(*x, -y)), 1.0);
    }
    let parts =
        |kind: Kind| tiles.iter().flat_map(move |tile| (0..8).map(move |index| PartName::new(tile.at, kind, index)));
    let region = |name: PartName| game.part_named(name).map(|part| game.board().region_of(part));
    let widest = parts(Kind::Field).filter_map(region).max_by_key(|&field| game.board().tiles_of(field).count());
    for name in parts(Kind::Field).filter(|&name| region(name).is_some() && region(name) == widest) {
        let Some(tile) = tile_at(name.at) else { continue };
        let face = game.face(tile.face);
        let beside = |side: Side| tile_at(name.at.beyond(side)).map(|tile| (game.face(tile.face), tile.turn));
        let joined = lit_field::joined((face, tile.turn), name.index, beside);
        if let Some(lit) = lit_field::paint(face, tile.turn, tile.at, name.index, joined, px) {
            sheet.lay(&lit, corner(tile.at), 1.0);
        }
    }
    for tile in tiles {
        if let Some(rim) = tile::rim(Side::ALL.map(|side| tile_at(tile.at.beyond(side)).is_none()), px) {
            stand(&mut sheet, &rim, corner(tile.at), px);
        }
    }
    for ((y, x), painting) in &laid {
        stand(&mut sheet, &painting.standing, corner(Square::new(*x, -y)), px);
    }
    let fed = widest.map(|field| game.completed_cities_at(field)).unwrap_or_default();
    for name in parts(Kind::City).filter(|&name| region(name).is_some_and(|city| fed.contains(&city))) {
        let Some(tile) = tile_at(name.at) else { continue };
        let layout = Layout::of(game.face(tile.face), tile.turn, tile.at);
        if let Some(rim) = fed_city::paint(&layout, name.index, px) {
            sheet.lay(&rim, corner(tile.at), 1.0);
        }
    }
    let around = |at: Square| {
        laid.get(&(-at.y, at.x)).map(|painting| MistTile { relief: &painting.relief, banks: [Bank::default(); 4] })
    };
    for y in south - 1..=north + 1 {
        for x in west - 1..=east + 1 {
            if let Some(mist) = mist::paint(Square::new(x, y), &around, px) {
                sheet.lay(&mist, corner(Square::new(x, y)), 1.0);
            }
        }
    }
    Ok(sheet)
}
