//! Seeds as people write them: a number, or a word that is converted to one.
//!
//! A word gives the same number on every platform and in every version, so that two tables that agree on "hello" draw
//! the same tiles. A test checks the numbers of some words. They must never change.

/// The seed in this text, without the blanks around it. A whole number up to 2⁶⁴ − 1 is used as it is. For other text,
/// the seed is the FNV-1a hash (64 bits) of its UTF-8 bytes. `None` if the text is empty.
pub fn seed_of(text: &str) -> Option<u64> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    Some(text.parse().unwrap_or_else(|_| fnv_1a(text.as_bytes())))
}

/// The seed of a game in a series, by its number. Series that begin with neighbouring seeds have no game in common.
pub fn seed_in_series(series: u64, number: u64) -> u64 {
    series.wrapping_mul(1_000_003).wrapping_add(number)
}

fn fnv_1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn numbers_stay_numbers() {
        for (text, seed) in [("0", 0), (" 42 ", 42), ("007", 7), ("18446744073709551615", u64::MAX)] {
            assert_eq!(seed_of(text), Some(seed), "{text}");
        }
    }

    #[test]
    fn words_stand_for_the_same_numbers_for_ever() {
        for (word, seed) in [
            ("a", 0xaf63_dc4c_8601_ec8c),
            ("foobar", 0x8594_4171_f739_67e8),
            ("hello", 0xa430_d846_80aa_bd0b),
            ("Aélis", 0xfd47_5eba_744e_2778),
            ("-1", 0x07d0_0b07_b497_d12b),
            ("18446744073709551616", 0xedf2_aa6b_38fc_416d),
        ] {
            assert_eq!(seed_of(word), Some(seed), "{word}");
        }
        assert_eq!(seed_of("  hello\n"), seed_of("hello"));
        assert_ne!(seed_of("Hello"), seed_of("hello"));
    }

    #[test]
    fn series_begun_with_neighbouring_seeds_have_no_game_in_common() {
        let games = |series| (0..10_000).map(|number| seed_in_series(series, number)).collect::<BTreeSet<u64>>();
        assert!(games(7).is_disjoint(&games(8)) && games(u64::MAX).is_disjoint(&games(0)));
    }

    #[test]
    fn nothing_is_no_seed() {
        assert_eq!(seed_of(""), None);
        assert_eq!(seed_of(" \t "), None);
    }
}
