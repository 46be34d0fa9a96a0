//! Rufus and Ronja, and where a hound can be.

use crate::rules::tiles::PartId;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// One of the two hounds (HOUND-1).
///
/// ```
/// use mists::rules::mists::Hound;
///
/// assert_eq!(Hound::ALL.map(Hound::name), ["rufus", "ronja"]);
/// assert_eq!(Hound::Ronja.to_string(), "Ronja");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hound {
    /// The target of the first pile.
    Rufus = 0,
    /// The target of the second pile.
    Ronja = 1,
}

impl Hound {
    /// Both, in the order in which they are reached and score (HOUND-6, HOUND-7).
    pub const ALL: [Hound; 2] = [Hound::Rufus, Hound::Ronja];

    /// The hound's name in lower case, as scenarios and traces write it.
    pub const fn name(self) -> &'static str {
        match self {
            Hound::Rufus => "rufus",
            Hound::Ronja => "ronja",
        }
    }
}

impl std::fmt::Display for Hound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Hound::Rufus => "Rufus",
            Hound::Ronja => "Ronja",
        })
    }
}

/// Where a hound is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whereabouts {
    /// On its space of the track, waiting to be reached (HOUND-1).
    Track,
    /// With the meeple that stands on this part (HOUND-2), or stood there until it was scored a moment ago (HOUND-6).
    With(PartId),
    /// Out of the game: scored, buried with its meeple or without one to join (HOUND-5, HOUND-6, CEM-8).
    #[default]
    Gone,
}

/// One value for each hound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ByHound<T>(pub [T; 2]);

impl<T> Index<Hound> for ByHound<T> {
    type Output = T;

    fn index(&self, hound: Hound) -> &T {
        &self.0[hound as usize]
    }
}

impl<T> IndexMut<Hound> for ByHound<T> {
    fn index_mut(&mut self, hound: Hound) -> &mut T {
        &mut self.0[hound as usize]
    }
}
