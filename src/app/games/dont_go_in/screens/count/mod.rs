//! The final scoring (HEND-2 to HEND-4): the cards that work at the end, and then the ghosts, step by step.
//!
//! It begins when everything before it was shown, and ends at the result.

mod columns;
mod list;
mod tell;
mod view;

pub use crate::app::screens::ending::CountIntent;
pub use tell::{CountView, CountedCard, CountedStep, Lying, PlayerCurses};
pub use view::count;

use crate::app::games::dont_go_in::peek::Viewer;
use crate::app::games::dont_go_in::table::{AtTable, Playback};
use crate::app::games::dont_go_in::turn_phase::TurnPhase;
use crate::app::screens::ending::Progress;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::panel_sleep::PanelsChanged;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::table::dont_go_in::tally::Tally;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Counting>().add_message::<CountIntent>();
    app.add_systems(OnEnter(TurnPhase::Over), begin);
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(ShowScreen).run_if(in_state(TurnPhase::Over).and_then(it_is_counted)),
    );
    app.add_systems(
        Update,
        (answer, go_on).chain().in_set(FrameSystems::Answer).run_if(in_state(TurnPhase::Over).and_then(it_is_counted)),
    );
}

/// How far the count is.
#[derive(Resource, Default)]
struct Counting {
    tally: Tally,
    progress: Progress,
}

/// Whether to count: everything was shown, and the game was played here. Whoever only watches it stays at the table.
fn it_is_counted(playback: Option<Res<Playback>>, table: Option<Res<AtTable>>) -> bool {
    playback.is_some_and(|playback| playback.caught_up()) && table.is_some_and(|table| table.is_played())
}

fn begin(table: Option<Res<AtTable>>, mut counting: ResMut<Counting>) {
    let Some(table) = table else { return };
    let tally = Tally::of(&table.sitting);
    *counting = Counting { progress: Progress::of(tally.steps().len()), tally };
}

fn show(
    mut contexts: EguiContexts,
    table: Res<AtTable>,
    counting: Res<Counting>,
    viewer: Viewer,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<CountIntent>,
) -> Result {
    let view = CountView::of(&table.sitting, &counting.tally, &counting.progress, viewer.seat());
    let wanted = count(contexts.ctx_mut()?, &view, &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

fn answer(
    mut intents: MessageReader<CountIntent>,
    mut counting: ResMut<Counting>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for intent in intents.read() {
        if counting.progress.obey(*intent) {
            screen.set(Screen::Result);
        }
    }
}

/// Counts on by itself, as fast as the players chose.
fn go_on(time: Res<Time>, covered: Covered, mut counting: ResMut<Counting>, mut stirs: MessageWriter<PanelsChanged>) {
    if counting.progress.is_fresh() {
        stirs.write(PanelsChanged);
    }
    if !covered.is_covered() {
        counting.progress.pass(time.delta());
    }
}
