//! What a choice on the board would do, in words.
//!
//! It is read by all who sit before the screen. So it is told from what lies open alone: neither the face-down card nor
//! anybody's ghosts can be guessed from it, not even those of the player who decides (HHIDE-1, HHIDE-4, HHIDE-7).

mod place;
mod take;

pub(super) use place::{chooses_freely, left_for};

use super::name;
use crate::app::words::{say, shortened, signed};
use crate::rules::dont_go_in::{Action, Table, View, haunting};

/// What follows from a choice: a short sentence, and smaller ones that add to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// "Third meeple: you roll 5 dice".
    pub what: String,
    /// "No flashlight: 2.5 ghosts on average".
    pub more: Vec<String>,
}

/// What a choice on the board would do for the player whose view it is. All that this view knows may be said, so before
/// several persons it is one without the face-down card (HHIDE-7). `None` for choices with a button: it says enough.
pub fn consequence(view: &View, action: Action, names: &[String]) -> Option<Consequence> {
    match action {
        Action::Place { room, space } => place::placed(view, room, space, names),
        Action::Take { slot } => take::taken(view.table(), slot, names),
        Action::TurnDie { die } => die_turned(view.table(), die, names),
        Action::RollAgain | Action::KeepRoll | Action::TurnNone | Action::Dispel { .. } => None,
    }
}

/// What the dice would show, and how many ghosts that brings to each player in the room (HROOM-40, HROLL-4).
fn die_turned(table: &Table, die: u8, names: &[String]) -> Option<Consequence> {
    let roll = table.roll()?.turned_over(die);
    let mut gains = vec![None; table.players()];
    for (space, seat) in table.board_resolved()?.meeples() {
        *gains.get_mut(seat)?.get_or_insert(0) += haunting(roll.ghosts(), space);
    }
    let gains = gains.into_iter().enumerate().filter_map(|(seat, gain)| Some((seat, gain?)));
    let share = |(seat, gain): (usize, u16)| {
        say!("house-follows-share", name = shortened(name(names, seat)), ghosts = signed(gain))
    };
    Some(Consequence {
        what: say!("house-follows-die-turned", ghosts = roll.ghosts()),
        more: vec![gains.map(share).collect::<Vec<_>>().join(", ")],
    })
}
