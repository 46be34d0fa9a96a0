//! The end of the game: the count, step by step, and the winners.

use super::cards::cards;
use super::name;
use crate::app::words::{listed, say};
use crate::rules::dont_go_in::Outcome;
use crate::table::dont_go_in::tally::{Step, What};

/// Who has won: "Maura has won", "Alix and Maura have won together" (HEND-5).
pub fn winners(outcome: Outcome, names: &[String]) -> String {
    let who = listed(outcome.winners.iter().map(|seat| name(names, seat)));
    say!("rival-winners", names = who, winners = outcome.winners.len())
}

/// A step of the count at the end: "Alix dispels Cat 4 and 3: −7 Curses" (HEND-2, HEND-3).
pub fn counted(step: &Step, names: &[String]) -> String {
    let name = name(names, step.player);
    match step.what {
        What::Dispelled { of, cards: gone } => {
            say!("house-counted-dispelled", name = name, cards = cards(of, gone), curses = gone.sum())
        }
        What::CatsStay => say!("house-counted-cats-stay", name = name),
        What::Ghosts { ghosts, curses, is_tied: true } => {
            say!("house-counted-ghosts-tied", name = name, ghosts = ghosts, curses = curses)
        }
        What::Ghosts { ghosts, curses, is_tied: false } => {
            say!("house-counted-ghosts", name = name, ghosts = ghosts, curses = curses)
        }
    }
}
