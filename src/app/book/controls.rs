//! All controls for mouse and keyboard, as a table.

use super::page::{Chapter, Page};
use crate::app::input::{Keys, keys_of};
use crate::app::theme::{FADED_INK, Face, INK, Pen, RUBRIC, Type, faint};
use crate::app::words::say;
use egui::{Align, Align2, Rect, Stroke, pos2, vec2};

/// An action, how to do it with the mouse, and how with the keyboard.
pub type Control = [&'static str; 3];

/// The actions of a turn in which a tile is laid. `choices` are those that only one game has.
pub(in crate::app) fn in_a_turn(choices: &[Control]) -> Vec<Control> {
    let before = [
        [say!("control-lay-what"), say!("control-lay-mouse"), say!("control-lay-keys")],
        [say!("control-turn-what"), say!("control-turn-mouse"), say!("control-turn-keys")],
        [say!("control-put-meeple-what"), say!("control-put-meeple-mouse"), say!("control-put-meeple-keys")],
        [say!("control-put-none-what"), say!("control-put-none-mouse"), say!("control-put-none-keys")],
    ];
    [&before[..], choices, &taken_back_or_asked()].concat()
}

/// What undoes a turn and does it again, and what asks about it.
pub(in crate::app) fn taken_back_or_asked() -> [Control; 3] {
    [
        [say!("control-take-back-what"), say!("control-take-back-mouse"), say!("control-take-back-keys")],
        [say!("control-do-again-what"), say!("control-do-again-mouse"), say!("control-do-again-keys")],
        [say!("control-ask-what"), say!("control-ask-mouse"), say!("control-ask-keys")],
    ]
}

/// All other actions that every game has.
pub(in crate::app) fn at_the_table() -> Vec<Control> {
    vec![
        [say!("control-whole-log-what"), say!("control-whole-log-mouse"), say!("control-whole-log-keys")],
        [say!("control-menu-what"), say!("control-menu-mouse"), say!("control-menu-keys")],
        [say!("control-full-screen-what"), say!("control-full-screen-mouse"), say!("control-full-screen-keys")],
        [say!("control-silence-what"), say!("control-silence-mouse"), say!("control-silence-keys")],
        [say!("control-other-keys-what"), say!("control-other-keys-mouse"), say!("control-other-keys-keys")],
    ]
}

/// How the book is read.
pub(in crate::app) fn in_the_book() -> Vec<Control> {
    vec![
        [say!("control-read-what"), say!("control-read-mouse"), say!("control-read-keys")],
        [say!("control-turn-pages-what"), say!("control-turn-pages-mouse"), say!("control-turn-pages-keys")],
        [say!("control-search-what"), say!("control-search-mouse"), say!("control-search-keys")],
        [say!("control-rule-what"), say!("control-rule-mouse"), say!("control-rule-keys")],
    ]
}

/// The same in a game of tiles, whose board grows out of the window and to which more tiles come.
pub(in crate::app) fn at_a_board_of_tiles() -> Vec<Control> {
    let own = [
        [say!("control-look-round-what"), say!("control-look-round-mouse"), say!("control-look-round-keys")],
        [say!("control-whole-board-what"), say!("control-whole-board-mouse"), say!("control-whole-board-keys")],
        [say!("control-tiles-to-come-what"), say!("control-tiles-to-come-mouse"), say!("control-tiles-to-come-keys")],
        [say!("control-picture-what"), say!("control-picture-mouse"), say!("control-picture-keys")],
    ];
    [&own[..], &at_the_table()].concat()
}

/// The chapter with mouse and keys, which every book has: in a turn, at the table, and in the book itself.
pub(in crate::app) fn chapter(in_a_turn: Vec<Control>, at_the_table: Vec<Control>) -> Chapter {
    let pages = vec![
        Page::of_controls(say!("book-turn-heading"), say!("book-controls-what"), in_a_turn),
        Page::of_controls(say!("book-table-heading"), say!("book-controls-what"), at_the_table),
        Page::of_controls(say!("book-reading-heading"), say!("book-controls-what"), in_the_book()),
    ];
    Chapter { name: say!("book-chapter-controls"), pages }
}

/// Where the columns begin and how wide they are, as shares of the whole width.
const COLUMNS: [(f32, f32); 3] = [(0.0, 0.26), (0.28, 0.42), (0.72, 0.28)];
const HEAD: f32 = 40.0;
const GAP: f32 = 18.0;
const WHAT: Type = Type::new(Face::Bold, 23.0, INK);
const HOW: Type = Type::new(Face::Text, 23.0, INK);

/// Writes the table from the top of a place.
pub(super) fn show(pen: &mut Pen, place: Rect, controls: &[Control]) {
    let column = |(from, wide): (f32, f32), y: f32| {
        Rect::from_min_size(
            pos2(place.left() + from * place.width(), y),
            vec2(wide * place.width(), place.bottom() - y),
        )
    };
    let heads = ["", say!("controls-mouse"), say!("controls-keyboard")];
    for (column, head) in COLUMNS.map(|share| column(share, place.top())).into_iter().zip(heads) {
        if !head.is_empty() {
            let set = Type::new(Face::Heading, 25.0, RUBRIC);
            pen.write(column.min, Align2::LEFT_TOP, head, set, column.width());
        }
    }
    // The column is about the keyboard, also while a gamepad is used.
    let keys = Keys::clone(&keys_of(pen.ui.ctx())).with_pad(None);
    let mut y = place.top() + HEAD * pen.unit;
    for control in controls {
        let line = Stroke::new(pen.unit, faint(FADED_INK, 0.35));
        pen.painter().hline(place.x_range(), y, line);
        y += 0.4 * GAP * pen.unit;
        let mut highest: f32 = 0.0;
        for ((share, text), set) in COLUMNS.into_iter().zip(*control).zip([WHAT, HOW, HOW]) {
            let written = pen.paragraph(column(share, y), Align::Min, &keys.spelled(text), set);
            highest = highest.max(written.height());
        }
        y += highest + 0.6 * GAP * pen.unit;
    }
}
