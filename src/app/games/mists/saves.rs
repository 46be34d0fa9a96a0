//! The game under way in its file: saved after every decision, and what is told where that does not work.

use super::words;
use crate::app::games::mists::table::AtTable;
use crate::app::shell::frame::{FrameSystems, KeepSettings};
use crate::app::shell::home::{FindHome, Home, SavedGame};
use crate::app::shell::messages::{Damaged, Kept, MessageView, Messages};
use crate::app::shell::screen::Screen;
use crate::app::table::Decided;
use crate::app::words::say;
use crate::rules::Game;
use crate::table::mists::Sitting;
use crate::table::{Autosave, Saved, kept};
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saves>();
    app.add_systems(OnExit(Screen::Loading), tell_home.in_set(FindHome));
    app.add_systems(
        Update,
        (keep_decided, tell_home, tell_of_another_game).chain().in_set(FrameSystems::Keep).after(KeepSettings),
    );
}

/// The file of the game under way, and what was found there.
#[derive(Resource, Default)]
pub struct Saves {
    /// Nothing is saved without one, as in tests and pictures.
    autosave: Option<Autosave>,
    /// The game that can be continued.
    found: Option<SavedGame>,
    /// Why the game is not saved now, as a sentence.
    not_saved: Option<String>,
    /// Where another game lies that stood in the file; it has to be told.
    moved: Option<PathBuf>,
}

impl Saves {
    /// Saves in this file. Without one nothing is saved, and nothing is said of it.
    pub fn at(path: Option<PathBuf>) -> Saves {
        Saves { autosave: path.map(Autosave::at), ..Saves::default() }
    }

    /// Saves in this file; where the machine names none, the players are told.
    pub(in crate::app) fn at_home(path: Option<PathBuf>) -> Saves {
        let not_saved = path.is_none().then(|| say!("told-no-folder").to_owned());
        Saves { not_saved, ..Saves::at(path) }
    }

    /// Whether another window has the folder. Files there may be read then, and nothing else.
    pub(super) fn is_elsewhere(&self) -> bool {
        self.autosave.as_ref().is_some_and(Autosave::is_elsewhere)
    }

    /// The game that can be continued.
    pub(super) fn found(&self) -> Option<&SavedGame> {
        self.found.as_ref()
    }

    /// Why the game is not saved now, as a sentence; `None` while all is well.
    pub fn not_saved(&self) -> Option<&str> {
        self.not_saved.as_deref()
    }

    /// Looks for a game that can be continued. A file that can't be read is set aside; then this tells where it lies,
    /// and why it can't be read. A game in another window is left alone.
    pub(super) fn look(&mut self) -> Result<(), Damaged> {
        self.found = None;
        let Some(autosave) = self.autosave.as_mut().filter(|autosave| !autosave.is_elsewhere()) else { return Ok(()) };
        match autosave.read() {
            Ok(sitting) => {
                self.found = sitting.as_ref().and_then(unfinished);
                Ok(())
            }
            Err(error) => {
                let found = autosave.path().to_owned();
                let (lies, free) = kept::out_of_the_way(found.clone());
                if free.is_none() {
                    self.autosave = None;
                    self.not_saved = Some(say!("told-not-moved", file = lies.display().to_string()));
                }
                Err(Damaged::new(Kept::Game, &error, &found, &lies))
            }
        }
    }

    /// Reads the game that can be continued.
    pub(super) fn go_on(&mut self) -> Result<Sitting, String> {
        let autosave = self.autosave.as_mut().ok_or(say!("told-nothing-saved"))?;
        autosave.read().map_err(|error| error.to_string())?.ok_or_else(|| say!("told-nothing-saved").to_owned())
    }

    /// Begins to save another game: the one that is under way goes to the earlier games.
    pub(super) fn begin(&mut self, sitting: &Sitting) {
        if let (Some(autosave), Some(_)) = (&mut self.autosave, &self.found) {
            autosave.leave();
        }
        self.keep(sitting);
        // The players were asked; there is no news in it.
        self.moved = None;
    }

    /// Saves the game; where that fails it is tried again with the next decision.
    pub(super) fn keep(&mut self, sitting: &Sitting) {
        let Some(autosave) = &mut self.autosave else { return };
        match autosave.write(sitting) {
            Ok(saved) => {
                if let Saved::AnotherMoved(lies) = saved {
                    self.moved = Some(lies);
                }
                (self.not_saved, self.found) = (None, unfinished(sitting));
            }
            Err(why) => self.not_saved = Some(words::sentence(&why.to_string())),
        }
    }
}

/// What is told of a game that can be continued: somebody decided something, and it is not over.
fn unfinished(sitting: &Sitting) -> Option<SavedGame> {
    let position = sitting.position();
    let under_way = !sitting.played().is_empty() && position.outcome().is_none();
    under_way.then(|| SavedGame { whereabouts: words::whereabouts(sitting), players: sitting.names().to_vec() })
}

/// Everything decided is saved before anything else can be decided.
fn keep_decided(mut decided: MessageReader<Decided>, table: Option<Res<AtTable>>, mut saves: ResMut<Saves>) {
    let Some(table) = table.filter(|_| !decided.is_empty()) else { return };
    decided.clear();
    saves.keep(&table.sitting);
}

/// The rest of the house hears where things are kept, and which game waits.
fn tell_home(saves: Res<Saves>, mut home: ResMut<Home>) {
    home.set_if_neq(Home {
        file: saves.autosave.as_ref().map(|autosave| autosave.path().to_owned()),
        is_elsewhere: saves.is_elsewhere(),
        waiting: saves.found.clone(),
        not_saved: saves.not_saved.clone(),
    });
}

/// Another program wrote into the file of the game: both games are kept, and that is told.
fn tell_of_another_game(mut saves: ResMut<Saves>, mut messages: ResMut<Messages>) {
    if saves.is_changed()
        && let Some(lies) = saves.moved.take()
    {
        messages.tell(MessageView::another_moved(&lies.display().to_string()));
    }
}
