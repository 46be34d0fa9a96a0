//! The book of rules: the frame around it, the search in it, a page on a card, and how a rule looks on a page. What the
//! books say lies with the games.

mod card;
mod contents;
pub(in crate::app) mod controls;
mod found;
mod page;
mod reading;
mod rule;
mod search;
mod view;

pub(in crate::app) use rule::{Drawn, rule};

pub use card::card;
pub use page::{Body, Book, Chapter, Page};
pub use reading::{About, BookIntent, Place, Reading};
pub use rule::{RULING, Rule};
pub use view::book;
