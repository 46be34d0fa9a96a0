//! One region as it lies: what it is worth, who stands in it, and what it would bring to whom if it ended now.

use crate::rules::carcassonne::{Carcassonne, Meeple, Shares, When};
use crate::rules::tiles::{Kind, PartName, RegionId};
use crate::rules::{ByColour, Colours};

/// A region as it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionNow {
    /// One of its parts, to name it by.
    pub part: PartName,
    /// Road, city, field, or what stands in the middle of a tile.
    pub kind: Kind,
    /// How many tiles it covers, each counted once (RSCORE-2).
    pub tiles: u8,
    /// Shields in it, all of them in cities.
    pub shields: u16,
    /// Whether it is complete. A field never is (RFIELD-9).
    pub complete: bool,
    /// Edges with no tile on the other side yet; of a field half-edges, of a monastery, castle or cemetery the empty
    /// squares around it.
    pub open: u16,
    /// What it is worth: if it is complete what its scoring gives, else what the end of the game gives.
    pub value: u16,
    /// Meeples of each player in it (RSCORE-3).
    pub counts: ByColour<u8>,
    /// Everybody with the most meeples in it; nobody if none stands there (RSCORE-3).
    pub majority: Colours,
    /// What each player with the majority would get if it were scored now, ghosts taken off: two points each if it is
    /// complete, else one (RSCORE-4, REND-3). Nobody gets anything from a cemetery that is not complete (RCEM-4).
    pub points: ByColour<Option<i16>>,
    /// Of a field: the cities it touches, each once, those that feed it first (RFIELD-9).
    pub cities: Vec<CityOfField>,
}

/// A city that a field touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CityOfField {
    /// One of the city's parts.
    pub part: PartName,
    /// Whether it is complete, so that it feeds the field.
    pub complete: bool,
}

impl RegionNow {
    /// Whether nobody stands in it.
    pub fn is_free(&self) -> bool {
        self.majority.is_empty()
    }

    /// Of a field: how many completed cities feed it.
    pub fn fed_by(&self) -> usize {
        self.cities.iter().filter(|city| city.complete).count()
    }
}

/// A region as it lies in a position, for telling about it.
pub fn region_now(position: &Carcassonne, region: RegionId) -> RegionNow {
    region_with(position, region, position.meeples())
}

/// The same with other meeples than those of the position.
pub(super) fn region_with(position: &Carcassonne, id: RegionId, meeples: &[Meeple]) -> RegionNow {
    let (board, region) = (position.board(), position.board().region(id));
    let kind = region.kind;
    let complete = kind != Kind::Field && region.finished();
    // Without farmers no field is ever scored (RSETUP-6).
    let is_scored = kind != Kind::Field || position.farmers();
    let value = if is_scored { position.value_of(id) } else { 0 };
    let inside = meeples.iter().filter(|meeple| board.region_of(meeple.part) == id);
    let shares = Shares::of(value, if complete { When::Completed } else { When::AtEnd }, inside);
    let nothing = kind == Kind::Cemetery && !complete;
    RegionNow {
        part: name_of(position, id),
        kind,
        tiles: region.size(),
        shields: region.shields,
        complete,
        open: region.open,
        value,
        counts: shares.counts,
        majority: shares.majority(),
        points: if nothing { ByColour::default() } else { shares.points },
        cities: if kind == Kind::Field && is_scored { cities(position, id) } else { Vec::new() },
    }
}

/// The part that names a region: on the tile just laid, or else its first one.
pub(super) fn name_of(position: &Carcassonne, region: RegionId) -> PartName {
    let mut parts = position.parts_of(region).map(|part| position.name_of(part));
    let laid = position.board().tile(position.last_laid()).at;
    let first = parts.next().unwrap_or(PartName::new(laid, position.board().region(region).kind, 0));
    if first.at == laid { first } else { parts.find(|name| name.at == laid).unwrap_or(first) }
}

fn cities(position: &Carcassonne, field: RegionId) -> Vec<CityOfField> {
    let cities = position.cities_at(field).into_iter();
    let mut cities: Vec<CityOfField> = cities
        .map(|city| CityOfField { part: name_of(position, city), complete: position.board().region(city).finished() })
        .collect();
    cities.sort_by_key(|city| !city.complete);
    cities
}
