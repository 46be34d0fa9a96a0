//! What lies over the table of any game: the settings, or else the menu; and the key that opens and closes the menu.

use super::menu::{self, MenuView};
use super::{LessonView, ReplayView, TableIntent};
use crate::app::input::{Want, pressed};
use crate::app::screens::{self, SettingsIntent};
use crate::app::theme::Art;
use crate::table::settings::Settings;
use egui::Context;

pub(in crate::app) use super::menu::LookUp;

/// What is open, and what the buttons of the menu depend on.
pub(in crate::app) struct Opened<'a> {
    /// The settings that are being changed; they lie over the menu.
    pub settings: &'a Option<Settings>,
    /// The menu, while it is open.
    pub menu: Option<MenuView>,
    /// The bar of a game that is watched.
    pub replay: &'a Option<ReplayView>,
    /// The page of a lesson.
    pub lesson: &'a Option<LessonView>,
    /// The buttons of the menu for looking something up: the log, the tiles to come, the rules.
    pub look_ups: &'a [LookUp],
}

/// Shows the settings or the menu. While there is neither, `keys` handles the keys of the panels.
pub(in crate::app) fn show<I: From<TableIntent> + From<SettingsIntent>>(
    ctx: &Context,
    art: &mut Art,
    opened: &Opened,
    intents: &mut Vec<I>,
    keys: impl FnOnce(&mut Vec<I>),
) {
    match (opened.settings, opened.menu) {
        (Some(now), _) => {
            intents.extend(screens::settings(ctx, now, art).into_iter().map(I::from));
            return;
        }
        (None, Some(view)) => {
            let offers = menu::offers(view, (opened.replay, opened.lesson), opened.look_ups);
            menu::show(ctx, art, (&offers, menu::foot(view, opened.replay, opened.lesson)), intents);
        }
        (None, None) => keys(intents),
    }
    if pressed(ctx, Want::Leave) {
        let wanted = if opened.menu.is_some() { TableIntent::CloseMenu } else { TableIntent::OpenMenu };
        intents.push(wanted.into());
    }
}
