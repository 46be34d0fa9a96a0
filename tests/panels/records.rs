//! The page of records, and what the result tells of it.

use super::fit::{all_fit, faults, whole_of};
use super::*;
use mists::app::screens::records::{Counted, RecordsIntent, RecordsView, achieved, records};
use mists::table::records::{Achievement, Count, Streak};
use std::collections::BTreeSet;

fn counted(played: usize, best: Option<u16>) -> Counted {
    let count = Count { played, won: played / 2, won_with_circles: 1, won_straight: played / 3, best };
    Counted::of(count, (1..=5).filter(|players| best.is_some() && players % 2 == 1).collect())
}

fn view() -> RecordsView {
    RecordsView {
        levels: (0..6).map(|level| counted(level * 137, Some(38).filter(|_| level > 1))).collect(),
        rivals: counted(120, Some(214)),
        house: Counted::of(counted(8, Some(11)).count, BTreeSet::new()),
        games: 1234,
        streak: Streak { now: 12, longest: 107 },
        ghosts_calmed: 12345,
        achieved: Achievement::ALL.map(|achievement| (achievement, (achievement as usize).is_multiple_of(2))).to_vec(),
    }
}

#[test]
fn the_page_tells_games_wins_and_what_was_achieved() {
    let mut harness = shown(SIZES[1], |ctx, art| records(ctx, &view(), art));
    let nodes = harness.query_all_by(|_| true);
    let told = nodes.filter_map(|node| node.accesskit_node().value().or(node.accesskit_node().label()));
    let texts: Vec<String> = told.collect();
    let numbers: Vec<&str> =
        texts.iter().flat_map(|text| text.split(|letter: char| !letter.is_ascii_digit())).collect();
    // The games of levels III and VI, what was won of them, the two other games, and the streaks.
    for number in ["274", "137", "685", "342", "120", "214", "12", "107"] {
        assert!(numbers.contains(&number), "{number} is not told: {texts:?}");
    }
    assert_eq!(press(&mut harness, Key::Escape), [RecordsIntent::Back]);
    assert_eq!(click(&mut harness, "Back"), [RecordsIntent::Back]);
}

#[test]
fn the_records_fit_into_every_window() {
    for (name, view) in [("some", view()), ("none", RecordsView { levels: vec![Counted::default(); 6], ..view() })] {
        for window in SIZES.into_iter().chain(ODD_SIZES) {
            whole_of(&format!("{name} at {window:?}"), window, |ctx, art| records(ctx, &view, art));
        }
    }
    all_fit(faults("records", |ctx, art| records(ctx, &view(), art)));
}

#[test]
fn what_is_new_fits_above_the_result() {
    let show = |ctx: &egui::Context, art: &mut Art| -> Vec<()> {
        achieved(ctx, &Achievement::ALL[..3], art);
        Vec::new()
    };
    for window in SIZES {
        whole_of(&format!("achieved at {window:?}"), window, show);
    }
}
