//! Carries out clicks in the panels at the table.

use super::panels::Intent;
use super::spots::Named;
use super::table::AtTable;
use crate::app::games::answers::Answers;
use crate::app::games::playing::MistsAt;
use crate::app::input::{Keys, Want};
use crate::app::shell::menu::Menu;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::spots::{self, Spots, TakenUp};
use crate::app::table::{OfGame, Refused, TableSystems};
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::mists::{Action, Mists};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        carry_out.in_set(TableSystems::Panels).in_set(OfGame::of::<Mists>()).run_if(in_state(MistsAt(Screen::Table))),
    );
}

fn carry_out(
    mut intents: MessageReader<Intent>,
    mut answers: Answers<Mists>,
    mut taken: TakenUp<Colour>,
    mut chosen: ResMut<Chosen>,
    mut ghosts: Ghosts,
    mut named: ResMut<Named>,
) {
    let mut pointed_at = None;
    for &intent in intents.read() {
        match intent {
            Intent::Table(wanted) => answers.give(wanted),
            Intent::Choose(action) => answers.act(action),
            Intent::PointAt(action) => pointed_at = pointed_at.or(Some(action)),
            Intent::PickGhosts => {
                ghosts.pick();
            }
            Intent::SelectColour(colour) => {
                taken.select(colour);
                answers.took_up(colour);
            }
            Intent::DragMeeple(colour) => {
                taken.drag(colour);
                answers.put_message_away();
            }
            Intent::Settings(intent) => {
                if chosen.answer(intent) {
                    answers.open(Menu::Open);
                }
            }
        }
    }
    named.set_if_neq(spots::Named(pointed_at));
}

/// What is needed to begin with removing ghosts.
#[derive(SystemParam)]
struct Ghosts<'w, 's> {
    spots: Spots<'w, 's, Mists>,
    table: Res<'w, AtTable>,
    keys: Res<'w, Keys>,
    refusals: MessageWriter<'w, Refused>,
}

impl Ghosts<'_, '_> {
    /// Lights the first ghost and says how to go on, unless a lesson asks for something else.
    fn pick(&mut self) {
        let (why, rule) = match self.table.taught() {
            None | Some(Action::Banish { .. }) => {
                self.spots.focus_first();
                (say!("choice-click-ghosts", take = self.keys.name(Want::Confirm)), Some("SCORE-7"))
            }
            Some(_) => (say!("lesson-not-now", hint = self.keys.name(Want::Hint)), None),
        };
        self.refusals.write(Refused { why, rule, at: None });
    }
}
