//! The choice of the game: its screen, and where the choice leads.

mod view;

pub use view::{GameIntent, games};

use super::playing::Playing;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<GameIntent>();
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(Screen::Games)));
    app.add_systems(Update, answer.in_set(FrameSystems::Answer));
}

fn show(
    mut contexts: EguiContexts,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<GameIntent>,
) -> Result {
    let wanted = games(contexts.ctx_mut()?, &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

fn answer(
    mut intents: MessageReader<GameIntent>,
    mut playing: ResMut<NextState<Playing>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for intent in intents.read() {
        match *intent {
            GameIntent::Back => screen.set(Screen::Title),
            GameIntent::Learn => screen.set(Screen::Lessons),
            GameIntent::Choose(game) => {
                playing.set(game);
                screen.set(game.first_screen());
            }
        }
    }
}
