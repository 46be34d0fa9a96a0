//! The face-down card of a full Secret Passage is turned up for all, before the dice are counted (HROOM-62).

use crate::rules::dont_go_in::step::Said;
use crate::rules::dont_go_in::{DontGoIn, Happening, Room};

pub(super) fn turn_up(game: &mut DontGoIn, happenings: &mut Vec<Happening>) -> Said {
    let Some(resolving) = game.table().resolving() else { return Said::Nothing };
    let is_passage = game.table().board_resolved().is_some_and(|board| board.room() == Room::SecretPassage);
    if is_passage && let Some(card) = game.turn_up(resolving.at) {
        happenings.push(Happening::TurnedUp { card });
    }
    Said::Nothing
}
