//! Which page of the book of rules is open, and the book over the title. Over the table, the book is one of the panels.

use super::panels::{self, BookIntent, BookView, Page};
use crate::app::games::in_the_box::InTheBox;
use crate::app::screens::TitleIntent;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Menu;
use crate::app::shell::messages::Messages;
use crate::app::shell::screen::{Screen, ShowMessage, ShowScreen};
use crate::app::theme::Art;
use crate::app::words::say;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenPage>();
    let open = |menu: Res<Menu>, messages: Res<Messages>| *menu == Menu::Book && !messages.is_telling();
    app.add_systems(
        EguiPrimaryContextPass,
        show.after(ShowScreen).before(ShowMessage).run_if(in_state(Screen::Title)).run_if(open),
    );
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
    in_the_box: Res<InTheBox>,
    mut page: ResMut<OpenPage>,
    mut menu: ResMut<Menu>,
    mut art: ResMut<Art>,
) -> Result {
    let view = BookView { page: page.0, levels: in_the_box.levels.clone(), playing: None };
    for intent in panels::book(contexts.ctx_mut()?, &view, say!("back"), &mut art) {
        match intent {
            BookIntent::Turn(to) => page.0 = to,
            BookIntent::Close => *menu = Menu::Closed,
        }
    }
    Ok(())
}
