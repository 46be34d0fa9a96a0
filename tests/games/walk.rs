//! Counts the tree of legal actions of any game.

use mists::rules::Game;

/// The state of a walk through the tree, and what was found.
pub struct Walk<G: Game> {
    happenings: Vec<G::Happening>,
    /// The kinds of decisions that were found.
    pub phases: Vec<G::Phase>,
}

impl<G: Game> Default for Walk<G> {
    fn default() -> Self {
        Walk { happenings: Vec::new(), phases: Vec::new() }
    }
}

impl<G: Game> Walk<G> {
    /// The number of sequences of exactly this many actions.
    pub fn count(&mut self, game: &G, depth: usize) -> u64 {
        if !self.phases.contains(&game.phase()) {
            self.phases.push(game.phase());
        }
        let actions = game.legal_actions();
        if depth == 1 {
            return actions.len() as u64;
        }
        let mut count = 0;
        for action in actions {
            let mut next = game.clone();
            self.happenings.clear();
            next.apply(action, &mut self.happenings).expect("a listed action is legal");
            count += self.count(&next, depth - 1);
        }
        count
    }
}
