//! What the edges of the placed tile met: mist that it extends, and mist that it breaks (RMIST-1 to RMIST-3).

use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::{RegionId, Side};

/// Notes what the tile just laid met. Edges against empty squares count for nothing.
pub(super) fn note(game: &mut Carcassonne) {
    let mut met = std::mem::take(&mut game.to_do_mut().met);
    (met.extends, met.breaks) = (false, false);
    met.extended.clear();
    met.broken.clear();
    let (tile, circles) = (*game.laid(), game.spell_circles());
    for side in Side::ALL {
        let Some(neighbour) = game.board().tile_at(tile.at.beyond(side)) else { continue };
        let other = game.board().tile(neighbour);
        let here = game.face(tile.face).edge(side, tile.turn).mist;
        let there = game.face(other.face).edge(side.opposite(), other.turn).mist;
        let bank_here = |part| game.board().region_of(game.board().part_of(game.last_laid(), part));
        let bank_there = |part| game.board().region_of(game.board().part_of(neighbour, part));
        match (here, there) {
            (Some(here), Some(_)) => {
                met.extends = true;
                add(circles, &mut met.extended, bank_here(here));
            }
            (Some(here), None) => {
                met.breaks = true;
                add(circles, &mut met.broken, bank_here(here));
            }
            (None, Some(there)) => {
                met.breaks = true;
                add(circles, &mut met.broken, bank_there(there));
            }
            (None, None) => {}
        }
    }
    game.to_do_mut().met = met;
}

fn add(circles: bool, banks: &mut Vec<RegionId>, bank: RegionId) {
    if circles && !banks.contains(&bank) {
        banks.push(bank);
    }
}
