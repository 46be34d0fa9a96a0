//! One game that is imagined for some turns or to its end.

use crate::guide::Guided;
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

/// How an imagined game ended, or how it stands when it is thought no further.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ended {
    /// What it was worth to whoever took the action.
    pub value: f32,
    /// How likely they win then.
    pub chance: f32,
}

/// Plays an imagined game on from an action, as far as the game is thought ahead in, and returns how that ended for whoever
/// took the action. The seed decides everything that is hidden or left to chance: with the same one, two actions meet the
/// same luck. `None` if it was `stopped` before the end.
pub(super) fn play_ahead<G: Guided>(
    game: &G,
    action: G::Action,
    seed: u64,
    scratch: &mut Scratch<G>,
    stopped: impl Fn() -> bool,
) -> Option<Ended> {
    let seat = game.acting();
    let mut random = ChaCha8Rng::seed_from_u64(!seed);
    let mut ahead = game.imagined(seed);
    let mut next = Some(action);
    let mut turns = 0;
    while let Some(action) = next {
        if stopped() {
            return None;
        }
        scratch.happenings.clear();
        if ahead.apply(action, &mut scratch.happenings).is_err() || ahead.outcome().is_some() {
            break;
        }
        turns += scratch.happenings.iter().filter(|happening| G::ends_turn(happening)).count();
        if G::TURNS_AHEAD.is_some_and(|most| turns >= most) {
            break;
        }
        ahead.list_legal_actions(&mut scratch.actions);
        next = match scratch.actions[..] {
            [only] => Some(only),
            _ => ahead.choose_quickly(&scratch.actions, &mut random),
        };
    }
    let value = ahead.value(seat);
    let chance = ahead.has_won(seat).map_or_else(|| ahead.chance_at(value), |won| f32::from(u8::from(won)));
    Some(Ended { value, chance })
}
