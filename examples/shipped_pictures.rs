//! Paints the pictures that are shipped as files: `cargo run --release --no-default-features --example shipped_pictures`.
//!
//! Paint them anew whenever the painter changes.

use mists::painter::{icon, level_card, title};
use std::fs::File;
use std::io::{BufWriter, Error, Write};
use std::path::Path;

fn main() -> Result<(), Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
    std::fs::create_dir_all(&folder)?;
    let write = |name: String, picture: mists::painter::picture::Picture| {
        picture.write_png(BufWriter::new(File::create(folder.join(name))?))
    };
    write("title.png".to_owned(), title::title(1600, 900))?;
    for level in 1..=6 {
        write(format!("level-{level}.png"), level_card(level, 960, 384))?;
    }
    std::fs::write(folder.with_file_name("icon.ico"), icons(&[16, 24, 32, 48, 64, 256])?)
}

/// The icon in several sizes in one file, as Windows wants it: a heading, a line of facts for each size, and the pictures.
fn icons(sides: &[u16]) -> Result<Vec<u8>, Error> {
    let mut pictures = Vec::new();
    let mut file = Vec::new();
    file.write_all(&words(&[0, 1, sides.len() as u16]))?;
    let mut start = 6 + 16 * sides.len();
    for &side in sides {
        let before = pictures.len();
        icon(side.into()).write_png(&mut pictures)?;
        let bytes = pictures.len() - before;
        // A side of 256 is written as 0. One plane of 32 bits a pixel.
        file.write_all(&[side as u8, side as u8, 0, 0])?;
        file.write_all(&words(&[1, 32]))?;
        file.write_all(&(bytes as u32).to_le_bytes())?;
        file.write_all(&(start as u32).to_le_bytes())?;
        start += bytes;
    }
    file.extend(pictures);
    Ok(file)
}

fn words(words: &[u16]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}
