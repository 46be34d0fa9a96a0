//! A careful newcomer: weighs what each action does at once, in points, and takes the best.
//!
//! All weights are in points of the total. Ghosts cost more the fewer are left, since running out loses the game.

use super::around::facing;
use crate::rules::{Action, Game, Happening, Kind, Mists, Outcome, PartName, Phase, Region, RegionId, Square};
use rand::{Rng, RngExt};

/// An action and its weight; equal weights are decided by chance.
pub(super) fn choose(game: &Mists, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
    let veiled = game.veiled();
    let mut happenings = Vec::new();
    let mut best: Option<(f32, Action)> = None;
    for &action in actions {
        happenings.clear();
        let weight = weigh(&veiled, action, &mut happenings) + random.random_range(0.0..0.01);
        if best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, action));
        }
    }
    best.map(|(_, action)| action)
}

fn weigh(game: &Mists, action: Action, happenings: &mut Vec<Happening>) -> f32 {
    match action {
        Action::LayTile { at, .. } => weigh_laying(game, at, action, happenings),
        Action::SpareGhost { area } => weigh_sparing(game, area),
        Action::PlaceMeeple { colour, kind, index } => {
            let at = game.board().tile(game.last_laid()).at;
            let region = game.part_named(PartName::new(at, kind, index)).map(|part| game.board().region_of(part));
            let left = game.meeples_in_supply(colour);
            region.map_or(0.0, |region| weigh_standing(game, region)) + 0.05 * f32::from(left)
        }
        Action::SkipMeeple => 0.0,
        Action::ScoreNext { region } => points_of(game, region),
        Action::TakePoints => weigh_points(game),
        Action::Banish { at, area } => weigh_banishing(game, at, area),
        Action::StopBanishing => 0.1,
    }
}

/// What a ghost in the supply is worth.
fn ghost_worth(game: &Mists) -> f32 {
    1.2 + 14.0 / (1.0 + f32::from(game.ghosts_in_supply()))
}

fn weigh_laying(game: &Mists, at: Square, action: Action, happenings: &mut Vec<Happening>) -> f32 {
    let mut after = game.clone();
    if after.apply(action, happenings).is_err() || after.outcome() == Some(Outcome::OutOfGhosts) {
        return -1000.0;
    }
    let symbols: u8 = after.symbols_laid().iter().sum();
    let freed: u8 = happenings.iter().map(freed_ghosts).sum();
    let came = match after.phase() {
        Phase::SpareGhost => symbols - 1,
        _ => happenings.iter().filter(|happening| matches!(happening, Happening::GhostPlaced { .. })).count() as u8,
    };
    let ghosts = ghost_worth(game) * (f32::from(freed) - f32::from(came));
    let banks = ghost_worth(game) * (hope_of_banks(&after, at) - hope_around(game, at, Kind::Mist));
    let land = hope_of_land(&after) - hope_around(game, at, Kind::Road);
    ghosts + banks + land + best_standing(&after)
}

fn freed_ghosts(happening: &Happening) -> u8 {
    match happening {
        Happening::BankFinished { parts } => parts.iter().map(|&(_, ghosts)| ghosts).sum(),
        _ => 0,
    }
}

/// The hopes for the regions that face an empty square: mist, or roads and cities with meeples.
fn hope_around(game: &Mists, at: Square, kind: Kind) -> f32 {
    let mut seen = Vec::new();
    let part = |there: super::around::Facing| if kind == Kind::Mist { there.mist } else { there.land };
    facing(game, at).filter_map(part).map(|part| hope(game, game.board().region_of(part), &mut seen)).sum()
}

fn hope_of_banks(game: &Mists, at: Square) -> f32 {
    let mut seen = Vec::new();
    let around: f32 = facing(game, at)
        .filter_map(|there| there.mist)
        .map(|part| hope(game, game.board().region_of(part), &mut seen))
        .sum();
    around
        + regions_laid(game)
            .filter(|&id| game.board().region(id).kind == Kind::Mist)
            .map(|id| hope(game, id, &mut seen))
            .sum::<f32>()
}

fn hope_of_land(game: &Mists) -> f32 {
    let mut seen = Vec::new();
    let land = regions_laid(game).filter(|&id| game.board().region(id).kind != Kind::Mist);
    land.map(|id| hope(game, id, &mut seen)).sum()
}

/// What may still come of a region: ghosts that go home with a bank, points of an occupied road or city.
fn hope(game: &Mists, id: RegionId, seen: &mut Vec<RegionId>) -> f32 {
    if seen.contains(&id) {
        return 0.0;
    }
    seen.push(id);
    let region = game.board().region(id);
    match region.kind {
        Kind::Mist if region.dead || region.finished() => 0.0,
        Kind::Mist => f32::from(game.ghosts_in(id)) * chance(game, region),
        _ if region.meeples == 0 => 0.0,
        _ => f32::from(game.colours_in(id).len()) * prospect(game, region),
    }
}

/// The points of a road or city, complete, times the chance that it will be.
fn prospect(game: &Mists, region: &Region) -> f32 {
    let growth = f32::from(region.open) * if region.kind == Kind::City { 1.6 } else { 0.8 };
    (f32::from(region.value()) + growth) * chance(game, region)
}

/// How likely a region is to be finished in the rest of the game: each open edge wants a tile of its own.
fn chance(game: &Mists, region: &Region) -> f32 {
    let tiles = f32::from(game.tiles_left());
    let edge = match region.kind {
        Kind::Road => 0.72,
        Kind::City => 0.66,
        Kind::Castle | Kind::Mist => 0.62,
    } * (tiles / (tiles + 4.0));
    edge.powi(i32::from(region.open))
}

fn best_standing(game: &Mists) -> f32 {
    let in_hand = game.seats()[game.active()].iter().any(|&colour| game.meeples_in_supply(colour) > 0);
    if !in_hand || game.phase() == Phase::Over {
        return 0.0;
    }
    let free = regions_laid(game).filter(|&id| {
        let region = game.board().region(id);
        region.kind != Kind::Mist && region.meeples == 0
    });
    free.map(|id| weigh_standing(game, id)).fold(0.0, f32::max)
}

/// What a meeple in this region is worth, less what it is worth in hand.
fn weigh_standing(game: &Mists, id: RegionId) -> f32 {
    let region = game.board().region(id);
    if region.finished() {
        return f32::from(region.value());
    }
    let active = &game.seats()[game.active()];
    let in_hand: u8 = active.iter().map(|&colour| game.meeples_in_supply(colour)).sum();
    prospect(game, region) - 1.0 - 3.0 / f32::from(in_hand.max(1))
}

/// A ghost fewer is worth most where ghosts will never go home.
fn weigh_sparing(game: &Mists, area: u8) -> f32 {
    let at = game.board().tile(game.last_laid()).at;
    let Some(part) = game.part_named(PartName::new(at, Kind::Mist, area)) else { return 0.0 };
    let bank = game.board().region(game.board().region_of(part));
    if bank.dead { 1.0 } else { 1.0 - chance(game, bank) }
}

fn points_of(game: &Mists, region: PartName) -> f32 {
    let Some(part) = game.part_named(region) else { return 0.0 };
    let id = game.board().region_of(part);
    f32::from(game.board().region(id).value()) * f32::from(game.colours_in(id).len())
}

fn weigh_points(game: &Mists) -> f32 {
    let points = game.due().first().map_or(0.0, |&region| points_of(game, region));
    let wins = f32::from(game.total()) + points >= f32::from(game.level().goal);
    if wins { 1000.0 } else { points }
}

/// All the ghosts that can leave the square together; those in a bank soon finished go home by themselves.
fn weigh_banishing(game: &Mists, at: Square, area: u8) -> f32 {
    let Some(tile) = game.board().tile_at(at) else { return 0.0 };
    let tile = game.board().tile(tile);
    let stay = |area: u8| {
        let part = game.part_named(PartName::new(at, Kind::Mist, area));
        part.map_or(0.0, |part| {
            let bank = game.board().region(game.board().region_of(part));
            if bank.dead { 1.0 } else { 1.0 - 0.8 * chance(game, bank) }
        })
    };
    let together: f32 = (0..).zip(tile.ghosts).map(|(area, ghosts)| f32::from(ghosts) * stay(area)).sum();
    let short = 7.0 / (1.0 + f32::from(game.ghosts_in_supply()));
    together.min(3.0) * short * ghost_worth(game) * 0.5 + 0.2 * stay(area)
}

fn regions_laid(game: &Mists) -> impl Iterator<Item = RegionId> + '_ {
    let tile = game.last_laid();
    let parts = game.face(game.board().tile(tile).face).parts().len() as u8;
    (0..parts).map(move |local| game.board().region_of(game.board().part_of(tile, local)))
}
