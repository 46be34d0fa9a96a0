//! The points of one player, line by line.

use crate::rules::tiles::Kind;
use std::ops::{Index, IndexMut};

/// What points come from: a line of the table of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// Roads (RROAD-1).
    Roads,
    /// Cities (RCITY-1).
    Cities,
    /// Monasteries (RABBEY-1), and abbots that were taken back (RABBOT-2).
    Monasteries,
    /// Castles (RCASTLE-1).
    Castles,
    /// Cemeteries: they bring guards, never points (RCEM-2).
    Cemeteries,
    /// Fields (RFIELD-9).
    Fields,
    /// What ghosts cost: 0 or less (RSCORE-4, REND-3).
    Ghosts,
    /// What was not lost because no score falls below 0: 0 or more (RSCORE-5, REND-4).
    KeptAtZero,
}

impl Line {
    /// All lines in the order in which people read them.
    pub const ALL: [Line; 8] = [
        Line::Roads,
        Line::Cities,
        Line::Monasteries,
        Line::Castles,
        Line::Cemeteries,
        Line::Fields,
        Line::Ghosts,
        Line::KeptAtZero,
    ];

    /// The line for regions of this kind. `None` for mist, which is never scored.
    pub const fn of(kind: Kind) -> Option<Line> {
        match kind {
            Kind::Road => Some(Line::Roads),
            Kind::City => Some(Line::Cities),
            Kind::Monastery => Some(Line::Monasteries),
            Kind::Castle => Some(Line::Castles),
            Kind::Cemetery => Some(Line::Cemeteries),
            Kind::Field => Some(Line::Fields),
            Kind::Mist => None,
        }
    }
}

/// The points of one player, for each line. Together they are what the player's score rose by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Account([i32; 8]);

impl Account {
    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.0.iter().sum()
    }

    /// Enters what a region brought: its value in its own line, and what ghosts cost in theirs.
    pub(super) fn enter(&mut self, kind: Kind, value: u16, points: i16) {
        if let Some(line) = Line::of(kind) {
            self[line] += i32::from(value);
            self[Line::Ghosts] += i32::from(points) - i32::from(value);
        }
    }
}

impl Index<Line> for Account {
    type Output = i32;

    fn index(&self, line: Line) -> &i32 {
        &self.0[line as usize]
    }
}

impl IndexMut<Line> for Account {
    fn index_mut(&mut self, line: Line) -> &mut i32 {
        &mut self.0[line as usize]
    }
}
