//! What is said alike by every game: sentences and counts.

/// A sentence with its first letter large and a full stop.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    let stop = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{}{stop}", first.to_uppercase(), letters.as_str())
}

/// "1 ghost", "3 ghosts".
pub fn counted(count: impl Into<u64>, thing: &str) -> String {
    let count = count.into();
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{plural}")
}
