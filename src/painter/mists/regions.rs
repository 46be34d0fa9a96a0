//! The state of the regions of a position, as far as the painter shows it: banks that have burnt off, and regions that
//! can never be completed.

use crate::painter::mist::Bank;
use crate::rules::mists::Mists;
use crate::rules::tiles::{Kind, PartName, Square};

/// The state of the bank of each mist area of a square.
pub fn banks(position: &Mists, at: Square) -> [Bank; 4] {
    std::array::from_fn(|area| {
        let part = position.part_named(PartName::new(at, Kind::Mist, area as u8));
        part.map_or(Bank::Open, |part| Bank::of(position.board().region(position.board().region_of(part))))
    })
}

/// Whether the bank of each mist area of a square is completed.
pub fn finished_areas(position: &Mists, at: Square) -> [bool; 4] {
    banks(position, at).map(|bank| bank == Bank::Finished)
}

/// All parts of all regions that can never be completed.
pub fn dead_parts(position: &Mists) -> impl Iterator<Item = PartName> + '_ {
    let board = position.board();
    let tiles = board.tiles().iter().filter_map(|tile| Some((tile, board.tile_at(tile.at)?)));
    let parts = tiles.flat_map(move |(tile, id)| {
        let count = position.face(tile.face).parts().len() as u8;
        (0..count).map(move |local| board.part_of(id, local))
    });
    parts.filter(move |&part| board.region(board.region_of(part)).dead).map(|part| position.name_of(part))
}
