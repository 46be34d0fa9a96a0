//! The books of all games, as they stand side by side at the title: which of them is open there.

use super::playing::Playing;
use crate::app::screens::TitleIntent;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Menu;
use crate::app::shell::messages::Messages;
use crate::app::shell::screen::{Screen, ShowMessage, ShowScreen};
use crate::app::words::say;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenBook>().add_message::<TakeBook>();
    app.add_systems(Update, (open, take).chain().in_set(FrameSystems::Answer));
    let open = |menu: Res<Menu>, messages: Res<Messages>| *menu == Menu::Book && !messages.is_telling();
    let over_title = ShowBook.after(ShowScreen).before(ShowMessage).run_if(in_state(Screen::Title)).run_if(open);
    // Only one book is open.
    app.configure_sets(EguiPrimaryContextPass, over_title.ambiguous_with(ShowBook));
}

/// The systems that show a game's book over the title, each while its book is the open one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ShowBook;

/// The game whose book is open at the title.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app) struct OpenBook(pub Playing);

/// Another book is taken from the shelf, by its place. It opens in the next frame, so that two are never shown at once.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TakeBook(pub usize);

/// The games in the order of their books.
const BOOKS: [Playing; 3] = [Playing::Mists, Playing::Carcassonne, Playing::DontGoIn];

impl OpenBook {
    /// The names of the books.
    pub fn names() -> [&'static str; BOOKS.len()] {
        BOOKS.map(|game| match game {
            Playing::Mists => say!("game-name"),
            Playing::Carcassonne => say!("rival-book-name"),
            Playing::DontGoIn => say!("house-name"),
        })
    }

    /// The place of the open book.
    pub fn place(self) -> usize {
        BOOKS.iter().position(|&game| game == self.0).unwrap_or_default()
    }

    /// Opens the book at another place.
    fn take(&mut self, place: usize) {
        if let Some(&game) = BOOKS.get(place) {
            self.0 = game;
        }
    }
}

/// At the title, the book of the game opens that was played last.
fn open(mut intents: MessageReader<TitleIntent>, playing: Res<State<Playing>>, mut open: ResMut<OpenBook>) {
    if intents.read().any(|intent| *intent == TitleIntent::HowToPlay) {
        open.0 = **playing;
    }
}

fn take(mut taken: MessageReader<TakeBook>, mut open: ResMut<OpenBook>) {
    taken.read().for_each(|&TakeBook(place)| open.take(place));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_book_can_be_taken_from_its_place() {
        let mut open = OpenBook::default();
        assert_eq!((open.place(), OpenBook::names()[0]), (0, "Mists over Carcassonne"));
        open.take(1);
        assert_eq!((open.0, open.place()), (Playing::Carcassonne, 1));
        open.take(7);
        assert_eq!(open.0, Playing::Carcassonne, "there is no such book");
    }
}
