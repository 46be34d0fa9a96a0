//! Turns of *Don't Go In There* in the real window: a look into the Secret Passage, a second roll in the Basement, a
//! die turned over in the Hallway, a Tome's choice, and the count at the end.
//!
//! Each turn is one of a game that the careful newcomer plays in this process. The game is saved at the beginning of
//! the turn, the window goes on with it, and the turn is played there with the mouse.

use super::display::Display;
use super::program::Program;
use super::{one_at_a_time, results};
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::dont_go_in::{Action, DontGoIn, Happening, Setup};
use mists::table::dont_go_in::Sitting;
use mists::table::save;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::Path;

/// A turn: the game at its beginning, and what is decided in it.
struct Turn {
    before: Sitting,
    decisions: Vec<Action>,
}

/// The first turn in some games in which a decision leads to this.
fn turn_with(players: usize, wanted: impl Fn(Action, &[Happening]) -> bool) -> Turn {
    for seed in 1..60 {
        let names = (1..=players).map(|number| format!("Player {number}")).collect();
        let mut sitting = Sitting::begin(Setup::with_players(players), seed, names).expect("a table");
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let (mut turn, mut found) = (Turn { before: sitting.clone(), decisions: Vec::new() }, false);
        while sitting.position().outcome().is_none() {
            let position = sitting.position().clone();
            let legal = position.legal_actions();
            // The newcomer seldom asks for a second roll, so it is asked for here whenever it may be.
            let again = legal.iter().copied().find(|&action| action == Action::RollAgain);
            let action = again.or_else(|| Policy::Beginner.choose(&position, &legal, &mut random)).expect("an action");
            let happenings = sitting.play(action).expect("it is legal").to_vec();
            turn.decisions.push(action);
            found |= wanted(action, &happenings);
            if happenings.iter().any(DontGoIn::ends_turn) {
                if found {
                    return turn;
                }
                turn = Turn { before: sitting.clone(), decisions: Vec::new() };
            }
        }
    }
    panic!("no game has such a turn");
}

/// The game in the window, and the same game in this process.
struct Table<'a> {
    program: Program<'a>,
    sitting: Sitting,
}

impl Table<'_> {
    fn settle(&mut self) {
        let (fingerprint, decisions) = (self.sitting.position().fingerprint(), self.sitting.played().len());
        self.program.until(&format!("{decisions} decisions"), |now| {
            now.still && now.fingerprint == Some(fingerprint) && now.decisions == decisions
        });
    }

    fn play(&mut self, action: Action) {
        let legal = self.sitting.position().legal_actions();
        // Where only one thing can be done, the table does it by itself.
        if legal.len() > 1 {
            self.settle();
            match action {
                Action::Place { .. } | Action::Take { .. } | Action::TurnDie { .. } => {
                    let place = self.program.bring_spot_into_view(action);
                    self.program.click_spot(place, action);
                }
                Action::RollAgain | Action::KeepRoll | Action::TurnNone | Action::Dispel { .. } => {
                    let buttons: Vec<Action> =
                        legal.into_iter().filter(|action| !matches!(action, Action::TurnDie { .. })).collect();
                    let number = buttons.iter().position(|&other| other == action).expect("it has a button");
                    self.program.click_choice(number);
                }
            }
        }
        self.sitting.play(action).expect("the plan is legal");
        let (played, over) = (self.sitting.played().len(), self.sitting.position().outcome().is_some());
        self.program.until(&format!("{action:?} carried out"), |now| now.decisions >= played || over);
    }

    fn has_same_save(&self, file: &Path) {
        let saved = save::read::<DontGoIn>(file).expect("a save in order");
        assert_eq!(saved.played(), self.sitting.played());
        assert_eq!(saved.position().fingerprint(), self.sitting.position().fingerprint());
    }
}

/// Plays a turn in the window.
fn play_there(name: &str, turn: Turn, then: impl FnOnce(&mut Table)) {
    let _window = one_at_a_time();
    let home = tempfile::tempdir().expect("a folder for the save");
    let file = results().join(format!("{name}.mists"));
    save::write(&turn.before, &file).expect("the game is saved");
    let display = Display::open(home.path());
    let continued = file.display().to_string();
    let program = Program::start(&display, home.path(), name, &["play", "--continue", &continued]);
    let mut table = Table { program, sitting: turn.before };
    turn.decisions.into_iter().for_each(|action| table.play(action));
    then(&mut table);
    table.program.picture("after");
    table.program.assert_quiet();
    table.has_same_save(&home.path().join("autosave.mists"));
}

// HROOM-61, HHIDE-7
#[test]
fn a_meeple_in_the_secret_passage_may_look() {
    let turn = turn_with(3, |_, happenings| happenings.iter().any(|now| matches!(now, Happening::MayLook { .. })));
    play_there("house-look", turn, |table| {
        table.settle();
        let looker = (0..3).find(|&seat| table.sitting.position().table().may_look().contains(seat)).expect("a looker");
        let name = &table.sitting.names()[looker];
        let told = format!("{name} may look at the card that lies face down");
        table.program.until("who may look", |now| now.control(&told).is_some());
    });
}

// HROOM-30
#[test]
fn the_dice_of_the_basement_are_rolled_again() {
    let turn = turn_with(3, |action, _| action == Action::RollAgain);
    play_there("house-basement", turn, |table| table.settle());
}

// HROOM-40
#[test]
fn a_die_of_the_hallway_is_turned_over() {
    let turn = turn_with(3, |action, _| matches!(action, Action::TurnDie { .. }));
    play_there("house-hallway", turn, |table| table.settle());
}

// HCARD-110
#[test]
fn a_tome_dispels_the_type_that_its_owner_chooses() {
    let turn = turn_with(4, |_, happenings| {
        happenings.iter().any(|now| matches!(now, Happening::TypeChosen { legal, .. } if *legal > 1))
    });
    play_there("house-tome", turn, |table| table.settle());
}

// HEND-1, HEND-2
#[test]
fn the_last_turn_leads_to_the_count_and_to_the_result() {
    let turn = turn_with(2, |_, happenings| happenings.iter().any(DontGoIn::ends_game));
    play_there("house-end", turn, |table| {
        table.program.until("the count at the end", |now| now.still && now.phase.as_deref() == Some("Over"));
        table.program.key(&["space", "space", "b"]);
        table.program.picture("count");
        table.program.key(&["Escape"]);
        let outcome = table.sitting.position().outcome().map(|outcome| format!("{outcome:?}"));
        table.program.until("the result", |now| now.screen == "Result" && now.outcome == outcome);
        table.program.until("what to do next", |now| now.control("Play again").is_some());
    });
}
