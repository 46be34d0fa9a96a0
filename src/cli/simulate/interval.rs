//! How sure a share is that was counted in some games.

use std::fmt;

/// Wilson's interval, which contains the true share in 95 of 100 cases. Written in percent.
pub(in crate::cli) struct Interval {
    low: f64,
    high: f64,
}

impl Interval {
    /// So many of the games.
    pub fn of(count: u64, games: u64) -> Interval {
        let (n, z) = (games as f64, 1.96_f64);
        let rate = count as f64 / n;
        let middle = rate + z * z / (2.0 * n);
        let half = z * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        Interval { low: ((middle - half) / scale).max(0.0), high: ((middle + half) / scale).min(1.0) }
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "95 %: {:.1} to {:.1}", 100.0 * self.low, 100.0 * self.high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        assert_eq!(Interval::of(50, 100).to_string(), "95 %: 40.4 to 59.6");
        assert_eq!(Interval::of(0, 10).low, 0.0);
    }
}
