//! A 64-bit digest of a position that is the same on every platform and stays so.

/// 2⁶⁴ divided by the golden ratio: its multiples are spread evenly (splitmix64).
pub(crate) const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The mixing steps of splitmix64: numbers that differ little come far apart.
pub(crate) fn mixed(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Takes numbers in and mixes them.
pub(super) struct Fingerprint(u64);

impl Fingerprint {
    pub fn new() -> Fingerprint {
        Fingerprint(GOLDEN)
    }

    /// Adds a number; the order of adding matters.
    pub fn add(&mut self, value: u64) {
        self.0 = mixed((self.0 ^ value).wrapping_add(GOLDEN));
    }

    pub fn finish(self) -> u64 {
        self.0
    }
}
