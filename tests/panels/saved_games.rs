//! The saved games, and the bar of a game that is watched.

use super::fit::{all_fit, faults, whole, whole_of};
use super::*;
use mists::app::panels::ReplayView;
use mists::app::screens::saved_games::{SavedGamesIntent, SavedGamesView, SavedRow, saved_games};
use mists::app::table::ReplayIntent;
use mists::app::table::replay::{Mark, Scorer, TimeLine};
use std::sync::Arc;

fn row(title: &str, ending: Option<&str>) -> SavedRow {
    SavedRow {
        title: title.to_owned(),
        whereabouts: "Level IV with the Spell Circles, turn 26".to_owned(),
        company: "Alix, Guilhem, Maura, Bertran and Peire".to_owned(),
        when: "25 November 2026, 20:00".to_owned(),
        ending: ending.map(str::to_owned),
        trouble: None,
    }
}

fn damaged() -> SavedRow {
    let trouble = "/home/alix/.local/share/mists/games/level-4-turn-26.mists: the checksum does not match.".to_owned();
    SavedRow { trouble: Some(trouble), when: "3 May 2026, 9:05".to_owned(), ..SavedRow::default() }
}

fn view(chosen: usize) -> SavedGamesView {
    let mut rows = vec![row("The night before the fair", None), row("", Some("Guilhem and Maura have won together"))];
    rows.extend([damaged(), row("", Some("won"))]);
    rows.extend((0..20).map(|_| row("", None)));
    SavedGamesView { rows, chosen, ..SavedGamesView::default() }
}

fn shelf(view: SavedGamesView) -> Harness<'static, Vec<SavedGamesIntent>> {
    shown(SIZES[1], move |ctx, art| saved_games(ctx, &view, art))
}

#[test]
fn a_game_is_chosen_with_the_pointer_and_with_the_arrows() {
    let mut harness = shelf(view(0));
    let other = "2. Level IV with the Spell Circles, turn 26";
    assert_eq!(click(&mut harness, other), [SavedGamesIntent::Choose(1)]);
    let mut harness = shelf(view(3));
    assert_eq!(press(&mut harness, Key::ArrowDown), [SavedGamesIntent::Choose(4)]);
    let mut harness = shelf(view(3));
    assert_eq!(press(&mut harness, Key::ArrowUp), [SavedGamesIntent::Choose(2)]);
    let mut harness = shelf(view(3));
    assert_eq!(press(&mut harness, Key::End), [SavedGamesIntent::Choose(23)]);
    let mut harness = shelf(view(23));
    harness.get_by_label("24. Level IV with the Spell Circles, turn 26");
    assert_eq!(press(&mut harness, Key::ArrowDown), []);
}

#[test]
fn enter_goes_on_with_a_game_under_way_and_watches_a_finished_one() {
    assert_eq!(press(&mut shelf(view(0)), Key::Enter), [SavedGamesIntent::Continue]);
    assert_eq!(press(&mut shelf(view(1)), Key::Enter), [SavedGamesIntent::Watch]);
    assert_eq!(press(&mut shelf(view(2)), Key::Enter), [SavedGamesIntent::Choose(2)]);
}

#[test]
fn each_button_does_what_it_says_and_only_what_is_possible() {
    use SavedGamesIntent::{Back, BeginName, Continue, Delete, Share, Watch};
    let wanted = |mut harness: Harness<'static, Vec<SavedGamesIntent>>| {
        let labels = ["Continue", "Watch", "Name", "Share", "Delete"];
        labels.map(|label| click(&mut harness, label)).into_iter().flatten().collect::<Vec<_>>()
    };
    assert_eq!(wanted(shelf(view(0))), [Continue, Watch, BeginName, Share, Delete]);
    assert_eq!(wanted(shelf(view(1))), [Watch, BeginName, Share, Delete]);
    assert_eq!(wanted(shelf(view(2))), [Delete]);
    assert_eq!(wanted(shelf(SavedGamesView { is_elsewhere: true, ..view(0) })), [Watch, Share]);
    assert_eq!(click(&mut shelf(view(0)), "Back"), [Back]);
    assert_eq!(press(&mut shelf(view(0)), Key::Escape), [Back]);
}

#[test]
fn a_name_is_written_and_used_or_dropped() {
    let mut now = SavedGamesView { new_name: Some("Fri".to_owned()), ..view(0) };
    let mut harness = shown(SIZES[1], move |ctx, art| {
        let wishes = saved_games(ctx, &now, art);
        for wish in &wishes {
            if let SavedGamesIntent::WriteName(written) = wish {
                now.new_name = Some(written.clone());
            }
        }
        wishes
    });
    harness.event(Event::Text("day".to_owned()));
    assert_eq!(heard(&mut harness), [SavedGamesIntent::WriteName("Friday".to_owned())]);
    assert_eq!(press(&mut harness, Key::Enter), [SavedGamesIntent::KeepName]);
    let writing = || shelf(SavedGamesView { new_name: Some("Friday".to_owned()), ..view(0) });
    assert_eq!(press(&mut writing(), Key::Escape), [SavedGamesIntent::DropName]);
    assert_eq!(click(&mut writing(), "Use this name"), [SavedGamesIntent::KeepName]);
    assert_eq!(click(&mut writing(), "Leave it"), [SavedGamesIntent::DropName]);
}

#[test]
fn without_games_it_says_so() {
    shelf(SavedGamesView::default()).get_by_label_contains("No game is saved yet");
    shelf(SavedGamesView { reading: true, ..SavedGamesView::default() }).get_by_label_contains("being read");
}

#[test]
fn the_saved_games_fit_into_every_window() {
    for (name, view) in [
        ("under way", view(0)),
        ("over", view(1)),
        ("damaged", view(2)),
        ("naming", SavedGamesView { new_name: Some("Friday".to_owned()), ..view(0) }),
        ("none", SavedGamesView::default()),
    ] {
        for window in SIZES.into_iter().chain(ODD_SIZES) {
            whole_of(&format!("{name} at {window:?}"), window, |ctx, art| saved_games(ctx, &view, art));
        }
    }
    all_fit(faults("saved games", |ctx, art| saved_games(ctx, &view(0), art)));
}

fn watched(now: usize, is_over: bool) -> TableView {
    watched_by(&["Alix", "Guilhem"], now, is_over)
}

/// A watched game of so many players.
fn watched_by(names: &[&str], now: usize, is_over: bool) -> TableView {
    let mark = |number: u16| Mark {
        turn: 1 + number / 4,
        scores: (1..=names.len() as u16).map(|times| times * number).collect(),
        ghosts: number % 12,
    };
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    let line = TimeLine { marks: (0..=120).map(mark).collect(), scorers: Scorer::players(&Colour::ALL, &names) };
    let replay = ReplayView { line: Arc::new(line), now, plays: false, speed: 2, is_over, leads_back: true };
    TableView { replay: Some(replay), foresight: None, ..super::view() }
}

#[test]
fn the_bar_of_a_watched_game_goes_through_it() {
    let replay = |wishes: Vec<Intent>| {
        let of_bar = |wish| match wish {
            Intent::Table(TableIntent::Replay(intent)) => Some(intent),
            _ => None,
        };
        wishes.into_iter().filter_map(of_bar).collect::<Vec<_>>()
    };
    let mut harness = on_1280(watched(60, false));
    harness.get_by_label("Turn 16 of 31");
    for told in ["Alix 60", "Guilhem 120", "0 ghosts"] {
        harness.get_by_label(told);
    }
    for (label, intent) in [
        ("turn before", ReplayIntent::TurnBefore),
        ("one decision back", ReplayIntent::Back),
        ("one decision on", ReplayIntent::On),
        ("next turn", ReplayIntent::NextTurn),
        ("2×", ReplayIntent::Faster),
        ("Play on from here", ReplayIntent::PlayOn),
        ("Back", ReplayIntent::Leave),
    ] {
        assert_eq!(replay(click(&mut harness, label)), [intent], "{label}");
    }
    assert_eq!(replay(click(&mut harness, "time line")).first(), None, "the game stands there already");
    let mut harness = on_1280(watched(120, true));
    for label in ["one decision on", "next turn"] {
        assert_eq!(replay(click(&mut harness, label)), [], "{label} after the end");
    }
    assert!(harness.query_by_label("Back").is_none(), "at the end one button leaves");
    assert_eq!(replay(click(&mut harness, "Stop watching")), [ReplayIntent::Leave]);
    let mut middle = replay(click(&mut harness, "time line"));
    middle.dedup();
    assert_eq!(middle, [ReplayIntent::To(60)]);
}

#[test]
fn a_saved_game_that_is_watched_has_nothing_to_go_back_to() {
    let mut view = watched(60, false);
    view.replay.as_mut().expect("it is watched").leads_back = false;
    let harness = on_1280(view);
    harness.get_by_label("Play on from here");
    assert!(harness.query_by_label("Back").is_none());
}

#[test]
fn the_menu_of_a_watched_game_begins_nothing_anew() {
    let menu = Some(MenuView { visits: false, can_take_back: true, can_redo: true });
    let mut harness = on_1280(TableView { menu, ..watched(60, false) });
    assert!(harness.query_by_label("Begin again").is_none() && harness.query_by_label("Take back").is_none());
    let leave = Intent::Table(TableIntent::Replay(ReplayIntent::Leave));
    assert_eq!(wanted(click(&mut harness, "Stop watching")), [leave]);
}

#[test]
fn the_bar_of_a_watched_game_fits_into_every_window() {
    for window in SIZES.into_iter().chain(ODD_SIZES) {
        whole(&format!("watched at {window:?}"), window, &watched(60, false));
    }
    all_fit(faults("watched", |ctx, art| panels::table(ctx, &watched(60, false), art)));
    let six = ["Bertrande", "Guilhem", "Raimonde", "Esclarmonde", "Maura", "Arnaut"];
    all_fit(faults("watched by six", |ctx, art| panels::table(ctx, &watched_by(&six, 60, false), art)));
}
