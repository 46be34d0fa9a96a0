//! The panels around the house: plain functions that take a view and return what the player wants.
//!
//! At the table, keys belong to the house, so no panel takes the keyboard's focus. The panels handle only these keys: 1
//! to 9 for the choices, Escape for the menu, L for the whole log, and arrows and Enter in whatever lies over the
//! table.

mod info;
mod last_roll;
mod places;
mod players;
mod turn_line;
mod view;

pub use places::Places;
pub use view::*;

use crate::app::book::About;
use crate::app::input::{Want, pressed};
use crate::app::panels::menu_or_settings::{self, Opened};
use crate::app::panels::over_board::Room;
use crate::app::panels::{choices, lesson, log, looked_up, not_saved, replay, toast};
use crate::app::theme::{Art, Reach, SheetOptions, ready, sheet, table_unit};
use crate::app::words::say;
use egui::{Context, Order, Pos2};

/// Distance of a message from the banner, in layout pixels.
const ABOVE_BANNER: f32 = 16.0;

/// Shows all panels around the house, and returns what the player wants.
pub fn table(ctx: &Context, view: &TableView, art: &mut Art) -> Vec<Intent> {
    let mut intents = Vec::new();
    if !ready(ctx) {
        return intents;
    }
    around(ctx, view, art, &mut intents);
    if view.covered {
        return intents;
    }
    if view.whole_log {
        let done = log::show_large(ctx, art, &view.log);
        if done || pressed(ctx, Want::Leave) || pressed(ctx, Want::Log) {
            intents.push(TableIntent::CloseMenu.into());
        }
        return intents;
    }
    let opened = Opened {
        settings: &view.settings,
        menu: view.menu,
        replay: &view.replay,
        lesson: &view.lesson,
        look_ups: &[
            (say!("log-heading"), TableIntent::OpenLog),
            (say!("house-panel-rules"), TableIntent::LookUp(About::Game)),
        ],
    };
    menu_or_settings::show(ctx, art, &opened, &mut intents, |intents| keys(ctx, view, intents));
    intents
}

/// The panels themselves, without what lies over the table.
fn around(ctx: &Context, view: &TableView, art: &mut Art, intents: &mut Vec<Intent>) {
    let unit = table_unit(ctx);
    let places = places(ctx, view);
    let on = |name, place| SheetOptions { name, place, order: Order::Middle, reach: Reach::Pointer, unit };
    sheet(ctx, art, on("house-players", places.players), |pen| players::show(pen, places.players, view, intents));
    sheet(ctx, art, on("house-roll", places.roll), |pen| {
        last_roll::show(pen, places.roll, view.last_roll.as_ref(), intents);
    });
    sheet(ctx, art, on("house-banner", places.banner), |pen| {
        match &view.replay {
            Some(watched) => replay::show(pen, places.banner, watched, intents),
            None => turn_line::show(pen, places.banner, view, intents),
        }
        log::read_aloud(pen, &view.log);
        pen.say(&view.secrets);
    });
    if let Some(page) = &view.lesson {
        lesson::show(ctx, art, (places.banner, unit), page, intents);
    }
    let banner = lesson::with_banner(places.banner, unit, &view.lesson);
    // Nothing that lies over the house is to be covered.
    let is_free = view.menu.is_none() && !view.covered;
    let toast = view.toast.as_ref().filter(|_| is_free).map(|toast| {
        let over_house = places.free.with_max_y(places.free.bottom().min(banner.top()) - ABOVE_BANNER * unit);
        // What is told of a watched game speaks of rooms, so it covers none of them if there is room elsewhere.
        let beside = view.replay.as_ref().and_then(|_| places.below_roll(ctx.content_rect(), unit));
        let room = Room { free: beside.unwrap_or(over_house), kept_free: &view.kept_free, column: places.roll };
        toast::show(ctx, art, toast, (banner, Some(room)), intents)
    });
    if let Some(info) = view.info.as_ref().filter(|_| is_free) {
        info::show(ctx, art, info, (places.free, toast), unit);
    }
    if let Some(why) = &view.not_saved {
        not_saved::show(ctx, art, why);
    }
}

/// Handles the keys of the panels while nothing lies over the table.
fn keys(ctx: &Context, view: &TableView, intents: &mut Vec<Intent>) {
    intents.extend(choices::keyed(ctx, &view.choices).into_iter().map(Intent::Choose));
    intents.extend(looked_up(ctx, false, view.rule).map(Intent::from));
}

/// The places of the panels on this screen.
pub fn places(ctx: &Context, view: &TableView) -> Places {
    Places::on(ctx.content_rect(), table_unit(ctx), view)
}

/// Where each player sits, in points: ghosts and cards fly there.
pub fn seats(ctx: &Context, view: &TableView) -> Vec<Pos2> {
    players::middles(places(ctx, view).players, table_unit(ctx), view.players.len())
}
