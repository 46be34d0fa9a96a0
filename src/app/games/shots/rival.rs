//! The scenes of the competitive game: its screens, its table and its choices.

use super::ShotError;
use super::studio::Studio;
use crate::app::board::middle;
use crate::app::games::carcassonne::pieces::Meeple;
use crate::app::games::carcassonne::screens::count::CountIntent;
use crate::app::games::carcassonne::screens::setup::{Choice, Form, SetupForm, SetupIntent};
use crate::app::games::carcassonne::spots::Spot;
use crate::app::games::opening::Plan;
use crate::app::games::playing::Playing;
use crate::app::games::setting_up::GameForm as _;
use crate::app::hand::Hand;
use crate::app::screens::sitting_down::CompanyWish;
use crate::app::shell::screen::Screen;
use crate::guide::Policy;
use crate::guide::carcassonne::foresight::foresee;
use crate::guide::carcassonne::{if_ghost_goes, if_meeple_stands, region_now};
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne, Phase, Piece};
use crate::rules::tiles::Kind;
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
    form.answer(&SetupIntent::Company(CompanyWish::PlayedBy(1, Seat::Computer(Policy::Random))));
    form.answer(&SetupIntent::Choice(Choice::Abbot(players > 3)));
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

/// A game of four that is watched, at about its middle.
pub(super) fn watch(studio: &mut Studio) -> Result<(), ShotError> {
    let sitting = ended(4)?;
    studio.load()?;
    studio.watch(sitting, 0.55);
    studio.run(3);
    studio.rest()
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
    if screen != Screen::Table {
        studio.go(screen);
    }
    studio.rest()
}

fn play_it(studio: &mut Studio) {
    studio.world().resource_mut::<NextState<Playing>>().set(Playing::Carcassonne);
}

/// A finished game, played by careful computers.
fn ended(players: usize) -> Result<Sitting, ShotError> {
    let mut sitting = begun(&Table { players, ..Table::default() }, 11)?;
    while play_on(&mut sitting)? {}
    Ok(sitting)
}

/// Who plays, and with what.
#[derive(Clone, Copy)]
struct Table {
    players: usize,
    spell_circles: bool,
    abbot: bool,
}

impl Default for Table {
    fn default() -> Table {
        Table { players: 4, spell_circles: false, abbot: false }
    }
}

/// A game of careful computers, at its beginning.
fn begun(table: &Table, seed: u64) -> Result<Sitting, ShotError> {
    let no_table = |error: String| ShotError::NoTable(error);
    let deck = shipped::deck().map_err(|error| no_table(error.to_string()))?;
    let mut form = SetupForm::new(table.players, seed);
    (form.spell_circles, form.abbot) = (table.spell_circles, table.abbot);
    let Plan { setup, seed, names, .. } = form.plan(deck).map_err(no_table)?;
    let sitting = Sitting::begin(setup, seed, names).map_err(|error| no_table(error.to_string()))?;
    Ok(sitting.with_seats(vec![Seat::Computer(Policy::Beginner); table.players]))
}

/// The computer decides. Returns whether it could.
fn play_on(sitting: &mut Sitting) -> Result<bool, ShotError> {
    let Some(action) = sitting.computer_decides() else { return Ok(false) };
    sitting.play(action).map_err(|refusal| ShotError::NoTable(refusal.to_string()))?;
    Ok(true)
}

/// The first position of this kind in some games of careful computers. The first player is a person then, if it is not
/// the turn of another one.
fn first_of(table: Table, wanted: impl Fn(&Carcassonne) -> bool) -> Result<Sitting, ShotError> {
    for seed in 1..40 {
        let mut sitting = begun(&table, seed)?;
        loop {
            if wanted(sitting.position()) {
                let mut seats = vec![Seat::Computer(Policy::Beginner); table.players];
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

/// The table of a game after so many turns, a tile in hand.
pub(super) fn table(studio: &mut Studio, players: usize, turn: u16) -> Result<(), ShotError> {
    let many = players > 4;
    let table = Table { players, spell_circles: many, abbot: many };
    let sitting = first_of(table, |game| game.turn() >= turn && game.phase() == Phase::LayTile)?;
    sit_down(studio, sitting, Screen::Table)
}

/// The tile over the square where it completes most, with somebody in it.
pub(super) fn hover(studio: &mut Studio) -> Result<(), ShotError> {
    let worth = |game: &Carcassonne, action| {
        let ahead = foresee(game, action).ok()?;
        let occupied = ahead.completed.iter().filter(|completed| !completed.region.is_free()).count();
        (occupied > 0 && ahead.ghosts.extends).then_some(occupied)
    };
    let best = |game: &Carcassonne| {
        let actions = game.legal_actions().into_iter().filter(|action| matches!(action, Action::LayTile { .. }));
        actions.filter_map(|action| Some((worth(game, action)?, action))).max_by_key(|(worth, _)| *worth)
    };
    let sitting = first_of(Table::default(), |game| game.turn() > 30 && best(game).is_some())?;
    let Some((_, Action::LayTile { at, turn })) = best(sitting.position()) else { return Err(ShotError::NoPosition) };
    sit_down(studio, sitting, Screen::Table)?;
    studio.point(middle(at));
    studio.run(1);
    studio.world().resource_mut::<Hand>().turn = turn;
    studio.rest()
}

/// A choice on the board, with the pointer over the spot that is most telling.
pub(super) fn choice(studio: &mut Studio, phase: Phase) -> Result<(), ShotError> {
    let table = Table { spell_circles: true, abbot: true, ..Table::default() };
    let telling = move |game: &Carcassonne, action: Action| match action {
        Action::PlaceMeeple { kind, .. } => {
            kind == Kind::Field && if_meeple_stands(game, action).is_ok_and(|it| it.region.fed_by() > 1)
        }
        Action::GiveGhost { .. } => if_ghost_goes(game, action).is_ok_and(|it| it.goes_home),
        Action::DrawIn { .. } => true,
        // These have no spot, or belong to no scene. The order of scorings is asked for too rarely.
        Action::LayTile { .. } | Action::TakeFromCircle { .. } | Action::SkipMeeple => false,
        Action::ScoreNext { .. } | Action::RecallAbbot => false,
    };
    let meant = move |game: &Carcassonne| {
        let actions = (game.phase() == phase && game.turn() > 20).then(|| game.legal_actions())?;
        actions.into_iter().find(|&action| telling(game, action))
    };
    let sitting = first_of(table, |game| meant(game).is_some())?;
    let action = meant(sitting.position());
    sit_down(studio, sitting, Screen::Table)?;
    let world = studio.world();
    let mut spots = world.query::<&Spot>();
    let spot = spots.iter(world).find(|spot| Some(spot.action) == action).map(|spot| spot.at);
    studio.point(spot.ok_or(ShotError::NoPosition)?);
    studio.rest()
}

/// So many places for a meeple that their marks would hide the tile, if they were not smaller.
pub(super) fn many_places(studio: &mut Studio) -> Result<(), ShotError> {
    let places = |game: &Carcassonne| {
        let ordinary = |action: &Action| matches!(action, Action::PlaceMeeple { piece: Piece::Ordinary, .. });
        game.legal_actions().iter().filter(|action| ordinary(action)).count()
    };
    let sitting = first_of(Table::default(), |game| game.turn() > 40 && places(game) > 6)?;
    sit_down(studio, sitting, Screen::Table)
}

/// The pointer over the field of a farmer.
pub(super) fn field(studio: &mut Studio) -> Result<(), ShotError> {
    let farmer = |game: &Carcassonne| {
        let fed = |part| region_now(game, game.board().region_of(part)).fed_by();
        let fields = game.meeples().iter().map(|meeple| (game.name_of(meeple.part), fed(meeple.part)));
        fields.filter(|&(name, fed)| name.kind == Kind::Field && fed > 2).max_by_key(|&(_, fed)| fed)
    };
    let sitting = first_of(Table::default(), |game| game.phase() == Phase::LayTile && farmer(game).is_some())?;
    let Some((name, _)) = farmer(sitting.position()) else { return Err(ShotError::NoPosition) };
    sit_down(studio, sitting, Screen::Table)?;
    let world = studio.world();
    let mut meeples = world.query::<(&Meeple, &Transform)>();
    let place = meeples.iter(world).find(|(meeple, _)| meeple.on == name).map(|(_, at)| at.translation.xy());
    studio.point(place.ok_or(ShotError::NoPosition)?);
    studio.rest()
}
