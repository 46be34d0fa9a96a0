//! How close the end of the game is: the background sounds of the night follow this.

use crate::rules::mists::Mists;

/// The last tiles of a pile, which raise the danger.
const LAST_TILES: f32 = 8.0;

/// How close the end of the game is, from 0 to 1.
pub(super) fn danger(position: &Mists) -> f32 {
    let level = position.level();
    let supply = f32::from(position.ghosts_in_supply()) / f32::from(level.ghosts.max(1));
    closeness(supply, position.tiles_left(), position.total() < level.target(position.active_pile()))
}

/// 0 with all ghosts in the supply, 1 with none. It also rises with the last tiles of a pile whose target is not
/// reached.
fn closeness(supply: f32, tiles_left: u8, short_of_target: bool) -> f32 {
    let used_up = if short_of_target { 1.0 - f32::from(tiles_left) / LAST_TILES } else { 0.0 };
    (1.0 - supply).max(used_up).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::Game;
    use crate::rules::mists::{Outcome, Setup};
    use crate::table::mists::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// A game at level 1 with this outcome, as the list of all its positions.
    fn game_that_ends(how: Outcome) -> Vec<Mists> {
        let level = shipped::level(1).expect("the level");
        let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
        let play = |seed| {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut positions = vec![Mists::begin(&setup, seed, &mut Vec::new()).expect("a table")];
            while let Some(last) = positions.last().filter(|last| last.outcome().is_none()) {
                let action = Policy::Random.choose(last, &last.legal_actions(), &mut random);
                let mut next = last.clone();
                next.apply(action.expect("something is legal"), &mut Vec::new()).expect("a legal action");
                positions.push(next);
            }
            positions
        };
        let ends = |positions: &Vec<Mists>| positions.last().and_then(Game::outcome) == Some(how);
        (0..500).map(play).find(ends).expect("a game that ends so")
    }

    #[test]
    fn danger_follows_the_ghosts_that_are_left() {
        let game = game_that_ends(Outcome::OutOfGhosts);
        assert!(danger(&game[0]) < 0.3, "a game begins calmly: {}", danger(&game[0]));
        for pair in game.windows(2).filter(|pair| pair[1].tiles_left() > 8) {
            let (before, after) = (pair[0].ghosts_in_supply(), pair[1].ghosts_in_supply());
            assert_eq!(danger(&pair[1]) > danger(&pair[0]), after < before);
        }
    }

    #[test]
    fn danger_grows_with_the_last_tiles() {
        assert_eq!(closeness(1.0, 50, true), 0.0);
        assert_eq!(closeness(1.0, 2, true), 0.75);
        assert_eq!(closeness(1.0, 2, false), 0.0);
        assert_eq!(closeness(0.125, 2, true), 0.875);
        assert_eq!(closeness(0.0, 50, false), 1.0);
    }
}
