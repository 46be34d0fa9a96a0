//! `mists` and `mists play`: the window.

use super::Failure;
use crate::table::settings::MistChoice;
use clap::{Args, ValueEnum};

/// The table to open at.
#[derive(Args)]
pub(super) struct Play {
    /// The level, 1 to 6
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    pub level: u8,
    /// How many people play, 1 to 5
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub players: u8,
    /// Play with the Spell Circles
    #[arg(long)]
    pub spell_circles: bool,
    /// The number that decides the order of the tiles
    #[arg(long)]
    pub seed: Option<u64>,
    /// How the mist is shown; as the settings say unless told
    #[arg(long, value_enum)]
    pub mist: Option<Mist>,
}

/// How the mist is shown.
#[derive(Clone, Copy, ValueEnum)]
pub(super) enum Mist {
    /// It drifts
    Living,
    /// It stands still
    Still,
}

impl From<Mist> for MistChoice {
    fn from(mist: Mist) -> MistChoice {
        match mist {
            Mist::Living => MistChoice::Living,
            Mist::Still => MistChoice::Still,
        }
    }
}

/// Opens the game, at the title or straight at a table.
#[cfg(feature = "game")]
pub(super) fn open(at: Option<&Play>) -> Result<(), Failure> {
    use crate::app::{Opening, StraightToTable, status};
    let table = at.map(|play| StraightToTable {
        level: play.level,
        players: play.players.into(),
        spell_circles: play.spell_circles,
        seed: play.seed,
    });
    let mist = at.and_then(|play| play.mist).map(Into::into);
    let status_to = std::env::var_os(status::VARIABLE).map(Into::into);
    match crate::app::open(Opening { table, mist, save_to: crate::table::places::autosave(), status_to }) {
        bevy::app::AppExit::Success => Ok(()),
        bevy::app::AppExit::Error(code) => Err(Failure(format!("the window ended with code {code}"))),
    }
}

/// Says that there is no window.
#[cfg(not(feature = "game"))]
pub(super) fn open(_at: Option<&Play>) -> Result<(), Failure> {
    Err(Failure("built without the window: only the commands without one work, see `mists --help`".to_owned()))
}
