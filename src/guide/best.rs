//! The best of some actions, for players who look one action ahead.

use rand::{Rng, RngExt};

/// The action with the highest value; `None` only if there are no actions. Values that differ by less than `luck` are
/// decided by chance.
pub(super) fn best<A: Copy>(
    actions: &[A],
    luck: f32,
    random: &mut impl Rng,
    mut value: impl FnMut(A) -> f32,
) -> Option<A> {
    let mut best: Option<(f32, A)> = None;
    for &action in actions {
        let value = value(action) + random.random_range(0.0..luck);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}
