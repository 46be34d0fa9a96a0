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
}

impl Chronicle {
    /// The lines, newest first.
    pub fn lines(&self) -> Vec<LogLine> {
        self.lines.iter().cloned().collect()
    }

    fn note(&mut self, happening: &Happening, table: &AtTable) {
        let seats = table.position().seats();
        let name = table.sitting.names().get(self.player).map_or("", String::as_str);
        if let Some(text) = words::log_line(happening, name) {
            let colour = match happening {
                Happening::MeeplePlaced { colour, .. } => Some(*colour),
                _ => seats.get(self.player).and_then(|seat: &Vec<Colour>| seat.first().copied()),
            };
            self.lines.push_front(LogLine { colour, text });
            self.lines.truncate(KEPT);
        }
        if let Happening::TurnEnded { .. } = happening {
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
