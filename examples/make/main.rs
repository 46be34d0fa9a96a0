//! Makes what is looked at and listened to while the game is made, and the files that it ships or keeps:
//! `cargo run --release --no-default-features --example make -- WHAT`. One program, so that tests need to link only
//! one.

mod cards;
mod fields;
mod figures;
mod land;
mod panorama;
mod rooms;
mod saves;
mod shipped;
mod sounds;
mod tiles;

use clap::Parser;
use std::error::Error;

/// What is made.
#[derive(Parser)]
enum What {
    /// All cursed cards with their dice and marks, on one sheet
    Cards(cards::Options),
    /// The faces of the competitive game with their fields tinted
    Fields(fields::Options),
    /// Figures, marks, panels and icons, on sheets
    Figures(figures::Options),
    /// The land of the competitive game, and a board with its widest field lit
    Land(land::Options),
    /// The board of a seeded game
    Panorama(panorama::Options),
    /// The six rooms, and a house with three of them
    Rooms(rooms::Options),
    /// The games in `tests/saves`
    Saves(saves::Options),
    /// The pictures that are shipped as files
    Shipped(shipped::Options),
    /// Every sound, as WAV and on one sheet
    Sounds(sounds::Options),
    /// Tiles and a whole board, on sheets
    Tiles(tiles::Options),
}

fn main() -> Result<(), Box<dyn Error>> {
    match What::parse() {
        What::Cards(options) => cards::run(options),
        What::Fields(options) => fields::run(options),
        What::Figures(options) => figures::run(options),
        What::Land(options) => land::run(options),
        What::Panorama(options) => panorama::run(options),
        What::Rooms(options) => rooms::run(options),
        What::Saves(options) => saves::run(options),
        What::Shipped(options) => shipped::run(options),
        What::Sounds(options) => sounds::run(options),
        What::Tiles(options) => tiles::run(options),
    }
}
