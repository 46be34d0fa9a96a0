//! The resolver of the Basement may roll again, that of the Hallway may turn over a die (HROOM-30, HROOM-40, HROLL-3).

use crate::rules::dont_go_in::step::Said;
use crate::rules::dont_go_in::{Action, DontGoIn, Happening, Phase, Refusal, Room, Table};

/// To roll again or not.
const AGAIN: [Action; 2] = [Action::RollAgain, Action::KeepRoll];

/// Asks whatever the dice show.
pub(super) fn ask(table: &Table) -> Said {
    let Some(board) = table.board_resolved() else { return Said::Nothing };
    match board.room() {
        Room::Basement => Said::Asks(Phase::RollAgain),
        Room::Hallway => Said::Asks(Phase::TurnDie),
        Room::Attic | Room::Nursery | Room::Library | Room::SecretPassage => Said::Nothing,
    }
}

pub(super) fn list_again(actions: &mut Vec<Action>) {
    actions.extend(AGAIN);
}

/// Rolls all dice again, or keeps them (HROOM-30).
pub(super) fn again(game: &mut DontGoIn, again: bool, happenings: &mut Vec<Happening>) {
    let mut roll = game.table().roll().unwrap_or_default();
    if again {
        roll = game.roll(roll.len());
        game.table_mut().set_roll(roll);
    }
    happenings.push(Happening::RolledAgain { player: game.table().active(), again, roll, legal: AGAIN.len() });
}

/// Each die is an option of its own, and none is one too.
pub(super) fn list_dice(table: &Table, actions: &mut Vec<Action>) {
    let dice = table.roll().unwrap_or_default().len() as u8;
    actions.extend((1..=dice).map(|die| Action::TurnDie { die }));
    actions.push(Action::TurnNone);
}

/// Turns over a die, or none (HROOM-40).
pub(super) fn turn_over(table: &mut Table, die: Option<u8>, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
    let mut roll = table.roll().unwrap_or_default();
    if let Some(die) = die {
        if !(1..=roll.len()).contains(&usize::from(die)) {
            return Err(Refusal::NoSuchDie(die, roll.len()));
        }
        roll = roll.turned_over(die);
        table.set_roll(roll);
    }
    happenings.push(Happening::DieTurned { player: table.active(), die, roll, legal: roll.len() + 1 });
    Ok(())
}
