//! Actions about squares far outside the board, as only a changed program would send them: refused, and no more.

use mists::guide::{Guided, Policy};
use mists::rules::Game;
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::mists::{self as cooperative, Mists};
use mists::table::{carcassonne::shipped as rivals, mists::shipped};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// The ends of what a square can name.
const FAR: [(i16, i16); 4] = [(i16::MIN, 0), (0, i16::MIN), (i16::MAX, i16::MAX), (i16::MIN, i16::MAX)];

/// The same action about another square. `None` if it is about none.
fn about<A: serde::Serialize + serde::de::DeserializeOwned>(action: &A, (x, y): (i16, i16)) -> Option<A> {
    let text = ron::to_string(action).expect("text");
    let (before, rest) = text.split_once("at:(")?;
    let (_, after) = rest.split_once(')')?;
    Some(ron::from_str(&format!("{before}at:(x:{x},y:{y}){after}")).expect("an action"))
}

/// Plays games, tries each kind of legal action about squares far away, and returns what kinds those were.
fn tried<G: Guided>(begin: impl Fn(u64) -> G) -> BTreeSet<String>
where
    G::Action: serde::Serialize + serde::de::DeserializeOwned + std::fmt::Debug,
{
    let mut kinds = BTreeSet::new();
    for seed in 0..12 {
        let (mut game, mut random) = (begin(seed), ChaCha8Rng::seed_from_u64(seed));
        while game.outcome().is_none() {
            let legal = game.legal_actions();
            for (action, square) in legal.iter().flat_map(|action| FAR.map(|square| (action, square))) {
                let Some(far) = about(action, square) else { continue };
                assert!(game.clone().apply(far, &mut Vec::new()).is_err(), "{far:?}");
                kinds.extend(format!("{far:?}").split_whitespace().next().map(str::to_owned));
            }
            let action = Policy::Beginner.choose(&game, &legal, &mut random).expect("an action");
            game.apply(action, &mut Vec::new()).expect("a legal action");
        }
    }
    kinds
}

#[test]
fn actions_about_squares_far_away_are_refused_in_the_cooperative_game() {
    let kinds = tried(|seed| {
        let level = shipped::level(3 + (seed % 4) as u8).expect("a level");
        let setup = cooperative::Setup::with_players(level, shipped::deck().expect("the deck"), 3);
        let setup = cooperative::Setup { spell_circles: seed % 2 == 0, ..setup };
        Mists::begin(&setup, seed, &mut Vec::new()).expect("a game")
    });
    for kind in ["LayTile", "Banish", "DrawIn", "HauntCemetery", "LayFaceDown", "ScoreNext", "PlaceHound"] {
        assert!(kinds.contains(kind), "{kind} is not among {kinds:?}");
    }
}

#[test]
fn actions_about_squares_far_away_are_refused_in_the_competitive_game() {
    let kinds = tried(|seed| {
        let setup = carcassonne::Setup::with_players(rivals::deck().expect("the deck"), 3);
        let setup = carcassonne::Setup { spell_circles: seed % 2 == 0, ..setup };
        Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game")
    });
    for kind in ["LayTile", "GiveGhost", "ScoreNext"] {
        assert!(kinds.contains(kind), "{kind} is not among {kinds:?}");
    }
}
