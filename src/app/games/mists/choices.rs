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
            ghosts(position),
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

/// Ghosts instead of the points (SCORE-7): as many as can really leave one square.
fn ghosts(position: &Mists) -> Choice {
    let most = position.board().tiles().iter().map(|tile| position.removable_ghosts_on(tile.at)).max().unwrap_or(0);
    Choice {
        text: say!("choice-ghosts", most = most),
        note: say!("choice-ghosts-note", most = most),
        answer: Answer::PickGhosts,
        ..Choice::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::mists::whole_game::beginners_play;
    use std::collections::BTreeSet;

    /// The ghosts that leave if one after the other goes, this one first.
    fn gone_from(position: &Mists, first: Action) -> usize {
        let (mut ahead, mut next, mut gone) = (position.clone(), Some(first), 0);
        while let Some(action) = next {
            ahead.apply(action, &mut Vec::new()).expect("a legal action");
            gone += 1;
            let more = ahead.legal_actions().into_iter().filter(|_| ahead.phase() == Phase::Banish);
            next = more.into_iter().find(|action| matches!(action, Action::Banish { .. }));
        }
        gone
    }

    /// The most ghosts that can leave instead of points.
    fn most_gone(position: &Mists) -> Option<usize> {
        let ghosts = position.legal_actions().into_iter().filter(|action| matches!(action, Action::Banish { .. }));
        ghosts.map(|first| gone_from(position, first)).max()
    }

    #[test]
    fn the_button_offers_as_many_ghosts_as_can_leave_one_square_score_7() {
        let mut offered = BTreeSet::new();
        for (level, seed) in [2, 3].into_iter().flat_map(|level| (0..20).map(move |seed| (level, seed))) {
            beginners_play(level, seed, |position, _| {
                if position.phase() == Phase::TakeScore
                    && let Some(most) = most_gone(position)
                {
                    let words = if most == 1 { "1 ghost".to_owned() } else { format!("Up to {most} ghosts") };
                    let choices = choices(position, &[]);
                    assert!(choices.iter().any(|choice| choice.text == words), "{most}, but {choices:?}");
                    offered.insert(most);
                }
            });
        }
        assert_eq!(Vec::from_iter(offered), [1, 2, 3]);
    }
}
