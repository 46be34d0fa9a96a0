//! Where two lines differ, and which rule that breaks.

use super::{TraceLine, Wrong};
use serde_json::{Map, Value};

/// What is wrong with a line if another one is expected. Lines are compared as `settled` makes them. `rule` is the one
/// that determines the value at a path of a line, or with an empty path the one that demands a line of its kind.
pub(in crate::table) fn difference<L: TraceLine>(
    (expected, found): (&L, &L),
    settled: impl Fn(&L) -> L,
    rule: impl Fn(&L, &str) -> &'static str,
) -> Wrong {
    if expected.kind() != found.kind() {
        let what = format!("a \"{}\" line: expected a \"{}\" line", found.kind(), expected.kind());
        return Wrong::new(rule(expected, ""), what);
    }
    let value = |line: &L| serde_json::to_value(settled(line)).unwrap_or_default();
    match first_difference(&value(expected), &value(found), "") {
        Some((path, wanted, given)) => {
            Wrong::new(rule(expected, &path), format!("{path}: expected {wanted}, found {given}"))
        }
        None => Wrong::new(rule(expected, ""), "not what the rules make of it"),
    }
}

/// The first difference between two lines: its path, what is expected there, and what is found.
fn first_difference(expected: &Value, found: &Value, path: &str) -> Option<(String, String, String)> {
    if expected == found {
        return None;
    }
    let (Value::Object(all), Value::Object(given)) = (expected, found) else {
        return Some((path.to_owned(), expected.to_string(), found.to_string()));
    };
    let keys = all.keys().chain(given.keys().filter(|key| !all.contains_key(*key)));
    keys.into_iter().find_map(|key| {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        let or_null = |map: &Map<String, Value>| map.get(key).cloned().unwrap_or_default();
        first_difference(&or_null(all), &or_null(given), &path)
    })
}
