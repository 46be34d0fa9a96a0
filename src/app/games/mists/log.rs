//! The log: everything that happened in this game, newest first, written as it is shown. When the table is rebuilt, the
//! log is written again from the decisions, so a saved game has its whole log.

use super::panels::LogLine;
use super::words;
use crate::app::games::mists::table::{AtTable, Happened, Rebuilt};
use crate::rules::mists::Happening;
use bevy::prelude::*;
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
    /// How many ghosts came in this turn, and how many its circles drew in. Each one updates its line in the log.
    came: u8,
    drawn_in: u8,
}

impl Default for Log {
    fn default() -> Self {
        Log { lines: Arc::default(), turn: 1, player: 0, came: 0, drawn_in: 0 }
    }
}

impl Log {
    /// The lines, oldest first.
    pub fn lines(&self) -> Arc<Vec<LogLine>> {
        self.lines.clone()
    }

    fn add(&mut self, line: LogLine) {
        Arc::make_mut(&mut self.lines).push(line);
    }

    /// Replaces the line `before` of this turn by `line`, because the same thing happened once more. So each turn has
    /// one such line, even if other lines came in between.
    fn grow(&mut self, before: &str, line: LogLine) {
        let mut of_turn = Arc::make_mut(&mut self.lines).iter_mut().rev().take_while(|told| told.turn == line.turn);
        match of_turn.find(|told| told.text == before) {
            Some(told) => *told = line,
            None => self.add(line),
        }
    }

    fn note(&mut self, happening: &Happening, table: &AtTable) {
        let seats = table.position().seats();
        let name = table.sitting.names().get(self.player).map_or("", String::as_str);
        let colour = seats.get(self.player).and_then(|seat| seat.first().copied());
        if let Some(text) = words::log_line(happening, name, table.position().splits_points()) {
            let colour = match happening {
                Happening::MeeplePlaced { colour, .. } => Some(*colour),
                _ => colour,
            };
            self.add(LogLine { turn: self.turn, colour, text });
        }
        match happening {
            Happening::TileLaid { .. } => {
                let text = words::ghosts_came(name, 0);
                self.add(LogLine { turn: self.turn, colour, text });
            }
            Happening::GhostPlaced { .. } => {
                let before = words::ghosts_came(name, self.came);
                self.came += 1;
                let text = words::ghosts_came(name, self.came);
                self.grow(&before, LogLine { turn: self.turn, colour, text });
            }
            Happening::GhostDrawnIn { .. } => {
                let before = words::ghosts_drawn_in(name, self.drawn_in);
                self.drawn_in += 1;
                let text = words::ghosts_drawn_in(name, self.drawn_in);
                self.grow(&before, LogLine { turn: self.turn, colour, text });
            }
            Happening::TurnEnded { .. } => {
                (self.came, self.drawn_in) = (0, 0);
                self.turn += 1;
                self.player = (self.player + 1) % seats.len();
            }
            _ => {}
        }
    }
}

fn tell(happened: On<Happened>, table: Res<AtTable>, mut log: ResMut<Log>) {
    log.note(&happened.what, &table);
}

fn tell_anew(_: On<Rebuilt>, table: Res<AtTable>, mut log: ResMut<Log>) {
    *log = Log::default();
    table.sitting.happenings().for_each(|happening| log.note(happening, &table));
}
