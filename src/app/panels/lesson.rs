//! What a lesson says: a sheet on the banner, with the ways through the lesson.

use super::{AskGuide, TableIntent};
use crate::app::input::{Want, keys_of};
use crate::app::table::{AtTable, Learning, LessonIntent, Shown};
use crate::app::theme::{Art, FADED_INK, Face, INK, Pen, RUBRIC, Reach, SheetOptions, Thing, Type, sheet};
use crate::app::words::{lesson_page, say};
use egui::{Align, Align2, Context, Order, Pos2, Rect, pos2};

/// Height of the sheet above the banner, in layout pixels.
const HIGH: f32 = 212.0;
/// How far the sheet reaches onto the banner.
const LAPS: f32 = 6.0;

/// The page of a lesson that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonView {
    /// The words; while the others play, that they do.
    pub text: &'static str,
    /// The number of the page, from 1, and how many there are.
    pub page: (usize, usize),
    /// What the player has to do.
    pub step: LessonStep,
}

/// What the player of a lesson has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonStep {
    /// Read the page, and go on then.
    Read,
    /// Decide what the page asks for.
    Decide,
    /// Watch what comes of the last decision.
    Watch,
    /// Watch the others, who play.
    Others,
}

impl LessonStep {
    /// All of them.
    pub const ALL: [LessonStep; 4] = [LessonStep::Read, LessonStep::Decide, LessonStep::Watch, LessonStep::Others];
}

impl LessonView {
    /// The page of the lesson at this table, if it is one. `caught_up` tells whether all that happened has been shown.
    pub(in crate::app) fn of<G: Shown>(table: &AtTable<G>, caught_up: bool) -> Option<LessonView> {
        let (lesson, played) = (table.lesson()?, table.sitting.played().len());
        let (page, of) = lesson.page();
        let decided_last = table.sitting.played().last().is_some_and(|last| last.by == LEARNER);
        let step = match lesson.only_reads(played) {
            true => LessonStep::Read,
            false if !caught_up && decided_last => LessonStep::Watch,
            false if caught_up && table.persons_turn() => LessonStep::Decide,
            false => LessonStep::Others,
        };
        let text = match step {
            LessonStep::Others => say!("lesson-others"),
            LessonStep::Watch if lesson.wanted(played).is_none() => say!("lesson-watch"),
            // The page that comes next can be read while one watches.
            LessonStep::Read | LessonStep::Decide | LessonStep::Watch => lesson_page(&lesson.shown()?.words),
        };
        Some(LessonView { text, page: (page + 1, of), step })
    }

    /// What the banner says while a page is to be read.
    pub(in crate::app) fn on_banner<G: Shown>(table: &AtTable<G>) -> &'static str {
        match table.lesson().map(Learning::page) {
            Some((page, of)) if page + 1 == of => say!("lesson-was-all"),
            _ => say!("lesson-read-on"),
        }
    }

    /// Whether it is the last page.
    fn is_last(&self) -> bool {
        self.page.0 == self.page.1
    }
}

/// The seat of whoever learns.
const LEARNER: usize = 0;

/// The room that a lesson needs above the banner, in layout pixels.
pub(in crate::app) fn height(view: &Option<LessonView>) -> f32 {
    if view.is_some() { HIGH - LAPS } else { 0.0 }
}

/// The banner with a lesson on it: what is told over the banner stands above both.
pub(in crate::app) fn with_banner(banner: Rect, unit: f32, view: &Option<LessonView>) -> Rect {
    banner.with_min_y(banner.top() - height(view) * unit)
}

/// Shows the sheet above the banner.
pub(in crate::app) fn show<I: From<TableIntent>>(
    ctx: &Context,
    art: &mut Art,
    (banner, unit): (Rect, f32),
    view: &LessonView,
    intents: &mut Vec<I>,
) {
    let foot = banner.top() + LAPS * unit;
    let place = Rect::from_x_y_ranges(banner.x_range(), foot - HIGH * unit..=foot);
    let options = SheetOptions { name: "lesson", place, order: Order::Middle, reach: Reach::Pointer, unit };
    sheet(ctx, art, options, |pen| {
        pen.fill(Thing::Sheet(24), place);
        head(pen, place, view, intents);
        let words = Rect::from_min_max(place.min + pen.size(28.0, 64.0), place.max - pen.size(28.0, 16.0));
        let ink = match view.step {
            LessonStep::Read | LessonStep::Decide => INK,
            LessonStep::Watch | LessonStep::Others => FADED_INK,
        };
        let keys = keys_of(pen.ui.ctx());
        let set = Type::new(Face::Text, 26.0, ink);
        pen.aloud(|pen| pen.paragraph_within(words, Align::Min, &keys.spelled(view.text), set));
    });
}

/// Whether it is to be read or done, the number of the page, and the ways through the lesson.
fn head<I: From<TableIntent>>(pen: &mut Pen, place: Rect, view: &LessonView, intents: &mut Vec<I>) {
    let y = place.top() + 38.0 * pen.unit;
    let heading = match view.step {
        LessonStep::Read => say!("lesson-heading-read"),
        LessonStep::Decide => say!("lesson-heading-do"),
        LessonStep::Watch => say!("lesson-heading-watch"),
        LessonStep::Others => say!("lesson-heading-others"),
    };
    let left = pos2(place.left() + 28.0 * pen.unit, y);
    let set = Type::new(Face::Heading, 30.0, RUBRIC);
    let heading = pen.write(left, Align2::LEFT_CENTER, heading, set, place.width() * 0.4);
    let edge = ways(pen, pos2(place.right() - 28.0 * pen.unit, y), view, intents);
    let (page, of) = view.page;
    let after = pos2(heading.right() + 22.0 * pen.unit, y);
    let set = Type::new(Face::Italic, 22.0, FADED_INK);
    pen.write(after, Align2::LEFT_CENTER, &say!("lesson-count", page = page, of = of), set, edge - after.x);
}

/// The keys with their words, from right to left. Returns where they begin.
fn ways<I: From<TableIntent>>(pen: &mut Pen, mut right: Pos2, view: &LessonView, intents: &mut Vec<I>) -> f32 {
    let keys = keys_of(pen.ui.ctx());
    let on = if view.is_last() { say!("lesson-finish") } else { say!("lesson-on") };
    let offers = [
        (view.step == LessonStep::Read, Want::Confirm, on, TableIntent::Lesson(LessonIntent::On)),
        (view.step == LessonStep::Decide, Want::Hint, say!("lesson-show"), TableIntent::Ask(AskGuide::Advice)),
        (view.page.0 > 1, Want::TakeBack, say!("lesson-back"), TableIntent::Lesson(LessonIntent::Back)),
    ];
    for (_, want, word, intent) in offers.into_iter().filter(|(offered, ..)| *offered) {
        let (response, edge) = pen.key_hint(right, &keys.name(want), word);
        if response.clicked() {
            intents.push(intent.into());
        }
        right.x = edge - 24.0 * pen.unit;
    }
    right.x
}
