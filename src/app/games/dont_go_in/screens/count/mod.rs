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
use crate::app::games::dont_go_in::table::AtTable;
use crate::app::games::dont_go_in::turn_phase::TurnPhase;
use crate::app::games::final_count::{self, Counted, Counting, is_counted};
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::ShowScreen;
use crate::app::theme::Art;
use crate::rules::dont_go_in::DontGoIn;
use crate::table::dont_go_in::Sitting;
use crate::table::dont_go_in::tally::Tally;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    final_count::game::<DontGoIn>(app, TurnPhase::Over);
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(ShowScreen).run_if(in_state(TurnPhase::Over).and_then(is_counted::<DontGoIn>)),
    );
}

impl Counted for DontGoIn {
    type Tally = Tally;

    fn tally(sitting: &Sitting) -> Tally {
        Tally::of(sitting)
    }

    fn steps(tally: &Tally) -> usize {
        tally.steps().len()
    }
}

fn show(
    mut contexts: EguiContexts,
    table: Res<AtTable>,
    counting: Res<Counting<DontGoIn>>,
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
