//! The value of positions that are one action away from each other.

use super::LevelWeights;
use super::chances::{Chances, chance};
use super::fitting::{Fitting, Opening};
use super::settle::settle;
use crate::rules::mists::{Action, Cat, Cemeteries, Happening, Hound, Mists, Outcome, Phase, Whereabouts, value_of};
use crate::rules::tiles::{Kind, PartId, Region, RegionId, Side, Square};
use crate::rules::{Colour, Colours, Game};

/// More than any position is worth that is not over.
const OVER: f32 = 1e6;
/// So many open edges of mist are enough.
const ENOUGH_EDGES: u8 = 8;
/// How many of the tiles that will lie around a castle show mist, about.
const MISTY: f32 = 0.8;

/// A road, city or castle with meeples, or one where a meeple can be put now.
struct Land {
    id: RegionId,
    region: Region,
    colours: Colours,
    meeples: u8,
    hard: f32,
    gaps: f32,
}

/// Mist with ghosts.
struct Bank {
    id: RegionId,
    ghosts: u8,
    dead: bool,
    hard: f32,
}

/// Points of each marker, as far as they can be expected.
#[derive(Clone, Copy)]
struct Expected {
    points: [f32; 3],
}

/// Judges what follows a position.
pub(in crate::guide::mists) struct Judge<'a> {
    weights: &'a LevelWeights,
    fitting: Fitting,
    veiled: Mists,
    openings: Vec<Opening>,
    lands: Vec<Land>,
    banks: Vec<Bank>,
    actions: Vec<Action>,
    happenings: Vec<Happening>,
}

impl<'a> Judge<'a> {
    pub fn of(game: &Mists, weights: &'a LevelWeights) -> Judge<'a> {
        let fitting = Fitting::of(game);
        let openings = game.board().gaps().map(|at| fitting.opening(game, at)).collect();
        let (lands, banks) = (Vec::with_capacity(24), Vec::with_capacity(16));
        let (actions, happenings) = (Vec::new(), Vec::new());
        Judge { weights, fitting, veiled: game.veiled(), openings, lands, banks, actions, happenings }
    }

    /// The value of the position itself.
    pub fn now(&mut self, game: &Mists) -> f32 {
        self.value(game, None)
    }

    /// The value of what an action leads to.
    pub fn after(&mut self, action: Action) -> f32 {
        let mut after = self.veiled.clone();
        self.happenings.clear();
        if after.apply(action, &mut self.happenings).is_err() {
            return -2.0 * OVER;
        }
        settle(&mut after, &mut self.actions, &mut self.happenings);
        let laid = match action {
            Action::LayTile { at, .. } | Action::LayFaceDown { at } => Some(at),
            _ => None,
        };
        self.value(&after, laid)
    }

    fn value(&mut self, game: &Mists, laid: Option<Square>) -> f32 {
        match game.outcome() {
            Some(Outcome::Victory) => return OVER,
            Some(_) => return f32::from(game.total()) - OVER,
            None => {}
        }
        let chances = Chances::of(game, self.weights);
        self.find_lands(game);
        self.find_banks(game);
        let from_gaps = self.look_at_gaps(game, laid, &chances);
        for land in self.lands.iter_mut().filter(|land| land.region.kind == Kind::Castle) {
            land.hard = chances.castle(land.region.open);
        }
        self.ghosts(game, &chances) + self.points(game) + self.meeples(game) + self.graves(game) + from_gaps
    }

    /// Regions with meeples, and those of the tile just laid if a meeple may be put there.
    fn find_lands(&mut self, game: &Mists) {
        self.lands.clear();
        let board = game.board();
        for meeple in game.standing() {
            let id = board.region_of(meeple.part);
            let at = match self.lands.iter().position(|land| land.id == id) {
                Some(at) => at,
                None => {
                    self.lands.push(Land::of(id, *board.region(id)));
                    self.lands.len() - 1
                }
            };
            self.lands[at].colours.insert(meeple.colour);
            self.lands[at].meeples += 1;
        }
        if game.phase() == Phase::PlaceMeeple {
            let tile = game.last_laid();
            for (local, part) in (0..).zip(game.face(board.tile(tile).face).parts()) {
                let id = board.region_of(board.part_of(tile, local));
                let region = board.region(id);
                let is_new = part.kind != Kind::Mist && region.meeples == 0;
                if is_new && self.lands.iter().all(|land| land.id != id) {
                    self.lands.push(Land::of(id, *region));
                }
            }
        }
    }

    fn find_banks(&mut self, game: &Mists) {
        self.banks.clear();
        let board = game.board();
        for tile in board.tiles() {
            if tile.holds.all() == 0 {
                continue;
            }
            let Some(id) = board.tile_at(tile.at) else { continue };
            let face = game.face(tile.face);
            let first = (face.parts().len() - face.mist_parts().len()) as u8;
            for area in 0..face.mist_parts().len() as u8 {
                let ghosts = tile.holds.loose[area] + tile.holds.circled[area];
                if ghosts == 0 {
                    continue;
                }
                let bank = board.region_of(board.part_of(id, first + area));
                match self.banks.iter_mut().find(|known| known.id == bank) {
                    Some(known) => known.ghosts += ghosts,
                    None => {
                        let dead = board.region(bank).dead;
                        self.banks.push(Bank { id: bank, ghosts, dead, hard: 0.0 });
                    }
                }
            }
        }
    }

    /// Notes how hard the gaps make it to complete regions. Returns what the gaps are worth themselves.
    fn look_at_gaps(&mut self, game: &Mists, laid: Option<Square>, chances: &Chances) -> f32 {
        let (mut edges, mut joining) = ([0; 2], 0.0);
        let openings = std::mem::take(&mut self.openings);
        let near = |at: Square| laid.is_some_and(|laid| at == laid || laid.neighbours().contains(&at));
        for opening in openings.iter().filter(|opening| !near(opening.at)) {
            joining += self.look_at(game, opening, chances, &mut edges);
        }
        for side in Side::ALL {
            let at = laid.map(|laid| laid.beyond(side)).filter(|&at| game.board().is_empty(at));
            if let Some(at) = at {
                let opening = self.fitting.opening(game, at);
                joining += self.look_at(game, &opening, chances, &mut edges);
            }
        }
        self.openings = openings;
        let [alive, dead] = edges.map(|edges: u8| f32::from(edges.min(ENOUGH_EDGES)));
        self.weights.joining * joining + self.weights.mist_edge * alive + self.weights.dead_mist_edge * dead
    }

    /// Looks at one gap. Returns the points that a tile there could add by joining two regions.
    fn look_at(&mut self, game: &Mists, opening: &Opening, chances: &Chances, edges: &mut [u8; 2]) -> f32 {
        let board = game.board();
        let regions = |parts: [Option<PartId>; 4]| parts.map(|part| part.map(|part| board.region_of(part)));
        let is_first = |regions: &[Option<RegionId>; 4], side: usize| !regions[..side].contains(&regions[side]);
        let mists = regions(opening.mists);
        for (side, bank) in mists.iter().enumerate() {
            let Some(bank) = *bank else { continue };
            edges[usize::from(board.region(bank).dead)] += 1;
            if is_first(&mists, side)
                && let Some(bank) = self.banks.iter_mut().find(|known| known.id == bank)
            {
                bank.hard += chances.gap(Kind::Mist, opening.fit);
            }
        }
        let lands = regions(opening.lands);
        let mut met: Option<usize> = None;
        let mut joining = 0.0;
        for (side, land) in lands.iter().enumerate() {
            let Some(land) = *land else { continue };
            if !is_first(&lands, side) {
                continue;
            }
            let Some(at) = self.lands.iter().position(|known| known.id == land) else { continue };
            let kind = self.lands[at].region.kind;
            self.lands[at].hard += chances.gap(kind, opening.fit);
            self.lands[at].gaps += 1.0;
            if let Some(other) = met.replace(at) {
                joining += self.joined(at, other);
            }
        }
        joining
    }

    /// The points that joining two occupied regions of a kind would add.
    fn joined(&self, one: usize, other: usize) -> f32 {
        let (one, other) = (&self.lands[one], &self.lands[other]);
        let both: Colours = one.colours.iter().chain(other.colours.iter()).collect();
        let fruitless = one.region.kind != other.region.kind || one.region.dead || other.region.dead;
        if fruitless || one.meeples == 0 || other.meeples == 0 {
            return 0.0;
        }
        let value = |land: &Land| f32::from(value_of(&land.region));
        let gained = |land: &Land| value(land) * f32::from(both.len() - land.colours.len());
        gained(one) + gained(other)
    }

    fn ghosts(&self, game: &Mists, chances: &Chances) -> f32 {
        let weights = self.weights;
        let banks = self.banks.iter().filter(|bank| !bank.dead);
        let mut leaving: f32 = banks.map(|bank| f32::from(bank.ghosts) * chance(bank.hard)).sum();
        if game.level().cemeteries == Cemeteries::Open {
            let open = game.cemeteries().iter().filter(|it| !it.closed && it.ghosts > 0);
            leaving += open.map(|it| f32::from(it.ghosts) * chance(chances.castle(it.empty_neighbours))).sum::<f32>();
        }
        let supply = f32::from(game.ghosts_in_supply());
        let missing = ((weights.scarce_below - supply) / weights.scarce_below.max(1.0)).max(0.0);
        weights.ghost * (supply + weights.leaving * leaving) - weights.scarce * missing * missing
    }

    /// Points on the track and expected ones, with the best meeple that can be put now.
    fn points(&self, game: &Mists) -> f32 {
        let mut expected = Expected::on_track(game);
        let ghosts = f32::from(game.ghosts_on_board());
        for land in self.lands.iter().filter(|land| land.meeples > 0 && !land.region.dead) {
            let points = self.promise(land);
            land.colours.iter().for_each(|colour| expected.add(game, colour, points));
        }
        let companions = [(Hound::Rufus, ghosts), (Hound::Ronja, ghosts)].map(|(hound, points)| {
            let with = match game.hound(hound) {
                Some(Whereabouts::With(part)) => Some(part),
                _ => None,
            };
            (with, points)
        });
        let cat = match game.cat() {
            Some(Cat::With(part)) => Some(part),
            _ => None,
        };
        let cat = (cat, f32::from(game.ghosts_in_circles()));
        for (part, points) in companions.into_iter().chain([cat]) {
            let Some(meeple) = part.and_then(|part| game.standing().iter().find(|it| it.part == part)) else {
                continue;
            };
            let id = game.board().region_of(meeple.part);
            let land = self.lands.iter().find(|land| land.id == id && !land.region.dead);
            let chance = land.map_or(0.0, |land| chance(land.hard));
            expected.add(game, meeple.colour, self.weights.companion * points * chance);
        }
        let without = expected.worth(game, self.weights);
        let best = self
            .lands
            .iter()
            .filter(|land| land.meeples == 0)
            .map(|land| self.standing_there(game, land, expected) - without);
        without + best.fold(0.0, f32::max) - self.urgency(game)
    }

    /// The same with a meeple of the acting player on this land.
    fn standing_there(&self, game: &Mists, land: &Land, mut expected: Expected) -> f32 {
        let own = game.seats()[game.active()].iter().copied();
        let Some(colour) = own.max_by_key(|&colour| game.meeples_in_supply(colour)) else { return f32::MIN };
        let left = game.meeples_in_supply(colour);
        if left == 0 {
            return f32::MIN;
        }
        let cost = self.in_supply(left) - self.in_supply(left - 1);
        if land.region.dead {
            return expected.worth(game, self.weights) - cost;
        }
        expected.add(game, colour, self.promise(land));
        expected.worth(game, self.weights) - cost + self.back(land)
    }

    /// What a land will bring to each of its colours.
    fn promise(&self, land: &Land) -> f32 {
        let value = f32::from(value_of(&land.region));
        if land.region.finished() {
            return value;
        }
        let grown = match land.region.kind {
            Kind::Castle => 2.0 * MISTY * f32::from(land.region.open),
            Kind::City => 2.0 * self.weights.growth * land.gaps,
            _ => self.weights.growth * land.gaps,
        };
        self.weights.promise * (value + grown) * chance(land.hard)
    }

    /// Points of all markers that the active pile will not bring at the usual pace.
    fn urgency(&self, game: &Mists) -> f32 {
        let target = game.level().target(game.active_pile());
        let pace = self.weights.pace * f32::from(game.tiles_left());
        let missing = game.totals().iter().map(|&total| f32::from(target.saturating_sub(total)) - pace);
        self.weights.urgent * missing.map(|missing| missing.max(0.0)).sum::<f32>()
    }

    fn meeples(&self, game: &Mists) -> f32 {
        let supplies = game.seats().iter().flatten().map(|&colour| self.in_supply(game.meeples_in_supply(colour)));
        let back =
            self.lands.iter().filter(|land| !land.region.dead).map(|land| f32::from(land.meeples) * self.back(land));
        supplies.sum::<f32>() + back.sum::<f32>()
    }

    fn in_supply(&self, meeples: u8) -> f32 {
        let weights = self.weights;
        let first = if meeples > 0 { weights.meeple_first } else { 0.0 };
        let second = if meeples > 1 { weights.meeple_second } else { 0.0 };
        first + second + weights.meeple * f32::from(meeples)
    }

    /// What it is worth that a meeple comes back.
    fn back(&self, land: &Land) -> f32 {
        self.weights.meeple_back * self.weights.meeple * chance(land.hard)
    }

    fn graves(&self, game: &Mists) -> f32 {
        let haunted = game.level().cemeteries == Cemeteries::Haunted;
        let open = game.cemeteries().iter().filter(|cemetery| !cemetery.closed);
        open.map(|cemetery| {
            let gaps = if haunted { cemetery.empty_surroundings } else { cemetery.empty_neighbours };
            self.weights.grave + self.weights.grave_gap * f32::from(gaps)
        })
        .sum()
    }
}

impl Land {
    fn of(id: RegionId, region: Region) -> Land {
        Land { id, region, colours: Colours::NONE, meeples: 0, hard: 0.0, gaps: 0.0 }
    }
}

impl Expected {
    fn on_track(game: &Mists) -> Expected {
        let mut points = [0.0; 3];
        points.iter_mut().zip(game.totals()).for_each(|(points, &total)| *points = f32::from(total));
        Expected { points }
    }

    /// Points for a colour: with three markers its own moves, or the hindmost if it has none (L6-2).
    fn add(&mut self, game: &Mists, colour: Colour, more: f32) {
        let markers = game.markers();
        let hindmost = |points: &[f32]| (0..points.len()).min_by(|&a, &b| points[a].total_cmp(&points[b]));
        let own = markers.iter().position(|&marker| marker == colour);
        let at = own.or_else(|| hindmost(&self.points[..markers.len()])).unwrap_or_default();
        self.points[at] += more;
    }

    /// Points up to the target of the active pile count in full, points beyond it as far as the goal less.
    fn worth(&self, game: &Mists, weights: &LevelWeights) -> f32 {
        let (goal, target) = (game.level().goal, game.level().target(game.active_pile()));
        let beyond = f32::from(goal - target);
        let target = f32::from(target);
        let counted = |points: &f32| points.min(target) + weights.beyond * (points - target).clamp(0.0, beyond);
        let points = self.points[..game.markers().len()].iter().map(counted);
        let (count, sum) = (points.len() as f32, points.clone().sum::<f32>());
        let hindmost = points.fold(f32::MAX, f32::min);
        if count < 2.0 { sum } else { weights.hindmost * count * hindmost + (1.0 - weights.hindmost) * sum }
    }
}
