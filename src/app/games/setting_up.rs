//! The setup screen of a game in which everybody plays for themselves. Its form begins with the players of the last
//! game or of a favourite and leads to the table. What there is to choose, and how it looks, is the game's own.

use super::favourites::Liked;
use super::in_the_box::InTheBox;
use super::introduction::{HasRead, Introduction};
use super::last_setup::{Last, LookUpLastSetups};
use super::opening::{Plan, ToTable, fresh_seed};
use super::playing::Playable;
use crate::app::book::Page;
use crate::app::screens::sitting_down::{Company, CompanyWish, FavouriteWish, FavouritesView, Onward, SeedWish};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::messages::{Answered, Question};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::table::Watched;
use crate::app::theme::Art;
use crate::table::last_setup::KeptSetup;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// The setup screen of one game.
pub(super) fn plugin<F: GameForm>(app: &mut App) {
    app.init_resource::<Form<F>>().add_message::<SetupIntent<F::Choice>>();
    app.add_systems(OnExit(Screen::Loading), fill_in::<F>.after(LookUpLastSetups));
    app.add_systems(OnEnter(F::Game::at(Screen::Setup)), shuffle::<F>);
    app.add_systems(EguiPrimaryContextPass, show::<F>.in_set(ShowScreen).run_if(in_state(F::Game::at(Screen::Setup))));
    let others = (replace::<F>, sit_down::<F>).chain().run_if(in_state(F::Game::PLAYING));
    app.add_systems(Update, (answer::<F>, others).chain().in_set(FrameSystems::Answer));
}

/// A form before a game, as data.
pub trait GameForm: Send + Sync + Sized + 'static {
    /// The game that begins.
    type Game: Playable + Watched;
    /// What is kept of the form for another time.
    type Kept: KeptSetup<Game = Self::Game>;
    /// Something to choose that only this game has.
    type Choice: Clone + Send + Sync + 'static;

    /// A form for this many players: one person, who begins, against computers.
    fn new(players: usize, seed: u64) -> Self;

    /// A form for the players and options of a game before.
    fn again(last: &Self::Kept, seed: u64) -> Self;

    /// The players and options of the form, as they are kept for another time.
    fn kept(&self) -> Self::Kept;

    /// Who sits down.
    fn company(&mut self) -> &mut Company;

    /// The seed as the player writes it.
    fn seed(&mut self) -> &mut String;

    /// Chooses something that only this game has.
    fn choose(&mut self, choice: &Self::Choice);

    /// The game that the form describes.
    ///
    /// # Errors
    /// Returns why it cannot start, as a sentence.
    fn plan_on(&self, in_the_box: &InTheBox) -> Result<Plan<Self::Game>, String>;

    /// Shows the form, and returns what the player wants.
    fn show(&self, ctx: &egui::Context, favourites: &FavouritesView, art: &mut Art) -> Vec<SetupIntent<Self::Choice>>;

    /// The page about the game that is read before the first one.
    fn introduction() -> Page;

    /// Changes the form. The caller handles going back, rolling the seed, favourites and starting.
    fn answer(&mut self, intent: &SetupIntent<Self::Choice>) {
        match intent {
            SetupIntent::Company(wish) => self.company().answer(wish),
            SetupIntent::Choice(choice) => self.choose(choice),
            SetupIntent::Seed(seed) => self.seed().clone_from(seed),
            SetupIntent::RollSeed | SetupIntent::Begin | SetupIntent::Back | SetupIntent::Favourite(_) => {}
        }
    }
}

/// What the player wants at the setup.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SetupIntent<C: Send + Sync + 'static> {
    /// Change something about the players.
    Company(CompanyWish),
    /// Choose something that only this game has.
    Choice(C),
    /// Something about the favourites.
    Favourite(FavouriteWish),
    /// Write a seed.
    Seed(String),
    /// Choose a random seed.
    RollSeed,
    /// Start the game.
    Begin,
    /// Go back to the choice of the game.
    Back,
}

impl<C: Send + Sync + 'static> From<SeedWish> for SetupIntent<C> {
    fn from(wish: SeedWish) -> Self {
        match wish {
            SeedWish::Write(seed) => SetupIntent::Seed(seed),
            SeedWish::Roll => SetupIntent::RollSeed,
        }
    }
}

impl<C: Send + Sync + 'static> From<Onward> for SetupIntent<C> {
    fn from(onward: Onward) -> Self {
        match onward {
            Onward::Begin => SetupIntent::Begin,
            Onward::Back => SetupIntent::Back,
            Onward::Favourite(wish) => SetupIntent::Favourite(wish),
        }
    }
}

/// The content of the setup screen. It keeps what was chosen for the last game.
#[derive(Resource)]
pub struct Form<F: GameForm>(pub F);

impl<F: GameForm> Default for Form<F> {
    /// One person against two computers.
    fn default() -> Form<F> {
        Form(F::new(3, 0))
    }
}

/// The players and options of the last session.
fn fill_in<F: GameForm>(last: Res<Last<F::Kept>>, mut form: ResMut<Form<F>>) {
    if let Some(last) = last.setup() {
        form.0 = F::again(last, 0);
    }
}

/// Another game has another order of tiles, or other cards and dice.
fn shuffle<F: GameForm>(mut form: ResMut<Form<F>>) {
    *form.0.seed() = fresh_seed().to_string();
}

fn show<F: GameForm>(
    mut contexts: EguiContexts,
    form: Res<Form<F>>,
    liked: Res<Liked<F::Kept>>,
    pages: Res<Introduction>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<SetupIntent<F::Choice>>,
) -> Result {
    let wanted = form.0.show(contexts.ctx_mut()?, &liked.view(&form.0.kept()), &mut art);
    if !pages.is_open() && !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

/// Everything that is needed before a game starts.
#[derive(SystemParam)]
struct Before<'w, 's, F: GameForm> {
    form: ResMut<'w, Form<F>>,
    in_the_box: Res<'w, InTheBox>,
    liked: ResMut<'w, Liked<<F as GameForm>::Kept>>,
    last: Res<'w, Last<<F as GameForm>::Kept>>,
    pages: ResMut<'w, Introduction>,
    to_table: ToTable<'w, 's>,
}

impl<F: GameForm> Before<'_, '_, F> {
    fn plan(&self) -> Result<Plan<F::Game>, String> {
        self.form.0.plan_on(&self.in_the_box)
    }

    /// Shows the page about the game if this is the first one. Otherwise starts the game.
    fn introduce_or_sit_down(&mut self) {
        let plan = self.plan();
        if plan.is_ok() && self.last.setup().is_none() {
            self.pages.0 = vec![F::introduction()];
        } else {
            self.to_table.begin(plan);
        }
    }

    /// Keeps or drops a favourite, or fills the form with one. The seed stays.
    fn favour(&mut self, wish: FavouriteWish) {
        let now = self.form.0.kept();
        if let Some(taken) = self.liked.answer(wish, now, &mut self.to_table.messages) {
            let seed = std::mem::take(self.form.0.seed());
            self.form.0 = F::again(&taken, 0);
            *self.form.0.seed() = seed;
        }
    }
}

fn answer<F: GameForm>(mut intents: MessageReader<SetupIntent<F::Choice>>, mut before: Before<F>) {
    for intent in intents.read() {
        match intent {
            SetupIntent::Back => before.to_table.screen.set(Screen::Games),
            SetupIntent::Begin if before.to_table.asks_to_replace() => {}
            SetupIntent::Begin => before.introduce_or_sit_down(),
            SetupIntent::RollSeed => *before.form.0.seed() = fresh_seed().to_string(),
            SetupIntent::Favourite(wish) => before.favour(*wish),
            change => before.form.0.answer(change),
        }
    }
}

/// The player agreed that a new game replaces the one under way. At a table from the command line no page lies before it,
/// as if no game were under way.
fn replace<F: GameForm>(mut answers: MessageReader<Answered>, screen: Res<State<Screen>>, mut before: Before<F>) {
    if !answers.read().any(|answer| answer.yes && answer.question == Question::Replace) {
        return;
    }
    match **screen {
        Screen::Setup => before.introduce_or_sit_down(),
        _ => {
            let plan = before.plan();
            before.to_table.begin(plan);
        }
    }
}

/// The player has read the page about the game.
fn sit_down<F: GameForm>(mut read: MessageReader<HasRead>, mut before: Before<F>) {
    if read.read().count() > 0 {
        before.pages.0.clear();
        let plan = before.plan();
        before.to_table.begin(plan);
    }
}
