//! The scenes of the screens before and after the table of the competitive game.

use super::ShotError;
use super::studio::Studio;
use crate::app::games::carcassonne::screens::count::CountIntent;
use crate::app::games::carcassonne::screens::setup::{Form, SetupForm, SetupIntent};
use crate::app::games::opening::Plan;
use crate::app::games::playing::Playing;
use crate::app::shell::screen::Screen;
use crate::guide::Policy;
use crate::table::Seat;
use crate::table::carcassonne::tally::Tally;
use crate::table::carcassonne::{Sitting, shipped};
use bevy::prelude::*;

/// The setup for so many players.
pub(super) fn setup(studio: &mut Studio, players: usize) -> Result<(), ShotError> {
    studio.load()?;
    play_it(studio);
    studio.go(Screen::Setup);
    studio.run(2);
    let mut form = SetupForm::new(players, 7);
    form.answer(&SetupIntent::PlayedBy(1, Seat::Computer(Policy::Random)));
    form.answer(&SetupIntent::Abbot(players > 3));
    studio.world().resource_mut::<Form>().0 = form;
    studio.rest()
}

/// The final scoring of a game of so many players, at this share of its regions, from 0 to 1.
pub(super) fn count(studio: &mut Studio, players: usize, share: f32) -> Result<(), ShotError> {
    let sitting = ended(players)?;
    let regions = Tally::of(&sitting).final_regions().len();
    sit_down(studio, sitting, Screen::Table)?;
    let now = (regions as f32 * share) as usize;
    studio.world().write_message(CountIntent::To(now.min(regions.saturating_sub(1))));
    studio.run(4);
    Ok(())
}

/// The result of a game of so many players.
pub(super) fn result(studio: &mut Studio, players: usize) -> Result<(), ShotError> {
    sit_down(studio, ended(players)?, Screen::Result)
}

fn sit_down(studio: &mut Studio, sitting: Sitting, screen: Screen) -> Result<(), ShotError> {
    studio.load()?;
    studio.sit_down(sitting);
    // The table is entered first, as in the game.
    studio.run(3);
    studio.go(screen);
    studio.rest()
}

fn play_it(studio: &mut Studio) {
    studio.world().resource_mut::<NextState<Playing>>().set(Playing::Carcassonne);
}

/// A finished game, played by careful computers.
fn ended(players: usize) -> Result<Sitting, ShotError> {
    let no_table = |error: String| ShotError::NoTable(error);
    let deck = shipped::deck().map_err(|error| no_table(error.to_string()))?;
    let form = SetupForm::new(players, 11);
    let Plan { setup, seed, names, .. } = form.plan(deck).map_err(no_table)?;
    let sitting = Sitting::begin(setup, seed, names).map_err(|error| no_table(error.to_string()))?;
    let mut sitting = sitting.with_seats(vec![Seat::Computer(Policy::Beginner); players]);
    while let Some(action) = sitting.computer_decides() {
        sitting.play(action).map_err(|refusal| no_table(refusal.to_string()))?;
    }
    Ok(sitting)
}
