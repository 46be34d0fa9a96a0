//! Numbers as they are written, with a true minus sign.

/// A number: "14", "−2".
pub fn number(number: impl Into<i32>) -> String {
    let number = number.into();
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A change, with its sign: "+14", "−2"; nought has none.
pub fn signed(change: impl Into<i32>) -> String {
    let change = change.into();
    if change > 0 { format!("+{change}") } else { number(change) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_has_its_sign_and_nought_has_none() {
        assert_eq!([3, 0, -2].map(signed), ["+3", "0", "−2"]);
        assert_eq!([3, 0, -2].map(number), ["3", "0", "−2"]);
    }
}
