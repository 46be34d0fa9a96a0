//! What the curves of the time line stand for, and how much each was: beside the turn, in as few rows as there is room
//! for.

use crate::app::table::replay::{Mark, Scorer, TimeLine};
use crate::app::theme::{Face, INK, NIGHT, Pen, RUBRIC, Type, cloak, faint};
use crate::app::words::{say, shortened};
use egui::{Align2, Color32, Rect, Stroke, StrokeKind, pos2};

/// Width of the piece of curve before an entry, and the gaps after it and between entries, in layout pixels.
const PIECE: f32 = 20.0;
const AFTER_PIECE: f32 = 7.0;
const BETWEEN: f32 = 18.0;

/// Sizes of the letters if the entries stand in one row, in two or in three, and how far apart rows are.
const ROWS: [(f32, f32); 3] = [(23.0, 0.0), (21.0, 26.0), (19.0, 22.0)];

/// What a curve or the area below them stands for, and how much it was.
struct Entry {
    colour: Color32,
    text: String,
    /// Without a name, for a narrow window. The colour still tells whose it is, as it does at the table.
    short: String,
    /// Whether it is a score, not the ghosts.
    is_score: bool,
}

/// How the entries are set.
struct Layout {
    rows: usize,
    /// Whether names are told.
    named: bool,
    in_row: usize,
    set: Type,
    /// From the beginning of an entry to that of the next one in its row, in pixels.
    step: f32,
}

/// Writes the legend around the middle of `room`.
pub(super) fn show(pen: &mut Pen, room: Rect, mark: &Mark, line: &TimeLine) {
    let entries = entries(mark, line);
    let Layout { rows, named, in_row, set, step } = layout(pen, room.width(), &entries);
    let apart = ROWS[rows - 1].1 * pen.unit;
    for (number, entry) in entries.iter().enumerate() {
        let y = room.center().y + apart * ((number / in_row) as f32 - (rows as f32 - 1.0) / 2.0);
        let left = room.left() + step * (number % in_row) as f32;
        let piece = Rect::from_min_size(pos2(left, y - 3.0 * pen.unit), pen.size(PIECE, 6.0));
        let rim = Stroke::new(pen.unit, faint(INK, 0.5));
        pen.painter().rect(piece, 3.0 * pen.unit, entry.colour, rim, StrokeKind::Outside);
        let at = pos2(left + before_text(pen), y);
        pen.write(at, Align2::LEFT_CENTER, entry.text(named), set, room.right() - at.x);
    }
}

/// What stands there: the scores, "Alix 16", and the ghosts that are out.
fn entries(mark: &Mark, line: &TimeLine) -> Vec<Entry> {
    let score = |(number, &score): (usize, &u16)| match line.scorers.get(number) {
        Some(Scorer { colour, name }) => {
            let text = format!("{} {score}", shortened(name));
            Entry { colour: cloak(*colour), text, short: score.to_string(), is_score: true }
        }
        None => {
            Entry { colour: RUBRIC, text: say!("points", points = score), short: score.to_string(), is_score: true }
        }
    };
    let scores = mark.scores.iter().enumerate().map(score);
    let are_shown = line.marks.iter().any(|mark| mark.ghosts > 0);
    let ghosts = || {
        let told = say!("ghosts", ghosts = mark.ghosts);
        Entry { colour: faint(NIGHT, 0.42), text: told.clone(), short: told, is_score: false }
    };
    scores.chain(are_shown.then(ghosts)).collect()
}

impl Entry {
    fn text(&self, named: bool) -> &str {
        if named { &self.text } else { &self.short }
    }
}

/// The first layout with room for all entries: with names in few rows, then in more, then without names. If there is
/// none, the one that needs least room.
fn layout(pen: &Pen, width: f32, entries: &[Entry]) -> Layout {
    let ways = [true, false].into_iter().flat_map(|named| (1..=ROWS.len()).map(move |rows| (rows, named)));
    let mut layouts = ways.map(|(rows, named)| Layout::of(pen, entries, rows, named));
    let fits = |layout: &Layout| layout.width(pen, entries) <= width;
    layouts.find(fits).unwrap_or_else(|| Layout::of(pen, entries, ROWS.len(), false))
}

impl Layout {
    fn of(pen: &Pen, entries: &[Entry], rows: usize, named: bool) -> Layout {
        let set = Type::new(Face::Italic, ROWS[rows - 1].0, INK);
        // The ghosts come last, so they may be wider than a step.
        let scores = entries.iter().filter(|entry| entry.is_score);
        let widest = scores.map(|entry| pen.width_of(entry.text(named), set)).fold(0.0, f32::max);
        let step = before_text(pen) + widest + BETWEEN * pen.unit;
        Layout { rows, named, in_row: entries.len().div_ceil(rows).max(1), set, step }
    }

    /// How wide all of it is, in pixels.
    fn width(&self, pen: &Pen, entries: &[Entry]) -> f32 {
        let right = |(number, entry): (usize, &Entry)| {
            self.step * (number % self.in_row) as f32
                + before_text(pen)
                + pen.width_of(entry.text(self.named), self.set)
        };
        entries.iter().enumerate().map(right).fold(0.0, f32::max)
    }
}

/// From the beginning of an entry to its text, in pixels.
fn before_text(pen: &Pen) -> f32 {
    (PIECE + AFTER_PIECE) * pen.unit
}
