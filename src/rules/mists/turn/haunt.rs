//! Step 2a at the haunted levels: a new cemetery calls a ghost to all mist around it (L5-3).

use crate::rules::mists::step::Said;
use crate::rules::mists::{Action, Happening, Haunt, Mists, Phase, Refusal};
use crate::rules::tiles::Square;

/// Sends the next ghost; where its tile has several mist areas, the table chooses one.
pub(super) fn put(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    match next(game) {
        None => return Said::Nothing,
        Some((at, 0 | 1)) => send(game, at, 0, happenings),
        Some(_) => return Said::Asks(Phase::HauntMist),
    }
    Said::Did
}

/// The square to whose mist the next ghost comes, and how many mist areas it has.
fn next(game: &Mists) -> Option<(Square, u8)> {
    let tile = game.board().tile(*game.to_do().coming.haunted.first()?);
    Some((tile.at, game.face(tile.face).mist_parts().len() as u8))
}

pub(in crate::rules::mists) fn list(game: &Mists, actions: &mut Vec<Action>) {
    if let Some((at, areas)) = next(game) {
        actions.extend((0..areas).map(|area| Action::HauntMist { at, area }));
    }
}

pub(in crate::rules::mists) fn apply(
    game: &mut Mists,
    at: Square,
    area: u8,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    match next(game) {
        Some((due, areas)) if due == at && area < areas => {
            send(game, at, area, happenings);
            Ok(())
        }
        due => Err(Refusal::HauntElsewhere(due.map_or(at, |(due, _)| due))),
    }
}

fn send(game: &mut Mists, at: Square, area: u8, happenings: &mut Vec<Happening>) {
    game.to_do_mut().coming.haunted.remove(0);
    game.put_ghost(at, Haunt::Mist(area), happenings);
}
