//! A lesson at the table: which of its pages is shown, the decisions that it takes for others, and the way through it.
//! The player takes those that a page asks for, and no others. Nothing is saved.

use super::{AtTable, Decide, Decided, Playback, Purpose, Shown};
use crate::app::input::Wanted;
use crate::app::shell::menu::Covered;
use crate::app::shell::settings::Chosen;
use crate::table::lessons::LessonName;
use crate::table::scenario::{Course, Page};
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// How long the table rests before each decision of somebody else, at the calm pace.
const REST: Duration = Duration::from_millis(900);

/// How far a lesson is.
#[derive(Clone, Debug, PartialEq)]
pub struct Learning<A> {
    /// Which lesson it is.
    pub name: LessonName,
    /// Its pages and decisions.
    course: Arc<Course<A>>,
    /// The page that is shown.
    page: usize,
    /// Whether the page was read, so that what follows it goes on.
    is_read: bool,
    /// How long the table has rested since the last decision was shown.
    rested: Duration,
}

/// What somebody wants in a lesson.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonIntent {
    /// The page is read.
    On,
    /// One page back.
    Back,
    /// Leave the lesson. It can be opened again at this page.
    Leave,
}

/// The last page of the lesson was read.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonFinished;

impl<A: Copy> Learning<A> {
    /// The lesson, opened at this page or at its last one.
    pub fn at(name: LessonName, course: Course<A>, page: usize) -> Learning<A> {
        let page = page.min(course.pages.len().saturating_sub(1));
        Learning { name, course: Arc::new(course), page, is_read: false, rested: Duration::ZERO }
    }

    /// The number of the page that is shown, from 0, and how many there are.
    pub fn page(&self) -> (usize, usize) {
        (self.page, self.course.pages.len())
    }

    /// The page that is shown.
    pub fn shown(&self) -> Option<&Page> {
        self.course.pages.get(self.page)
    }

    /// Whether the page is only to be read, after so many decisions.
    pub fn only_reads(&self, decisions: usize) -> bool {
        self.shown().is_some_and(|page| page.after == decisions && !page.asks) && !self.is_read
    }

    /// The decision that is due after so many, if the player takes it.
    pub fn wanted(&self, decisions: usize) -> Option<A> {
        let asks = self.course.pages.iter().any(|page| page.after == decisions && page.asks);
        self.next(decisions).filter(|_| asks)
    }

    /// The decision that is due after so many, whoever takes it.
    pub fn next(&self, decisions: usize) -> Option<A> {
        self.course.actions.get(decisions).copied()
    }

    /// Goes one page back, or to the beginning of what goes on by itself. Returns how many decisions came before that.
    pub fn back(&mut self) -> usize {
        if !self.is_read {
            self.page = self.page.saturating_sub(1);
        }
        self.is_read = false;
        self.shown().map_or(0, |page| page.after)
    }

    /// Goes on after a page was read. Returns whether that was the last one.
    fn on(&mut self, decisions: usize) -> bool {
        let next = self.page + 1;
        match self.course.pages.get(next) {
            None => return true,
            Some(page) if page.after == decisions => self.page = next,
            Some(_) => self.is_read = true,
        }
        false
    }

    /// Turns to the page that comes after so many decisions, if there is one.
    fn follow(&mut self, decisions: usize) {
        let there = self.course.page_after(decisions);
        let comes_now = self.course.pages.get(there).is_some_and(|page| page.after == decisions);
        match self.shown() {
            Some(page) if page.after != decisions && comes_now => (self.page, self.is_read) = (there, false),
            Some(page) if page.after != decisions => self.is_read = true,
            _ => {}
        }
    }
}

/// Carries out what the player wants.
pub(super) fn answer<G: Shown>(
    mut intents: MessageReader<LessonIntent>,
    wanted: Res<Wanted>,
    covered: Covered,
    mut table: ResMut<AtTable<G>>,
    mut decisions: MessageWriter<Decide<G::Action>>,
    mut finished: MessageWriter<LessonFinished>,
) {
    let keyed = if covered.is_covered() { None } else { wanted.confirmed().then_some(LessonIntent::On) };
    let intent = intents.read().copied().last();
    let played = table.sitting.played().len();
    let AtTable { purpose: Purpose::Learn(lesson), .. } = table.bypass_change_detection() else { return };
    match intent.or(keyed) {
        Some(LessonIntent::On) if lesson.only_reads(played) => {
            if lesson.on(played) {
                finished.write(LessonFinished);
            }
            table.set_changed();
        }
        Some(LessonIntent::Back) => drop(decisions.write(Decide::TakeBack)),
        Some(LessonIntent::On | LessonIntent::Leave) | None => {}
    }
}

/// Takes the decisions that no page asks for.
pub(super) fn go_on<G: Shown>(
    covered: Covered,
    time: Res<Time>,
    chosen: Res<Chosen>,
    playback: Res<Playback<G>>,
    mut table: ResMut<AtTable<G>>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    let played = table.sitting.played().len();
    let AtTable { purpose: Purpose::Learn(lesson), .. } = table.bypass_change_detection() else { return };
    if covered.is_covered() || !playback.caught_up() || !lesson.is_read {
        lesson.rested = Duration::ZERO;
        return;
    }
    lesson.rested += time.delta();
    if lesson.rested >= REST.mul_f32(chosen.pace()) {
        lesson.rested = Duration::ZERO;
        decisions.write_batch(lesson.next(played).map(Decide::Act));
    }
}

/// Turns the pages as decisions are taken.
pub(super) fn keep_up<G: Shown>(mut decided: MessageReader<Decided>, mut table: ResMut<AtTable<G>>) {
    let played = table.sitting.played().len();
    if decided.read().count() > 0
        && let Purpose::Learn(lesson) = &mut table.purpose
    {
        lesson.follow(played);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Read, asked; two of others; read, asked.
    fn learning() -> Learning<u8> {
        let page = |after, asks| Page { words: String::new(), after, asks };
        let pages = vec![page(0, false), page(0, true), page(3, false), page(3, true), page(4, false)];
        Learning::at(LessonName::FirstGame, Course { pages, actions: vec![10, 11, 12, 13] }, 0)
    }

    #[test]
    fn pages_are_read_and_decisions_taken_one_after_the_other() {
        let mut lesson = learning();
        assert!(lesson.only_reads(0));
        assert_eq!(lesson.wanted(0), Some(10), "it is lit while the page is read");
        assert!(!lesson.on(0));
        assert_eq!((lesson.page, lesson.only_reads(0)), (1, false));
        lesson.follow(1);
        assert!(lesson.is_read, "others go on");
        assert_eq!((lesson.wanted(1), lesson.next(1)), (None, Some(11)));
        lesson.follow(2);
        lesson.follow(3);
        assert_eq!((lesson.page, lesson.is_read), (2, false));
        lesson.follow(4);
        assert_eq!(lesson.page, 4, "a page that was not read is passed by");
        assert!(lesson.only_reads(4) && lesson.on(4), "that was the last one");
    }

    #[test]
    fn one_goes_back_page_by_page() {
        let mut lesson = learning();
        lesson.page = 3;
        assert_eq!((lesson.back(), lesson.page), (3, 2));
        assert_eq!((lesson.back(), lesson.page), (0, 1));
        lesson.follow(0);
        assert_eq!(lesson.page, 1, "it stays there");
        lesson.follow(1);
        assert_eq!((lesson.back(), lesson.page), (0, 1), "while others go on, back to the last page");
        assert_eq!((lesson.back(), lesson.page), (0, 0));
        assert_eq!((lesson.back(), lesson.page), (0, 0));
        assert_eq!(Learning::at(LessonName::FirstGame, (*lesson.course).clone(), 99).page(), (4, 5));
    }
}
