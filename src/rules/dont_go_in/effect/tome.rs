//! Tome: every second one dispels all cards of another type that its owner chooses (HCARD-110 to HCARD-112).

use crate::rules::dont_go_in::{CardType, Table, Types};

/// Notes that the owner has to choose. Without a card of another type the effect is lost (HCARD-112).
pub(super) fn when_taken(table: &mut Table, owner: usize) {
    let tomes = table.tableau(owner).face_up[CardType::Tome].len();
    if tomes.is_multiple_of(2) && !choices(table, owner).is_empty() {
        table.set_choosing(Some(owner));
    }
}

/// The types of which a player could choose one: any but Tome of which a card lies face up (HCARD-111).
pub(in crate::rules::dont_go_in) fn choices(table: &Table, owner: usize) -> Types {
    let face_up = &table.tableau(owner).face_up;
    CardType::ALL.into_iter().filter(|&of| of != CardType::Tome && !face_up[of].is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::taken;
    use super::*;
    use crate::rules::dont_go_in::{Card, Tableau};

    fn with(cards: &[&str], tome: u8) -> Table {
        let mut table = Table::empty(3, Types::NONE, 36, 0);
        let face_up = cards.iter().map(|card| card.parse::<Card>().expect("a card")).collect();
        table.set_player(0, 0, Tableau { face_up, ..Tableau::default() });
        table.take(0, Card { of: CardType::Tome, value: tome }, &mut Vec::new());
        table
    }

    // HCARD-110, HCARD-111 (E31, E50)
    #[test]
    fn the_second_and_the_fourth_ask_for_another_type() {
        for cards in [&["cat-4", "cat-2", "ring-1", "tome-1"][..], &["tome-1", "tome-2", "tome-3", "cat-4", "ring-4"]] {
            let table = with(cards, 3);
            assert_eq!(table.choosing(), Some(0));
            assert_eq!(choices(&table, 0).iter().collect::<Vec<_>>(), [CardType::Cat, CardType::Ring]);
        }
        assert_eq!(with(&["tome-1", "tome-2", "cat-4"], 3).choosing(), None);
    }

    // HCARD-112 (E12)
    #[test]
    fn with_tomes_alone_nothing_happens() {
        let (table, happenings) = taken(&[1], 0, CardType::Tome, 2);
        assert_eq!((table.choosing(), happenings), (None, vec![]));
    }
}
