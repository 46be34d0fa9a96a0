//! `mists` and `mists play`: the window.

use super::number::number;
use super::{Failure, GameName};
use crate::table::settings::MistChoice;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// The table to open at.
#[derive(Args)]
pub(super) struct Play {
    /// The game
    #[arg(long, value_enum, default_value_t = GameName::Mists)]
    pub game: GameName,
    /// The level of the cooperative game, 1 to 6
    #[arg(long, value_parser = number::<u8>(1..=6))]
    #[arg(required_unless_present_any = ["save", "game"])]
    pub level: Option<u8>,
    /// How many play: 1 to 5 together, 2 to 6 against each other, 2 to 5 in Don't Go In There
    #[arg(long, value_parser = number::<u8>(1..=6), required_unless_present = "save")]
    pub players: Option<u8>,
    /// How many of them the computer plays, the last ones; unless told none in the cooperative game, else all but one
    #[arg(long, value_parser = number::<u8>(0..=6))]
    pub computers: Option<u8>,
    /// A saved game to go on with, such as one of the earlier games; the file stays as it is
    #[arg(long = "continue", value_name = "FILE")]
    #[arg(conflicts_with_all = ["level", "players", "computers", "spell_circles", "no_farmers", "abbot", "seed"])]
    pub save: Option<PathBuf>,
    /// Play with the Spell Circles
    #[arg(long)]
    pub spell_circles: bool,
    /// Play the competitive game without farmers
    #[arg(long)]
    pub no_farmers: bool,
    /// Play the competitive game with abbots
    #[arg(long)]
    pub abbot: bool,
    /// The number or word that decides the order of tiles or cards, and the dice
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

impl Play {
    /// Refuses what does not go together.
    fn check(&self) -> Result<(), Failure> {
        let Some(players) = self.players else { return Ok(()) };
        self.game.check_players(players)?;
        let trouble = match self.game {
            GameName::Mists if self.level.is_none() => "--level: expected 1 to 6".to_owned(),
            GameName::Mists if self.no_farmers || self.abbot => {
                "--no-farmers and --abbot: expected with --game carcassonne only".to_owned()
            }
            GameName::Carcassonne if self.level.is_some() => "--level: the competitive game has no levels".to_owned(),
            GameName::DontGoIn if self.level.is_some() || self.spell_circles || self.no_farmers || self.abbot => {
                "--level, --spell-circles, --no-farmers and --abbot: for the games with tiles only".to_owned()
            }
            GameName::Mists | GameName::Carcassonne | GameName::DontGoIn => {
                match self.computers.filter(|&computers| computers > players) {
                    Some(computers) => format!("--computers {computers}: expected {players} at most, as many as play"),
                    None => return Ok(()),
                }
            }
        };
        Err(Failure(trouble))
    }

    #[cfg(feature = "game")]
    fn table(&self) -> Option<crate::app::StraightToMists> {
        use crate::app::StraightToMists;
        let (level, players) = (self.level?, self.players?.into());
        let computers = self.computers.unwrap_or(0).into();
        Some(StraightToMists { level, players, computers, spell_circles: self.spell_circles, seed: self.seed })
    }

    #[cfg(feature = "game")]
    fn rivals(&self) -> Option<crate::app::StraightToCarcassonne> {
        use crate::app::StraightToCarcassonne;
        let players = self.players.filter(|_| self.game == GameName::Carcassonne)?;
        Some(StraightToCarcassonne {
            players: players.into(),
            computers: self.computers.unwrap_or(players - 1).into(),
            farmers: !self.no_farmers,
            spell_circles: self.spell_circles,
            abbot: self.abbot,
            seed: self.seed,
        })
    }

    #[cfg(feature = "game")]
    fn haunted_house(&self) -> Option<crate::app::StraightToDontGoIn> {
        use crate::app::StraightToDontGoIn;
        let players = self.players.filter(|_| self.game == GameName::DontGoIn)?;
        let computers = self.computers.unwrap_or(players - 1).into();
        Some(StraightToDontGoIn { players: players.into(), computers, seed: self.seed })
    }
}

/// Opens the game: at the title, straight at a table, or with a saved game to watch.
#[cfg(feature = "game")]
pub(super) fn open(at: Option<&Play>, watched: Option<PathBuf>) -> Result<(), Failure> {
    use crate::app::Opening;
    use crate::app::games::opening::StraightToSave;
    use crate::app::games::playing::Playing;
    use crate::app::games::status;
    use crate::rules::carcassonne::Carcassonne;
    use crate::rules::dont_go_in::DontGoIn;
    use crate::rules::mists::Mists;
    use crate::table::save;
    at.map_or(Ok(()), Play::check)?;
    let go_on_with = at.and_then(|play| play.save.clone());
    let is_watched = watched.is_some();
    let saved = go_on_with.or(watched).map(|file| StraightToSave { file, is_watched });
    if let Some(StraightToSave { file, .. }) = &saved {
        // Who types the command reads here what is wrong with the file.
        if !is_watched || !came_from_the_desktop() {
            let read = match Playing::saved_in(file) {
                Playing::Mists => save::read::<Mists>(file).map(drop),
                Playing::Carcassonne => save::read::<Carcassonne>(file).map(drop),
                Playing::DontGoIn => save::read::<DontGoIn>(file).map(drop),
            };
            read?;
        }
    }
    super::fault::tell_in_words();
    let mist = at.and_then(|play| play.mist).map(Into::into);
    let status_to = std::env::var_os(status::VARIABLE).map(Into::into);
    let save_to = crate::table::folders::autosave();
    let (table, rivals, haunted_house) =
        (at.and_then(Play::table), at.and_then(Play::rivals), at.and_then(Play::haunted_house));
    match crate::app::open(Opening { table, rivals, haunted_house, saved, mist, save_to, status_to }) {
        bevy::app::AppExit::Success => Ok(()),
        bevy::app::AppExit::Error(code) => Err(Failure(super::fault::ended(code.get()))),
    }
}

/// Whether the program was started by a double click: then nobody reads what it prints, and the window has to tell it.
#[cfg(feature = "game")]
fn came_from_the_desktop() -> bool {
    use std::io::IsTerminal;
    // Elsewhere there always is a desktop.
    let always = cfg!(any(windows, target_os = "macos"));
    let names = ["DISPLAY", "WAYLAND_DISPLAY"];
    let has_display = always || names.into_iter().any(|name| std::env::var_os(name).is_some());
    has_display && !std::io::stderr().is_terminal()
}

/// Reports that this program has no window.
#[cfg(not(feature = "game"))]
pub(super) fn open(at: Option<&Play>, _: Option<PathBuf>) -> Result<(), Failure> {
    at.map_or(Ok(()), Play::check)?;
    Err(Failure("built without the window: only the commands without one work, see `mists --help`".to_owned()))
}
