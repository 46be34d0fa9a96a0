//! Shuffling that gives the same order for the same seed, on every platform and forever.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The items in an order that only the seed decides.
pub(super) fn shuffled<T>(mut items: Vec<T>, seed: u64) -> Vec<T> {
    shuffle(&mut items, &mut ChaCha8Rng::seed_from_u64(seed));
    items
}

/// Puts the items in an order that only the generator decides.
///
/// Written out (Fisher and Yates' way) because the shuffle of a library may change with its version, and saves are kept
/// as seed and actions.
pub(super) fn shuffle<T>(items: &mut [T], random: &mut ChaCha8Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last + 1, random));
    }
}

/// A number from 0 up to `count`, without it.
pub(super) fn below(count: usize, random: &mut ChaCha8Rng) -> usize {
    ((u128::from(random.next_u64()) * count as u128) >> 64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_this_order_forever() {
        assert_eq!(shuffled((0..10).collect(), 7), GOLDEN);
    }

    const GOLDEN: [i32; 10] = [4, 6, 2, 0, 8, 3, 7, 5, 9, 1];
}
