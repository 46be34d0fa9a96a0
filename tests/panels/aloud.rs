//! What a screen reader reads by itself as soon as it changes, and how it names what is chosen or taken.

use super::before_play::setup_with;
use super::*;
use egui::accesskit;
use std::cell::RefCell;
use std::rc::Rc;

fn read_aloud<T>(harness: &Harness<T>) -> Vec<String> {
    let live = harness.root().children_recursive().filter_map(|node| {
        let node = node.accesskit_node();
        (node.live() != accesskit::Live::Off).then(|| node.label().or(node.value())).flatten()
    });
    live.collect()
}

#[track_caller]
pub(super) fn is_read<T>(harness: &Harness<T>, text: &str) {
    let read = read_aloud(harness);
    assert!(read.iter().any(|read| read == text), "\"{text}\" is not among {read:?}");
}

#[test]
fn choices_are_read_with_their_numbers_and_notes() {
    let calm = Choice { note: "3 ghosts go home".to_owned(), ..choice("Ghosts", Action::StopBanishing) };
    let choices = vec![choice("4 points", Action::TakePoints), calm];
    let harness = on_1280(TableView { choices, ..view() });
    is_read(&harness, "1: 4 points. 2: Ghosts, 3 ghosts go home.");
    is_read(&harness, "Alix, lay your tile on a glowing square");
}

#[test]
fn each_new_line_of_the_log_is_read_and_no_old_one() {
    let now = Rc::new(RefCell::new(view()));
    let shown_now = Rc::clone(&now);
    let mut harness = shown(vec2(1280.0, 720.0), move |ctx, art| panels::table(ctx, &shown_now.borrow(), art));
    let line = |text: &str| LogLine { turn: 1, colour: Some(Colour::Red), text: text.to_owned() };
    assert!(!read_aloud(&harness).contains(&"Alix put a guard on a road".to_owned()), "it was there before");
    now.borrow_mut().log = vec![line("Alix put a guard on a road"), line("2 ghosts came"), line("One went")].into();
    heard(&mut harness);
    is_read(&harness, "2 ghosts came One went");
    // Another game is continued: all its lines are there at once.
    let all: Vec<_> = (0..30).map(|number| line(&format!("line {number}"))).collect();
    now.borrow_mut().log = all.into();
    heard(&mut harness);
    assert!(read_aloud(&harness).iter().all(|read| !read.contains("line 29")), "{:?}", read_aloud(&harness));
}

#[test]
fn where_keys_have_brought_the_tile_is_read() {
    let hand = view().hand.map(|hand| HandView { in_words: "Above road, left city.".to_owned(), ..hand });
    let harness = on_1280(TableView { hand, ..view() });
    is_read(&harness, "Above road, left city.");
    is_read(&harness, "road end, 3 ghosts");
}

#[test]
fn a_meeple_of_another_player_is_named_as_taken_and_the_own_one_as_chosen() {
    let harness = setup_with(SetupForm::new(1, 3, 7));
    let own = harness.get_by_label("red for player 1").accesskit_node().toggled();
    let free = harness.get_by_label("black for player 1").accesskit_node().toggled();
    assert_eq!((own, free), (Some(accesskit::Toggled::True), Some(accesskit::Toggled::False)));
    harness.get_by_label("red for player 2, taken by player 1");
    let players = |number: &str| harness.get_by_label(number).accesskit_node().toggled();
    assert_eq!(players("3 players"), Some(accesskit::Toggled::True));
    assert_eq!(players("2 players"), Some(accesskit::Toggled::False));
}
