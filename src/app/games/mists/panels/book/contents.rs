//! The pages of the book in order, their titles, and which page explains a rule.

use super::levels;
use crate::app::book::{Chapter, Pages};
use crate::app::games::mists::words::roman;
use crate::app::words::say;

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

/// The chapters and their pages.
static CHAPTERS: [Chapter<Page>; 4] = [
    Chapter { name: || say!("book-chapter-land"), pages: &[Page::Land, Page::Meeples, Page::Mist] },
    Chapter {
        name: || say!("book-chapter-levels"),
        pages: &[Page::Level(1), Page::Level(2), Page::Level(3), Page::Level(4), Page::Level(5), Page::Level(6)],
    },
    Chapter { name: || say!("book-chapter-expansion"), pages: &[Page::SpellCircles] },
    Chapter { name: || say!("book-chapter-controls"), pages: &[Page::TurnControls, Page::TableControls] },
];

impl Pages for Page {
    fn chapters() -> &'static [Chapter<Page>] {
        &CHAPTERS
    }

    fn title(self) -> (&'static str, &'static str) {
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

    fn entry(self) -> String {
        let (name, _) = self.title();
        match self {
            Page::Level(level) => format!("{}  {name}", roman(level)),
            _ => name.to_owned(),
        }
    }
}

impl Page {
    /// The page at which reading starts.
    pub const FIRST: Page = Page::Land;

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
