//! The menu at the table: buttons in a column.

use super::{LessonView, ReplayView, TableIntent};
use crate::app::book::About;
use crate::app::table::{LessonIntent, ReplayIntent};
use crate::app::theme::{Art, Face, INK, Pen, RUBRIC, SheetOptions, Thing, Type, sheet, table_unit};
use crate::app::words::say;
use egui::{Align2, Context, Rect};

const WIDTH: f32 = 460.0;
const TOP: f32 = 96.0;
/// Distance from one button to the next, if there is room.
const STEP: f32 = 72.0;
const FOOT: f32 = 64.0;

/// The text of a button, whether it is enabled, and what it does.
pub(in crate::app) type Offer<I> = (&'static str, bool, I);

/// The buttons of a game that is watched, of a lesson, of a visit, or else the usual ones.
pub(in crate::app) fn offers<I: From<TableIntent>>(
    replay: &Option<ReplayView>,
    lesson: &Option<LessonView>,
    visits: bool,
    usual: impl FnOnce() -> Vec<Offer<I>>,
) -> Vec<Offer<I>> {
    match (replay, lesson) {
        (Some(view), _) => while_watching(view),
        (None, Some(_)) => while_learning(),
        (None, None) if visits => while_visiting(),
        (None, None) => usual(),
    }
}

/// The way to open the table to friends, if the program was built with a network.
pub(in crate::app) fn friends() -> Option<Offer<TableIntent>> {
    cfg!(feature = "network").then(|| (say!("menu-friends"), true, TableIntent::OpenFriends))
}

fn while_visiting<I: From<TableIntent>>() -> Vec<Offer<I>> {
    let offers = [
        (say!("menu-continue"), TableIntent::CloseMenu),
        (say!("title-how-to-play"), TableIntent::LookUp(About::Game)),
        (say!("menu-settings"), TableIntent::OpenSettings),
        (say!("network-leave"), TableIntent::SaveAndLeave),
        (say!("menu-quit"), TableIntent::Quit),
    ];
    offers.into_iter().map(|(text, intent)| (text, true, intent.into())).collect()
}

fn while_learning<I: From<TableIntent>>() -> Vec<Offer<I>> {
    let offers = [
        (say!("menu-continue"), TableIntent::CloseMenu),
        (say!("title-how-to-play"), TableIntent::LookUp(About::Game)),
        (say!("menu-settings"), TableIntent::OpenSettings),
        (say!("lesson-leave"), TableIntent::Lesson(LessonIntent::Leave)),
        (say!("menu-quit"), TableIntent::Quit),
    ];
    offers.into_iter().map(|(text, intent)| (text, true, intent.into())).collect()
}

fn while_watching<I: From<TableIntent>>(view: &ReplayView) -> Vec<Offer<I>> {
    let offers = [
        (say!("menu-continue"), true, TableIntent::CloseMenu),
        (say!("replay-play-on"), !view.is_over, TableIntent::Replay(ReplayIntent::PlayOn)),
        (say!("title-how-to-play"), true, TableIntent::LookUp(About::Game)),
        (say!("menu-settings"), true, TableIntent::OpenSettings),
        (say!("replay-leave"), true, TableIntent::Replay(ReplayIntent::Leave)),
        (say!("menu-quit"), true, TableIntent::Quit),
    ];
    offers.into_iter().map(|(text, enabled, intent)| (text, enabled, intent.into())).collect()
}

/// Shows the menu with these buttons.
pub(in crate::app) fn show<I>(ctx: &Context, art: &mut Art, offers: Vec<Offer<I>>, intents: &mut Vec<I>) {
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, "menu", table_unit(ctx)), |pen| {
        pen.cover_all(1);
        let count = offers.len() as f32;
        let step = STEP.min((screen.height() / pen.unit - 32.0 - TOP - FOOT) / count);
        let size = pen.size(WIDTH, TOP + count * step + FOOT);
        let place = Rect::from_center_size(screen.center(), size);
        pen.fill(Thing::Sheet(31), place);
        let at = place.center_top() + pen.size(0.0, 26.0);
        let title =
            pen.write(at, Align2::CENTER_TOP, say!("menu-heading"), Type::new(Face::Heading, 36.0, RUBRIC), size.x);
        let edge = 60.0 * pen.unit;
        pen.rule(place.left() + edge, place.right() - edge, title.bottom() + 6.0 * pen.unit);
        buttons(pen, place, offers, step, intents);
        let at = place.center_bottom() - pen.size(0.0, 34.0);
        let hint = say!("menu-hint");
        pen.write(at, Align2::CENTER_CENTER, hint, Type::new(Face::Italic, 21.0, INK), size.x - edge);
    });
}

fn buttons<I>(pen: &mut Pen, place: Rect, offers: Vec<Offer<I>>, step: f32, intents: &mut Vec<I>) {
    for (index, (text, enabled, intent)) in offers.into_iter().enumerate() {
        let corner = (50.0, TOP + index as f32 * step);
        let button = pen.rect(place.min, corner, (WIDTH - 100.0, (step - 12.0).min(60.0)));
        let response = pen.button(button, text, enabled);
        if index == 0 && pen.ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
        }
        if response.clicked() {
            intents.push(intent);
        }
    }
}
