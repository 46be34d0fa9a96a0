//! What a turn still has to do: the steps note here what waits, and find it again when the table has decided.

use super::{Banished, ByHound, Hound};
use crate::rules::copying::clone_fields;
use crate::rules::tiles::{ByArea, RegionId, Square, TileId};
use crate::rules::{ByColour, Colour, Colours};

/// What this turn still has to do.
#[derive(Debug, Default)]
pub(super) struct ToDo {
    /// The laid tile's mist was joined to mist that lay there (GHOST-3).
    pub joined_mist: bool,
    /// Ghosts that are still to come.
    pub coming: Coming,
    /// Cemeteries that closed and wait for their meeple (CEM-9).
    pub closing: Vec<Square>,
    /// Regions that the tile completed and that somebody stands in (SCORE-1); the one under way first.
    pub regions: Vec<RegionId>,
    /// What is decided of the region under way.
    pub choice: Choice,
    /// Points that wait for the table to choose their markers.
    pub marking: Option<Marking>,
    /// Hounds whose meeple was scored, with its colour: they score next (HOUND-6).
    pub scored_hounds: ByHound<Option<Colour>>,
    /// The hound that has joined its meeple and is not done with the ghosts around it.
    pub calming: Option<Calming>,
    /// Eloise's meeple was scored, with its colour: she scores after the hounds (CAT-4).
    pub cat_scores: Option<Colour>,
    /// Eloise has to join another meeple (CAT-2, CAT-5, CAT-6).
    pub cat_moves: bool,
}

clone_fields!(ToDo {
    joined_mist,
    coming,
    closing,
    regions,
    choice,
    marking,
    scored_hounds,
    calming,
    cat_scores,
    cat_moves
});

impl ToDo {
    /// The hound that scores next, with its meeple's colour (HOUND-6).
    pub fn next_scored_hound(&self) -> Option<(Hound, Colour)> {
        Hound::ALL.into_iter().find_map(|hound| Some((hound, self.scored_hounds[hound]?)))
    }
}

/// Ghosts that still have to come this turn, in the order of their coming (GHOST-1).
#[derive(Clone, Debug, Default)]
pub(super) struct Coming {
    /// Ghosts that circles draw in from the squares around (SPELL-2).
    pub drawn_in: u8,
    /// Empty circles in each mist area of the laid tile, those included that ghosts are drawn into.
    pub circles: ByArea,
    /// One of the tile's symbols is to be spared (GHOST-3).
    pub spares: bool,
    /// The tile's symbols in each of its mist areas.
    pub symbols: ByArea,
    /// A ghost to an open cemetery (CEM-6).
    pub cemetery: bool,
    /// Tiles whose mist gets a ghost because of a cemetery (L5-3).
    pub haunted: Vec<TileId>,
}

/// What is decided of the region that is scored next (SCORE-7, SCORE-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Choice {
    /// Nothing yet.
    #[default]
    Nothing,
    /// That this region comes first.
    Region,
    /// Its points.
    Points,
    /// Ghosts of one square, of which these have left.
    Ghosts(Banished),
    /// These ghosts and no more.
    Enough(Banished),
}

impl Choice {
    /// The ghosts that have left so far.
    pub fn banished(self) -> Banished {
        match self {
            Choice::Nothing | Choice::Region | Choice::Points => Banished::default(),
            Choice::Ghosts(banished) | Choice::Enough(banished) => banished,
        }
    }
}

/// Points on their way to the markers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Marking {
    /// Points for each colour.
    pub points: u16,
    /// Whose points they are.
    pub colours: Colours,
    /// The marker that each colour moves, as far as it is known.
    pub moves: ByColour<Option<Colour>>,
}

impl Marking {
    /// The first colour whose marker is not known.
    pub fn open(&self) -> Option<Colour> {
        self.colours.iter().find(|&colour| self.moves[colour].is_none())
    }

    /// The marker of the first colour.
    pub fn first_marker(&self) -> Option<Colour> {
        self.colours.iter().find_map(|colour| self.moves[colour])
    }
}

/// A hound that calms ghosts (HOUND-3).
#[derive(Clone, Copy, Debug)]
pub(super) struct Calming {
    /// Which.
    pub hound: Hound,
    /// What left the squares around it.
    pub calmed: [Banished; 2],
}
