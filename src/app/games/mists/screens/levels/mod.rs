//! The choice of a level: its screen, and where the choice leads.

mod view;

pub use view::{LevelCard, LevelIntent, PuzzleView, cards, level_select};

use super::setup::{Form, fill_in, fill_in_puzzle};
use crate::app::games::last_setup::Last;
use crate::app::games::mists::campaign::KeptCampaign;
use crate::app::games::playing::MistsAt;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::messages::Messages;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::table::mists::last_setup::LastSetup;
use crate::table::mists::puzzle::Puzzle;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LevelIntent>();
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(MistsAt(Screen::LevelSelect))));
    app.add_systems(Update, answer.in_set(FrameSystems::Answer));
}

fn show(
    mut contexts: EguiContexts,
    campaign: Res<KeptCampaign>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<LevelIntent>,
) -> Result {
    let (campaign, context) = (&campaign.campaign, contexts.ctx_mut()?);
    let puzzle = PuzzleView::of(campaign);
    let wanted = level_select(context, &cards(campaign), puzzle, campaign.all_open(), &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

fn answer(
    mut intents: MessageReader<LevelIntent>,
    mut campaign: ResMut<KeptCampaign>,
    mut messages: ResMut<Messages>,
    mut form: ResMut<Form>,
    last: Res<Last<LastSetup>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for intent in intents.read() {
        match *intent {
            LevelIntent::Back => screen.set(Screen::Games),
            LevelIntent::OpenAll(all) => {
                let trouble = campaign.change(|campaign| campaign.open_all(all));
                trouble.into_iter().for_each(|trouble| messages.tell(trouble));
            }
            LevelIntent::Choose(level) => {
                fill_in(&mut form, &last, level);
                screen.set(Screen::Setup);
            }
            LevelIntent::Puzzle => {
                fill_in_puzzle(&mut form, &last, Puzzle::of_today());
                screen.set(Screen::Setup);
            }
        }
    }
}
