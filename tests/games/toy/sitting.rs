//! The toy game is played, taken back, repeated and listed turn by turn.

use super::heap::{Happening, Take};
use super::{begun, played};
use mists::rules::Game;

#[test]
fn what_was_taken_back_is_done_again_one_after_the_other() {
    let mut sitting = played(9);
    let before = sitting.clone();
    assert!(sitting.redo().is_none() && !sitting.can_redo());
    assert_eq!(sitting.take_back(2) + sitting.take_back(3), 5);
    for again in 4..9 {
        let happenings = sitting.redo().expect("something was taken back").to_vec();
        assert_eq!(happenings, before.played()[again].happenings);
    }
    assert_eq!(sitting.played(), before.played());
    assert_eq!(sitting.position().fingerprint(), before.position().fingerprint());
    assert!(!sitting.can_redo());
}

#[test]
fn the_same_action_keeps_the_rest_and_another_one_ends_it() {
    let mut sitting = played(6);
    let actions: Vec<Take> = sitting.played().iter().map(|played| played.action).collect();
    sitting.take_back(4);
    sitting.play(actions[2]).expect("it was legal before");
    assert!(sitting.can_redo(), "three more can be done again");
    let other = sitting.position().legal_actions().into_iter().find(|action| *action != actions[3]);
    sitting.play(other.expect("there is a choice")).expect("legal");
    assert!(!sitting.can_redo() && sitting.redo().is_none());
}

#[test]
fn a_refused_action_leaves_what_can_be_done_again() {
    let mut sitting = played(3);
    sitting.take_back(1);
    assert!(sitting.play(Take(4)).is_err());
    assert!(sitting.can_redo());
}

#[test]
fn taking_back_what_showed_a_card_marks_the_sitting() {
    let mut sitting = begun(2, 5);
    while let Some(&action) = sitting.position().legal_actions().first() {
        sitting.play(action).expect("legal");
    }
    // The last action turned up no card.
    assert_eq!(sitting.free_take_backs(), 1);
    sitting.take_back(1);
    assert!(!sitting.with_take_back());
    sitting.take_back(1);
    assert!(sitting.with_take_back());
}

#[test]
fn every_turn_is_told_with_whose_it_was_and_the_end_belongs_to_the_last_one() {
    let mut sitting = begun(3, 7);
    while let Some(&action) = sitting.position().legal_actions().first() {
        sitting.play(action).expect("legal");
    }
    let log = sitting.turn_log();
    assert_eq!(log.len(), sitting.played().len());
    for (number, (turn, played)) in log.iter().zip(sitting.played()).enumerate() {
        assert_eq!((usize::from(turn.turn), turn.player), (number + 1, number % 3));
        assert_eq!(played.by, turn.player);
        assert!(matches!(turn.happenings[0], Happening::CardTurned { .. }), "a turn begins with its card");
    }
    let last = log.last().expect("there were turns");
    assert_eq!(last.happenings.last(), Some(&Happening::Lost { by: last.player }));
}
