//! The end of a game in one line of the records.

use super::Sitting;
use crate::rules::Game;
use crate::rules::carcassonne::Carcassonne;
use crate::table::records::{Ending, Recorded, persons};

impl Recorded for Carcassonne {
    fn result(sitting: &Sitting) -> Option<Ending> {
        let position = sitting.position();
        let outcome = position.outcome()?;
        let score = |seat: usize| position.score(position.seats()[seat]);
        let best = persons(sitting).max_by_key(|&seat| score(seat))?;
        let others = (0..sitting.seats().len()).filter(|&seat| seat != best).map(score).max().unwrap_or_default();
        Some(Ending::Carcassonne {
            spell_circles: sitting.setup().spell_circles,
            won: persons(sitting).any(|seat| outcome.winners.contains(position.seats()[seat])),
            points: score(best),
            ahead: i32::from(score(best)) - i32::from(others),
        })
    }
}
