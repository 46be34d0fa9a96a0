//! The books of all games as they stand side by side: who opens them, where, and how they are shown.

use super::in_the_box::InTheBox;
use super::playing::Playing;
use super::{carcassonne, dont_go_in, mists};
use crate::app::book::{About, Book, Reading, book};
use crate::app::input::{Want, pressed};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::{Covered, Menu};
use crate::app::shell::messages::Messages;
use crate::app::shell::screen::{Screen, ShowCaptions, ShowMessage};
use crate::app::table::AtTable;
use crate::app::theme::Art;
use crate::app::words::say;
use crate::rules::mists::{Level, Mists};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reading>().add_message::<About>();
    let away = not(in_state(Screen::Loading)).and_then(not(in_state(Screen::Table)));
    app.add_systems(Update, open.after(FrameSystems::Answer).before(FrameSystems::Follow));
    let is_open = |menu: Res<Menu>, messages: Res<Messages>| *menu == Menu::Book && !messages.is_telling();
    // The open book hears the same key, so it must not be opened before it is shown.
    app.add_systems(
        EguiPrimaryContextPass,
        (ask_with_key.run_if(away), show.run_if(is_open)).chain().after(ShowCaptions).before(ShowMessage),
    );
}

/// The games in the order of their books.
const BOOKS: [Playing; 3] = [Playing::Mists, Playing::Carcassonne, Playing::DontGoIn];

/// The books of all games. The one of the first game tells the numbers of `levels`, and opens at the level that is
/// played, if one is.
pub fn books(levels: &[Level], playing: Option<u8>) -> Vec<Book> {
    let book = |game| match game {
        Playing::Mists => mists::book::book(levels, playing),
        Playing::Carcassonne => carcassonne::book::book(),
        Playing::DontGoIn => dont_go_in::book::book(),
    };
    BOOKS.map(book).into()
}

/// At the table, the key leads to the rule that matters there; on other screens to the book of the game.
pub(super) fn ask_with_key(mut contexts: EguiContexts, covered: Covered, mut asked: MessageWriter<About>) -> Result {
    if !covered.is_covered() && pressed(contexts.ctx_mut()?, Want::Rule) {
        asked.write(About::Game);
    }
    Ok(())
}

/// Opens the book of the game that is played, or was played last.
fn open(
    mut asked: MessageReader<About>,
    playing: Res<State<Playing>>,
    screen: Res<State<Screen>>,
    in_the_box: Res<InTheBox>,
    table: Option<Res<AtTable<Mists>>>,
    mut reading: ResMut<Reading>,
    mut menu: ResMut<Menu>,
) {
    let Some(&about) = asked.read().last() else { return };
    let at_table = *playing.get() == Playing::Mists && *screen.get() == Screen::Table;
    let played = table.filter(|_| at_table).map(|table| *table.position().level());
    let level = |level: &Level| played.filter(|played| played.number == level.number).unwrap_or(*level);
    let levels: Vec<Level> = in_the_box.levels.iter().map(level).collect();
    reading.take(books(&levels, played.map(|level| level.number)));
    reading.open(BOOKS.iter().position(|game| game == playing.get()).unwrap_or_default(), about);
    *menu = Menu::Book;
}

fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    mut reading: ResMut<Reading>,
    mut menu: ResMut<Menu>,
    mut art: ResMut<Art>,
) -> Result {
    let back = if *screen.get() == Screen::Table { say!("back-to-the-table") } else { say!("back") };
    for intent in book(contexts.ctx_mut()?, &reading, back, &mut art) {
        if reading.answer(intent) {
            *menu = Menu::Closed;
        }
    }
    Ok(())
}
