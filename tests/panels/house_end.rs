//! The final scoring and the result of *Don't Go In There*.

use super::fit::{all_fit, faults, whole_of};
use super::*;
use mists::app::games::dont_go_in::screens::count::{CountView, Lying, count};
use mists::app::games::dont_go_in::screens::result::{ResultView, result};
use mists::app::screens::ending::{CountIntent, CountPace, Progress, WayOn};
use mists::guide::Policy;
use mists::rules::dont_go_in::{CardType, DontGoIn, Setup};
use mists::table::Seat;
use mists::table::dont_go_in::Sitting;
use mists::table::dont_go_in::tally::{Tally, What};
use std::collections::BTreeSet;
use std::sync::LazyLock;

const NAMES: [&str; 5] = ["Alix", "Guilhem", "Maura", "Bertran", "Peire"];

/// Finished games of two, three, four and five players, with all types that work at the end in play.
static GAMES: LazyLock<Vec<Sitting>> = LazyLock::new(|| (2..=5).map(ended).collect());

fn ended(players: usize) -> Sitting {
    let at_end = CardType::ALL.into_iter().filter(|of| of.works_at_end());
    let others = CardType::ALL.into_iter().filter(|of| !of.works_at_end());
    let types = at_end.chain(others).take(Setup::types_in_play(players)).collect();
    let setup = Setup { types: Some(types), ..Setup::with_players(players) };
    let names = NAMES[..players].iter().map(|&name| name.to_owned()).collect();
    let sitting = mists::table::Sitting::<DontGoIn>::begin(setup, 11, names).expect("a game");
    let mut sitting = sitting.with_seats(vec![Seat::Computer(Policy::Beginner); players]);
    while let Some(action) = sitting.computer_decides() {
        sitting.play(action).expect("it is legal");
    }
    sitting
}

fn game_of(players: usize) -> &'static Sitting {
    &GAMES[players - 2]
}

fn steps(players: usize) -> usize {
    Tally::of(game_of(players)).steps().len()
}

/// The count with this step in the light; after the last one, it is over.
fn counted(players: usize, step: Option<usize>) -> CountView {
    counted_before(players, step, None)
}

/// The same before the eyes of the person in the seat `viewer`.
fn counted_before(players: usize, step: Option<usize>, viewer: Option<usize>) -> CountView {
    let mut progress = Progress::of(steps(players));
    if let Some(step) = step {
        progress.obey(CountIntent::To(step));
        progress.obey(CountIntent::Pace(CountPace::Slow));
        if step >= steps(players) {
            progress.obey(CountIntent::Next);
        }
    }
    CountView::of(game_of(players), &Tally::of(game_of(players)), &progress, viewer)
}

fn count_of(view: CountView) -> Harness<'static, Vec<CountIntent>> {
    shown(SIZES[1], move |ctx, art| count(ctx, &view, art))
}

#[test]
fn the_count_goes_on_and_back_by_keys_and_clicks() {
    let mut harness = count_of(counted(3, Some(1)));
    assert_eq!(press(&mut harness, Key::Space), [CountIntent::Next]);
    assert_eq!(press(&mut harness, Key::B), [CountIntent::Back]);
    assert_eq!(press(&mut harness, Key::X), [CountIntent::Pace(CountPace::Fast)]);
    assert_eq!(press(&mut harness, Key::Escape), [CountIntent::Skip]);
    for (label, intent) in [
        ("next step", CountIntent::Next),
        ("back", CountIntent::Back),
        ("pace: slow", CountIntent::Pace(CountPace::Fast)),
        ("skip", CountIntent::Skip),
    ] {
        assert_eq!(click(&mut harness, label), [intent]);
    }
    let sentence = counted(3, None).steps[0].sentence.clone();
    assert_eq!(click(&mut harness, &format!("Step 1: {sentence}")), [CountIntent::To(0)]);
    let mut last = count_of(counted(3, Some(steps(3))));
    assert_eq!(click(&mut last, "to the result"), [CountIntent::Next]);
}

// HEND-2, HEND-4
#[test]
fn each_step_shows_the_cards_that_go_and_the_curses_after_it() {
    for players in 2..=5 {
        let tally = Tally::of(game_of(players));
        for (at, step) in tally.steps().iter().enumerate() {
            let view = counted(players, Some(at));
            let player = &view.players[step.player];
            assert_eq!(player.curses, step.curses[step.player]);
            let going = player.cards.iter().flatten().filter(|card| card.lying == Lying::Going);
            let values: u16 = going.map(|card| u16::from(card.value)).sum();
            match step.what {
                What::Dispelled { cards, .. } => assert_eq!(values, cards.sum()),
                What::CatsStay | What::Ghosts { .. } => assert_eq!(values, 0),
            }
        }
        let over = counted(players, Some(tally.steps().len()));
        let scores = tally.scores().expect("the game is over");
        assert!(over.is_over);
        for (player, curses) in over.players.iter().zip(scores.curses) {
            assert_eq!(player.curses, curses);
        }
    }
}

// HHIDE-1, HEND-3
#[test]
fn ghosts_are_hidden_until_their_step() {
    for players in 2..=5 {
        let tally = Tally::of(game_of(players));
        let of_ghosts = |what: What| matches!(what, What::Ghosts { .. });
        let first = tally.steps().iter().position(|step| of_ghosts(step.what)).expect("somebody has ghosts");
        for at in 0..tally.steps().len() {
            let shown = counted(players, Some(at)).players.iter().all(|player| player.ghosts.is_some());
            assert_eq!(shown, at >= first, "{players} players, step {at}");
        }
        let own = counted_before(players, None, Some(1));
        let known: Vec<bool> = own.players.iter().map(|player| player.ghosts.is_some()).collect();
        assert_eq!(known, (0..players).map(|seat| seat == 1).collect::<Vec<_>>(), "everybody knows their own");
        let before = count_of(counted(players, None));
        before.get_by_label(&format!("Step {}: ghosts are shown", first + 1));
    }
}

#[test]
fn the_count_fits_into_every_window() {
    for players in 2..=5 {
        for step in [None, Some(0), Some(steps(players) / 2), Some(steps(players) - 1), Some(steps(players))] {
            let view = counted(players, step);
            for window in SIZES.into_iter().chain(ODD_SIZES) {
                let name = format!("{players} players, {step:?}, {window:?}");
                whole_of(&name, window, |ctx, art| count(ctx, &view, art));
            }
        }
    }
}

fn result_view(players: usize) -> ResultView {
    let view = ResultView::of(game_of(players), "pumpkin".to_owned()).expect("the game is over");
    ResultView { settled: true, with_take_back: true, can_take_back: true, by_ghosts: true, ..view }
}

#[test]
fn longer_words_fit_at_the_end_of_the_house() {
    let mut all = Vec::new();
    for players in [2, 5] {
        let view = counted(players, Some(steps(players) / 2));
        all.extend(faults(&format!("count of {players}"), |ctx, art| count(ctx, &view, art)));
        let view = result_view(players);
        all.extend(faults(&format!("result of {players}"), |ctx, art| result(ctx, &view, art)));
    }
    all_fit(all);
}

#[test]
fn the_result_fits_into_every_window() {
    for players in 2..=5 {
        let view = result_view(players);
        for window in SIZES.into_iter().chain(ODD_SIZES) {
            whole_of(&format!("{players} players, {window:?}"), window, |ctx, art| result(ctx, &view, art));
        }
    }
}

// HEND-4, HEND-5
#[test]
fn the_result_names_the_winners_and_where_the_curses_come_from() {
    for players in 2..=5 {
        let view = result_view(players);
        let ranks: Vec<(u16, u16)> = view.places.iter().map(|placed| (placed.curses, placed.ghosts)).collect();
        assert!(ranks.is_sorted(), "{ranks:?}");
        for placed in &view.places {
            assert_eq!(placed.by_type.iter().sum::<u16>() + placed.penalty, placed.curses);
        }
        let winners = view.places.iter().filter(|placed| placed.place == 1);
        for winner in winners.clone() {
            assert!(view.heading.contains(&winner.name), "{}", view.heading);
        }
        assert_eq!(view.heading.contains("together"), winners.count() > 1, "{}", view.heading);
        let view = ResultView::of(game_of(players), String::new()).expect("the game is over");
        let curses: BTreeSet<u16> = view.places.iter().map(|placed| placed.curses).collect();
        let places: BTreeSet<usize> = view.places.iter().map(|placed| placed.place).collect();
        assert_eq!(view.by_ghosts, places.len() > curses.len());
    }
}

#[test]
fn the_result_of_the_house_leads_on() {
    let result_of = |view: ResultView| shown(SIZES[1], move |ctx, art| result(ctx, &view, art));
    let mut harness = result_of(result_view(4));
    harness.get_by_label("with take-back");
    press(&mut harness, Key::Tab);
    assert_eq!(press(&mut harness, Key::Enter), [WayOn::PlayAgain]);
    for (label, way) in [
        ("Play again", WayOn::PlayAgain),
        ("Other setup", WayOn::OtherSetup),
        ("Look back", WayOn::Review),
        ("Take back", WayOn::TakeBack),
        ("Title", WayOn::Title),
    ] {
        assert_eq!(click(&mut harness, label), [way]);
    }
    assert_eq!(press(&mut harness, Key::U), [WayOn::TakeBack]);
    assert_eq!(press(&mut harness, Key::H), [WayOn::Review]);
    let mut fresh = result_of(ResultView { settled: false, ..result_view(4) });
    assert!(click(&mut fresh, "Play again").is_empty() && press(&mut fresh, Key::U).is_empty());
}
