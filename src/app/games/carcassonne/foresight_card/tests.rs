//! Cards in whole games: every foresight has its lines, they are short, and the most important one comes first.

use super::*;
use crate::guide::Policy;
use crate::guide::carcassonne::foresight::{Grown, foresee};
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne, Phase, Setup};
use crate::table::carcassonne::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

fn names() -> Vec<String> {
    ["Alix", "Guilhem", "Maura"].map(str::to_owned).to_vec()
}

/// Plays games with all options and shows what can be decided in each position.
fn play(mut look: impl FnMut(&Carcassonne, Action)) {
    for seed in 0..4 {
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 3);
        let setup = Setup { spell_circles: seed % 2 == 0, abbot: true, ..setup };
        let mut position = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        loop {
            let legal = position.legal_actions();
            let policy = if seed == 0 { Policy::Beginner } else { Policy::Random };
            let Some(action) = policy.choose(&position, &legal, &mut random) else { break };
            legal.iter().rev().take(4).for_each(|&action| look(&position, action));
            position.apply(action, &mut Vec::new()).expect("a legal action");
        }
    }
}

fn assert_told(lines: &[ForesightLine]) {
    assert!((1..=6).contains(&lines.len()), "{lines:?}");
    for ForesightLine { text, .. } in lines {
        assert!(!text.contains("rival-") && !text.contains(['{', '(', '[']), "{text:?}");
        assert!((6..=64).contains(&text.chars().count()), "{text:?}");
    }
}

/// RPLACE-1, RMIST-1, RMIST-2: a tile that breaks mist or finishes a region says so.
#[test]
fn every_tile_has_its_card() {
    let (names, mut marks) = (names(), BTreeSet::new());
    play(|position, action| {
        let Ok(ahead) = foresee(position, action) else { return };
        let card = tile_card(&ahead, position, &names);
        assert_told(&card.lines);
        marks.extend(card.lines.iter().map(|line| std::mem::discriminant(&line.mark)).map(|kind| format!("{kind:?}")));
        let has = |mark: fn(&ForesightMark) -> bool| card.lines.iter().any(|line| mark(&line.mark));
        if ahead.ghosts.breaks && ahead.ghosts.own_spared.is_none() && ahead.completed.len() < 4 {
            assert!(has(|mark| *mark == ForesightMark::Danger), "{:?}", card.lines);
        }
        let brings = ahead.completed.first().and_then(|first| first.region.points[position.active_colour()]);
        if let Some(points) = brings.filter(|_| !ahead.ends_game && ahead.completed[0].guard.is_none()) {
            assert_eq!(card.lines[0].mark, coin(position.active_colour(), points), "{:?}", card.lines);
        }
    });
    assert!(marks.len() >= 5, "only {} kinds of mark", marks.len());
}

/// RMEEPLE-1: of several free regions that a tile finishes, one can be taken.
#[test]
fn a_second_free_region_is_told_as_another_choice() {
    let (names, mut told) = (names(), 0);
    let mut look = |position: &Carcassonne, action| {
        let Ok(ahead) = foresee(position, action) else { return };
        let free = ahead.completed.iter().filter(|completed| tile::brings_if_taken(completed)).count();
        let card = tile_card(&ahead, position, &names);
        if free > 0 && card.lines.len() < 6 {
            let instead = card.lines.iter().filter(|line| line.text.starts_with("Or ")).count();
            assert_eq!(instead, free - 1, "{:?}", card.lines);
            told += instead;
        }
    };
    // Few meeples stand where nobody puts any.
    for seed in 0..4 {
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 3);
        let mut position = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
        while position.phase() != Phase::Over {
            let legal = position.legal_actions();
            legal.iter().for_each(|&action| look(&position, action));
            let skips = legal.contains(&Action::SkipMeeple);
            position.apply(if skips { Action::SkipMeeple } else { legal[0] }, &mut Vec::new()).expect("it is legal");
        }
    }
    assert!(told > 5, "only {told} tiles with a second free region");
}

#[test]
fn a_tile_that_lets_only_a_rivals_region_grow_says_whose() {
    let (names, mut told) = (names(), 0);
    play(|position, action| {
        let Ok(ahead) = foresee(position, action) else { return };
        let me = position.active_colour();
        let card = tile_card(&ahead, position, &names);
        let rivals =
            |grown: &&Grown| !grown.majority_changes() && grown.after.counts[me] == 0 && !grown.after.is_free();
        let Some(grown) = ahead.grown.iter().chain(&ahead.surrounded).find(rivals) else { return };
        if card.lines.len() < 6 {
            let owner = position.seats().iter().position(|&seat| grown.after.majority.contains(seat));
            let name = &names[owner.expect("somebody is there")];
            let kind = grown.after.kind.name();
            let is_named = |text: &str| text.starts_with(name.as_str()) && text.contains(kind);
            assert!(card.lines.iter().any(|line| is_named(&line.text)), "{name}'s {kind}: {:?}", card.lines);
            told += 1;
        }
    });
    assert!(told > 20, "only {told} cards of rivals' regions");
}

/// RGHOST-3, RMEEPLE-1, RSCORE-7: each choice has its card, and a third ghost says who goes home.
#[test]
fn every_choice_has_its_card() {
    let (names, mut chased, mut cards) = (names(), 0, 0);
    play(|position, action| {
        let Some(card) = choice_card(position, action, &names) else {
            let alone = matches!(action, Action::LayTile { .. } | Action::SkipMeeple | Action::RecallAbbot);
            assert!(alone, "{action:?}");
            return;
        };
        cards += 1;
        assert_told(&card.lines);
        if let Action::GiveGhost { meeple } = action {
            let third = position.meeple_on(meeple).expect("a meeple").ghosts == 2;
            assert_eq!(card.lines[0].text.contains("goes home"), third, "{:?}", card.lines);
            chased += usize::from(third);
        }
    });
    assert!(chased > 0 && cards > 100, "{chased} of {cards}");
}
