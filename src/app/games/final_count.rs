//! The final count of a game whose winner is found at its end: one step after the other, while the table still lies
//! there.
//!
//! It begins when everything before it was shown, and ends at the result. What a step is, and how it looks, is the
//! game's own.

use crate::app::screens::ending::{CountIntent, Progress};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::{Covered, Menu};
use crate::app::shell::panel_sleep::PanelsChanged;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, OfGame, Playback, Shown};
use crate::table::Sitting;
use bevy::prelude::*;

/// A game that is counted at its end.
pub trait Counted: Shown {
    /// All that is counted.
    type Tally: Default + Send + Sync + 'static;

    /// What there is to count in a finished sitting.
    fn tally(sitting: &Sitting<Self>) -> Self::Tally;

    /// In how many steps.
    fn steps(tally: &Self::Tally) -> usize;
}

/// What is counted, and how far the count is.
#[derive(Resource)]
pub(super) struct Counting<G: Counted> {
    pub tally: G::Tally,
    pub progress: Progress,
}

impl<G: Counted> Default for Counting<G> {
    fn default() -> Self {
        Counting { tally: G::Tally::default(), progress: Progress::default() }
    }
}

/// The count of one game, in the phase `over`.
pub(super) fn game<G: Counted>(app: &mut App, over: G::ShownPhase) {
    app.init_resource::<Counting<G>>().add_message::<CountIntent>();
    app.add_systems(OnEnter(over), begin::<G>);
    app.add_systems(
        Update,
        (answer::<G>, go_on::<G>)
            .chain()
            .in_set(FrameSystems::Answer)
            .in_set(OfGame::of::<G>())
            .run_if(in_state(over).and_then(is_counted::<G>)),
    );
}

/// Whether to count: everything was shown, and the game was played here. Whoever only watches it stays at the table.
pub(super) fn is_counted<G: Counted>(playback: Option<Res<Playback<G>>>, table: Option<Res<AtTable<G>>>) -> bool {
    playback.is_some_and(|playback| playback.caught_up()) && table.is_some_and(|table| table.is_played())
}

/// What the panels of the table had opened is closed: they make room for the count, and could not close it any more.
fn begin<G: Counted>(table: Option<Res<AtTable<G>>>, mut counting: ResMut<Counting<G>>, mut menu: ResMut<Menu>) {
    let Some(table) = table else { return };
    if table.is_played() && !matches!(*menu, Menu::Closed | Menu::Book | Menu::Friends) {
        *menu = Menu::Closed;
    }
    let tally = G::tally(&table.sitting);
    *counting = Counting { progress: Progress::of(G::steps(&tally)), tally };
}

fn answer<G: Counted>(
    mut intents: MessageReader<CountIntent>,
    mut counting: ResMut<Counting<G>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for intent in intents.read() {
        if counting.progress.obey(*intent) {
            screen.set(Screen::Result);
        }
    }
}

/// Counts on by itself, as fast as the players chose.
pub(super) fn go_on<G: Counted>(
    time: Res<Time>,
    covered: Covered,
    mut counting: ResMut<Counting<G>>,
    mut stirs: MessageWriter<PanelsChanged>,
) {
    if counting.progress.is_fresh() {
        stirs.write(PanelsChanged);
    }
    if !covered.is_covered() {
        counting.progress.pass(time.delta());
    }
}
