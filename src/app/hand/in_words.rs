//! The tile over the board in words, for those who do not see it: where it hovers, and what its sides show.

use super::Hand;
use crate::app::words::say;
use crate::rules::tiles::{Edge, Face, Rotation, Side, Square, Terrain};

impl Hand {
    /// Where keys have brought the tile with this face, and what it shows there; empty unless keys have.
    pub(in crate::app) fn in_words(&self, face: &Face) -> String {
        let aimed = self.aim.filter(|_| self.aimed_by_key);
        aimed.map(|at| format!("{} {}", place(at), sides(face, self.turn))).unwrap_or_default()
    }
}

/// Where a square is, counted from the south-western square of the start tile.
fn place(at: Square) -> String {
    let across = if at.x < 0 { Side::W } else { Side::E };
    let up = if at.y < 0 { Side::S } else { Side::N };
    let ways = [(across, at.x.unsigned_abs()), (up, at.y.unsigned_abs())];
    let ways = ways.map(|(side, squares)| say!("aim-way", side = key(side), squares = squares));
    say!("aim-place", ways = ways.join(", "))
}

fn sides(face: &Face, turn: Rotation) -> String {
    let side = |side: Side| say!("aim-side", side = key(side), land = land(face.edge(side, turn)));
    say!("aim-sides", sides = Side::ALL.map(side).join(", "))
}

fn land(edge: Edge) -> String {
    let terrain = match edge.terrain {
        Terrain::Field => "field",
        Terrain::Road => "road",
        Terrain::City => "city",
    };
    let land = say!("rival-kind", kind = terrain);
    if edge.mist.is_some() { say!("aim-in-mist", land = land) } else { land }
}

/// The name of a side for the words.
const fn key(side: Side) -> &'static str {
    match side {
        Side::N => "north",
        Side::E => "east",
        Side::S => "south",
        Side::W => "west",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tiles::{FacePrint, MistPrint};

    #[test]
    fn a_tile_that_keys_move_is_told_with_its_square_and_its_sides() {
        let mist = MistPrint { sides: vec![Side::W], symbols: 1, circles: 0 };
        let print = FacePrint { roads: vec![vec![Side::E, Side::W]], mist: vec![mist], ..FacePrint::default() };
        let face = Face::try_from(print).expect("a face");
        let mut hand = Hand { aim: Some(Square::new(-2, 1)), ..Hand::default() };
        assert_eq!(hand.in_words(&face), "", "the pointer is seen");
        hand.put_over(Square::new(-2, 1), Rotation::new(1));
        assert_eq!(
            hand.in_words(&face),
            "From the start tile: 2 to the left, 1 up. Above road in mist, right field, below road, left field."
        );
    }
}
