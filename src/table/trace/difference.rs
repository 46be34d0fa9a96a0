//! Where two lines differ.

use serde_json::{Map, Value};

/// The first difference between two lines: its path, what is expected there, and what is found.
pub(in crate::table) fn first_difference(
    expected: &Value,
    found: &Value,
    path: &str,
) -> Option<(String, String, String)> {
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
