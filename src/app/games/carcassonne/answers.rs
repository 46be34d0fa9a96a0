//! Carries out clicks in the panels at the table.

use super::panels::Intent;
use super::spots::Named;
use crate::app::games::answers::Answers;
use crate::app::games::playing::CarcassonneAt;
use crate::app::shell::menu::Menu;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::spots::{self, TakenUp};
use crate::app::table::{OfGame, TableSystems};
use crate::rules::carcassonne::{Carcassonne, Piece};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        carry_out
            .in_set(TableSystems::Panels)
            .in_set(OfGame::of::<Carcassonne>())
            .run_if(in_state(CarcassonneAt(Screen::Table))),
    );
}

fn carry_out(
    mut intents: MessageReader<Intent>,
    mut answers: Answers<Carcassonne>,
    mut taken: TakenUp<Piece>,
    mut chosen: ResMut<Chosen>,
    mut named: ResMut<Named>,
) {
    let mut pointed_at = None;
    for &intent in intents.read() {
        match intent {
            Intent::Table(wanted) => answers.give(wanted),
            Intent::Choose(action) => answers.act(action),
            Intent::PointAt(action) => pointed_at = pointed_at.or(Some(action)),
            Intent::SelectPiece(piece) => {
                taken.select(piece);
                answers.took_up(piece);
            }
            Intent::DragPiece(piece) => {
                taken.drag(piece);
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
