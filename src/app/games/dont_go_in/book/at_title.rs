//! Which page of the book is open, and the book over the title. Over the table, the book is one of the panels.

use super::{BookIntent, Page, among_others};
use crate::app::book::Frame;
use crate::app::games::playing::Playing;
use crate::app::games::shelf::{OpenBook, ShowBook, TakeBook};
use crate::app::screens::TitleIntent;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Menu;
use crate::app::theme::Art;
use crate::app::words::say;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(in crate::app::games::dont_go_in) fn plugin(app: &mut App) {
    app.init_resource::<OpenPage>();
    let is_open = resource_equals(OpenBook(Playing::DontGoIn));
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowBook).run_if(is_open));
    app.add_systems(Update, open_at_first_page.in_set(FrameSystems::Answer));
}

/// The page at which the book is open, or was open last.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenPage(pub Page);

impl Default for OpenPage {
    fn default() -> Self {
        OpenPage(Page::FIRST)
    }
}

/// From the title, the book opens at its first page.
fn open_at_first_page(mut intents: MessageReader<TitleIntent>, mut page: ResMut<OpenPage>) {
    if intents.read().any(|intent| *intent == TitleIntent::HowToPlay) {
        *page = OpenPage::default();
    }
}

fn show(
    mut contexts: EguiContexts,
    mut page: ResMut<OpenPage>,
    book: Res<OpenBook>,
    mut others: MessageWriter<TakeBook>,
    mut menu: ResMut<Menu>,
    mut art: ResMut<Art>,
) -> Result {
    let names = OpenBook::names();
    let frame = Frame { back: say!("back"), shelf: &names, open: book.place() };
    let reading = among_others(contexts.ctx_mut()?, page.0, frame, &mut art);
    others.write_batch(reading.taken.map(TakeBook));
    for intent in reading.intents {
        match intent {
            BookIntent::Turn(to) => page.0 = to,
            BookIntent::Close => *menu = Menu::Closed,
        }
    }
    Ok(())
}
