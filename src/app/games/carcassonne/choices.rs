//! The answers that have a button each: those that are not chosen on the board.

use super::panels::Choice;
use super::words;
use crate::app::words::say;
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne, Phase};

/// The buttons for the decision that is due. Empty while it is taken on the board.
pub fn choices(position: &Carcassonne, names: &[String]) -> Vec<Choice> {
    match position.phase() {
        Phase::PickScoring => position
            .due()
            .into_iter()
            .map(|region| Choice::new(words::region_to_score(position, region, names), Action::ScoreNext { region }))
            .collect(),
        Phase::PlaceMeeple if position.legal_actions().contains(&Action::RecallAbbot) => vec![
            Choice::new(say!("rival-choice-recall"), Action::RecallAbbot),
            Choice::new(say!("rival-choice-no-meeple"), Action::SkipMeeple),
        ],
        Phase::PlaceMeeple | Phase::LayTile | Phase::DrawIn | Phase::TakeFromCircle => Vec::new(),
        Phase::HauntOpponent | Phase::HauntOwn | Phase::Over => Vec::new(),
    }
}
