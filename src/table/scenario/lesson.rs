//! Lessons: scenarios that a person plays. Their pages are read, or ask for the decision that follows; any other
//! decision is taken for the player.

use super::steps::{Step, Told};
use super::{Scenario, Scripted};
use crate::rules::{DataError, Game};
use crate::table::Sitting;

/// The pages of a lesson and all its decisions, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Course<A> {
    /// The pages, at least one.
    pub pages: Vec<Page>,
    /// The decisions of everybody.
    pub actions: Vec<A>,
}

/// What a lesson says at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The key of its words.
    pub words: String,
    /// After how many decisions it comes.
    pub after: usize,
    /// Whether the player takes the next decision. Otherwise the page is only read.
    pub asks: bool,
}

impl<A> Course<A> {
    /// The page to show after so many decisions: the first one that comes there, or the last one before.
    pub fn page_after(&self, decisions: usize) -> usize {
        let there = self.pages.iter().position(|page| page.after == decisions);
        let before = || self.pages.iter().rposition(|page| page.after < decisions);
        there.or_else(before).unwrap_or_default()
    }
}

impl<G: Scripted> Scenario<G> {
    /// The table before the first page, with these players.
    ///
    /// # Errors
    /// Returns what is wrong with the layout.
    pub fn sitting(&self, names: Vec<String>) -> Result<Sitting<G>, DataError> {
        let mut happenings = Vec::new();
        let fault = |line, fault| DataError { file: self.file.clone(), line, fault };
        let start = G::open(&self.opening, &mut happenings, fault)?;
        Ok(Sitting::laid_out(G::setup(&self.opening), 0, (start, happenings), names))
    }

    /// What the scenario teaches. `None` if it says nothing.
    pub fn course(&self) -> Option<Course<<G as Game>::Action>> {
        let mut course = Course { pages: Vec::new(), actions: Vec::new() };
        for written in &self.steps {
            let after = course.actions.len();
            match &written.step {
                Step::Page(Told::Read(words)) => course.pages.push(Page { words: words.clone(), after, asks: false }),
                Step::Page(Told::Ask(words)) => course.pages.push(Page { words: words.clone(), after, asks: true }),
                Step::Do(deed) => course.actions.push(G::action(*deed)),
                Step::Expect(_) => {}
            }
        }
        Some(course).filter(|course| !course.pages.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::mists::{Action, Mists};
    use std::path::Path;

    const LESSON: &str = r#"(
        title: "A road", rules: ["PLACE-1"], players: 2,
        faces: { "road": (roads: [[E, W]]) },
        tiles: [(face: "road", at: (0, 0))],
        draws: ["road", "road", "road", "road"],
        steps: [
            Read("hello"), Ask("lay"), Lay(at: (1, 0)), NotOver, Skip, Read("look"), NotOver,
            Ask("again"), Illegal(Skip, "MEEPLE-1"), Lay(at: (2, 0)), Skip, Lay(at: (3, 0)),
        ],
    )"#;

    #[test]
    fn a_page_asks_for_the_decision_that_follows_it() {
        let lesson = Scenario::<Mists>::parse(LESSON, "lesson.ron", Path::new("")).expect("a scenario");
        let course = lesson.course().expect("a course");
        let pages: Vec<_> = course.pages.iter().map(|page| (page.words.as_str(), page.after, page.asks)).collect();
        assert_eq!(pages, [("hello", 0, false), ("lay", 0, true), ("look", 2, false), ("again", 2, true)]);
        assert_eq!(course.actions.len(), 5);
        assert_eq!([0, 1, 2, 3, 5].map(|decisions| course.page_after(decisions)), [0, 1, 2, 3, 3]);
        let mut sitting = lesson.sitting(vec!["Alix".to_owned(), String::new()]).expect("a table");
        assert_eq!(sitting.names(), ["Alix", "Player 2"]);
        assert_eq!(sitting.play(course.actions[0]).map(|_| ()), Ok(()));
        assert_eq!(course.actions[1], Action::SkipMeeple);
    }

    #[test]
    fn a_scenario_without_words_is_no_lesson() {
        let silent = LESSON.replace("Read(\"hello\"), Ask(\"lay\"),", "").replace("Read(\"look\"),", "");
        let silent = silent.replace("Ask(\"again\"),", "");
        let scenario = Scenario::<Mists>::parse(&silent, "silent.ron", Path::new("")).expect("a scenario");
        assert_eq!(scenario.course(), None);
        let wrong = LESSON.replace("Read(\"hello\")", "Read(5)");
        let error = Scenario::<Mists>::parse(&wrong, "lesson.ron", Path::new("")).expect_err("no words").to_string();
        assert!(error.starts_with("lesson.ron, line 7: "), "{error}");
    }
}
