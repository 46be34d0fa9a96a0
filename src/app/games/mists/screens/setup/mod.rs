//! The setup screen (players, colours and seed), and then the cards with what is new in the chosen game.

mod form;
mod view;

pub use form::{Seat, SetupForm};
pub use view::{SetupIntent, setup};

use crate::app::games::favourites::Liked;
use crate::app::games::in_the_box::InTheBox;
use crate::app::games::mists::campaign::KeptCampaign;
use crate::app::games::mists::last_setup::Last;
use crate::app::games::mists::panels::{Chapter, LevelRules, level_rules};
use crate::app::games::opening::{Plan, ToTable, fresh_seed};
use crate::app::games::playing::{MistsAt, Playing};
use crate::app::screens::sitting_down::FavouriteWish;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::Home;
use crate::app::shell::menu::Covered;
use crate::app::shell::messages::{Answered, MessageView, Messages, Question};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::app::words::say;
use crate::rules::mists::Mists;
use crate::table;
use crate::table::mists::last_setup::LastSetup;
use crate::table::mists::puzzle::Puzzle;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().init_resource::<Introduction>();
    app.add_message::<SetupIntent>().add_message::<Introduced>();
    app.add_systems(
        EguiPrimaryContextPass,
        (
            show.run_if(in_state(MistsAt(Screen::Setup))),
            introduce.run_if(|cards: Res<Introduction>| !cards.0.is_empty()),
        )
            .chain()
            .in_set(ShowScreen),
    );
    // The setup of another game asks the same question.
    let replace = replace.run_if(in_state(Playing::Mists));
    app.add_systems(Update, (answer, replace, go_on).chain().in_set(FrameSystems::Answer));
}

/// The content of the setup screen.
#[derive(Resource, Default)]
pub struct Form(pub Option<SetupForm>);

/// The cards with what is new in the next game that are still to be read.
#[derive(Resource, Default)]
pub struct Introduction(pub Vec<LevelRules>);

/// The player has read a card.
#[derive(Message, Clone, Copy)]
struct Introduced;

/// Makes a form for a level. Choices from the previous game, or else from the last session, are kept.
pub fn fill_in(form: &mut Form, last: &Last, level: u8) {
    let before = before(form, last);
    form.0 = Some(match before {
        Some(before) => SetupForm::again(level, &before, fresh_seed().to_string()),
        None => SetupForm::new(level, 3, fresh_seed()),
    });
}

/// Makes the form for a puzzle: one person plays it, who sat first in the previous game.
pub fn fill_in_puzzle(form: &mut Form, last: &Last, puzzle: Puzzle) {
    let before = before(form, last);
    let mut next = SetupForm::new(puzzle.level(), 1, 0);
    if let Some(before) = before {
        next.seat_again(&before.seats);
    }
    next.seats.iter_mut().for_each(|seat| seat.played_by = table::Seat::Person);
    next.spell_circles = puzzle.spell_circles();
    next.seed = puzzle.seed_word();
    form.0 = Some(next);
}

/// Who sat down for the previous game, or else in the last session.
fn before(form: &Form, last: &Last) -> Option<LastSetup> {
    form.0.as_ref().map(SetupForm::as_last).or_else(|| last.0.clone())
}

fn show(
    mut contexts: EguiContexts,
    form: Res<Form>,
    liked: Res<Liked<LastSetup>>,
    cards: Res<Introduction>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<SetupIntent>,
) -> Result {
    let Some(form) = &form.0 else { return Ok(()) };
    let wanted = setup(contexts.ctx_mut()?, form, &liked.view(&form.as_last()), &mut art);
    if cards.0.is_empty() && !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

/// Shows what is new, card by card.
fn introduce(
    mut contexts: EguiContexts,
    cards: Res<Introduction>,
    messages: Res<Messages>,
    mut art: ResMut<Art>,
    mut read: MessageWriter<Introduced>,
) -> Result {
    let [card, others @ ..] = &cards.0[..] else { return Ok(()) };
    if messages.is_telling() {
        return Ok(());
    }
    let button = if others.is_empty() { say!("setup-to-table") } else { say!("next") };
    if level_rules(contexts.ctx_mut()?, card, button, &mut art) {
        read.write(Introduced);
    }
    Ok(())
}

/// Everything that is needed before a game starts.
#[derive(bevy::ecs::system::SystemParam)]
struct Before<'w, 's> {
    form: ResMut<'w, Form>,
    cards: ResMut<'w, Introduction>,
    in_the_box: Res<'w, InTheBox>,
    campaign: ResMut<'w, KeptCampaign>,
    liked: ResMut<'w, Liked<LastSetup>>,
    to_table: ToTable<'w, 's>,
}

fn answer(mut intents: MessageReader<SetupIntent>, home: Res<Home>, mut before: Before) {
    for intent in intents.read() {
        match intent {
            SetupIntent::Back => before.to_table.screen.set(Screen::LevelSelect),
            SetupIntent::Begin => match &home.waiting {
                Some(found) => {
                    before.to_table.messages.ask(MessageView::another_under_way(found), Question::Replace);
                }
                None => before.introduce_or_sit_down(),
            },
            SetupIntent::RollSeed => before.change(&SetupIntent::Seed(fresh_seed().to_string())),
            SetupIntent::Favourite(wish) => before.favour(*wish),
            SetupIntent::Players(_)
            | SetupIntent::Name(..)
            | SetupIntent::Colour(..)
            | SetupIntent::PlayedBy(..)
            | SetupIntent::Marker(_)
            | SetupIntent::SpellCircles(_)
            | SetupIntent::Seed(_) => before.change(intent),
        }
    }
}

/// The player agreed that a new game replaces the one under way.
fn replace(mut answers: MessageReader<Answered>, mut before: Before) {
    if answers.read().any(|answer| answer.yes && answer.question == Question::Replace) {
        before.introduce_or_sit_down();
    }
}

/// The player has read a card, so it is not shown again.
fn go_on(mut read: MessageReader<Introduced>, mut before: Before) {
    if read.read().count() == 0 {
        return;
    }
    if let Some(rules) = before.cards.0.first() {
        let trouble = before.campaign.change(|campaign| match rules.chapter {
            Chapter::Level => campaign.introduce(rules.level),
            Chapter::SpellCircles => campaign.introduce_spell_circles(),
        });
        trouble.into_iter().for_each(|trouble| before.to_table.messages.tell(trouble));
    }
    before.introduce_or_sit_down();
}

impl Before<'_, '_> {
    fn change(&mut self, intent: &SetupIntent) {
        if let Some(form) = &mut self.form.0 {
            form.answer(intent);
        }
    }

    /// Keeps or drops a favourite, or fills the form with one. Level and seed stay.
    fn favour(&mut self, wish: FavouriteWish) {
        let Some(form) = &mut self.form.0 else { return };
        if let Some(taken) = self.liked.answer(wish, form.as_last(), &mut self.to_table.messages) {
            let seed = std::mem::take(&mut form.seed);
            *form = SetupForm::again(form.level, &taken, seed);
        }
    }

    /// Shows what is new at the level and with the Spell Circles, if it was not shown before. Otherwise starts the
    /// game.
    fn introduce_or_sit_down(&mut self) {
        let plan = plan_on(&self.form, &self.in_the_box);
        self.cards.0 = match (&plan, &self.form.0) {
            (Ok(_), Some(form)) => self.news(form),
            // If the form cannot be played, report that first.
            (Ok(_), None) | (Err(_), _) => Vec::new(),
        };
        if self.cards.0.is_empty() {
            self.to_table.begin(plan);
        }
    }

    /// A card for the level and one for the Spell Circles, if they are new.
    fn news(&self, form: &SetupForm) -> Vec<LevelRules> {
        let campaign = &self.campaign.campaign;
        let level = self.in_the_box.level(form.level);
        let is_new = level.filter(|level| !campaign.is_introduced(level.number));
        let circles = form.spell_circles && !campaign.knows_spell_circles();
        let cards = is_new.map(LevelRules::of).into_iter();
        cards.chain(level.filter(|_| circles).map(LevelRules::of_spell_circles)).collect()
    }
}

/// Setup, seed and names from the form, or why they cannot be played.
pub fn plan_on(form: &Form, in_the_box: &InTheBox) -> Result<Plan<Mists>, String> {
    let form = form.0.as_ref().ok_or(say!("setup-nobody"))?;
    if let Some(complaint) = form.complaint() {
        return Err(complaint);
    }
    let (Some(level), Some(deck)) = (in_the_box.level(form.level), &in_the_box.deck) else {
        return Err(say!("setup-no-level", level = form.level));
    };
    form.plan(*level, deck.clone())
}
