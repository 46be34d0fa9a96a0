//! The search: one index over the rules of all books. Capitals and accents do not matter, and every word that is looked
//! for has to be there.

use super::page::{Body, Book, Page};
use super::reading::Place;
use crate::app::input::Keys;
use icu_normalizer::DecomposingNormalizer;

/// Every rule of the books, and every page with mouse and keys, as it is searched.
#[derive(Clone, Debug, Default)]
pub(super) struct Index(Vec<Entry>);

#[derive(Clone, Debug)]
struct Entry {
    place: Place,
    heading: String,
    text: String,
}

/// Where a word was found. What is named earlier is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Hit {
    /// A word of the heading begins with it.
    Heading,
    /// A word of the text begins with it.
    Text,
    /// It stands within a word.
    Within,
}

impl Index {
    /// The index of these books.
    pub fn of(books: &[Book]) -> Index {
        let pages = books.iter().enumerate().flat_map(|(book, of)| {
            of.pages().enumerate().map(move |(page, on)| (Place { book, page, rule: None }, on))
        });
        Index(pages.flat_map(|(place, page)| entries(place, page)).collect())
    }

    /// The places with all of these words: first those of the book `open`, the best of them first, and then those of
    /// the others. Without a word nothing is found.
    pub fn search(&self, query: &str, open: usize) -> Vec<Place> {
        let query = folded(query);
        let words: Vec<&str> = query.split_whitespace().collect();
        let hit =
            |entry: &Entry| words.iter().map(|word| entry.hit(word)).collect::<Option<Vec<Hit>>>()?.into_iter().max();
        let mut found: Vec<(bool, Hit, Place)> =
            self.0.iter().filter_map(|entry| Some((entry.place.book != open, hit(entry)?, entry.place))).collect();
        found.sort_by_key(|&(elsewhere, hit, _)| (elsewhere, hit));
        found.into_iter().map(|(.., place)| place).collect()
    }
}

/// One entry for each rule of a page, or one for its whole table of keys.
fn entries(place: Place, page: &Page) -> Vec<Entry> {
    match &page.body {
        Body::Rules(rules) => {
            let entry = |(number, rule): (usize, &super::Rule)| {
                Entry::new(Place { rule: Some(number), ..place }, rule.heading(), rule.text())
            };
            rules.iter().enumerate().map(entry).collect()
        }
        Body::Controls(controls) => {
            let told = controls.concat().join(" ");
            vec![Entry::new(place, page.heading, &Keys::default().spelled(&told))]
        }
    }
}

impl Entry {
    fn new(place: Place, heading: &str, text: &str) -> Entry {
        Entry { place, heading: folded(heading), text: folded(text) }
    }

    fn hit(&self, word: &str) -> Option<Hit> {
        let begins = |text: &str| text.split(' ').any(|other| other.starts_with(word));
        match () {
            () if begins(&self.heading) => Some(Hit::Heading),
            () if begins(&self.text) => Some(Hit::Text),
            () if self.heading.contains(word) || self.text.contains(word) => Some(Hit::Within),
            () => None,
        }
    }
}

/// The words of a text in small letters without accents, with one space between two of them.
fn folded(text: &str) -> String {
    let apart = DecomposingNormalizer::new_nfkd().normalize(text).to_lowercase();
    let plain: String = apart.chars().filter(|letter| !ACCENTS.contains(letter)).map(plainly).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The accents as characters of their own.
const ACCENTS: std::ops::RangeInclusive<char> = '\u{300}'..='\u{36F}';

/// Letters that are no letter with an accent as they are typed without them, and a space for what is no letter.
fn plainly(letter: char) -> String {
    match letter {
        'ß' => "ss".to_owned(),
        'œ' => "oe".to_owned(),
        'æ' => "ae".to_owned(),
        letter if letter.is_alphanumeric() => letter.to_string(),
        _ => " ".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_do_not_matter() {
        assert_eq!(folded("  L’Élan, œuvre; Straße: 3 Points! "), "l elan oeuvre strasse 3 points");
    }
}
