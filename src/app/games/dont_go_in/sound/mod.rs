//! What is heard of this game: which sounds belong to its happenings, and how close its end is.

mod cues;

use crate::app::sound::{self, Cue, Heard};
use crate::rules::dont_go_in::{DontGoIn, Happening, Setup, Slot};
use bevy::prelude::*;
use cues::SoFar;

pub(super) fn plugin(app: &mut App) {
    sound::game::<DontGoIn>(app);
}

/// With so many ghosts for each player, the house is full of them.
const HAUNTED: f32 = 14.0;

impl Heard for DontGoIn {
    type SoFar = SoFar;

    const INDOORS: bool = true;

    fn cues(happening: &Happening, so_far: SoFar) -> Vec<Cue> {
        cues::cues(happening, so_far)
    }

    fn and(so_far: SoFar, happening: &Happening) -> SoFar {
        so_far.and(happening)
    }

    /// Mostly how many cards were taken, but ghosts make the night dark too. Of the ghosts, only their number in the
    /// whole house is heard (HHIDE-1).
    fn danger(&self) -> f32 {
        let table = self.table();
        let above_rooms = table.boards().iter().flatten().flat_map(|board| board.cards());
        let left = table.cards_in_deck() + above_rooms.filter(|slot| *slot != Slot::Empty).count();
        let ghosts: f32 = (0..table.players()).map(|seat| f32::from(table.ghosts(seat))).sum();
        let taken = 1.0 - left as f32 / Setup::deck_size(table.players()) as f32;
        0.7 * taken.max(0.0) + 0.3 * (ghosts / (HAUNTED * table.players() as f32)).min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::Game;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn the_house_grows_darker_card_by_card_and_ghost_by_ghost() {
        let mut random = ChaCha8Rng::seed_from_u64(3);
        let mut game = DontGoIn::begin(&Setup::with_players(3), 3, &mut Vec::new()).expect("a table");
        assert_eq!(game.danger(), 0.0);
        let mut before = 0.0;
        while let Some(action) = Policy::Random.choose(&game, &game.legal_actions(), &mut random) {
            let mut happenings = Vec::new();
            game.apply(action, &mut happenings).expect("a legal action");
            let fewer = |it: &Happening| matches!(it, Happening::Ghosts { change: ..0, .. });
            let now = game.danger();
            assert!(now >= before || happenings.iter().any(fewer), "{before}, then {now} after {happenings:?}");
            assert!((0.0..=1.0).contains(&now), "{now}");
            before = now;
        }
        assert!(game.outcome().is_some() && before >= 0.7, "{before}");
    }
}
