//! Counts the tree of legal actions to a fixed depth and compares with numbers that were counted once. Any change to what is
//! legal, to what follows from an action or to the shuffle moves them; then a scenario should say which rule was right.

use mists::rules::{Action, Deck, Game, Mists, Phase, Setup};
use mists::table::shipped;
use std::sync::Arc;

/// What walking the tree needs and what it met on the way.
#[derive(Default)]
struct Walk {
    happenings: Vec<<Mists as Game>::Happening>,
    phases: Vec<Phase>,
}

impl Walk {
    /// How many sequences of exactly so many actions there are.
    fn count(&mut self, game: &Mists, depth: usize) -> u64 {
        if !self.phases.contains(&game.phase()) {
            self.phases.push(game.phase());
        }
        let actions: Vec<Action> = game.legal_actions();
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

    fn counts<const DEPTHS: usize>(&mut self, players: usize, seed: u64) -> [u64; DEPTHS] {
        let deck = Deck::parse(include_str!("decks/perft.ron"), "perft.ron").expect("the deck");
        let setup = Setup::with_players(shipped::level(1).expect("level 1"), Arc::new(deck), players);
        let game = Mists::begin(&setup, seed, &mut Vec::new()).expect("a game");
        std::array::from_fn(|depth| self.count(&game, depth + 1))
    }
}

// PLACE-1, PLACE-2, MEEPLE-1, SETUP-3: alone there are four colours to choose from on every free part.
#[test]
fn one_player() {
    let mut walk = Walk::default();
    let expected =
        [[10, 50, 668, 3472, 48908, 339204], [14, 70, 770, 3850, 45900, 380424], [14, 70, 870, 7350, 103660, 643588]];
    assert_eq!([1, 2, 3].map(|seed| walk.counts(1, seed)), expected);
}

// SETUP-5, MEEPLE-2: two colours each, the turns alternate, and what one player occupies the other can't.
#[test]
fn two_players() {
    let mut walk = Walk::default();
    let expected =
        [[10, 30, 406, 1304, 17976, 87620], [14, 42, 462, 1386, 16638, 79664], [14, 42, 522, 2490, 35304, 154332]];
    assert_eq!([1, 2, 3].map(|seed| walk.counts(2, seed)), expected);
}

// GHOST-3, GHOST-4, SCORE-1, SCORE-7, SCORE-8: one colour each, so the tree goes deep enough for every kind of decision.
#[test]
fn three_players() {
    let mut walk = Walk::default();
    let expected = [
        [14, 28, 424, 1348, 15148, 77656, 661876, 3999988],
        [14, 28, 348, 1014, 14906, 49124, 297462, 1354690],
        [8, 16, 112, 406, 3338, 11796, 104216, 492200],
    ];
    assert_eq!([9, 10, 25].map(|seed| walk.counts(3, seed)), expected);
    for phase in [Phase::SpareGhost, Phase::PickScoring, Phase::TakeScore, Phase::Banish] {
        assert!(walk.phases.contains(&phase), "{phase:?} never came up");
    }
}
