//! What is private, and who sees it (HHIDE-7): the number of a player's ghosts and the face-down card. A person who
//! plays alone against computers always sees theirs. With several persons before one screen, only those of the player
//! who asks are shown, and only while that player asks: the player to decide, or one who may look at the face-down
//! card.

use super::table::{AtTable, Playback};
use crate::app::games::playing::DontGoInAt;
use crate::app::input::{Want, Wanted};
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::Screen;
use crate::app::table::{OfGame, TableSystems};
use crate::rules::Game;
use crate::rules::dont_go_in::{DontGoIn, View};
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

/// Who asks to see what is private.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Peek {
    /// The seat whose button in the panels is held.
    pub by_button: Option<usize>,
    /// The seat that asks, with the key or the button.
    asker: Option<usize>,
}

impl Peek {
    /// Notes who asks in this frame. Whoever began to ask is the only one who can see something until key and button
    /// are let go: if the turn passes meanwhile, the next player has to ask anew.
    fn note(&mut self, asks: Option<usize>) {
        self.asker = asks.and(self.asker.or(asks));
    }
}

fn ask(wanted: Res<Wanted>, covered: Covered, playback: Res<Playback>, mut peek: ResMut<Peek>) {
    let by_key = wanted.held(Want::Peek) && !covered.is_covered();
    let asks = peek.by_button.or(by_key.then(|| playback.shown().acting()));
    let mut noted = *peek;
    noted.note(asks);
    peek.set_if_neq(noted);
}

/// Whose private things are seen.
#[derive(SystemParam)]
pub struct Viewer<'w> {
    peek: Res<'w, Peek>,
    table: Option<Res<'w, AtTable>>,
    playback: Option<Res<'w, Playback>>,
}

impl Viewer<'_> {
    /// The seat whose private things are seen now.
    pub fn seat(&self) -> Option<usize> {
        viewer(&self.table.as_ref()?.sitting, self.playback.as_ref()?.shown(), self.peek.asker)
    }

    /// What may be shown to whoever has to decide, without being asked for: all who sit before the screen see it.
    pub fn for_all(&self, position: &DontGoIn) -> View {
        match &self.table {
            Some(table) => for_all(&table.sitting, position),
            None => position.view(position.table().acting()),
        }
    }

    /// Whether one has to ask before anything private is seen.
    pub fn has_to_ask(&self) -> bool {
        self.table.as_ref().is_some_and(|table| has_to_ask(&table.sitting))
    }
}

/// What may be shown in this position to whoever has to decide, without being asked for.
pub fn for_all(sitting: &Sitting, position: &DontGoIn) -> View {
    let view = position.view(position.table().acting());
    if has_to_ask(sitting) { view.unasked() } else { view }
}

fn has_to_ask(sitting: &Sitting) -> bool {
    persons(sitting).count() > 1
}

fn persons(sitting: &Sitting) -> impl Iterator<Item = usize> + '_ {
    sitting.seats().iter().enumerate().filter(|(_, seat)| seat.is_person()).map(|(number, _)| number)
}

/// The seat whose private things are seen while this seat asks (HHIDE-7). Who may ask goes by the position that is shown: the
/// dice may still be rolling when the next player is already to decide.
fn viewer(sitting: &Sitting, shown: &DontGoIn, asker: Option<usize>) -> Option<usize> {
    let mut persons = persons(sitting);
    match (persons.next(), persons.next()) {
        (Some(alone), None) => Some(alone),
        (Some(_), Some(_)) => {
            let may_ask = |seat: usize| shown.acting() == seat || shown.table().may_look().contains(seat);
            asker.filter(|&seat| may_ask(seat) && sitting.seats()[seat].is_person())
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

    fn sitting(seats: &[Seat], seed: u64) -> Sitting {
        let names = (0..seats.len()).map(|seat| format!("Player {seat}")).collect();
        Sitting::begin(Setup::with_players(seats.len()), seed, names).expect("a game").with_seats(seats.to_vec())
    }

    const COMPUTER: Seat = Seat::Computer(Policy::Beginner);

    // HHIDE-7, HROOM-61
    #[test]
    fn with_several_persons_nothing_private_is_shown_unasked() {
        let mut looked_out_of_turn = 0;
        for seed in 0..20 {
            let mut sitting = sitting(&[Seat::Person, Seat::Person, COMPUTER], seed);
            for turn in 0..30 {
                let (acting, may_look) = (sitting.position().acting(), sitting.position().table().may_look());
                assert_eq!(viewer(&sitting, sitting.position(), None), None);
                for seat in 0..3 {
                    let may_ask = seat < 2 && (seat == acting || may_look.contains(seat));
                    assert_eq!(viewer(&sitting, sitting.position(), Some(seat)), Some(seat).filter(|_| may_ask));
                    looked_out_of_turn += usize::from(may_ask && seat != acting);
                }
                let legal = sitting.position().legal_actions();
                sitting.play(legal[turn % legal.len()]).expect("it is legal");
            }
        }
        assert!(looked_out_of_turn > 0, "the Secret Passage was never open");
    }

    // HHIDE-7: while the dice still roll, it is not the next player's turn yet.
    #[test]
    fn who_may_ask_goes_by_what_is_shown() {
        let mut sitting = sitting(&[Seat::Person, Seat::Person], 4);
        let shown = sitting.position().clone();
        let asks = shown.acting();
        while sitting.position().acting() == asks {
            let action = sitting.position().legal_actions()[0];
            sitting.play(action).expect("it is legal");
        }
        assert_eq!(shown.table().may_look().iter().count(), 0);
        assert_eq!(viewer(&sitting, &shown, Some(asks)), Some(asks));
        assert_eq!(viewer(&sitting, &shown, Some(1 - asks)), None);
    }

    // HHIDE-7: what is held down for one player must not show the next one's ghosts.
    #[test]
    fn whoever_comes_next_has_to_ask_anew() {
        let mut peek = Peek::default();
        for (asks, asker) in [(None, None), (Some(0), Some(0)), (Some(1), Some(0)), (None, None), (Some(1), Some(1))] {
            peek.note(asks);
            assert_eq!(peek.asker, asker);
        }
    }

    // HHIDE-7: a table with one person has nobody to hide anything from.
    #[test]
    fn a_person_alone_always_sees_their_own() {
        let mut sitting = sitting(&[COMPUTER, Seat::Person, COMPUTER], 3);
        for turn in 0..12 {
            let viewer = |asker| viewer(&sitting, sitting.position(), asker);
            assert_eq!((viewer(None), viewer(Some(0))), (Some(1), Some(1)));
            let legal = sitting.position().legal_actions();
            sitting.play(legal[turn % legal.len()]).expect("it is legal");
        }
    }

    // HHIDE-7: who only watches computers knows nothing of them.
    #[test]
    fn computers_show_nothing_to_those_who_watch() {
        let computers = sitting(&[COMPUTER, COMPUTER], 3);
        assert_eq!(viewer(&computers, computers.position(), Some(0)), None);
    }
}
