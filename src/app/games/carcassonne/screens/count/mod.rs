//! The final scoring (REND-2 to REND-4): the regions are counted one by one, while the board still lies on the table.
//!
//! It begins when everything before it was shown, and ends at the result. [`CountedRegion`] says which region is counted
//! now, so that the board can light it.

mod points;
mod strip;
mod tell;
mod view;

pub use view::{CountIntent, CountPace, CountView, PlayerPoints, RegionCount, board_place, count};

use crate::app::board::{FitBoard, FreeArea};
use crate::app::games::carcassonne::table::{AtTable, Playback};
use crate::app::games::carcassonne::turn_phase::TurnPhase;
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
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Counting>().init_resource::<CountedRegion>().add_message::<CountIntent>();
    app.add_systems(OnEnter(TurnPhase::Over), begin).add_systems(OnExit(TurnPhase::Over), put_out);
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(ShowScreen).run_if(in_state(TurnPhase::Over).and_then(everything_is_shown)),
    );
    app.add_systems(
        Update,
        (answer, go_on)
            .chain()
            .in_set(FrameSystems::Answer)
            .run_if(in_state(TurnPhase::Over).and_then(everything_is_shown)),
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
    /// How many regions are counted. The last of them is the one counted now.
    counted: usize,
    /// Whether all are counted and the last one is no longer in the light.
    is_over: bool,
    pace: CountPace,
    /// How long the region counted now has been shown.
    shown: Duration,
}

impl Counting {
    fn all(&self) -> usize {
        self.tally.final_regions().len()
    }

    fn go_to(&mut self, counted: usize) {
        self.counted = counted.min(self.all());
        self.is_over = false;
        self.shown = Duration::ZERO;
    }

    /// Counts the next region, or ends the light on the last one. Returns false if there was nothing left to do.
    fn next(&mut self) -> bool {
        let was_over = self.is_over || self.all() == 0;
        match self.counted < self.all() {
            true => self.go_to(self.counted + 1),
            false => self.end(),
        }
        !was_over
    }

    /// Counts everything that is left.
    fn end(&mut self) {
        self.go_to(self.all());
        self.is_over = true;
    }

    fn back(&mut self) {
        match self.is_over {
            true => self.go_to(self.all()),
            false => self.go_to(self.counted.saturating_sub(1)),
        }
    }

    fn counted_now(&self) -> Option<PartName> {
        let place = self.counted.checked_sub(1).filter(|_| !self.is_over)?;
        self.tally.final_regions().get(place).map(|counted| counted.region)
    }
}

fn everything_is_shown(playback: Option<Res<Playback>>) -> bool {
    playback.is_some_and(|playback| playback.caught_up())
}

fn begin(table: Option<Res<AtTable>>, mut counting: ResMut<Counting>) {
    let Some(table) = table else { return };
    *counting = Counting { tally: Tally::of(&table.sitting), ..Counting::default() };
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
    /// Shows the whole board in this part of the window.
    fn fit(&mut self, free: egui::Rect) {
        let free = Rect::new(free.min.x, free.min.y, free.max.x, free.max.y);
        if self.area.0 != free {
            self.area.0 = free;
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
    let view = CountView::of(&table.sitting, &counting.tally, counting.counted, counting.is_over, counting.pace);
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
        match *intent {
            CountIntent::Next => {
                if !counting.next() {
                    screen.set(Screen::Result);
                }
            }
            CountIntent::Back => counting.back(),
            CountIntent::To(region) => counting.go_to(region + 1),
            CountIntent::Pace(pace) => counting.pace = pace,
            CountIntent::Skip => screen.set(Screen::Result),
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
    if counting.shown.is_zero() {
        stirs.write(PanelsChanged);
    }
    if covered.is_covered() {
        return;
    }
    counting.shown += time.delta();
    match counting.pace.each() {
        _ if counting.is_over => {}
        None => counting.end(),
        Some(each) if counting.shown >= each => drop(counting.next()),
        Some(_) => {}
    }
}
