//! A careful beginner: values what each action does at once, in points, and takes one of the best.
//!
//! It counts ghosts that come and leave, points, mist that can never be completed, and open cemeteries. It does not
//! plan how a bank or a city could be completed later, and what a tile adds to roads and cities it mostly overlooks.
//! Good players do that better.

use super::around::facing;
use super::foresight::lost_banks;
use crate::guide::best::best;
use crate::rules::Game;
use crate::rules::mists::{Action, Banished, Cemeteries, Happening, Haunt, Mists, Outcome, Phase, value_of};
use crate::rules::tiles::{Kind, PartName, Region, RegionId, Square};
use rand::Rng;

/// The value of a ghost in the supply, in points.
const GHOST: f32 = 1.0;
/// The cost of a bank that can never be completed.
const LOST_BANK: f32 = 2.0;
/// The cost of an empty square beside an open cemetery.
const GRAVE: f32 = 1.0;
/// How much it sees of what a tile adds to occupied roads and cities.
const GROWTH_SEEN: f32 = 0.1;
/// Values that differ by less than this seem equal: luck decides.
const LUCK: f32 = 2.5;
/// With this many ghosts in the supply, ghosts become more important than points.
const FEW_GHOSTS: u8 = 4;

/// The action with the highest value. Among equal ones, it is random.
pub(super) fn choose(game: &Mists, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
    let veiled = game.veiled();
    let (mut after, mut happenings) = (veiled.clone(), Vec::new());
    best(actions, LUCK, random, |action| {
        happenings.clear();
        weigh(&veiled, action, &mut after, &mut happenings)
    })
}

/// `after` and `happenings` give the room to look ahead in.
fn weigh(game: &Mists, action: Action, after: &mut Mists, happenings: &mut Vec<Happening>) -> f32 {
    match action {
        Action::LayTile { at, .. } => weigh_laying(game, at, action, after, happenings),
        Action::SpareGhost { area } => weigh_sparing(game, area),
        Action::PlaceMeeple { colour, kind, index } => {
            let at = game.board().tile(game.last_laid()).at;
            let left = game.meeples_in_supply(colour);
            region_at(game, PartName::new(at, kind, index)).map_or(0.0, |region| weigh_standing(game, region))
                + 0.1 * f32::from(left)
        }
        Action::SkipMeeple => 0.0,
        Action::ScoreNext { region } => points_of(game, region),
        // A ghost that would stay long where it is should rather be drawn in.
        Action::DrawIn { at, haunt } => weigh_bank_of(game, at, haunt),
        Action::PlaceCat { meeple } => weigh_cat(game, meeple),
        Action::Bury { meeple } => -weigh_losing(game, meeple),
        Action::BuryFromSupply { colour } => f32::from(game.meeples_in_supply(colour)),
        Action::HauntCemetery { at } => weigh_grave(game, at),
        Action::HauntMist { at, area } => -weigh_bank(game, PartName::new(at, Kind::Mist, area)),
        Action::MoveMarker { marker } => -f32::from(game.points_of_marker(marker)),
        Action::PlaceHound { meeple } => weigh_hound(game, meeple),
        Action::Banish { at, haunt } if game.phase() == Phase::CalmGhosts => 1.0 + weigh_bank_of(game, at, haunt),
        Action::StopBanishing if game.phase() == Phase::CalmGhosts => 0.0,
        Action::LayFaceDown { at } => -weigh_spoilt(game, at),
        Action::TakePoints => weigh_points(game),
        Action::Banish { at, haunt } => weigh_banishing(game, at, haunt),
        Action::StopBanishing => -1.0,
    }
}

/// The value of laying a tile: ghosts, points that become due, regions that grow, and the best place for a meeple.
fn weigh_laying(game: &Mists, at: Square, action: Action, after: &mut Mists, happenings: &mut Vec<Happening>) -> f32 {
    after.clone_from(game);
    if after.apply(action, happenings).is_err() || after.outcome() == Some(Outcome::OutOfGhosts) {
        return f32::NEG_INFINITY;
    }
    let freed_less_came = f32::from(after.ghosts_in_supply()) - f32::from(game.ghosts_in_supply());
    let lost = lost_banks(game, after, at).len();
    let occupied_before = facing(game, at).filter_map(|there| there.land).map(|part| game.board().region_of(part));
    let grown = promise_of_all(after, regions_laid(after)) - promise_of_all(game, occupied_before);
    let graves = open_graves(game) - open_graves(after);
    GHOST * freed_less_came - LOST_BANK * lost as f32 + GROWTH_SEEN * grown + GRAVE * graves + best_standing(after)
}

/// Empty squares beside open cemeteries that draw ghosts (CEM-6): the fewer, the sooner they close.
fn open_graves(game: &Mists) -> f32 {
    if game.level().cemeteries != Cemeteries::Open {
        return 0.0;
    }
    game.cemeteries().iter().filter(|it| !it.closed).map(|it| f32::from(it.empty_neighbours)).sum()
}

/// The sum of the promises of the occupied roads and cities among these regions.
fn promise_of_all(game: &Mists, regions: impl Iterator<Item = RegionId>) -> f32 {
    let mut seen = Vec::new();
    let mut sum = 0.0;
    for id in regions {
        let region = game.board().region(id);
        if region.kind != Kind::Mist && region.meeples > 0 && !seen.contains(&id) {
            seen.push(id);
            sum += f32::from(game.colours_in(id).len()) * promise(region);
        }
    }
    sum
}

/// The promise of a road or city: all its points if it is complete, fewer if more of it is open.
fn promise(region: &Region) -> f32 {
    f32::from(value_of(region)) / (1.0 + f32::from(region.open))
}

fn best_standing(game: &Mists) -> f32 {
    if game.phase() == Phase::Over || meeples_in_hand(game) == 0 {
        return 0.0;
    }
    let free = regions_laid(game).filter(|&id| game.board().region(id).kind != Kind::Mist);
    let free = free.filter(|&id| game.board().region(id).meeples == 0);
    free.map(|id| weigh_standing(game, id)).fold(0.0, f32::max)
}

/// The value of a meeple in this region. The last meeples are kept for regions that are complete.
fn weigh_standing(game: &Mists, id: RegionId) -> f32 {
    let region = game.board().region(id);
    let kept = if region.finished() || meeples_in_hand(game) > 2 { 0.0 } else { 2.0 };
    promise(region) - kept
}

fn meeples_in_hand(game: &Mists) -> u8 {
    game.seats()[game.active()].iter().map(|&colour| game.meeples_in_supply(colour)).sum()
}

/// One ghost less is worth most where ghosts would never leave.
fn weigh_sparing(game: &Mists, area: u8) -> f32 {
    weigh_bank(game, PartName::new(game.board().tile(game.last_laid()).at, Kind::Mist, area))
}

/// The more open a bank is, the longer its ghosts stay. If it can never be completed, they stay for good.
fn weigh_bank(game: &Mists, mist: PartName) -> f32 {
    let bank = region_at(game, mist).map(|bank| game.board().region(bank));
    bank.map_or(0.0, |bank| if bank.dead { 10.0 } else { f32::from(bank.open) })
}

fn weigh_bank_of(game: &Mists, at: Square, haunt: Haunt) -> f32 {
    match haunt {
        Haunt::Mist(area) => weigh_bank(game, PartName::new(at, Kind::Mist, area)),
        Haunt::Cemetery => -weigh_grave(game, at),
        Haunt::Circle(_) => 0.0,
    }
}

/// Ghosts leave a cemetery sooner if fewer squares beside it are empty.
fn weigh_grave(game: &Mists, at: Square) -> f32 {
    game.cemetery_at(at).map_or(0.0, |cemetery| -f32::from(cemetery.empty_neighbours))
}

/// What the table loses with a meeple: the promise of its region if nobody else stands there, and the points of a hound
/// and of Eloise.
fn weigh_losing(game: &Mists, meeple: PartName) -> f32 {
    let Some(meeple) = game.meeple_on(meeple) else { return 0.0 };
    let hounds = game.hounds_with(meeple.part).count() as f32 * f32::from(game.ghosts_on_board());
    let cat = if game.cat_is_with(meeple.part) { f32::from(game.ghosts_in_circles()) } else { 0.0 };
    hounds + cat + promise(game.board().region(game.board().region_of(meeple.part)))
}

/// Ghosts that can leave the two fullest squares around the meeple, and the promise that it is scored soon.
fn weigh_hound(game: &Mists, meeple: PartName) -> f32 {
    let around = std::iter::once(meeple.at).chain(meeple.at.surroundings());
    let mut ghosts: Vec<u8> = around.map(|at| game.removable_ghosts_on(at)).collect();
    ghosts.sort_unstable_by(|a, b| b.cmp(a));
    let calmed: u8 = ghosts.iter().take(2).sum();
    let open = region_at(game, meeple).map_or(0, |id| game.board().region(id).open);
    f32::from(calmed) + f32::from(game.ghosts_on_board()) / (1.0 + f32::from(open))
}

/// Eloise's points come sooner if less of the meeple's region is open.
fn weigh_cat(game: &Mists, meeple: PartName) -> f32 {
    region_at(game, meeple).map_or(0.0, |id| promise(game.board().region(id)))
}

/// Roads, cities, mist and castles that could never be completed because of a face-down tile.
fn weigh_spoilt(game: &Mists, at: Square) -> f32 {
    let edges = facing(game, at).flat_map(|there| there.land.into_iter().chain(there.mist));
    let lost = |id: RegionId| {
        let region = game.board().region(id);
        match (region.dead, region.kind) {
            (true, _) => 0.0,
            (false, Kind::Mist) => LOST_BANK,
            (false, _) => 1.0 + f32::from(region.meeples) * promise(region),
        }
    };
    let along: f32 = edges.map(|part| lost(game.board().region_of(part))).sum();
    let castles = game.standing().iter().map(|meeple| (game.name_of(meeple.part), meeple.part));
    let castles = castles.filter(|(place, _)| place.kind == Kind::Castle && place.at.surrounds(at));
    along + castles.map(|(_, part)| lost(game.board().region_of(part))).sum::<f32>()
}

fn weigh_points(game: &Mists) -> f32 {
    let points = game.due().first().map_or(0.0, |&region| points_of(game, region));
    let wins = f32::from(game.total()) + points >= f32::from(game.level().goal);
    if wins { f32::INFINITY } else { points }
}

fn points_of(game: &Mists, region: PartName) -> f32 {
    region_at(game, region)
        .map_or(0.0, |id| f32::from(value_of(game.board().region(id))) * f32::from(game.colours_in(id).len()))
}

/// If ghosts are few and three can be removed, one is. After that it is left to luck whether another one follows: a
/// beginner forgets that the points are gone anyway.
fn weigh_banishing(game: &Mists, at: Square, haunt: Haunt) -> f32 {
    let ghosts = game.removable_ghosts_on(at);
    let dead = match haunt {
        Haunt::Mist(area) => {
            let bank = region_at(game, PartName::new(at, Kind::Mist, area));
            bank.is_some_and(|bank| game.board().region(bank).dead)
        }
        Haunt::Cemetery | Haunt::Circle(_) => false,
    };
    let urgent = game.ghosts_in_supply() < FEW_GHOSTS && usize::from(ghosts) == Banished::MOST;
    f32::from(ghosts) + if dead { 0.5 } else { 0.0 } + if urgent { 100.0 } else { 0.0 } - 3.0
}

fn region_at(game: &Mists, part: PartName) -> Option<RegionId> {
    game.part_named(part).map(|part| game.board().region_of(part))
}

fn regions_laid(game: &Mists) -> impl Iterator<Item = RegionId> + '_ {
    let tile = game.last_laid();
    let parts = game.face(game.board().tile(tile).face).parts().len() as u8;
    (0..parts).map(move |local| game.board().region_of(game.board().part_of(tile, local)))
}
