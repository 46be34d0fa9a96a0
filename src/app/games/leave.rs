//! Leaving the table, with a question if a game would be lost or replaced; and the way to the result.

use super::opening::{Plan, ToTable, fresh_seed};
use super::playing::Playable;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::{Home, Leave};
use crate::app::shell::menu::Menu;
use crate::app::shell::messages::{Answered, MessageView, Messages, Question};
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, Playback, TableSystems, at_table, is_played};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use bevy::ecs::system::SystemParam;
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

/// The game on the table that may be lost.
#[derive(SystemParam)]
pub(super) struct AtStake<'w> {
    screen: Res<'w, State<Screen>>,
    home: Res<'w, Home>,
    mists: Option<Res<'w, AtTable<Mists>>>,
    rivals: Option<Res<'w, AtTable<Carcassonne>>>,
    house: Option<Res<'w, AtTable<DontGoIn>>>,
}

impl AtStake<'_> {
    /// Why it is lost if it is left now, as a sentence. A lesson, a game that is watched and a friend's table are not, nor
    /// a game that was left already.
    pub fn lost(&self) -> Option<&str> {
        fn counts<G: Playable>(table: &Option<Res<AtTable<G>>>) -> bool {
            table.as_ref().is_some_and(|table| table.counts())
        }
        let counts = counts(&self.mists) || counts(&self.rivals) || counts(&self.house);
        let is_left = !matches!(**self.screen, Screen::Table | Screen::Result | Screen::Review);
        self.home.not_saved.as_deref().filter(|_| counts && !is_left)
    }
}

/// Asks first if a game would be lost or replaced.
fn ask(
    mut wanted: MessageReader<Leave>,
    at_stake: AtStake,
    mut messages: ResMut<Messages>,
    mut menu: ResMut<Menu>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    for &leave in wanted.read() {
        let question = match (leave, at_stake.lost()) {
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
            Question::Continue | Question::Replace | Question::Elsewhere | Question::Delete | Question::Watch => {}
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::{Purpose, Visit};
    use crate::rules::mists::Setup;
    use crate::table::mists::{Sitting, shipped};
    use bevy::ecs::system::RunSystemOnce;

    /// Whether leaving this screen asks, if nothing can be saved and this game lies on the table.
    fn asks(screen: Screen, table: Option<AtTable<Mists>>) -> bool {
        let mut world = World::new();
        world.insert_resource(State::new(screen));
        world.insert_resource(Home { not_saved: Some("the disk is full".to_owned()), ..default() });
        world.init_resource::<Messages>();
        world.init_resource::<Menu>();
        world.init_resource::<NextState<Screen>>();
        world.init_resource::<bevy::ecs::message::Messages<AppExit>>();
        world.init_resource::<bevy::ecs::message::Messages<Leave>>();
        if let Some(table) = table {
            world.insert_resource(table);
        }
        world.write_message(Leave::ToTitle);
        world.run_system_once(ask).expect("the system runs");
        let asks = world.resource::<Messages>().asks(Question::Leave(Leave::ToTitle));
        let goes = matches!(world.resource::<NextState<Screen>>(), NextState::Pending(Screen::Title));
        assert_ne!(asks, goes);
        asks
    }

    #[test]
    fn only_a_game_that_counts_is_lost_where_nothing_can_be_saved() {
        let (level, deck) = (shipped::level(1).expect("level 1"), shipped::deck().expect("the deck"));
        let sitting = Sitting::begin(Setup::with_players(level, deck, 2), 7, Vec::new()).expect("a game");
        let played = AtTable::played(sitting);
        let visited = AtTable { purpose: Purpose::Visit(Visit::default()), ..AtTable::played(played.sitting.clone()) };
        let left = AtTable::played(played.sitting.clone());
        assert!(asks(Screen::Table, Some(played)));
        assert!(!asks(Screen::Table, Some(visited)) && !asks(Screen::Table, None));
        assert!(!asks(Screen::Title, Some(left)), "it was asked when the game was left");
    }
}
