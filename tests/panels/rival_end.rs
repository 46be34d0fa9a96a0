//! The final scoring and the result of the competitive game.

use super::fit::{all_fit, faults, faults_of};
use super::*;
use mists::app::games::carcassonne::screens::count::{CountIntent, CountPace, CountView, count};
use mists::app::games::carcassonne::screens::result::{ResultIntent, ResultView, result};
use mists::app::screens::ending::WayOn;
use mists::app::theme::take_written;
use mists::guide::Policy;
use mists::rules::carcassonne::{Carcassonne, Setup};
use mists::table::Seat;
use mists::table::carcassonne::tally::Tally;
use mists::table::carcassonne::{Sitting, shipped as tiles};
use std::sync::LazyLock;

const NAMES: [&str; 6] = ["Alix", "Guilhem", "Maura", "Bertran", "Peire", "Azalais"];

/// Finished games of two, three and so on to six players.
static GAMES: LazyLock<Vec<Sitting>> = LazyLock::new(|| (2..=6).map(ended).collect());

fn ended(players: usize) -> Sitting {
    let setup = Setup::with_players(tiles::deck().expect("the tiles"), players);
    let names = NAMES[..players].iter().map(|&name| name.to_owned()).collect();
    let sitting = mists::table::Sitting::<Carcassonne>::begin(setup, 11, names).expect("a game");
    let mut sitting = sitting.with_seats(vec![Seat::Computer(Policy::Beginner); players]);
    while let Some(action) = sitting.computer_decides() {
        sitting.play(action).expect("it is legal");
    }
    sitting
}

fn game_of(players: usize) -> &'static Sitting {
    &GAMES[players - 2]
}

fn regions(players: usize) -> usize {
    Tally::of(game_of(players)).final_regions().len()
}

fn counted(players: usize, counted: usize, is_over: bool) -> CountView {
    let sitting = game_of(players);
    CountView::of(sitting, &Tally::of(sitting), counted, is_over, CountPace::Slow)
}

fn count_of(view: CountView) -> Harness<'static, Vec<CountIntent>> {
    shown(SIZES[1], move |ctx, art| count(ctx, &view, art))
}

#[test]
fn the_count_goes_on_and_back_by_keys_and_clicks() {
    let mut harness = count_of(counted(3, 2, false));
    assert_eq!(press(&mut harness, Key::Space), [CountIntent::Next]);
    assert_eq!(press(&mut harness, Key::B), [CountIntent::Back]);
    assert_eq!(press(&mut harness, Key::X), [CountIntent::Pace(CountPace::Fast)]);
    assert_eq!(press(&mut harness, Key::Escape), [CountIntent::Skip]);
    assert_eq!(click(&mut harness, "next region"), [CountIntent::Next]);
    assert_eq!(click(&mut harness, "back"), [CountIntent::Back]);
    assert_eq!(click(&mut harness, "pace: slow"), [CountIntent::Pace(CountPace::Fast)]);
    assert_eq!(click(&mut harness, "skip"), [CountIntent::Skip]);
    let view = counted(3, 2, false);
    for (index, region) in view.regions.iter().enumerate() {
        let name = format!("Region {}: {}", index + 1, region.title);
        assert_eq!(click(&mut harness, &name), [CountIntent::To(index)]);
    }
    let mut last = count_of(counted(3, regions(3), true));
    assert_eq!(click(&mut last, "to the result"), [CountIntent::Next]);
}

// REND-2, REND-3
#[test]
fn each_region_tells_its_sum_and_what_it_brings() {
    for players in 2..=6 {
        for now in 1..=regions(players) {
            let view = counted(players, now, false);
            let region = view.now().expect("a region is counted");
            let tally = Tally::of(game_of(players));
            let told = &tally.final_regions()[now - 1];
            assert!(region.sum.contains(&format!("= {}", told.value)), "{}", region.sum);
            let ghosts = region.shares.iter().any(|&(colour, _)| told.ghosts[colour] > 0);
            assert_eq!(region.sum.contains("less"), ghosts, "{}", region.sum);
            assert!(!region.shares.is_empty() && region.title.contains(" of "), "{}", region.title);
        }
    }
}

// REND-4
#[test]
fn the_points_add_up_to_the_scores_in_the_end() {
    for players in 2..=6 {
        let view = counted(players, regions(players), true);
        for player in &view.players {
            assert_eq!(player.in_play.total() + player.at_end.total(), player.score);
            assert_eq!(player.score, i32::from(game_of(players).position().score(player.colour)));
        }
    }
}

#[test]
fn the_count_fits_into_every_window() {
    let mut all = Vec::new();
    for players in [2, 3, 4, 6] {
        for (now, is_over) in [(0, false), (1, false), (regions(players) * 2 / 3, false), (regions(players), true)] {
            let view = counted(players, now, is_over);
            for window in SIZES.into_iter().chain(ODD_SIZES) {
                let harness = shown(window, |ctx, art| {
                    take_written(ctx);
                    count(ctx, &view, art)
                });
                let written = take_written(&harness.ctx);
                let faults = faults_of(&written, Rect::from_min_size(Pos2::ZERO, window));
                let told = faults.into_iter().map(|fault| format!("{players} players, {now}, {window:?}: {fault}"));
                all.extend(told);
            }
        }
    }
    all_fit(all);
}

#[test]
fn longer_words_fit_at_the_end_of_the_competitive_game() {
    let mut all = Vec::new();
    for players in [2, 6] {
        let view = counted(players, regions(players) / 2, false);
        all.extend(faults(&format!("count of {players}"), |ctx, art| count(ctx, &view, art)));
        let view = result_view(players);
        all.extend(faults(&format!("result of {players}"), |ctx, art| result(ctx, &view, art)));
    }
    all_fit(all);
}

fn result_view(players: usize) -> ResultView {
    let view = ResultView::of(game_of(players), "pumpkin".to_owned()).expect("the game is over");
    ResultView { settled: true, with_take_back: true, can_take_back: true, can_save_picture: true, ..view }
}

fn result_of(view: ResultView) -> Harness<'static, Vec<ResultIntent>> {
    shown(SIZES[1], move |ctx, art| result(ctx, &view, art))
}

// REND-5
#[test]
fn the_result_names_the_winners_and_every_place() {
    for players in 2..=6 {
        let view = result_view(players);
        let scores: Vec<u16> = view.places.iter().map(|placed| placed.score).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
        for placed in &view.places {
            let better = scores.iter().filter(|&&score| score > placed.score).count();
            assert_eq!(placed.place, better + 1);
        }
        let winners = view.places.iter().filter(|placed| placed.place == 1);
        for winner in winners.clone() {
            assert!(view.heading.contains(&winner.name), "{}", view.heading);
        }
        assert_eq!(view.heading.contains("together"), winners.count() > 1, "{}", view.heading);
    }
}

#[test]
fn the_result_leads_on() {
    let mut harness = result_of(result_view(4));
    harness.get_by_label("with take-back");
    press(&mut harness, Key::Tab);
    assert_eq!(press(&mut harness, Key::Enter), [ResultIntent::Go(WayOn::PlayAgain)]);
    for (label, intent) in [
        ("Play again", ResultIntent::Go(WayOn::PlayAgain)),
        ("Other setup", ResultIntent::Go(WayOn::OtherSetup)),
        ("Take back", ResultIntent::Go(WayOn::TakeBack)),
        ("Title", ResultIntent::Go(WayOn::Title)),
        ("save the picture", ResultIntent::SavePicture),
    ] {
        assert_eq!(click(&mut harness, label), [intent]);
    }
    assert_eq!(press(&mut harness, Key::U), [ResultIntent::Go(WayOn::TakeBack)]);
    assert_eq!(press(&mut harness, Key::P), [ResultIntent::SavePicture]);
    let mut fresh = result_of(ResultView { settled: false, ..result_view(4) });
    assert!(click(&mut fresh, "Play again").is_empty() && press(&mut fresh, Key::U).is_empty());
}
