//! Numbers as they are written: changes with their sign, and averages.

/// A change with its sign: "+3", "−2", with a true minus sign.
pub(super) fn change(by: i32) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}

/// An average, rounded to a tenth. Nobody plays better for knowing more.
pub(super) fn average(number: f32) -> f64 {
    f64::from((number * 10.0).round()) / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_has_its_sign_and_an_average_one_decimal() {
        assert_eq!([3, 0, -2].map(change), ["+3", "+0", "−2"]);
        assert_eq!([2.5, 1.0625, 3.0].map(average), [2.5, 1.1, 3.0]);
    }
}
