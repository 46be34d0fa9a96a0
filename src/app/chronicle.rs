//! The log: what happened lately, newest first, told as it is shown.

use super::panels::LogLine;
use super::table::{AtTable, Happened, Rebuilt};
use super::words;
use crate::rules::Happening;
use bevy::prelude::*;
use std::collections::VecDeque;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chronicle>().add_observer(tell).add_observer(tell_anew);
}

/// How many lines are kept.
const KEPT: usize = 12;

/// The lines of the log.
#[derive(Resource, Default)]
pub struct Chronicle {
    lines: VecDeque<LogLine>,
    /// Whose turn is being told.
    player: usize,
    /// Ghosts that came in this turn, and that its circles drew in; the lines grow with them.
    came: u8,
    drawn_in: u8,
}

impl Chronicle {
    /// The lines, newest first.
    pub fn lines(&self) -> Vec<LogLine> {
        self.lines.iter().cloned().collect()
    }

    fn add(&mut self, line: LogLine) {
        self.lines.push_front(line);
        self.lines.truncate(KEPT);
    }

    /// One more of the same happened: the turn has one line for all of them, as long as nothing else was told since.
    fn grow(&mut self, before: &str, line: LogLine) {
        match self.lines.front_mut().filter(|last| last.text == before) {
            Some(last) => *last = line,
            None => self.add(line),
        }
    }

    fn note(&mut self, happening: &Happening, table: &AtTable) {
        let seats = table.position().seats();
        let name = table.sitting.names().get(self.player).map_or("", String::as_str);
        let colour = seats.get(self.player).and_then(|seat| seat.first().copied());
        if let Some(text) = words::log_line(happening, name) {
            let colour = match happening {
                Happening::MeeplePlaced { colour, .. } => Some(*colour),
                _ => colour,
            };
            self.add(LogLine { colour, text });
        }
        match happening {
            Happening::GhostPlaced { .. } => {
                let before = words::ghosts_came(name, self.came);
                self.came += 1;
                self.grow(&before, LogLine { colour, text: words::ghosts_came(name, self.came) });
            }
            Happening::GhostDrawnIn { .. } => {
                let before = words::ghosts_drawn_in(name, self.drawn_in);
                self.drawn_in += 1;
                self.grow(&before, LogLine { colour, text: words::ghosts_drawn_in(name, self.drawn_in) });
            }
            Happening::TurnEnded { .. } => {
                (self.came, self.drawn_in) = (0, 0);
                self.player = (self.player + 1) % seats.len();
            }
            _ => {}
        }
    }
}

fn tell(happened: On<Happened>, table: Res<AtTable>, mut chronicle: ResMut<Chronicle>) {
    chronicle.note(&happened.0, &table);
}

fn tell_anew(_: On<Rebuilt>, table: Res<AtTable>, mut chronicle: ResMut<Chronicle>) {
    *chronicle = Chronicle::default();
    let played = table.sitting.played().iter().flat_map(|played| &played.happenings);
    for happening in table.sitting.opening().iter().chain(played) {
        chronicle.note(happening, &table);
    }
}
