//! What the menu at the table offers.

use super::{Intent, MenuView, Page};
use crate::app::panels::menu::Offer;
use crate::app::words::say;

/// The buttons of the menu.
pub(super) fn offers(view: &MenuView) -> Vec<Offer<Intent>> {
    let mut offers = vec![
        (say!("menu-continue"), true, Intent::CloseMenu),
        (say!("menu-take-back"), view.can_take_back, Intent::TakeBack),
        (say!("menu-redo"), view.can_redo, Intent::Redo),
        (say!("rules-of-this-level"), true, Intent::LookUp),
        (say!("menu-mouse-and-keys"), true, Intent::Read(Page::TurnControls)),
        (say!("menu-settings"), true, Intent::OpenSettings),
        (say!("menu-begin-again"), true, Intent::BeginAgain),
        (say!("menu-save-and-leave"), true, Intent::SaveAndLeave),
        (say!("menu-quit"), true, Intent::Quit),
    ];
    if view.spell_circles {
        offers.insert(4, (say!("menu-rules-of-spell-circles"), true, Intent::Read(Page::SpellCircles)));
    }
    offers
}
