//! How likely each player wins from here on.

use super::ahead::{Ended, Scratch, imagine};
use super::effort::Far;
use crate::guide::Guided;
use crate::rules::{GOLDEN, mixed};
use std::sync::atomic::{AtomicBool, Ordering};

/// How likely each player wins, from 0 to 1 in the order of play, by so many imagined games; exact if the game is over.
/// Each is told what follows from what they know: where players know different things, the chances need not add up
/// to 1. `None` if `stop` is set before the end.
pub fn outlook<G: Guided>(game: &G, simulations: u32, seed: u64, stop: &AtomicBool) -> Option<Vec<f32>> {
    let players = game.players();
    let count = if game.outcome().is_some() { 1 } else { simulations.max(1) };
    let (mut scratch, mut chances) = (Scratch::new(), vec![0.0; players]);
    for number in 0..u64::from(count) {
        let seed = mixed(seed ^ number.wrapping_mul(GOLDEN));
        let mut end = |seat| {
            let imagined = game.imagined(seat, seed);
            imagine(imagined, None, seed, Far::AsUsual, &mut scratch, || stop.load(Ordering::Relaxed))
        };
        let mut ended = end(0)?;
        for (seat, chance) in chances.iter_mut().enumerate() {
            if seat > 0 && G::KEEPS_SECRETS {
                ended = end(seat)?;
            }
            *chance += Ended::of(&ended, seat).chance;
        }
    }
    // Divided at the end: whoever wins every imagined game has a chance of exactly 1.
    chances.iter_mut().for_each(|chance| *chance /= count as f32);
    Some(chances)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::dont_go_in::{DontGoIn, Setup};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// A game in which one of two players may look at the face-down card, and who that is.
    fn with_a_secret() -> (DontGoIn, usize) {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        for seed in 0.. {
            let mut game = DontGoIn::begin(&Setup::with_players(2), seed, &mut Vec::new()).expect("a game");
            while let Some(action) = game.choose_as_beginner(&game.legal_actions(), &mut random) {
                game.apply(action, &mut Vec::new()).expect("a legal action");
                let may_look = |seat: &usize| game.table().may_look().contains(*seat);
                let looks: Vec<usize> = (0..2).filter(may_look).collect();
                if let (Some(_), [only]) = (game.face_down(), &looks[..]) {
                    return (game.clone(), *only);
                }
            }
        }
        unreachable!("seeds do not end")
    }

    // HHIDE-4, HHIDE-5
    #[test]
    fn each_player_is_told_what_follows_from_what_they_know() {
        let (game, knows) = with_a_secret();
        let chances = |game: &DontGoIn| outlook(game, 32, 5, &AtomicBool::new(false)).expect("nobody stops it");
        let (told, does_not) = (chances(&game), 1 - knows);
        let others: Vec<DontGoIn> = (0..8).map(|seed| game.guessed(does_not, seed)).collect();
        assert!(others.iter().any(|other| other.face_down() != game.face_down()));
        assert!(others.iter().all(|other| chances(other)[does_not] == told[does_not]));
        assert!(others.iter().any(|other| chances(other)[knows] != told[knows]), "the card matters to who knows it");
    }
}
