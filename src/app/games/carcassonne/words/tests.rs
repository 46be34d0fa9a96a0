//! What is said in whole games: every sentence can be said, is short, and tells the truth about what it describes.

use super::*;
use crate::guide::Policy;
use crate::rules::carcassonne::{Happening, Scoring, Setup};
use crate::rules::tiles::{Kind, PartName, Square};
use crate::rules::{ByColour, Colour};
use crate::table::carcassonne::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use std::mem::discriminant;

fn names() -> Vec<String> {
    ["Alix", "Guilhem", "Maura"].map(str::to_owned).to_vec()
}

/// Plays games with all options and shows each position with what can be decided in it, and what then happened.
fn play(mut look: impl FnMut(&Carcassonne, &[Action], &[Happening])) {
    for seed in 0..90 {
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 3);
        let setup = Setup { spell_circles: true, abbot: true, ..setup };
        let mut position = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        loop {
            let legal = position.legal_actions();
            let policy = if seed % 3 == 0 { Policy::Beginner } else { Policy::Random };
            let Some(action) = policy.choose(&position, &legal, &mut random) else { break };
            let mut happenings = Vec::new();
            let before = position.clone();
            position.apply(action, &mut happenings).expect("a legal action");
            look(&before, &legal, &happenings);
        }
    }
}

/// A sentence with words in it: no key, no braces, no number of a rule, no coordinates, and not too long.
fn assert_told(text: &str, longest: usize) {
    let faulty = text.contains("rival-") || text.contains(['{', '}', '(', '[']) || text.contains("  ");
    assert!(!faulty && text.chars().any(char::is_alphabetic), "{text:?}");
    let rule = |word: &str| word.split_once('-').is_some_and(|(chapter, _)| chapter.chars().all(char::is_uppercase));
    assert!(!text.split(' ').any(|word| word.len() > 3 && rule(word)), "{text:?}");
    assert!((4..=longest).contains(&text.chars().count()), "{text:?}");
}

#[test]
fn every_phase_says_what_to_do() {
    let mut phases = Vec::new();
    play(|position, _, _| {
        let told = what_to_do("Alix", position);
        assert_told(&told, 56);
        assert_eq!(told.starts_with("Alix, "), position.phase() != Phase::Over, "{told}");
        if !phases.contains(&discriminant(&position.phase())) {
            phases.push(discriminant(&position.phase()));
        }
    });
    assert!(phases.len() >= 6, "only {} kinds of decision came up", phases.len());
    assert!(what_to_do("Maximiliana von Hohenstein", &begun()).starts_with("Maximiliana…, "));
}

#[test]
fn who_has_only_guards_is_asked_for_a_guard() {
    let (mut position, mut random) = (begun(), ChaCha8Rng::seed_from_u64(7));
    let mut asked = BTreeSet::new();
    while let Some(action) = Policy::Random.choose(&position, &position.legal_actions(), &mut random) {
        if position.phase() == Phase::PlaceMeeple {
            let meeples = position.supply(position.active_colour())[Piece::Ordinary];
            asked.insert((meeples > 0, what_to_do("Alix", &position)));
        }
        position.apply(action, &mut Vec::new()).expect("a legal action");
    }
    let told = [(false, "guard"), (true, "meeple")]
        .map(|(meeples, what)| (meeples, format!("Alix, put a {what} on your tile or skip")));
    assert_eq!(asked, told.into());
}

fn begun() -> Carcassonne {
    let setup = Setup::with_players(shipped::deck().expect("the deck"), 3);
    Carcassonne::begin(&setup, 7, &mut Vec::new()).expect("a game")
}

#[test]
fn everything_that_happens_is_told_in_short_lines() {
    let (names, mut kinds) = (names(), Vec::new());
    play(|before, _, happenings| {
        let people = People::of(before, &names);
        for happening in happenings {
            let lines = log_lines(happening, before.active_colour(), people);
            lines.iter().for_each(|line| assert_told(&line.text, 64));
            if !lines.is_empty() && !kinds.contains(&discriminant(happening)) {
                kinds.push(discriminant(happening));
            }
        }
    });
    assert!(kinds.len() >= 8, "only {} kinds of happening have a line", kinds.len());
    let position = begun();
    let people = People::of(&position, &names);
    let maura = position.seats()[2];
    for grows in [Grows::GivenTo(maura), Grows::Taken, Grows::DrawnIn, Grows::Filled, Grows::Released] {
        assert_ne!(grows.line(1, "monk", "Alix", people), grows.line(2, "monk", "Alix", people));
        assert_told(&grows.line(2, "monk, abbot", "Alix", people), 48);
    }
    let given = |ghosts, meeples| Grows::GivenTo(maura).line(ghosts, meeples, "Alix", people);
    assert_eq!(given(1, "knight"), "Alix gave Maura's knight a ghost");
    assert_eq!(given(2, "knight, robber"), "Alix gave Maura 2 ghosts: knight, robber");
}

/// RSCORE-3, RSCORE-4: the log tells each player's sum, and it is what the rules gave.
#[test]
fn scorings_are_told_player_by_player_with_their_sums() {
    let (names, mut with_ghosts) = (names(), 0);
    play(|before, _, happenings| {
        let people = People::of(before, &names);
        for happening in happenings {
            let (Happening::Scored(scoring) | Happening::FinallyScored(scoring)) = happening else { continue };
            let lines = log_lines(happening, before.active_colour(), people);
            for &colour in before.seats() {
                let of_player = || lines.iter().filter(|line| line.colour == Some(colour));
                if let Some(points) = scoring.points[colour] {
                    let result = points.to_string().replace('-', "−");
                    assert!(of_player().any(|line| line.text.ends_with(&format!(" {result}"))), "{lines:?}, {points}");
                    with_ghosts += usize::from(i32::from(points) != i32::from(scoring.value));
                }
            }
        }
    });
    assert!(with_ghosts > 0, "no ghost ever cost anything");
}

/// RSCORE-3: whoever has fewer meeples is told so, and so is who finished a region for others.
#[test]
fn a_scoring_names_who_finished_the_region_and_who_was_outnumbered() {
    let (position, names) = (begun(), names());
    let region = PartName::new(Square::new(0, 0), Kind::City, 0);
    let (mut counts, mut points) = (ByColour::default(), ByColour::default());
    (counts[Colour::Red], counts[Colour::Green], points[Colour::Red]) = (2, 1, Some(6));
    let scored = Scoring { region, value: 8, counts, points, totals: ByColour::default(), due: 1 };
    let told = |active| -> Vec<(Option<Colour>, String)> {
        let lines = log_lines(&Happening::Scored(scored), active, People::of(&position, &names));
        lines.into_iter().map(|line| (line.colour, line.text)).collect()
    };
    let sums = [
        (Some(Colour::Red), "Alix: city 8 − 2 = 6".to_owned()),
        (Some(Colour::Green), "Guilhem: city, outnumbered".to_owned()),
    ];
    assert_eq!(told(Colour::Red), sums);
    assert_eq!(told(Colour::Blue)[0], (Some(Colour::Blue), "Maura finished a city of Alix".to_owned()));
    assert_eq!(told(Colour::Blue)[1..], sums);
}

/// Every region of every position that comes up has its description.
#[test]
fn every_region_is_described_and_names_whoever_stands_in_it() {
    let (names, mut kinds, mut seen) = (names(), BTreeSet::new(), 0);
    play(|position, _, _| {
        seen += 1;
        if seen % 9 != 0 {
            return;
        }
        for meeple in position.meeples() {
            let id = position.board().region_of(meeple.part);
            let tip = region_tip(position, id, &names);
            let name = People::of(position, &names).name(meeple.colour);
            let named = tip.contains(name) || position.board().region(id).kind == Kind::Cemetery;
            assert!(named, "{name}: {tip}");
            assert_eq!(tip.contains("shield"), position.board().region(id).shields > 0, "{tip}");
            assert_told(&tip, 110);
        }
        let laid = position.last_laid();
        let face = position.face(position.board().tile(laid).face);
        for (local, part) in (0..).zip(face.parts_with_fields()) {
            assert_told(
                &region_tip(position, position.board().region_of(position.board().part_of(laid, local)), &names),
                110,
            );
            kinds.insert(part.kind);
        }
    });
    assert_eq!(kinds.len(), 7, "only {kinds:?}");
}

/// RMIST-2: mist that was broken stays darker, and the pointer is told why.
#[test]
fn broken_mist_is_told() {
    let setup = Setup::with_players(shipped::deck().expect("the deck"), 2);
    let mut position = Carcassonne::begin(&setup, 1, &mut Vec::new()).expect("a game");
    let (mut random, mut broken) = (ChaCha8Rng::seed_from_u64(1), 0);
    while let Some(action) = Policy::Random.choose(&position, &position.legal_actions(), &mut random) {
        position.apply(action, &mut Vec::new()).expect("a legal action");
        let (board, laid) = (position.board(), position.last_laid());
        let face = position.face(board.tile(laid).face);
        for (local, _) in (0..).zip(face.parts_with_fields()).filter(|(_, part)| part.kind == Kind::Mist) {
            let id = board.region_of(board.part_of(laid, local));
            let is_broken = board.region(id).dead && !board.region(id).finished();
            let tip = region_tip(&position, id, &names());
            assert_eq!(tip.contains("broken, so it is darker"), is_broken, "{tip}");
            broken += usize::from(is_broken);
        }
    }
    assert!(broken > 0, "no mist ever broke");
}

/// RGHOST-3, RMEEPLE-1, RSCORE-7: every choice on the board says what follows, and the third ghost says who goes home.
#[test]
fn every_choice_says_what_follows() {
    let (names, mut kinds, mut chased) = (names(), Vec::new(), 0);
    play(|position, legal, _| {
        for &action in legal {
            let told = consequence(position, action, &names);
            assert_eq!(told.is_none(), matches!(action, Action::LayTile { .. } | Action::SkipMeeple), "{action:?}");
            let Some(told) = told else { continue };
            assert_told(&told.what, 72);
            told.more.iter().for_each(|more| assert_told(more, 48));
            if let Action::GiveGhost { meeple } = action {
                let meeple = position.meeple_on(meeple).expect("a meeple");
                assert_eq!(told.what.contains("goes home"), meeple.ghosts == 2, "{told:?}");
                chased += usize::from(meeple.ghosts == 2);
            }
            if !kinds.contains(&discriminant(&action)) {
                kinds.push(discriminant(&action));
            }
        }
    });
    assert!(chased > 0 && kinds.len() >= 5, "only {} kinds of choice came up", kinds.len());
}

#[test]
fn a_saved_game_is_called_by_its_turn() {
    let setup = Setup::with_players(shipped::deck().expect("the deck"), 3);
    let sitting = Sitting::begin(setup, 7, names()).expect("a game");
    assert_eq!(whereabouts(&sitting), "Carcassonne, turn 1 of 131");
}

/// REND-5
#[test]
fn the_winners_are_named_alone_or_together() {
    let (position, names) = (begun(), names());
    let people = People::of(&position, &names);
    let of = |players: &[usize]| winners(players.iter().map(|&player| position.seats()[player]).collect(), people);
    assert_eq!(of(&[2]), "Maura has won");
    assert_eq!(of(&[0, 2]), "Alix and Maura have won together");
    assert_eq!(of(&[0, 1, 2]), "Alix, Guilhem and Maura have won together");
}
