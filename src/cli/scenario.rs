//! `mists scenario`: plays scenarios and reports what went differently.

use super::{Failure, GameName, say};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::files;
use crate::table::scenario::{self, Passed, is_rule_id};
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Scenarios {
    /// The game that they are for; unless told, each is taken for one of the game whose rules it names
    #[arg(long, value_enum)]
    game: Option<GameName>,
    /// Scenarios (RON)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Scenarios {
    pub fn run(&self) -> Result<(), Failure> {
        let mut failed = 0;
        for file in &self.files {
            let played = match self.game.unwrap_or_else(|| game_of(file)) {
                GameName::Mists => scenario::run::<Mists>(file),
                GameName::Carcassonne => scenario::run::<Carcassonne>(file),
                GameName::DontGoIn => scenario::run::<DontGoIn>(file),
            };
            match played {
                Ok(Passed { title, steps }) => say(format_args!("passed  {}: {title} ({steps} steps)", file.display())),
                Err(error) => {
                    failed += 1;
                    say(format_args!("FAILED  {}", error.to_string().replace('\n', "\n        ")));
                }
            }
        }
        match failed {
            0 => Ok(()),
            _ => Err(Failure(format!("{failed} of {} scenarios failed", self.files.len()))),
        }
    }
}

/// The game whose rules are named in a file, even if a mistake keeps it from being read: it is told as a mistake in a
/// scenario of that game. A file that names none is taken for one of the cooperative game.
fn game_of(file: &Path) -> GameName {
    let text = files::text(file, files::MOST_BYTES, "a scenario").unwrap_or_default();
    let mut quoted = text.split('"').skip(1).step_by(2).filter(|id| is_rule_id(id));
    quoted.find_map(book_of).unwrap_or(GameName::Mists)
}

/// The game with this rule, if it is not the cooperative game, whose rules others name too.
fn book_of(id: &str) -> Option<GameName> {
    const HOUSE: [&str; 8] = ["HCARD", "HEND", "HHIDE", "HPLACE", "HROLL", "HROOM", "HSETUP", "HTAKE"];
    match id.split('-').next() {
        Some(chapter) if HOUSE.contains(&chapter) => Some(GameName::DontGoIn),
        Some(chapter) if chapter.starts_with('R') => Some(GameName::Carcassonne),
        Some(_) | None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_scenario_is_of_the_game_whose_rules_it_names_whether_or_not_it_can_be_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("one.ron");
        let game_of = |text: &str| {
            fs::write(&file, text).expect("written");
            super::game_of(&file)
        };
        assert_eq!(
            game_of(r#"Scenario(title: "A", rules: ["MIST-2", "HOUND-1"], steps: [Phase(Over)])"#),
            GameName::Mists
        );
        assert_eq!(game_of(r#"Scenario(title: "B", rules: ["MIST-2", "RMIST-2"], stepps"#), GameName::Carcassonne);
        assert_eq!(game_of(r#"Scenario(title: "HCARD", rules: ["HCARD-20"],,"#), GameName::DontGoIn);
        assert_eq!(game_of("no scenario"), GameName::Mists);
        fs::remove_file(&file).expect("removed");
        assert_eq!(super::game_of(&file), GameName::Mists);
    }
}
