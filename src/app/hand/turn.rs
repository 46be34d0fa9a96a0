//! Turning the tile in hand, with whatever asks for it.

use super::{Hand, LegalSquares};
use crate::app::board::Pointer;
use crate::app::table::Refused;
use crate::app::words::say;
use crate::rules::tiles::Rotation;
use bevy::prelude::*;

/// Asks for a quarter turn, clockwise for 1, the other way for -1; rotations that do not fit are skipped.
#[derive(Message, Clone, Copy, Debug)]
pub struct Rotate(pub i8);

/// Turns the tile as it was turned last, or as it fits the square it is held over.
pub(super) fn settle_turn(hand: &mut Hand, squares: &LegalSquares) {
    hand.turn = hand.aim.and_then(|at| squares.turn_over(at, hand.turned)).unwrap_or(hand.turned);
}

/// A click with the right button turns the tile; a drag with it moves the board.
pub(super) fn turn_with_right_button(pointer: Res<Pointer>, mut rotations: MessageWriter<Rotate>) {
    if pointer.right_clicked {
        rotations.write(Rotate(1));
    }
}

/// Turns the tile. Tells that it fits in no other way, also where it does but looks the same.
pub(super) fn rotate(
    mut rotations: MessageReader<Rotate>,
    squares: Res<LegalSquares>,
    mut hand: ResMut<Hand>,
    mut refusals: MessageWriter<Refused>,
) {
    for Rotate(step) in rotations.read() {
        let fits = |turn: Rotation| match hand.aim {
            Some(at) => squares.fits(at, turn),
            None => squares.fits_somewhere(turn),
        };
        let quarters = |k: u8| if *step > 0 { hand.turn.quarters() + k } else { hand.turn.quarters() + 4 - k };
        let next = (1..4).map(|k| Rotation::new(quarters(k))).find(|&turn| fits(turn));
        // While a computer decides, nothing fits, and nobody has to know why.
        let nothing_to_see = next.map_or(fits(hand.turn), |turn| squares.looks_alike(turn, hand.turn));
        if nothing_to_see {
            let why = if hand.aim.is_some() { say!("hand-one-way-here") } else { say!("hand-one-way-anywhere") };
            refusals.write(Refused { why: why.to_owned(), rule: None, at: None });
        }
        if let Some(turn) = next {
            (hand.turn, hand.turned) = (turn, turn);
        }
    }
}
