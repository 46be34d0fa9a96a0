//! Describes a region: the one under the pointer, or one that waits to be scored.

use super::People;
use super::sums::{number, points_in, shares};
use crate::app::words::{say, shortened};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::{Kind, PartName, RegionId};

/// What a region is, how far it is, and what it brings to whom as it is now: "City of 4 tiles, open · Maura 5 − 1 = 4",
/// "Field, feeds 3 cities: 9 · nobody".
pub fn region_tip(position: &Carcassonne, id: RegionId, names: &[String]) -> String {
    let (region, people) = (position.board().region(id), People::of(position, names));
    let what = match region.kind {
        Kind::Mist => return mist_tip(position, id),
        Kind::Field => field(position, id),
        Kind::Road | Kind::City => {
            let (kind, tiles) = (region.kind.name(), region.size());
            say!("rival-tip-region", kind = kind, tiles = tiles, state = state(region.finished()))
        }
        Kind::Monastery | Kind::Castle | Kind::Cemetery => {
            say!("rival-tip-centre", kind = region.kind.name(), squares = region.open)
        }
    };
    let brings = match region.kind {
        _ if region.meeples == 0 => match region.kind {
            Kind::Field | Kind::Cemetery => say!("rival-tip-nobody").to_owned(),
            _ => say!("rival-tip-free", points = position.value_of(id)),
        },
        Kind::Cemetery if !region.finished() => {
            let keepers = position.majority_in(id);
            say!("rival-tip-guard", name = people.list(people.colours().filter(|&colour| keepers.contains(colour))))
        }
        _ => shares(position, id, people),
    };
    format!("{what} · {brings}")
}

fn state(complete: bool) -> &'static str {
    if complete { say!("tip-region-complete") } else { say!("tip-region-unfinished") }
}

/// "Field, feeds 3 cities: 9".
fn field(position: &Carcassonne, id: RegionId) -> String {
    let cities = position.completed_cities_at(id).len();
    say!("rival-tip-field", cities = cities, points = position.value_of(id))
}

/// "Mist of 4 tiles, 3 open edges, 2 ghosts in circles". Ghosts in circles are known with the Spell Circles only.
fn mist_tip(position: &Carcassonne, id: RegionId) -> String {
    let region = position.board().region(id);
    let state = match () {
        () if region.finished() => say!("rival-tip-mist-finished").to_owned(),
        () if region.dead => say!("rival-tip-mist-never").to_owned(),
        () => say!("tip-mist-open", edges = region.open),
    };
    say!("rival-tip-mist", tiles = region.size(), state = state, ghosts = ghosts_in_circles(position, id))
}

/// Ghosts in all circles of a bank.
pub(super) fn ghosts_in_circles(position: &Carcassonne, bank: RegionId) -> u8 {
    let areas = position.parts_of(bank).map(|part| position.name_of(part));
    areas.map(|area| position.ghosts_in_area(area.at, area.index)).sum()
}

/// A region that may be scored next, and what it brings: "City: 8 for Alix, 6 for Maura" (RSCORE-7).
pub fn region_to_score(position: &Carcassonne, region: PartName, names: &[String]) -> String {
    let people = People::of(position, names);
    let Some(part) = position.part_named(region) else { return String::new() };
    let points = points_in(position, position.board().region_of(part)).into_iter();
    let share = |(colour, points)| say!("rival-brings", points = number(points), name = shortened(people.name(colour)));
    let brings = points.map(share).collect::<Vec<_>>().join(", ");
    say!("rival-choice-region", kind = region.kind.name(), brings = brings)
}
