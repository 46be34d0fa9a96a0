//! Asking the guide: it thinks in the background, and what it would do is lit on the board as if keys had chosen it.
//! Asked again, it shows its next choices. After a decision it tells whether that was good.
//!
//! As soon as something is decided it stops thinking.

mod judged;
mod lights;
mod said;
mod taken;

use super::thinking::{Thinking, within_a_second};
use super::told::Told;
use crate::app::input::{Keys, Want, Wanted};
use crate::app::panels::AskGuide;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::language::Spoken;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::Screen;
use crate::app::spots::FromSupply;
use crate::app::table::{AtTable, KeySystems, OfGame, Playback, TableSystems, at_table};
use crate::app::words::say;
use crate::guide::search::{Considered, search};
use crate::rules::tiles::{Rotation, Square};
use crate::table::Sitting;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use lights::Lights;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskGuide>();
}

/// The hints of one game.
pub(super) fn game<G: Hinted>(app: &mut App) {
    app.init_resource::<Hint<G::Action>>();
    app.add_systems(
        Update,
        (forget::<G>, set_aside::<G>, follow::<G>, ask::<G>, arrive::<G>, light::<G>)
            .chain()
            .in_set(KeySystems::Hint)
            .in_set(OfGame::of::<G>())
            .run_if(at_table::<G>),
    );
    app.add_systems(
        Update,
        taken::take_shown::<G>
            .after(KeySystems::Anywhere)
            .before(KeySystems::Hand)
            .in_set(TableSystems::Input)
            .in_set(OfGame::of::<G>())
            .run_if(at_table::<G>),
    );
    app.add_systems(OnExit(Screen::Table), put_away::<G>);
    // What it said is kept as text.
    app.add_systems(Update, put_away::<G>.in_set(FrameSystems::PutAway).run_if(resource_exists_and_changed::<Spoken>));
    judged::game::<G>(app);
}

fn put_away<G: Hinted>(mut hint: ResMut<Hint<G::Action>>) {
    *hint = Hint::default();
}

/// A game in which the guide can be asked.
pub trait Hinted: FromSupply {
    /// Where an action lays the tile in hand, if it does.
    fn held_at(action: Self::Action) -> Option<(Square, Rotation)>;

    /// The figure of the supply that an action puts on the board, where the player chooses among several.
    fn figure_put(action: Self::Action) -> Option<Self::Figure>;

    /// What stands on the button of an action, if it has one in the panels.
    fn on_button(sitting: &Sitting<Self>, action: Self::Action) -> Option<String>;

    /// What an action that is due is called when it is spoken of: what stands on its button, or else the place or card
    /// that it takes. `None` if words would not tell which one is meant.
    fn called(sitting: &Sitting<Self>, action: Self::Action) -> Option<String> {
        Self::on_button(sitting, action)
    }

    /// What speaks for an action that is due, in words, the strongest reason first. There may be nothing to say.
    fn reasons(sitting: &Sitting<Self>, action: Self::Action) -> Vec<String>;

    /// What an action that is due costs, in words, if it costs anything.
    fn price(_: &Sitting<Self>, _: Self::Action) -> Option<String> {
        None
    }
}

/// How many choices the guide shows at most.
const CHOICES: usize = 3;
/// How long what it says stays.
const STAYS: Duration = Duration::from_secs(15);

/// What the guide would do, at the table of a game with these actions.
#[derive(Resource)]
pub struct Hint<A: Send + Sync + 'static>(Advice<A>);

enum Advice<A: Send + Sync + 'static> {
    Unasked,
    Thinks(Thinking<Vec<Considered<A>>>),
    Known {
        /// Its choices, the best first; never empty.
        choices: Vec<Considered<A>>,
        /// Which of them is shown.
        shown: usize,
        /// Whether it is lit on the board.
        lit: Lit,
        /// What is said of it, without the keys.
        said: String,
    },
}

/// Whether the shown choice is lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lit {
    /// It is to be lit.
    Soon,
    /// Keys would take it.
    Yes,
    /// The player looks at something else.
    NoMore,
}

impl<A: Send + Sync + 'static> Advice<A> {
    fn known(choices: Vec<Considered<A>>) -> Advice<A> {
        Advice::Known { choices, shown: 0, lit: Lit::Soon, said: String::new() }
    }
}

impl<A: Send + Sync + 'static> Default for Hint<A> {
    fn default() -> Self {
        Hint(Advice::Unasked)
    }
}

impl<A: Copy + Send + Sync + 'static> Hint<A> {
    /// The choice that the guide shows now.
    pub fn shown(&self) -> Option<A> {
        match &self.0 {
            Advice::Known { choices, shown, lit: Lit::Yes, .. } => choices.get(*shown).map(|choice| choice.action),
            Advice::Known { .. } | Advice::Thinks(_) | Advice::Unasked => None,
        }
    }
}

/// The decision is another one now, so the answer is worth nothing.
fn forget<G: Hinted>(table: Res<AtTable<G>>, mut hint: ResMut<Hint<G::Action>>, mut told: ResMut<Told>) {
    if table.is_changed() && !matches!(hint.0, Advice::Unasked) {
        *hint = Hint::default();
        told.forget_advice();
    }
}

/// The player walks on to another button.
fn set_aside<G: Hinted>(wanted: Res<Wanted>, mut hint: ResMut<Hint<G::Action>>, mut told: ResMut<Told>) {
    let walks = wanted.now(Want::Turn) || wanted.now(Want::TurnBack);
    if walks && hint.shown().is_some_and(|action| G::held_at(action).is_none()) {
        *hint = Hint::default();
        told.forget_advice();
    }
}

/// While the player looks at something else, no key takes what the guide shows, so what is said of it changes.
fn follow<G: Hinted>(
    table: Res<AtTable<G>>,
    keys: Res<Keys>,
    mut hint: ResMut<Hint<G::Action>>,
    lights: Lights<G>,
    mut told: ResMut<Told>,
) {
    let Advice::Known { choices, shown, lit, said } = &mut hint.bypass_change_detection().0 else { return };
    let Some(choice) = choices.get(*shown).filter(|_| *lit != Lit::Soon) else { return };
    let now = if lights.is_lit(choice.action) { Lit::Yes } else { Lit::NoMore };
    let before = std::mem::replace(lit, now);
    if before == now || table.lesson().is_some() {
        return;
    }
    let on_button = G::on_button(&table.sitting, choice.action).is_some();
    let with_keys = |lit| said::with_keys(said, lit == Lit::Yes, choices.len(), on_button, &keys);
    if told.sentence() == Some(&*with_keys(before)) {
        told.reword(with_keys(now));
    }
}

/// What the guide is asked in this frame.
#[derive(SystemParam)]
struct Asked<'w, 's> {
    wanted: Res<'w, Wanted>,
    covered: Covered<'w>,
    by_panel: MessageReader<'w, 's, AskGuide>,
}

impl Asked<'_, '_> {
    fn is(&mut self, question: AskGuide) -> bool {
        let key = match question {
            AskGuide::Advice => Want::Hint,
            AskGuide::Judgement => Want::Judgement,
        };
        let by_key = self.wanted.now(key) && !self.covered.is_covered();
        self.by_panel.read().filter(|asked| **asked == question).count() > 0 || by_key
    }
}

/// Begins to think, or goes on to the next choice.
fn ask<G: Hinted>(
    mut asked: Asked,
    table: Res<AtTable<G>>,
    playback: Res<Playback<G>>,
    time: Res<Time<Real>>,
    mut hint: ResMut<Hint<G::Action>>,
    mut told: ResMut<Told>,
) {
    let can_answer = playback.caught_up() && table.persons_turn();
    if can_answer && told.asks_to_wait() {
        told.put_away();
    }
    if !asked.is(AskGuide::Advice) {
        return;
    }
    if table.reads() {
        return told.say(say!("lesson-read-first"), time.elapsed() + STAYS);
    }
    if !can_answer {
        return told.ask_to_wait(say!("hint-not-now"), time.elapsed() + STAYS);
    }
    if let Some(action) = table.taught() {
        let wanted = Considered { action, visits: 0, chance: 0.0, value: 0.0 };
        hint.0 = Advice::known(vec![wanted]);
        return;
    }
    match &mut hint.0 {
        Advice::Unasked => {
            let (position, seed) = (table.position().clone(), table.sitting.played().len() as u64);
            hint.0 = Advice::Thinks(Thinking::about(move |stop| search(&position, within_a_second(), seed, stop)));
            told.advise(say!("hint-thinks"), time.elapsed() + STAYS);
        }
        Advice::Thinks(_) => {}
        Advice::Known { choices, shown, lit, .. } => {
            // After a look at something else, the same is shown again.
            let step = usize::from(*lit == Lit::Yes);
            (*shown, *lit) = ((*shown + step) % choices.len(), Lit::Soon);
        }
    }
}

/// Takes in the answer.
fn arrive<G: Hinted>(table: Res<AtTable<G>>, mut hint: ResMut<Hint<G::Action>>) {
    let Advice::Thinks(thinking) = &mut hint.bypass_change_detection().0 else { return };
    let Some(mut choices) = thinking.result() else { return };
    // The first one is an answer even if there was no time to try it.
    let tried = choices.iter().skip(1).take_while(|choice| choice.visits > 0).count();
    choices.truncate(1 + tried);
    // What looks the same is not shown twice: two turns of a straight road, for example.
    let position = table.position();
    let mut shown: Vec<G::Action> = Vec::new();
    choices.retain(|choice| {
        let is_new = !shown.iter().any(|&other| position.looks_the_same(other, choice.action));
        shown.push(choice.action);
        is_new
    });
    choices.truncate(CHOICES);
    hint.0 = match choices.is_empty() {
        true => Advice::Unasked,
        false => Advice::known(choices),
    };
}

/// Lights the choice that is to be shown, and says what the guide thinks of it.
fn light<G: Hinted>(
    table: Res<AtTable<G>>,
    time: Res<Time<Real>>,
    keys: Res<Keys>,
    mut hint: ResMut<Hint<G::Action>>,
    mut lights: Lights<G>,
    mut told: ResMut<Told>,
) {
    let Advice::Known { choices, shown, lit, said } = &mut hint.bypass_change_detection().0 else { return };
    let (Some(choice), Lit::Soon) = (choices.get(*shown), *lit) else { return };
    if lights.light(choice.action) {
        *lit = Lit::Yes;
        let button = G::on_button(&table.sitting, choice.action);
        let sentence = match table.lesson() {
            Some(_) => said::taught(button.as_deref()),
            None => {
                let reasons = G::reasons(&table.sitting, choice.action);
                *said = said::advice(choice, *shown, button.as_deref(), &reasons);
                if let Some(price) = G::price(&table.sitting, choice.action) {
                    *said = format!("{said} {}", say!("hint-price", price = price));
                }
                said::with_keys(said, true, choices.len(), button.is_some(), &keys)
            }
        };
        told.advise(&sentence, time.elapsed() + STAYS);
    }
}
