//! Regions that the tile makes impossible to finish: mist against clear land (MIST-3), anything against a face-down tile
//! (L5-6, L5-8).

use super::facing;
use crate::rules::mists::Mists;
use crate::rules::tiles::{Kind, PartId, PartName, RegionId, Square};

/// A bank that the tile makes impossible to finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostBank {
    /// One of its parts.
    pub bank: PartName,
    /// Ghosts that stand in it before any come.
    pub ghosts: u8,
}

/// Banks that the tile touches or begins, that are dead with it and of which some piece was not dead before.
pub(in crate::guide) fn lost_banks(game: &Mists, laid: &Mists, at: Square) -> Vec<LostBank> {
    let lost = newly_dead(game, laid, at, |kind| kind == Kind::Mist);
    let bank = |(bank, part)| LostBank { bank: laid.name_of(part), ghosts: ghosts_before(game, laid, bank) };
    lost.map(bank).collect()
}

/// Roads, cities and castles of which the same is true.
pub(super) fn blighted(game: &Mists, laid: &Mists, at: Square) -> Vec<PartName> {
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
        // What touches no other of its kind is a region of its own: lost as soon as it lies there.
        meet(part, laid.board().region(region).size() == 1);
    }
    dead.into_iter().filter(|&(.., lost)| lost).map(|(id, part, _)| (id, part))
}

fn ghosts_before(game: &Mists, laid: &Mists, bank: RegionId) -> u8 {
    laid.parts_of(bank).map(|part| game.ghosts_on(laid.name_of(part))).sum()
}
