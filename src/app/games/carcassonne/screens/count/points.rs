//! Where the points come from: a column for each player, the points in play and those at the end. The columns of those
//! who get points now are golden.

use super::view::{CountView, PlayerPoints};
use crate::app::theme::{CREAM, FADED_INK, Face, GILDING, INK, Pen, RUBRIC, Thing, Type, WARNING, faint};
use crate::app::words::{number, say, signed};
use crate::table::carcassonne::tally::{Account, Line};
use egui::{Align2, Rect, Stroke, StrokeKind, pos2};

/// The lines of the table. Cemeteries bring no points, and nothing is counted for fields in play.
const IN_PLAY: [Line; 6] =
    [Line::Roads, Line::Cities, Line::Monasteries, Line::Castles, Line::Ghosts, Line::KeptAtZero];
const AT_END: [Line; 7] =
    [Line::Roads, Line::Cities, Line::Monasteries, Line::Castles, Line::Fields, Line::Ghosts, Line::KeptAtZero];

const HEADING: f32 = 52.0;
const NAMES: f32 = 66.0;
const TOTALS: f32 = 62.0;
const ROW: f32 = 28.0;
const MARGIN: f32 = 24.0;
/// Wider columns have the name beside the badge, narrower ones below it.
const WIDE: f32 = 150.0;

fn word(line: Line) -> &'static str {
    match line {
        Line::Roads => say!("rival-points-roads"),
        Line::Cities => say!("rival-points-cities"),
        Line::Monasteries => say!("rival-points-monasteries"),
        Line::Castles => say!("rival-points-castles"),
        Line::Cemeteries => say!("rival-points-cemeteries"),
        Line::Fields => say!("rival-points-fields"),
        Line::Ghosts => say!("rival-points-ghosts"),
        Line::KeptAtZero => say!("rival-points-kept"),
    }
}

/// The lines to show. What was kept at zero is rare, so it is left out where nobody kept anything.
fn shown(lines: &[Line], view: &CountView, account: fn(&PlayerPoints) -> &Account) -> Vec<Line> {
    let any_kept = view.players.iter().any(|player| account(player)[Line::KeptAtZero] != 0);
    lines.iter().copied().filter(|&line| line != Line::KeptAtZero || any_kept).collect()
}

fn in_play(player: &PlayerPoints) -> &Account {
    &player.in_play
}

fn at_end(player: &PlayerPoints) -> &Account {
    &player.at_end
}

/// The height of the table, in layout pixels. It has room for all lines of the end from the beginning.
pub(super) fn points_height(view: &CountView) -> f32 {
    let lines = shown(&IN_PLAY, view, in_play).len() + AT_END.len();
    HEADING + NAMES + TOTALS + (lines + 2) as f32 * ROW + 34.0
}

/// Draws the table.
pub(super) fn points(pen: &mut Pen, place: Rect, view: &CountView) {
    let words = (place.width() * 0.22).max(172.0 * pen.unit);
    let room = place.shrink2(pen.size(MARGIN, 0.0));
    let column = (room.width() - words) / view.players.len() as f32;
    let top = place.top() + HEADING * pen.unit;
    pen.heading(place, say!("rival-points-heading"), place.width() * 0.8);
    let at = pos2(room.left(), top + (NAMES + TOTALS / 2.0) * pen.unit);
    pen.write(at, Align2::LEFT_CENTER, say!("rival-points-total"), Type::new(Face::Bold, 24.0, INK), words);
    for (index, player) in view.players.iter().enumerate() {
        let left = room.left() + words + index as f32 * column;
        let column = Rect::from_min_max(pos2(left, top), pos2(left + column, place.bottom() - 16.0 * pen.unit));
        head(pen, column, player, view.gain(player.colour));
    }
    let (lines, below) = (shown(&IN_PLAY, view, in_play), top + (NAMES + TOTALS) * pen.unit);
    let table = Table { room, words, column };
    let below = table.part(pen, below, say!("rival-points-in-play"), &lines, view, in_play);
    let lines = shown(&AT_END, view, at_end);
    table.part(pen, below + 6.0 * pen.unit, say!("rival-points-at-end"), &lines, view, at_end);
}

/// A player's badge, name and score; golden if the player gets points now.
fn head(pen: &mut Pen, column: Rect, player: &PlayerPoints, gain: Option<i32>) {
    if gain.is_some() {
        let place = column.shrink2(pen.size(3.0, 0.0));
        pen.painter().rect_filled(place, 9.0 * pen.unit, GILDING);
        let line = Stroke::new(1.8 * pen.unit, faint(RUBRIC, 0.7));
        pen.painter().rect_stroke(place, 9.0 * pen.unit, line, StrokeKind::Inside);
    }
    let (middle, set) = (column.center().x, Type::new(Face::Bold, 23.0, INK));
    if column.width() / pen.unit >= WIDE {
        let room = column.width() - 56.0 * pen.unit;
        let wide = pen.width_of(&player.name, set).min(room);
        let left = middle - (wide + 42.0 * pen.unit) / 2.0;
        let y = column.top() + 32.0 * pen.unit;
        pen.fill(
            Thing::Badge(player.colour),
            Rect::from_min_size(pos2(left, y - 17.0 * pen.unit), pen.size(34.0, 34.0)),
        );
        pen.write(pos2(left + 42.0 * pen.unit, y), Align2::LEFT_CENTER, &player.name, set, room);
    } else {
        let badge = Rect::from_center_size(pos2(middle, column.top() + 21.0 * pen.unit), pen.size(32.0, 32.0));
        pen.fill(Thing::Badge(player.colour), badge);
        let at = pos2(middle, column.top() + 50.0 * pen.unit);
        pen.write(at, Align2::CENTER_CENTER, &player.name, Type { size: 21.0, ..set }, column.width() - 8.0 * pen.unit);
    }
    let size = if column.width() / pen.unit >= 100.0 { 50.0 } else { 38.0 };
    let at = pos2(middle, column.top() + (NAMES + TOTALS / 2.0) * pen.unit);
    let set = Type::new(Face::Heavy, size, INK);
    let score = pen.write(at, Align2::CENTER_CENTER, &number(player.score), set, column.width());
    if let Some(gain) = gain {
        coin(pen, column, score, gain);
    }
}

/// What the player gets now, on a small plate beside the score, if there is room.
fn coin(pen: &mut Pen, column: Rect, score: Rect, gain: i32) {
    let set = Type::new(Face::Bold, 21.0, CREAM);
    let text = signed(gain);
    let size = egui::vec2(pen.width_of(&text, set) + 16.0 * pen.unit, 30.0 * pen.unit);
    let place = Rect::from_min_size(pos2(score.right() + 4.0 * pen.unit, score.center().y - size.y), size);
    if place.right() < column.right() - 2.0 * pen.unit {
        pen.painter().rect_filled(place, 15.0 * pen.unit, if gain < 0 { WARNING } else { RUBRIC });
        pen.write(place.center() - pen.size(0.0, 1.0), Align2::CENTER_CENTER, &text, set, place.width());
    }
}

/// Where words and columns stand.
struct Table {
    room: Rect,
    words: f32,
    column: f32,
}

impl Table {
    /// A part of the table: its sum in red, then its lines. Returns where it ends.
    fn part(
        &self,
        pen: &mut Pen,
        top: f32,
        heading: &str,
        lines: &[Line],
        view: &CountView,
        account: fn(&PlayerPoints) -> &Account,
    ) -> f32 {
        pen.painter().hline(self.room.x_range(), top, Stroke::new(1.2 * pen.unit, faint(INK, 0.4)));
        let mut y = top + (ROW / 2.0 + 3.0) * pen.unit;
        let set = Type::new(Face::Heading, 23.0, RUBRIC);
        pen.write(pos2(self.room.left(), y), Align2::LEFT_CENTER, heading, set, self.words);
        for (index, player) in view.players.iter().enumerate() {
            let set = Type::new(Face::Bold, 23.0, RUBRIC);
            self.number(pen, index, y, &number(account(player).total()), set);
        }
        for &line in lines {
            y += ROW * pen.unit;
            let at = pos2(self.room.left() + 16.0 * pen.unit, y);
            let set = Type::new(Face::Text, 23.0, INK);
            pen.write(at, Align2::LEFT_CENTER, word(line), set, self.words - 18.0 * pen.unit);
            for (index, player) in view.players.iter().enumerate() {
                let points = account(player)[line];
                let colour = match points {
                    0 => faint(FADED_INK, 0.6),
                    points if points < 0 => WARNING,
                    _ => INK,
                };
                let text = if points == 0 { "–".to_owned() } else { number(points) };
                self.number(pen, index, y, &text, Type::new(Face::Text, 23.0, colour));
            }
        }
        y + (ROW / 2.0 + 3.0) * pen.unit
    }

    /// A number in a player's column. The last digits stand below each other.
    fn number(&self, pen: &mut Pen, index: usize, y: f32, text: &str, set: Type) {
        let middle = self.room.left() + self.words + (index as f32 + 0.5) * self.column;
        let at = pos2(middle + 18.0 * pen.unit, y);
        pen.write(at, Align2::RIGHT_CENTER, text, set, self.column);
    }
}
