//! The edges that the neighbours of a square turn towards it.

use crate::rules::mists::Mists;
use crate::rules::tiles::{Edge, PartId, Side, Square};

/// The edge of a neighbour that a tile on the square would touch.
#[derive(Clone, Copy, Debug)]
pub(in crate::guide) struct Facing {
    /// The side of the square on which the neighbour is.
    pub side: Side,
    /// Its road or city on that edge.
    pub land: Option<PartId>,
    /// Its mist on that edge.
    pub mist: Option<PartId>,
    /// What the edge shows.
    pub edge: Edge,
}

/// The edges of all neighbours that face the square.
pub(in crate::guide) fn facing(game: &Mists, at: Square) -> impl Iterator<Item = Facing> + '_ {
    Side::ALL.into_iter().filter_map(move |side| {
        let id = game.board().tile_at(at.beyond(side))?;
        let tile = game.board().tile(id);
        let edge = game.face(tile.face).edge(side.opposite(), tile.turn);
        let part = |local: Option<u8>| local.map(|local| game.board().part_of(id, local));
        Some(Facing { side, land: part(edge.land), mist: part(edge.mist), edge })
    })
}
