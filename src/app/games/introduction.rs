//! The pages that are read before a game in which they are new. They lie over the setup screen, one after another.

use super::shelf;
use crate::app::book::{Page, card};
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::{Screen, ShowCaptions};
use crate::app::theme::Art;
use crate::app::words::say;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Introduction>().add_message::<HasRead>();
    // A saved game that is dropped onto the window leads elsewhere.
    app.add_systems(OnExit(Screen::Setup), |mut pages: ResMut<Introduction>| pages.0.clear());
    app.add_systems(
        EguiPrimaryContextPass,
        show.after(ShowCaptions)
            .before(shelf::ask_with_key)
            .run_if(in_state(Screen::Setup).and_then(|pages: Res<Introduction>| pages.is_open())),
    );
}

/// The pages that are still to be read before the next game.
#[derive(Resource, Default)]
pub struct Introduction(pub Vec<Page>);

impl Introduction {
    /// Whether one of them lies over the screen.
    pub fn is_open(&self) -> bool {
        !self.0.is_empty()
    }
}

/// The player has read the page that lay on top.
#[derive(Message, Clone, Copy)]
pub(super) struct HasRead;

/// Shows the page on top.
fn show(
    mut contexts: EguiContexts,
    pages: Res<Introduction>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut read: MessageWriter<HasRead>,
) -> Result {
    let [page, others @ ..] = &pages.0[..] else { return Ok(()) };
    if covered.is_covered() {
        return Ok(());
    }
    let button = if others.is_empty() { say!("setup-to-table") } else { say!("next") };
    if card(contexts.ctx_mut()?, page, button, &mut art) {
        read.write(HasRead);
    }
    Ok(())
}
