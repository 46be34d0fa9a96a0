//! Where the result of a game leads in which everybody plays for themselves.

use super::opening::{Plan, ToTable, fresh_seed};
use super::setting_up::{Form, GameForm};
use crate::app::screens::ending::WayOn;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, Decide};
use crate::rules::Game;
use crate::table::last_setup::KeptSetup;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// All that the ways on from a result change.
#[derive(SystemParam)]
pub(super) struct WaysOn<'w, 's, F: GameForm> {
    table: Option<Res<'w, AtTable<<F as GameForm>::Game>>>,
    form: ResMut<'w, Form<F>>,
    decisions: MessageWriter<'w, Decide<<<F as GameForm>::Game as Game>::Action>>,
    to_table: ToTable<'w, 's>,
}

impl<F: GameForm> WaysOn<'_, '_, F> {
    /// Takes this way on.
    pub fn take(&mut self, way: WayOn) {
        let Some(table) = &self.table else { return };
        match way {
            WayOn::Title => self.to_table.screen.set(Screen::Title),
            WayOn::Review => self.to_table.screen.set(Screen::Review),
            WayOn::Watch => self.to_table.watch_again(table.sitting.clone()),
            WayOn::OtherSetup => {
                self.form.0 = F::again(&F::Kept::of(&table.sitting), fresh_seed());
                self.to_table.screen.set(Screen::Setup);
            }
            // The table's referee reads it there.
            WayOn::TakeBack => {
                self.decisions.write(Decide::TakeBack);
                self.to_table.screen.set(Screen::Table);
            }
            WayOn::PlayAgain => self.to_table.begin(Ok(Plan { seed: fresh_seed(), ..Plan::of(&table.sitting) })),
        }
    }
}
