//! Carries out clicks in the panels at the table.

use super::book::OpenPage;
use super::panels::{Intent, TableIntent};
use super::spots::{DraggedPiece, Named, SelectedPiece};
use super::table::{Decide, Playback};
use crate::app::board::FitBoard;
use crate::app::games::playing::CarcassonneAt;
use crate::app::games::told::Told;
use crate::app::hand::{Hand, Rotate};
use crate::app::shell::home::Leave;
use crate::app::shell::menu::Menu;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::spots;
use crate::app::table::{OfGame, TableSystems};
use crate::rules::carcassonne::{Action, Carcassonne};
use bevy::ecs::system::SystemParam;
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

/// What lies over the table.
#[derive(SystemParam)]
struct Over<'w> {
    menu: ResMut<'w, Menu>,
    told: ResMut<'w, Told>,
    page: ResMut<'w, OpenPage>,
}

/// What the player picks up from a panel.
#[derive(SystemParam)]
struct TakenUp<'w> {
    hand: ResMut<'w, Hand>,
    selected: ResMut<'w, SelectedPiece>,
    dragged: ResMut<'w, DraggedPiece>,
}

/// Where answers to clicks in the panels are sent.
#[derive(SystemParam)]
struct Replies<'w> {
    decisions: MessageWriter<'w, Decide>,
    rotations: MessageWriter<'w, Rotate>,
    fits: MessageWriter<'w, FitBoard>,
    leave: MessageWriter<'w, Leave>,
    named: ResMut<'w, Named>,
}

fn carry_out(
    mut intents: MessageReader<Intent>,
    mut over: Over,
    mut taken: TakenUp,
    mut playback: ResMut<Playback>,
    mut chosen: ResMut<Chosen>,
    mut replies: Replies,
) {
    let wanted: Vec<Intent> = intents.read().copied().collect();
    let named =
        wanted.iter().find_map(|intent| if let Intent::PointAt(action) = intent { Some(*action) } else { None });
    replies.named.set_if_neq(spots::Named(named));
    for intent in wanted {
        match intent {
            Intent::PointAt(_) => {}
            Intent::Choose(action) => drop(replies.decisions.write(Decide::Act(action))),
            Intent::SelectPiece(piece) => drop(taken.selected.set_if_neq(SelectedPiece(Some(piece)))),
            Intent::DragPiece(piece) => {
                taken.selected.set_if_neq(SelectedPiece(Some(piece)));
                taken.dragged.0 = Some(piece);
                over.told.put_away();
            }
            Intent::Settings(intent) => {
                if chosen.answer(intent) {
                    *over.menu = Menu::Open;
                }
            }
            Intent::Table(TableIntent::DragHand) => {
                playback.hurry();
                taken.hand.dragging = true;
                // An old message would cover the view.
                over.told.put_away();
            }
            Intent::Read(page) => {
                over.told.put_away();
                over.page.0 = page;
                *over.menu = Menu::Book;
            }
            Intent::Table(intent) => at_every_table(intent, &mut over, &mut replies),
        }
    }
}

/// What can be wanted in every game.
fn at_every_table(intent: TableIntent, over: &mut Over, replies: &mut Replies) {
    match intent {
        TableIntent::DragHand => {}
        TableIntent::Rotate(step) => drop(replies.rotations.write(Rotate(step))),
        TableIntent::Skip => drop(replies.decisions.write(Decide::Act(Action::SkipMeeple))),
        TableIntent::TakeBack => {
            *over.menu = Menu::Closed;
            replies.decisions.write(Decide::TakeBack);
        }
        TableIntent::Redo => {
            *over.menu = Menu::Closed;
            replies.decisions.write(Decide::Redo);
        }
        TableIntent::FitBoard => drop(replies.fits.write(FitBoard::Wanted)),
        TableIntent::OpenMenu => *over.menu = Menu::Open,
        TableIntent::LookUp => {
            over.told.put_away();
            *over.menu = Menu::Book;
        }
        TableIntent::CloseToast => over.told.put_away(),
        TableIntent::OpenSettings => *over.menu = Menu::Settings,
        TableIntent::OpenLog => *over.menu = Menu::Log,
        TableIntent::OpenTiles => *over.menu = Menu::TilesToCome,
        TableIntent::CloseMenu => *over.menu = Menu::Closed,
        TableIntent::BeginAgain => drop(replies.leave.write(Leave::ToBeginAgain)),
        TableIntent::SaveAndLeave => drop(replies.leave.write(Leave::ToTitle)),
        TableIntent::Quit => drop(replies.leave.write(Leave::Altogether)),
    }
}
