//! The log, newest first, turn by turn. The wheel, dragging, Page Up and Page Down scroll it, and news bring the panel
//! back to the newest line. A click opens it large.
//! It scrolls by lines, so that only visible lines have to be laid out.

use super::{TableIntent, back};
use crate::app::input::{Want, repeated};
use crate::app::theme::{
    Art, FADED_INK, Face, INK, Pen, RUBRIC, SheetOptions, TellOnHover, Thing, Type, screen_unit, sheet,
};
use crate::app::words::say;
use crate::rules::Colour;
use egui::{Align, Align2, Context, Event, Id, MouseWheelUnit, Rect, Response, Sense, pos2, vec2};

const TOP: f32 = 56.0;
/// Height of the line between two turns.
const TURN: f32 = 27.0;
/// Height of most lines. Dragging this far scrolls by one line.
const LINE: f32 = 29.0;
const GAP: f32 = 5.0;
/// Lines per notch of the wheel.
const NOTCH: f32 = 2.0;
/// Width and height of the large sheet.
const WIDTH: f32 = 900.0;
const HEIGHT: f32 = 960.0;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The turn in which it happened, from 1.
    pub turn: u16,
    /// Whose badge stands before it.
    pub colour: Option<Colour>,
    /// What happened.
    pub text: String,
}

/// The scroll position of a log.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Scrolled {
    /// Number of newer lines above the view.
    back: f32,
    /// Number of lines in the log at the last frame.
    of: usize,
}

impl Scrolled {
    /// Keeps the view on the same lines when new ones arrive. At the newest line, the view follows the news.
    fn stay(&mut self, lines: usize) {
        if self.back > 0.0 {
            self.back = (self.back + lines as f32 - self.of as f32).max(0.0);
        }
        self.of = lines;
    }

    /// Goes to the newest line when new ones arrive.
    fn jump(&mut self, lines: usize) {
        if lines != self.of {
            *self = Scrolled { back: 0.0, of: lines };
        }
    }
}

/// The panel beside the board.
pub(in crate::app) fn show<I: From<TableIntent>>(
    pen: &mut Pen,
    place: Rect,
    lines: &[LogLine],
    scrolls: bool,
    intents: &mut Vec<I>,
) {
    pen.fill(Thing::Sheet(7), place);
    let response = pen.control(place, say!("log-name"), Sense::click_and_drag()).tell_on_hover(say!("log-name"));
    let heading = pen.heading(place, say!("log-heading"), 150.0 * pen.unit);
    let keys = if scrolls { Some(Keys::Pages) } else { None };
    let room = Rect::from_min_max(place.min + pen.size(22.0, TOP), place.max - pen.size(18.0, 16.0));
    let top = scroll(pen, "scrolled panel", &response, room, lines, keys);
    if let Some(line) = top {
        let at = pos2(place.right() - 20.0 * pen.unit, heading.center().y + pen.unit);
        let set = Type::new(Face::Italic, 21.0, if response.hovered() { RUBRIC } else { FADED_INK });
        let width = at.x - heading.right() - 14.0 * pen.unit;
        pen.write(at, Align2::RIGHT_CENTER, &say!("turn", turn = line.turn), set, width);
    }
    if response.clicked() {
        intents.push(TableIntent::OpenLog.into());
    }
}

/// What was last read aloud of a log.
#[derive(Clone, Debug, Default)]
struct ReadAloud {
    /// How many lines were known.
    of: usize,
    /// The lines that came last.
    text: String,
}

/// So many lines at once may be news. More are the log of another game, or a final count, which has a screen of its own.
const MOST_NEWS: usize = 12;

/// Lets a screen reader read each new line, wherever the log is shown, or nowhere.
pub(in crate::app) fn read_aloud(pen: &mut Pen, lines: &[LogLine]) {
    let id = Id::new("log read aloud");
    // What was there before is no news.
    let known: Option<ReadAloud> = pen.ui.data(|data| data.get_temp(id));
    let mut now = known.unwrap_or(ReadAloud { of: lines.len(), text: String::new() });
    if lines.len() != now.of {
        let new = lines.get(now.of..).filter(|new| new.len() <= MOST_NEWS).unwrap_or_default();
        now = ReadAloud { of: lines.len(), text: new.iter().map(|line| &*line.text).collect::<Vec<_>>().join(" ") };
    }
    pen.say(&now.text);
    pen.ui.data_mut(|data| data.insert_temp(id, now));
}

/// The whole log on a sheet over the table. Returns whether to close it.
pub(in crate::app) fn show_large(ctx: &Context, art: &mut Art, lines: &[LogLine]) -> bool {
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, "whole log", screen_unit(ctx)), |pen| {
        pen.cover_all(1);
        let place = Rect::from_center_size(screen.center(), pen.size(WIDTH, HEIGHT));
        pen.fill(Thing::Sheet(41), place);
        let room = Rect::from_min_max(place.min + pen.size(60.0, 104.0), place.max - pen.size(60.0, 112.0));
        let response = pen.ui.interact(place, pen.id("lines"), Sense::DRAG);
        let at = place.center_top() + pen.size(0.0, 28.0);
        let title = Type::new(Face::Heading, 38.0, RUBRIC);
        let written = pen.write(at, Align2::CENTER_TOP, say!("log-all-heading"), title, place.width() * 0.6);
        let edge = 60.0 * pen.unit;
        pen.rule(place.left() + edge, place.right() - edge, written.bottom() + 8.0 * pen.unit);
        if let Some(line) = scroll(pen, "scrolled sheet", &response, room, lines, Some(Keys::All)) {
            let at = pos2(place.right() - edge, written.center().y);
            let set = Type::new(Face::Italic, 24.0, FADED_INK);
            pen.write(at, Align2::RIGHT_CENTER, &say!("turn", turn = line.turn), set, place.width() * 0.15);
        }
        back::to_the_table(pen, place)
    })
}

/// The keys that scroll the log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keys {
    /// Page Up and Page Down.
    Pages,
    /// Page Up, Page Down, the arrows, Home and End.
    All,
}

/// Scrolls, then shows as many lines as fit. Returns the line at the top.
fn scroll<'a>(
    pen: &mut Pen,
    name: &str,
    response: &Response,
    room: Rect,
    lines: &'a [LogLine],
    keys: Option<Keys>,
) -> Option<&'a LogLine> {
    if lines.is_empty() {
        pen.paragraph(room, Align::Min, say!("log-empty"), Type::new(Face::Italic, 22.0, FADED_INK));
        return None;
    }
    let id: Id = pen.id(name);
    let mut now: Scrolled = pen.ui.data(|data| data.get_temp(id)).unwrap_or_default();
    match keys {
        Some(Keys::All) => now.stay(lines.len()),
        // The panel tells what happens now; who reads back opens the sheet.
        Some(Keys::Pages) | None => now.jump(lines.len()),
    }
    let page = (room.height() / (LINE * pen.unit) - 1.0).max(1.0);
    now.back += turned_by(pen, response, page, keys);
    now.back = now.back.clamp(0.0, farthest(pen, room, lines) as f32);
    pen.ui.data_mut(|data| data.insert_temp(id, now));
    let first = now.back.round() as usize;
    let shown = write(pen, room, lines, first);
    bar(pen, room, first, shown, lines.len());
    lines.iter().rev().nth(first)
}

/// How many lines the wheel, dragging and keys scroll back.
fn turned_by(pen: &Pen, response: &Response, page: f32, keys: Option<Keys>) -> f32 {
    let high = LINE * pen.unit;
    let mut back = 0.0;
    if response.contains_pointer() {
        back -= pen.ui.input(|input| {
            let turned = input.events.iter().filter_map(|event| match event {
                Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => Some(delta.y / high),
                Event::MouseWheel { unit: MouseWheelUnit::Line, delta, .. } => Some(delta.y * NOTCH),
                Event::MouseWheel { unit: MouseWheelUnit::Page, delta, .. } => Some(delta.y * page),
                _ => None,
            });
            turned.sum::<f32>()
        });
    }
    if response.dragged() {
        back -= response.drag_delta().y / high;
    }
    let Some(keys) = keys else { return back };
    let far = 1e6;
    let steps = [
        (Want::PageOn, page, true),
        (Want::PageBack, -page, true),
        (Want::Down, 1.0, keys == Keys::All),
        (Want::Up, -1.0, keys == Keys::All),
        (Want::ToEnd, far, keys == Keys::All),
        (Want::ToBeginning, -far, keys == Keys::All),
    ];
    let pressed = steps.into_iter().filter(|&(want, _, works)| works && repeated(pen.ui.ctx(), want));
    back + pressed.map(|(_, step, _)| step).sum::<f32>()
}

fn set(newest: bool) -> Type {
    Type::new(Face::Text, 22.0, if newest { INK } else { FADED_INK })
}

/// Where the text of a line begins, and its greatest width.
fn column(pen: &Pen, room: Rect) -> (f32, f32) {
    let left = room.left() + 36.0 * pen.unit;
    (left, room.right() - 10.0 * pen.unit - left)
}

/// The height of a line. It includes the turn's number if the line above belongs to another turn.
fn height(pen: &Pen, room: Rect, line: &LogLine, above: Option<&LogLine>) -> f32 {
    let (_, width) = column(pen, room);
    let turn = if above.is_some_and(|above| above.turn != line.turn) { TURN * pen.unit } else { 0.0 };
    turn + pen.height_of(&line.text, set(false), width) + GAP * pen.unit
}

/// The largest number of lines above the view, which leaves the oldest line at the bottom.
fn farthest(pen: &Pen, room: Rect, lines: &[LogLine]) -> usize {
    let mut left = room.height() + GAP * pen.unit;
    let mut fit = 0;
    for (at, line) in lines.iter().enumerate() {
        left -= height(pen, room, line, lines.get(at + 1));
        if left < 0.0 {
            break;
        }
        fit += 1;
    }
    lines.len() - fit.max(1)
}

/// Writes as many lines as fit, starting at `first`. Returns their number.
fn write(pen: &mut Pen, room: Rect, lines: &[LogLine], first: usize) -> usize {
    let (left, width) = column(pen, room);
    let mut top = room.top();
    let mut shown = 0;
    let mut above: Option<&LogLine> = None;
    for (index, line) in lines.iter().rev().enumerate().skip(first) {
        let high = height(pen, room, line, above);
        if shown > 0 && top + high - GAP * pen.unit > room.bottom() {
            break;
        }
        let mut y = top;
        if above.is_some_and(|above| above.turn != line.turn) {
            turn(pen, room, y, line.turn);
            y += TURN * pen.unit;
        }
        if let Some(colour) = line.colour {
            let badge = Rect::from_min_size(pos2(room.left(), y + 2.0 * pen.unit), vec2(25.0, 25.0) * pen.unit);
            pen.fill(Thing::Badge(colour), badge);
        }
        let place = Rect::from_min_max(pos2(left, y), pos2(left + width, room.bottom() + GAP * pen.unit));
        pen.paragraph(place, Align::Min, &line.text, set(index == 0));
        top += high;
        above = Some(line);
        shown += 1;
    }
    shown
}

/// The number of a turn between two thin lines.
fn turn(pen: &mut Pen, room: Rect, top: f32, number: u16) {
    let at = pos2(room.center().x, top + (TURN / 2.0 - 2.0) * pen.unit);
    let set = Type::new(Face::Italic, 21.0, FADED_INK);
    let word = pen.write(at, Align2::CENTER_CENTER, &say!("turn", turn = number), set, room.width());
    let line = egui::Stroke::new(pen.unit, crate::app::theme::faint(INK, 0.3));
    let gap = 10.0 * pen.unit;
    pen.painter().hline(room.left()..=word.left() - gap, at.y, line);
    pen.painter().hline(word.right() + gap..=room.right() - 10.0 * pen.unit, at.y, line);
}

/// The scroll bar.
fn bar(pen: &Pen, room: Rect, first: usize, shown: usize, of: usize) {
    if shown >= of {
        return;
    }
    let rail = Rect::from_min_max(
        pos2(room.right() - 1.0 * pen.unit, room.top()),
        pos2(room.right() + 4.0 * pen.unit, room.bottom()),
    );
    let share = |lines: usize| lines as f32 / of as f32 * rail.height();
    let long = share(shown).max(22.0 * pen.unit);
    let most = (of - shown).max(1) as f32;
    let top = rail.top() + (rail.height() - long) * (first as f32 / most).min(1.0);
    let round = 2.5 * pen.unit;
    pen.painter().rect_filled(rail, round, crate::app::theme::faint(INK, 0.12));
    let bead = Rect::from_min_size(pos2(rail.left(), top), vec2(rail.width(), long));
    pen.painter().rect_filled(bead, round, crate::app::theme::faint(RUBRIC, 0.8));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_reads_an_old_turn_is_not_pushed_off_it_by_news() {
        let mut at_old = Scrolled { back: 5.0, of: 20 };
        at_old.stay(23);
        assert_eq!(at_old, Scrolled { back: 8.0, of: 23 });
        at_old.stay(10);
        assert_eq!(at_old, Scrolled { back: 0.0, of: 10 });
        let mut at_newest = Scrolled { back: 0.0, of: 20 };
        at_newest.stay(23);
        assert_eq!(at_newest, Scrolled { back: 0.0, of: 23 });
    }

    #[test]
    fn the_panel_shows_what_happens_now() {
        let mut at_old = Scrolled { back: 5.0, of: 20 };
        at_old.jump(20);
        assert_eq!(at_old, Scrolled { back: 5.0, of: 20 }, "nothing new");
        at_old.jump(21);
        assert_eq!(at_old, Scrolled { back: 0.0, of: 21 });
    }
}
