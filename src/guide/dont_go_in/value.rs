//! What a table is worth to a player: how many Curses fewer than the best opponent they have, or probably will have.

use super::worth::cost;
use crate::rules::dont_go_in::Table;
use libm::expf;

/// With so many Curses fewer at the end, a win could hardly be clearer.
const CLEAR: f32 = 6.0;
/// How much of the value is who wins; the rest is by how much.
const WINNING: f32 = 0.6;

/// From 0 to 1.
pub(super) fn value(table: &Table, seat: usize) -> f32 {
    let curses = |seat: usize| match table.outcome() {
        Some(_) => f32::from(table.scores().curses[seat]),
        None => cost(table, seat),
    };
    let others = (0..table.players()).filter(|&other| other != seat).map(curses);
    let fewer = others.fold(f32::INFINITY, f32::min) - curses(seat);
    let by_curses = 1.0 / (1.0 + expf(-fewer / CLEAR));
    match table.outcome() {
        Some(outcome) if outcome.winners.contains(seat) => {
            (WINNING + (1.0 - WINNING) * by_curses) / outcome.winners.len() as f32
        }
        Some(_) => (1.0 - WINNING) * by_curses,
        None => by_curses,
    }
}
