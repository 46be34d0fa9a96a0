//! How likely each player wins from here on.

use super::ahead::{Scratch, imagine};
use super::effort::{Effort, Far};
use super::halving::search;
use crate::guide::Guided;
use crate::rules::{GOLDEN, mixed};
use std::sync::atomic::{AtomicBool, Ordering};

/// How likely each player wins, from 0 to 1 in the order of play, if whoever has to decide now does what the guide would
/// do. So many imagined games find that choice, and as many tell what comes of it; exact if the game is over. Each player
/// is told what follows from what they know: where players know different things, the chances need not add up to 1.
/// `None` if `stop` is set before the end.
pub fn outlook<G: Guided>(game: &G, effort: u32, seed: u64, stop: &AtomicBool) -> Option<Vec<f32>> {
    let seats = 0..game.players();
    if game.outcome().is_some() {
        return Some(seats.map(|seat| game.worth(seat).chance).collect());
    }
    if G::KEEPS_SECRETS {
        return seats.map(|seat| Some(seen_by(seat, game, effort, seed, stop)?[seat])).collect();
    }
    seen_by(0, game, effort, seed, stop)
}

/// The same, as it follows from what this player knows.
fn seen_by<G: Guided>(seat: usize, game: &G, effort: u32, seed: u64, stop: &AtomicBool) -> Option<Vec<f32>> {
    // What others will do is told from their cards as this player imagines them.
    let known = game.imagined(seat, seed);
    let next = search(&known, Effort::simulations(effort), seed, stop).first()?.action;
    let (mut scratch, mut chances) = (Scratch::new(), vec![0.0; game.players()]);
    for number in 0..u64::from(effort) {
        // Other games than those that found the choice: luck that made it look best does not count twice.
        let seed = mixed(!seed ^ number.wrapping_mul(GOLDEN));
        let imagined = game.imagined(seat, seed);
        let ended = imagine(imagined, Some(next), seed, Far::AsUsual, &mut scratch, || stop.load(Ordering::Relaxed))?;
        for (seat, chance) in chances.iter_mut().enumerate() {
            *chance += ended.worth(seat).chance;
        }
    }
    // Divided at the end: whoever wins every imagined game has a chance of exactly 1.
    chances.iter_mut().for_each(|chance| *chance /= effort as f32);
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

    /// The quick player, who plays imagined games, overlooks too much to be asked what happens next.
    #[test]
    fn whoever_decides_is_told_what_the_best_choice_promises() {
        let stop = AtomicBool::new(false);
        let mut random = ChaCha8Rng::seed_from_u64(3);
        let mut game = DontGoIn::begin(&Setup::with_players(2), 3, &mut Vec::new()).expect("a game");
        let mut errors = Vec::new();
        while let Some(action) = game.choose_as_beginner(&game.legal_actions(), &mut random) {
            if game.legal_actions().len() > 1 {
                let told = outlook(&game, 160, 5, &stop).expect("nobody stops it")[game.acting()];
                let best = search(&game, Effort::simulations(1000), 9, &stop)[0].chance;
                errors.push((told - best).abs());
            }
            game.apply(action, &mut Vec::new()).expect("a legal action");
        }
        let mean = errors.iter().sum::<f32>() / errors.len() as f32;
        assert!(mean < 0.045, "{mean} wrong on average: {errors:?}");
    }
}
