//! Paints the pictures that are shipped as files: `cargo run --release --no-default-features --example shipped_pictures`.
//!
//! A test repaints them and compares, so they are to be painted anew whenever the painter changes.

use mists::painter::{level_card, title};
use std::fs::File;
use std::io::{BufWriter, Error};
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
    Ok(())
}
