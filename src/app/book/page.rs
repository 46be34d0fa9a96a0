//! What a book is made of: chapters, and pages with rules or with mouse and keys.

use super::controls::Control;
use super::rule::{Drawn, Rule};
use std::sync::Arc;

/// A game's book of rules.
#[derive(Clone, Debug)]
pub struct Book {
    /// The name of the game.
    pub name: &'static str,
    /// Its chapters in order. Each has at least one page.
    pub chapters: Vec<Chapter>,
    /// The number of the page at which reading starts, from 0.
    pub begins: usize,
}

/// A chapter: a part of the list of pages.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its name in the list.
    pub name: &'static str,
    /// Its pages in order.
    pub pages: Vec<Page>,
}

/// A page.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its heading.
    pub heading: &'static str,
    /// Its subject, below the heading.
    pub what: &'static str,
    /// Its name in the list.
    pub entry: String,
    /// The picture before the heading, and what is drawn at its right edge.
    pub(in crate::app) picture: Option<Arc<dyn Drawn>>,
    /// What stands on it.
    pub body: Body,
}

/// What stands on a page.
#[derive(Clone, Debug)]
pub enum Body {
    /// Rules, one below another.
    Rules(Vec<Rule>),
    /// Mouse and keys, as a table.
    Controls(Vec<Control>),
}

impl Book {
    /// Every page, from the first to the last.
    pub fn pages(&self) -> impl Iterator<Item = &Page> {
        self.chapters.iter().flat_map(|chapter| &chapter.pages)
    }

    /// Where a rule is told, by its ID: the number of the page, and that of the rule on it. For an ID that no page
    /// names, it is where its chapter of the rules begins. `None` if there is no such chapter.
    pub fn telling(&self, id: &str) -> Option<(usize, usize)> {
        let (chapter, _) = id.split_once('-')?;
        let of_chapter = |other: &str| other.split_once('-').is_some_and(|(other, _)| other == chapter);
        self.first(|other| other == id).or_else(|| self.first(of_chapter))
    }

    fn first(&self, is_meant: impl Fn(&str) -> bool) -> Option<(usize, usize)> {
        self.pages().enumerate().find_map(|(number, page)| {
            let tells = |rule: &Rule| rule.ids().iter().any(|id| is_meant(id));
            Some((number, page.rules().iter().position(tells)?))
        })
    }

    /// The number of the first page with mouse and keys.
    pub(super) fn controls(&self) -> Option<usize> {
        self.pages().position(|page| matches!(page.body, Body::Controls(_)))
    }
}

impl Page {
    /// A page of rules.
    pub(in crate::app) fn of_rules(heading: &'static str, what: &'static str, rules: Vec<Rule>) -> Page {
        Page { heading, what, entry: heading.to_owned(), picture: None, body: Body::Rules(rules) }
    }

    /// A page with mouse and keys.
    pub(in crate::app) fn of_controls(heading: &'static str, what: &'static str, controls: Vec<Control>) -> Page {
        Page { heading, what, entry: heading.to_owned(), picture: None, body: Body::Controls(controls) }
    }

    /// Its rules; none on a page with mouse and keys.
    pub fn rules(&self) -> &[Rule] {
        match &self.body {
            Body::Rules(rules) => rules,
            Body::Controls(_) => &[],
        }
    }
}
