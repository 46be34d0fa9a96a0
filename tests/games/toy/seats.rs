//! The computer plays at some seats of the toy game: what it decides, what is saved of it, and what is taken back.

use super::heap::{Heap, Setup, Take};
use mists::guide::Policy;
use mists::rules::Game;
use mists::table::{Seat, Sitting, save};
use std::fs;

const RANDOM: Seat = Seat::Computer(Policy::Random);
const BEGINNER: Seat = Seat::Computer(Policy::Beginner);

fn seated(seed: u64, seats: &[Seat]) -> Sitting<Heap> {
    let setup = Setup { players: seats.len(), stones: 40 };
    Sitting::begin(setup, seed, Vec::new()).expect("enough players").with_seats(seats.to_vec())
}

/// The computer decides until a person has to, or the game is over.
fn computers_play(sitting: &mut Sitting<Heap>) {
    while let Some(action) = sitting.computer_decides() {
        sitting.play(action).expect("the computer keeps to the rules");
    }
}

/// A person takes what comes first in the list.
fn person_plays(sitting: &mut Sitting<Heap>) {
    assert!(sitting.is_persons_turn());
    let action = sitting.position().legal_actions()[0];
    sitting.play(action).expect("legal");
}

fn actions(sitting: &Sitting<Heap>) -> Vec<Take> {
    sitting.played().iter().map(|played| played.action).collect()
}

fn never(_: &Heap) -> bool {
    false
}

#[test]
fn there_is_a_seat_for_each_player_and_persons_where_nothing_is_said() {
    let three = || Sitting::<Heap>::begin(Setup { players: 3, stones: 40 }, 1, Vec::new()).expect("three");
    assert_eq!(three().seats(), [Seat::Person; 3]);
    assert_eq!(three().with_seats(vec![RANDOM]).seats(), [RANDOM, Seat::Person, Seat::Person]);
    assert_eq!(three().with_seats(vec![BEGINNER; 5]).seats(), [BEGINNER; 3]);
    assert_eq!(three().with_seats(vec![RANDOM; 3]).names(), three().names());
}

#[test]
fn the_computer_decides_at_its_own_seats_only() {
    let mut sitting = seated(4, &[Seat::Person, RANDOM, BEGINNER]);
    while sitting.position().outcome().is_none() {
        let person = sitting.position().acting() == 0;
        assert_eq!((sitting.is_persons_turn(), sitting.computer_decides().is_none()), (person, person));
        if person { person_plays(&mut sitting) } else { computers_play(&mut sitting) }
    }
    assert!(!sitting.is_persons_turn() && sitting.computer_decides().is_none(), "the game is over");
    let computers = sitting.with_seats(vec![BEGINNER; 3]);
    assert!(computers.policy_to_decide().is_none() && computers.thought_of_computer().is_none(), "the game is over");
}

#[test]
fn the_same_sitting_brings_the_same_decisions_and_another_seed_brings_others() {
    let whole = |seed| {
        let mut sitting = seated(seed, &[RANDOM, RANDOM]);
        computers_play(&mut sitting);
        actions(&sitting)
    };
    assert_eq!(whole(3), whole(3));
    assert_ne!(whole(3), whole(4));
}

#[test]
fn what_is_taken_back_and_done_again_leaves_the_computers_decisions_as_they_were() {
    let mut sitting = seated(6, &[Seat::Person, RANDOM, RANDOM]);
    for _ in 0..3 {
        person_plays(&mut sitting);
        computers_play(&mut sitting);
    }
    let before = actions(&sitting);
    assert_eq!(sitting.take_back_to_person(never), 3, "two decisions of the computer and the person's");
    sitting.redo().expect("the person's decision");
    assert_eq!(sitting.computer_decides(), Some(before[7]));
    computers_play(&mut sitting);
    assert_eq!(actions(&sitting), before);
    assert!(!sitting.can_redo(), "the computer has done the rest again");
}

#[test]
fn a_take_back_goes_to_the_last_decision_of_a_person() {
    let mut sitting = seated(5, &[RANDOM, Seat::Person, RANDOM, Seat::Person]);
    computers_play(&mut sitting);
    assert!(!sitting.can_take_back());
    assert_eq!((sitting.take_back_to_person(never), sitting.played().len()), (0, 1), "no person decided yet");
    for _ in 0..3 {
        person_plays(&mut sitting);
        computers_play(&mut sitting);
    }
    assert!(sitting.can_take_back());
    // 0 computer, 1 person, 2 computer, 3 person, 4 computer, 5 person, 6 computer.
    assert_eq!((sitting.take_back_to_person(never), sitting.played().len()), (2, 5));
    assert!(sitting.is_persons_turn());
    assert_eq!((sitting.take_back_to_person(never), sitting.played().len()), (2, 3));
    // Nothing to choose in the position before action 1: that is no decision.
    let forced = 40 - sitting.played()[0].action.0;
    let is_forced = |heap: &Heap| heap.stones == forced;
    assert_eq!((sitting.take_back_to_person(is_forced), sitting.played().len()), (0, 3));
    assert_eq!((sitting.take_back_to_person(never), sitting.played().len()), (2, 1));
    assert_eq!(sitting.take_back_to_person(never), 0);
}

#[test]
fn a_take_back_behind_a_new_card_marks_the_sitting() {
    let mut sitting = seated(5, &[Seat::Person, RANDOM]);
    person_plays(&mut sitting);
    computers_play(&mut sitting);
    assert!(!sitting.with_take_back());
    assert_eq!(sitting.take_back_to_person(never), 2);
    assert!(sitting.with_take_back());
}

#[test]
fn a_save_keeps_who_plays_and_the_computer_goes_on_alike() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("heap");
    let seats = [Seat::Person, RANDOM, BEGINNER];
    let mut sitting = seated(8, &seats);
    person_plays(&mut sitting);
    save::write(&sitting, &file).expect("written");
    let text = fs::read_to_string(&file).expect("text");
    assert!(text.contains("computer(random)") && text.contains("computer(beginner)"), "{text}");
    let mut again = save::read::<Heap>(&file).expect("read");
    assert_eq!(again.seats(), seats);
    computers_play(&mut sitting);
    computers_play(&mut again);
    assert_eq!(actions(&again), actions(&sitting));
}

#[test]
fn a_save_of_persons_says_nothing_of_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("heap");
    save::write(&seated(8, &[Seat::Person; 2]), &file).expect("written");
    let text = fs::read_to_string(&file).expect("text");
    assert!(!text.contains("seats"), "{text}");
    assert_eq!(save::read::<Heap>(&file).expect("read").seats(), [Seat::Person; 2]);
}

#[test]
fn a_save_with_a_seat_too_many_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("heap");
    save::write(&seated(8, &[RANDOM, BEGINNER]), &file).expect("written");
    let text = fs::read_to_string(&file).expect("text");
    let content = text.split_once('\n').expect("two parts").1.replacen("computer(random),", "person, person,", 1);
    fs::write(&file, format!("heap-save 1 crc32 {:08x}\n{content}", crc32fast::hash(content.as_bytes())))
        .expect("written");
    let refused = save::read::<Heap>(&file).expect_err("damaged").to_string();
    assert!(refused.ends_with("3 seats: expected 2, one for each player"), "{refused}");
}
