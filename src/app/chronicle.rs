//! The log: what happened lately, newest first, told as it is shown.

use super::panels::LogLine;
use super::table::{AtTable, Happened, Rebuilt};
use super::words;
use crate::rules::{Colour, Happening};
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
    /// Ghosts that came in this turn; their line grows with them.
    came: u8,
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

    /// One more ghost came: the turn has one line for all of them, as long as nothing else was told since.
    fn note_ghost(&mut self, colour: Option<Colour>, name: &str) {
        let before = words::ghosts_came(name, self.came);
        self.came += 1;
        let line = LogLine { colour, text: words::ghosts_came(name, self.came) };
        match self.lines.front_mut().filter(|last| last.text == before) {
            Some(last) => *last = line,
            None => self.add(line),
        }
    }

    fn note(&mut self, happening: &Happening, table: &AtTable) {
        let seats = table.position().seats();
        let name = table.sitting.names().get(self.player).map_or("", String::as_str);
        if let Some(text) = words::log_line(happening, name) {
            let colour = match happening {
                Happening::MeeplePlaced { colour, .. } => Some(*colour),
                _ => seats.get(self.player).and_then(|seat: &Vec<Colour>| seat.first().copied()),
            };
            self.add(LogLine { colour, text });
        }
        if let Happening::GhostPlaced { .. } = happening {
            let colour = seats.get(self.player).and_then(|seat| seat.first().copied());
            self.note_ghost(colour, name);
        }
        if let Happening::TurnEnded { .. } = happening {
            self.came = 0;
            self.player = (self.player + 1) % seats.len();
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
