//! Carries out clicks in the panels at the table.

use super::panels::Intent;
use super::peek::Peek;
use super::spots::Named;
use crate::app::games::answers::Answers;
use crate::app::games::playing::DontGoInAt;
use crate::app::shell::menu::Menu;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::spots::{self, TakenUp};
use crate::app::table::{OfGame, TableSystems};
use crate::rules::Colour;
use crate::rules::dont_go_in::{Card, DontGoIn};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LookedAt>();
    app.add_systems(
        Update,
        carry_out
            .in_set(TableSystems::Panels)
            .in_set(OfGame::of::<DontGoIn>())
            .run_if(in_state(DontGoInAt(Screen::Table))),
    );
}

/// The card of a tableau under the pointer, and where it is on the screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct LookedAt(pub Option<(Card, egui::Rect)>);

/// What the pointer is on in the panels.
#[derive(SystemParam)]
struct Pointing<'w> {
    named: ResMut<'w, Named>,
    looked_at: ResMut<'w, LookedAt>,
}

fn carry_out(
    mut intents: MessageReader<Intent>,
    mut answers: Answers<DontGoIn>,
    mut taken: TakenUp<Colour>,
    mut chosen: ResMut<Chosen>,
    mut pointing: Pointing,
    mut peek: ResMut<Peek>,
) {
    let (mut pointed_at, mut looks_at) = (None, None);
    for &intent in intents.read() {
        match intent {
            Intent::Table(wanted) => answers.give(wanted),
            Intent::Choose(action) => answers.act(action),
            Intent::PointAt(action) => pointed_at = pointed_at.or(Some(action)),
            Intent::DragMeeple(colour) => {
                taken.drag(colour);
                answers.put_message_away();
            }
            Intent::LookAt(card, place) => looks_at = Some((card, place)),
            Intent::Peek(seat) => peek.by_button = seat,
            Intent::Settings(intent) => {
                if chosen.answer(intent) {
                    answers.open(Menu::Open);
                }
            }
        }
    }
    if answers.are_heard() {
        pointing.named.set_if_neq(spots::Named(pointed_at));
        pointing.looked_at.set_if_neq(LookedAt(looks_at));
    }
}
