//! Step 2a, with the Spell Circles: ghosts around the laid tile are drawn into its circles, and what is left empty is
//! filled from the supply (SPELL-2 to SPELL-6).

use crate::rules::mists::step::Said;
use crate::rules::mists::{Action, Happening, Haunt, Mists, Phase, Refusal};
use crate::rules::tiles::Square;

/// The places around the laid tile from which circles can draw ghosts in, and how many stand there.
fn around(game: &Mists) -> impl Iterator<Item = (Square, Haunt, u8)> {
    game.loose_ghosts_around(game.laid().at)
}

/// Draws a ghost in where it makes no difference which; else the table chooses.
pub(super) fn draw_in(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    let drawn_in = game.to_do().coming.drawn_in;
    if drawn_in == 0 {
        return Said::Nothing;
    }
    let Some((at, haunt, _)) = around(game).next() else { return Said::Nothing };
    let all_come = around(game).map(|(_, _, ghosts)| ghosts).sum::<u8>() == drawn_in;
    if !all_come && around(game).nth(1).is_some() {
        return Said::Asks(Phase::DrawIn);
    }
    draw_one_in(game, at, haunt, happenings);
    Said::Did
}

/// A ghost from the supply comes to each circle that is still empty.
pub(super) fn fill(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    let Some(area) = game.to_do_mut().coming.circles.take_first() else { return Said::Nothing };
    game.put_ghost(game.laid().at, Haunt::Circle(area), happenings);
    Said::Did
}

pub(in crate::rules::mists) fn list(game: &Mists, actions: &mut Vec<Action>) {
    actions.extend(around(game).map(|(at, haunt, _)| Action::DrawIn { at, haunt }));
}

pub(in crate::rules::mists) fn apply(
    game: &mut Mists,
    at: Square,
    haunt: Haunt,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    haunt.lets_go(at)?;
    if !around(game).any(|(square, place, _)| (square, place) == (at, haunt)) {
        return Err(Refusal::NotToDrawIn(at));
    }
    draw_one_in(game, at, haunt, happenings);
    Ok(())
}

/// Which circle it enters makes no difference: all of them are filled in the end.
fn draw_one_in(game: &mut Mists, from: Square, haunt: Haunt, happenings: &mut Vec<Happening>) {
    game.to_do_mut().coming.drawn_in -= 1;
    let Some(area) = game.to_do_mut().coming.circles.take_first() else { return };
    game.move_into_circle(from, haunt, area);
    happenings.push(Happening::GhostDrawnIn { from, haunt, to: game.laid().at, area });
}
