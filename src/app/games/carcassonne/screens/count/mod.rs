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

use crate::app::board::{CloseUp, FitBoard, FreeArea, square};
use crate::app::games::carcassonne::table::AtTable;
use crate::app::games::carcassonne::turn_phase::TurnPhase;
use crate::app::games::final_count::{self, Counted, is_counted};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::ShowScreen;
use crate::app::table::OfGame;
use crate::app::theme::Art;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::PartName;
use crate::table::carcassonne::Sitting;
use crate::table::carcassonne::tally::Tally;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

type Counting = final_count::Counting<Carcassonne>;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CountedRegion>();
    final_count::game::<Carcassonne>(app, TurnPhase::Over);
    app.add_systems(OnExit(TurnPhase::Over), put_out);
    let counts = || in_state(TurnPhase::Over).and_then(is_counted::<Carcassonne>);
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(counts()));
    app.add_systems(
        Update,
        (light, look_closely.run_if(resource_changed::<CountedRegion>))
            .chain()
            .after(final_count::go_on::<Carcassonne>)
            .in_set(FrameSystems::Answer)
            .in_set(OfGame::of::<Carcassonne>())
            .run_if(counts()),
    );
}

impl Counted for Carcassonne {
    type Tally = Tally;

    fn tally(sitting: &Sitting) -> Tally {
        Tally::of(sitting)
    }

    fn steps(tally: &Tally) -> usize {
        tally.final_regions().len()
    }
}

/// A part of the region that is counted now. `None` before the first and after the last, and outside the final scoring.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct CountedRegion(pub Option<PartName>);

/// Says which region is counted now.
fn light(counting: Res<Counting>, mut counted: ResMut<CountedRegion>) {
    let region = counting.progress.now().and_then(|now| counting.tally.final_regions().get(now));
    counted.set_if_neq(CountedRegion(region.map(|counted| counted.region)));
}

/// The largest region that is looked at closely, in squares from end to end. With many regions the strip below leaves
/// room for hardly more.
const CLOSELY: f32 = 3.0;

/// Looks closely at a small region that is counted: on a large board it would be tiny.
fn look_closely(table: Res<AtTable>, counted: Res<CountedRegion>, mut close_up: ResMut<CloseUp>) {
    let board = table.position().board();
    let region = counted.0.and_then(|part| table.position().part_named(part)).map(|part| board.region_of(part));
    let tiles = region.into_iter().flat_map(|region| board.tiles_of(region));
    let all = tiles.map(|tile| square(board.tile(tile).at)).reduce(|all, tile| all.union(tile));
    let place = all.filter(|all| all.size().max_element() <= CLOSELY).map(|all| all.center());
    close_up.set_if_neq(CloseUp { place, is_crowd: false });
}

fn put_out(mut counted: ResMut<CountedRegion>, mut close_up: ResMut<CloseUp>) {
    counted.0 = None;
    close_up.place = None;
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
