//! The favourites of each game: setups that are kept, and taken again at the setup screen.

use super::{LookBack, records};
use crate::app::screens::sitting_down::{FavouriteWish, FavouritesView};
use crate::app::shell::home::Home;
use crate::app::shell::look_up::look_up;
use crate::app::shell::messages::{Kept, MessageView, Messages};
use crate::app::shell::screen::Screen;
use crate::app::words::{listed, say, sentence};
use crate::table::favourites::{self as files, Favourites};
use crate::table::last_setup::KeptSetup;
use crate::table::{carcassonne, dont_go_in, mists};
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    let read = (
        look_back::<mists::last_setup::LastSetup>,
        look_back::<carcassonne::last_setup::LastSetup>,
        look_back::<dont_go_in::last_setup::LastSetup>,
    );
    app.init_resource::<Liked<mists::last_setup::LastSetup>>()
        .init_resource::<Liked<carcassonne::last_setup::LastSetup>>()
        .init_resource::<Liked<dont_go_in::last_setup::LastSetup>>()
        .add_systems(OnExit(Screen::Loading), read.chain().in_set(LookBack).after(records::look_back));
}

/// The favourites of one game.
#[derive(Resource)]
pub(super) struct Liked<S: KeptSetup> {
    favourites: Favourites<S>,
    /// The file. `None` in tests and pictures, and if another window uses the folder.
    path: Option<PathBuf>,
}

impl<S: KeptSetup> Default for Liked<S> {
    fn default() -> Liked<S> {
        Liked { favourites: Favourites::default(), path: None }
    }
}

fn look_back<S: KeptSetup>(home: Res<Home>, mut liked: ResMut<Liked<S>>, mut messages: ResMut<Messages>) {
    let looked_up = look_up(&home, Kept::Favourites, files::beside::<S>, files::read::<S>, &mut messages);
    (liked.favourites, liked.path) = (looked_up.found.unwrap_or_default(), looked_up.file);
}

impl<S: KeptSetup> Liked<S> {
    /// What the setup screen shows while the form says this.
    pub fn view(&self, form: &S) -> FavouritesView {
        FavouritesView {
            names: told_apart(self.favourites.all().iter().map(|setup| listed(setup.names())).collect()),
            chosen: self.favourites.all().iter().position(|setup| setup == form),
            can_keep: self.favourites.has_room(),
        }
    }

    /// Does what is wished while the form says this. Returns the favourite that is taken. If the change cannot be
    /// saved, the players are told.
    pub fn answer(&mut self, wish: FavouriteWish, form: S, messages: &mut Messages) -> Option<S> {
        match wish {
            FavouriteWish::Take(number) => return self.favourites.all().get(number).cloned(),
            FavouriteWish::Drop(number) => self.favourites.drop(number),
            FavouriteWish::Keep => {
                self.favourites.keep(form);
            }
        }
        if let Some(Err(error)) = self.path.as_deref().map(|path| files::write(&self.favourites, path)) {
            messages.tell(MessageView::told(say!("told-favourites-not-kept"), &sentence(&error.to_string())));
        }
        None
    }
}

/// The same people may play with other colours or options: from the second time on their names have a number.
fn told_apart(names: Vec<String>) -> Vec<String> {
    let before = |number: usize| names[..number].iter().filter(|&other| *other == names[number]).count();
    let told = |number: usize| match before(number) {
        0 => names[number].clone(),
        earlier => format!("{} ({})", names[number], earlier + 1),
    };
    (0..names.len()).map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn favourites_of_the_same_people_are_told_apart() {
        let names = ["Alix, Maura", "Alix", "Alix, Maura", "Alix, Maura"].map(str::to_owned).to_vec();
        assert_eq!(told_apart(names), ["Alix, Maura", "Alix", "Alix, Maura (2)", "Alix, Maura (3)"]);
    }
}
