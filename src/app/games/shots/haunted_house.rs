//! The scenes of *Don't Go In There*: its screens, its table and its choices.

use super::ShotError;
use super::studio::Studio;
use crate::app::games::dont_go_in::scene::HangingCard;
use crate::app::games::dont_go_in::screens::setup::{Form, SetupForm};
use crate::app::games::dont_go_in::spots::Spot;
use crate::app::games::opening::Plan;
use crate::app::games::playing::Playing;
use crate::app::games::setting_up::GameForm as _;
use crate::app::screens::ending::CountIntent;
use crate::app::shell::screen::Screen;
use crate::guide::Policy;
use crate::rules::Game;
use crate::rules::dont_go_in::{Action, DontGoIn, Phase, Room, Slot};
use crate::table::Seat;
use crate::table::dont_go_in::Sitting;
use crate::table::dont_go_in::tally::Tally;
use bevy::prelude::*;

/// The setup for so many players.
pub(super) fn setup(studio: &mut Studio, players: usize) -> Result<(), ShotError> {
    studio.load()?;
    studio.world().resource_mut::<NextState<Playing>>().set(Playing::DontGoIn);
    studio.go(Screen::Setup);
    studio.run(2);
    studio.world().resource_mut::<Form>().0 = SetupForm::new(players, 7);
    studio.rest()
}

/// The table of so many players after so many turns, a meeple to be placed.
pub(super) fn table(studio: &mut Studio, players: usize, turn: u16) -> Result<(), ShotError> {
    let sitting = first_of(players, |game| game.table().turn() >= turn && game.table().phase() == Phase::Place)?;
    sit_down(studio, sitting)
}

/// A game of four that is watched, at about its middle.
pub(super) fn watch(studio: &mut Studio) -> Result<(), ShotError> {
    let sitting = first_of(4, |game| game.table().outcome().is_some())?;
    studio.load()?;
    studio.watch(sitting, 0.5);
    studio.run(3);
    studio.rest()
}

/// The same with every seat a person's: nothing private is seen.
pub(super) fn several_persons(studio: &mut Studio) -> Result<(), ShotError> {
    let sitting = first_of(4, |game| game.table().turn() >= 20 && game.table().phase() == Phase::Place)?;
    sit_down(studio, sitting.with_seats(vec![Seat::Person; 4]))
}

/// The pointer over a space on which the third meeple of a room would stand.
pub(super) fn place(studio: &mut Studio) -> Result<(), ShotError> {
    let third = |game: &DontGoIn, action: Action| match action {
        Action::Place { room, space } => {
            space == 2 && game.table().board(room).is_some_and(|board| board.meeples().count() == 2)
        }
        _ => false,
    };
    choice(studio, 4, |game| game.table().turn() > 12, third)
}

/// A decision of this kind, with the pointer over one of its spots.
pub(super) fn decision(studio: &mut Studio, phase: Phase) -> Result<(), ShotError> {
    let meant = |_: &DontGoIn, action: Action| {
        matches!(action, Action::Take { .. } | Action::TurnDie { .. } | Action::RollAgain | Action::Dispel { .. })
    };
    choice(studio, 4, |game| game.table().phase() == phase && game.legal_actions().len() > 1, meant)
}

fn choice(
    studio: &mut Studio,
    players: usize,
    wanted: impl Fn(&DontGoIn) -> bool,
    meant: impl Fn(&DontGoIn, Action) -> bool,
) -> Result<(), ShotError> {
    let find = |game: &DontGoIn| game.legal_actions().into_iter().find(|&action| meant(game, action));
    let sitting = first_of(players, |game| wanted(game) && find(game).is_some())?;
    let action = find(sitting.position());
    sit_down(studio, sitting)?;
    let world = studio.world();
    let mut spots = world.query::<&Spot>();
    let spot = spots.iter(world).find(|spot| Some(spot.action) == action).map(|spot| spot.at);
    // Some choices are buttons, which have no place in the house.
    if let Some(at) = spot {
        studio.point(at);
    }
    studio.rest()
}

/// The pointer over a card above a room.
pub(super) fn card(studio: &mut Studio) -> Result<(), ShotError> {
    table(studio, 3, 14)?;
    let world = studio.world();
    let mut cards = world.query::<(&HangingCard, &Transform)>();
    let place = cards.iter(world).find(|(card, _)| card.board == 0).map(|(_, at)| at.translation.xy());
    studio.point(place.ok_or(ShotError::NoPosition)?);
    studio.rest()
}

/// The Secret Passage, seen by somebody who may look at its hidden card.
pub(super) fn look(studio: &mut Studio) -> Result<(), ShotError> {
    let hidden = |game: &DontGoIn| {
        let passage = game.table().board(Room::SecretPassage);
        passage.is_some_and(|board| board.cards().contains(&Slot::FaceDown))
            && game.table().may_look().contains(game.table().acting())
            && game.table().phase() == Phase::Place
    };
    let sitting = first_of(3, hidden)?;
    sit_down(studio, sitting)
}

/// The count at the end of a game of so many players, at this share of its steps, from 0 to 1.
pub(super) fn count(studio: &mut Studio, players: usize, share: f32) -> Result<(), ShotError> {
    let sitting = ended(players)?;
    let steps = Tally::of(&sitting).steps().len();
    sit_down(studio, sitting)?;
    let now = (steps as f32 * share) as usize;
    studio.world().write_message(CountIntent::To(now.min(steps.saturating_sub(1))));
    studio.run(4);
    Ok(())
}

/// The result of a game of so many players.
pub(super) fn result(studio: &mut Studio, players: usize) -> Result<(), ShotError> {
    sit_down(studio, ended(players)?)?;
    studio.go(Screen::Result);
    studio.rest()
}

/// Looking back on a game of so many players.
pub(super) fn review(studio: &mut Studio, players: usize) -> Result<(), ShotError> {
    result(studio, players)?;
    studio.go(Screen::Review);
    studio.rest()
}

fn sit_down(studio: &mut Studio, sitting: Sitting) -> Result<(), ShotError> {
    studio.load()?;
    studio.sit_down(sitting);
    // The table is entered first, as in the game.
    studio.run(3);
    studio.rest()
}

/// A game of careful computers, at its beginning.
fn begun(players: usize, seed: u64) -> Result<Sitting, ShotError> {
    let Plan { setup, seed, names, .. } = SetupForm::new(players, seed).plan().map_err(ShotError::NoTable)?;
    let sitting = Sitting::begin(setup, seed, names).map_err(|error| ShotError::NoTable(error.to_string()))?;
    Ok(sitting.with_seats(vec![Seat::Computer(Policy::Beginner); players]))
}

/// The computer decides. Returns whether it could.
fn play_on(sitting: &mut Sitting) -> Result<bool, ShotError> {
    let Some(action) = sitting.computer_decides() else { return Ok(false) };
    sitting.play(action).map_err(|refusal| ShotError::NoTable(refusal.to_string()))?;
    Ok(true)
}

/// A finished game, played by careful computers.
fn ended(players: usize) -> Result<Sitting, ShotError> {
    let mut sitting = begun(players, 11)?;
    while play_on(&mut sitting)? {}
    Ok(sitting)
}

/// The first position of this kind in some games of careful computers. Whoever has to decide is a person then.
fn first_of(players: usize, wanted: impl Fn(&DontGoIn) -> bool) -> Result<Sitting, ShotError> {
    for seed in 1..60 {
        let mut sitting = begun(players, seed)?;
        loop {
            if wanted(sitting.position()) {
                let mut seats = vec![Seat::Computer(Policy::Beginner); players];
                seats[sitting.position().acting()] = Seat::Person;
                return Ok(sitting.with_seats(seats));
            }
            if !play_on(&mut sitting)? {
                break;
            }
        }
    }
    Err(ShotError::NoPosition)
}
