//! What has become of the regions of a position, as far as the painter shows it: banks that have burnt off, and parts
//! that can never be finished any more.

use crate::rules::{Kind, Mists, PartName, Square};

/// For each mist area of a square, whether its bank is finished.
pub fn finished_areas(position: &Mists, at: Square) -> [bool; 4] {
    std::array::from_fn(|area| {
        position
            .part_named(PartName::new(at, Kind::Mist, area as u8))
            .is_some_and(|part| position.board().region(position.board().region_of(part)).finished())
    })
}

/// Every part of every region that can never be finished.
pub fn dead_parts(position: &Mists) -> impl Iterator<Item = PartName> + '_ {
    let board = position.board();
    let tiles = board.tiles().iter().filter_map(|tile| Some((tile, board.tile_at(tile.at)?)));
    let parts = tiles.flat_map(move |(tile, id)| {
        let count = position.face(tile.face).parts().len() as u8;
        (0..count).map(move |local| board.part_of(id, local))
    });
    parts.filter(move |&part| board.region(board.region_of(part)).dead).map(|part| position.name_of(part))
}
