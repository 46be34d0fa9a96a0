//! Plays the games that lie in `tests/saves` and writes them down: one of each level, with the Spell Circles and
//! without.
//!
//! They were written once and stay as they are, so that every later version of the game proves that it reads them; with
//! a new format come new files beside them.
//!
//! `cargo run --no-default-features --example make -- saves --out DIR`

use clap::Args;
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::mists::{Cat, Hound, Mists, Setup, Whereabouts};
use mists::table::mists::Sitting;
use mists::table::mists::shipped;
use mists::table::save;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::error::Error;
use std::path::PathBuf;

#[derive(Args)]
pub struct Options {
    /// Folder the saves are written to.
    #[arg(long)]
    out: PathBuf,
}

/// The games are saved in this turn or later.
const LATE: u16 = 26;
/// So many seeds are tried, from 1 on.
const SEEDS: u64 = 500;

/// Late in the game, with as much on the board as its level knows.
fn is_full(game: &Mists) -> bool {
    let met = |hound| matches!(game.hound(hound), Some(Whereabouts::With(_)));
    let hounds = game.level().hounds.is_none() || Hound::ALL.into_iter().any(met);
    let graves = game.level().number < 4 || game.cemeteries().iter().any(|cemetery| cemetery.buried.is_some());
    let cat = game.cat().is_none_or(|cat| matches!(cat, Cat::With(_)) && game.ghosts_in_circles() > 0);
    game.turn() >= LATE && !game.standing().is_empty() && hounds && graves && cat
}

/// A game of careful newcomers with this seed, up to such a position if it comes to one.
fn played(setup: &Setup, seed: u64) -> Result<Option<Sitting>, Box<dyn Error>> {
    let mut sitting = Sitting::begin(setup.clone(), seed, Vec::new())?;
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while sitting.position().outcome().is_none() {
        if is_full(sitting.position()) {
            return Ok(Some(sitting));
        }
        let position = sitting.position();
        let action = Policy::Beginner.choose(position, &position.legal_actions(), &mut random);
        sitting.play(action.ok_or("nothing to do")?)?;
    }
    Ok(None)
}

pub fn run(Options { out }: Options) -> Result<(), Box<dyn Error>> {
    for level in 1..=6 {
        for spell_circles in [false, true] {
            let players = 1 + usize::from(level - 1) % 5;
            let setup = Setup::with_players(shipped::level(level)?, shipped::deck()?, players);
            let setup = Setup { spell_circles, ..setup };
            let games = (1..=SEEDS).map(|seed| played(&setup, seed));
            let sitting = games.filter_map(Result::transpose).next().ok_or("no game comes so far")??;
            let name = format!("level-{level}{}.mists", if spell_circles { "-circles" } else { "" });
            save::write(&sitting, &out.join(&name))?;
            let position = sitting.position();
            println!("(\"{name}\", {}, {}, {}),", position.turn(), sitting.played().len(), position.total());
        }
    }
    Ok(())
}
