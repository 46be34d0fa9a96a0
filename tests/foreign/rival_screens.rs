//! The screens before and after the table of the competitive game.

use super::NAMES;
use super::screens::{all_well, faults};
use mists::app::games::carcassonne::screens::count::{CountPace, CountView, count};
use mists::app::games::carcassonne::screens::result::{ResultView, result};
use mists::app::games::carcassonne::screens::setup::{SetupForm, setup};
use mists::app::games::choice::games;
use mists::app::games::setting_up::GameForm as _;
use mists::app::screens::sitting_down::FavouritesView;
use mists::guide::Policy;
use mists::rules::carcassonne::Setup;
use mists::table::Seat;
use mists::table::carcassonne::tally::Tally;
use mists::table::carcassonne::{Sitting, shipped};
use std::collections::BTreeSet;

/// A finished game of so many players, played by the computer.
fn ended(players: usize) -> Sitting {
    let setup = Setup::with_players(shipped::deck().expect("the tiles"), players);
    let names = NAMES[..players].iter().map(|&name| name.to_owned()).collect();
    let sitting = Sitting::begin(setup, 7, names).expect("a game");
    let mut sitting = sitting.with_seats(vec![Seat::Computer(Policy::Beginner); players]);
    while let Some(action) = sitting.computer_decides() {
        sitting.play(action).expect("it is legal");
    }
    sitting
}

#[test]
fn the_way_to_the_competitive_game_is_without_english() {
    let mut all = faults("games", games);
    for players in [2, 6] {
        let form = SetupForm::new(players, 7);
        all.extend(faults("setup", |ctx, art| setup(ctx, &form, &FavouritesView::default(), art)));
    }
    all_well(all);
}

#[test]
fn the_end_of_the_competitive_game_is_without_english() {
    let mut all = BTreeSet::new();
    for players in [2, 4, 6] {
        let sitting = ended(players);
        let tally = Tally::of(&sitting);
        for counted in 0..=tally.final_regions().len() {
            let view = CountView::of(&sitting, &tally, counted, false, CountPace::Slow);
            all.extend(faults("count", |ctx, art| count(ctx, &view, art)));
        }
        let view = ResultView::of(&sitting, "pumpkin".to_owned()).expect("the game is over");
        all.extend(faults("result", |ctx, art| result(ctx, &view, art)));
    }
    all_well(all);
}
