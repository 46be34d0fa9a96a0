//! The guide in all three games: it always finds something legal, uses nothing hidden, finds the same on any number of
//! threads, and stops when it is told to.

mod hidden;
mod quick;
mod quick_rival;
mod quickly;
mod stopping;
mod whole_games;

use mists::guide::Guided;
use mists::guide::search::{Considered, Effort, search};
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::dont_go_in::{self, DontGoIn};
use mists::rules::mists::{Mists, Setup};
use mists::rules::tiles::{Deck, DeckPrint};
use mists::table::mists::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What a little thinking finds.
fn found<G: Guided>(game: &G, simulations: u32, threads: usize) -> Vec<Considered<G::Action>> {
    search(game, Effort::simulations(simulations).on_threads(threads), 7, &AtomicBool::new(false))
}

/// A level of the cooperative game.
fn together(level: u8, players: usize, spell_circles: bool) -> Setup {
    let (level, deck) = (shipped::level(level).expect("a level"), shipped::deck().expect("the deck"));
    Setup { spell_circles, ..Setup::with_players(level, deck, players) }
}

/// The deck with few ghosts and many shields, so that games last and hounds are met.
fn gentle() -> Arc<Deck> {
    let mut print = DeckPrint::from(Deck::clone(&*shipped::deck().expect("the deck")));
    for (at, tile) in print.tiles.iter_mut().enumerate() {
        for area in tile.face.mist.iter_mut().filter(|area| area.circles == 0) {
            area.symbols = if at % 6 == 1 { 3 } else { 0 };
        }
        tile.face.cities.iter_mut().for_each(|city| city.shields += 2);
    }
    Arc::new(Deck::try_from(print).expect("a deck"))
}

fn against_each_other(players: usize, spell_circles: bool) -> carcassonne::Setup {
    let deck = mists::table::carcassonne::shipped::deck().expect("the deck");
    carcassonne::Setup { spell_circles, abbot: true, ..carcassonne::Setup::with_players(deck, players) }
}

fn in_the_house(players: usize) -> dont_go_in::Setup {
    dont_go_in::Setup::with_players(players)
}

/// A position of each game, some actions after its beginning.
fn midway() -> (Mists, Carcassonne, DontGoIn) {
    (
        played(&together(3, 3, false), 2, 40),
        played(&against_each_other(3, false), 2, 30),
        played(&in_the_house(4), 2, 15),
    )
}

/// A game that beginners have begun: after so many actions it goes on until there are several to choose from.
fn played<G: Guided>(setup: &G::Setup, seed: u64, actions: usize) -> G {
    let mut game = G::begin(setup, seed, &mut Vec::new()).unwrap_or_else(|error| panic!("{error}"));
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for number in 0.. {
        let legal = game.legal_actions();
        if number >= actions && legal.len() > 2 {
            break;
        }
        let Some(action) = game.choose_as_beginner(&legal, &mut random) else { break };
        game.apply(action, &mut Vec::new()).expect("a listed action is legal");
    }
    game
}
