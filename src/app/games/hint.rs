//! Asking the guide: it thinks in the background, and what it would do is lit on the board as if keys had chosen it. Asked
//! again, it shows its next choices. Whatever is decided meanwhile, it stops thinking.

use super::told::Told;
use crate::app::board::FitBoard;
use crate::app::hand::Hand;
use crate::app::input::{Keys, Want, Wanted};
use crate::app::shell::background::background;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::Screen;
use crate::app::spots::{FromSupply, Offer, Spot, TakenUp};
use crate::app::table::{AtTable, KeySystems, OfGame, Playback, at_table};
use crate::app::words::say;
use crate::guide::search::{Considered, Effort, search};
use crate::rules::tiles::{Rotation, Square};
use crate::table::Sitting;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{Task, futures::check_ready};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskGuide>();
}

/// The hints of one game.
pub(super) fn game<G: Hinted>(app: &mut App) {
    app.init_resource::<Hint<G::Action>>();
    app.add_systems(
        Update,
        (forget::<G>, ask::<G>, arrive::<G>, light::<G>)
            .chain()
            .in_set(KeySystems::Hint)
            .in_set(OfGame::of::<G>())
            .run_if(at_table::<G>),
    );
    app.add_systems(OnExit(Screen::Table), |mut hint: ResMut<Hint<G::Action>>| *hint = Hint::default());
}

/// Somebody asks the guide, in the panels. The key asks by itself.
#[derive(Message, Clone, Copy, Debug)]
pub struct AskGuide;

/// A game in which the guide can be asked.
pub trait Hinted: FromSupply {
    /// Where an action lays the tile in hand, if it does.
    fn held_at(action: Self::Action) -> Option<(Square, Rotation)>;

    /// The figure of the supply that an action puts on the board, where the player chooses among several.
    fn figure_put(action: Self::Action) -> Option<Self::Figure>;

    /// What stands on the button of an action, if it has one in the panels.
    fn on_button(sitting: &Sitting<Self>, action: Self::Action) -> Option<String>;
}

/// How long the guide thinks. The answer should come within a second.
const THINKS: Duration = Duration::from_millis(800);
/// How many choices it shows at most.
const CHOICES: usize = 3;
/// How long what it says stays.
const STAYS: Duration = Duration::from_secs(15);

/// What the guide was asked.
#[derive(Resource)]
enum Hint<A> {
    /// Nothing.
    Unasked,
    /// It thinks.
    Thinks(Thinks<A>),
    /// It has answered.
    Known {
        /// Its choices, the best first; never empty.
        choices: Vec<Considered<A>>,
        /// Which of them is shown.
        shown: usize,
        /// Whether this is yet to be lit on the board.
        unlit: bool,
    },
}

impl<A> Default for Hint<A> {
    fn default() -> Self {
        Hint::Unasked
    }
}

/// A search in the background. It stops when nobody waits for it any more.
struct Thinks<A> {
    task: Task<Vec<Considered<A>>>,
    stop: Arc<AtomicBool>,
}

impl<A> Drop for Thinks<A> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<A: Copy + Send + Sync + 'static> Thinks<A> {
    fn about<G: Hinted<Action = A>>(sitting: &Sitting<G>) -> Thinks<A> {
        // One processor is left to the window.
        let processors = thread::available_parallelism().map_or(1, |count| count.get());
        let effort = Effort::time(THINKS).on_threads(processors - 1);
        let (position, seed) = (sitting.position().clone(), sitting.played().len() as u64);
        let stop = Arc::new(AtomicBool::new(false));
        let told_to_stop = stop.clone();
        let task = background().spawn(async move { search(&position, effort, seed, &told_to_stop) });
        Thinks { task, stop }
    }
}

/// The decision is another one now, so the answer is worth nothing.
fn forget<G: Hinted>(table: Res<AtTable<G>>, mut hint: ResMut<Hint<G::Action>>, mut told: ResMut<Told>) {
    if table.is_changed() && !matches!(*hint, Hint::Unasked) {
        *hint = Hint::Unasked;
        told.put_away();
    }
}

/// What is asked for in this frame.
#[derive(SystemParam)]
struct Asked<'w, 's> {
    wanted: Res<'w, Wanted>,
    covered: Covered<'w>,
    asked: MessageReader<'w, 's, AskGuide>,
}

impl Asked<'_, '_> {
    fn asks(&mut self) -> bool {
        let by_panel = self.asked.read().count() > 0;
        by_panel || (self.wanted.now(Want::Hint) && !self.covered.is_covered())
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
    if !asked.asks() {
        return;
    }
    if !playback.caught_up() || !table.persons_turn() {
        return told.say(say!("hint-not-now"), time.elapsed() + STAYS);
    }
    match &mut *hint {
        Hint::Unasked => {
            *hint = Hint::Thinks(Thinks::about(&table.sitting));
            told.say(say!("hint-thinks"), time.elapsed() + STAYS);
        }
        Hint::Thinks(_) => {}
        Hint::Known { choices, shown, unlit } => (*shown, *unlit) = ((*shown + 1) % choices.len(), true),
    }
}

/// Takes in the answer.
fn arrive<G: Hinted>(mut hint: ResMut<Hint<G::Action>>) {
    let Hint::Thinks(thinks) = hint.bypass_change_detection() else { return };
    let Some(mut choices) = check_ready(&mut thinks.task) else { return };
    // The first one is an answer even if there was no time to try it.
    let tried = choices.iter().skip(1).take_while(|choice| choice.visits > 0).count();
    choices.truncate((1 + tried).min(CHOICES));
    *hint = match choices.is_empty() {
        true => Hint::Unasked,
        false => Hint::Known { choices, shown: 0, unlit: true },
    };
}

/// Where a choice is lit.
#[derive(SystemParam)]
struct Lights<'w, 's, G: Hinted> {
    spots: Query<'w, 's, (Entity, &'static Spot<G::Action>)>,
    offer: ResMut<'w, Offer<G::Action>>,
    hand: ResMut<'w, Hand>,
    supply: TakenUp<'w, G::Figure>,
    fits: MessageWriter<'w, FitBoard>,
}

impl<G: Hinted> Lights<'_, '_, G> {
    /// Gives an action the focus, as keys would. Returns whether it has it: a spot for another figure is not there before
    /// the next frame.
    fn light(&mut self, action: G::Action) -> bool {
        if let Some((at, turn)) = G::held_at(action) {
            (self.hand.aim, self.hand.turn, self.hand.aimed_by_key) = (Some(at), turn, true);
        } else if let Some((spot, _)) = self.spots.iter().find(|(_, spot)| spot.action == action) {
            (self.offer.focus, self.offer.by_key) = (Some(spot), true);
        } else if let Some(figure) = G::figure_put(action) {
            self.supply.select(figure);
            return false;
        }
        self.fits.write(FitBoard::Grown);
        true
    }
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
    let Hint::Known { choices, shown, unlit } = hint.bypass_change_detection() else { return };
    let (Some(choice), true) = (choices.get(*shown), *unlit) else { return };
    if lights.light(choice.action) {
        *unlit = false;
        let button = G::on_button(&table.sitting, choice.action);
        let more = choices.len() > 1;
        let sentence = said(choice, *shown, button.as_deref(), more.then(|| keys.name(Want::Hint)).as_deref());
        told.say(&sentence, time.elapsed() + STAYS);
    }
}

/// What is said about a choice: which one it is, its button if it has one, how often it won, and the key for the next.
fn said<A>(choice: &Considered<A>, rank: usize, button: Option<&str>, key: Option<&str>) -> String {
    let rank = say!("hint-rank", rank = rank + 1);
    let what = match button {
        Some(button) => say!("hint-button", rank = rank, button = button),
        None => say!("hint-lit", rank = rank),
    };
    let share = f64::from(choice.won) / f64::from(choice.visits.max(1));
    let outlook = say!("hint-outlook", games = choice.visits, percent = (100.0 * share).round() as u16);
    match key {
        Some(key) => {
            let next = say!("hint-next", key = key);
            say!("hint-said-and-next", what = what, outlook = outlook, next = next)
        }
        None => say!("hint-said", what = what, outlook = outlook),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_names_rank_button_share_and_key() {
        let tried = Considered { action: (), visits: 240, won: 61, value: 0.3 };
        assert_eq!(
            said(&tried, 0, None, Some("H")),
            "The guide's choice is lit: it won 25 % of 240 games that it imagined. H shows the next one."
        );
        assert_eq!(
            said(&tried, 1, Some("8 points"), None),
            "The guide's second choice is “8 points”: it won 25 % of 240 games that it imagined."
        );
        let untried = Considered { visits: 0, won: 0, ..tried };
        assert_eq!(said(&untried, 0, None, None), "The guide's choice is lit: it looks best at first sight.");
    }
}
