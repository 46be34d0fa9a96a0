//! The odds of a space in a room as it stands: ghosts from the dice, and which card its meeple would get.
//!
//! Who is still to come is not known. Each free space is taken to be as likely as any other; the four spaces but one
//! are filled when the room is resolved.

use super::worth::{costs, likes};
use crate::rules::dont_go_in::{Board, Card, LAST_SPACE, Roll, Room, SLOTS, Slot, View, haunting};

/// What awaits a meeple on a space, before the resolver rolls again or turns over a die.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// How many dice are rolled, at least and at most: a face-down card may show one or two (HROLL-1).
    pub dice: (usize, usize),
    /// How likely the dice show so many ghosts: none, one, and so on.
    pub rolled: [f32; Roll::MOST_DICE + 1],
    /// How many ghosts the meeple's owner gets from the dice on average, less the flashlights (HROLL-4).
    pub ghosts: f32,
    /// How likely the meeple is the first, second or third to take a card (HTAKE-1).
    pub place: [f32; SLOTS],
    /// How likely its owner takes the card of slot 1, 2 or 3, if everybody takes what suits them.
    pub slot: [f32; SLOTS],
}

/// The odds of a space, for the meeple that stands there or for one of the viewer's. `None` if the room is not in play,
/// or the stair has no such space. They are told to all, so nobody's ghosts go into them (HHIDE-1).
pub fn odds(view: &View, room: Room, space: u8) -> Option<Odds> {
    let view = view.without_ghosts();
    let board = view.table().board(room).filter(|_| (1..=LAST_SPACE).contains(&space))?;
    Some(of_board(&view, board, space, &likes(&view, board, &costs(view.table()))))
}

/// How likely so many dice show no ghost, one, and so on (HROLL-2).
pub fn ghosts_rolled(dice: usize) -> [f32; Roll::MOST_DICE + 1] {
    let mut chances = [0.0; Roll::MOST_DICE + 1];
    chances[0] = 1.0;
    for _ in 0..dice {
        for ghosts in (0..chances.len()).rev() {
            let one_less = if ghosts == 0 { 0.0 } else { chances[ghosts - 1] };
            chances[ghosts] = (chances[ghosts] + one_less) / 2.0;
        }
    }
    chances
}

/// The odds of a space. `likes` says how much worse off each player is with the card of each slot.
pub(super) fn of_board(view: &View, board: &Board, space: u8, likes: &[[f32; SLOTS]]) -> Odds {
    let dice = dice(view, board);
    let (least, most) = (ghosts_rolled(dice.0), ghosts_rolled(dice.1));
    let rolled: [f32; Roll::MOST_DICE + 1] = std::array::from_fn(|ghosts| (least[ghosts] + most[ghosts]) / 2.0);
    let ghosts = (0..).zip(rolled).map(|(ghosts, chance)| chance * f32::from(haunting(ghosts, space))).sum();
    let (place, slot) = taking(view, board, space, likes);
    Odds { dice, rolled, ghosts, place, slot }
}

/// How many dice the cards show, at least and at most.
fn dice(view: &View, board: &Board) -> (usize, usize) {
    let known = |slot| view.card_in(slot).map_or(0, Card::dice);
    let sure: usize = board.cards().into_iter().map(|slot| usize::from(known(slot))).sum();
    let hidden = board.cards().into_iter().filter(|&slot| slot == Slot::FaceDown && view.face_down().is_none()).count();
    (sure + hidden, sure + 2 * hidden)
}

/// How likely the meeple on a space is the first, second or third to take, and how likely it gets each slot.
fn taking(view: &View, board: &Board, space: u8, likes: &[[f32; SLOTS]]) -> ([f32; SLOTS], [f32; SLOTS]) {
    let free: Vec<u8> = board.free_spaces().filter(|&free| free != space).collect();
    let (mut places, mut slots) = ([0.0; SLOTS], [0.0; SLOTS]);
    // While cards are taken nobody comes any more: all free spaces stay empty.
    let cases = if view.table().board_resolved().is_some_and(|resolved| resolved.room() == board.room()) {
        vec![free]
    } else {
        free.into_iter().map(|empty| vec![empty]).collect()
    };
    let chance = 1.0 / cases.len() as f32;
    for empty in &cases {
        let above: Vec<Option<usize>> =
            (1..space).filter(|above| !empty.contains(above)).map(|above| board.meeple(above)).collect();
        let own = board.meeple(space).unwrap_or(view.seat());
        places[above.len().min(SLOTS - 1)] += chance;
        if let Some(slot) = slot_left(board, &above, own, likes) {
            slots[slot] += chance;
        }
    }
    (places, slots)
}

/// The slot that a player takes after those above: each takes what suits them best. Of a meeple still to come nobody
/// knows the owner; it is taken for one of the same player.
fn slot_left(board: &Board, above: &[Option<usize>], own: usize, likes: &[[f32; SLOTS]]) -> Option<usize> {
    let mut left: Vec<usize> = board.slots_with_card().map(|slot| usize::from(slot) - 1).collect();
    let mut took = None;
    for seat in above.iter().map(|above| above.unwrap_or(own)).chain([own]) {
        took = left.iter().copied().min_by(|&one, &other| likes[seat][one].total_cmp(&likes[seat][other]));
        left.retain(|&slot| Some(slot) != took);
    }
    took
}
