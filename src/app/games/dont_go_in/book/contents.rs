//! The pages of the book in order, their titles, and which page explains a rule.

use crate::app::book::{Chapter, Pages};
use crate::app::words::say;

/// A page of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// What one plays for, and a turn.
    Game,
    /// What the six rooms do.
    Rooms,
    /// Dice, ghosts and flashlights.
    Dice,
    /// Who takes which card when, and what a set is.
    Taking,
    /// Cards that work when they are taken: Clock, Doll, Holy Water, Mask.
    AtOnce,
    /// The others: Mirror, Ring, Tome, Twin.
    AtOnceToo,
    /// Cards that work at the end: Amulet, Cat, Music Box, Portrait.
    AtEnd,
    /// The end of the game.
    End,
    /// Who may know what.
    Hidden,
    /// Mouse and keys in a turn.
    TurnControls,
    /// Mouse and keys for everything else.
    TableControls,
}

/// The chapters and their pages.
static CHAPTERS: [Chapter<Page>; 4] = [
    Chapter { name: || say!("house-book-chapter-house"), pages: &[Page::Game, Page::Rooms, Page::Dice, Page::Taking] },
    Chapter { name: || say!("house-book-chapter-cards"), pages: &[Page::AtOnce, Page::AtOnceToo, Page::AtEnd] },
    Chapter { name: || say!("house-book-chapter-rest"), pages: &[Page::End, Page::Hidden] },
    Chapter { name: || say!("book-chapter-controls"), pages: &[Page::TurnControls, Page::TableControls] },
];

impl Pages for Page {
    fn chapters() -> &'static [Chapter<Page>] {
        &CHAPTERS
    }

    fn title(self) -> (&'static str, &'static str) {
        match self {
            Page::Game => (say!("house-book-game-heading"), say!("house-book-game-what")),
            Page::Rooms => (say!("house-book-rooms-heading"), say!("house-book-rooms-what")),
            Page::Dice => (say!("house-book-dice-heading"), say!("house-book-dice-what")),
            Page::Taking => (say!("house-book-taking-heading"), say!("house-book-taking-what")),
            Page::AtOnce => (say!("house-book-at-once-heading"), say!("house-book-at-once-what")),
            Page::AtOnceToo => (say!("house-book-at-once-too-heading"), say!("house-book-at-once-what")),
            Page::AtEnd => (say!("house-book-at-end-heading"), say!("house-book-at-end-what")),
            Page::End => (say!("house-book-end-heading"), say!("house-book-end-what")),
            Page::Hidden => (say!("house-book-hidden-heading"), say!("house-book-hidden-what")),
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
        let (chapter, number) = rule.split_once('-')?;
        Some(match chapter {
            "HSETUP" | "HPLACE" => Page::Game,
            "HROOM" => Page::Rooms,
            "HROLL" => Page::Dice,
            "HTAKE" => Page::Taking,
            // Numbers go in tens per type, in the order of the alphabet.
            "HCARD" => match number.parse::<u16>().ok()? / 10 {
                0 => Page::Taking,
                1 | 2 | 8 | 9 => Page::AtEnd,
                3..=6 => Page::AtOnce,
                7 | 10..=12 => Page::AtOnceToo,
                _ => return None,
            },
            "HEND" => Page::End,
            "HHIDE" => Page::Hidden,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::dont_go_in::{CardType, Phase, Refusal, Room};

    #[test]
    fn every_rule_that_can_forbid_something_has_its_page() {
        let pages = [
            (Refusal::NotNow(Phase::Place), Page::Game),
            (Refusal::NotNow(Phase::RollAgain), Page::Rooms),
            (Refusal::NotNow(Phase::TurnDie), Page::Rooms),
            (Refusal::NotNow(Phase::Take), Page::Taking),
            (Refusal::NotNow(Phase::ChooseType), Page::AtOnceToo),
            (Refusal::NotNow(Phase::Over), Page::End),
            (Refusal::NotInPlay(Room::Attic), Page::Game),
            (Refusal::NoSuchSpace(5), Page::Rooms),
            (Refusal::SpaceTaken(Room::Attic, 1), Page::Game),
            (Refusal::NoSuchDie(7, 4), Page::Rooms),
            (Refusal::NoCardThere(2), Page::Taking),
            (Refusal::Tome, Page::AtOnceToo),
            (Refusal::NoneFaceUp(CardType::Ring), Page::AtOnceToo),
        ];
        for (refusal, page) in pages {
            assert_eq!(Page::explaining(refusal.rule()), Some(page), "{}", refusal.rule());
            assert!(Page::all().any(|known| known == page), "{page:?} is not in the book");
        }
        assert_eq!(Page::explaining("TEA-1"), None);
    }

    // HCARD-5: the rules of a type are numbered in tens.
    #[test]
    fn the_rules_of_a_card_lead_to_the_page_that_has_it() {
        for (ten, of) in (1..).zip(CardType::ALL) {
            let page = Page::explaining(&format!("HCARD-{ten}0"));
            let expected = match of {
                of if of.works_at_end() => Page::AtEnd,
                CardType::Clock | CardType::Doll | CardType::HolyWater | CardType::Mask => Page::AtOnce,
                _ => Page::AtOnceToo,
            };
            assert_eq!(page, Some(expected), "{of:?}");
        }
        for chapter in ["HSETUP", "HPLACE", "HROOM", "HROLL", "HTAKE", "HCARD", "HEND", "HHIDE"] {
            assert!(Page::explaining(&format!("{chapter}-1")).is_some(), "{chapter}");
        }
    }
}
