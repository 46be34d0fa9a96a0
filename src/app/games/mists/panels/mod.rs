//! The panels around the board: plain functions that take a view and return what the player wants.
//!
//! At the table, keys belong to the board, so no panel takes the keyboard's focus. The panels handle only these keys: 1
//! to 9 for the choices, G for a meeple of the other colour, Escape for the menu, L for the whole log, T for the tiles
//! to come, Page Up and Page Down for the log, and arrows and Enter in whatever lies over the table: menu, settings,
//! book.

mod choices;
mod foresight;
mod ghost_supply;
mod heights;
mod phase_line;
mod piles;
mod players;
pub(super) mod score_track;
mod view;

pub use super::book::levels::{name_of, page as level_page, page_of_spell_circles};
pub use view::*;

use crate::app::book::About;
use crate::app::input::{Want, pressed};
use crate::app::panels::choices::Chosen;
use crate::app::panels::hand::{self, Instead};
use crate::app::panels::menu_or_settings::{self, LookUp, Opened};
use crate::app::panels::{lesson, log, looked_up, not_saved, over_board, replay, tiles_to_come};
use crate::app::theme::{Art, Pen, Reach, SheetOptions, Thing, ready, sheet, table_unit};
use crate::app::words::say;
use crate::painter::figures::guard::Ground;
use egui::{Context, Order, Rect};

/// Shows all panels around the board, and returns what the player wants.
pub fn table(ctx: &Context, view: &TableView, art: &mut Art) -> Vec<Intent> {
    let mut intents = Vec::new();
    if !ready(ctx) {
        return intents;
    }
    around(ctx, view, art, &mut intents);
    if view.covered {
        return intents;
    }
    if let Some(over) = &view.over {
        if over_table(ctx, art, over, view) {
            intents.push(TableIntent::CloseMenu.into());
        }
        return intents;
    }
    let opened = Opened {
        settings: &view.settings,
        menu: view.menu,
        replay: &view.replay,
        lesson: &view.lesson,
        look_ups: &look_ups(view),
    };
    menu_or_settings::show(ctx, art, &opened, &mut intents, |intents| keys(ctx, view, intents));
    intents
}

/// The panels themselves, without what lies over the table.
fn around(ctx: &Context, view: &TableView, art: &mut Art, intents: &mut Vec<Intent>) {
    let unit = table_unit(ctx);
    let places = places(ctx, view);
    let on = |name, place| SheetOptions { name, place, order: Order::Middle, reach: Reach::Pointer, unit };
    sheet(ctx, art, on("score", places.score), |pen| {
        score_track::show(pen, places.score, &view.score, intents);
    });
    sheet(ctx, art, on("ghosts", places.ghosts), |pen| ghost_supply::show(pen, places.ghosts, &view.ghosts));
    if let Some(place) = places.log {
        sheet(ctx, art, on("log", place), |pen| log::show(pen, place, &view.log, view.menu.is_none(), intents));
    }
    sheet(ctx, art, on("players", places.players), |pen| {
        players::show(pen, places.players, &view.players, intents);
    });
    sheet(ctx, art, on("piles", places.piles), |pen| {
        piles::show(pen, places.piles, &view.piles, view.tells_tiles, intents);
    });
    if let (Some(card), Some(place)) = (&view.foresight, places.foresight) {
        sheet(ctx, art, on("foresight", place), |pen| foresight::show(pen, place, card));
    }
    if let Some(place) = places.hand {
        sheet(ctx, art, on("hand", place), |pen| in_hand(pen, place, view, intents));
    }
    sheet(ctx, art, on("phase", places.phase), |pen| {
        match &view.replay {
            Some(watched) => replay::show(pen, places.phase, watched, intents),
            None => phase_line::show(pen, places.phase, view, intents),
        }
        log::read_aloud(pen, &view.log);
    });
    if let Some(page) = &view.lesson {
        lesson::show(ctx, art, (places.phase, unit), page, intents);
    }
    let banner = lesson::with_banner(places.phase, unit, &view.lesson);
    // Nothing that lies over the table is to be covered.
    if view.menu.is_none() && !view.covered {
        let places = Places { phase: banner, ..places };
        over_board::show(ctx, art, (view.toast.as_ref(), view.tip.as_ref()), (&places, &view.kept_free), intents);
    }
    if let Some(why) = &view.not_saved {
        not_saved::show(ctx, art, why);
    }
}

/// The buttons of the menu for looking something up.
fn look_ups(view: &TableView) -> Vec<LookUp> {
    let mut all = vec![(say!("log-heading"), TableIntent::OpenLog)];
    all.extend(view.tells_tiles.then(|| (say!("to-come-heading"), TableIntent::OpenTiles)));
    let mut rules = vec![(say!("rules-of-this-level"), About::Game), (say!("menu-mouse-and-keys"), About::Controls)];
    rules.extend(view.spell_circles.then(|| (say!("menu-rules-of-spell-circles"), About::Rule("SPELL-2"))));
    all.extend(rules.into_iter().map(|(text, about)| (text, TableIntent::LookUp(about))));
    all
}

/// Handles the keys of the panels while nothing lies over the table.
fn keys(ctx: &Context, view: &TableView, intents: &mut Vec<Intent>) {
    let keyed = crate::app::panels::choices::keyed(ctx, &view.choices).into_iter().map(Chosen::Taken);
    intents.extend(keyed.filter_map(choices::wanted));
    if pressed(ctx, Want::OtherPiece) {
        intents.extend(players::other_colour(&view.players).map(Intent::SelectColour));
    }
    intents.extend(looked_up(ctx, view.tells_tiles, view.rule).map(Intent::from));
}

/// Shows the log or the tiles to come over the table. Returns whether to close it.
fn over_table(ctx: &Context, art: &mut Art, over: &OverTable, view: &TableView) -> bool {
    let (done, key) = match over {
        OverTable::Log => (log::show_large(ctx, art, &view.log), Want::Log),
        OverTable::Tiles(tiles) => {
            let told = say!("to-come-told", tiles = tiles.in_piles, face_down = tiles.face_down);
            (tiles_to_come::show(ctx, art, &told, &tiles.faces), Want::Tiles)
        }
    };
    done || pressed(ctx, Want::Leave) || pressed(ctx, key)
}

/// The places of the panels on this screen.
pub fn places(ctx: &Context, view: &TableView) -> Places {
    Places::on(ctx.content_rect(), table_unit(ctx), view)
}

/// The tile in hand, or else the meeple that is put next.
fn in_hand(pen: &mut Pen, place: Rect, view: &TableView, intents: &mut Vec<Intent>) {
    let next = players::next_meeple(&view.players);
    let instead = next.map_or(Instead::Nothing, |colour| Instead::Meeple(Thing::Guard(colour, Ground::Paper)));
    if hand::show(pen, place, view.hand.as_ref(), instead, intents) {
        intents.extend(next.map(Intent::DragMeeple));
    }
}
