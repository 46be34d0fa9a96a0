//! Averages as they are written.

/// An average, rounded to a tenth. Nobody plays better for knowing more.
pub(super) fn average(number: f32) -> f64 {
    f64::from((number * 10.0).round()) / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_average_has_one_decimal() {
        assert_eq!([2.5, 1.0625, 3.0].map(average), [2.5, 1.1, 3.0]);
    }
}
