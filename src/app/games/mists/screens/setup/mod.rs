//! The setup screen (players, colours and seed), and then the pages with what is new in the chosen game.

mod form;
mod view;

pub use form::{Seat, SetupForm};
pub use view::{SetupIntent, setup};

use crate::app::book::Page;
use crate::app::games::favourites::Liked;
use crate::app::games::in_the_box::InTheBox;
use crate::app::games::introduction::{HasRead, Introduction};
use crate::app::games::last_setup::Last;
use crate::app::games::mists::campaign::KeptCampaign;
use crate::app::games::mists::panels::{level_page, page_of_spell_circles};
use crate::app::games::opening::{Plan, ToTable, fresh_seed};
use crate::app::games::playing::{MistsAt, Playing};
use crate::app::screens::sitting_down::FavouriteWish;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::messages::{Answered, Question};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::app::words::say;
use crate::rules::mists::{Level, Mists};
use crate::table::mists::last_setup::LastSetup;
use crate::table::mists::puzzle::Puzzle;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_message::<SetupIntent>();
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(MistsAt(Screen::Setup))));
    app.add_systems(OnEnter(MistsAt(Screen::Table)), count_those_at_the_table);
    // The setup of another game asks the same question and has pages to read too.
    let others = (replace, go_on).chain().run_if(in_state(Playing::Mists));
    app.add_systems(Update, (answer, others).chain().in_set(FrameSystems::Answer));
}

/// The content of the setup screen.
#[derive(Resource, Default)]
pub struct Form(pub Option<SetupForm>);

/// Something new in a game. A page tells it before the first game that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum News {
    /// What is new at the level.
    Level,
    /// The Spell Circles and Eloise.
    SpellCircles,
}

/// Makes a form for a level. Choices from the previous game, or else from the last session, are kept.
pub(in crate::app) fn fill_in(form: &mut Form, last: &Last<LastSetup>, level: u8) {
    let before = before(form, last);
    form.0 = Some(match before {
        Some(before) => SetupForm::again(level, &before, fresh_seed().to_string()),
        None => SetupForm::new(level, 3, fresh_seed()),
    });
}

/// Makes the form for the game after the first lesson. Whoever learned alone has somebody to play with.
pub(in crate::app) fn fill_in_first_game(form: &mut Form, last: &Last<LastSetup>) {
    if before(form, last).is_some() {
        fill_in(form, last, 1);
    } else {
        form.0 = Some(SetupForm::with_companions(1, fresh_seed()));
    }
}

/// Makes the form for a puzzle: one person plays it, who sat first in the previous game.
pub(in crate::app) fn fill_in_puzzle(form: &mut Form, last: &Last<LastSetup>, puzzle: Puzzle) {
    form.0 = Some(SetupForm::for_puzzle(puzzle, before(form, last)));
}

/// From now on, those at the table are the last players.
fn count_those_at_the_table(mut form: ResMut<Form>) {
    if let Some(form) = &mut form.0 {
        form.hands_on = false;
    }
}

/// Who was about to sit down, or else sat down for the last game.
fn before(form: &Form, last: &Last<LastSetup>) -> Option<LastSetup> {
    let form = form.0.as_ref().filter(|form| form.hands_on);
    form.map(SetupForm::as_last).or_else(|| last.setup().cloned())
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
    let Some(form) = &form.0 else { return Ok(()) };
    let wanted = setup(contexts.ctx_mut()?, form, &liked.view(&form.as_last()), &mut art);
    if !pages.is_open() && !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

/// Everything that is needed before a game starts.
#[derive(bevy::ecs::system::SystemParam)]
struct Before<'w, 's> {
    form: ResMut<'w, Form>,
    pages: ResMut<'w, Introduction>,
    in_the_box: Res<'w, InTheBox>,
    campaign: ResMut<'w, KeptCampaign>,
    liked: ResMut<'w, Liked<LastSetup>>,
    to_table: ToTable<'w, 's>,
}

fn answer(mut intents: MessageReader<SetupIntent>, mut before: Before) {
    for intent in intents.read() {
        match intent {
            SetupIntent::Back => before.to_table.screen.set(Screen::LevelSelect),
            SetupIntent::Begin if before.to_table.asks_to_replace() => {}
            SetupIntent::Begin => before.introduce_or_sit_down(),
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

/// The player agreed that a new game replaces the one under way. At a table from the command line no page lies before it,
/// as if no game were under way.
fn replace(mut answers: MessageReader<Answered>, screen: Res<State<Screen>>, mut before: Before) {
    if !answers.read().any(|answer| answer.yes && answer.question == Question::Replace) {
        return;
    }
    match **screen {
        Screen::Setup => before.introduce_or_sit_down(),
        _ => before.to_table.begin(plan_on(&before.form, &before.in_the_box)),
    }
}

/// The player has read a page, so it is not shown again.
fn go_on(mut read: MessageReader<HasRead>, mut before: Before) {
    if read.read().count() == 0 {
        return;
    }
    if let Some((level, news)) = before.news().first().copied() {
        let trouble = before.campaign.change(|campaign| match news {
            News::Level => campaign.introduce(level.number),
            News::SpellCircles => campaign.introduce_spell_circles(),
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
        // If the form cannot be played, report that first.
        let news = if plan.is_ok() { self.news() } else { Vec::new() };
        self.pages.0 = news.iter().map(|(level, news)| page_of(level, *news)).collect();
        if !self.pages.is_open() {
            self.to_table.begin(plan);
        }
    }

    /// What is new in the game that was chosen: its level, and the Spell Circles.
    fn news(&self) -> Vec<(Level, News)> {
        let Some(form) = &self.form.0 else { return Vec::new() };
        let Some(&level) = self.in_the_box.level(form.level) else { return Vec::new() };
        let campaign = &self.campaign.campaign;
        let is_new = (!campaign.is_introduced(level.number)).then_some(News::Level);
        let circles = (form.spell_circles && !campaign.knows_spell_circles()).then_some(News::SpellCircles);
        is_new.into_iter().chain(circles).map(|news| (level, news)).collect()
    }
}

fn page_of(level: &Level, news: News) -> Page {
    match news {
        News::Level => level_page(level),
        News::SpellCircles => page_of_spell_circles(level),
    }
}

/// Setup, seed and names from the form, or why they cannot be played.
pub fn plan_on(form: &Form, in_the_box: &InTheBox) -> Result<Plan<Mists>, String> {
    let form = form.0.as_ref().ok_or(say!("setup-nobody"))?;
    if let Some(trouble) = form.trouble() {
        return Err(trouble);
    }
    let (Some(level), Some(deck)) = (in_the_box.level(form.level), &in_the_box.deck) else {
        return Err(say!("setup-no-level", level = form.level));
    };
    form.plan(*level, deck.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Colour;
    use crate::table::mists::shipped;

    fn names(form: &Form) -> Vec<&str> {
        form.0.iter().flat_map(|form| &form.seats).map(|seat| &*seat.name).collect()
    }

    fn last_with(names: [&str; 2]) -> Last<LastSetup> {
        let mut form = SetupForm::new(1, 2, 7);
        form.seats.iter_mut().zip(names).for_each(|(seat, name)| name.clone_into(&mut seat.name));
        Last::of(form.as_last())
    }

    #[test]
    fn the_next_level_begins_with_those_who_sat_at_the_table() {
        let (mut form, last) = (Form(Some(SetupForm::new(1, 3, 7))), last_with(["Inès", "Otto"]));
        fill_in(&mut form, &last, 2);
        assert_eq!(names(&form), ["Alix", "Guilhem", "Maura"], "they were about to sit down");
        let mut world = World::new();
        world.insert_resource(form);
        world.run_system_cached(count_those_at_the_table).expect("the system runs");
        let mut form = world.remove_resource::<Form>().expect("the form");
        fill_in(&mut form, &last, 3);
        assert_eq!(names(&form), ["Inès", "Otto"]);
    }

    #[test]
    fn who_looked_at_the_puzzle_is_not_alone_at_the_next_level() {
        let (mut form, last) = (Form::default(), last_with(["Inès", "Otto"]));
        fill_in_puzzle(&mut form, &last, Puzzle::of_today());
        assert_eq!(names(&form), ["Inès"]);
        fill_in(&mut form, &last, 1);
        assert_eq!(names(&form), ["Inès", "Otto"]);
    }

    #[test]
    fn a_refused_colour_does_not_keep_the_game_from_beginning() {
        let deck = shipped::deck().expect("the deck");
        let levels = vec![shipped::level(1).expect("level 1")];
        let in_the_box = InTheBox { deck: Some(deck), levels, ..InTheBox::default() };
        let mut form = SetupForm::new(1, 3, 7);
        form.answer(&SetupIntent::Colour(1, Colour::Red));
        assert!(form.complaint().is_some());
        assert!(plan_on(&Form(Some(form)), &in_the_box).is_ok());
    }
}
