//! The final scoring (REND-2 to REND-4): the regions are counted one by one, while the board still lies on the table.
//!
//! It begins when everything before it was shown, and ends at the result. [`CountedRegion`] says which region is
//! counted now, so that the board can light it.

mod points;
mod strip;
mod tell;
mod view;

pub use crate::app::screens::ending::{CountIntent, CountPace};
pub use view::{CountView, PlayerPoints, RegionCount, board_place, count};

pub(super) use tell::scores;

use crate::app::board::{FitBoard, FreeArea};
use crate::app::games::carcassonne::table::{AtTable, Playback};
use crate::app::games::carcassonne::turn_phase::TurnPhase;
use crate::app::screens::ending::Progress;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::panel_sleep::PanelsChanged;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::rules::tiles::PartName;
use crate::table::carcassonne::tally::Tally;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Counting>().init_resource::<CountedRegion>().add_message::<CountIntent>();
    app.add_systems(OnEnter(TurnPhase::Over), begin).add_systems(OnExit(TurnPhase::Over), put_out);
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(ShowScreen).run_if(in_state(TurnPhase::Over).and_then(it_is_counted)),
    );
    app.add_systems(
        Update,
        (answer, go_on).chain().in_set(FrameSystems::Answer).run_if(in_state(TurnPhase::Over).and_then(it_is_counted)),
    );
}

/// A part of the region that is counted now. `None` before the first and after the last, and outside the final scoring.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct CountedRegion(pub Option<PartName>);

/// How far the count is.
#[derive(Resource, Default)]
struct Counting {
    tally: Tally,
    progress: Progress,
}

impl Counting {
    fn counted_now(&self) -> Option<PartName> {
        self.tally.final_regions().get(self.progress.now()?).map(|counted| counted.region)
    }
}

/// Whether to count: everything was shown, and the game was played here. Whoever only watches it stays at the table.
fn it_is_counted(playback: Option<Res<Playback>>, table: Option<Res<AtTable>>) -> bool {
    playback.is_some_and(|playback| playback.caught_up()) && table.is_some_and(|table| table.is_played())
}

fn begin(table: Option<Res<AtTable>>, mut counting: ResMut<Counting>) {
    let Some(table) = table else { return };
    let tally = Tally::of(&table.sitting);
    *counting = Counting { progress: Progress::of(tally.final_regions().len()), tally };
}

fn put_out(mut counted: ResMut<CountedRegion>) {
    counted.0 = None;
}

/// The view of the board.
#[derive(SystemParam)]
struct BoardView<'w> {
    area: ResMut<'w, FreeArea>,
    fits: MessageWriter<'w, FitBoard>,
}

impl BoardView<'_> {
    /// Shows the whole board in this part of the window. What stands on its outer tiles reaches beyond them.
    fn fit(&mut self, free: egui::Rect) {
        if self.area.set_if_neq(FreeArea::from(free.shrink(8.0))) {
            self.fits.write(FitBoard::Wanted);
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    table: Res<AtTable>,
    counting: Res<Counting>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut board: BoardView,
    mut intents: MessageWriter<CountIntent>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Counting { tally, progress } = &*counting;
    let view = CountView::of(&table.sitting, tally, progress.counted(), progress.is_over(), progress.pace());
    board.fit(board_place(ctx, &view));
    let wanted = count(ctx, &view, &mut art);
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
fn go_on(
    time: Res<Time>,
    covered: Covered,
    mut counting: ResMut<Counting>,
    mut counted: ResMut<CountedRegion>,
    mut stirs: MessageWriter<PanelsChanged>,
) {
    counted.set_if_neq(CountedRegion(counting.counted_now()));
    if counting.progress.is_fresh() {
        stirs.write(PanelsChanged);
    }
    if covered.is_covered() {
        return;
    }
    counting.progress.pass(time.delta());
}
