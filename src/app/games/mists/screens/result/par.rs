//! The guide plays the puzzle of the day in the background, so that the players can compare their result with its own.

use crate::app::games::mists::table::AtTable;
use crate::app::games::playing::MistsAt;
use crate::app::games::thinking::Thinking;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::table::mists::campaign::Feat;
use crate::table::mists::puzzle::Puzzle;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    let result = MistsAt(Screen::Result);
    app.init_resource::<Par>();
    app.add_systems(OnEnter(result), begin).add_systems(OnExit(result), stop);
    app.add_systems(Update, arrive.in_set(FrameSystems::Arrive).run_if(in_state(result)));
}

/// The puzzle that was played last, with the guide's result.
#[derive(Resource, Default)]
pub(super) struct Par {
    puzzle: Option<Puzzle>,
    result: Option<Feat>,
    plays: Option<Thinking<Option<Feat>>>,
}

impl Par {
    /// The puzzle that the game was, if it was one, and the guide's result as soon as that is known.
    pub fn puzzle(&self) -> Option<(Puzzle, Option<Feat>)> {
        self.puzzle.map(|puzzle| (puzzle, self.result))
    }
}

fn begin(table: Option<Res<AtTable>>, mut par: ResMut<Par>) {
    let puzzle = table.and_then(|table| Puzzle::played_in(&table.sitting));
    if puzzle != par.puzzle {
        let plays = puzzle.map(|puzzle| Thinking::about(move |stop| puzzle.par(stop)));
        *par = Par { puzzle, result: None, plays };
    }
}

/// Nobody waits for it any more.
fn stop(mut par: ResMut<Par>) {
    if par.plays.is_some() {
        *par = Par::default();
    }
}

fn arrive(mut par: ResMut<Par>) {
    if let Some(result) = par.bypass_change_detection().plays.as_mut().and_then(Thinking::result) {
        (par.result, par.plays) = (result, None);
    }
}
