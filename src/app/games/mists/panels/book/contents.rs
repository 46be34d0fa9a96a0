//! The pages of the book in order, their titles, and which page explains a rule.

use super::levels;
use crate::app::games::mists::words::roman;
use crate::app::theme::{CREAM, Face, INK, Pen, RUBRIC, Type, faint};
use crate::app::words::say;
use egui::{Align2, Rect, Sense};

/// A page of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Matching edges, completed roads and cities.
    Land,
    /// Where meeples may stand, and how they count.
    Meeples,
    /// When a bank is completed, and when it never can be.
    Mist,
    /// The rules of a level that the one before does not have.
    Level(u8),
    /// The Spell Circles and Eloise.
    SpellCircles,
    /// Mouse and keys in a turn.
    TurnControls,
    /// Mouse and keys for everything else.
    TableControls,
}

/// A chapter: a part of the list of pages.
#[derive(Clone, Copy)]
enum Chapter {
    Land,
    Levels,
    Expansion,
    Controls,
}

impl Chapter {
    fn name(self) -> &'static str {
        match self {
            Chapter::Land => say!("book-chapter-land"),
            Chapter::Levels => say!("book-chapter-levels"),
            Chapter::Expansion => say!("book-chapter-expansion"),
            Chapter::Controls => say!("book-chapter-controls"),
        }
    }
}

/// The chapters and their pages.
const CHAPTERS: [(Chapter, &[Page]); 4] = [
    (Chapter::Land, &[Page::Land, Page::Meeples, Page::Mist]),
    (
        Chapter::Levels,
        &[Page::Level(1), Page::Level(2), Page::Level(3), Page::Level(4), Page::Level(5), Page::Level(6)],
    ),
    (Chapter::Expansion, &[Page::SpellCircles]),
    (Chapter::Controls, &[Page::TurnControls, Page::TableControls]),
];

impl Page {
    /// The page at which reading starts.
    pub const FIRST: Page = Page::Land;

    /// Every page, from the first to the last.
    pub fn all() -> impl Iterator<Item = Page> {
        CHAPTERS.into_iter().flat_map(|(_, pages)| pages.iter().copied())
    }

    /// The page this many pages further on, if there is one.
    pub fn beyond(self, step: isize) -> Option<Page> {
        let here = Page::all().position(|page| page == self)?;
        Page::all().nth(here.checked_add_signed(step)?)
    }

    /// Its heading, and its subject.
    pub(super) fn title(self) -> (&'static str, &'static str) {
        match self {
            Page::Land => (say!("book-land-heading"), say!("book-land-what")),
            Page::Meeples => (say!("book-meeples-heading"), say!("book-meeples-what")),
            Page::Mist => (say!("book-mist-heading"), say!("book-mist-what")),
            Page::Level(level) => (levels::name_of(level), levels::what_of(level)),
            Page::SpellCircles => levels::of_spell_circles(),
            Page::TurnControls => (say!("book-turn-heading"), say!("book-controls-what")),
            Page::TableControls => (say!("book-table-heading"), say!("book-controls-what")),
        }
    }

    /// Its name in the list.
    fn entry(self) -> String {
        let (name, _) = self.title();
        match self {
            Page::Level(level) => format!("{}  {name}", roman(level)),
            _ => name.to_owned(),
        }
    }

    /// The page that explains a rule, by rule ID. `None` if there is no such page.
    pub fn explaining(rule: &str) -> Option<Page> {
        let (chapter, _) = rule.split_once('-')?;
        Some(match chapter {
            // SCORE-7 is about points or ghosts, SCORE-10 about the castle.
            _ if rule == "SCORE-7" || rule == "SCORE-10" => Page::Level(1),
            _ if rule == "SCORE-4" => Page::Level(2),
            _ if matches!(rule, "SCORE-2" | "SCORE-3" | "SCORE-5") => Page::Land,
            _ if rule == "GHOST-4" => Page::Mist,
            "PLACE" => Page::Land,
            "MEEPLE" | "SCORE" | "SETUP" => Page::Meeples,
            "MIST" => Page::Mist,
            "GHOST" | "END" | "L1" => Page::Level(1),
            "CEM" | "L2" => Page::Level(2),
            "PILE" | "HOUND" | "L3" => Page::Level(3),
            "L4" => Page::Level(4),
            "L5" => Page::Level(5),
            "L6" => Page::Level(6),
            "SPELL" | "CAT" => Page::SpellCircles,
            _ => return None,
        })
    }
}

const HEADING: f32 = 44.0;
const ENTRY: f32 = 45.0;
const GAP: f32 = 14.0;

/// The list of all pages, with the open one on red. Returns the page that was clicked.
pub(super) fn show(pen: &mut Pen, place: Rect, open: Page) -> Option<Page> {
    let mut chosen = None;
    let mut top = 0.0;
    let wide = place.width() / pen.unit;
    for (chapter, pages) in CHAPTERS {
        let at = place.min + pen.size(10.0, top);
        let set = Type::new(Face::Heading, 25.0, RUBRIC);
        pen.write(at, Align2::LEFT_TOP, chapter.name(), set, place.width() - 10.0 * pen.unit);
        top += HEADING;
        for &page in pages {
            let line = pen.rect(place.min, (0.0, top), (wide, ENTRY - 3.0));
            if entry(pen, line, page, page == open) {
                chosen = Some(page);
            }
            top += ENTRY;
        }
        top += GAP;
    }
    chosen
}

fn entry(pen: &mut Pen, place: Rect, page: Page, open: bool) -> bool {
    let text = page.entry();
    let response = pen.control(place, &text, Sense::click());
    let lit = response.hovered() || response.has_focus();
    if open || lit {
        let fill = if open { RUBRIC } else { faint(RUBRIC, 0.16) };
        pen.painter().rect_filled(place, 7.0 * pen.unit, fill);
    }
    let set = Type::new(if open { Face::Bold } else { Face::Text }, 25.0, if open { CREAM } else { INK });
    let at = place.left_center() + pen.size(12.0, -1.0);
    pen.ink(at, Align2::LEFT_CENTER, &text, set, place.width() - 20.0 * pen.unit);
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_follow_each_other_from_the_first_to_the_last() {
        let pages: Vec<Page> = Page::all().collect();
        assert_eq!(pages.first(), Some(&Page::Land));
        assert_eq!(pages[0].beyond(-1), None);
        assert!(pages.windows(2).all(|two| two[0].beyond(1) == Some(two[1]) && two[1].beyond(-1) == Some(two[0])));
        assert_eq!(Page::TableControls.beyond(1), None);
    }

    /// The rules that a file in `rules` names in its code.
    fn rules_named(source: &str) -> Vec<&str> {
        let is_rule = |text: &&str| {
            let number = |number: &str| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
            text.split_once('-').is_some_and(|(chapter, rest)| {
                number(rest) && chapter.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
            })
        };
        source.split('"').filter(is_rule).collect()
    }

    #[test]
    fn every_rule_that_can_forbid_something_has_its_page() {
        let sources = [
            include_str!("../../../../../rules/mists/refusal.rs"),
            include_str!("../../../../../rules/mists/phase.rs"),
            include_str!("../../../../../rules/mists/happening.rs"),
        ];
        let rules: Vec<&str> = sources.into_iter().flat_map(rules_named).collect();
        assert!(rules.len() > 30 && rules.contains(&"PLACE-1") && rules.contains(&"L5-4"), "{rules:?}");
        for rule in rules {
            let page = Page::explaining(rule);
            assert!(page.is_some_and(|page| Page::all().any(|known| known == page)), "{rule}: {page:?}");
        }
    }

    #[test]
    fn every_chapter_of_the_rules_leads_to_the_page_that_tells_of_it() {
        let pages = [
            ("PLACE-2", Page::Land),
            ("MIST-3", Page::Mist),
            ("GHOST-5", Page::Level(1)),
            ("GHOST-4", Page::Mist),
            ("MEEPLE-2", Page::Meeples),
            ("SCORE-2", Page::Land),
            ("SCORE-4", Page::Level(2)),
            ("SCORE-6", Page::Meeples),
            ("SCORE-7", Page::Level(1)),
            ("SETUP-5", Page::Meeples),
            ("END-1", Page::Level(1)),
            ("L1-1", Page::Level(1)),
            ("L2-1", Page::Level(2)),
            ("L3-1", Page::Level(3)),
            ("L4-1", Page::Level(4)),
            ("L5-4", Page::Level(5)),
            ("L6-2", Page::Level(6)),
            ("PILE-2", Page::Level(3)),
            ("CEM-3", Page::Level(2)),
            ("HOUND-3", Page::Level(3)),
            ("SPELL-4", Page::SpellCircles),
            ("CAT-2", Page::SpellCircles),
        ];
        for (rule, page) in pages {
            assert_eq!(Page::explaining(rule), Some(page), "{rule}");
        }
        assert_eq!(Page::explaining(""), None);
        assert_eq!(Page::explaining("TEA-1"), None);
    }
}
