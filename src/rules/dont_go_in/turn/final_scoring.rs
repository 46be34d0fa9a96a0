//! The end of the game: the last effects work, ghosts are shown, and Curses are counted (HEND-2 to HEND-5).

use crate::rules::dont_go_in::{Happening, Table, effect};

pub(super) fn score_all(table: &mut Table, happenings: &mut Vec<Happening>) {
    effect::at_end(table, happenings);
    let scores = table.scores();
    let outcome = scores.outcome(table.players());
    table.set_outcome(outcome);
    happenings.extend([Happening::Scored(scores), Happening::Over(outcome)]);
}
