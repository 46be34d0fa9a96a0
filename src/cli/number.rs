//! Whole numbers on the command line.

use std::ops::RangeInclusive;

/// Reads a whole number in this range. Anything else gets a sentence that says what was expected.
pub(super) fn number<N: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<N, String> + Clone + Send + Sync + 'static {
    move |text| {
        let read = text.parse().ok().filter(|number| range.contains(number));
        read.and_then(|number| N::try_from(number).ok()).ok_or_else(|| match (*range.start(), *range.end()) {
            (least, u64::MAX) => format!("expected a whole number, {least} or more"),
            (least, most) => format!("expected a whole number from {least} to {most}"),
        })
    }
}
