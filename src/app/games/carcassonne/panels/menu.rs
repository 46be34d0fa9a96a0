//! What the menu at the table offers.

use super::{Intent, MenuView, TableIntent};
use crate::app::book::About;
use crate::app::panels::AskGuide;
use crate::app::panels::menu::{Offer, friends};
use crate::app::words::say;

/// The buttons of the menu.
pub(super) fn offers(view: &MenuView) -> Vec<Offer<Intent>> {
    let play = [
        (say!("menu-continue"), true, TableIntent::CloseMenu),
        (say!("menu-hint-of-guide"), true, TableIntent::Ask(AskGuide::Advice)),
        (say!("menu-was-that-good"), view.can_take_back, TableIntent::Ask(AskGuide::Judgement)),
        (say!("menu-take-back"), view.can_take_back, TableIntent::TakeBack),
        (say!("menu-redo"), view.can_redo, TableIntent::Redo),
        (say!("rival-panel-rules"), true, TableIntent::LookUp(About::Game)),
    ];
    let around = [
        (say!("menu-settings"), true, TableIntent::OpenSettings),
        (say!("menu-begin-again"), true, TableIntent::BeginAgain),
        (say!("menu-save-and-leave"), true, TableIntent::SaveAndLeave),
        (say!("menu-quit"), true, TableIntent::Quit),
    ];
    play.into_iter()
        .chain(friends())
        .chain(around)
        .map(|(text, enabled, intent)| (text, enabled, intent.into()))
        .collect()
}
