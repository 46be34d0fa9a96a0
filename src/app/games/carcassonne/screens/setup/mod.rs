//! The setup screen of the competitive game: players, colours, options and seed.

mod form;
mod view;

pub use form::{Player, SetupForm};
pub use view::{SetupIntent, setup};

use crate::app::games::carcassonne::plan::Begin;
use crate::app::games::in_the_box::InTheBox;
use crate::app::games::mists::opening::fresh_seed;
use crate::app::games::playing::{CarcassonneAt, Playing};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::Home;
use crate::app::shell::menu::Covered;
use crate::app::shell::messages::{Answered, MessageView, Messages, Question};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::app::words::{say, sentence};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_message::<SetupIntent>();
    app.add_systems(OnEnter(CarcassonneAt(Screen::Setup)), shuffle);
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(CarcassonneAt(Screen::Setup))));
    let replace = replace.run_if(in_state(Playing::Carcassonne));
    app.add_systems(Update, (answer, replace).chain().in_set(FrameSystems::Answer));
}

/// The content of the setup screen. It keeps what was chosen for the last game.
#[derive(Resource)]
pub struct Form(pub SetupForm);

impl Default for Form {
    /// One person against two computers.
    fn default() -> Form {
        Form(SetupForm::new(3, 0))
    }
}

/// Another game has another order of tiles.
fn shuffle(mut form: ResMut<Form>) {
    form.0.seed = fresh_seed().to_string();
}

fn show(
    mut contexts: EguiContexts,
    form: Res<Form>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<SetupIntent>,
) -> Result {
    let wanted = setup(contexts.ctx_mut()?, &form.0, &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

/// Everything that is needed before a game starts.
#[derive(SystemParam)]
struct Before<'w> {
    form: ResMut<'w, Form>,
    in_the_box: Res<'w, InTheBox>,
    messages: ResMut<'w, Messages>,
    begin: MessageWriter<'w, Begin>,
}

impl Before<'_> {
    /// Starts the game, or reports why it cannot start.
    fn begin(&mut self) {
        let deck = self.in_the_box.whole_deck.clone();
        let plan = deck.ok_or(say!("rival-setup-no-tiles").to_owned()).and_then(|deck| self.form.0.plan(deck));
        match plan {
            Ok(plan) => drop(self.begin.write(Begin(plan))),
            Err(why) => self.messages.tell(MessageView::told(say!("told-table-not-laid"), &sentence(&why))),
        }
    }
}

fn answer(
    mut intents: MessageReader<SetupIntent>,
    home: Res<Home>,
    mut screen: ResMut<NextState<Screen>>,
    mut before: Before,
) {
    for intent in intents.read() {
        match (intent, &home.waiting) {
            (SetupIntent::Back, _) => screen.set(Screen::Games),
            (SetupIntent::Begin, Some(found)) => {
                before.messages.ask(MessageView::another_under_way(found), Question::Replace);
            }
            (SetupIntent::Begin, None) => before.begin(),
            (SetupIntent::RollSeed, _) => before.form.0.seed = fresh_seed().to_string(),
            (change, _) => before.form.0.answer(change),
        }
    }
}

/// The player agreed that a new game replaces the one under way.
fn replace(mut answers: MessageReader<Answered>, mut before: Before) {
    if answers.read().any(|answer| answer.yes && answer.question == Question::Replace) {
        before.begin();
    }
}
