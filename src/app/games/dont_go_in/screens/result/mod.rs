//! How the game ended, and what to do next.

mod places;
mod view;

pub use places::Placed;
pub use view::{ResultView, result};

use super::setup::{Form, SetupForm};
use crate::app::games::dont_go_in::table::AtTable;
use crate::app::games::dont_go_in::words;
use crate::app::games::playing::DontGoInAt;
use crate::app::games::settling::Settling;
use crate::app::games::way_on::WaysOn;
use crate::app::screens::ending::{ScoreLine, Scores, WayOn, seed_as_written};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::rules::Colour;
use crate::rules::dont_go_in::Scores as Curses;
use crate::table::dont_go_in::Sitting;
use crate::table::dont_go_in::tally::Tally;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>().add_message::<WayOn>();
    app.add_systems(OnEnter(DontGoInAt(Screen::Result)), begin);
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(DontGoInAt(Screen::Result))));
    app.add_systems(Update, answer.in_set(FrameSystems::Answer).run_if(in_state(DontGoInAt(Screen::Result))));
}

/// What the screen shows.
#[derive(Resource, Default)]
struct Shown(Option<ResultView>);

impl ResultView {
    /// The result of a finished sitting. `None` while the game goes on. `seed` is the seed as the players wrote it.
    pub fn of(sitting: &Sitting, seed: String) -> Option<ResultView> {
        let (table, tally) = (sitting.position().table(), Tally::of(sitting));
        let (outcome, curses) = (table.outcome()?, tally.scores()?);
        let mut places: Vec<Placed> = (0..table.players()).map(|seat| placed(sitting, &curses, seat)).collect();
        places.sort_by_key(|placed| (placed.curses, placed.ghosts));
        Some(ResultView {
            heading: words::winners(outcome, sitting.names()),
            by_ghosts: is_by_ghosts(&places),
            types: table.types().iter().collect(),
            places,
            scores: scores(sitting, &tally),
            turns: table.turn(),
            seed,
            with_take_back: sitting.with_take_back(),
            can_take_back: sitting.can_take_back(),
            visits: false,
            settled: false,
        })
    }
}

/// A player with their place: how many have fewer Curses, or as many and fewer ghosts (HEND-5).
fn placed(sitting: &Sitting, curses: &Curses, seat: usize) -> Placed {
    let table = sitting.position().table();
    let rank = |seat: usize| (curses.curses[seat], curses.ghosts[seat]);
    let better = (0..table.players()).filter(|&other| rank(other) < rank(seat)).count();
    Placed {
        place: 1 + better,
        name: sitting.names()[seat].clone(),
        colour: sitting.setup().seats[seat],
        is_computer: sitting.seats()[seat].is_computer(),
        by_type: table.types().iter().map(|of| table.tableau(seat).face_up[of].sum()).collect(),
        ghosts: curses.ghosts[seat],
        penalty: curses.penalty[seat],
        curses: curses.curses[seat],
    }
}

/// Whether ghosts decided who wins: somebody has as many Curses as the winner and another place (HEND-5).
fn is_by_ghosts(places: &[Placed]) -> bool {
    places.first().is_some_and(|won| places.iter().any(|other| other.curses == won.curses && other.place != won.place))
}

/// The Curses turn by turn, and through the count at the end.
fn scores(sitting: &Sitting, tally: &Tally) -> Scores {
    let line = |(seat, &colour): (usize, &Colour)| ScoreLine {
        colour,
        in_play: tally.after_turns().iter().map(|after| after.curses[seat]).collect(),
        at_end: tally.steps().iter().map(|step| i32::from(step.curses[seat])).collect(),
    };
    Scores { lines: sitting.setup().seats.iter().enumerate().map(line).collect(), steps: tally.steps().len() }
}

fn begin(table: Option<Res<AtTable>>, form: Res<Form>, mut shown: ResMut<Shown>) {
    shown.0 = table.and_then(|table| {
        let seed = seed_as_written(&form.0.seed, table.sitting.seed());
        Some(ResultView { visits: table.visits(), ..ResultView::of(&table.sitting, seed)? })
    });
}

fn show(
    mut contexts: EguiContexts,
    mut shown: ResMut<Shown>,
    settling: Settling,
    covered: Covered,
    mut art: ResMut<Art>,
    mut ways: MessageWriter<WayOn>,
) -> Result {
    let Some(view) = &mut shown.0 else { return Ok(()) };
    view.settled = settling.is_over();
    let wanted = result(contexts.ctx_mut()?, view, &mut art);
    if !covered.is_covered() {
        ways.write_batch(wanted);
    }
    Ok(())
}

fn answer(mut wanted: MessageReader<WayOn>, mut ways: WaysOn<SetupForm>) {
    wanted.read().for_each(|&way| ways.take(way));
}
