//! The setup screen: players, colours, the types in play and the seed.

mod form;
mod types;
mod view;

pub use form::SetupForm;
pub use view::{SetupIntent, setup};

use crate::app::games::favourites::Liked;
use crate::app::games::opening::{ToTable, fresh_seed};
use crate::app::games::playing::{DontGoInAt, Playing};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::messages::{Answered, Question};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::table::dont_go_in::last_setup::LastSetup;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_message::<SetupIntent>();
    app.add_systems(OnEnter(DontGoInAt(Screen::Setup)), shuffle);
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(DontGoInAt(Screen::Setup))));
    let replace = replace.run_if(in_state(Playing::DontGoIn));
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

/// Another game has other cards and dice.
fn shuffle(mut form: ResMut<Form>) {
    form.0.seed = fresh_seed().to_string();
}

fn show(
    mut contexts: EguiContexts,
    form: Res<Form>,
    liked: Res<Liked<LastSetup>>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<SetupIntent>,
) -> Result {
    let wanted = setup(contexts.ctx_mut()?, &form.0, &liked.view(&form.0.kept()), &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

fn answer(
    mut intents: MessageReader<SetupIntent>,
    mut form: ResMut<Form>,
    mut liked: ResMut<Liked<LastSetup>>,
    mut to_table: ToTable,
) {
    for intent in intents.read() {
        match intent {
            SetupIntent::Back => to_table.screen.set(Screen::Games),
            SetupIntent::Begin => to_table.ask_to_begin(form.0.plan()),
            SetupIntent::RollSeed => form.0.seed = fresh_seed().to_string(),
            SetupIntent::Favourite(wish) => {
                let now = form.0.kept();
                if let Some(taken) = liked.answer(*wish, now, &mut to_table.messages) {
                    let seed = std::mem::take(&mut form.0.seed);
                    form.0 = SetupForm { seed, ..SetupForm::again(&taken, 0) };
                }
            }
            change => form.0.answer(change),
        }
    }
}

/// The player agreed that a new game replaces the one under way.
fn replace(mut answers: MessageReader<Answered>, form: Res<Form>, mut to_table: ToTable) {
    if answers.read().any(|answer| answer.yes && answer.question == Question::Replace) {
        to_table.begin(form.0.plan());
    }
}
