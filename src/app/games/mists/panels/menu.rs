//! What the menu at the table offers.

use super::{Intent, MenuView, TableIntent};
use crate::app::book::About;
use crate::app::panels::AskGuide;
use crate::app::panels::menu::{Offer, friends};
use crate::app::words::say;

/// The buttons of the menu.
pub(super) fn offers(view: &MenuView) -> Vec<Offer<Intent>> {
    let at_table = |text, enabled, intent| (text, enabled, Intent::Table(intent));
    let mut offers = vec![
        at_table(say!("menu-continue"), true, TableIntent::CloseMenu),
        at_table(say!("menu-hint-of-guide"), true, TableIntent::Ask(AskGuide::Advice)),
        at_table(say!("menu-was-that-good"), view.can_take_back, TableIntent::Ask(AskGuide::Judgement)),
        at_table(say!("menu-take-back"), view.can_take_back, TableIntent::TakeBack),
        at_table(say!("menu-redo"), view.can_redo, TableIntent::Redo),
        at_table(say!("rules-of-this-level"), true, TableIntent::LookUp(About::Game)),
        at_table(say!("menu-mouse-and-keys"), true, TableIntent::LookUp(About::Controls)),
    ];
    offers.extend(friends().map(|(text, enabled, intent)| at_table(text, enabled, intent)));
    offers.extend([
        at_table(say!("menu-settings"), true, TableIntent::OpenSettings),
        at_table(say!("menu-begin-again"), true, TableIntent::BeginAgain),
        at_table(say!("menu-save-and-leave"), true, TableIntent::SaveAndLeave),
        at_table(say!("menu-quit"), true, TableIntent::Quit),
    ]);
    if view.spell_circles {
        offers.insert(
            4,
            at_table(say!("menu-rules-of-spell-circles"), true, TableIntent::LookUp(About::Rule("SPELL-2"))),
        );
    }
    offers
}
