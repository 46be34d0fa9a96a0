//! The result of a game against each other: who has won, the facts below it, and the ways on.

use crate::app::input::{Want, pressed};
use crate::app::theme::{Face, INK, Pen, RUBRIC, TellOnHover, Type, WARNING, row_of_buttons};
use crate::app::words::say;
use crate::table::seed_of;
use bevy::prelude::Message;
use egui::{Align2, Pos2, Rect, Response, Sense, pos2};

/// Where the player goes after a game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayOn {
    /// The same players with another draw.
    PlayAgain,
    /// Change who plays, or the options.
    OtherSetup,
    /// Take the last decision back and continue.
    TakeBack,
    /// Look back on the game with the guide.
    Review,
    /// Watch the game from its beginning.
    Watch,
    /// Go to the title.
    Title,
}

/// The seed of a game as the players wrote it in the form, if that is where it came from.
pub fn seed_as_written(written: &str, seed: u64) -> String {
    if seed_of(written) == Some(seed) { written.trim().to_owned() } else { seed.to_string() }
}

/// That the game is over, and who has won. Returns where the words end.
pub fn over_and_won(pen: &mut Pen, sheet: Rect, over: &str, won: &str) -> f32 {
    let width = sheet.width() - 100.0 * pen.unit;
    let at = sheet.center_top() + pen.size(0.0, 28.0);
    let small = pen.write(at, Align2::CENTER_TOP, over, Type::new(Face::Heading, 30.0, RUBRIC), width);
    let at = pos2(sheet.center().x, small.bottom() - 6.0 * pen.unit);
    let title = pen.write_or_wrap(at, Align2::CENTER_TOP, won, Type::new(Face::Heavy, 54.0, INK), width);
    let line = title.bottom() + 8.0 * pen.unit;
    pen.rule(sheet.left() + 90.0 * pen.unit, sheet.right() - 90.0 * pen.unit, line);
    line + 26.0 * pen.unit
}

/// Facts about the game, and whether it had a take-back. Returns where the words end.
pub fn facts(pen: &mut Pen, left: Pos2, right: f32, facts: &str, with_take_back: bool) -> f32 {
    let set = Type::new(Face::Italic, 24.0, INK);
    let facts = pen.write(left, Align2::LEFT_CENTER, facts, set, (right - left.x) * 0.6);
    let next = facts.right() + 26.0 * pen.unit;
    if !with_take_back {
        return next;
    }
    let set = Type { colour: WARNING, ..set };
    let aided = pen.write(pos2(next, left.y), Align2::LEFT_CENTER, say!("result-with-take-back"), set, right - next);
    tell_of_take_back(pen, aided);
    aided.right() + 26.0 * pen.unit
}

/// What the note about a take-back means, while the pointer is on it.
pub fn tell_of_take_back(pen: &mut Pen, note: Rect) {
    let told = say!("result-with-take-back-told");
    pen.plain_control(note, told, Sense::hover()).tell_on_hover(told);
}

/// The buttons at the foot of the sheet. They react once the screen has `settled`. Who `visits` the table of another
/// program waits there for another game.
pub fn ways_on(pen: &mut Pen, sheet: Rect, (can_take_back, visits): (bool, bool), settled: bool) -> Option<WayOn> {
    let can_take_back = can_take_back && !visits;
    let mut offers = vec![
        (say!("result-again"), WayOn::PlayAgain),
        (say!("result-setup"), WayOn::OtherSetup),
        (say!("result-review"), WayOn::Review),
        (say!("saved-watch"), WayOn::Watch),
        (say!("result-title"), WayOn::Title),
    ];
    if can_take_back {
        offers.insert(2, (say!("menu-take-back"), WayOn::TakeBack));
    }
    if visits {
        offers.retain(|(_, way)| matches!(way, WayOn::Title));
    }
    let named: Vec<(&str, bool)> = offers.iter().map(|&(text, _)| (text, settled)).collect();
    let row = row_of_buttons(pen, sheet.center_bottom() - pen.size(0.0, 68.0), &named);
    let told = row.into_iter().zip(&offers).map(|(button, (_, way))| match way {
        WayOn::Review => button.tell_on_hover(say!("result-look-back-told")),
        WayOn::Watch => button.tell_on_hover(say!("result-watch-told")),
        WayOn::PlayAgain | WayOn::OtherSetup | WayOn::TakeBack | WayOn::Title => button,
    });
    // Each button is drawn with its text, also after the one that is clicked.
    let row: Vec<Response> = told.collect();
    let way = match row.iter().position(Response::clicked) {
        Some(pressed) => offers.get(pressed).map(|&(_, way)| way),
        None if can_take_back && pressed(pen.ui.ctx(), Want::TakeBack) => Some(WayOn::TakeBack),
        None if !visits && pressed(pen.ui.ctx(), Want::Hint) => Some(WayOn::Review),
        None if !visits && pressed(pen.ui.ctx(), Want::Watch) => Some(WayOn::Watch),
        None => None,
    };
    way.filter(|_| settled)
}
