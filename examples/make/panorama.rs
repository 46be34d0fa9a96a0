//! Paints the board of a seeded game to PNG, to look at the painter's work without a window.
//!
//! `cargo run --release --no-default-features --example make -- panorama --out FILE [--level N] [--seed N] [--tiles N]`
//!
//! With `--rivals N` it is the competitive game of that many players.

use clap::Args;
use mists::guide::Policy;
use mists::painter;
use mists::painter::mists::panorama::{self, View};
use mists::painter::picture::Picture;
use mists::rules::Game;
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::mists::{Mists, Setup};
use mists::table;
use mists::table::mists::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;

/// Which game, how far it is played, and how its board is looked at.
#[derive(Args)]
pub struct Options {
    /// The file it is written to.
    #[arg(long)]
    out: PathBuf,
    /// The level that is played.
    #[arg(long, default_value_t = 1)]
    level: u8,
    /// With the Spell Circles, and among rivals with the abbot too.
    #[arg(long)]
    circles: bool,
    /// The competitive game of so many players, instead of a level.
    #[arg(long)]
    rivals: Option<usize>,
    /// The game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many tiles are laid, at most.
    #[arg(long, default_value_t = 30)]
    tiles: usize,
    /// Pixels across.
    #[arg(long, default_value_t = 1600)]
    width: u32,
    /// Pixels down.
    #[arg(long, default_value_t = 1000)]
    height: u32,
    /// How late it is, 0 to 1.
    #[arg(long, default_value_t = 0.0)]
    night: f32,
}

pub fn run(options: Options) -> Result<(), Box<dyn Error>> {
    let picture = match options.rivals {
        Some(players) => of_rivals(&options, players)?,
        None => of_level(&options)?,
    };
    Ok(picture.write_png(std::io::BufWriter::new(std::fs::File::create(options.out)?))?)
}

fn of_level(options: &Options) -> Result<Picture, Box<dyn Error>> {
    let mut setup = Setup::with_players(shipped::level(options.level)?, shipped::deck()?, 3);
    setup.spell_circles = options.circles;
    let mut position = Mists::begin(&setup, options.seed, &mut Vec::new())?;
    let mut random = ChaCha8Rng::seed_from_u64(!options.seed);
    while position.board().tiles().len() < options.tiles {
        let Some(action) = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random) else { break };
        position.apply(action, &mut Vec::new())?;
    }
    let start = Instant::now();
    let view = View { night: options.night, ..View::whole(&position, options.width, options.height) };
    let picture = panorama::paint(&position, &view);
    println!("{} pixels a square, {:.2} s", view.px, start.elapsed().as_secs_f32());
    Ok(picture)
}

fn of_rivals(options: &Options, players: usize) -> Result<Picture, Box<dyn Error>> {
    let mut setup = carcassonne::Setup::with_players(table::carcassonne::shipped::deck()?, players);
    (setup.spell_circles, setup.abbot) = (options.circles, options.circles);
    let mut position = Carcassonne::begin(&setup, options.seed, &mut Vec::new())?;
    let mut random = ChaCha8Rng::seed_from_u64(!options.seed);
    while position.board().tiles().len() < options.tiles {
        let Some(action) = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random) else { break };
        position.apply(action, &mut Vec::new())?;
    }
    let start = Instant::now();
    let picture = painter::carcassonne::panorama::panorama(&position, options.width, options.height);
    println!("{:.2} s", start.elapsed().as_secs_f32());
    Ok(picture)
}
