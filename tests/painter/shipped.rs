//! The shipped pictures must be what the painter paints. `cargo run --release --no-default-features --example make
//! -- shipped` paints them again.

use mists::painter::icon;
use mists::painter::picture::Picture;
use mists::painter::shipped::Shipped;
use mists::table::mists::shipped;
use std::fs;
use std::path::Path;

fn on_disk(file: &str) -> Picture {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Picture::read_png(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The number of channel values that differ by more than processors may round differently.
fn unlike(a: &Picture, b: &Picture) -> usize {
    a.rgba.iter().zip(&b.rgba).filter(|(a, b)| a.abs_diff(**b) > 2).count()
}

#[test]
fn the_shipped_pictures_are_what_the_painter_paints() {
    let deck = shipped::deck().expect("the deck");
    for shipped in &Shipped::ALL {
        let new = shipped.paint(&deck, |number| shipped::level(number).expect("a level")).expect("its board");
        let old = on_disk(&format!("assets/pictures/{}.png", shipped.name));
        assert_eq!((old.width, old.height), (new.width, new.height), "{} is out of date", shipped.name);
        assert_eq!(unlike(&old, &new), 0, "{} is out of date", shipped.name);
    }
}

#[test]
fn the_icons_of_the_packages_are_what_the_painter_paints() {
    for side in [16, 24, 32, 48, 64, 128, 256, 512] {
        let (new, old) = (icon(side), on_disk(&format!("packaging/icons/{side}.png")));
        assert_eq!((old.width, old.height), (side, side), "{side}");
        assert_eq!(unlike(&old, &new), 0, "{side} is out of date");
    }
}
