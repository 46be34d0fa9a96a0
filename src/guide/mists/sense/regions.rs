//! The regions that count: roads, cities and castles with meeples, and mist with ghosts.

use crate::rules::mists::{Mists, Phase};
use crate::rules::tiles::{Kind, Region, RegionId, Square};
use crate::rules::{Colours, Game};

/// A road, city or castle with meeples, or one where a meeple can be put now.
pub(super) struct Land {
    pub id: RegionId,
    pub region: Region,
    /// The square of a part of it; of a castle the only one.
    pub at: Square,
    /// Whose meeples stand there.
    pub colours: Colours,
    /// How many there are.
    pub meeples: u8,
    /// How hard all its gaps make it to complete it.
    pub hard: f32,
    /// How many gaps it reaches.
    pub gaps: f32,
}

/// Mist with ghosts.
pub(super) struct Bank {
    pub id: RegionId,
    /// How many ghosts are in it, those in circles too.
    pub ghosts: u8,
    /// It can never be finished (MIST-3).
    pub dead: bool,
    /// How hard all its gaps make it to finish it.
    pub hard: f32,
}

impl Land {
    fn of(id: RegionId, region: Region, at: Square) -> Land {
        Land { id, region, at, colours: Colours::NONE, meeples: 0, hard: 0.0, gaps: 0.0 }
    }
}

/// Regions with meeples, and those of the tile just laid if a meeple may be put there. Replaces what was in `lands`.
pub(super) fn find_lands(game: &Mists, lands: &mut Vec<Land>) {
    lands.clear();
    let board = game.board();
    for meeple in game.standing() {
        let id = board.region_of(meeple.part);
        let known = lands.iter().position(|land| land.id == id).unwrap_or_else(|| {
            lands.push(Land::of(id, *board.region(id), game.name_of(meeple.part).at));
            lands.len() - 1
        });
        lands[known].colours.insert(meeple.colour);
        lands[known].meeples += 1;
    }
    if game.phase() == Phase::PlaceMeeple {
        let tile = game.last_laid();
        for (local, part) in (0..).zip(game.face(board.tile(tile).face).parts()) {
            let id = board.region_of(board.part_of(tile, local));
            let free = part.kind != Kind::Mist && board.region(id).meeples == 0;
            if free && lands.iter().all(|land| land.id != id) {
                lands.push(Land::of(id, *board.region(id), board.tile(tile).at));
            }
        }
    }
}

/// All mist with ghosts. Replaces what was in `banks`.
pub(super) fn find_banks(game: &Mists, banks: &mut Vec<Bank>) {
    banks.clear();
    let board = game.board();
    for tile in board.tiles().iter().filter(|tile| tile.holds.all() > 0) {
        let (face, Some(number)) = (game.face(tile.face), board.tile_at(tile.at)) else { continue };
        let first = (face.parts().len() - face.mist_parts().len()) as u8;
        for area in 0..face.mist_parts().len() as u8 {
            let ghosts = tile.holds.loose[area] + tile.holds.circled[area];
            let id = board.region_of(board.part_of(number, first + area));
            match banks.iter_mut().find(|known| known.id == id) {
                Some(known) => known.ghosts += ghosts,
                None if ghosts > 0 => banks.push(Bank { id, ghosts, dead: board.region(id).dead, hard: 0.0 }),
                None => {}
            }
        }
    }
}
