//! How hard the levels are, as it was measured: docs/DIFFICULTY.md has the figures and their command.

use crate::rules::{DataError, data};
use crate::table::shipped::Shipped;
use serde::Deserialize;
use std::sync::LazyLock;

/// How many steps of difficulty there are.
pub const STEPS: u8 = 6;
/// Of 100 games of newcomers and 100 of the guide: where fewer than so many are won, a level is a step harder.
const HARDER: [u8; STEPS as usize - 1] = [140, 120, 105, 95, 50];

static LEVELS: LazyLock<Result<Vec<Difficulty>, DataError>> = LazyLock::new(|| {
    Shipped::new("mists/difficulty.ron", include_str!("../../../assets/mists/difficulty.ron"))
        .parse("how hard six levels are", read)
});

/// How many of 100 games of a level three players win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difficulty {
    /// If all of them play as the beginner does.
    pub newcomer: u8,
    /// If all of them play as the guide does.
    pub guide: u8,
}

impl Difficulty {
    /// That of a level, 1 to 6. `None` if there is no such level, or if the file cannot be read: nothing but a hint is
    /// lost.
    pub fn of_level(number: u8) -> Option<Difficulty> {
        LEVELS.as_ref().ok()?.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// From 1, which newcomers often win, to [`STEPS`].
    pub fn steps(self) -> u8 {
        1 + HARDER.iter().filter(|&&won| self.newcomer + self.guide < won).count() as u8
    }
}

fn read(text: &str, file: &str) -> Result<Vec<Difficulty>, DataError> {
    let levels: Vec<Difficulty> = data::read(text, file, "how hard six levels are")?;
    let absurd = |level: &Difficulty| level.newcomer.max(level.guide) > 100;
    let Some(at) = levels.iter().position(absurd) else { return Ok(levels) };
    let line = data::lines_of(text, "newcomer", 2).get(at).copied().unwrap_or(1);
    Err(DataError::new(file, line, "more than 100 of 100 games: expected 0 to 100".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_tells_the_same() {
        let document = include_str!("../../../docs/DIFFICULTY.md");
        for (level, policy) in (1..=6).flat_map(|level| [(level, "beginner"), (level, "good")]) {
            let row = document.lines().find(|row| row.starts_with(&format!("| 3 | {level} | {policy} |")));
            let share = row.and_then(|row| row.split(" | ").nth(4)?.split(' ').next()?.parse::<f32>().ok());
            let known = Difficulty::of_level(level).expect("a level");
            let known = if policy == "good" { known.guide } else { known.newcomer };
            assert_eq!(share.map(f32::round), Some(f32::from(known)), "level {level}, {policy}");
        }
    }

    #[test]
    fn no_level_looks_easier_than_the_one_before() {
        let steps: Vec<u8> = (1..=6).filter_map(Difficulty::of_level).map(Difficulty::steps).collect();
        assert!(steps.len() == 6 && steps.is_sorted() && steps[5] == STEPS, "{steps:?}");
        assert_eq!((Difficulty::of_level(0), Difficulty::of_level(7)), (None, None));
    }

    #[test]
    fn a_share_of_more_than_all_games_is_refused_with_a_sentence() {
        let said = read("[\n(newcomer: 1, guide: 3),\n(newcomer: 1, guide: 101),\n]", "my.ron")
            .expect_err("too many")
            .to_string();
        assert_eq!(said, "my.ron, line 3: more than 100 of 100 games: expected 0 to 100");
    }
}
