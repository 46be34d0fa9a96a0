//! Carries out clicks in the panels at the table.

use super::panels::Intent;
use super::spots::Named;
use super::table::AtTable;
use crate::app::games::answers::Answers;
use crate::app::games::playing::MistsAt;
use crate::app::input::Want;
use crate::app::shell::menu::Menu;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::spots::{self, Spots, TakenUp};
use crate::app::table::{OfGame, TableSystems};
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::mists::{Action, Mists};
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
    (table, mut spots): (Res<AtTable>, Spots<Mists>),
    mut named: ResMut<Named>,
) {
    let mut pointed_at = None;
    for &intent in intents.read() {
        match intent {
            Intent::Table(wanted) => answers.give(wanted),
            Intent::Choose(action) => answers.act(action),
            Intent::PointAt(action) => pointed_at = pointed_at.or(Some(action)),
            Intent::PickGhosts => pick_ghosts(table.taught(), &mut spots, &mut answers),
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
    if answers.are_heard() {
        named.set_if_neq(spots::Named(pointed_at));
    }
}

/// Lights the first ghost and says how to go on, unless a lesson asks for something else.
fn pick_ghosts(taught: Option<Action>, spots: &mut Spots<Mists>, answers: &mut Answers<Mists>) {
    match taught {
        None | Some(Action::Banish { .. }) => {
            spots.focus_first();
            answers.refuse(say!("choice-click-ghosts", take = answers.key(Want::Confirm)), Some("SCORE-7"));
        }
        Some(_) => answers.refuse(say!("lesson-not-now", hint = answers.key(Want::Hint)), None),
    }
}
