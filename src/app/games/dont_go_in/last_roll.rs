//! The last roll of the dice, for its panel. When the table is rebuilt, it is found again from all that happened.

use super::table::{AtTable, Happened, Rebuilt};
use crate::rules::dont_go_in::{Happening, Roll, Room, Why};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastRoll>().add_observer(note).add_observer(note_anew);
}

/// The last roll. `None` before the first one.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LastRoll(pub Option<Rolled>);

/// A roll of the dice, and who got how many ghosts from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Rolled {
    /// The resolver.
    pub player: usize,
    /// The room.
    pub room: Room,
    /// What the dice showed in the end.
    pub roll: Roll,
    /// The die that was turned over in the Hallway (HROOM-40).
    pub turned: Option<u8>,
    /// Who got ghosts from it, and how many.
    pub given: Vec<(usize, u16)>,
}

impl LastRoll {
    fn note(&mut self, happening: &Happening) {
        match (*happening, &mut self.0) {
            (Happening::Rolled { player, room, roll }, last) => {
                *last = Some(Rolled { player, room, roll, turned: None, given: Vec::new() });
            }
            (Happening::RolledAgain { roll, .. }, Some(last)) => last.roll = roll,
            (Happening::DieTurned { die, roll, .. }, Some(last)) => (last.roll, last.turned) = (roll, die),
            (Happening::Ghosts { player, change, why: Why::Roll, .. }, Some(last)) => {
                last.give(player, change.unsigned_abs());
            }
            _ => {}
        }
    }
}

impl Rolled {
    /// A player with two meeples gets ghosts twice.
    fn give(&mut self, player: usize, ghosts: u16) {
        match self.given.iter_mut().find(|(other, _)| *other == player) {
            Some((_, before)) => *before += ghosts,
            None => self.given.push((player, ghosts)),
        }
    }
}

fn note(happened: On<Happened>, mut last: ResMut<LastRoll>) {
    last.note(&happened.what);
}

fn note_anew(_: On<Rebuilt>, table: Res<AtTable>, mut last: ResMut<LastRoll>) {
    *last = LastRoll::default();
    table.sitting.happenings().for_each(|happening| last.note(happening));
}

#[cfg(test)]
mod tests {
    use super::*;

    // HROLL-4, HHIDE-1: gains are public, and two meeples of one player gain together.
    #[test]
    fn the_last_roll_knows_what_everybody_got() {
        let mut last = LastRoll::default();
        let roll = |ghosts: [bool; 3]| ghosts.into_iter().collect::<Roll>();
        let ghosts = |player, change, why| Happening::Ghosts { player, change, now: 9, why };
        for happening in [
            ghosts(2, 1, Why::Attic),
            Happening::Rolled { player: 1, room: Room::Basement, roll: roll([true, false, false]) },
            Happening::RolledAgain { player: 1, again: true, roll: roll([true, false, true]), legal: 2 },
            ghosts(0, 2, Why::Roll),
            ghosts(1, 1, Why::Roll),
            ghosts(0, 1, Why::Roll),
            ghosts(1, -1, Why::HolyWater),
        ] {
            last.note(&happening);
        }
        let (roll, given) = (roll([true, false, true]), vec![(0, 3), (1, 1)]);
        assert_eq!(last.0, Some(Rolled { player: 1, room: Room::Basement, roll, turned: None, given }));
    }

    // HROOM-40: which die was turned over can be seen, until the next roll.
    #[test]
    fn the_last_roll_knows_which_die_was_turned_over() {
        let mut last = LastRoll::default();
        let roll = |ghosts: [bool; 2]| ghosts.into_iter().collect::<Roll>();
        let rolled = Happening::Rolled { player: 1, room: Room::Hallway, roll: roll([true, true]) };
        last.note(&rolled);
        last.note(&Happening::DieTurned { player: 1, die: Some(1), roll: roll([true, false]), legal: 3 });
        let seen = last.0.as_ref().map(|last| (last.roll, last.turned));
        assert_eq!(seen, Some((roll([true, false]), Some(1))));
        last.note(&rolled);
        assert_eq!(last.0.and_then(|last| last.turned), None);
    }
}
