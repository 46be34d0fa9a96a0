//! Carries out clicks in the panels at the table.

use super::book::OpenPage;
use super::panels::{Intent, Page};
use super::spots::{DraggedMeeple, Named, SelectedColour};
use crate::app::board::FitBoard;
use crate::app::games::mists::table::{AtTable, Decide, Playback};
use crate::app::games::playing::MistsAt;
use crate::app::games::told::Told;
use crate::app::hand::{Hand, Rotate};
use crate::app::shell::home::Leave;
use crate::app::shell::menu::Menu;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::spots;
use crate::app::table::{OfGame, Refused, TableSystems};
use crate::app::words::say;
use crate::rules::mists::{Action, Mists};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        carry_out.in_set(TableSystems::Panels).in_set(OfGame::of::<Mists>()).run_if(in_state(MistsAt(Screen::Table))),
    );
}

/// What lies over the table.
#[derive(SystemParam)]
struct Over<'w> {
    menu: ResMut<'w, Menu>,
    page: ResMut<'w, OpenPage>,
    told: ResMut<'w, Told>,
}

impl Over<'_> {
    /// Opens the book.
    fn read(&mut self, page: Page) {
        self.told.put_away();
        (*self.menu, self.page.0) = (Menu::Book, page);
    }
}

/// What the player picks up from a panel.
#[derive(SystemParam)]
struct TakenUp<'w> {
    hand: ResMut<'w, Hand>,
    selected: ResMut<'w, SelectedColour>,
    dragged: ResMut<'w, DraggedMeeple>,
}

/// Where answers to clicks in the panels are sent.
#[derive(SystemParam)]
struct Replies<'w> {
    decisions: MessageWriter<'w, Decide>,
    rotations: MessageWriter<'w, Rotate>,
    fits: MessageWriter<'w, FitBoard>,
    refusals: MessageWriter<'w, Refused>,
    leave: MessageWriter<'w, Leave>,
    named: ResMut<'w, Named>,
}

fn carry_out(
    mut intents: MessageReader<Intent>,
    table: Res<AtTable>,
    mut over: Over,
    mut taken: TakenUp,
    mut playback: ResMut<Playback>,
    mut chosen: ResMut<Chosen>,
    mut replies: Replies,
) {
    let wanted: Vec<Intent> = intents.read().cloned().collect();
    let named =
        wanted.iter().find_map(|intent| if let Intent::PointAt(action) = intent { Some(*action) } else { None });
    replies.named.set_if_neq(spots::Named(named));
    for intent in wanted {
        match intent {
            Intent::PointAt(_) => {}
            Intent::Choose(action) => {
                replies.decisions.write(Decide::Act(action));
            }
            Intent::PickGhosts => {
                let why = say!("choice-click-ghosts").to_owned();
                replies.refusals.write(Refused { why, rule: Some("SCORE-7"), at: None });
            }
            Intent::Rotate(step) => {
                replies.rotations.write(Rotate(step));
            }
            Intent::DragHand => {
                playback.hurry();
                taken.hand.dragging = true;
                // An old message would cover the view.
                over.told.put_away();
            }
            Intent::SelectColour(colour) => {
                taken.selected.set_if_neq(SelectedColour(Some(colour)));
            }
            Intent::DragMeeple(colour) => {
                taken.selected.set_if_neq(SelectedColour(Some(colour)));
                taken.dragged.0 = Some(colour);
                over.told.put_away();
            }
            Intent::Skip => {
                replies.decisions.write(Decide::Act(Action::SkipMeeple));
            }
            Intent::TakeBack => {
                *over.menu = Menu::Closed;
                replies.decisions.write(Decide::TakeBack);
            }
            Intent::Redo => {
                *over.menu = Menu::Closed;
                replies.decisions.write(Decide::Redo);
            }
            Intent::FitBoard => {
                replies.fits.write(FitBoard::Wanted);
            }
            Intent::OpenMenu => *over.menu = Menu::Open,
            Intent::LookUp => over.read(Page::Level(table.position().level().number)),
            Intent::Read(page) => over.read(page),
            Intent::CloseToast => over.told.put_away(),
            Intent::OpenSettings => *over.menu = Menu::Settings,
            Intent::Settings(intent) => {
                if chosen.answer(intent) {
                    *over.menu = Menu::Open;
                }
            }
            Intent::OpenLog => *over.menu = Menu::Log,
            Intent::OpenTiles => *over.menu = Menu::TilesToCome,
            Intent::CloseMenu => *over.menu = Menu::Closed,
            Intent::BeginAgain => {
                replies.leave.write(Leave::ToBeginAgain);
            }
            Intent::SaveAndLeave => {
                replies.leave.write(Leave::ToTitle);
            }
            Intent::Quit => {
                replies.leave.write(Leave::Altogether);
            }
        }
    }
}
