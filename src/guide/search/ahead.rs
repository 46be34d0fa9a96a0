//! One game that is imagined for some turns or to its end.

use super::effort::Far;
use crate::guide::{Guided, Worth};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Lists that are used again for every imagined game.
pub(super) struct Scratch<G: Guided> {
    actions: Vec<G::Action>,
    happenings: Vec<G::Happening>,
}

impl<G: Guided> Scratch<G> {
    pub fn new() -> Scratch<G> {
        Scratch { actions: Vec::new(), happenings: Vec::new() }
    }
}

/// Plays an imagined game on from an action, as far as the game is thought ahead in, and returns what that is worth to
/// whoever took the action. The seed decides everything that is hidden or left to chance: with the same one, two
/// actions meet the same luck. `None` if it was `stopped` before the end.
pub(super) fn play_ahead<G: Guided>(
    game: &G,
    action: G::Action,
    seed: u64,
    far: Far,
    scratch: &mut Scratch<G>,
    stopped: impl Fn() -> bool,
) -> Option<Worth> {
    let imagined = game.imagined(game.acting(), seed);
    imagine(imagined, Some(action), seed, far, scratch, stopped).map(|ahead| ahead.worth(game.acting()))
}

/// Plays an imagined position on, with this action first if there is one. Returns where it ended, or where it is
/// thought no further; `None` if it was `stopped` before.
pub(super) fn imagine<G: Guided>(
    mut ahead: G,
    first: Option<G::Action>,
    seed: u64,
    far: Far,
    scratch: &mut Scratch<G>,
    stopped: impl Fn() -> bool,
) -> Option<G> {
    let mut random = ChaCha8Rng::seed_from_u64(!seed);
    let mut next = first.or_else(|| scratch.choose(&ahead, far, &mut random));
    let mut turns = 0;
    let most = G::TURNS_AHEAD.filter(|_| far == Far::AsUsual);
    while let Some(action) = next {
        if stopped() {
            return None;
        }
        scratch.happenings.clear();
        if ahead.apply(action, &mut scratch.happenings).is_err() || ahead.outcome().is_some() {
            break;
        }
        turns += scratch.happenings.iter().filter(|happening| G::ends_turn(happening)).count();
        if most.is_some_and(|most| turns >= most) {
            break;
        }
        next = scratch.choose(&ahead, far, &mut random);
    }
    Some(ahead)
}

impl<G: Guided> Scratch<G> {
    fn choose(&mut self, ahead: &G, far: Far, random: &mut ChaCha8Rng) -> Option<G::Action> {
        ahead.list_legal_actions(&mut self.actions);
        match self.actions[..] {
            [only] => Some(only),
            _ if far == Far::ToTheEnd => ahead.choose_as_beginner(&self.actions, random),
            _ => ahead.choose_quickly(&self.actions, random),
        }
    }
}
