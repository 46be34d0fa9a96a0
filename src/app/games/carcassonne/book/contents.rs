//! The pages of the book in order, their titles, and which page explains a rule.

use crate::app::book::{Chapter, Pages};
use crate::app::words::say;

/// A page of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// What one plays for, and the steps of a turn.
    Game,
    /// Matching edges, finished roads and cities, fields.
    Land,
    /// Where meeples may stand; guards and the reserve.
    Meeples,
    /// When ghosts come to meeples, and what they do there.
    Ghosts,
    /// What each kind of region brings.
    Regions,
    /// Who gets it.
    Scoring,
    /// What a field brings.
    Farmers,
    /// The final scoring.
    End,
    /// The Spell Circles.
    SpellCircles,
    /// The abbot.
    Abbot,
    /// Mouse and keys in a turn.
    TurnControls,
    /// Mouse and keys for everything else.
    TableControls,
}

/// The chapters and their pages.
static CHAPTERS: [Chapter<Page>; 4] = [
    Chapter { name: || say!("rival-book-chapter-game"), pages: &[Page::Game, Page::Land, Page::Meeples, Page::Ghosts] },
    Chapter {
        name: || say!("rival-book-chapter-points"),
        pages: &[Page::Regions, Page::Scoring, Page::Farmers, Page::End],
    },
    Chapter { name: || say!("rival-book-chapter-options"), pages: &[Page::SpellCircles, Page::Abbot] },
    Chapter { name: || say!("book-chapter-controls"), pages: &[Page::TurnControls, Page::TableControls] },
];

impl Pages for Page {
    fn chapters() -> &'static [Chapter<Page>] {
        &CHAPTERS
    }

    fn title(self) -> (&'static str, &'static str) {
        match self {
            Page::Game => (say!("rival-book-game-heading"), say!("rival-book-game-what")),
            Page::Land => (say!("rival-book-land-heading"), say!("rival-book-land-what")),
            Page::Meeples => (say!("rival-book-meeples-heading"), say!("rival-book-meeples-what")),
            Page::Ghosts => (say!("rival-book-ghosts-heading"), say!("rival-book-ghosts-what")),
            Page::Regions => (say!("rival-book-regions-heading"), say!("rival-book-regions-what")),
            Page::Scoring => (say!("rival-book-scoring-heading"), say!("rival-book-scoring-what")),
            Page::Farmers => (say!("rival-book-farmers-heading"), say!("rival-book-farmers-what")),
            Page::End => (say!("rival-book-end-heading"), say!("rival-book-end-what")),
            Page::SpellCircles => (say!("spell-circles-name"), say!("rival-book-spell-circles-what")),
            Page::Abbot => (say!("rival-book-abbot-heading"), say!("rival-book-abbot-what")),
            Page::TurnControls => (say!("book-turn-heading"), say!("book-controls-what")),
            Page::TableControls => (say!("book-table-heading"), say!("book-controls-what")),
        }
    }
}

impl Page {
    /// The page at which reading starts.
    pub const FIRST: Page = Page::Game;

    /// The page that explains a rule, by rule ID. `None` if there is no such page.
    pub fn explaining(rule: &str) -> Option<Page> {
        let (chapter, _) = rule.split_once('-')?;
        Some(match chapter {
            // RSETUP-6 names the options; the one that can forbid something is to play without farmers.
            _ if rule == "RSETUP-6" => Page::Farmers,
            "RSETUP" | "RTURN" => Page::Game,
            "RPLACE" => Page::Land,
            "RMEEPLE" | "RGUARD" => Page::Meeples,
            "RGHOST" | "RMIST" => Page::Ghosts,
            "RROAD" | "RCITY" | "RABBEY" | "RCASTLE" | "RCEM" => Page::Regions,
            "RSCORE" => Page::Scoring,
            "RFIELD" => Page::Farmers,
            "REND" => Page::End,
            "RCIRC" => Page::SpellCircles,
            "RABBOT" => Page::Abbot,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::carcassonne::{Phase, Piece, Refusal};
    use crate::rules::tiles::{Side, Square};

    #[test]
    fn every_rule_that_can_forbid_something_has_its_page() {
        let at = Square::new(0, 0);
        let pages = [
            (Refusal::SquareTaken(at), Page::Land),
            (Refusal::EdgeMismatch(Side::N), Page::Land),
            (Refusal::NotNow(Phase::LayTile), Page::Land),
            (Refusal::NotNow(Phase::PickScoring), Page::Scoring),
            (Refusal::NotNow(Phase::Over), Page::End),
            (Refusal::Guard, Page::Meeples),
            (Refusal::NobodyThere, Page::Ghosts),
            (Refusal::OwnMeeple("RMIST-1"), Page::Ghosts),
            (Refusal::OpponentsMeeple("RCIRC-8"), Page::SpellCircles),
            (Refusal::NotToDrawIn, Page::SpellCircles),
            (Refusal::NotToTake(at, 0), Page::SpellCircles),
            (Refusal::NoneLeft(Piece::Guard), Page::Meeples),
            (Refusal::NotOnMist, Page::Meeples),
            (Refusal::Occupied, Page::Meeples),
            (Refusal::NoFarmers, Page::Farmers),
            (Refusal::AbbotElsewhere, Page::Abbot),
            (Refusal::NoAbbot, Page::Abbot),
            (Refusal::NotDue, Page::Scoring),
        ];
        for (refusal, page) in pages {
            assert_eq!(Page::explaining(refusal.rule()), Some(page), "{}", refusal.rule());
            assert!(Page::all().any(|known| known == page), "{page:?} is not in the book");
        }
        assert_eq!(Page::explaining("TEA-1"), None);
    }

    #[test]
    fn every_chapter_of_the_rule_book_has_its_page() {
        let chapters = [
            "RSETUP", "RTURN", "RPLACE", "RFIELD", "RMEEPLE", "RGUARD", "RGHOST", "RMIST", "RROAD", "RCITY", "RABBEY",
            "RCASTLE", "RCEM", "RSCORE", "REND", "RCIRC", "RABBOT",
        ];
        for chapter in chapters {
            assert!(Page::explaining(&format!("{chapter}-1")).is_some(), "{chapter}");
        }
    }
}
