//! How the game ended, and what to do next.

mod view;

pub use view::{Placed, ResultIntent, ResultView, result};

use super::count::scores;
use super::setup::{Form, SetupForm};
use crate::app::games::carcassonne::table::AtTable;
use crate::app::games::carcassonne::words::{self, People};
use crate::app::games::playing::CarcassonneAt;
use crate::app::games::result_picture::{Painted, ResultPicture, game};
use crate::app::games::settling::Settling;
use crate::app::games::way_on::WaysOn;
use crate::app::screens::ending::seed_as_written;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::rules::Game;
use crate::rules::carcassonne::Carcassonne;
use crate::table::carcassonne::Sitting;
use crate::table::carcassonne::tally::Tally;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::cmp::Reverse;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>().add_message::<ResultIntent>();
    game::<Carcassonne>(app, CarcassonneAt(Screen::Result));
    app.add_systems(OnEnter(CarcassonneAt(Screen::Result)), begin);
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(CarcassonneAt(Screen::Result))));
    app.add_systems(Update, answer.in_set(FrameSystems::Answer).run_if(in_state(CarcassonneAt(Screen::Result))));
}

impl Painted for Carcassonne {
    fn picture_name(sitting: &Sitting) -> String {
        format!("carcassonne-seed-{}", sitting.seed())
    }
}

/// What the screen shows.
#[derive(Resource, Default)]
struct Shown(Option<ResultView>);

impl ResultView {
    /// The result of a finished sitting. `None` while the game goes on. `seed` is the seed as the players wrote it.
    pub fn of(sitting: &Sitting, seed: String) -> Option<ResultView> {
        let (position, tally) = (sitting.position(), Tally::of(sitting));
        let outcome = position.outcome()?;
        let people = People::of(position, sitting.names());
        let better = |score: u16| position.seats().iter().filter(|&&other| position.score(other) > score).count();
        let placed = |(colour, seat): (_, &crate::table::Seat)| Placed {
            place: 1 + better(position.score(colour)),
            name: people.name(colour).to_owned(),
            colour,
            score: position.score(colour),
            is_computer: seat.is_computer(),
        };
        let mut places: Vec<Placed> = people.colours().zip(sitting.seats()).map(placed).collect();
        places.sort_by_key(|placed| Reverse(placed.score));
        Some(ResultView {
            heading: words::winners(outcome.winners, people),
            places,
            scores: scores(sitting, &tally, tally.final_regions().len()),
            turns: position.turn(),
            seed,
            with_take_back: sitting.with_take_back(),
            can_take_back: sitting.can_take_back(),
            visits: false,
            picture: String::new(),
            can_save_picture: false,
            settled: false,
        })
    }
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
    picture: Res<ResultPicture>,
    settling: Settling,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<ResultIntent>,
) -> Result {
    let Some(view) = &mut shown.0 else { return Ok(()) };
    view.settled = settling.is_over();
    (view.picture, view.can_save_picture) = (picture.told(), picture.can_be_saved());
    let wanted = result(contexts.ctx_mut()?, view, &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

fn answer(mut intents: MessageReader<ResultIntent>, mut picture: ResMut<ResultPicture>, mut ways: WaysOn<SetupForm>) {
    for intent in intents.read() {
        match *intent {
            ResultIntent::SavePicture => picture.save(),
            ResultIntent::Go(way) => ways.take(way),
        }
    }
}
