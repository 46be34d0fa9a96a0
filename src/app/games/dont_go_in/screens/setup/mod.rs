//! The setup screen: players, colours, the types in play and the seed; and the page about the game before the first
//! one.

mod form;
mod types;
mod view;

pub use form::SetupForm;
pub use view::{SetupIntent, setup};

use crate::app::games::dont_go_in::book;
use crate::app::games::dont_go_in::last_setup::LastFile;
use crate::app::games::favourites::Liked;
use crate::app::games::introduction::{HasRead, Introduction};
use crate::app::games::opening::{ToTable, fresh_seed};
use crate::app::games::playing::{DontGoInAt, Playing};
use crate::app::screens::sitting_down::FavouriteWish;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::messages::{Answered, Question};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::table::dont_go_in::last_setup::LastSetup;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_message::<SetupIntent>();
    app.add_systems(OnEnter(DontGoInAt(Screen::Setup)), shuffle);
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(DontGoInAt(Screen::Setup))));
    let others = (replace, sit_down).chain().run_if(in_state(Playing::DontGoIn));
    app.add_systems(Update, (answer, others).chain().in_set(FrameSystems::Answer));
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
    pages: Res<Introduction>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<SetupIntent>,
) -> Result {
    let wanted = setup(contexts.ctx_mut()?, &form.0, &liked.view(&form.0.kept()), &mut art);
    if !pages.is_open() && !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

/// Everything that is needed before a game starts.
#[derive(SystemParam)]
struct Before<'w, 's> {
    form: ResMut<'w, Form>,
    liked: ResMut<'w, Liked<LastSetup>>,
    last: Res<'w, LastFile>,
    pages: ResMut<'w, Introduction>,
    to_table: ToTable<'w, 's>,
}

impl Before<'_, '_> {
    /// Shows the page about the game if this is the first one. Otherwise starts the game.
    fn introduce_or_sit_down(&mut self) {
        let plan = self.form.0.plan();
        if plan.is_ok() && self.last.is_first() {
            self.pages.0 = vec![book::introduction()];
        } else {
            self.to_table.begin(plan);
        }
    }

    /// Keeps or drops a favourite, or fills the form with one. The seed stays.
    fn favour(&mut self, wish: FavouriteWish) {
        let now = self.form.0.kept();
        if let Some(taken) = self.liked.answer(wish, now, &mut self.to_table.messages) {
            let seed = std::mem::take(&mut self.form.0.seed);
            self.form.0 = SetupForm { seed, ..SetupForm::again(&taken, 0) };
        }
    }
}

fn answer(mut intents: MessageReader<SetupIntent>, mut before: Before) {
    for intent in intents.read() {
        match intent {
            SetupIntent::Back => before.to_table.screen.set(Screen::Games),
            SetupIntent::Begin if before.to_table.asks_to_replace() => {}
            SetupIntent::Begin => before.introduce_or_sit_down(),
            SetupIntent::RollSeed => before.form.0.seed = fresh_seed().to_string(),
            SetupIntent::Favourite(wish) => before.favour(*wish),
            change => before.form.0.answer(change),
        }
    }
}

/// The player agreed that a new game replaces the one under way.
fn replace(mut answers: MessageReader<Answered>, mut before: Before) {
    if answers.read().any(|answer| answer.yes && answer.question == Question::Replace) {
        before.introduce_or_sit_down();
    }
}

/// The player has read the page about the game.
fn sit_down(mut read: MessageReader<HasRead>, mut before: Before) {
    if read.read().count() > 0 {
        before.pages.0.clear();
        before.to_table.begin(before.form.0.plan());
    }
}
