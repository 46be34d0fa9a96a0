//! The result of a game.

use super::*;

pub(super) fn ended(outcome: Outcome) -> ResultView {
    ResultView {
        visits: false,
        outcome,
        players: vec![(Colour::Red, "Alix".to_owned()), (Colour::Green, "Guilhem".to_owned())],
        level: 3,
        spell_circles: false,
        total: 9,
        markers: Vec::new(),
        goal: 100,
        pile: Some(1),
        target: "Rufus at 15".to_owned(),
        needed: 15,
        supply: 2,
        ghosts: 13,
        turns: 31,
        tiles_left: 40,
        seed: "7".to_owned(),
        with_take_back: false,
        puzzle: None,
        next: Some(4),
        opened: None,
        best: false,
        can_take_back: true,
        picture: "The land as you left it".to_owned(),
        can_save_picture: true,
        settled: true,
    }
}

pub(super) fn result_of(view: ResultView) -> Harness<'static, Vec<ResultIntent>> {
    shown(SIZES[1], move |ctx, art| mists::app::games::mists::screens::result(ctx, &view, art))
}

#[test]
fn the_result_says_what_ended_the_game_and_by_which_rule() {
    for outcome in [Outcome::Victory, Outcome::OutOfTiles, Outcome::PileEmpty, Outcome::OutOfGhosts] {
        let extreme = ResultView {
            total: u16::MAX,
            seed: "a word of eighteen".to_owned(),
            with_take_back: true,
            next: None,
            ..ended(outcome)
        };
        let mut harness = result_of(extreme);
        harness.get_by_label(&format!("Rule {}", outcome.rule()));
        harness.get_by_label("with take-back");
        assert_eq!(click(&mut harness, &format!("Rule {}", outcome.rule())), [ResultIntent::Rule]);
        assert!(press(&mut harness, Key::Space).is_empty() && press(&mut harness, Key::Enter).is_empty());
        press(&mut harness, Key::Tab);
        assert_eq!(press(&mut harness, Key::Enter), [ResultIntent::PlayAgain]);
        assert_eq!(click(&mut harness, "Take back"), [ResultIntent::TakeBack]);
        assert_eq!(press(&mut harness, Key::U), [ResultIntent::TakeBack]);
        assert_eq!(click(&mut harness, "Same seed again"), [ResultIntent::SameSeed]);
        assert_eq!(click(&mut harness, "look back"), [ResultIntent::Review]);
        assert_eq!(press(&mut harness, Key::H), [ResultIntent::Review]);
        assert_eq!(click(&mut harness, "Levels"), [ResultIntent::Levels]);
        assert_eq!(click(&mut harness, "Title"), [ResultIntent::Title]);
    }
}

#[test]
fn everybody_who_played_stands_beside_the_heading() {
    let names = ["Alix", "Guilhem of Carcassonne", "Maura", "Bertran", "Esclarmonde"];
    for players in 1..=5 {
        let company: Vec<_> = Colour::ALL.into_iter().zip(names.map(str::to_owned)).take(players).collect();
        for outcome in [Outcome::Victory, Outcome::OutOfGhosts] {
            let view = ResultView { players: company.clone(), ..ended(outcome) };
            let harness = result_of(view);
            let told = ["Alix", "Guilhem of…", "Maura", "Bertran", "Esclarmonde"];
            for name in &told[..players] {
                harness.get_by_label(name);
            }
        }
    }
}

#[test]
fn a_puzzle_is_compared_with_the_guide() {
    let feat = Feat { won: true, total: 101, turns: 44, ghosts: 3, with_take_back: false };
    for (par, told) in [
        (None, "The guide still plays it."),
        (Some(feat), "The guide won in 44 turns."),
        (Some(Feat { won: false, ..feat }), "The guide lost with 101 points."),
    ] {
        let view = ResultView { puzzle: Some(PuzzleResult { par, streak: 3 }), ..ended(Outcome::Victory) };
        result_of(view).get_by_label(&format!("Puzzle of the day, won 3 days in a row. {told}"));
    }
}

#[test]
fn a_result_just_shown_takes_no_answer() {
    let mut harness = result_of(ResultView { settled: false, ..ended(Outcome::OutOfGhosts) });
    for key in [Key::Enter, Key::Space, Key::U, Key::Escape, Key::Tab, Key::Enter] {
        assert!(press(&mut harness, key).is_empty(), "{key:?}");
    }
    assert!(click(&mut harness, &format!("Rule {}", Outcome::OutOfGhosts.rule())).is_empty());
    assert!(click(&mut harness, "Play again").is_empty());
    let first = ResultView { can_take_back: false, ..ended(Outcome::OutOfGhosts) };
    assert!(press(&mut result_of(first), Key::U).is_empty());
}

// PILE-2, END-2, GHOST-5
#[test]
fn every_defeat_is_told_by_its_cause() {
    result_of(ended(Outcome::PileEmpty)).get_by_label("Pile 1 was used up 6 points short of Rufus at 15.");
    let last = ResultView { pile: None, needed: 75, total: 74, ..ended(Outcome::OutOfTiles) };
    result_of(last).get_by_label("The last tile was laid, 1 point short of the goal.");
    let word = "More ghosts had to come than the 2 left in the supply.";
    result_of(ended(Outcome::OutOfGhosts)).get_by_label(word);
    let markers = vec![(Colour::Red, 16), (Colour::Green, 9), (Colour::Blue, 12)];
    let three = ResultView { level: 6, markers, goal: 50, ..ended(Outcome::PileEmpty) };
    let harness = result_of(three);
    harness.get_by_label("Pile 1 was used up 9 points short of Rufus at 15, all markers counted.");
    harness.get_by_label("16 · 9 · 12 of 50 each");
}

#[test]
fn a_victory_leads_to_the_next_level() {
    let mut harness = result_of(ResultView { opened: Some(4), ..ended(Outcome::Victory) });
    harness.get_by_label("Level IV is open now.");
    press(&mut harness, Key::Tab);
    assert_eq!(press(&mut harness, Key::Enter), [ResultIntent::Next(4)]);
    assert!(result_of(ended(Outcome::PileEmpty)).query_by_label("Next level").is_none());
    result_of(ResultView { best: true, ..ended(Outcome::Victory) }).get_by_label_contains("Your best so far");
    let lost = result_of(ResultView { best: true, ..ended(Outcome::OutOfTiles) });
    assert!(lost.query_by_label_contains("Your best so far").is_none(), "nobody is congratulated on a defeat");
}
