//! Step 2a at the haunted levels: a new cemetery calls a ghost to all mist around it (L5-3).

use super::ghosts;
use crate::rules::mists::{Action, Cemeteries, Happening, Haunt, Mists, Phase, Refusal};
use crate::rules::tiles::{Centre, Square, TileId};

/// The tiles whose mist gets a ghost because of the tile just laid.
pub(in crate::rules) fn tiles_called(game: &Mists) -> Vec<TileId> {
    let laid = game.board.tile(game.laid);
    if game.table.level.cemeteries != Cemeteries::Haunted || game.face(laid.face).centre() != Some(Centre::Cemetery) {
        return Vec::new();
    }
    let tiles = laid.at.surroundings().into_iter().filter_map(|square| game.board.tile_at(square));
    tiles.filter(|&tile| game.face(game.board.tile(tile).face).has_mist()).collect()
}

/// Sends the next ghost; where its tile has several mist areas, the table chooses one.
pub(super) fn asks(game: &mut Mists, happenings: &mut Vec<Happening>) -> bool {
    let Some(&tile) = game.due.coming.haunted.first() else { return false };
    let tile = game.board.tile(tile);
    if game.face(tile.face).mist_parts().len() > 1 {
        game.phase = Phase::HauntMist;
        return true;
    }
    put(game, tile.at, 0, happenings);
    false
}

/// The square to whose mist the next ghost comes.
pub(in crate::rules) fn under_way(game: &Mists) -> Option<Square> {
    game.due.coming.haunted.first().map(|&tile| game.board.tile(tile).at)
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    if let Some(&tile) = game.due.coming.haunted.first() {
        let tile = game.board.tile(tile);
        let areas = game.face(tile.face).mist_parts().len() as u8;
        actions.extend((0..areas).map(|area| Action::HauntMist { at: tile.at, area }));
    }
}

pub(in crate::rules) fn apply(
    game: &mut Mists,
    at: Square,
    area: u8,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let mut areas = Vec::new();
    list(game, &mut areas);
    if !areas.contains(&Action::HauntMist { at, area }) {
        return Err(Refusal::HauntElsewhere(under_way(game).unwrap_or(at)));
    }
    put(game, at, area, happenings);
    ghosts::go_on(game, happenings);
    Ok(())
}

fn put(game: &mut Mists, at: Square, area: u8, happenings: &mut Vec<Happening>) {
    game.due.coming.haunted.remove(0);
    game.put_ghost(at, Haunt::Mist(area), happenings);
}
