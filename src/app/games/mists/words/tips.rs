//! Describes the region under the pointer, and what a choice on the board would do.

use super::multiplied;
use crate::app::words::say;
use crate::guide::mists::spoilt_by_face_down;
use crate::rules::mists::{Action, Haunt, Mists, Phase, value_of};
use crate::rules::tiles::{Kind, PartName, RegionId, Square};
use crate::rules::{Colour, Game};

/// A region, who stands in it and its value: "Road, 3 tiles: worth 3 · Alix".
pub fn region_tip(position: &Mists, id: RegionId, names: &[String]) -> String {
    let region = position.board().region(id);
    if region.kind == Kind::Mist {
        let state = match () {
            () if region.finished() => say!("tip-mist-burnt-off").to_owned(),
            () if region.dead => say!("tip-mist-never").to_owned(),
            () => say!("tip-mist-open", edges = region.open),
        };
        let (ghosts, held) = (position.ghosts_in(id), held_in(position, id));
        return say!("tip-mist", tiles = region.size(), ghosts = ghosts, held = held, state = state);
    }
    let colours = position.colours_in(id);
    let owners = owners_in(position, id, names);
    let owners = if owners.is_empty() { say!("tip-nobody").to_owned() } else { owners.join(", ") };
    let worth = multiplied(value_of(region), colours.len().into(), position.splits_points());
    let state = match () {
        () if region.finished() => say!("tip-region-complete"),
        () if region.dead => say!("tip-region-never"),
        () => say!("tip-region-unfinished"),
    };
    let (kind, tiles, shields) = (region.kind.name(), region.size(), region.shields);
    // Nobody can get anything from it any more, but for a meeple that is put there in the turn in which it is
    // completed.
    if region.finished() && colours.is_empty() && !may_be_taken(position, id) {
        return say!("tip-region-past", kind = kind, tiles = tiles, shields = shields, state = state, owners = owners);
    }
    say!("tip-region", kind = kind, tiles = tiles, shields = shields, state = state, worth = worth, owners = owners)
}

/// Whether a meeple could be put there with the tile that lies on the table last.
fn may_be_taken(position: &Mists, id: RegionId) -> bool {
    let laid = position.board().tile(position.last_laid()).at;
    position.phase() == Phase::PlaceMeeple && position.parts_of(id).any(|part| position.name_of(part).at == laid)
}

/// The rule that tells what a region of this kind is, by its ID.
pub fn rule_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Road => "SCORE-2",
        Kind::City => "SCORE-3",
        Kind::Castle => "SCORE-4",
        Kind::Cemetery => "CEM-2",
        Kind::Mist => "MIST-2",
        // There are none in this game.
        Kind::Field | Kind::Monastery => "PLACE-2",
    }
}

/// The number of ghosts in the circles of a bank.
fn held_in(position: &Mists, bank: RegionId) -> u8 {
    let areas = position.parts_of(bank).map(|part| position.name_of(part));
    areas.map(|area| position.ghosts_at_haunt(area.at, Haunt::Circle(area.index))).sum()
}

/// The owner of a meeple: "Alix's red meeple".
pub fn whose_meeple(position: &Mists, colour: Colour, names: &[String]) -> String {
    let seat = position.seats().iter().position(|seat| seat.contains(&colour));
    match seat.and_then(|seat| names.get(seat)) {
        Some(name) => say!("meeple-of-somebody", name = name, colour = colour.name()),
        None => say!("meeple-of-nobody", colour = colour.name()),
    }
}

/// What a choice on the board would do, as a sentence. `None` if the place itself shows enough.
pub fn consequence(position: &Mists, action: Action, names: &[String]) -> Option<String> {
    match action {
        Action::Bury { meeple } => burial(position, meeple, names),
        Action::PlaceHound { meeple } => hound_joins(position, meeple, names),
        Action::PlaceCat { meeple } => cat_joins(position, meeple, names),
        Action::DrawIn { .. } => Some(say!("follows-drawn-in").to_owned()),
        Action::HauntCemetery { at } => Some(one_more_on_cemetery(position, at)),
        Action::HauntMist { at, area } => {
            let mist = position.part_named(PartName::new(at, Kind::Mist, area))?;
            let bank = region_tip(position, position.board().region_of(mist), names);
            Some(say!("follows-haunted-mist", bank = bank))
        }
        Action::LayFaceDown { at } => Some(swallowed(position, at, names)),
        Action::Banish { at, .. } if position.phase() == Phase::TakeScore => {
            let ghosts = position.loose_count_on(at);
            Some(say!("follows-ghost-of-square", ghosts = ghosts))
        }
        Action::Banish { .. } => Some(say!("follows-ghost-goes-home").to_owned()),
        Action::SpareGhost { .. } => Some(say!("follows-ghost-stays-away").to_owned()),
        Action::LayTile { .. }
        | Action::BuryFromSupply { .. }
        | Action::PlaceMeeple { .. }
        | Action::SkipMeeple
        | Action::ScoreNext { .. }
        | Action::TakePoints
        | Action::StopBanishing
        | Action::MoveMarker { .. } => None,
    }
}

/// "Alix's red meeple is buried: the city of 4 tiles loses it, Rufus leaves".
fn burial(position: &Mists, meeple: PartName, names: &[String]) -> Option<String> {
    let standing = position.meeple_on(meeple)?;
    let whose = whose_meeple(position, standing.colour, names);
    let region = position.board().region(position.board().region_of(standing.part));
    let hounds = position.hounds_with(standing.part);
    let mut leaving: String = hounds.map(|hound| say!("follows-hound-leaves", hound = hound.name())).collect();
    if position.cat_is_with(standing.part) {
        leaving += say!("follows-eloise-moves-on");
    }
    Some(match region.kind {
        Kind::Castle => say!("follows-buried-from-castle", meeple = whose, leaving = leaving),
        Kind::Road | Kind::City | Kind::Mist | Kind::Monastery | Kind::Cemetery | Kind::Field => {
            let (kind, tiles) = (region.kind.name(), region.size());
            say!("follows-buried", meeple = whose, kind = kind, tiles = tiles, leaving = leaving)
        }
    })
}

/// "Rufus joins Alix's red meeple: 4 ghosts around it can go home".
fn hound_joins(position: &Mists, meeple: PartName, names: &[String]) -> Option<String> {
    let hound = position.hound_under_way()?;
    let whose = whose_meeple(position, position.meeple_on(meeple)?.colour, names);
    let around = std::iter::once(meeple.at).chain(meeple.at.surroundings());
    let mut squares: Vec<u8> = around.map(|at| position.removable_ghosts_on(at)).collect();
    squares.sort_unstable_by(|a, b| b.cmp(a));
    let calmed: u8 = squares.iter().take(2).sum();
    Some(say!("follows-hound-joins", hound = hound.name(), meeple = whose, ghosts = calmed))
}

/// "Eloise joins Alix's red meeple: 3 points when it is scored, with the circles as they are".
fn cat_joins(position: &Mists, meeple: PartName, names: &[String]) -> Option<String> {
    let whose = whose_meeple(position, position.meeple_on(meeple)?.colour, names);
    Some(say!("follows-eloise-joins", meeple = whose, points = position.ghosts_in_circles()))
}

/// "A ghost comes to this cemetery: 3 will be on it, 2 squares beside it are empty".
fn one_more_on_cemetery(position: &Mists, at: Square) -> String {
    let there = position.cemetery_at(at).copied();
    let ghosts = there.map_or(0, |cemetery| cemetery.ghosts) + 1;
    let empty = there.map_or(0, |cemetery| cemetery.empty_neighbours);
    say!("follows-haunted-cemetery", ghosts = ghosts, squares = empty)
}

/// What a face-down tile would make impossible to complete: "Never to be finished: a road of 2 tiles (Alix), mist with
/// 3 ghosts".
fn swallowed(position: &Mists, at: Square, names: &[String]) -> String {
    let ahead = spoilt_by_face_down(position, at);
    let spoilt: Vec<String> = ahead.regions.iter().map(|&region| spoilt(position, region, names)).collect();
    let regions = spoilt.join(", ");
    match (spoilt.is_empty(), ahead.closes) {
        (true, 0) => say!("follows-nothing-spoilt").to_owned(),
        (true, cemeteries) => say!("follows-closes", cemeteries = cemeteries),
        (false, 0) => say!("follows-spoilt", regions = regions),
        (false, cemeteries) => say!("follows-spoilt-and-closes", regions = regions, cemeteries = cemeteries),
    }
}

/// "a city of 3 tiles (Alix)", "mist with 2 ghosts", "a castle".
fn spoilt(position: &Mists, id: RegionId, names: &[String]) -> String {
    let region = position.board().region(id);
    let what = match region.kind {
        Kind::Mist => say!("spoilt-mist", ghosts = position.ghosts_in(id)),
        Kind::Castle => say!("spoilt-castle").to_owned(),
        Kind::Road | Kind::City | Kind::Monastery | Kind::Cemetery | Kind::Field => {
            say!("spoilt-region", kind = region.kind.name(), tiles = region.size())
        }
    };
    let owners = owners_in(position, id, names);
    if owners.is_empty() { what } else { format!("{what} ({})", owners.join(", ")) }
}

/// The players whose meeples stand in a region.
fn owners_in<'a>(position: &Mists, id: RegionId, names: &'a [String]) -> Vec<&'a str> {
    let colours = position.colours_in(id);
    let seats = position.seats().iter().zip(names);
    let there = seats.filter(|(seat, _)| seat.iter().any(|&colour| colours.contains(colour)));
    there.map(|(_, name)| name.as_str()).collect()
}
