//! What is private, and who sees it (HHIDE-7): the number of a player's ghosts and the face-down card. A person who plays
//! alone against computers always sees theirs. With several persons before one screen, only those of the player to decide
//! are shown, and only while that player asks for it.

use super::table::AtTable;
use crate::app::games::playing::DontGoInAt;
use crate::app::input::{Want, Wanted};
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::Screen;
use crate::app::table::{OfGame, TableSystems};
use crate::rules::Game;
use crate::rules::dont_go_in::DontGoIn;
use crate::table::dont_go_in::Sitting;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Peek>();
    app.add_systems(
        Update,
        ask.in_set(TableSystems::Input)
            .in_set(OfGame::of::<DontGoIn>())
            .run_if(in_state(DontGoInAt(Screen::Table)))
            .ambiguous_with(TableSystems::Input),
    );
    app.add_systems(OnExit(DontGoInAt(Screen::Table)), |mut peek: ResMut<Peek>| *peek = Peek::default());
}

/// Whether the player to decide asks to see what is private.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Peek {
    /// With the key.
    by_key: bool,
    /// With the button in the panels.
    pub by_button: bool,
}

fn ask(wanted: Res<Wanted>, covered: Covered, mut peek: ResMut<Peek>) {
    let by_key = wanted.held(Want::Peek) && !covered.is_covered();
    if peek.by_key != by_key {
        peek.by_key = by_key;
    }
}

/// Whose private things are seen.
#[derive(SystemParam)]
pub struct Viewer<'w> {
    peek: Res<'w, Peek>,
    table: Option<Res<'w, AtTable>>,
}

impl Viewer<'_> {
    /// The seat whose private things are seen now.
    pub fn seat(&self) -> Option<usize> {
        viewer(&self.table.as_ref()?.sitting, self.peek.by_key || self.peek.by_button)
    }

    /// Whether one has to ask before anything private is seen.
    pub fn has_to_ask(&self) -> bool {
        self.table.as_ref().is_some_and(|table| persons(&table.sitting).count() > 1)
    }
}

fn persons(sitting: &Sitting) -> impl Iterator<Item = usize> + '_ {
    sitting.seats().iter().enumerate().filter(|(_, seat)| seat.is_person()).map(|(number, _)| number)
}

/// The seat whose private things are seen (HHIDE-7).
fn viewer(sitting: &Sitting, asked: bool) -> Option<usize> {
    let mut persons = persons(sitting);
    match (persons.next(), persons.next()) {
        (Some(alone), None) => Some(alone),
        (Some(_), Some(_)) => {
            Some(sitting.position().acting()).filter(|&acting| asked && sitting.seats()[acting].is_person())
        }
        (None, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::dont_go_in::Setup;
    use crate::table::Seat;

    fn sitting(seats: &[Seat]) -> Sitting {
        let names = (0..seats.len()).map(|seat| format!("Player {seat}")).collect();
        Sitting::begin(Setup::with_players(seats.len()), 3, names).expect("a game").with_seats(seats.to_vec())
    }

    const COMPUTER: Seat = Seat::Computer(Policy::Beginner);

    // HHIDE-7
    #[test]
    fn with_several_persons_nothing_private_is_shown_unasked() {
        let mut sitting = sitting(&[Seat::Person, Seat::Person, COMPUTER]);
        for turn in 0..30 {
            let acting = sitting.position().acting();
            assert_eq!(viewer(&sitting, false), None);
            assert_eq!(viewer(&sitting, true), Some(acting).filter(|&acting| acting < 2));
            let legal = sitting.position().legal_actions();
            sitting.play(legal[turn % legal.len()]).expect("it is legal");
        }
    }

    // HHIDE-7: a table with one person has nobody to hide anything from.
    #[test]
    fn a_person_alone_always_sees_their_own() {
        let mut sitting = sitting(&[COMPUTER, Seat::Person, COMPUTER]);
        for turn in 0..12 {
            assert_eq!((viewer(&sitting, false), viewer(&sitting, true)), (Some(1), Some(1)));
            let legal = sitting.position().legal_actions();
            sitting.play(legal[turn % legal.len()]).expect("it is legal");
        }
    }

    // HHIDE-7: who only watches computers knows nothing of them.
    #[test]
    fn computers_show_nothing_to_those_who_watch() {
        assert_eq!(viewer(&sitting(&[COMPUTER, COMPUTER]), true), None);
    }
}
