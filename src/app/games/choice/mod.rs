//! The choice of the game: its screen, and where the choice leads.

mod view;

pub use view::{GameIntent, games};

use super::playing::Playing;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::Home;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::table::earlier_games;
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
    home: Res<Home>,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<GameIntent>,
) -> Result {
    let earlier = home.file.as_deref().map(earlier_games).filter(|folder| folder.is_dir());
    let earlier = earlier.map(|folder| folder.display().to_string());
    let wanted = games(contexts.ctx_mut()?, earlier.as_deref(), &mut art);
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
            GameIntent::Choose(game) => {
                playing.set(game);
                screen.set(match game {
                    Playing::Mists => Screen::LevelSelect,
                    Playing::Carcassonne | Playing::DontGoIn => Screen::Setup,
                });
            }
        }
    }
}
