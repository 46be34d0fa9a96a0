//! What the table shows by itself, which purists switch off, how clicks decide and whether sounds are told in words: on
//! a sheet of its own behind the settings.

use super::{Rows, SettingsPage, WIDTH};
use crate::app::input::{Want, keys_of};
use crate::app::shell::settings::SettingsIntent;
use crate::app::theme::{Art, Face, Pen, RUBRIC, SheetOptions, Thing, Type, escaped, screen_unit, sheet};
use crate::app::words::say;
use crate::table::settings::Settings;
use egui::{Align2, Context, Rect};

const HEIGHT: f32 = 570.0;

/// Shows them over everything else.
pub(super) fn show(ctx: &Context, now: &Settings, art: &mut Art) -> Vec<SettingsIntent> {
    let mut intents = Vec::new();
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, "settings-table", screen_unit(ctx)), |pen| {
        pen.cover_all(1);
        let place = Rect::from_center_size(screen.center(), pen.size(WIDTH, HEIGHT));
        pen.fill(Thing::Sheet(37), place);
        let at = place.center_top() + pen.size(0.0, 24.0);
        let title = Type::new(Face::Heading, 38.0, RUBRIC);
        pen.write(at, Align2::CENTER_TOP, say!("settings-table"), title, place.width());
        let mut changed = *now;
        let mut rows = Rows { place, top: 110.0 };
        ticks(pen, &mut rows, &mut changed);
        if changed != *now {
            intents.push(SettingsIntent::Change(changed));
        }
        let usual = as_usual(now);
        if super::done(pen, place, *now != usual, &mut intents, SettingsIntent::Change(usual)) || escaped(pen) {
            SettingsPage::Settings.turn_to(ctx);
        }
    });
    intents
}

fn ticks(pen: &mut Pen, rows: &mut Rows, settings: &mut Settings) {
    let key = keys_of(pen.ui.ctx()).name(Want::Tiles);
    let tiles = say!("settings-tiles-to-come-on", key = key);
    let ticks = [
        (say!("to-come-heading"), tiles.as_str(), &mut settings.tiles_to_come),
        (say!("settings-legal-squares"), say!("settings-legal-squares-on"), &mut settings.legal_squares),
        (say!("settings-foresight"), say!("settings-foresight-on"), &mut settings.foresight),
        (say!("settings-second-click"), say!("settings-second-click-on"), &mut settings.second_click),
        (say!("settings-contrast"), say!("settings-contrast-on"), &mut settings.contrast),
        (say!("settings-captions"), say!("settings-captions-on"), &mut settings.captions),
    ];
    for (name, told, on) in ticks {
        rows.tick(pen, name, told, on);
    }
}

/// These settings, with the usual ones of this page.
fn as_usual(now: &Settings) -> Settings {
    let Settings { tiles_to_come, legal_squares, foresight, second_click, contrast, captions, .. } =
        Settings::default();
    Settings { tiles_to_come, legal_squares, foresight, second_click, contrast, captions, ..*now }
}
