//! The end of a game in one line of the records.

use super::Sitting;
use super::tally::Tally;
use crate::rules::Game;
use crate::rules::dont_go_in::DontGoIn;
use crate::table::records::{Ending, Recorded, persons};

impl Recorded for DontGoIn {
    fn result(sitting: &Sitting) -> Option<Ending> {
        let (outcome, tally) = (sitting.position().outcome()?, Tally::of(sitting));
        let scores = tally.scores()?;
        let curses = persons(sitting).map(|seat| scores.curses[seat]).min()?;
        let won = outcome.winners.iter().any(|winner| sitting.seats()[winner].is_person());
        Some(Ending::DontGoIn { won, curses })
    }
}
