//! Looking back on a game.

use super::fit::{all_fit, faults, whole_of};
use super::*;
use egui::pos2;
use mists::app::screens::review::{CurveView, PointView, ReviewIntent, ReviewView, review};

fn curve(colour: Option<Colour>, turns: u8) -> CurveView {
    let chance = |turn: u8| f32::from(u16::from(turn) * 37 % 101) / 100.0;
    let name = colour.map_or(String::new(), |colour| format!("{colour:?} player"));
    CurveView { colour, name, chances: (0..=turns).map(chance).collect() }
}

fn point(number: usize, turn: usize, colour: Option<Colour>, chance: f32) -> PointView {
    PointView {
        number,
        turn,
        colour,
        told: "Guilhem: the guide would have done something else. Why? Completes the road of 4: 8 points. It cost: A bank with \
               3 ghosts can never burn off."
            .to_owned(),
        chance,
        best: chance + 0.09,
        at_table: None,
    }
}

/// A game that all won or lost together.
fn together() -> ReviewView {
    let points = vec![point(31, 12, None, 0.41), point(7, 3, None, 0.25), point(90, 40, None, 0.62)];
    ReviewView { behind: None, looked: None, curves: vec![curve(None, 41)], points }
}

/// A game of six against each other, with one mistake.
fn against() -> ReviewView {
    let curves = Colour::ALL.into_iter().map(|colour| curve(Some(colour), 131)).collect();
    ReviewView { curves, points: vec![point(250, 131, Some(Colour::ALL[2]), 0.41)], ..together() }
}

fn under_way() -> ReviewView {
    ReviewView { looked: Some(0.3), ..ReviewView::default() }
}

fn looking_at(view: ReviewView) -> Harness<'static, Vec<ReviewIntent>> {
    shown(SIZES[1], move |ctx, art| review(ctx, &view, art))
}

#[test]
fn each_turning_point_leads_back_to_its_decision() {
    let mut harness = looking_at(together());
    harness.get_by_label("Turn 12");
    for (left, best) in [(41, 50), (25, 34), (62, 71)] {
        harness.get_by_label(&format!("{left}\u{a0}% instead of {best}\u{a0}%"));
    }
    for (label, number) in [("Show 1 on the table", 31), ("Show 2 on the table", 7), ("Show 3 on the table", 90)] {
        assert_eq!(click(&mut harness, label), [ReviewIntent::GoTo(number)]);
    }
    assert_eq!(click(&mut harness, "Back"), [ReviewIntent::Back]);
}

/// The curve need not come by: luck may have changed the chance before the turn was over.
#[test]
fn each_number_stands_at_the_chance_that_its_decision_left() {
    let harness = looking_at(together());
    let curve = harness.get_by_label("the chance to win").rect();
    let turns = 41.0;
    for (number, turn, chance) in [(1, 12.0, 0.41), (2, 3.0, 0.25), (3, 40.0, 0.62)] {
        let mark = harness.get_by_label_contains(&format!("{number} · Guilhem: the guide would have")).rect().center();
        let expected =
            pos2(curve.left() + curve.width() * (turn - 0.5) / turns, curve.bottom() - chance * curve.height());
        assert!(mark.distance(expected) < 0.5, "{number} stands at {mark}, expected {expected}");
    }
}

#[test]
fn enter_and_escape_lead_back_to_the_result() {
    for view in [together(), against(), under_way()] {
        let mut harness = looking_at(view);
        assert_eq!(press(&mut harness, Key::Enter), [ReviewIntent::Back]);
        assert_eq!(press(&mut harness, Key::Escape), [ReviewIntent::Back]);
    }
}

#[test]
fn while_the_guide_looks_there_is_nothing_to_go_back_to() {
    let harness = looking_at(under_way());
    harness.get_by_label("The guide looks at the game …");
    assert!(harness.query_by_label_contains("Go back").is_none());
}

#[test]
fn a_game_without_mistakes_says_so() {
    let harness = looking_at(ReviewView { points: Vec::new(), ..together() });
    harness.get_by_label_contains("No decision cost much");
}

#[test]
fn the_chances_under_the_pointer_are_told() {
    let mut harness = looking_at(together());
    let curve = harness.get_by_label("the chance to win").rect();
    harness.hover_at(curve.left_center());
    harness.run_steps(2);
    harness.get_by_label("in the beginning: 0\u{a0}%");
    harness.hover_at(curve.right_center());
    harness.run_steps(2);
    harness.get_by_label("after turn 41: 2\u{a0}%");
}

#[test]
fn longer_words_fit_while_looking_back() {
    let mut all = Vec::new();
    for (name, view) in [("together", together()), ("against", against()), ("under way", under_way())] {
        all.extend(faults(name, |ctx, art| review(ctx, &view, art)));
        for window in SIZES.into_iter().chain(ODD_SIZES) {
            whole_of(&format!("{name}, {window:?}"), window, |ctx, art| review(ctx, &view, art));
        }
    }
    all_fit(all);
}
