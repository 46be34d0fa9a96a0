//! Names and seed of a setup form: what is suggested, and what does not go together.

use crate::app::words::say;
use crate::table::seed_of;

/// The first suggested name that nobody has; empty if all are taken.
pub fn unused_name(suggested: &[&str], taken: &[&str]) -> String {
    let free = suggested.iter().find(|name| !taken.iter().any(|other| is_the_same(other, name)));
    free.map_or_else(String::new, |name| (*name).to_owned())
}

/// Nobody can tell such names apart.
fn is_the_same(name: &str, other: &str) -> bool {
    name.trim().to_lowercase() == other.trim().to_lowercase()
}

/// Why the game cannot start with these names and this seed, as a sentence: a name is missing, two are the same, or
/// there is no seed.
pub fn trouble(names: &[&str], seed: &str) -> Option<String> {
    for (index, name) in names.iter().map(|name| name.trim()).enumerate() {
        if name.is_empty() {
            return Some(say!("setup-name-missing", seat = index + 1));
        }
        if names[..index].iter().any(|other| is_the_same(other, name)) {
            return Some(say!("setup-same-name", name = name));
        }
    }
    seed_of(seed).is_none().then(|| say!("setup-seed-missing").to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_is_suggested_that_somebody_has_written_otherwise() {
        assert_eq!(unused_name(&["Guilhem", "Alix"], &[" guilhem "]), "Alix");
        assert_eq!(
            trouble(&["ÉMILE", "émile "], "1").as_deref(),
            Some(say!("setup-same-name", name = "émile").as_str())
        );
        assert_eq!(trouble(&["Alix", "Guilhem"], "1"), None);
    }
}
