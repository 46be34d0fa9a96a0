//! Checks a board of tiles. Everything that must always hold is computed again from the table: regions by flood fill
//! over squares and printed edges, independently of the board's own records, and placements side by side.

use crate::rules::tiles::{Board, Edge, Face, Kind, OnTile, PartName, RegionId, Rotation, Side, Square, Terrain};
use std::collections::{BTreeMap, BTreeSet};

/// A board, with what is printed on its tiles.
pub(super) struct TileAudit<'a, T: OnTile> {
    pub board: &'a Board<T>,
    /// In the order of their ids.
    pub faces: &'a [Face],
}

/// The record of a region differs from the tiles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the region of {}, {} {}: {what} is {recorded}, but the tiles show {shown}", .part.at, .part.kind.name(), .part.index)]
pub struct WrongRegion {
    /// One of its parts.
    pub part: PartName,
    /// The number in the record.
    pub what: &'static str,
    /// The recorded number.
    pub recorded: u32,
    /// The number found on the tiles.
    pub shown: u32,
}

/// The results of a flood fill over a region.
#[derive(Default)]
struct Found {
    open: u32,
    dead: bool,
    shields: u32,
    misty: u32,
    squares: BTreeSet<Square>,
    parts: Vec<PartName>,
}

impl<T: OnTile> TileAudit<'_, T> {
    /// Compares the records of all regions with the tiles; `meeples` are the parts on which meeples stand.
    pub fn regions(&self, meeples: &[PartName]) -> Result<(), WrongRegion> {
        let mut visited: BTreeSet<PartName> = BTreeSet::new();
        let mut ids = BTreeSet::new();
        for tile in self.board.tiles() {
            for part in Board::<T>::parts_of_face(&self.faces[tile.face.index()]) {
                let name = PartName::new(tile.at, part.kind, part.index);
                if visited.contains(&name) {
                    continue;
                }
                let found = self.flood(name);
                visited.extend(&found.parts);
                let id = self.compare(name, &found, meeples)?;
                if !ids.insert(id) {
                    return Err(WrongRegion { part: name, what: "number of pieces", recorded: 1, shown: 2 });
                }
            }
        }
        Ok(())
    }

    fn compare(&self, part: PartName, found: &Found, meeples: &[PartName]) -> Result<RegionId, WrongRegion> {
        let ids: BTreeSet<RegionId> = found.parts.iter().filter_map(|&name| self.region_of(name)).collect();
        let wrong = |what, recorded, shown| WrongRegion { part, what, recorded, shown };
        let [id] = ids.iter().copied().collect::<Vec<_>>()[..] else {
            return Err(wrong("number of pieces", ids.len() as u32, 1));
        };
        let region = self.board.region(id);
        let standing = meeples.iter().filter(|&meeple| found.parts.contains(meeple)).count();
        let numbers = [
            ("open edges", u32::from(region.open), found.open),
            ("dead", u32::from(region.dead), u32::from(found.dead)),
            ("tiles with mist", u32::from(region.misty), found.misty),
            ("shields", u32::from(region.shields), found.shields),
            ("size", u32::from(region.size()), found.squares.len() as u32),
            ("meeples", u32::from(region.meeples), standing as u32),
        ];
        match numbers.into_iter().find(|(_, recorded, shown)| recorded != shown) {
            Some((what, recorded, shown)) => Err(wrong(what, recorded, shown)),
            None => Ok(id),
        }
    }

    fn region_of(&self, name: PartName) -> Option<RegionId> {
        let tile = self.board.tile_at(name.at)?;
        let parts = Board::<T>::parts_of_face(self.face_on(name.at)?.0);
        let local = parts.iter().position(|part| (part.kind, part.index) == (name.kind, name.index))?;
        Some(self.board.region_of(self.board.part_of(tile, local as u8)))
    }

    /// Everything that is connected with a part through printed edges.
    fn flood(&self, from: PartName) -> Found {
        let mut found = Found { parts: vec![from], ..Found::default() };
        let mut next = 0;
        while let Some(&name) = found.parts.get(next) {
            next += 1;
            found.squares.insert(name.at);
            match name.kind {
                Kind::City => found.shields += self.shields(name),
                Kind::Castle | Kind::Monastery | Kind::Cemetery => self.look_around(name.at, &mut found),
                Kind::Field => self.cross_half_edges(name, &mut found),
                Kind::Road | Kind::Mist => {}
            }
            for side in Side::ALL.into_iter().filter(|&side| self.reaches(name, side)) {
                let there = self.part_on(name.at.beyond(side), side.opposite(), name.kind == Kind::Mist);
                match there {
                    Some(there) if !found.parts.contains(&there) => found.parts.push(there),
                    Some(_) => {}
                    // An empty square leaves the side open. A tile without mist or a face-down tile closes it for good
                    // (MIST-3, L5-6).
                    None => {
                        let empty = self.lies_on(name.at.beyond(side)).is_none();
                        found.open += u32::from(empty);
                        found.dead |= !empty;
                    }
                }
            }
        }
        found
    }

    /// Fields join across half-edges that face each other, and nowhere else (RFIELD-6).
    fn cross_half_edges(&self, name: PartName, found: &mut Found) {
        let Some((face, turn)) = self.face_on(name.at) else { return };
        for edge in face.fields()[usize::from(name.index)].edges() {
            let edge = (edge + 2 * turn.quarters()) % 8;
            let beyond = name.at.beyond(Side::ALL[usize::from(edge / 2)]);
            let facing = [5, 4, 7, 6, 1, 0, 3, 2][usize::from(edge)];
            let Some((other, other_turn)) = self.face_on(beyond) else {
                found.open += 1;
                continue;
            };
            let printed = (facing + 8 - 2 * other_turn.quarters()) % 8;
            if let Some(index) = other.fields().iter().position(|field| field.edges().any(|edge| edge == printed)) {
                let there = PartName::new(beyond, Kind::Field, index as u8);
                if !found.parts.contains(&there) {
                    found.parts.push(there);
                }
            }
        }
    }

    /// The tile on a square: `true` if it is face up, `false` if it is face down.
    pub fn lies_on(&self, at: Square) -> Option<bool> {
        let face_up = self.board.tiles().iter().any(|tile| tile.at == at);
        let face_down = self.board.face_down().any(|square| square == at);
        (face_up || face_down).then_some(face_up)
    }

    /// What stands in the middle needs eight face-up tiles around it. Those with mist count, its own included (SCORE-4,
    /// RCASTLE-1).
    fn look_around(&self, at: Square, found: &mut Found) {
        let around = at.surroundings();
        found.open += around.iter().filter(|&&square| self.lies_on(square).is_none()).count() as u32;
        found.dead |= around.iter().any(|&square| self.lies_on(square) == Some(false));
        let nine = self.board.tiles().iter().filter(|tile| tile.at == at || around.contains(&tile.at));
        found.misty += nine.filter(|tile| self.faces[tile.face.index()].has_mist()).count() as u32;
    }

    fn shields(&self, name: PartName) -> u32 {
        self.face_on(name.at).map_or(0, |(face, _)| u32::from(face.print().cities[usize::from(name.index)].shields))
    }

    fn reaches(&self, name: PartName, side: Side) -> bool {
        self.part_on(name.at, side, name.kind == Kind::Mist) == Some(name)
    }

    /// The mist area, or else the road or city, on one side of the tile on a square.
    fn part_on(&self, at: Square, side: Side, mist: bool) -> Option<PartName> {
        let (face, turn) = self.face_on(at)?;
        let Edge { land, mist: misty, .. } = face.edge(side, turn);
        let part = face.parts()[usize::from(if mist { misty } else { land }?)];
        Some(PartName::new(at, part.kind, part.index))
    }

    fn face_on(&self, at: Square) -> Option<(&Face, Rotation)> {
        let tile = self.board.tile(self.board.tile_at(at)?);
        Some((&self.faces[tile.face.index()], tile.turn))
    }

    /// Tests every square beside a tile and every rotation, side by side (PLACE-1, PLACE-2). `Err` tells how many
    /// placements are listed and how many match.
    pub fn placements(&self, hand: &Face, listed: &[(Square, Rotation)]) -> Result<(), (usize, usize)> {
        let terrains: BTreeMap<Square, [Terrain; 4]> = self
            .board
            .tiles()
            .iter()
            .map(|tile| (tile.at, Side::ALL.map(|side| self.faces[tile.face.index()].edge(side, tile.turn).terrain)))
            .collect();
        let empty: BTreeSet<Square> =
            terrains.keys().flat_map(|at| at.neighbours()).filter(|&at| self.lies_on(at).is_none()).collect();
        let matches = |at: Square, turn: Rotation| {
            Side::ALL.into_iter().all(|side| {
                let there = terrains.get(&at.beyond(side)).map(|terrains| terrains[side.opposite() as usize]);
                there.is_none_or(|there| there == hand.edge(side, turn).terrain)
            })
        };
        let squares = empty.into_iter().flat_map(|at| Rotation::ALL.map(|turn| (at, turn)));
        let shown: BTreeSet<(Square, Rotation)> = squares.filter(|&(at, turn)| matches(at, turn)).collect();
        let of_listed: BTreeSet<(Square, Rotation)> = listed.iter().copied().collect();
        if shown == of_listed && listed.len() == shown.len() { Ok(()) } else { Err((listed.len(), shown.len())) }
    }
}
