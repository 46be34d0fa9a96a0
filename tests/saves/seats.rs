//! Saves keep who is played by the computer. Saves of persons only are written as they were before.

use mists::guide::{Guided, Policy};
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::mists::{Mists, Setup};
use mists::table::save::{self, Save};
use mists::table::{Seat, Sitting, carcassonne::shipped as competitive, mists::shipped};
use std::fs;
use std::path::Path;

const SEATS: [Seat; 2] = [Seat::Computer(Policy::Beginner), Seat::Computer(Policy::Random)];

fn text_of<G: Save>(sitting: &Sitting<G>, folder: &Path) -> String {
    let file = folder.join("game");
    save::write(sitting, &file).expect("written");
    fs::read_to_string(file).expect("text")
}

/// Saves a sitting after a few decisions of the computer and reads it: from there on, both go alike.
fn goes_on_alike<G: Save + Guided>(sitting: Sitting<G>) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut sitting = sitting.with_seats(SEATS.to_vec());
    let on = |sitting: &mut Sitting<G>, actions: usize| {
        for _ in 0..actions {
            let action = sitting.computer_decides().expect("the game is not over");
            sitting.play(action).expect("the computer keeps to the rules");
        }
    };
    on(&mut sitting, 12);
    let text = text_of(&sitting, folder.path());
    assert!(text.contains("computer(beginner),\n        computer(random),"), "{text}");
    let mut again = save::read::<G>(&folder.path().join("game")).expect("read");
    assert_eq!(again.seats(), SEATS);
    on(&mut sitting, 12);
    on(&mut again, 12);
    assert_eq!(again.position().fingerprint(), sitting.position().fingerprint());
    let persons = sitting.with_seats(Vec::new());
    let text = text_of(&persons, folder.path());
    assert!(!text.contains("played_by") && !text.contains("person"), "{text}");
}

#[test]
fn a_save_of_the_cooperative_game_keeps_its_seats() {
    let setup = Setup::with_players(shipped::level(2).expect("a level"), shipped::deck().expect("the deck"), 2);
    goes_on_alike(Sitting::<Mists>::begin(setup, 5, Vec::new()).expect("a game"));
}

#[test]
fn a_save_of_the_competitive_game_keeps_its_seats() {
    let setup = carcassonne::Setup::with_players(competitive::deck().expect("the deck"), 2);
    goes_on_alike(Sitting::<Carcassonne>::begin(setup, 5, Vec::new()).expect("a game"));
}

#[test]
fn a_kept_save_is_written_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    for level in 1..=6 {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/saves/level-{level}-circles.mists"));
        let sitting = save::read::<Mists>(&kept).expect("read");
        assert!(sitting.seats().iter().all(|seat| seat.is_person()));
        assert_eq!(text_of(&sitting, folder.path()), fs::read_to_string(&kept).expect("text"), "level {level}");
    }
}
