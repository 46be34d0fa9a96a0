//! What is read: the books side by side, the open place, and what is looked for.

use super::page::Book;
use super::search::Index;
use bevy::prelude::{Message, Resource};

/// A place in the books.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The number of the book.
    pub book: usize,
    /// The number of the page.
    pub page: usize,
    /// The number of the rule that is meant; none if it is the whole page.
    pub rule: Option<usize>,
}

/// What somebody wants to read about.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The game that is played, from its first page.
    Game,
    /// A rule of that game, by its ID.
    Rule(&'static str),
    /// Mouse and keys.
    Controls,
}

/// What the reader wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookIntent {
    /// Turn to this place.
    Turn(Place),
    /// Look for these words; without any, show the contents again.
    Search(String),
    /// Close the book.
    Close,
}

/// The books, and where they are open.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reading {
    books: Vec<Book>,
    index: Index,
    open: Place,
    /// The book in which the search began: what it tells is found first.
    first: usize,
    query: String,
    found: Vec<Place>,
}

impl Reading {
    /// Takes these books. They are open where the old ones were.
    pub fn take(&mut self, books: Vec<Book>) {
        self.index = Index::of(&books);
        self.books = books;
        self.look_for(String::new());
    }

    /// Opens a book at what somebody wants to read about, or at its beginning if it does not tell of it.
    pub fn open(&mut self, book: usize, about: About) {
        let Some(of) = self.books.get(book) else { return };
        let page = |page| Place { book, page, rule: None };
        let place = match about {
            About::Game => Some(page(of.begins)),
            About::Rule(id) => of.telling(id).map(|(page, rule)| Place { book, page, rule: Some(rule) }),
            About::Controls => of.controls().map(page),
        };
        self.open = place.unwrap_or(page(of.begins));
        self.look_for(String::new());
    }

    /// Does what the reader wants. Returns whether the book is closed.
    pub fn answer(&mut self, intent: BookIntent) -> bool {
        match intent {
            BookIntent::Turn(place) => self.open = place,
            BookIntent::Search(query) => {
                self.look_for(query);
                self.open = self.found.first().copied().unwrap_or(self.open);
            }
            BookIntent::Close => return true,
        }
        false
    }

    fn look_for(&mut self, query: String) {
        if self.query.is_empty() {
            self.first = self.open.book;
        }
        self.found = self.index.search(&query, self.first);
        self.query = query;
    }

    /// The books.
    pub fn books(&self) -> &[Book] {
        &self.books
    }

    /// Where they are open.
    pub fn place(&self) -> Place {
        self.open
    }

    /// The open book.
    pub(super) fn book(&self) -> Option<&Book> {
        self.books.get(self.open.book)
    }

    /// The words that are looked for.
    pub fn query(&self) -> &str {
        &self.query
    }

    /// Where they were found, the best place first.
    pub fn found(&self) -> &[Place] {
        &self.found
    }

    /// Whether words are looked for that are nowhere.
    pub(super) fn finds_nothing(&self) -> bool {
        self.found.is_empty() && !self.query.trim().is_empty()
    }

    /// The page this many pages further on, if there is one.
    pub(super) fn beyond(&self, step: isize) -> Option<Place> {
        let page = self.open.page.checked_add_signed(step)?;
        self.book()?.pages().nth(page).map(|_| Place { page, rule: None, ..self.open })
    }

    /// The found place this many places further down, if there is one; the first one if another page is open.
    pub(super) fn found_beyond(&self, step: isize) -> Option<Place> {
        let here = self.found.iter().position(|place| *place == self.open);
        let there = here.map_or(Some(0), |here| here.checked_add_signed(step))?;
        self.found.get(there).copied()
    }
}
