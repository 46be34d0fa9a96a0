//! Step 2a, with the Spell Circles: ghosts around the laid tile are drawn into its circles (SPELL-2 to SPELL-6).

use super::ghosts;
use crate::rules::mists::{Action, Happening, Haunt, Mists, Phase, Refusal};
use crate::rules::tiles::Square;

/// Circles in each unfinished mist area of the laid tile: each gets a ghost (SPELL-2, SPELL-5).
pub(in crate::rules) fn empty_by_area(game: &Mists) -> [u8; 4] {
    ghosts::in_unfinished_mist(game, |area| area.circles)
}

/// How many ghosts stand around the laid tile that circles can draw in.
pub(super) fn ghosts_around(game: &Mists) -> u8 {
    around(game).map(|(_, _, ghosts)| ghosts).sum()
}

/// The places around the laid tile where such ghosts stand, and how many there.
fn around(game: &Mists) -> impl Iterator<Item = (Square, Haunt, u8)> {
    let squares = game.board.tile(game.laid).at.surroundings().into_iter();
    squares.flat_map(|at| game.loose_ghosts_on(at).map(move |(haunt, ghosts)| (at, haunt, ghosts)))
}

/// Draws a ghost in where it makes no difference which; else the table chooses.
pub(super) fn asks(game: &mut Mists, happenings: &mut Vec<Happening>) -> bool {
    let Some((at, haunt, _)) = around(game).next() else { return false };
    let all_come = ghosts_around(game) == game.due.coming.drawn_in;
    if !all_come && around(game).nth(1).is_some() {
        game.phase = Phase::DrawIn;
        return true;
    }
    draw_in(game, at, haunt, happenings);
    false
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    actions.extend(around(game).map(|(at, haunt, _)| Action::DrawIn { at, haunt }));
}

pub(in crate::rules) fn apply(
    game: &mut Mists,
    at: Square,
    haunt: Haunt,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    haunt.lets_go(at)?;
    if !around(game).any(|(square, place, _)| (square, place) == (at, haunt)) {
        return Err(Refusal::NotToDrawIn(at));
    }
    draw_in(game, at, haunt, happenings);
    ghosts::go_on(game, happenings);
    Ok(())
}

/// Which circle it enters makes no difference: all of them are filled in the end.
fn draw_in(game: &mut Mists, from: Square, haunt: Haunt, happenings: &mut Vec<Happening>) {
    game.due.coming.drawn_in -= 1;
    let Some(area) = ghosts::take_one(&mut game.due.coming.circles) else { return };
    if let Some(left) = game.ghosts_mut(from, haunt) {
        *left -= 1;
    }
    *game.board.circled_mut(game.laid, area) += 1;
    let to = game.board.tile(game.laid).at;
    happenings.push(Happening::GhostDrawnIn { from, haunt, to, area });
}
