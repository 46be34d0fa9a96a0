//! What a table is worth to a player, in Curses: what would count if the game ended now, with what may still be hoped
//! for and feared.

use crate::rules::dont_go_in::{Board, CardType, SLOTS, Set, Slot, Table, View};
use libm::expf;

/// What a face-down card costs that one does not know: half of the highest value and a little.
const UNKNOWN_CARD: f32 = 2.5;
/// How many cards each player takes in a game (HEND-1).
const CARDS: f32 = 12.0;
/// Ghosts that somebody gets in a whole game, roughly.
const GHOSTS_IN_A_GAME: f32 = 10.0;

/// What everybody's cards and ghosts will probably cost.
pub(super) fn costs(table: &Table) -> Vec<f32> {
    (0..table.players()).map(|seat| cost(table, seat)).collect()
}

/// How much worse off each player is after taking the card of each slot; nothing for an empty slot. `now` are the
/// [`costs`] before it.
pub(super) fn likes(view: &View, board: &Board, now: &[f32]) -> Vec<[f32; SLOTS]> {
    let of_seat = |seat: usize| {
        std::array::from_fn(|at| match (board.cards()[at], view.card_in(board.cards()[at])) {
            (Slot::Empty, _) => 0.0,
            (Slot::FaceUp(_) | Slot::FaceDown, None) => UNKNOWN_CARD,
            (Slot::FaceUp(_) | Slot::FaceDown, Some(card)) => {
                cost(&view.table().if_taken(board.room(), at as u8 + 1, seat, card), seat) - now[seat]
            }
        })
    };
    (0..view.table().players()).map(of_seat).collect()
}

/// What a player's cards and ghosts will probably cost.
pub(super) fn cost(table: &Table, seat: usize) -> f32 {
    let to_come = to_come(table, seat);
    let ended = table.if_it_ended();
    let cards = f32::from(ended.tableau(seat).curses());
    cards - hopes(table, seat, to_come) + fear_for_cats(table, seat, to_come) + ghosts_cost(table, seat, 0.0)
}

/// What a player's ghosts will probably cost, with some more of them: everybody with the most pays half (HEND-3).
pub(super) fn ghosts_cost(table: &Table, seat: usize, more: f32) -> f32 {
    let ghosts = f32::from(table.ghosts(seat)) + more;
    let others = (0..table.players()).filter(|&other| other != seat);
    let most = f32::from(others.map(|other| table.ghosts(other)).max().unwrap_or_default());
    // The more is still to come, the less the lead of today says.
    let to_come = to_come(table, seat);
    let spread = 1.0 + 3.0 * to_come;
    let likely = 1.0 / (1.0 + expf(-(ghosts - most) / spread));
    likely * (ghosts + GHOSTS_IN_A_GAME * to_come) / 2.0
}

/// The share of a player's cards that is still to come.
fn to_come(table: &Table, seat: usize) -> f32 {
    let tableau = table.tableau(seat);
    let taken = tableau.face_up.len() + tableau.dispelled.len();
    (1.0 - taken as f32 / CARDS).max(0.0)
}

/// What sets that are not complete may still take away.
fn hopes(table: &Table, seat: usize, to_come: f32) -> f32 {
    let face_up = &table.tableau(seat).face_up;
    let in_play = |of: CardType| table.types().contains(of);
    let others = CardType::ALL.into_iter().filter(|&of| of != CardType::Tome);
    let dearest = f32::from(others.map(|of| face_up[of].sum()).max().unwrap_or_default());
    if table.choosing() == Some(seat) {
        return dearest;
    }
    let of_type = |of: CardType| {
        let set = face_up[of];
        match of {
            CardType::Clock if table.clock_spent_by().is_none() => sum(set) * 0.4,
            CardType::Doll => sum(set) * 0.35,
            CardType::HolyWater if !set.len().is_multiple_of(2) => f32::from(table.ghosts(seat)) * 0.15,
            CardType::Mirror => sum(set) * 0.3 * set.len() as f32,
            CardType::Ring => sum(set) * 0.2 * set.len() as f32,
            CardType::Tome if !set.len().is_multiple_of(2) => dearest * 0.5,
            CardType::Twin => sum(set) * 0.25,
            CardType::Amulet
            | CardType::Cat
            | CardType::Clock
            | CardType::HolyWater
            | CardType::Mask
            | CardType::MusicBox
            | CardType::Portrait
            | CardType::Tome => 0.0,
        }
    };
    to_come * CardType::ALL.into_iter().filter(|&of| in_play(of)).map(of_type).sum::<f32>()
}

/// Cats stay, all of them, with too many ghosts at the end (HCARD-20).
fn fear_for_cats(table: &Table, seat: usize, to_come: f32) -> f32 {
    let cats = table.tableau(seat).face_up[CardType::Cat];
    let ghosts = f32::from(table.ghosts(seat));
    if ghosts > 9.0 || cats.len() < 2 {
        return 0.0;
    }
    let in_the_end = ghosts + GHOSTS_IN_A_GAME * to_come;
    let likely = ((in_the_end - 6.0) / 8.0).clamp(0.0, 1.0);
    likely * sum(cats.highest(cats.len() - 1))
}

fn sum(set: Set) -> f32 {
    f32::from(set.sum())
}
