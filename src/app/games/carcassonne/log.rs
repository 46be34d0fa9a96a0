//! The log: everything that happened in this game, newest first, written as it is shown. When the table is rebuilt, the
//! log is written again from the decisions, so a saved game has its whole log.

use super::table::{AtTable, Happened, Rebuilt};
use super::words::{self, Grows, People};
use crate::app::games::mists::panels::LogLine;
use crate::rules::Colour;
use crate::rules::carcassonne::Happening;
use crate::rules::tiles::PartName;
use bevy::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Log>().add_observer(tell).add_observer(tell_anew);
}

/// The lines of the log.
#[derive(Resource)]
pub struct Log {
    /// Oldest first. The panels share these lines until another one is added.
    lines: Arc<Vec<LogLine>>,
    /// The turn that is being logged, starting at 1.
    turn: u16,
    /// The player whose turn is being logged.
    player: usize,
    /// Lines of this turn that grow: where each stands, and for how many ghosts.
    growing: HashMap<Grows, (usize, u8)>,
    /// Whose meeples were put where. A happening may tell of a meeple that has already left the board.
    standing: HashMap<PartName, Colour>,
}

impl Default for Log {
    fn default() -> Self {
        Log { lines: Arc::default(), turn: 1, player: 0, growing: HashMap::new(), standing: HashMap::new() }
    }
}

impl Log {
    /// The lines, oldest first.
    pub fn lines(&self) -> Arc<Vec<LogLine>> {
        self.lines.clone()
    }

    fn note(&mut self, happening: &Happening, people: People) {
        let Some(active) = people.colours().nth(self.player) else { return };
        for told in words::log_lines(happening, active, people) {
            let line = LogLine { turn: self.turn, colour: told.colour, text: told.text };
            Arc::make_mut(&mut self.lines).push(line);
        }
        match happening {
            Happening::GhostGiven { to, .. } => match self.standing.get(to).copied() {
                Some(owner) if owner == active => self.grow(Grows::Taken, 1, active, people),
                Some(owner) => self.grow(Grows::GivenTo(owner), 1, active, people),
                None => {}
            },
            Happening::GhostDrawnIn { .. } => self.grow(Grows::DrawnIn, 1, active, people),
            Happening::CircleFilled { .. } => self.grow(Grows::Filled, 1, active, people),
            Happening::Released { ghosts, .. } => self.grow(Grows::Released, *ghosts, active, people),
            Happening::MeeplePlaced { colour, on, .. } => drop(self.standing.insert(*on, *colour)),
            Happening::TurnEnded { .. } => {
                self.growing.clear();
                self.turn += 1;
                self.player = (self.player + 1) % people.colours().count();
            }
            _ => {}
        }
    }

    /// The same thing happened once more in this turn: its line tells of more ghosts. So each turn has one such line,
    /// even if other lines came in between.
    fn grow(&mut self, grows: Grows, more: u8, active: Colour, people: People) {
        let lines = Arc::make_mut(&mut self.lines);
        let (at, ghosts) = self.growing.entry(grows).or_insert((lines.len(), 0));
        *ghosts += more;
        let text = grows.line(*ghosts, people.name(active), people);
        let line = LogLine { turn: self.turn, colour: Some(active), text };
        if *at < lines.len() { lines[*at] = line } else { lines.push(line) }
    }
}

fn tell(happened: On<Happened>, table: Res<AtTable>, mut log: ResMut<Log>) {
    log.note(&happened.0, People::of(table.position(), table.sitting.names()));
}

fn tell_anew(_: On<Rebuilt>, table: Res<AtTable>, mut log: ResMut<Log>) {
    *log = Log::default();
    let people = People::of(table.position(), table.sitting.names());
    let played = table.sitting.played().iter().flat_map(|played| &played.happenings);
    table.sitting.opening().iter().chain(played).for_each(|happening| log.note(happening, people));
}
