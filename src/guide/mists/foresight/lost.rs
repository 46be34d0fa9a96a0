//! Regions that can never be completed because of the tile: mist against clear land (MIST-3), anything against a
//! face-down tile (L5-6, L5-8).

use super::facing;
use crate::rules::mists::Mists;
use crate::rules::tiles::{Kind, PartId, PartName, RegionId, Square};

/// A bank that can never be completed because of the tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostBank {
    /// One of its parts.
    pub bank: PartName,
    /// Number of ghosts in it before any come.
    pub ghosts: u8,
}

/// Banks that the tile touches or starts and that are then dead, if some piece of them was not dead before.
pub(in crate::guide) fn lost_banks(game: &Mists, laid: &Mists, at: Square) -> Vec<LostBank> {
    let lost = newly_dead(game, laid, at, |kind| kind == Kind::Mist);
    let bank = |(bank, part)| LostBank { bank: laid.name_of(part), ghosts: ghosts_before(game, laid, bank) };
    lost.map(bank).collect()
}

/// The same for roads, cities and castles.
pub(super) fn never_completed(game: &Mists, laid: &Mists, at: Square) -> Vec<PartName> {
    newly_dead(game, laid, at, |kind| kind != Kind::Mist).map(|(_, part)| laid.name_of(part)).collect()
}

fn newly_dead(
    game: &Mists,
    laid: &Mists,
    at: Square,
    is_meant: impl Fn(Kind) -> bool,
) -> impl Iterator<Item = (RegionId, PartId)> {
    let mut dead: Vec<(RegionId, PartId, bool)> = Vec::new();
    let mut meet = |part: PartId, was_alive: bool| {
        let id = laid.board().region_of(part);
        let region = laid.board().region(id);
        if !region.dead || !is_meant(region.kind) {
            return;
        }
        match dead.iter_mut().find(|(known, ..)| *known == id) {
            Some((.., lost)) => *lost |= was_alive,
            None => dead.push((id, part, was_alive)),
        }
    };
    for part in facing(game, at).flat_map(|there| there.land.into_iter().chain(there.mist)) {
        meet(part, !game.board().region(game.board().region_of(part)).dead);
    }
    let tile = laid.last_laid();
    let parts = laid.face(laid.board().tile(tile).face).parts().len() as u8;
    for part in (0..parts).map(|local| laid.board().part_of(tile, local)) {
        let region = laid.board().region_of(part);
        // A part that touches no other of its kind is a region of its own: it is lost as soon as it is laid.
        meet(part, laid.board().region(region).size() == 1);
    }
    dead.into_iter().filter(|&(.., lost)| lost).map(|(id, part, _)| (id, part))
}

fn ghosts_before(game: &Mists, laid: &Mists, bank: RegionId) -> u8 {
    laid.parts_of(bank).map(|part| game.ghosts_on(laid.name_of(part))).sum()
}
