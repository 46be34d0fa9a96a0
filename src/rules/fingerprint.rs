//! A 64-bit digest of a position that is the same on every platform and stays so.

/// Takes numbers in and mixes them.
pub(super) struct Fingerprint(u64);

impl Fingerprint {
    pub fn new() -> Fingerprint {
        Fingerprint(0x9e37_79b9_7f4a_7c15)
    }

    /// Adds a number; the order of adding matters.
    pub fn add(&mut self, value: u64) {
        // The mixing steps of splitmix64.
        let mut z = (self.0 ^ value).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.0 = z ^ (z >> 31);
    }

    pub fn finish(self) -> u64 {
        self.0
    }
}
