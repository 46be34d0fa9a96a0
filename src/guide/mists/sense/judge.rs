//! The value of positions that are one action away from each other.

use super::LevelWeights;
use super::chances::{Chances, chance};
use super::expected::{Expected, Promise};
use super::gaps::{Gaps, Meeting, Seen};
use super::regions::{Bank, Land, find_banks, find_lands};
use super::settle::settle;
use crate::rules::mists::{Action, Cat, Cemeteries, Happening, Hound, Mists, Outcome, Whereabouts, value_of};
use crate::rules::tiles::{Kind, PartId, Square};
use crate::rules::{Colour, Colours, Game};

/// More than any position is worth that is not over.
const OVER: f32 = 1e6;
/// So many open edges of mist are enough.
const ENOUGH_EDGES: u8 = 8;
/// How many of the tiles that will lie around a castle show mist, about.
const MISTY: f32 = 0.8;

/// Judges what follows a position.
pub(in crate::guide::mists) struct Judge<'a> {
    weights: &'a LevelWeights,
    veiled: Mists,
    /// What the last action led to: its room is used again.
    ahead: Option<Mists>,
    gaps: Gaps,
    lands: Vec<Land>,
    banks: Vec<Bank>,
    seen: Seen,
    actions: Vec<Action>,
    happenings: Vec<Happening>,
}

impl<'a> Judge<'a> {
    /// Judges what follows this position.
    pub fn of(game: &Mists, weights: &'a LevelWeights) -> Judge<'a> {
        Judge {
            weights,
            veiled: game.veiled(),
            ahead: None,
            gaps: Gaps::of(game),
            lands: Vec::with_capacity(24),
            banks: Vec::with_capacity(16),
            seen: Seen::default(),
            actions: Vec::new(),
            happenings: Vec::new(),
        }
    }

    /// The value of the position itself.
    pub fn now(&mut self, game: &Mists) -> f32 {
        self.value(game, None)
    }

    /// The value of what an action leads to.
    pub fn after(&mut self, action: Action) -> f32 {
        let mut ahead = self.ahead.take().unwrap_or_else(|| self.veiled.clone());
        ahead.clone_from(&self.veiled);
        self.happenings.clear();
        if ahead.apply(action, &mut self.happenings).is_err() {
            return -2.0 * OVER;
        }
        settle(&mut ahead, &mut self.actions, &mut self.happenings);
        let laid = match action {
            Action::LayTile { at, .. } | Action::LayFaceDown { at } => Some(at),
            _ => None,
        };
        let value = self.value(&ahead, laid);
        self.ahead = Some(ahead);
        value
    }

    fn value(&mut self, game: &Mists, laid: Option<Square>) -> f32 {
        match game.outcome() {
            Some(Outcome::Victory) => return OVER,
            Some(_) => return f32::from(game.total()) - OVER,
            None => {}
        }
        let chances = Chances::of(game, self.weights);
        find_lands(game, &mut self.lands);
        find_banks(game, &mut self.banks);
        self.gaps.look(game, laid, &chances, &mut self.lands, &mut self.banks, &mut self.seen);
        for land in self.lands.iter_mut().filter(|land| land.region.kind == Kind::Castle) {
            land.hard += chances.castle(land.region.open);
        }
        self.ghosts(game, &chances) + self.points(game) + self.meeples(game) + self.graves(game) + self.mist_edges()
    }

    /// What it is worth that tiles can be joined to mist.
    fn mist_edges(&self) -> f32 {
        let [edges, dead] = [self.seen.edges, self.seen.dead_edges].map(|edges| f32::from(edges.min(ENOUGH_EDGES)));
        self.weights.mist_edge * edges + self.weights.dead_mist_edge * dead
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
        for land in self.lands.iter().filter(|land| land.meeples > 0 && !land.region.dead) {
            let promise = self.promise(land);
            land.colours.iter().for_each(|colour| expected.add(game, colour, promise));
        }
        for (part, points) in companions(game) {
            let Some(meeple) = game.standing().iter().find(|meeple| meeple.part == part) else { continue };
            let id = game.board().region_of(part);
            let land = self.lands.iter().find(|land| land.id == id && !land.region.dead);
            let chance = land.map_or(0.0, |land| chance(land.hard));
            expected.add(game, meeple.colour, Promise { points, chance: self.weights.companion * chance });
        }
        for meeting in &self.seen.meetings {
            let [one, other] = meeting.lands.map(|at| &self.lands[at]);
            if one.meeples > 0 && other.meeples > 0 {
                self.add_joined(game, &mut expected, meeting, one.colours, other.colours);
            }
        }
        let without = expected.worth(game, self.weights);
        let best = (0..self.lands.len())
            .filter(|&at| self.lands[at].meeples == 0)
            .map(|at| self.standing_there(game, at, expected) - without);
        let targets = self.weights.target * f32::from(game.active_pile());
        without + best.fold(0.0, f32::max) - self.urgency(game) + targets
    }

    /// The same with a meeple on this land, of that colour of the acting player that brings most.
    fn standing_there(&self, game: &Mists, at: usize, expected: Expected) -> f32 {
        let own = game.seats()[game.active()].iter();
        own.map(|&colour| self.colour_there(game, at, colour, expected)).fold(f32::MIN, f32::max)
    }

    fn colour_there(&self, game: &Mists, at: usize, colour: Colour, mut expected: Expected) -> f32 {
        let (land, left) = (&self.lands[at], game.meeples_in_supply(colour));
        if left == 0 {
            return f32::MIN;
        }
        let cost = self.in_supply(left) - self.in_supply(left - 1);
        if land.region.dead {
            return expected.worth(game, self.weights) - cost;
        }
        expected.add(game, colour, self.promise(land));
        for meeting in self.seen.meetings.iter().filter(|meeting| meeting.lands.contains(&at)) {
            let own = Colours::from(colour);
            let [one, other] = meeting.lands.map(|it| if it == at { own } else { self.lands[it].colours });
            if !one.is_empty() && !other.is_empty() {
                self.add_joined(game, &mut expected, meeting, one, other);
            }
        }
        expected.worth(game, self.weights) - cost + self.back(land)
    }

    /// Adds what joining two regions that meet would bring: each then counts for the colours of the other too
    /// (SCORE-6).
    fn add_joined(&self, game: &Mists, expected: &mut Expected, meeting: &Meeting, one: Colours, other: Colours) {
        let tiles = f32::from(meeting.tiles);
        let likely = self.weights.joining * tiles / (tiles + self.weights.joining_fit.max(0.1));
        for ((from, own), to) in meeting.lands.into_iter().zip([one, other]).zip([other, one]) {
            let more = self.promise(&self.lands[from]).if_likely(likely);
            to.iter().filter(|&colour| !own.contains(colour)).for_each(|colour| expected.add(game, colour, more));
        }
    }

    /// What a land will bring to each of its colours.
    fn promise(&self, land: &Land) -> Promise {
        let value = f32::from(value_of(&land.region));
        if land.region.finished() {
            return Promise { points: value, chance: 1.0 };
        }
        let grown = match land.region.kind {
            Kind::Castle => 2.0 * MISTY * f32::from(land.region.open),
            Kind::City => 2.0 * self.weights.growth * land.gaps,
            _ => self.weights.growth * land.gaps,
        };
        Promise { points: value + grown, chance: self.weights.promise * chance(land.hard) }
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

/// Where hounds and Eloise stand, and the points they would score now (HOUND-6, CAT-4).
fn companions(game: &Mists) -> impl Iterator<Item = (PartId, f32)> {
    let hounds = Hound::ALL.into_iter().filter_map(|hound| match game.hound(hound) {
        Some(Whereabouts::With(part)) => Some((part, f32::from(game.ghosts_on_board()))),
        _ => None,
    });
    let cat = match game.cat() {
        Some(Cat::With(part)) => Some((part, f32::from(game.ghosts_in_circles()))),
        _ => None,
    };
    hounds.chain(cat)
}
