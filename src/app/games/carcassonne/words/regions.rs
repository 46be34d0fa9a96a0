//! Describes a region: the one under the pointer, or one that waits to be scored.

use super::People;
use super::sums::shares;
use crate::app::words::{number, say, shortened};
use crate::guide::carcassonne::{RegionNow, region_now};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::{Kind, PartName, RegionId};

/// What a region is, how far it is, and what it brings to whom as it is now: "City of 4 tiles, open · points now: Maura
/// 5 − 1 = 4", "Field, feeds 3 cities: 9 · nobody".
pub fn region_tip(position: &Carcassonne, id: RegionId, names: &[String]) -> String {
    let people = People::of(position, names);
    if position.board().region(id).kind == Kind::Mist {
        return mist_tip(position, id);
    }
    let region = region_now(position, id);
    format!("{} · {}", what_it_is(&region), what_it_brings(&region, people))
}

/// The rule that tells what a region of this kind brings, by its ID.
pub fn rule_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Road => "RROAD-1",
        Kind::City => "RCITY-1",
        Kind::Monastery => "RABBEY-1",
        Kind::Castle => "RCASTLE-1",
        Kind::Cemetery => "RCEM-1",
        Kind::Field => "RFIELD-9",
        Kind::Mist => "RMIST-1",
    }
}

/// "City of 4 tiles, unfinished", "Castle, 3 squares round it empty", "Field, feeds 3 cities: 9".
fn what_it_is(region: &RegionNow) -> String {
    let kind = region.kind.name();
    match region.kind {
        Kind::Field => say!("rival-tip-field", cities = region.fed_by(), points = region.value),
        Kind::Monastery | Kind::Castle | Kind::Cemetery => {
            say!("rival-tip-centre", kind = kind, squares = region.open)
        }
        Kind::Road | Kind::City | Kind::Mist => {
            let state = if region.complete { say!("tip-region-complete") } else { say!("tip-region-unfinished") };
            say!("rival-tip-region", kind = kind, tiles = region.tiles, shields = region.shields, state = state)
        }
    }
}

/// To whom a region brings what, or that nobody is there.
fn what_it_brings(region: &RegionNow, people: People) -> String {
    match region.kind {
        Kind::Field | Kind::Cemetery if region.is_free() => say!("rival-tip-nobody").to_owned(),
        // What was scored brings nobody anything any more.
        _ if region.is_free() && region.complete => say!("rival-tip-nobody").to_owned(),
        _ if region.is_free() => say!("rival-tip-free", points = region.value),
        Kind::Cemetery if !region.complete => {
            let keepers = people.colours().filter(|&colour| region.majority.contains(colour));
            say!("rival-tip-guard", name = people.list(keepers))
        }
        _ => say!("rival-tip-points", shares = shares(region, people)),
    }
}

/// "Mist of 4 tiles, 3 open edges, 2 ghosts in circles". Ghosts in circles are known with the Spell Circles only.
fn mist_tip(position: &Carcassonne, id: RegionId) -> String {
    let region = position.board().region(id);
    let state = match () {
        () if region.finished() => say!("rival-tip-mist-finished").to_owned(),
        // Only circles care whether mist can be finished.
        () if region.dead && position.spell_circles() => say!("rival-tip-mist-never").to_owned(),
        () if region.dead => say!("rival-tip-mist-broken", open = say!("tip-mist-open", edges = region.open)),
        () => say!("tip-mist-open", edges = region.open),
    };
    say!("rival-tip-mist", tiles = region.size(), state = state, ghosts = position.ghosts_in_bank(id))
}

/// A region that may be scored next, and what it brings: "City: 8 for Alix, 6 for Maura" (RSCORE-7).
pub fn region_to_score(position: &Carcassonne, region: PartName, names: &[String]) -> String {
    let people = People::of(position, names);
    let Some(part) = position.part_named(region) else { return String::new() };
    let now = region_now(position, position.board().region_of(part));
    let share = |colour| {
        let points = number(now.points[colour]?);
        Some(say!("rival-brings", points = points, name = shortened(people.name(colour))))
    };
    let brings = people.colours().filter_map(share).collect::<Vec<_>>().join(", ");
    say!("rival-choice-region", kind = region.kind.name(), brings = brings)
}
