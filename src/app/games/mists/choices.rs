//! The answers that have a button each: those that are not chosen on the board.

use super::panels::{Answer, Choice};
use super::words;
use crate::app::words::say;
use crate::rules::mists::{Action, Mists, Phase};
use crate::rules::{Colour, Game};

/// The buttons for the decision that is due. Empty while it is taken on the board.
pub fn choices(position: &Mists, names: &[String]) -> Vec<Choice> {
    let act = |text: String, action| Choice { text, answer: Answer::Act(action), ..Choice::default() };
    let of = |colour: Colour, text: String, action| Choice { badge: Some(colour), ..act(text, action) };
    match position.phase() {
        Phase::PickScoring => position
            .due()
            .into_iter()
            .map(|region| act(words::region_to_score(position, region), Action::ScoreNext { region }))
            .collect(),
        Phase::TakeScore => vec![
            Choice { note: words::sum_of_points(position), ..act(words::points_to_take(position), Action::TakePoints) },
            Choice {
                text: say!("choice-up-to-three-ghosts").to_owned(),
                note: say!("choice-up-to-three-ghosts-note").to_owned(),
                answer: Answer::PickGhosts,
                ..Choice::default()
            },
            Choice {
                minor: true,
                note: say!("choice-neither-note").to_owned(),
                ..act(say!("choice-neither").to_owned(), Action::StopBanishing)
            },
        ],
        Phase::Banish => vec![act(say!("choice-done").to_owned(), Action::StopBanishing)],
        Phase::CalmGhosts => vec![act(say!("choice-done").to_owned(), Action::StopBanishing)],
        Phase::MoveMarker => position
            .markers()
            .iter()
            .map(|&marker| of(marker, words::marker_to_move(position, marker), Action::MoveMarker { marker }))
            .collect(),
        Phase::Bury => position
            .legal_actions()
            .into_iter()
            .filter_map(|action| match action {
                Action::BuryFromSupply { colour } => {
                    Some(of(colour, words::whose_meeple(position, colour, names), action))
                }
                _ => None,
            })
            .collect(),
        Phase::LayTile
        | Phase::DrawIn
        | Phase::PlaceCat
        | Phase::SpareGhost
        | Phase::HauntCemetery
        | Phase::HauntMist
        | Phase::PlaceMeeple
        | Phase::PlaceHound
        | Phase::LayFaceDown
        | Phase::Over => Vec::new(),
    }
}
