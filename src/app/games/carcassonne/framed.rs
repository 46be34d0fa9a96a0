//! Frames the tiles that were laid since a person had their last turn, so that they see what the computers did.

use super::table::{AtTable, Happened, Rebuilt};
use crate::app::board::FrameLaid;
use crate::rules::carcassonne::{Carcassonne, Happening};
use crate::rules::tiles::Square;
use crate::table::Seat;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(frame).add_observer(frame_anew);
}

/// The tiles that lie on the board before the first turn (RSETUP-3).
const START: usize = 4;

fn frame(happened: On<Happened>, table: Res<AtTable>, mut commands: Commands) {
    if let Happening::TileLaid { .. } = happened.what {
        commands.trigger(FrameLaid(framed(&laid(&happened.after), table.sitting.seats())));
    }
}

fn frame_anew(_: On<Rebuilt>, table: Res<AtTable>, mut commands: Commands) {
    commands.trigger(FrameLaid(framed(&laid(table.position()), table.sitting.seats())));
}

/// The squares of the tiles that were laid, one in each turn.
fn laid(position: &Carcassonne) -> Vec<Square> {
    position.board().tiles().iter().skip(START).map(|tile| tile.at).collect()
}

/// The tile laid last, and if it was a computer's also those that computers laid just before, but at most one of each.
fn framed(laid: &[Square], seats: &[Seat]) -> Vec<Square> {
    let by_computer = |turn: usize| !seats[turn % seats.len()].is_person();
    let computers = (0..laid.len()).rev().take_while(|&turn| by_computer(turn)).count();
    let most = seats.iter().filter(|seat| !seat.is_person()).count();
    let framed = computers.min(most).max(1).min(laid.len());
    laid[laid.len() - framed..].to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;

    #[test]
    fn a_person_sees_framed_what_the_computers_laid_since() {
        let (person, computer) = (Seat::Person, Seat::Computer(Policy::Beginner));
        let squares: Vec<Square> = (0..9).map(|x| Square::new(x, 5)).collect();
        let framed_of = |turns: usize, seats: &[Seat]| -> Vec<i16> {
            framed(&squares[..turns], seats).into_iter().map(|at| at.x).collect()
        };
        let against_two = [person, computer, computer];
        assert!(framed_of(0, &against_two).is_empty());
        assert_eq!(framed_of(1, &against_two), [0]);
        assert_eq!(framed_of(2, &against_two), [1]);
        assert_eq!(framed_of(3, &against_two), [1, 2]);
        assert_eq!(framed_of(4, &against_two), [3]);
        assert_eq!(framed_of(5, &[person, computer, person, computer]), [4]);
        assert_eq!(framed_of(7, &[computer, computer]), [5, 6]);
    }
}
