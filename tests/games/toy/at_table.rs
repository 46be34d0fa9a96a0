//! The toy game at the table: the referee applies decisions, playback shows them, and forced decisions are taken.

use super::heap::{Happening, Heap, Phase, Refusal, Setup, Take};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use mists::app::table::{
    AtTable, Decide, Decided, Forbidden, Happened, Playback, Rebuilt, Refused, Shown, TableSystems,
};
use mists::app::table::{game, lay_out};
use mists::app::{Chosen, Menu, Messages, Screen};
use mists::guide::Policy;
use mists::rules::Game;
use mists::table::{Seat, Sitting};
use std::time::Duration;

/// The phases as they are shown.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum ShownPhase {
    #[default]
    Card,
    Take,
    Over,
}

impl Shown for Heap {
    type ShownPhase = ShownPhase;

    const FIRST_PHASE: ShownPhase = ShownPhase::Card;
    const WATCHED_LONGER: f32 = 1.0;

    fn shown_phase(&self) -> ShownPhase {
        match self.phase() {
            Phase::Take => ShownPhase::Take,
            Phase::Over => ShownPhase::Over,
        }
    }

    fn phase_of(happening: &Happening) -> Option<ShownPhase> {
        match happening {
            Happening::CardTurned { .. } => Some(ShownPhase::Card),
            Happening::Taken { .. } => Some(ShownPhase::Take),
            Happening::TurnEnded => None,
            Happening::Lost { .. } => Some(ShownPhase::Over),
        }
    }

    fn time_to_look_at(happening: &Happening) -> Duration {
        match happening {
            Happening::Taken { .. } => Duration::from_millis(200),
            Happening::CardTurned { .. } | Happening::TurnEnded | Happening::Lost { .. } => Duration::ZERO,
        }
    }

    fn decides_itself(&self) -> Option<Take> {
        (self.stones == 1).then_some(Take(1))
    }

    fn told(refusal: Refusal) -> String {
        refusal.to_string()
    }
}

/// What was shown, in order, and how often the table was rebuilt.
#[derive(Resource, Default)]
struct Seen {
    happenings: Vec<Happening>,
    phases: Vec<ShownPhase>,
    laid: usize,
    decided: usize,
    forbidden: Vec<Refusal>,
    refused: Vec<String>,
}

struct Table(App);

impl Table {
    fn with(stones: u8) -> Table {
        Table::seated(stones, [Seat::Person; 2])
    }

    fn seated(stones: u8, seats: [Seat; 2]) -> Table {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
        app.init_resource::<Chosen>().init_resource::<Menu>().init_resource::<Messages>().init_resource::<Seen>();
        app.init_resource::<mists::app::input::Wanted>().init_resource::<mists::app::input::Keys>();
        app.init_state::<Screen>().add_sub_state::<ShownPhase>();
        app.add_plugins(mists::app::table::plugin);
        game::<Heap>(&mut app);
        app.add_observer(|happened: On<Happened<Heap>>, mut seen: ResMut<Seen>| {
            seen.happenings.push(happened.what.clone());
        });
        app.add_observer(|_: On<Rebuilt<Heap>>, mut seen: ResMut<Seen>| seen.laid += 1);
        app.add_systems(Update, watch.after(TableSystems::Play));
        let sitting = Sitting::begin(Setup { players: 2, stones }, 3, Vec::new()).expect("two players");
        let sitting = sitting.with_seats(seats.to_vec());
        lay_out::<Heap>(AtTable::played(sitting), app.world_mut());
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
        let mut table = Table(app);
        table.frames(3);
        table
    }

    fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.0.update());
    }

    fn settle(&mut self) {
        while !self.playback().caught_up() {
            self.frames(1);
        }
        self.frames(2);
    }

    fn playback(&self) -> &Playback<Heap> {
        self.0.world().resource()
    }

    fn reached(&self) -> &Heap {
        self.0.world().resource::<AtTable<Heap>>().position()
    }

    fn at_table(&self) -> &AtTable<Heap> {
        self.0.world().resource()
    }

    fn decisions(&self) -> usize {
        self.at_table().sitting.played().len()
    }

    fn seen(&self) -> &Seen {
        self.0.world().resource()
    }

    fn decide(&mut self, decision: Decide<Take>) {
        self.0.world_mut().write_message(decision);
        self.frames(1);
    }

    fn take_any(&mut self) {
        let take = self.reached().legal_actions()[0];
        self.decide(Decide::Act(take));
    }
}

fn watch(
    phase: Option<Res<State<ShownPhase>>>,
    mut decided: MessageReader<Decided>,
    mut forbidden: MessageReader<Forbidden<Refusal>>,
    mut refused: MessageReader<Refused>,
    mut seen: ResMut<Seen>,
) {
    if let Some(phase) = phase.map(|phase| **phase)
        && seen.phases.last() != Some(&phase)
    {
        seen.phases.push(phase);
    }
    seen.decided += decided.read().count();
    seen.forbidden.extend(forbidden.read().map(|forbidden| forbidden.refusal));
    seen.refused.extend(refused.read().map(|refused| refused.why.clone()));
}

#[test]
fn what_is_shown_never_runs_ahead_of_what_is_seen() {
    let mut table = Table::with(30);
    table.take_any();
    assert_eq!((table.seen().decided, table.seen().happenings.len()), (1, 1), "the first thing is shown at once");
    assert_eq!(table.playback().shown().stones, 30, "the heap is shown as it was");
    assert!(table.reached().stones < 30, "the rules have gone on");
    table.settle();
    assert_eq!(table.playback().shown().stones, table.reached().stones);
    let all = &table.0.world().resource::<AtTable<Heap>>().sitting.played()[0].happenings;
    assert_eq!(&table.seen().happenings, all);
    // The card of the next turn was shown for a frame before stones could be taken again.
    assert_eq!(table.seen().phases, [ShownPhase::Take, ShownPhase::Card, ShownPhase::Take]);
}

#[test]
fn a_click_shows_the_rest_at_once() {
    let mut table = Table::with(30);
    table.take_any();
    assert!(!table.playback().caught_up());
    table.0.world_mut().resource_mut::<Playback<Heap>>().hurry();
    table.frames(2);
    assert!(table.playback().caught_up());
    assert_eq!(table.playback().shown().fingerprint(), table.reached().fingerprint());
}

#[test]
fn what_the_rules_forbid_changes_nothing_and_is_told() {
    let mut table = Table::with(30);
    table.decide(Decide::Act(Take(7)));
    table.decide(Decide::Redo);
    table.decide(Decide::TakeBack);
    table.frames(1);
    let seen = table.seen();
    assert_eq!((seen.decided, &seen.forbidden[..]), (0, &[Refusal::Count][..]));
    assert_eq!(seen.refused, ["there is nothing to do again", "there is nothing to take back"]);
    assert_eq!((table.reached().stones, seen.laid), (30, 1));
}

#[test]
fn what_is_taken_back_is_laid_anew_and_can_be_done_again() {
    let mut table = Table::with(30);
    table.take_any();
    table.settle();
    let after = table.reached().fingerprint();
    table.decide(Decide::TakeBack);
    assert_eq!((table.playback().shown().stones, table.seen().laid), (30, 2));
    assert!(table.playback().caught_up());
    table.decide(Decide::Redo);
    table.settle();
    assert_eq!(table.playback().shown().fingerprint(), after);
    assert_eq!(table.seen().laid, 2, "what is done again is shown as it happens");
}

#[test]
fn the_last_stone_is_taken_by_itself_and_a_take_back_goes_behind_it() {
    let mut table = Table::with(12);
    while table.reached().outcome().is_none() {
        let stones = table.reached().stones;
        // Leave one stone if that is possible.
        let legal = table.reached().legal_actions();
        let take = legal.iter().copied().find(|take| take.0 + 1 == stones).unwrap_or(legal[0]);
        if stones > 1 {
            table.decide(Decide::Act(take));
        }
        table.settle();
    }
    table.settle();
    let played = table.0.world().resource::<AtTable<Heap>>().sitting.played().len();
    let last = &table.0.world().resource::<AtTable<Heap>>().sitting.played()[played - 1];
    assert_eq!(last.action, Take(1));
    assert!(matches!(table.seen().happenings.last(), Some(Happening::Lost { .. })));
    assert_eq!(table.seen().phases.last(), Some(&ShownPhase::Over));
    table.decide(Decide::TakeBack);
    assert_eq!(table.0.world().resource::<AtTable<Heap>>().sitting.played().len(), played - 2);
    assert!(table.reached().stones > 1);
    table.frames(5);
    assert!(table.reached().outcome().is_none(), "it waits for a player");
}

const COMPUTER: Seat = Seat::Computer(Policy::Random);

#[test]
fn the_computer_decides_after_a_pause_and_not_behind_a_menu() {
    let mut table = Table::seated(30, [Seat::Person, COMPUTER]);
    assert!(table.at_table().persons_turn());
    table.frames(200);
    assert_eq!(table.decisions(), 0, "nobody decides for a person");
    table.take_any();
    table.settle();
    assert!(!table.at_table().persons_turn());
    let decides = table.at_table().sitting.computer_decides().expect("it is the computer's turn");
    table.frames(15);
    assert_eq!(table.decisions(), 1, "the computer decided at once");
    *table.0.world_mut().resource_mut::<Menu>() = Menu::Open;
    table.frames(200);
    assert_eq!(table.decisions(), 1, "the computer decided behind the menu");
    *table.0.world_mut().resource_mut::<Menu>() = Menu::Closed;
    table.frames(30);
    assert_eq!(table.decisions(), 2);
    assert_eq!(table.at_table().sitting.played()[1].action, decides);
    table.settle();
    assert!(table.at_table().persons_turn());
    // The take-back goes behind the computer's decision; afterwards a person has to decide again.
    table.decide(Decide::TakeBack);
    table.frames(200);
    assert_eq!((table.decisions(), table.reached().stones), (0, 30));
}

#[test]
fn computers_play_a_whole_game_by_themselves() {
    let mut table = Table::seated(30, [COMPUTER; 2]);
    table.frames(2_000);
    assert!(table.reached().outcome().is_some());
    assert!(matches!(table.seen().happenings.last(), Some(Happening::Lost { .. })));
    assert!(!table.at_table().persons_turn());
    table.decide(Decide::TakeBack);
    table.frames(1);
    assert_eq!(table.seen().refused, ["there is nothing to take back"], "no person decided anything");
}
