//! Sequential halving: all candidates are tried in the same imagined games, the worse half is given up, and the others
//! share what effort is left.

use super::effort::{Effort, Limit};
use super::wave::play_wave;
use crate::guide::Guided;
use rand::Rng;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// How many actions are tried at most: those that look best at first sight.
const CANDIDATES: usize = 8;
/// How many imagined games make a wave, about. After each wave it is decided whether to go on.
const WAVE: usize = 32;
/// How many waves a round takes, but the last, if nothing limits the effort.
const WAVES_OF_ROUND: u64 = 4;

/// An action that was thought about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// In how many imagined games it was tried.
    pub visits: u32,
    /// What it is worth to whoever decides, as far as it was tried: 0 is lost, 1 is won.
    pub value: f32,
    /// How likely whoever decides wins, from 0 to 1, as far as it was tried.
    pub chance: f32,
}

/// A candidate under way.
struct Candidate<A> {
    action: A,
    visits: u32,
    sum: f64,
    chances: f64,
}

impl<A: Copy> Candidate<A> {
    fn untried(action: A) -> Candidate<A> {
        Candidate { action, visits: 0, sum: 0.0, chances: 0.0 }
    }

    fn considered(&self) -> Considered<A> {
        let chance = self.chances / f64::from(self.visits.max(1));
        Considered { action: self.action, visits: self.visits, value: self.mean() as f32, chance: chance as f32 }
    }

    fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.sum / f64::from(self.visits) }
    }
}

/// The actions that were thought about, the best first; empty only if the game is over. Uses nothing that the acting
/// player cannot know. The same seed and number of simulations find the same, on any number of threads.
///
/// It ends when the effort is used up or soon after `stop` is set, whichever comes first. Even if that happens at once,
/// there is an action: the one that looks best at first sight.
pub fn search<G: Guided>(game: &G, effort: Effort, seed: u64, stop: &AtomicBool) -> Vec<Considered<G::Action>> {
    let mut candidates = candidates(game);
    let rounds = candidates.len().next_power_of_two().trailing_zeros();
    let mut thinking = Thinking::about(game, effort, seed, stop);
    let mut alive = candidates.len();
    for round in 1..=rounds {
        thinking.think(&mut candidates[..alive], f64::from(round) / f64::from(rounds));
        candidates[..alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        alive = alive.div_ceil(2);
    }
    candidates.iter().map(Candidate::considered).collect()
}

/// What the guide does after so much thought, with a seed from `random`. `None` only if the game is over.
pub fn decide<G: Guided>(game: &G, effort: Effort, random: &mut impl Rng) -> Option<G::Action> {
    let found = search(game, effort, random.next_u64(), &AtomicBool::new(false));
    found.first().map(|best| best.action)
}

/// Tries just these actions, all in the same imagined games, and returns them in the same order. It ends as [`search`]
/// does.
pub fn compare<G: Guided>(
    game: &G,
    actions: &[G::Action],
    effort: Effort,
    seed: u64,
    stop: &AtomicBool,
) -> Vec<Considered<G::Action>> {
    let mut candidates: Vec<_> = actions.iter().map(|&action| Candidate::untried(action)).collect();
    if !candidates.is_empty() {
        Thinking::about(game, effort, seed, stop).think(&mut candidates, 1.0);
    }
    candidates.iter().map(Candidate::considered).collect()
}

/// The actions that look best at first sight, the best first.
fn candidates<G: Guided>(game: &G) -> Vec<Candidate<G::Action>> {
    let (actions, mut weights) = (game.legal_actions(), Vec::new());
    if actions.len() > 1 {
        game.weigh(&actions, &mut weights);
    }
    weights.resize(actions.len(), 0.0);
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|&one, &other| weights[other].total_cmp(&weights[one]));
    let best = order.into_iter().take(CANDIDATES);
    best.map(|at| Candidate::untried(actions[at])).collect()
}

/// A search under way.
struct Thinking<'a, G> {
    game: &'a G,
    effort: Effort,
    seed: u64,
    stop: &'a AtomicBool,
    begun: Instant,
    /// How many shuffles were used.
    shuffles: u64,
    /// How many games were imagined.
    simulations: u64,
}

impl<'a, G: Guided> Thinking<'a, G> {
    fn about(game: &'a G, effort: Effort, seed: u64, stop: &'a AtomicBool) -> Thinking<'a, G> {
        Thinking { game, effort, seed, stop, begun: Instant::now(), shuffles: 0, simulations: 0 }
    }

    /// Tries all candidates until this share of the effort is used up.
    fn think(&mut self, candidates: &mut [Candidate<G::Action>], share: f64) {
        let actions: Vec<G::Action> = candidates.iter().map(|candidate| candidate.action).collect();
        let most = (WAVE / actions.len()).max(1) as u64;
        for wave in 0.. {
            let shuffles = self.shuffles_left(share, wave, actions.len() as u64).min(most);
            if shuffles == 0 {
                return;
            }
            let shuffles = self.shuffles..self.shuffles + shuffles;
            let stopped = || self.is_stopped();
            let games = play_wave(self.game, &actions, shuffles.clone(), self.seed, self.effort, stopped);
            for games in &games {
                for (candidate, ended) in candidates.iter_mut().zip(games) {
                    candidate.visits += 1;
                    candidate.sum += f64::from(ended.value);
                    candidate.chances += f64::from(ended.chance);
                }
            }
            self.simulations += (games.len() * actions.len()) as u64;
            let all = (shuffles.end - shuffles.start) as usize;
            self.shuffles = shuffles.end;
            if games.len() < all {
                return;
            }
        }
    }

    /// How many shuffles may still be tried with so many candidates, after so many waves of a round.
    fn shuffles_left(&self, share: f64, waves: u64, candidates: u64) -> u64 {
        let goes_on = match self.effort.limit {
            _ if self.stop.load(Ordering::Relaxed) => false,
            Limit::Simulations(count) => {
                return ((f64::from(count) * share) as u64).saturating_sub(self.simulations) / candidates;
            }
            Limit::Time(time) => self.begun.elapsed() < time.mul_f64(share),
            // The last round has no end of its own.
            Limit::Stopped => share >= 1.0 || waves < WAVES_OF_ROUND,
        };
        if goes_on { u64::MAX } else { 0 }
    }

    /// Whether an imagined game should not go on.
    fn is_stopped(&self) -> bool {
        let late = match self.effort.limit {
            Limit::Time(time) => self.begun.elapsed() > time,
            Limit::Simulations(_) | Limit::Stopped => false,
        };
        late || self.stop.load(Ordering::Relaxed)
    }
}
