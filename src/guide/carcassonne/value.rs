//! What a position of the competitive game is worth to a player: the game is won or lost, or how likely it is won.

use super::sense::{Weights, lead, win_chance};
use crate::guide::Worth;
use crate::rules::Game;
use crate::rules::carcassonne::Carcassonne;
use libm::expf;

/// With so many points ahead, one point more counts little.
const FAR_AHEAD: f32 = 25.0;
/// How much of the value is by how much the game is won; the rest is who wins.
const BY_POINTS: f32 = 0.2;

pub(super) fn worth(game: &Carcassonne, seat: usize) -> Worth {
    let weights = Weights::shipped();
    let lead = lead(game, seat, weights);
    // Against several, the search plays for points ahead of them all.
    let (chance, against_one) = match game.outcome() {
        Some(outcome) => {
            let won = f32::from(u8::from(outcome.winners.contains(game.seats()[seat])));
            (won, won)
        }
        None => (lead.chance, win_chance(lead.points, game.tiles_left(), weights)),
    };
    let by_points = 1.0 / (1.0 + expf(-lead.points / FAR_AHEAD));
    Worth { value: BY_POINTS * by_points + (1.0 - BY_POINTS) * against_one, chance }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::carcassonne::Setup;
    use crate::table::carcassonne::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn the_chances_of_all_players_add_up_to_one() {
        for players in 2..=6 {
            let setup = Setup::with_players(shipped::deck().expect("the deck"), players);
            let mut game = Carcassonne::begin(&setup, 4, &mut Vec::new()).expect("a game");
            let mut random = ChaCha8Rng::seed_from_u64(4);
            for number in 0..60 {
                let chances: Vec<f32> = (0..players).map(|seat| worth(&game, seat).chance).collect();
                assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{chances:?} after {number} decisions");
                if number == 0 {
                    let even = 1.0 / players as f32;
                    assert!(chances.iter().all(|chance| (chance - even).abs() < 0.15), "{chances:?} of {players}");
                }
                let action = Policy::Beginner.choose(&game, &game.legal_actions(), &mut random);
                game.apply(action.expect("the game goes on"), &mut Vec::new()).expect("a legal action");
            }
        }
    }
}
