//! A tree search, to compare the guide with: PUCT over imagined games, which widens as an action is tried more often.
//!
//! Each imagined game walks down from the root and adds one node. Below the root a node stands for what was decided on
//! the way there, whatever was drawn: its actions are those that the imagined game at hand allows.

use super::ahead::{Scratch, imagine};
use super::effort::{Effort, Far, Limit};
use crate::guide::Guided;
use rand::{Rng, RngExt};
use std::time::Instant;

/// How much actions are tried that look good at first sight but were seldom tried.
const CURIOSITY: f32 = 0.6;
/// After so many visits, the square root of them is how many actions of a node are tried.
const WIDENING: f32 = 1.5;

/// What the position at a new node is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The game is imagined on from there, as in the guide's own search.
    Played,
    /// What the position itself looks worth.
    Judged,
}

/// An action below a node.
struct Branch<A> {
    action: A,
    visits: u32,
    /// What it brought to whoever decides at the node.
    sum: f32,
    node: usize,
}

/// What was decided after one node.
struct Node<A> {
    visits: u32,
    branches: Vec<Branch<A>>,
}

/// The action tried most often. `None` only if the game is over. Thinks on one thread.
pub fn decide_by_tree<G: Guided>(game: &G, effort: Effort, leaf: Leaf, random: &mut impl Rng) -> Option<G::Action> {
    let begun = Instant::now();
    let mut tree = Tree { nodes: vec![Node::new()], weights: Vec::new(), scratch: Scratch::new(), leaf };
    let goes_on = |games: u32| match effort.limit {
        Limit::Simulations(count) => games < count,
        Limit::Time(time) => begun.elapsed() < time,
        Limit::Stopped => false,
    };
    let mut games = 0;
    while games == 0 || goes_on(games) {
        tree.grow(game, random.random());
        games += 1;
    }
    let tried = &tree.nodes[0].branches;
    tried.iter().max_by_key(|branch| branch.visits).map(|branch| branch.action)
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { visits: 0, branches: Vec::new() }
    }
}

/// A tree that grows.
struct Tree<G: Guided> {
    nodes: Vec<Node<G::Action>>,
    weights: Vec<f32>,
    scratch: Scratch<G>,
    leaf: Leaf,
}

impl<G: Guided> Tree<G> {
    /// Walks down one imagined game to a branch that was never tried, and tells all branches on the way what came of
    /// it.
    fn grow(&mut self, game: &G, seed: u64) {
        let (mut ahead, mut at) = (game.imagined(game.acting(), seed), 0);
        let mut way = Vec::new();
        while let Some(branch) = self.pick(&ahead, at) {
            let Branch { action, visits, node, .. } = self.nodes[at].branches[branch];
            way.push((at, branch, ahead.acting()));
            if ahead.apply(action, &mut Vec::new()).is_err() || visits == 0 {
                break;
            }
            at = node;
        }
        if self.leaf == Leaf::Played && ahead.outcome().is_none() {
            let imagined = ahead.imagined(ahead.acting(), seed);
            let imagined = imagine(imagined, None, seed, Far::AsUsual, &mut self.scratch, || false);
            ahead = imagined.unwrap_or(ahead);
        }
        for (at, branch, seat) in way {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.branches[branch].visits += 1;
            node.branches[branch].sum += ahead.worth(seat).value;
        }
    }

    /// Which branch of a node to follow in this imagined game. `None` if the game is over.
    fn pick(&mut self, ahead: &G, at: usize) -> Option<usize> {
        let actions = ahead.legal_actions();
        ahead.weigh(&actions, &mut self.weights);
        let mut order: Vec<usize> = (0..actions.len()).collect();
        order.sort_by(|&one, &other| self.weights[other].total_cmp(&self.weights[one]));
        let visits = self.nodes[at].visits as f32;
        let width = 1 + (WIDENING * visits.sqrt()) as usize;
        let mut best: Option<(f32, usize)> = None;
        for (rank, &action) in order.iter().take(width).enumerate() {
            let branch = self.branch(at, actions[action]);
            let Branch { visits: tried, sum, .. } = self.nodes[at].branches[branch];
            // Whoever was never tried is hoped to be as good as the rest.
            let mean = if tried > 0 { sum / tried as f32 } else { self.mean(at) };
            let prior = 1.0 / (1.0 + rank as f32);
            let hope = mean + CURIOSITY * prior * (1.0 + visits).sqrt() / (1.0 + tried as f32);
            if best.is_none_or(|(most, _)| hope > most) {
                best = Some((hope, branch));
            }
        }
        best.map(|(_, branch)| branch)
    }

    /// The branch of a node with this action.
    fn branch(&mut self, at: usize, action: G::Action) -> usize {
        if let Some(known) = self.nodes[at].branches.iter().position(|branch| branch.action == action) {
            return known;
        }
        let node = self.nodes.len();
        self.nodes.push(Node::new());
        self.nodes[at].branches.push(Branch { action, visits: 0, sum: 0.0, node });
        self.nodes[at].branches.len() - 1
    }

    fn mean(&self, at: usize) -> f32 {
        let tried = &self.nodes[at].branches;
        let sum: f32 = tried.iter().map(|branch| branch.sum).sum();
        sum / self.nodes[at].visits.max(1) as f32
    }
}
