//! The lessons: a sheet for each, with what it teaches and how far the players are with it.

use crate::app::theme::{
    Art, CREAM, FADED_INK, Face, INK, Pen, RUBRIC, Thing, Type, candlelight, focus_first, is_upright, screen,
    table_with_title, way_back,
};
use crate::app::words::say;
use crate::painter::figures::guard::Ground;
use crate::rules::Colour;
use crate::rules::mists::Hound;
use crate::table::lessons::LessonName;
use bevy::prelude::Message;
use egui::{Align, Align2, Context, Rect, Sense, pos2, vec2};

/// What the screen shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonsView {
    /// The lessons, in the order in which they are best taken.
    pub rows: Vec<LessonRow>,
    /// The lesson that was just gone through to its end: its game is what comes next.
    pub learned: Option<LessonName>,
}

/// A lesson in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonRow {
    /// Which.
    pub lesson: LessonName,
    /// The page at which it was left, from 0.
    pub page: usize,
    /// How many pages it has. 0 if its file cannot be read.
    pub pages: usize,
    /// Whether it was gone through to its end.
    pub is_finished: bool,
}

/// What the player wants at the lessons.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonsIntent {
    /// Take a lesson, from the page at which it was left.
    Take(LessonName),
    /// Take a lesson from its beginning.
    TakeAnew(LessonName),
    /// Play the game that a lesson teaches.
    Play(LessonName),
    /// Back to the title.
    Back,
}

/// Room around the sheets, and between them, in layout pixels.
const MARGIN: f32 = 90.0;
const GAP: f32 = 22.0;
/// The greatest height of a sheet.
const HIGH: f32 = 196.0;

impl LessonRow {
    /// What stands large.
    fn heading(&self) -> &'static str {
        match self.lesson {
            LessonName::FirstGame => say!("lessons-first-game"),
            LessonName::Castles => say!("lessons-castles"),
            LessonName::Hounds => say!("lessons-hounds"),
            LessonName::Haunted => say!("lessons-haunted"),
            LessonName::Markers => say!("lessons-markers"),
            LessonName::SpellCircles => say!("lessons-circles"),
            LessonName::Rivals => say!("lessons-rivals"),
            LessonName::House => say!("house-name"),
        }
    }

    /// What it teaches.
    fn line(&self) -> &'static str {
        match self.lesson {
            LessonName::FirstGame => say!("lessons-first-game-line"),
            LessonName::Castles => say!("lessons-castles-line"),
            LessonName::Hounds => say!("lessons-hounds-line"),
            LessonName::Haunted => say!("lessons-haunted-line"),
            LessonName::Markers => say!("lessons-markers-line"),
            LessonName::SpellCircles => say!("lessons-circles-line"),
            LessonName::Rivals => say!("lessons-rivals-line"),
            LessonName::House => say!("lessons-house-line"),
        }
    }

    /// The figure on its sheet, and how tall that is in layout pixels. `None` for the seal of Curses, which does not
    /// stand.
    fn figure(&self) -> Option<(Thing, f32)> {
        Some(match self.lesson {
            LessonName::FirstGame => (Thing::Guard(Colour::Red, Ground::Land), 88.0),
            LessonName::Castles => (Thing::Guard(Colour::Yellow, Ground::Land), 88.0),
            LessonName::Hounds => (Thing::Hound(Hound::Rufus), 68.0),
            LessonName::Haunted => (Thing::Ghost, 84.0),
            LessonName::Markers => (Thing::Marker(Colour::Green, 0), 88.0),
            LessonName::SpellCircles => (Thing::Cat, 72.0),
            LessonName::Rivals => (Thing::Armed(Colour::Blue, Ground::Land), 88.0),
            LessonName::House => return None,
        })
    }

    /// How far the players are.
    fn state(&self) -> String {
        match (self.page, self.is_finished) {
            (0, true) => say!("lessons-finished").to_owned(),
            (0, false) => say!("lessons-new").to_owned(),
            (page, _) => say!("lessons-left-at", page = page + 1, of = self.pages),
        }
    }
}

/// The choice of a lesson.
pub fn lessons(ctx: &Context, view: &LessonsView, art: &mut Art) -> Vec<LessonsIntent> {
    screen(ctx, art, "lessons", |pen, place, intents| {
        let top = table_with_title(pen, place, say!("lessons-heading")) + 26.0 * pen.unit;
        let back = place.left_bottom() + pen.size(60.0, -42.0);
        let edge = (MARGIN * pen.unit).min(0.04 * place.width());
        let room =
            Rect::from_min_max(pos2(place.left() + edge, top), pos2(place.right() - edge, back.y - 36.0 * pen.unit));
        let columns = if is_upright(place) { 1 } else { 2 };
        // After a lesson it is best to play its game. Otherwise the first lesson that is not finished has the focus.
        let learned = view.rows.iter().position(|row| Some(row.lesson) == view.learned && row.is_finished);
        let unfinished = view.rows.iter().position(|row| !row.is_finished).unwrap_or_default();
        let (next, plays) = (learned.unwrap_or(unfinished), learned.is_some());
        let places = places(room, pen.unit, view.rows.len(), columns);
        for (number, (row, at)) in view.rows.iter().zip(places).enumerate() {
            intents.extend(sheet(pen, at, row, (number == next).then_some(plays)));
        }
        if way_back(pen, back) {
            intents.push(LessonsIntent::Back);
        }
    })
}

/// Places in so many columns, filled line by line.
fn places(room: Rect, unit: f32, count: usize, columns: usize) -> Vec<Rect> {
    let gap = GAP * unit;
    let lines = count.div_ceil(columns).max(1);
    let width = (room.width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let height = ((room.height() - gap * (lines as f32 - 1.0)) / lines as f32).min(HIGH * unit);
    let corner = |number: usize| {
        let (line, column) = (number / columns, number % columns);
        room.min + vec2(column as f32 * (width + gap), line as f32 * (height + gap))
    };
    (0..count).map(|number| Rect::from_min_size(corner(number), vec2(width, height))).collect()
}

/// The sheet of a lesson. `next` says that it is the one to go on with, and whether its game rather than the lesson.
fn sheet(pen: &mut Pen, place: Rect, row: &LessonRow, next: Option<bool>) -> Option<LessonsIntent> {
    let name = format!("{}: {}", row.heading(), row.state());
    let response = pen.plain_control(place, &name, Sense::click());
    if next == Some(false) {
        focus_first(pen, &response);
    }
    // Only one sheet is lit: a pointer that moves onto a sheet takes the focus with it.
    if response.hovered() && pen.ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO) {
        response.request_focus();
    }
    if response.has_focus() {
        candlelight(pen, place);
    }
    pen.fill(Thing::Sheet(140 + row.lesson as u32), place);
    let feet = place.left_bottom() + pen.size(58.0, -30.0);
    match row.figure() {
        Some((figure, tall)) => pen.stand(figure, feet, tall),
        None => pen.fill(Thing::Curses, Rect::from_center_size(feet - pen.size(0.0, 40.0), pen.size(68.0, 68.0))),
    }
    let inside = Rect::from_min_max(place.min + pen.size(116.0, 18.0), place.max - pen.size(28.0, 16.0));
    let heading = Type::new(Face::Heavy, 34.0, INK);
    let heading = pen.write_or_wrap(inside.min, Align2::LEFT_TOP, row.heading(), heading, inside.width());
    let foot = inside.bottom() - 16.0 * pen.unit;
    let text = Rect::from_min_max(
        pos2(inside.left(), heading.bottom() + 2.0 * pen.unit),
        pos2(inside.right(), foot - 20.0 * pen.unit),
    );
    pen.paragraph_within(text, Align::Min, row.line(), Type::new(Face::Text, 24.0, INK));
    let ink = if row.is_finished { FADED_INK } else { RUBRIC };
    let state = Type::new(Face::Italic, 23.0, ink);
    let at = pos2(inside.left(), foot);
    pen.write(at, Align2::LEFT_CENTER, &row.state(), state, inside.width() * 0.6);
    let right = pos2(inside.right(), foot);
    let also = match (row.page, row.is_finished) {
        (0, true) => Some((say!("lessons-play"), LessonsIntent::Play(row.lesson))),
        (0, false) => None,
        _ => Some((say!("lessons-anew"), LessonsIntent::TakeAnew(row.lesson))),
    };
    match also {
        Some((text, intent)) if button(pen, right, text, next == Some(true)) => Some(intent),
        _ if response.clicked() => Some(LessonsIntent::Take(row.lesson)),
        _ => None,
    }
}

/// A button in the corner of a sheet: to the beginning of a lesson that was left in the middle, or to the game that a
/// finished one taught. Returns whether it was clicked.
fn button(pen: &mut Pen, right: egui::Pos2, text: &str, is_next: bool) -> bool {
    let set = Type::new(Face::Bold, 23.0, CREAM);
    let size = vec2(pen.width_of(text, set) + 48.0 * pen.unit, 44.0 * pen.unit);
    let place = Rect::from_min_size(right - vec2(size.x, size.y / 2.0), size);
    let response = pen.button(place, text, true);
    if is_next {
        focus_first(pen, &response);
    }
    response.clicked()
}
