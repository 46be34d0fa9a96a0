//! How the game ended, and what to do next.

mod par;
mod view;

pub use view::{PuzzleResult, ResultIntent, ResultView, result};

use self::par::Par;
use super::setup::{Form, fill_in};
use crate::app::book::About;
use crate::app::games::last_setup::Last;
use crate::app::games::mists::campaign::KeptCampaign;
use crate::app::games::mists::table::{AtTable, Decide};
use crate::app::games::mists::words;
use crate::app::games::opening::{Plan, ToTable, fresh_seed};
use crate::app::games::playing::MistsAt;
use crate::app::games::result_picture::{Painted, ResultPicture, game};
use crate::app::games::settling::Settling;
use crate::app::screens::ending::seed_as_written;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::rules::mists::{Level, Mists, Outcome};
use crate::rules::{Colour, Game};
use crate::table::mists::Sitting;
use crate::table::mists::last_setup::LastSetup;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ResultIntent>();
    app.add_plugins(par::plugin);
    game::<Mists>(app, MistsAt(Screen::Result));
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(MistsAt(Screen::Result))));
    app.add_systems(Update, (answer, leave_for_another_level).in_set(FrameSystems::Answer));
}

impl Painted for Mists {
    fn picture_name(sitting: &Sitting) -> String {
        format!("mists-level-{}-seed-{}", sitting.setup().level.number, sitting.seed())
    }
}

/// The data for the result screen.
#[derive(bevy::ecs::system::SystemParam)]
struct Ended<'w> {
    table: Option<Res<'w, AtTable>>,
    campaign: Res<'w, KeptCampaign>,
    picture: Res<'w, ResultPicture>,
    par: Res<'w, Par>,
    form: Res<'w, Form>,
}

fn show(
    mut contexts: EguiContexts,
    ended: Ended,
    settling: Settling,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<ResultIntent>,
) -> Result {
    let Some(view) = ended.view(settling.is_over()) else { return Ok(()) };
    let wanted = result(contexts.ctx_mut()?, &view, &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

impl Ended<'_> {
    fn view(&self, settled: bool) -> Option<ResultView> {
        let table = self.table.as_ref()?;
        let outcome = table.position().outcome()?;
        Some(ResultView { settled, ..self.ended(table, outcome) })
    }

    fn ended(&self, table: &AtTable, outcome: Outcome) -> ResultView {
        let (position, level) = (table.position(), table.position().level());
        let several = position.splits_points();
        let totals = position.markers().iter().copied().zip(position.totals().iter().copied());
        let next = level.number + 1;
        let written = self.form.0.as_ref().map_or("", |form| &form.seed);
        let colours = position.seats().iter().filter_map(|seat| seat.first().copied());
        ResultView {
            outcome,
            players: colours.zip(table.sitting.names().iter().cloned()).collect(),
            level: level.number,
            spell_circles: table.sitting.setup().spell_circles,
            total: position.total(),
            markers: totals.filter(|_| several).collect::<Vec<(Colour, u16)>>(),
            goal: level.goal,
            pile: (level.piles > 1).then(|| position.active_pile() + 1),
            target: words::target(position),
            needed: level.target(position.active_pile()),
            supply: position.ghosts_in_supply(),
            ghosts: position.ghosts_on_board(),
            turns: position.turn(),
            tiles_left: position.piles().map(u16::from).sum(),
            seed: seed_as_written(written, table.sitting.seed()),
            with_take_back: table.sitting.with_take_back(),
            next: Some(next).filter(|&next| next <= Level::LAST && self.campaign.campaign.is_open(next)),
            opened: self.campaign.progress.opened,
            best: self.campaign.progress.best,
            puzzle: self.par.puzzle().map(|(puzzle, par)| PuzzleResult {
                par,
                streak: self.campaign.campaign.puzzles().streak(puzzle.day()),
            }),
            can_take_back: table.sitting.can_take_back() && !table.visits(),
            visits: table.visits(),
            picture: self.picture.told(),
            can_save_picture: self.picture.can_be_saved(),
            settled: true,
        }
    }
}

fn answer(
    mut intents: MessageReader<ResultIntent>,
    table: Option<Res<AtTable>>,
    mut picture: ResMut<ResultPicture>,
    mut decisions: MessageWriter<Decide>,
    mut books: MessageWriter<About>,
    mut to_table: ToTable,
) {
    for intent in intents.read() {
        match *intent {
            ResultIntent::SavePicture => picture.save(),
            ResultIntent::Levels => to_table.screen.set(Screen::LevelSelect),
            ResultIntent::Title => to_table.screen.set(Screen::Title),
            ResultIntent::Rule => {
                if let Some(outcome) = table.as_ref().and_then(|table| table.position().outcome()) {
                    books.write(About::Rule(outcome.rule()));
                }
            }
            ResultIntent::Review => to_table.screen.set(Screen::Review),
            ResultIntent::Watch => {
                if let Some(table) = &table {
                    to_table.watch_again(table.sitting.clone());
                }
            }
            ResultIntent::Next(_) => {}
            // The table's referee reads it there.
            ResultIntent::TakeBack => {
                decisions.write(Decide::TakeBack);
                to_table.screen.set(Screen::Table);
            }
            ResultIntent::PlayAgain | ResultIntent::SameSeed => {
                let Some(table) = &table else { continue };
                let same = *intent == ResultIntent::SameSeed;
                let seed = if same { table.sitting.seed() } else { fresh_seed() };
                let again = Plan { seed, ..Plan::of(&table.sitting) };
                to_table.begin(Ok(again));
            }
        }
    }
}

/// Leads to the setup of the next level.
fn leave_for_another_level(
    mut intents: MessageReader<ResultIntent>,
    mut form: ResMut<Form>,
    last: Res<Last<LastSetup>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for intent in intents.read() {
        if let ResultIntent::Next(level) = *intent {
            fill_in(&mut form, &last, level);
            screen.set(Screen::Setup);
        }
    }
}
