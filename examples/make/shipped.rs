//! Paints the pictures that are shipped as files: `cargo run --release --no-default-features --example make --
//! shipped`.
//!
//! Paint them anew whenever the painter changes; names after it paint only those, such as `level-3`.

use clap::Args;
use clap::builder::PossibleValuesParser;
use mists::painter::icon;
use mists::painter::shipped::Shipped;
use mists::table::mists::shipped;
use std::error::Error;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// What is painted anew.
#[derive(Args)]
pub struct Options {
    /// Only these; everything if none is named.
    #[arg(value_parser = PossibleValuesParser::new(Shipped::ALL.iter().map(|shipped| shipped.name).chain(["icon"])))]
    names: Vec<String>,
}

pub fn run(Options { names }: Options) -> Result<(), Box<dyn Error>> {
    let is_wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
    std::fs::create_dir_all(&folder)?;
    let (deck, levels) = (shipped::deck()?, (1..=6).map(shipped::level).collect::<Result<Vec<_>, _>>()?);
    for shipped in Shipped::ALL.iter().filter(|shipped| is_wanted(shipped.name)) {
        let picture = shipped.paint(&deck, |number| levels[usize::from(number) - 1])?;
        let file = File::create(folder.join(format!("{}.png", shipped.name)))?;
        picture.write_png(BufWriter::new(file))?;
    }
    if is_wanted("icon") {
        std::fs::write(folder.with_file_name("icon.ico"), icons(&[16, 24, 32, 48, 64, 256])?)?;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/icons");
        std::fs::create_dir_all(&folder)?;
        for side in [16, 24, 32, 48, 64, 128, 256, 512] {
            let file = File::create(folder.join(format!("{side}.png")))?;
            icon(side).write_png(BufWriter::new(file))?;
        }
    }
    Ok(())
}

/// The icon in several sizes in one file, as Windows wants it: a heading, a line of facts for each size, and the
/// pictures.
fn icons(sides: &[u16]) -> io::Result<Vec<u8>> {
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
