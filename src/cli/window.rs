//! `mists` and `mists play`: the window.

use super::Failure;
use crate::table::settings::MistChoice;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// The table to open at.
#[derive(Args)]
pub(super) struct Play {
    /// The level, 1 to 6
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6), required_unless_present = "save")]
    pub level: Option<u8>,
    /// How many people play, 1 to 5
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5), required_unless_present = "save")]
    pub players: Option<u8>,
    /// A saved game to go on with, such as one of the earlier games; the file stays as it is
    #[arg(long = "continue", value_name = "FILE", conflicts_with_all = ["level", "players", "spell_circles", "seed"])]
    pub save: Option<PathBuf>,
    /// Play with the Spell Circles
    #[arg(long)]
    pub spell_circles: bool,
    /// The number or word that decides the order of the tiles
    #[arg(long, value_parser = super::seed)]
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
    use crate::app::Opening;
    use crate::app::games::mists::status;
    use crate::app::games::mists::straight::StraightToTable;
    use crate::app::games::opening::StraightToSave;
    let table = at.and_then(|play| {
        let (level, players) = (play.level?, play.players?.into());
        Some(StraightToTable { level, players, spell_circles: play.spell_circles, seed: play.seed })
    });
    let go_on_with = at.and_then(|play| play.save.clone()).map(StraightToSave);
    if let Some(StraightToSave(file)) = &go_on_with {
        // An error in the file should be reported here rather than in a window.
        crate::table::save::read::<crate::rules::mists::Mists>(file).map_err(Failure::with_kept)?;
    }
    let mist = at.and_then(|play| play.mist).map(Into::into);
    let status_to = std::env::var_os(status::VARIABLE).map(Into::into);
    let save_to = crate::table::folders::autosave();
    match crate::app::open(Opening { table, go_on_with, mist, save_to, status_to }) {
        bevy::app::AppExit::Success => Ok(()),
        bevy::app::AppExit::Error(code) => Err(Failure(format!("the window ended with code {code}"))),
    }
}

/// Reports that this program has no window.
#[cfg(not(feature = "game"))]
pub(super) fn open(_at: Option<&Play>) -> Result<(), Failure> {
    Err(Failure("built without the window: only the commands without one work, see `mists --help`".to_owned()))
}
