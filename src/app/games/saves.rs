//! Saves the game under way after every decision, and reports if that fails.

use super::playing::{Playable, Playing};
use crate::app::shell::frame::{FrameSystems, KeepSettings};
use crate::app::shell::home::{FindHome, Home, SavedGame};
use crate::app::shell::language::Spoken;
use crate::app::shell::messages::{Damaged, Kept, MessageView, Messages};
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, Decided};
use crate::app::words::{say, sentence};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::kept::KeptError;
use crate::table::{Autosave, Saved, Sitting, earlier_games, kept};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saves>();
    app.add_systems(OnExit(Screen::Loading), tell_home.in_set(FindHome));
    let in_other_words = resource_exists_and_changed::<Spoken>.and_then(in_state(Screen::Title));
    app.add_systems(Update, look_for_save.in_set(FrameSystems::Answer).run_if(in_other_words));
    app.add_systems(
        Update,
        (
            keep_decided::<Mists>,
            keep_decided::<Carcassonne>,
            keep_decided::<DontGoIn>,
            tell_home,
            tell_of_other_windows,
        )
            .chain()
            .in_set(KeepGames)
            .in_set(FrameSystems::Keep)
            .after(KeepSettings),
    );
}

/// Systems that save the game at the table.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct KeepGames;

/// The file of the game under way, and the game found in it.
#[derive(Resource, Default)]
pub struct Saves {
    /// `None` in tests and pictures: nothing is saved then.
    autosave: Option<Autosave>,
    /// The game that can be continued.
    found: Option<SavedGame>,
    /// Whether the file has a game worth keeping: at least one decision was taken in it.
    has_game: bool,
    /// Why the game cannot be saved now, as a sentence.
    not_saved: Option<String>,
    /// The new file of another game that was in this file. The players have not been told yet.
    moved: Option<PathBuf>,
    /// The other window was closed, and this one saves from now on. The players have not been told yet.
    freed: bool,
}

impl Saves {
    /// Saves in this file. Without a file nothing is saved, and the players are not told.
    pub fn at(path: Option<PathBuf>) -> Saves {
        Saves { autosave: path.map(Autosave::at), ..Saves::default() }
    }

    /// Saves in this file. If the machine has no folder for it, the players are told.
    pub(in crate::app) fn at_home(path: Option<PathBuf>) -> Saves {
        let not_saved = path.is_none().then(|| say!("told-no-folder").to_owned());
        Saves { not_saved, ..Saves::at(path) }
    }

    /// Whether another window uses the folder. Then files there may be read, but not written.
    pub(super) fn is_elsewhere(&self) -> bool {
        self.autosave.as_ref().is_some_and(Autosave::is_elsewhere)
    }

    /// The game that can be continued.
    pub(super) fn found(&self) -> Option<&SavedGame> {
        self.found.as_ref()
    }

    /// Why the game cannot be saved now, as a sentence. `None` if all is well.
    pub fn not_saved(&self) -> Option<&str> {
        self.not_saved.as_deref()
    }

    /// Looks for a game that can be continued. A damaged file is moved away. The error then tells where it is and what is
    /// wrong with it. If the system refuses to read it, it is left alone and nothing is saved. A game in another window is
    /// left alone, too.
    pub(super) fn look(&mut self) -> Result<(), Damaged> {
        (self.found, self.has_game) = (None, false);
        let Some(autosave) = self.autosave.as_mut().filter(|autosave| !autosave.is_elsewhere()) else { return Ok(()) };
        let read = match game_in(autosave) {
            Playing::Mists => look_into::<Mists>(autosave),
            Playing::Carcassonne => look_into::<Carcassonne>(autosave),
            Playing::DontGoIn => look_into::<DontGoIn>(autosave),
        };
        match read {
            Ok(in_file) => {
                (self.found, self.has_game) = (in_file.found, in_file.has_game);
                Ok(())
            }
            Err(error) => {
                let found = autosave.path().to_owned();
                let (lies, free) = kept::out_of_the_way(found.clone(), &error);
                if free.is_none() {
                    self.autosave = None;
                    self.not_saved = Some(match &error {
                        KeptError::File { .. } => sentence(&error.to_string()),
                        KeptError::Newer { .. } | KeptError::Older { .. } | KeptError::Damaged { .. } => {
                            say!("told-not-moved", file = lies.display().to_string())
                        }
                    });
                }
                Err(Damaged::new(Kept::Game, &error, &found, &lies))
            }
        }
    }

    /// Which game can be continued.
    pub(super) fn game(&self) -> Option<Playing> {
        self.autosave.as_ref().map(game_in)
    }

    /// Reads the game that can be continued.
    pub(super) fn go_on<G: Playable>(&mut self) -> Result<Sitting<G>, String> {
        let autosave = self.autosave.as_mut().ok_or(say!("told-nothing-saved"))?;
        autosave.read().map_err(|error| error.to_string())?.ok_or_else(|| say!("told-nothing-saved").to_owned())
    }

    /// Starts to save another game. The game under way is moved to the earlier games.
    pub(super) fn begin<G: Playable>(&mut self, sitting: &Sitting<G>) {
        if let Some(autosave) = self.autosave.as_mut().filter(|_| self.has_game) {
            autosave.leave();
        }
        self.keep(sitting);
        // The players were asked before, so do not tell them.
        self.moved = None;
    }

    /// The file of the game under way.
    pub(super) fn file(&self) -> Option<&Path> {
        self.autosave.as_ref().map(Autosave::path)
    }

    /// Goes on with a game from the earlier games. The game under way takes its place there.
    pub(super) fn fetch<G: Playable>(&mut self, from: &Path) -> Result<Sitting<G>, String> {
        let autosave = self.autosave.as_mut().ok_or(say!("told-nothing-saved"))?;
        let sitting = autosave.fetch(from, self.has_game).map_err(|error| error.to_string())?;
        (self.found, self.has_game) = (unfinished(&sitting), !sitting.played().is_empty());
        Ok(sitting)
    }

    /// Saves the game. If that fails, the next decision tries again.
    fn keep<G: Playable>(&mut self, sitting: &Sitting<G>) {
        let Some(autosave) = &mut self.autosave else { return };
        let waited = autosave.is_elsewhere();
        match autosave.write(sitting) {
            Ok(saved) => {
                self.freed |= waited;
                if let Saved::AnotherMoved(lies) = saved {
                    self.moved = Some(lies);
                }
                (self.not_saved, self.found) = (None, unfinished(sitting));
                self.has_game = !sitting.played().is_empty();
            }
            Err(why) => self.not_saved = Some(sentence(&why.to_string())),
        }
    }
}

/// The game that lies in the file.
fn game_in(autosave: &Autosave) -> Playing {
    Playing::saved_in(autosave.path())
}

/// What lies in the file.
#[derive(Default)]
struct InFile {
    found: Option<SavedGame>,
    has_game: bool,
}

fn look_into<G: Playable>(autosave: &mut Autosave) -> Result<InFile, KeptError> {
    let of_sitting = |sitting| InFile { found: unfinished(&sitting), has_game: !sitting.played().is_empty() };
    Ok(autosave.read::<G>()?.map(of_sitting).unwrap_or_default())
}

/// The description of a game that can be continued: it has at least one decision and is not over.
fn unfinished<G: Playable>(sitting: &Sitting<G>) -> Option<SavedGame> {
    let position = sitting.position();
    let under_way = !sitting.played().is_empty() && position.outcome().is_none();
    under_way.then(|| SavedGame { whereabouts: G::whereabouts(sitting), players: sitting.names().to_vec() })
}

/// Looks for a game to continue. A damaged save is moved away and reported.
pub(super) fn look_for_save(mut saves: ResMut<Saves>, mut messages: ResMut<Messages>) {
    if let Err(damaged) = saves.look() {
        messages.tell_damaged(damaged);
    }
}

/// Saves each decision before the next one can be taken.
fn keep_decided<G: Playable>(
    mut decided: MessageReader<Decided>,
    table: Option<Res<AtTable<G>>>,
    mut saves: ResMut<Saves>,
) {
    let Some(table) = table.filter(|_| !decided.is_empty()) else { return };
    decided.clear();
    // Whoever watches a game changes nothing in it, and a lesson is no game.
    if table.counts() {
        saves.keep(&table.sitting);
    }
}

/// Tells the shell where files are kept, and which game can be continued.
fn tell_home(saves: Res<Saves>, mut home: ResMut<Home>) {
    let told = Home {
        has_games: saves.has_game || saves.file().is_some_and(|file| earlier_games(file).is_dir()),
        file: saves.autosave.as_ref().map(|autosave| autosave.path().to_owned()),
        is_elsewhere: saves.is_elsewhere(),
        waiting: saves.found.clone(),
        not_saved: saves.not_saved.clone(),
        has_learned: home.has_learned,
    };
    home.set_if_neq(told);
}

/// Tells the players that another program wrote into the file of the game, and that both games were kept. Or that only
/// the game is saved: all other files were read, but not taken over, when the program was opened.
fn tell_of_other_windows(mut saves: ResMut<Saves>, mut messages: ResMut<Messages>) {
    if !saves.is_changed() {
        return;
    }
    if let Some(lies) = saves.moved.take() {
        messages.tell(MessageView::another_moved(&lies.display().to_string()));
    }
    if std::mem::take(&mut saves.freed) {
        messages.tell(MessageView::told(say!("told-freed-heading"), say!("told-freed-text")));
    }
}
