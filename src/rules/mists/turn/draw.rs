//! Between turns: a tile is drawn, or there is none (PLACE-1, PLACE-4, PILE-1, END-2, PILE-2).

use crate::rules::mists::{Happening, Mists, Outcome, Phase};
use crate::rules::tiles::Rotation;

/// Draws the tile of a turn; one that fits nowhere leaves the game and the next is drawn.
pub(in crate::rules) fn draw(game: &mut Mists, happenings: &mut Vec<Happening>) {
    game.due.ending = false;
    while let Some(next) = game.piles.next() {
        let face = game.table.order[next];
        game.piles.drawn += 1;
        let print = &game.table.faces[face.0 as usize];
        let fits = game.board.gap_rings().iter().map(|gap| print.fits(gap.ring).count_ones() as u16).sum();
        happenings.push(Happening::Drew { face, fits });
        if fits > 0 {
            game.hand = Some(face);
            game.phase = Phase::LayTile;
            return;
        }
        happenings.push(Happening::SetAside { face });
    }
    run_out(game, happenings);
}

/// The active pile is empty, and what had to be reached was not (END-2, PILE-2).
fn run_out(game: &mut Mists, happenings: &mut Vec<Happening>) {
    let outcome = if game.table.level.piles > 1 { Outcome::PileEmpty } else { Outcome::OutOfTiles };
    game.end(outcome, happenings);
}

/// Ends the turn and begins the next player's.
pub(super) fn end_turn(game: &mut Mists, happenings: &mut Vec<Happening>) {
    happenings.push(Happening::TurnEnded { turn: game.turn, player: game.active });
    if game.tiles_left() == 0 {
        run_out(game, happenings);
        return;
    }
    if game.veiled {
        game.phase = Phase::Over;
        return;
    }
    game.turn += 1;
    game.active = (game.active + 1) % game.table.seats.len() as u8;
    draw(game, happenings);
}

/// All rotations, as the mask of [`Face::fits`](crate::rules::tiles::Face) numbers them.
pub(super) fn turns_in(mask: u8) -> impl Iterator<Item = Rotation> {
    Rotation::ALL.into_iter().filter(move |turn| mask >> turn.quarters() & 1 == 1)
}
