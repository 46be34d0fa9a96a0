//! The screens before and after the table of *Don't Go In There*.

use super::screens::{all_well, faults};
use super::{NAMES, language};
use mists::app::games::dont_go_in::screens::count::{CountView, count};
use mists::app::games::dont_go_in::screens::result::{ResultView, result};
use mists::app::games::dont_go_in::screens::setup::{Choice, SetupForm, SetupIntent, setup};
use mists::app::games::setting_up::GameForm as _;
use mists::app::screens::ending::{CountIntent, Progress};
use mists::app::screens::sitting_down::FavouritesView;
use mists::guide::Policy;
use mists::rules::dont_go_in::{CardType, Setup};
use mists::table::Seat;
use mists::table::dont_go_in::Sitting;
use mists::table::dont_go_in::tally::Tally;
use std::collections::BTreeSet;

/// A finished game of so many players, played by the computer.
fn ended(players: usize) -> Sitting {
    let names = NAMES[..players].iter().map(|&name| name.to_owned()).collect();
    let sitting = Sitting::begin(Setup::with_players(players), 7, names).expect("a game");
    let mut sitting = sitting.with_seats(vec![Seat::Computer(Policy::Beginner); players]);
    while let Some(action) = sitting.computer_decides() {
        sitting.play(action).expect("it is legal");
    }
    sitting
}

#[test]
fn the_way_to_the_house_is_without_english() {
    let mut all = BTreeSet::new();
    for players in [2, 5] {
        let mut form = SetupForm::new(players, 7);
        all.extend(faults("setup", |ctx, art| setup(ctx, &form, &FavouritesView::default(), art)));
        form.answer(&SetupIntent::Choice(Choice::Type(CardType::Cat)));
        all.extend(faults("setup", |ctx, art| setup(ctx, &form, &FavouritesView::default(), art)));
    }
    all_well(all);
}

#[test]
fn the_end_of_the_house_is_without_english() {
    // Some words are looked up when a view is made.
    language::spoken();
    let mut all = BTreeSet::new();
    for players in 2..=5 {
        let sitting = ended(players);
        let tally = Tally::of(&sitting);
        let mut progress = Progress::of(tally.steps().len());
        while !progress.is_over() {
            let view = CountView::of(&sitting, &tally, &progress, None);
            all.extend(faults("count", |ctx, art| count(ctx, &view, art)));
            progress.obey(CountIntent::Next);
        }
        let view = CountView::of(&sitting, &tally, &progress, None);
        all.extend(faults("count", |ctx, art| count(ctx, &view, art)));
        let view = ResultView::of(&sitting, "pumpkin".to_owned()).expect("the game is over");
        all.extend(faults("result", |ctx, art| result(ctx, &view, art)));
    }
    all_well(all);
}
