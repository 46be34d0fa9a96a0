//! The menu at the table.

use super::{Intent, MenuView, Page};
use crate::app::theme::{Art, Face, INK, Pen, RUBRIC, SheetOptions, Thing, Type, sheet, table_unit};
use crate::app::words::say;
use egui::{Align2, Context, Rect};

const WIDTH: f32 = 460.0;
const TOP: f32 = 96.0;
/// Distance from one button to the next, if there is room.
const STEP: f32 = 72.0;
const FOOT: f32 = 64.0;

pub(super) fn show(ctx: &Context, art: &mut Art, view: &MenuView, intents: &mut Vec<Intent>) {
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, "menu", table_unit(ctx)), |pen| {
        pen.cover_all(1);
        let offers = offers(view);
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

/// The text of each button, whether it is enabled, and what it does.
fn offers(view: &MenuView) -> Vec<(&'static str, bool, Intent)> {
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

fn buttons(pen: &mut Pen, place: Rect, offers: Vec<(&str, bool, Intent)>, step: f32, intents: &mut Vec<Intent>) {
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
