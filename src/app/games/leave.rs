//! Leaving the table, with a question if a game would be lost or replaced; and the way to the result.

use super::opening::{Plan, ToTable, fresh_seed};
use super::playing::Playable;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::{Home, Leave};
use crate::app::shell::menu::Menu;
use crate::app::shell::messages::{Answered, MessageView, Messages, Question};
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, Playback, TableSystems, at_table, is_played};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (ask, leave).chain().in_set(FrameSystems::Answer));
}

/// Leaving the table of one game.
pub(super) fn game<G: Playable>(app: &mut App) {
    app.add_systems(Update, begin_again::<G>.in_set(FrameSystems::Answer));
}

/// The way to the result of a game that has nothing to show at its end.
pub(super) fn to_result<G: Playable>(app: &mut App) {
    // After a take-back at the result the game continues.
    app.add_systems(
        Update,
        end_of_game::<G>
            .in_set(FrameSystems::Table)
            .after(TableSystems::Play)
            .run_if(at_table::<G>)
            .run_if(is_played::<G>),
    );
}

/// Asks first if a game would be lost or replaced.
fn ask(
    mut wanted: MessageReader<Leave>,
    home: Res<Home>,
    mut messages: ResMut<Messages>,
    mut menu: ResMut<Menu>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    for &leave in wanted.read() {
        let question = match (leave, &home.not_saved) {
            (_, Some(why)) => MessageView::leave_unsaved(why),
            (Leave::ToBeginAgain, None) => MessageView::begin_again(),
            (Leave::ToTitle, None) => {
                screen.set(Screen::Title);
                continue;
            }
            (Leave::Altogether, None) => {
                exit.write(AppExit::Success);
                continue;
            }
        };
        // After the answer, the table continues without the menu.
        *menu = Menu::Closed;
        messages.ask(question, Question::Leave(leave));
    }
}

fn leave(
    mut answers: MessageReader<Answered>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    for answer in answers.read().filter(|answer| answer.yes) {
        match answer.question {
            Question::Leave(Leave::ToTitle) => screen.set(Screen::Title),
            Question::Leave(Leave::Altogether) => drop(exit.write(AppExit::Success)),
            Question::Leave(Leave::ToBeginAgain) => {}
            Question::Continue | Question::Replace | Question::Elsewhere | Question::Delete => {}
            Question::Nothing | Question::DamagedFiles => {}
        }
    }
}

/// The same players begin again with another order of tiles.
fn begin_again<G: Playable>(
    mut answers: MessageReader<Answered>,
    table: Option<Res<AtTable<G>>>,
    mut to_table: ToTable,
) {
    let again = Question::Leave(Leave::ToBeginAgain);
    let agreed = answers.read().any(|answer| answer.yes && answer.question == again);
    if let (true, Some(table)) = (agreed, table) {
        to_table.begin(Ok(Plan { seed: fresh_seed(), ..Plan::of(&table.sitting) }));
    }
}

/// Goes to the result after the end was shown.
fn end_of_game<G: Playable>(table: Res<AtTable<G>>, playback: Res<Playback<G>>, mut screen: ResMut<NextState<Screen>>) {
    if playback.caught_up() && table.position().outcome().is_some() {
        screen.set(Screen::Result);
    }
}
