//! Turns of the competitive game in the real window: a farmer, a guard, a ghost for somebody else, a third ghost, a tie
//! and a final scoring.
//!
//! Each turn is one of a game that the beginner plays in this process. The game is saved at the beginning of the turn,
//! the window goes on with it, and the turn is played there with the mouse.

use super::display::Display;
use super::program::{Program, TurnBy, actions};
use super::{one_at_a_time, results};
use mists::app::table::Shown;
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::carcassonne::{Action, Carcassonne, Happening, Piece, Setup};
use mists::rules::tiles::{Kind, Rotation, Square};
use mists::table::carcassonne::{Sitting, shipped};
use mists::table::save;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::Path;

/// A turn: the game at its beginning, and what is decided in it.
struct Turn {
    before: Sitting,
    decisions: Vec<Action>,
}

/// The first turn in some games of the beginner in which a decision leads to this.
fn turn_with(players: usize, wanted: impl Fn(&Carcassonne, Action, &[Happening]) -> bool) -> Turn {
    for seed in 1..30 {
        let setup = Setup::with_players(shipped::deck().expect("the deck"), players);
        let mut sitting = Sitting::begin(setup, seed, Vec::new()).expect("a table");
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let (mut turn, mut found) = (Turn { before: sitting.clone(), decisions: Vec::new() }, false);
        while sitting.position().outcome().is_none() {
            let position = sitting.position().clone();
            let chosen = || Policy::Beginner.choose(&position, &position.legal_actions(), &mut random);
            let action = position.decides_itself().or_else(chosen).expect("an action");
            let happenings = sitting.play(action).expect("it is legal").to_vec();
            turn.decisions.push(action);
            found |= wanted(&position, action, &happenings);
            if happenings.iter().any(Carcassonne::ends_turn) {
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
        if self.sitting.position().decides_itself() == Some(action) {
            // The window does it too, and goes on.
            self.sitting.play(action).expect("the plan is legal");
            return;
        }
        self.settle();
        match action {
            Action::LayTile { at, turn } => self.lay(at, turn),
            Action::SkipMeeple => self.program.key(&["space"]),
            Action::PlaceMeeple { .. } => {
                self.program.until("places for a meeple", |now| now.still && !now.spots.is_empty());
                while self.program.place_of_spot(action).is_none() {
                    let others = self.program.offered();
                    self.program.key(&["g"]);
                    self.program
                        .until("another piece", |now| now.still && !now.spots.is_empty() && actions(now) != others);
                }
                self.click(action);
            }
            Action::GiveGhost { .. }
            | Action::DrawIn { .. }
            | Action::TakeFromCircle { .. }
            | Action::RecallAbbot
            | Action::ScoreNext { .. } => self.click(action),
        }
        self.sitting.play(action).expect("the plan is legal");
        let (played, over) = (self.sitting.played().len(), self.sitting.position().outcome().is_some());
        self.program.until(&format!("{action:?} carried out"), |now| now.decisions >= played || over);
    }

    fn click(&mut self, action: Action) {
        let place = self.program.bring_spot_into_view(action);
        self.program.click_spot(place, action);
    }

    fn lay(&mut self, at: Square, turn: Rotation) {
        let place = self.program.bring_into_view(|now| Some(now.place_of(at)));
        self.program.point(place);
        self.program.until_aimed_at(at);
        while self.program.turned() != turn {
            self.program.turn_on(TurnBy::Key);
        }
        self.program.click_at(place);
    }

    fn has_same_save(&self, file: &Path) {
        let saved = save::read::<Carcassonne>(file).expect("a save in order");
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

/// The piece that a decision puts, and on what.
fn put(action: Action) -> Option<(Piece, Kind)> {
    match action {
        Action::PlaceMeeple { piece, kind, .. } => Some((piece, kind)),
        _ => None,
    }
}

// RFIELD-9, RMEEPLE-1
#[test]
fn a_farmer_lies_down_in_a_field() {
    let turn = turn_with(3, |_, action, _| put(action) == Some((Piece::Ordinary, Kind::Field)));
    play_there("rivals-farmer", turn, |table| table.settle());
}

// RGUARD-1
#[test]
fn a_guard_is_put_on_the_board() {
    let turn = turn_with(3, |_, action, _| put(action).is_some_and(|(piece, _)| piece == Piece::Guard));
    play_there("rivals-guard", turn, |table| table.settle());
}

// RMIST-1, RGHOST-3
#[test]
fn a_third_ghost_sends_the_meeple_of_an_opponent_home() {
    let turn = turn_with(4, |game, action, happenings| {
        let chased = |happening: &Happening| matches!(happening, Happening::Chased { colour, .. } if *colour != game.active_colour());
        matches!(action, Action::GiveGhost { .. }) && happenings.iter().any(chased)
    });
    play_there("rivals-third-ghost", turn, |table| table.settle());
}

// RSCORE-3
#[test]
fn a_region_is_shared_by_two_players() {
    let turn = turn_with(3, |_, _, happenings| {
        happenings.iter().any(|happening| match happening {
            Happening::Scored(scoring) => scoring.points.0.iter().flatten().count() > 1,
            _ => false,
        })
    });
    play_there("rivals-tie", turn, |table| table.settle());
}

// REND-1, REND-2
#[test]
fn the_last_tile_leads_to_the_final_scoring_and_to_the_result() {
    let turn = turn_with(2, |_, _, happenings| happenings.iter().any(Carcassonne::ends_game));
    play_there("rivals-end", turn, |table| {
        table.program.until("the final scoring", |now| now.still && now.phase.as_deref() == Some("Over"));
        table.program.key(&["space", "space", "b"]);
        table.program.picture("count");
        table.program.key(&["Escape"]);
        let outcome = table.sitting.position().outcome().map(|outcome| format!("{outcome:?}"));
        table.program.until("the result", |now| now.screen == "Result" && now.outcome == outcome);
        table.program.until("what to do next", |now| now.control("Play again").is_some());
    });
}
