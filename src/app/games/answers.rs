//! Carries out what somebody wants at the panels that every game has.

use super::hint::Hinted;
use super::told::Told;
use crate::app::board::FitBoard;
use crate::app::book::About;
use crate::app::hand::{Hand, Rotate};
use crate::app::input::{Keys, Want};
use crate::app::panels::{AskGuide, TableIntent};
use crate::app::shell::home::Leave;
use crate::app::shell::menu::Menu;
use crate::app::shell::panel_sleep::PanelSleep;
use crate::app::spots::Offers;
use crate::app::table::{AtTable, Decide, LessonIntent, Playback, Refused, ReplayIntent};
use crate::app::words::say;
use crate::rules::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What such an answer can change.
#[derive(SystemParam)]
pub struct Answers<'w, G: Offers> {
    menu: ResMut<'w, Menu>,
    told: ResMut<'w, Told>,
    hand: ResMut<'w, Hand>,
    playback: ResMut<'w, Playback<G>>,
    table: Res<'w, AtTable<G>>,
    decisions: MessageWriter<'w, Decide<<G as Game>::Action>>,
    rotations: MessageWriter<'w, Rotate>,
    fits: MessageWriter<'w, FitBoard>,
    asks: MessageWriter<'w, AskGuide>,
    replays: MessageWriter<'w, ReplayIntent>,
    lessons: MessageWriter<'w, LessonIntent>,
    books: MessageWriter<'w, About>,
    leave: MessageWriter<'w, Leave>,
    keys: Res<'w, Keys>,
    refusals: MessageWriter<'w, Refused>,
    panels: Res<'w, PanelSleep>,
}

impl<G: Offers> Answers<'_, G> {
    /// Whether panels could tell where the pointer is. While they sleep it rests where it was.
    pub fn are_heard(&self) -> bool {
        !self.panels.are_asleep()
    }

    /// Does what is wanted.
    pub fn give(&mut self, wanted: TableIntent) {
        match wanted {
            TableIntent::Rotate(step) => drop(self.rotations.write(Rotate(step))),
            TableIntent::DragHand => self.drag_hand(),
            TableIntent::Skip => {
                if let Some(skip) = self.table.position().skip() {
                    self.act(skip);
                }
            }
            TableIntent::TakeBack => self.close_menu_and(Decide::TakeBack),
            TableIntent::Redo => self.close_menu_and(Decide::Redo),
            TableIntent::Ask(question) => {
                self.open(Menu::Closed);
                self.asks.write(question);
            }
            TableIntent::FitBoard => drop(self.fits.write(FitBoard::Wanted)),
            TableIntent::OpenMenu => self.open(Menu::Open),
            TableIntent::LookUp(about) => {
                self.put_message_away();
                self.books.write(about);
            }
            TableIntent::CloseToast => self.put_message_away(),
            TableIntent::OpenSettings => self.open(Menu::Settings),
            TableIntent::OpenFriends => self.open(Menu::Friends),
            TableIntent::OpenLog => self.open(Menu::Log),
            TableIntent::OpenTiles => self.open(Menu::TilesToCome),
            TableIntent::CloseMenu => self.open(Menu::Closed),
            TableIntent::Replay(intent) => {
                self.open(Menu::Closed);
                self.replays.write(intent);
            }
            TableIntent::Lesson(intent) => {
                self.open(Menu::Closed);
                self.lessons.write(intent);
            }
            TableIntent::BeginAgain => drop(self.leave.write(Leave::ToBeginAgain)),
            TableIntent::SaveAndLeave => drop(self.leave.write(Leave::ToTitle)),
            TableIntent::Quit => drop(self.leave.write(Leave::Altogether)),
        }
    }

    /// Takes a decision.
    pub fn act(&mut self, action: G::Action) {
        self.decisions.write(Decide::Act(action));
    }

    /// Lays this over the table, or nothing.
    pub fn open(&mut self, menu: Menu) {
        *self.menu = menu;
    }

    /// Removes the message: it would cover what the player does next.
    pub fn put_message_away(&mut self) {
        self.told.put_away();
    }

    fn drag_hand(&mut self) {
        self.playback.hurry();
        self.hand.dragging = true;
        self.put_message_away();
    }

    /// Says so if a lesson asks for another figure than the one that was taken up: nothing is lit for this one.
    pub fn took_up(&mut self, figure: G::Figure)
    where
        G: Hinted,
    {
        let asked = self.table.taught().and_then(G::figure_put);
        if asked.is_some_and(|asked| asked != figure) {
            self.refuse(say!("lesson-other-piece", hint = self.key(Want::Hint)), None);
        }
    }

    /// What the key for this is called.
    pub fn key(&self, want: Want) -> String {
        self.keys.name(want)
    }

    /// Says why something is not done, with the rule that says more.
    pub fn refuse(&mut self, why: String, rule: Option<&'static str>) {
        self.refusals.write(Refused { why, rule, at: None });
    }

    fn close_menu_and(&mut self, decision: Decide<G::Action>) {
        self.open(Menu::Closed);
        self.decisions.write(decision);
    }
}
