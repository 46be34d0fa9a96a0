//! Shuffling that gives the same order for the same seed, on every platform and forever.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The items in an order that only the seed decides.
///
/// Written out (Fisher and Yates' way) because the shuffle of a library may change with its version, and saves are kept
/// as seed and actions.
pub(super) fn shuffled<T>(mut items: Vec<T>, seed: u64) -> Vec<T> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for last in (1..items.len()).rev() {
        let chosen = (u128::from(random.next_u64()) * (last as u128 + 1)) >> 64;
        items.swap(last, chosen as usize);
    }
    items
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
