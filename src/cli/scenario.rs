//! `mists scenario`: plays scenarios and reports what went differently.

use super::{Failure, GameName, say};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::scenario::{self, Passed, Scenario, ScenarioError, Scripted, is_rule_id};
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
            // Read once: a pipe can't be read again.
            let played = scenario::text(file).and_then(|text| match self.game.unwrap_or_else(|| game_of(&text)) {
                GameName::Mists => played::<Mists>(&text, file),
                GameName::Carcassonne => played::<Carcassonne>(&text, file),
                GameName::DontGoIn => played::<DontGoIn>(&text, file),
            });
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

fn played<G: Scripted>(text: &str, file: &Path) -> Result<Passed, ScenarioError> {
    Scenario::<G>::of_file(text, file)?.play()
}

/// The game whose rules are named in a text, even if a mistake keeps it from being read: it is told as a mistake in a
/// scenario of that game. A text that names none is taken for one of the cooperative game.
fn game_of(text: &str) -> GameName {
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

    #[test]
    fn a_scenario_is_of_the_game_whose_rules_it_names_whether_or_not_it_can_be_read() {
        assert_eq!(
            game_of(r#"Scenario(title: "A", rules: ["MIST-2", "HOUND-1"], steps: [Phase(Over)])"#),
            GameName::Mists
        );
        assert_eq!(game_of(r#"Scenario(title: "B", rules: ["MIST-2", "RMIST-2"], stepps"#), GameName::Carcassonne);
        assert_eq!(game_of(r#"Scenario(title: "HCARD", rules: ["HCARD-20"],,"#), GameName::DontGoIn);
        assert_eq!(game_of("no scenario"), GameName::Mists);
    }
}
