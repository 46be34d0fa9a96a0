//! One table over the network: what host and guests say to each other, and whole games between programs on this
//! machine.

mod table;

#[cfg(feature = "network")]
mod line;
#[cfg(feature = "network")]
mod programs;

use mists::network::Networked;
use mists::rules::{carcassonne, dont_go_in, mists as together};
use mists::table::{Sitting, carcassonne as competitive, mists as cooperative};

/// A game of level I of the cooperative game for this many players.
fn together(players: usize, seed: u64) -> Sitting<together::Mists> {
    let (level, deck) = (cooperative::shipped::level(1), cooperative::shipped::deck());
    let setup = together::Setup::with_players(level.expect("a level"), deck.expect("the deck"), players);
    begun(setup, seed)
}

/// A competitive game.
fn rivals(players: usize, seed: u64) -> Sitting<carcassonne::Carcassonne> {
    begun(carcassonne::Setup::with_players(competitive::shipped::deck().expect("the deck"), players), seed)
}

/// A game in the haunted house.
fn house(players: usize, seed: u64) -> Sitting<dont_go_in::DontGoIn> {
    begun(dont_go_in::Setup::with_players(players), seed)
}

fn begun<G: Networked>(setup: G::Setup, seed: u64) -> Sitting<G> {
    let begun = Sitting::begin(setup, seed, Vec::new());
    begun.unwrap_or_else(|error| panic!("the setup is right: {error}"))
}
