//! Roads, cities and castles that the tile completes (SCORE-1 to SCORE-6).

use super::Ahead;
use crate::rules::mists::{Mists, Phase, value_of};
use crate::rules::tiles::{Kind, PartId, PartName, RegionId};
use crate::rules::{Colours, Game};

/// A road, city or castle that the tile completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Completed {
    /// Its part on the tile. For a castle beside the tile, its own part.
    pub region: PartName,
    /// Its value before multiplying by the number of colours (SCORE-2 to SCORE-4).
    pub value: u16,
    /// The most points that it can give: with the meeples in it, or with one placed now if that is possible (SCORE-6).
    pub points: u16,
    /// The colours in it. If there are none, a meeple could perhaps be placed now (MEEPLE-2). A burial that the table
    /// chooses may still remove one.
    pub colours: Colours,
}

impl Completed {
    /// Whether there is a meeple in it already.
    pub fn occupied(&self) -> bool {
        !self.colours.is_empty()
    }

    /// The points to show where it lies: all together, or if they are split what each colour gets (L6-2).
    pub fn on_coin(&self, split: bool) -> u16 {
        if split { self.value } else { self.points }
    }
}

pub(super) fn completed(ahead: &Ahead) -> Vec<Completed> {
    let could_put = could_put(&ahead.laid);
    regions(&ahead.laid).into_iter().map(|(id, part)| tell(&ahead.laid, id, part, could_put)).collect()
}

/// The regions that the tile completes, each with the part that names it.
pub(super) fn regions(laid: &Mists) -> Vec<(RegionId, PartId)> {
    let mut found: Vec<(RegionId, PartId)> = Vec::new();
    for part in parts_touched(laid) {
        let id = laid.board().region_of(part);
        let region = laid.board().region(id);
        if region.kind != Kind::Mist && region.finished() && found.iter().all(|&(known, _)| known != id) {
            found.push((id, part));
        }
    }
    found
}

/// The parts of the tile, and the castles beside it.
pub(super) fn parts_touched(laid: &Mists) -> impl Iterator<Item = PartId> + '_ {
    parts_laid(laid).chain(castles_beside(laid))
}

fn parts_laid(laid: &Mists) -> impl Iterator<Item = PartId> + '_ {
    let tile = laid.last_laid();
    let parts = laid.face(laid.board().tile(tile).face).parts().len() as u8;
    (0..parts).map(move |local| laid.board().part_of(tile, local))
}

/// The castles beside the tile. A complete one lacked only this tile (SCORE-4).
fn castles_beside(laid: &Mists) -> impl Iterator<Item = PartId> + '_ {
    let at = laid.board().tile(laid.last_laid()).at;
    at.surroundings().into_iter().filter_map(|square| laid.part_named(PartName::new(square, Kind::Castle, 0)))
}

fn tell(laid: &Mists, id: RegionId, part: PartId, could_put: bool) -> Completed {
    let (name, value, colours) = (laid.name_of(part), value_of(laid.board().region(id)), laid.colours_in(id));
    let put_now = could_put && name.at == laid.board().tile(laid.last_laid()).at;
    let times = if colours.is_empty() { u16::from(put_now) } else { u16::from(colours.len()) };
    Completed { region: name, value, points: value * times, colours }
}

/// Whether the active player will have a meeple, even if every due burial takes one of theirs.
fn could_put(laid: &Mists) -> bool {
    let own: u8 = laid.seats()[laid.active()].iter().map(|&colour| laid.meeples_in_supply(colour)).sum();
    let closed = laid.cemeteries().iter().filter(|cemetery| cemetery.closed && cemetery.buried.is_none());
    let burials = if laid.phase() == Phase::Bury { closed.count() } else { 0 };
    usize::from(own) > burials.saturating_sub(laid.standing().len())
}
