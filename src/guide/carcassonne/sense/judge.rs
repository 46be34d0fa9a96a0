//! The value of positions that are one action away from each other.

use super::chances::Chances;
use super::fields::Cities;
use super::fights::Fights;
use super::gaps::Gaps;
use super::lands::{Land, Lands};
use super::promises::Promise;
use super::settle::settle;
use super::{Weights, pieces};
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Phase};
use crate::rules::tiles::{Kind, Square};
use crate::rules::{ByColour, Colour, Game};

/// Worse than any position.
const NEVER: f32 = -1e6;
/// How much the best opponent counts before the end; the mean of all of them counts the rest.
const BEST: f32 = 0.7;

/// With so many ghosts in the supply none is spared.
const SUPPLIED: u8 = 4;

/// Judges what follows a position, in the eyes of one player.
pub(in crate::guide::carcassonne) struct Judge<'a> {
    weights: &'a Weights,
    me: Colour,
    veiled: Carcassonne,
    /// What the last action led to: its room is used again.
    ahead: Option<Carcassonne>,
    gaps: Gaps,
    lands: Lands,
    fights: Fights,
    cities: Cities,
    promises: Vec<Promise>,
    actions: Vec<Action>,
    happenings: Vec<Happening>,
}

impl<'a> Judge<'a> {
    /// Judges what follows this position, in the eyes of this player.
    pub fn of(game: &Carcassonne, me: Colour, weights: &'a Weights) -> Judge<'a> {
        Judge {
            weights,
            me,
            veiled: game.veiled(),
            ahead: None,
            gaps: Gaps::of(game),
            lands: Lands::default(),
            fights: Fights::default(),
            cities: Cities::default(),
            promises: Vec::new(),
            actions: Vec::new(),
            happenings: Vec::new(),
        }
    }

    /// How far ahead of the others the player is after an action, in points.
    pub fn after(&mut self, action: Action) -> f32 {
        let mut ahead = self.ahead.take().unwrap_or_else(|| self.veiled.clone());
        ahead.clone_from(&self.veiled);
        self.happenings.clear();
        if ahead.apply(action, &mut self.happenings).is_err() {
            return NEVER;
        }
        settle(&mut ahead, &mut self.actions, &mut self.happenings);
        let laid = match action {
            Action::LayTile { at, .. } => Some(at),
            _ => None,
        };
        let value = self.value(&ahead, laid);
        self.ahead = Some(ahead);
        value
    }

    fn value(&mut self, game: &Carcassonne, laid: Option<Square>) -> f32 {
        let points = self.points(game, laid);
        self.ahead(game, &points)
    }

    /// The points of each player, those included that can be expected. `laid` is where a tile was just laid.
    pub fn points(&mut self, game: &Carcassonne, laid: Option<Square>) -> ByColour<f32> {
        let mut sums = ByColour(game.scores().0.map(f32::from));
        if game.outcome().is_none() {
            let chances = Chances::of(game, self.weights);
            self.find(game, laid, &chances);
            self.add_pieces(game, &chances, &mut sums);
            self.add_lands(game, &chances, &mut sums);
            self.add_fights(&mut sums);
            sums[game.active_colour()] += self.best_place(game, &chances);
        }
        sums
    }

    /// How far ahead of the others the player is with these points. The best of several others counts most.
    pub fn ahead(&self, game: &Carcassonne, sums: &ByColour<f32>) -> f32 {
        let others = game.seats().iter().filter(|&&colour| colour != self.me).map(|&colour| sums[colour]);
        let (best, sum) = (others.clone().fold(f32::MIN, f32::max), others.sum::<f32>());
        if game.outcome().is_some() {
            return sums[self.me] - best;
        }
        let mean = sum / (game.seats().len() as f32 - 1.0);
        sums[self.me] - BEST * best - (1.0 - BEST) * mean
    }

    fn find(&mut self, game: &Carcassonne, laid: Option<Square>, chances: &Chances) {
        self.lands.find(game);
        self.fights.clear();
        self.gaps.look(game, laid, chances, &mut self.lands, &mut self.fights);
        self.promises.clear();
        let (weights, cities) = (self.weights, &mut self.cities);
        let promises = self.lands.all().iter().map(|land| Promise::of(game, land, chances, weights, cities));
        self.promises.extend(promises);
    }

    fn add_pieces(&self, game: &Carcassonne, chances: &Chances, sums: &mut ByColour<f32>) {
        for &colour in game.seats() {
            sums[colour] += chances.time * pieces::ready(game.supply(colour), self.weights);
        }
    }

    fn add_lands(&self, game: &Carcassonne, chances: &Chances, sums: &mut ByColour<f32>) {
        for (land, promise) in self.lands.all().iter().zip(&self.promises).filter(|(land, _)| !land.is_free()) {
            let most = land.most();
            for colour in game.seats().iter().copied().filter(|&colour| land.counts[colour] > 0) {
                sums[colour] += f32::from(land.counts[colour]) * self.home(promise, chances);
                if land.counts[colour] == most && self.brings(game, land, colour) {
                    let safe = 1.0 - self.danger(game, land, colour, chances);
                    sums[colour] += safe * promise.points - promise.ghost * f32::from(land.ghosts[colour]);
                }
            }
        }
    }

    /// Whether a player gets anything from a region: a cemetery needs a guard in reserve (RCEM-3).
    fn brings(&self, game: &Carcassonne, land: &Land, colour: Colour) -> bool {
        land.region.kind != Kind::Cemetery || game.supply(colour).reserve > 0
    }

    /// What it is worth that a meeple comes home from there.
    fn home(&self, promise: &Promise, chances: &Chances) -> f32 {
        self.weights.home * promise.home * chances.time
    }

    /// How much of the points is lost because ghosts may chase the meeples there.
    fn danger(&self, game: &Carcassonne, land: &Land, colour: Colour, chances: &Chances) -> f32 {
        let (counts, exposed) = (land.counts[colour], land.exposed[colour]);
        if exposed == 0 || land.region.finished() {
            return 0.0;
        }
        let weights = self.weights;
        let supply = f32::from(game.ghosts_in_supply().min(SUPPLIED)) / f32::from(SUPPLIED);
        let dangers = [weights.danger, weights.danger_one, weights.danger_two];
        let danger = dangers[usize::from(land.ghosts[colour].min(2))].clamp(0.0, 1.0);
        chances.time * supply * danger / f32::from(counts)
    }

    fn add_fights(&self, sums: &mut ByColour<f32>) {
        let [lands, fields] = self.fights.gains(self.lands.all(), &self.promises);
        for colour in Colour::ALL {
            sums[colour] += self.weights.joining * lands[colour] + self.weights.field_joining * fields[colour];
        }
    }

    /// What the best place for a piece of the acting player promises, while one can still be put.
    fn best_place(&self, game: &Carcassonne, chances: &Chances) -> f32 {
        if game.phase() != Phase::PlaceMeeple {
            return 0.0;
        }
        let me = game.active_colour();
        let Some(cost) = pieces::cost(game.supply(me), self.weights) else { return 0.0 };
        let cost = cost * chances.time;
        let free = self.lands.all().iter().zip(&self.promises).filter(|(land, _)| land.is_free());
        let gains = free.filter(|(land, _)| self.brings(game, land, me)).map(|(land, promise)| {
            if land.region.finished() {
                // It comes home at once.
                return promise.points;
            }
            let safe = 1.0 - chances.time * self.weights.danger.clamp(0.0, 1.0);
            safe * promise.points + self.home(promise, chances) - cost
        });
        gains.fold(0.0, f32::max)
    }
}
