//! The score track: where each marker stands (SETUP-4, L6-1).

use crate::rules::Colour;

/// The markers' points. A game has one marker or three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Track {
    totals: [u16; 3],
    markers: u8,
}

impl Track {
    /// So many markers on space 0.
    pub fn new(markers: usize) -> Track {
        Track { totals: [0; 3], markers: markers.clamp(1, 3) as u8 }
    }

    /// Points of each marker.
    pub fn totals(&self) -> &[u16] {
        &self.totals[..self.markers as usize]
    }

    /// Sets the points of the first markers.
    pub fn set(&mut self, totals: &[u16]) {
        for (total, &points) in self.totals.iter_mut().zip(totals) {
            *total = points;
        }
    }

    /// The points that every marker has at least: they count for hounds and goal (L6-3).
    pub fn total(&self) -> u16 {
        self.totals().iter().copied().min().unwrap_or_default()
    }

    /// Moves one marker of these.
    pub fn advance(&mut self, markers: &[Colour], marker: Colour, points: u16) {
        if let Some(at) = markers.iter().position(|&known| known == marker) {
            self.totals[at] += points;
        }
    }
}
