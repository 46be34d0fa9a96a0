//! Paints the pictures that are shipped as files: `cargo run --release --no-default-features --example shipped_pictures`.
//!
//! Paint them anew whenever the painter changes.

use mists::painter::icon;
use mists::painter::shipped::Shipped;
use std::fs::File;
use std::io::{BufWriter, Error, Write};
use std::path::Path;

fn main() -> Result<(), Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
    std::fs::create_dir_all(&folder)?;
    for shipped in &Shipped::ALL {
        let file = File::create(folder.join(format!("{}.png", shipped.name)))?;
        shipped.paint().write_png(BufWriter::new(file))?;
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
